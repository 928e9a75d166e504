//! Who may sit down at a screen: codes, the browsers that came with one, and the player's answer. It reads no clock: each call brings
//! the time since the program began.

use std::net::IpAddr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::participant::Language;
use crate::game::screen_event::Role;

/// A code can be used for so long.
const VALID: Duration = Duration::from_mins(5);
/// After this many wrong codes visitors from the same address are refused for a while.
const MOST_WRONG: u32 = 5;
/// After this many from all addresses within that while, all visitors are refused.
const MOST_WRONG_OF_ALL: u32 = 100;
/// For how long they are refused.
const CLOSED: Duration = Duration::from_mins(1);
/// At most this many browsers are known; of those that wait or were sent away, the first to come is forgotten first.
const MOST_VISITORS: usize = 16;
/// The longest name that somebody gives, in characters.
pub(super) const LONGEST_NAME: usize = 60;

/// What somebody gives at the door.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Guest {
    /// The six digits.
    #[serde(skip_serializing)]
    pub code: String,
    /// Their name for the scoresheet, or nothing.
    #[serde(default)]
    pub name: String,
    /// In which language they are spoken to.
    pub language: String,
    /// They play at a real board beside the page.
    #[serde(default)]
    pub board: bool,
}

/// What distinguishes a browser that has come with a code: 128 random bits, which its cookie holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(String);

impl Token {
    fn new() -> Option<Token> {
        let mut bytes = [0_u8; 16];
        getrandom::fill(&mut bytes).ok()?;
        Some(Token(format!("{:032x}", u128::from_le_bytes(bytes))))
    }

    /// As the cookie holds it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a cookie holds it. Each byte is compared, so that the time that takes says nothing of where they differ.
    fn is(&self, given: &str) -> bool {
        let (own, given) = (self.0.as_bytes(), given.as_bytes());
        own.len() == given.len() && own.iter().zip(given).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
    }
}

/// Those who look on, each with a code that can be used again and again.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Audience {
    /// Spectators on devices of their own.
    Room,
    /// A large board for everybody in the room (6.12).
    Display,
}

/// The code of those who look on in one way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Admission {
    audience: Audience,
    /// The six digits.
    digits: String,
    /// What the cookies hold of all who came with it.
    token: Token,
}

/// Tells the browsers of one run apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisitorId(pub u32);

/// What became of a browser that came with the right code.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// The player is being asked.
    Waiting,
    Seated,
    /// The player said no.
    Declined,
    /// The player has sent it away, or another one has its seat.
    Dismissed,
}

/// A browser that came with the right code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visitor {
    pub id: VisitorId,
    /// What its code was for.
    #[serde(default)]
    pub role: Role,
    /// What its cookie holds.
    pub token: Token,
    /// The name that was given, or nothing.
    pub name: String,
    /// In which language it is spoken to.
    pub language: Language,
    /// Whether its player has a real board, too.
    pub board: bool,
    /// What became of it.
    pub standing: Standing,
}

impl Visitor {
    fn has_seat(&self, role: Role) -> bool {
        self.role == role && self.standing == Standing::Seated
    }
}

/// Why a visitor is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is not the code, or no longer.
    Wrong,
    /// After too many wrong codes.
    Closed {
        /// It is this one that was one too many, and the first time that one was.
        is_news: bool,
        /// Visitors are refused from every address.
        for_all: bool,
    },
    /// What was sent is no form of ours.
    Malformed,
}

/// Who has come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guided {
    /// To a seat, or to where one waits for it.
    Visitor(Visitor),
    /// To those who look on: all of one kind have the same cookie.
    Audience(Token),
}

/// A code that was given out.
#[derive(Debug)]
struct Code {
    digits: String,
    role: Role,
    until: Duration,
}

/// Wrong codes within a while.
#[derive(Copy, Clone, Debug, Default)]
struct Wrong {
    count: u32,
    /// When the first of them came.
    since: Duration,
    /// There were too many before.
    was_closed: bool,
}

impl Wrong {
    /// One more; whether that is one too many.
    fn adds_up_to(&mut self, most: u32, now: Duration) -> bool {
        if self.count == 0 || now.saturating_sub(self.since) >= CLOSED {
            (self.count, self.since) = (0, now);
        }
        self.count += 1;
        // Who is shut out waits from the last one on.
        if self.count >= most {
            self.since = now;
        }
        self.count >= most
    }

    fn is_too_many(&self, most: u32, now: Duration) -> bool {
        self.count >= most && now.saturating_sub(self.since) < CLOSED
    }
}

/// The door.
#[derive(Debug, Default)]
pub struct Pairing {
    /// Those for one browser each, at most one for each role.
    codes: Vec<Code>,
    /// The codes of those who look on.
    audiences: Vec<Admission>,
    /// Somebody is asked of each who wants a seat, but of the arbiter, whose PIN was entered. Otherwise the owner's own screen has no
    /// question either.
    supervised: bool,
    /// Of all addresses together.
    wrong: Wrong,
    /// Of each address, the one that came last at the end.
    wrong_from: Vec<(IpAddr, Wrong)>,
    visitors: Vec<Visitor>,
    next: u32,
}

impl Pairing {
    /// The door with those who have seats already, and those who look on, in a game with an arbiter or without.
    pub fn with((seated, audiences): (Vec<Visitor>, Vec<Admission>), supervised: bool) -> Pairing {
        let next = seated.iter().map(|visitor| visitor.id.0.wrapping_add(1)).max().unwrap_or(0);
        Pairing { visitors: seated, audiences, next, supervised, ..Pairing::default() }
    }

    /// The code that can be used now for this: the one that was given out, or a new one. `None`: the system gives no random numbers.
    pub fn invite(&mut self, role: Role, now: Duration) -> Option<String> {
        if let Some(code) = self.code(role, now) {
            return Some(code.to_owned());
        }
        let digits = self.new_digits()?;
        self.codes.retain(|code| code.role != role);
        self.codes.push(Code { digits: digits.clone(), role, until: now + VALID });
        Some(digits)
    }

    /// The code for those who look on: the same as long as it is not taken away.
    pub fn invite_audience(&mut self, audience: Audience) -> Option<String> {
        if let Some(known) = self.audiences.iter().find(|known| known.audience == audience) {
            return Some(known.digits.clone());
        }
        let (digits, token) = (self.new_digits()?, Token::new()?);
        self.audiences.push(Admission { audience, digits: digits.clone(), token });
        Some(digits)
    }

    /// The codes of those who look on.
    pub fn audiences(&self) -> &[Admission] {
        &self.audiences
    }

    /// Ends looking on, and leaves a seat and a code to the arbiter only.
    pub fn close(&mut self) {
        self.audiences.clear();
        self.codes.retain(|code| code.role == Role::Arbiter);
        for visitor in self.visitors.iter_mut().filter(|visitor| visitor.role != Role::Arbiter) {
            visitor.standing = Standing::Dismissed;
        }
    }

    /// Six digits that are no other code.
    fn new_digits(&self) -> Option<String> {
        loop {
            let mut bytes = [0_u8; 8];
            getrandom::fill(&mut bytes).ok()?;
            let digits = format!("{:06}", u64::from_le_bytes(bytes) % 1_000_000);
            let is_known = self.audiences.iter().any(|known| known.digits == digits);
            if !is_known && self.codes.iter().all(|code| code.digits != digits) {
                return Some(digits);
            }
        }
    }

    /// The code that somebody could use now for this.
    pub fn code(&self, role: Role, now: Duration) -> Option<&str> {
        let code = self.codes.iter().find(|code| code.role == role)?;
        (now < code.until).then_some(code.digits.as_str())
    }

    /// Whether somebody could use this code now.
    pub fn is_valid(&self, digits: &str, now: Duration) -> bool {
        let is_seats = self.codes.iter().any(|code| code.digits == digits && now < code.until);
        is_seats || self.audiences.iter().any(|known| known.digits == digits)
    }

    /// Whose cookie it is of those who look on.
    pub fn audience(&self, given: &str) -> Option<Audience> {
        self.audiences.iter().find(|known| known.token.is(given)).map(|known| known.audience)
    }

    /// For how long all visitors are refused, if they are.
    pub fn closed_for(&self, now: Duration) -> Option<Duration> {
        let is_closed = self.wrong.is_too_many(MOST_WRONG_OF_ALL, now);
        is_closed.then(|| (self.wrong.since + CLOSED).saturating_sub(now))
    }

    fn wrong_code(&mut self, from: IpAddr, now: Duration) -> Refused {
        let known = self.wrong_from.iter().position(|(address, _)| *address == from);
        let mut own = known.map(|index| self.wrong_from.remove(index).1).unwrap_or_default();
        // A guesser with that many addresses runs into the bound for all.
        if self.wrong_from.len() >= MOST_WRONG_OF_ALL as usize {
            self.wrong_from.remove(0);
        }
        let is_closed = own.adds_up_to(MOST_WRONG, now);
        let is_news = is_closed && !own.was_closed;
        own.was_closed |= is_closed;
        self.wrong_from.push((from, own));
        if self.wrong.adds_up_to(MOST_WRONG_OF_ALL, now) {
            // Further guesses find no code that was there before. Visitors in the room stay there.
            self.codes.clear();
            return Refused::Closed { is_news: true, for_all: true };
        }
        if is_closed { Refused::Closed { is_news, for_all: false } } else { Refused::Wrong }
    }

    /// Somebody comes with a code from an address, and the code is used up if it is right, but for that of the spectators.
    ///
    /// # Errors
    /// Why they are not let in.
    pub fn knock(&mut self, guest: &Guest, from: IpAddr, now: Duration) -> Result<Guided, Refused> {
        let closed = |for_all| Err(Refused::Closed { is_news: false, for_all });
        if self.closed_for(now).is_some() {
            return closed(true);
        }
        let own = self.wrong_from.iter().find(|(address, _)| *address == from);
        if own.is_some_and(|(_, own)| own.is_too_many(MOST_WRONG, now)) {
            return closed(false);
        }
        let name = guest.name.trim();
        let is_name = name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control);
        let language = Language::from_code(&guest.language).filter(|_| is_name).ok_or(Refused::Malformed)?;
        let given = guest.code.trim();
        if let Some(known) = self.audiences.iter().find(|known| known.digits == given) {
            return Ok(Guided::Audience(known.token.clone()));
        }
        let Some(right) = self.codes.iter().position(|code| code.digits == given && now < code.until) else {
            return Err(self.wrong_code(from, now));
        };
        let token = Token::new().ok_or(Refused::Wrong)?;
        let role = self.codes.swap_remove(right).role;
        if self.visitors.len() >= MOST_VISITORS
            && let Some(oldest) = self.visitors.iter().position(|visitor| visitor.standing != Standing::Seated)
        {
            self.visitors.remove(oldest);
        }
        let id = VisitorId(self.next);
        self.next = self.next.wrapping_add(1);
        let is_asked = match role {
            Role::Opponent | Role::Assistant => true,
            Role::Own => self.supervised,
            Role::Arbiter => false,
        };
        if !is_asked {
            self.dismiss(role);
        }
        let standing = if is_asked { Standing::Waiting } else { Standing::Seated };
        let visitor = Visitor { id, role, token, name: name.to_owned(), language, board: guest.board, standing };
        self.visitors.push(visitor.clone());
        Ok(Guided::Visitor(visitor))
    }

    pub fn of_cookie(&self, given: &str) -> Option<&Visitor> {
        self.visitors.iter().find(|visitor| visitor.token.is(given))
    }

    /// One of those who came.
    pub fn visitor(&self, id: VisitorId) -> Option<&Visitor> {
        self.visitors.iter().find(|visitor| visitor.id == id)
    }

    /// Those who wait for an answer.
    pub fn waiting(&self) -> impl Iterator<Item = &Visitor> {
        self.visitors.iter().filter(|visitor| visitor.standing == Standing::Waiting)
    }

    pub fn seated(&self, role: Role) -> Option<&Visitor> {
        self.visitors.iter().find(|visitor| visitor.has_seat(role))
    }

    /// The player has answered. A visitor who is let in takes the seat from its previous holder.
    pub fn answer(&mut self, id: VisitorId, admitted: bool) -> Option<&Visitor> {
        let index = self.visitors.iter().position(|visitor| visitor.id == id)?;
        if self.visitors[index].standing != Standing::Waiting {
            return None;
        }
        if admitted {
            self.dismiss(self.visitors[index].role);
        }
        self.visitors[index].standing = if admitted { Standing::Seated } else { Standing::Declined };
        self.visitors.get(index)
    }

    /// Takes this seat from who has it.
    pub fn dismiss(&mut self, role: Role) -> Option<&Visitor> {
        let seated = self.visitors.iter_mut().find(|visitor| visitor.has_seat(role))?;
        seated.standing = Standing::Dismissed;
        Some(seated)
    }

    /// From now on this visitor is spoken to in this language.
    pub fn speak(&mut self, id: VisitorId, language: Language) {
        if let Some(visitor) = self.visitors.iter_mut().find(|visitor| visitor.id == id) {
            visitor.language = language;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const NOW: Duration = Duration::from_secs(10);
    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn guest(code: &str) -> Guest {
        Guest { code: code.to_owned(), name: " Ada ".to_owned(), language: "it".to_owned(), board: true }
    }

    fn visitor(guided: Result<Guided, Refused>) -> Visitor {
        match guided.unwrap() {
            Guided::Visitor(visitor) => visitor,
            Guided::Audience(_) => panic!("it is no code for spectators"),
        }
    }

    fn other(host: u32) -> IpAddr {
        IpAddr::V4(Ipv4Addr::from_bits(0x0a00_0000 + host))
    }

    fn wrong(code: &str) -> String {
        if code == "000000" { "000001".to_owned() } else { "000000".to_owned() }
    }

    #[test]
    fn a_code_lets_one_in_once_and_for_five_minutes() {
        let mut door = Pairing::default();
        assert_eq!(door.knock(&guest("000000"), HERE, NOW), Err(Refused::Wrong), "nobody is invited");
        let code = door.invite(Role::Opponent, NOW).unwrap();
        assert!(code.len() == 6 && code.bytes().all(|digit| digit.is_ascii_digit()));
        assert_eq!(door.invite(Role::Opponent, NOW + Duration::from_secs(299)), Some(code.clone()), "it is repeated");
        let late = NOW + Duration::from_mins(5);
        assert_eq!(door.knock(&guest(&code), HERE, late), Err(Refused::Wrong), "too late");
        let code = door.invite(Role::Opponent, late).unwrap();
        let visitor = visitor(door.knock(&guest(&format!(" {code}\n")), HERE, late));
        assert_eq!((visitor.name.as_str(), visitor.language, visitor.board), ("Ada", Language::It, true));
        assert_eq!((visitor.standing, visitor.token.as_str().len()), (Standing::Waiting, 32));
        assert_eq!(door.knock(&guest(&code), HERE, late), Err(Refused::Wrong), "it is used up");
        assert_eq!(door.of_cookie(visitor.token.as_str()), Some(&visitor));
        assert_eq!(door.of_cookie(""), None);
        assert_eq!(door.of_cookie(&visitor.token.as_str()[1..]), None);
    }

    #[test]
    fn five_wrong_codes_make_that_address_wait_and_no_other() {
        let mut door = Pairing::default();
        let code = door.invite(Role::Opponent, NOW).unwrap();
        let bad = wrong(&code);
        for _ in 0..4 {
            assert_eq!(door.knock(&guest(&bad), HERE, NOW), Err(Refused::Wrong));
        }
        let closed = |is_news| Err(Refused::Closed { is_news, for_all: false });
        assert_eq!(door.knock(&guest(&bad), HERE, NOW), closed(true));
        let soon = NOW + Duration::from_secs(59);
        assert_eq!(door.knock(&guest(&code), HERE, soon), closed(false));
        assert_eq!(door.closed_for(soon), None);
        assert!(door.knock(&guest(&code), other(1), soon).is_ok(), "the code is there for others");
        // Five a minute are told once, and keep nobody else out.
        for minute in 1..60 {
            let code = door.invite(Role::Opponent, NOW + Duration::from_mins(minute)).unwrap();
            let now = NOW + Duration::from_mins(minute);
            for _ in 0..4 {
                assert_eq!(door.knock(&guest(&wrong(&code)), HERE, now), Err(Refused::Wrong));
            }
            assert_eq!(door.knock(&guest(&wrong(&code)), HERE, now), closed(false));
            assert!(door.knock(&guest(&code), other(1), now).is_ok());
        }
    }

    #[test]
    fn too_many_wrong_codes_of_all_addresses_close_the_door() {
        let mut door = Pairing::default();
        let code = door.invite(Role::Opponent, NOW).unwrap();
        let bad = wrong(&code);
        let guess = |door: &mut Pairing, index: u32| door.knock(&guest(&bad), other(index / 4), NOW);
        for index in 1..MOST_WRONG_OF_ALL {
            assert_eq!(guess(&mut door, index), Err(Refused::Wrong));
        }
        let closed = |is_news| Err(Refused::Closed { is_news, for_all: true });
        assert_eq!(guess(&mut door, 1_000), closed(true));
        let soon = NOW + Duration::from_secs(20);
        assert_eq!(door.knock(&guest(&code), HERE, soon), closed(false));
        assert_eq!(door.closed_for(soon), Some(Duration::from_secs(40)));
        let later = NOW + CLOSED;
        assert_eq!((door.closed_for(later), door.knock(&guest(&code), HERE, later)), (None, Err(Refused::Wrong)));
        let code = door.invite(Role::Opponent, later).unwrap();
        assert!(door.knock(&guest(&code), HERE, later).is_ok());
    }

    #[test]
    fn a_seat_has_one_holder_and_passes_to_the_next() {
        let mut door = Pairing::default();
        let come = |door: &mut Pairing| {
            let code = door.invite(Role::Opponent, NOW).unwrap();
            visitor(door.knock(&guest(&code), HERE, NOW)).id
        };
        let [first, second, third] = [(); 3].map(|()| come(&mut door));
        assert!(door.answer(first, true).is_some());
        assert!(door.answer(first, false).is_none(), "the question was answered");
        assert!(door.answer(second, false).is_some());
        assert!(door.answer(third, true).is_some());
        let standing = |door: &Pairing, id| door.visitor(id).unwrap().standing;
        assert_eq!(standing(&door, first), Standing::Dismissed);
        assert_eq!(standing(&door, second), Standing::Declined);
        assert_eq!(door.seated(Role::Opponent).unwrap().id, third);
        door.dismiss(Role::Opponent);
        assert_eq!(door.seated(Role::Opponent), None);
    }

    #[test]
    fn forgetting_the_oldest_visitors_never_costs_a_seat() {
        let mut door = Pairing::default();
        let mut ids = Vec::new();
        for index in 0..40 {
            let code = door.invite(Role::Opponent, NOW).unwrap();
            ids.push(visitor(door.knock(&guest(&code), HERE, NOW)).id);
            if index == 0 {
                door.answer(ids[0], true);
            }
        }
        assert_eq!(door.visitors.len(), MOST_VISITORS);
        assert_eq!(door.seated(Role::Opponent).unwrap().id, ids[0]);
        assert!(door.visitor(*ids.last().unwrap()).is_some());
    }

    #[test]
    fn invalid_names_are_refused_without_using_up_the_code() {
        let mut door = Pairing::default();
        let code = door.invite(Role::Opponent, NOW).unwrap();
        for name in ["\u{7}", "a\nb", &"ä".repeat(61)] {
            let guest = Guest { name: name.to_owned(), ..guest(&code) };
            assert_eq!(door.knock(&guest, HERE, NOW), Err(Refused::Malformed));
        }
        let stranger = Guest { language: "xx".to_owned(), ..guest(&code) };
        assert_eq!(door.knock(&stranger, HERE, NOW), Err(Refused::Malformed));
        assert!(door.knock(&guest(&code), HERE, NOW).is_ok());
    }

    #[test]
    fn the_room_shares_one_code_without_asking_the_owner() {
        let mut door = Pairing::default();
        let room = door.invite_audience(Audience::Room).unwrap();
        assert_eq!(door.invite_audience(Audience::Room), Some(room.clone()));
        let late = NOW + Duration::from_hours(3);
        let [first, second] = [NOW, late].map(|now| door.knock(&guest(&room), HERE, now).unwrap());
        assert_eq!(first, second);
        let Guided::Audience(token) = first else { panic!("{first:?}") };
        assert_eq!((door.audience(token.as_str()), door.audience("")), (Some(Audience::Room), None));
        assert_eq!(door.of_cookie(token.as_str()), None);
        let display = door.invite_audience(Audience::Display).unwrap();
        let Guided::Audience(shown) = door.knock(&guest(&display), HERE, NOW).unwrap() else { panic!("it is no seat") };
        assert_eq!(door.audience(shown.as_str()), Some(Audience::Display));
        let own = door.invite(Role::Own, NOW).unwrap();
        let opponent = door.invite(Role::Opponent, NOW).unwrap();
        assert!(own != opponent && own != room && opponent != room);
        let mine = visitor(door.knock(&guest(&own), HERE, NOW));
        assert_eq!((mine.role, mine.standing), (Role::Own, Standing::Seated));
        let theirs = visitor(door.knock(&guest(&opponent), HERE, NOW));
        assert_eq!((theirs.role, theirs.standing), (Role::Opponent, Standing::Waiting));
        door.answer(theirs.id, true);
        assert_eq!(door.seated(Role::Own).unwrap().id, mine.id, "each seat is its own");
    }

    #[test]
    fn the_arbiter_admits_the_others_and_stays_when_pairing_closes() {
        let mut door = Pairing::with(Default::default(), true);
        let come = |door: &mut Pairing, role| {
            let code = door.invite(role, NOW).unwrap();
            visitor(door.knock(&guest(&code), HERE, NOW))
        };
        let [arbiter, own, assistant] = [Role::Arbiter, Role::Own, Role::Assistant].map(|role| come(&mut door, role));
        assert_eq!(arbiter.standing, Standing::Seated);
        assert_eq!([own.standing, assistant.standing], [Standing::Waiting; 2]);
        door.answer(own.id, true);
        let room = door.invite_audience(Audience::Room).unwrap();
        let open = door.invite(Role::Opponent, NOW).unwrap();
        door.close();
        let standings = [arbiter.id, own.id, assistant.id].map(|id| door.visitor(id).unwrap().standing);
        assert_eq!(standings, [Standing::Seated, Standing::Dismissed, Standing::Dismissed]);
        for gone in [room, open] {
            assert_eq!(door.knock(&guest(&gone), HERE, NOW), Err(Refused::Wrong));
        }
    }
}

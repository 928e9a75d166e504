//! Who is at the door and who sits where: what the console decides and what the pages ask for meet here, without waiting.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use tokio::sync::watch;

use super::face::Face;
use super::keys::Keys;
use super::onlookers::Onlookers;
use super::pairing::{Admission, Audience, Guest, Guided, Pairing, Refused, Standing, Token, Visitor, VisitorId};
use super::shown::Shown;
use super::{Export, Invitation, ScreenNews, lock};
use crate::game::participant::Language;
use crate::game::screen_event::{Page, Role};
use crate::time::Stamper;
use crate::words::Words;

/// So long a screen may be away before anybody is told: a reload takes less.
const AWAY: Duration = Duration::from_secs(3);
/// The longest line that may be entered, in characters.
const LONGEST_LINE: usize = 400;

/// Takes a line from a seat; `false`: there are too many.
pub(super) type Enter = Box<dyn Fn(Role, String) -> bool + Send + Sync>;
/// Takes news.
pub(super) type Tell = Box<dyn Fn(ScreenNews) + Send + Sync>;

/// What a browser is to be shown.
pub(super) enum Place<'a> {
    /// The game.
    Face(&'a Face),
    /// Where a code is entered.
    Door,
    Waiting,
    Declined,
    Dismissed,
    /// Another page of the same browser has the seat.
    Elsewhere,
}

/// A page of a browser that came with a code. Dropping it ends the connection.
pub(super) struct Connection {
    house: Arc<House>,
    id: VisitorId,
    number: u64,
}

/// Whether a browser is there.
#[derive(Debug, Default)]
struct Presence {
    /// The page that drives: the latest.
    driver: u64,
    /// It has been away for so long that the player was told.
    told_away: bool,
}

/// What can be looked at.
#[derive(Debug)]
pub(super) struct Faces {
    pub(super) onlookers: Onlookers,
    /// People at this machine may look on.
    pub(super) shows_here: bool,
    pub(super) seats: Vec<(Role, Face)>,
}

/// Who looks on without a seat.
pub(super) struct Onlooker {
    /// What their browser says who they are.
    pub(super) cookie: Option<String>,
    /// They sit at this machine.
    pub(super) is_here: bool,
}

/// What both sides share.
pub(super) struct House {
    words: Arc<Words>,
    /// The port of this machine's own browser.
    port: u16,
    hosts: Mutex<Vec<String>>,
    pairing: Mutex<Pairing>,
    presence: Mutex<HashMap<u32, Presence>>,
    connections: AtomicU64,
    /// The invitation that was given last, but for the arbiter's.
    newest: Mutex<Option<Invitation>>,
    /// The standing of a visitor has changed.
    standings: watch::Sender<()>,
    faces: Faces,
    /// There may be screens, besides the arbiter's own.
    is_allowed: AtomicBool,
    /// Somebody in the network has opened the page.
    has_come: AtomicBool,
    enter: Enter,
    tell: Tell,
    export: Export,
    /// Real time, for codes; that of the table may be simulated.
    wall: Stamper,
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("hosts", &self.hosts).finish_non_exhaustive()
    }
}

impl House {
    pub(super) fn new(
        words: Arc<Words>,
        port: u16,
        faces: Faces,
        pairing: Pairing,
        (enter, tell): (Enter, Tell),
        export: Export,
    ) -> House {
        // Who has a seat from before has yet to come, and the player was told so.
        let before = Role::ALL.into_iter().filter_map(|role| pairing.seated(role)).map(|visitor| visitor.id.0);
        let presence = before.map(|id| (id, Presence { driver: 0, told_away: true })).collect();
        House {
            words,
            port,
            hosts: Mutex::default(),
            pairing: Mutex::new(pairing),
            presence: Mutex::new(presence),
            connections: AtomicU64::new(0),
            newest: Mutex::default(),
            standings: watch::channel(()).0,
            is_allowed: AtomicBool::new(true),
            has_come: AtomicBool::new(false),
            faces,
            enter,
            tell,
            export,
            wall: Stamper::real(),
        }
    }

    /// Since the program began.
    pub(super) fn now(&self) -> Duration {
        Duration::from_millis(self.wall.now().millis())
    }

    fn pairing(&self) -> MutexGuard<'_, Pairing> {
        lock(&self.pairing)
    }

    // --- what the console does ---

    /// Where this machine's own browser finds the page.
    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// Whether this is the cookie of somebody who came with a code of this console.
    pub(super) fn knows(&self, cookie: &str) -> bool {
        let pairing = self.pairing();
        pairing.of_cookie(cookie).is_some() || pairing.audience(cookie).is_some()
    }

    /// From now on this server may be called so, and is where others find the page.
    pub(super) fn called(&self, host: String) {
        lock(&self.hosts).insert(0, host);
    }

    /// The game stands so, for those who look on.
    pub(super) fn show_onlookers(&self, shown: &Shown) {
        self.faces.onlookers.show(shown, self.now());
    }

    /// The game stood so when spectators would see it now.
    pub(super) fn show_spectators(&self, shown: Shown) {
        self.faces.onlookers.show_room(shown);
    }

    /// The codes of those who look on.
    pub(super) fn audiences(&self) -> Vec<Admission> {
        self.pairing().audiences().to_vec()
    }

    /// Shows spectators what is due, as long as the program runs.
    pub(super) async fn release_onlookers(&self) {
        self.faces.onlookers.release(|| self.now()).await;
    }

    pub(super) fn face(&self, role: Role) -> Option<&Face> {
        self.faces.seats.iter().find(|(seat, _)| *seat == role).map(|(_, face)| face)
    }

    /// Whether there may be screens, besides the arbiter's own; whether that is new. Where there may not, all others are sent away.
    pub(super) fn allow(&self, allowed: bool) -> bool {
        let is_new = self.is_allowed.swap(allowed, Ordering::Relaxed) != allowed;
        if is_new && !allowed {
            self.pairing().close();
            self.standings.send_replace(());
        }
        is_new
    }

    pub(super) fn is_allowed(&self) -> bool {
        self.is_allowed.load(Ordering::Relaxed)
    }

    /// The code that can be used now for a seat, or a new one, and where it is entered.
    pub(super) fn invite(&self, role: Role) -> Option<Invitation> {
        self.face(role).filter(|_| role == Role::Arbiter || self.is_allowed())?;
        let code = self.pairing().invite(role, self.now())?;
        let invitation = Invitation { address: self.address()?, code };
        if role != Role::Arbiter {
            *lock(&self.newest) = Some(invitation.clone());
        }
        Some(invitation)
    }

    /// For how long all visitors are refused, if they are.
    pub(super) fn closed_for(&self) -> Option<Duration> {
        self.pairing().closed_for(self.now())
    }

    /// The code for those who look on.
    pub(super) fn invite_audience(&self, audience: Audience) -> Option<Invitation> {
        let code = self.pairing().invite_audience(audience).filter(|_| self.is_allowed())?;
        let invitation = Invitation { address: self.address()?, code };
        *lock(&self.newest) = Some(invitation.clone());
        Some(invitation)
    }

    /// The invitation that was given last, as long as its code can be used; never the arbiter's.
    pub(super) fn invited(&self) -> Option<Invitation> {
        let newest = lock(&self.newest).clone()?;
        self.pairing().is_valid(&newest.code, self.now()).then_some(newest)
    }

    /// Those who wait for an answer.
    pub(super) fn waiting(&self) -> Vec<Visitor> {
        self.pairing().waiting().cloned().collect()
    }

    /// Where others find the page: what the server was called last.
    pub(super) fn address(&self) -> Option<String> {
        lock(&self.hosts).first().map(|host| format!("http://{host}/"))
    }

    pub(super) fn somebody_came(&self) {
        self.has_come.store(true, Ordering::Relaxed);
    }

    pub(super) fn has_anybody_come(&self) {
        if !self.has_come.load(Ordering::Relaxed) {
            (self.tell)(ScreenNews::NoVisitor);
        }
    }

    pub(super) fn answer(&self, id: VisitorId, admitted: bool) -> Option<Visitor> {
        let answered = self.pairing().answer(id, admitted).cloned();
        let seated = answered.as_ref().filter(|_| admitted);
        if let Some(face) = seated.and_then(|visitor| self.face(visitor.role)) {
            face.forget();
        }
        self.standings.send_replace(());
        if let Some(visitor) = seated {
            (self.tell)(ScreenNews::Sits(visitor.role, visitor.language));
        }
        answered
    }

    pub(super) fn dismiss(&self, role: Role) -> Option<Visitor> {
        let dismissed = self.pairing().dismiss(role).cloned();
        self.standings.send_replace(());
        dismissed
    }

    /// Who has a seat, and whether they are there.
    pub(super) fn seated(&self, role: Role) -> Option<(Visitor, bool)> {
        let seated = self.pairing().seated(role).cloned()?;
        let is_there = lock(&self.presence).get(&seated.id.0).is_some_and(|presence| !presence.told_away);
        Some((seated, is_there))
    }

    // --- what pages ask for ---

    /// The texts of the page before anybody has a seat, and its keys: where, and what.
    pub(super) fn labels(&self) -> Vec<(String, String)> {
        let of = |language: Language| {
            let texts = serde_json::to_string(self.words.screen(language)).unwrap_or_default();
            let keys = serde_json::to_string(&Keys::of(&self.words, language)).unwrap_or_default();
            let door = serde_json::to_string(&self.words.screen_door(language)).unwrap_or_default();
            [("words", texts), ("keys", keys), ("door", door)]
                .map(|(name, text)| (format!("/{name}/{}", language.code()), text))
        };
        Language::ALL.into_iter().flat_map(of).collect()
    }

    pub(super) fn is_host(&self, name: &str) -> bool {
        lock(&self.hosts).iter().any(|host| host == name)
    }

    pub(super) fn standings(&self) -> watch::Receiver<()> {
        self.standings.subscribe()
    }

    /// Somebody comes with a code.
    ///
    /// # Errors
    /// Why they are not let in.
    pub(super) fn knock(&self, guest: &Guest, from: IpAddr) -> Result<Token, Refused> {
        let knocked = self.pairing().knock(guest, from, self.now());
        match knocked {
            Ok(Guided::Audience(token)) => Ok(token),
            Ok(Guided::Visitor(visitor)) => {
                let (token, role, language) = (visitor.token.clone(), visitor.role, visitor.language);
                if visitor.standing == Standing::Waiting {
                    (self.tell)(ScreenNews::Knocks(visitor));
                } else {
                    self.standings.send_replace(());
                    (self.tell)(ScreenNews::Sits(role, language));
                }
                Ok(token)
            }
            Err(why) => {
                if let Refused::Closed { is_news: true, for_all } = why {
                    (self.tell)(ScreenNews::Closed { for_all });
                }
                Err(why)
            }
        }
    }

    /// A page of a browser that holds this cookie.
    pub(super) fn connect(self: &Arc<Self>, seat: &str) -> Option<Connection> {
        let id = self.pairing().of_cookie(seat)?.id;
        let number = self.connections.fetch_add(1, Ordering::Relaxed) + 1;
        let was_away = {
            let mut presence = lock(&self.presence);
            let presence = presence.entry(id.0).or_default();
            presence.driver = number;
            std::mem::take(&mut presence.told_away)
        };
        self.standings.send_replace(());
        if let Some(visitor) = self.seat_of(id).filter(|_| was_away) {
            (self.tell)(ScreenNews::Page(visitor.role, Page::Back));
        }
        Some(Connection { house: Arc::clone(self), id, number })
    }

    fn seat_of(&self, id: VisitorId) -> Option<Visitor> {
        self.pairing().visitor(id).filter(|visitor| visitor.standing == Standing::Seated).cloned()
    }

    /// What somebody sees who looks on: with the cookie of an audience, or at this machine where the board is shown here.
    fn watched(&self, Onlooker { cookie, is_here }: &Onlooker) -> Option<&Face> {
        let onlookers = &self.faces.onlookers;
        match cookie.as_ref().and_then(|cookie| self.pairing().audience(cookie)) {
            Some(Audience::Room) => Some(&onlookers.room),
            Some(Audience::Display) => Some(&onlookers.display),
            None => Some(&onlookers.here).filter(|_| *is_here && self.faces.shows_here && self.is_allowed()),
        }
    }

    /// A file of the game, for the arbiter alone: `seat` is what the browser says who it is.
    pub(super) fn export(&self, seat: &str, form: &str) -> Option<(&'static str, Vec<u8>)> {
        let id = self.pairing().of_cookie(seat)?.id;
        self.seat_of(id).filter(|visitor| visitor.role == Role::Arbiter)?;
        (self.export)(form)
    }

    fn drives(&self, own: &Connection) -> bool {
        lock(&self.presence).get(&own.id.0).is_some_and(|presence| presence.driver == own.number)
    }

    /// What a page is to be shown now: that of a seat, or of somebody who may look on or may not.
    pub(super) fn place(&self, own: Option<&Connection>, onlooker: &Onlooker) -> Place<'_> {
        let Some(own) = own else { return self.watched(onlooker).map_or(Place::Door, Place::Face) };
        if !self.drives(own) {
            return Place::Elsewhere;
        }
        let pairing = self.pairing();
        let Some(visitor) = pairing.visitor(own.id) else { return Place::Door };
        match visitor.standing {
            Standing::Seated => self.face(visitor.role).map_or(Place::Door, Place::Face),
            Standing::Waiting => Place::Waiting,
            Standing::Declined => Place::Declined,
            Standing::Dismissed => Place::Dismissed,
        }
    }

    /// Takes a line; `false`: it is none of ours, or there are too many.
    pub(super) fn enter(&self, own: &Connection, text: &str) -> bool {
        let is_line = text.chars().count() <= LONGEST_LINE && !text.chars().any(char::is_control);
        // What comes from a browser that has just lost its seat is not done, and is no fault of it. Which of its pages sends it is one.
        is_line && self.seat_of(own.id).is_none_or(|visitor| (self.enter)(visitor.role, text.to_owned()))
    }

    /// Takes the wish for a language; `false`: there is none of that name.
    pub(super) fn speak(&self, own: &Connection, code: &str) -> bool {
        let Some(language) = Language::from_code(code) else { return false };
        // The owner's language is that of the console.
        if let Some(visitor) = self.seat_of(own.id).filter(|visitor| visitor.role != Role::Own) {
            self.pairing().speak(own.id, language);
            (self.tell)(ScreenNews::Speaks(visitor.role, language));
        }
        true
    }

    /// Something else is in front of the page, or nothing any more.
    pub(super) fn turn_from(&self, own: &Connection, is_left: bool) {
        if let Some(visitor) = self.seat_of(own.id).filter(|_| self.drives(own)) {
            (self.tell)(ScreenNews::Page(visitor.role, if is_left { Page::Left } else { Page::Returned }));
        }
    }

    /// A page has been away for a while.
    fn away(&self, id: VisitorId, number: u64) {
        let is_away = lock(&self.presence).get_mut(&id.0).is_some_and(|presence| {
            let is_away = presence.driver == number;
            presence.told_away |= is_away;
            is_away
        });
        if let Some(visitor) = self.seat_of(id).filter(|_| is_away) {
            (self.tell)(ScreenNews::Page(visitor.role, Page::Lost));
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let (house, id, number) = (Arc::downgrade(&self.house), self.id, self.number);
        tokio::spawn(async move {
            tokio::time::sleep(AWAY).await;
            if let Some(house) = house.upgrade() {
                house.away(id, number);
            }
        });
    }
}

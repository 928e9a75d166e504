//! Claims, scoresheets and adjournments at the keyboard: a line becomes what a seat wants, with a small dialogue before what
//! cannot be taken back.

use super::answering::Reply;
use super::client::{Client, heard_move};
use super::contexts::Line;
use super::hashing::Hash;
use super::pending::{ClaimStep, Confirmed, Pending};
use super::step::Step;
use super::{Desk, is_aside, misheard, say, word_of};
use crate::desk::lines;
use crate::desk::lines::claims::{Heard, Verb, With};
use crate::desk::lines::command::Word;
use crate::desk::notices::claim::ClaimNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::game::Game;
use crate::game::adjournment::{self, Entropy, Stage, Writing};
use crate::game::board::Board;
use crate::game::command::Command;
use crate::game::draws;
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::recording;
use crate::game::report::MoveReport;
use crate::game::roles::Seat;
use crate::game::ruling::Ruling;
use crate::notation::{self, Heard as HeardMove, Legality};
use crate::rules::adjournment::Sealed;
use crate::rules::claims::Ground;
use crate::rules::ending::Outcome;
use crate::rules::illegal::Known;
use crate::rules::position::{Color, Intent};
use crate::rules::quickplay::{Basis, Decision};
use crate::view::View;
use crate::words::notice::Notice;

impl Desk {
    /// What a line about claims, scoresheets or an adjournment asks for; `None` if it is none.
    pub(super) fn claim_line(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let Line { named, here, asker, player, language, .. } = *line;
        let heard = lines::claims::parse(line.text, language)?;
        let (verb, game) = (heard.verb, here.game);
        if named.is_some_and(|seat| here.is_engine(seat)) {
            return Some(say(self.home, DeskNotice::NotYourSeat));
        }
        match verb {
            Verb::Claim | Verb::Repetition | Verb::Fifty => {
                Some(self.of(player, game, |client, view| client.claim(heard, view)))
            }
            Verb::CannotWin | Verb::NoEffort => {
                let basis = if verb == Verb::NoEffort { Basis::NoEffort } else { Basis::CannotWinByNormalMeans };
                let command = Command::Claim(draws::Act::Quickplay { basis });
                let question = ClaimNotice::ConfirmQuickplay(basis);
                Some(self.of(player, game, |client, view| client.confirm_command(command, question, view)))
            }
            Verb::Sign => {
                let seat = named.unwrap_or_else(|| here.signing());
                Some(self.of(seat, game, |client, view| client.sign(&heard, view)))
            }
            Verb::Overrule => Some(match heard.outcome {
                Some(result) => {
                    let reason = heard.text.trim().to_owned();
                    hand(asker, Command::Record(recording::Act::Overrule { result, reason }))
                }
                None => say(asker, Notice::from(ClaimNotice::SignWhat)),
            }),
            Verb::Seal if heard.text.is_empty() => {
                let side = player.acts_for().unwrap_or(game.turn());
                Some(match game.why_not_seal(side) {
                    None => self.of(player, game, |client, view| client.put(Pending::Seal, view)),
                    Some(why) => vec![Step::Tell { seat: player, message: Message::Refused(why) }],
                })
            }
            Verb::Seal => Some(seal(&heard.text, &View::of(game, player), language, self.simulated)),
            Verb::Adjourn | Verb::Open if heard.text.is_empty() && self.wants_word(verb, named, game) => {
                Some(self.ask_word(verb == Verb::Open))
            }
            Verb::Open if heard.text.is_empty() => {
                self.word_was_refused();
                about_adjournment(heard, line)
            }
            Verb::Session => Some(session(heard.number, asker)),
            _ => match heard.unclear {
                Some(unclear) => Some(say(asker, misheard::unclear(unclear))),
                None => about_sheet(&heard, line).or_else(|| about_adjournment(heard, line)),
            },
        }
    }
}

impl Desk {
    /// A move that answers which one is to be sealed. Text that is not a move in any notation is no answer; whether the
    /// move is legal is not checked.
    pub(super) fn sealed_move(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let seat = self.addressed(line.named)?;
        if self.client(seat).open_question() != Some(&Pending::Seal) {
            return None;
        }
        let language = self.language(seat);
        let heard = lines::claims::parse(line.text, language).filter(|heard| heard.verb == Verb::Seal);
        let written = heard.map_or_else(|| line.text.to_owned(), |heard| heard.text);
        let view = View::of(line.here.game, seat);
        let is_word = word_of(&written, language).is_some() || written.is_empty();
        if is_word || meaning(&written, view.board(), language) == Sealed::Unreadable {
            return None;
        }
        self.clients[seat.index()].take_question();
        Some(seal(&written, &view, language, self.simulated))
    }

    /// A line is not a move on a board here: while a move is to be sealed, the player is asked whether this is the one, and
    /// it is not announced.
    pub(super) fn ask_whether_to_seal(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let (seat, game) = (line.player, line.here.game);
        let side = seat.side().filter(|side| game.is_to_be_sealed() && game.may_seal(*side))?;
        let (view, language) = (View::of(game, Seat::Side(side)), self.language(seat));
        if self.client(seat).is_at_study() || meaning(line.text, view.board(), language) == Sealed::Unreadable {
            return None;
        }
        let command = sealing(line.text, &view, language, self.simulated);
        Some(self.of(seat, game, |client, view| client.confirm_command(command, ClaimNotice::ConfirmSeal, view)))
    }

    /// Whether the arbiter's word is asked for: where it is theirs, and what they want is possible.
    fn wants_word(&self, verb: Verb, named: Option<Seat>, game: &Game) -> bool {
        let playing = game.adjournment().is_none_or(|it| it.stage() == Stage::Playing);
        let possible = if verb == Verb::Open { game.may_open_envelope(self.access.at()) } else { playing };
        named == Some(Seat::Arbiter) && game.has_arbiter() && game.outcome().is_none() && possible
    }
}

impl Client {
    /// *claim draw with Nf3*: what was not said is asked. Where the console says what can be claimed, one word is enough.
    fn claim(&mut self, heard: Heard, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        let wish = claiming(view, Ground::Repetition, None);
        if view.is_no_duty(&wish) {
            return hand(seat, wish);
        }
        let without = heard.with == Some(With::Nothing);
        let named = match heard.with {
            Some(With::Move(text)) => self.one_move(&text, view).map(|intent| (intent, text)),
            _ => None,
        };
        if named.is_none() && (heard.unclear.is_some() || !heard.text.is_empty()) {
            return say(seat, Notice::from(ClaimNotice::MoveUnclear));
        }
        if view.is_over() {
            return hand(seat, claiming(view, Ground::Repetition, named));
        }
        let ground = match heard.verb {
            Verb::Repetition => Some(Ground::Repetition),
            Verb::Fifty => Some(Ground::FiftyMoves),
            _ => None,
        };
        if view.hints_at_claims() {
            let by = seat.acts_for().unwrap_or(view.turn());
            let found = ground.or_else(|| view.claimable(by));
            return match (found, &named) {
                (None, None) => refused(seat, draws::Refusal::NothingToClaim),
                (found, _) => hand(seat, claiming(view, found.unwrap_or(Ground::Repetition), named)),
            };
        }
        match (ground, named) {
            (None, named) => self.put(Pending::Claim(ClaimStep::Ground(named)), view),
            (Some(ground), None) if !without => self.put(Pending::Claim(ClaimStep::Move(ground)), view),
            (Some(ground), named) => self.confirm_claim(ground, named, view),
        }
    }

    fn confirm_claim(&mut self, ground: Ground, intended: Option<(Intent, String)>, view: &View<'_>) -> Vec<Step> {
        let report = intended.as_ref().and_then(|(intent, _)| report(*intent, view));
        let question = ClaimNotice::Confirm { ground, intended: report };
        self.confirm_command(claiming(view, ground, intended), question, view)
    }

    fn confirm_command(&mut self, command: Command, question: ClaimNotice, view: &View<'_>) -> Vec<Step> {
        if view.is_no_duty(&command) {
            return hand(view.seat(), command);
        }
        self.put(Pending::Claim(ClaimStep::Confirm(Box::new(Confirmed { command, question }))), view)
    }

    fn sign(&mut self, heard: &Heard, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        let Some(outcome) = view.result_to_sign() else {
            return hand(seat, Command::Record(recording::Act::Sign { result: None }));
        };
        match heard.outcome.or_else(|| heard.unclear.is_none().then_some(outcome)) {
            Some(result) => self.confirm_result(result, view),
            None => say(seat, Notice::from(ClaimNotice::SignWhat)),
        }
    }

    fn confirm_result(&mut self, result: Outcome, view: &View<'_>) -> Vec<Step> {
        let command = Command::Record(recording::Act::Sign { result: Some(result) });
        self.confirm_command(command, ClaimNotice::ConfirmSign(result), view)
    }

    /// Asks whether the result is to be signed as it stands now; there may be none any more.
    pub(super) fn sign_what_stands(&mut self, view: &View<'_>) -> Vec<Step> {
        view.result_to_sign().map_or_else(Vec::new, |result| self.confirm_result(result, view))
    }

    /// The answer to what is open of a claim.
    pub(super) fn claim_reply(&mut self, step: ClaimStep, text: &str, view: &View<'_>) -> Reply {
        let (seat, language) = (view.seat(), self.language());
        let word = word_of(text, language);
        let verb = lines::claims::parse(text, language).filter(Heard::is_bare).map(|heard| heard.verb);
        let with = lines::claims::with_move(text, language);
        match (step, verb, word) {
            (ClaimStep::Ground(named), Some(Verb::Repetition | Verb::Fifty), _) => {
                let ground = if verb == Some(Verb::Fifty) { Ground::FiftyMoves } else { Ground::Repetition };
                Reply::Done(match named {
                    None => self.put(Pending::Claim(ClaimStep::Move(ground)), view),
                    named => self.confirm_claim(ground, named, view),
                })
            }
            (ClaimStep::Move(ground), ..) if with == Some(With::Nothing) => {
                Reply::Done(self.confirm_claim(ground, None, view))
            }
            (ClaimStep::Confirm(confirmed), _, Some(Word::Yes)) => {
                Reply::Done(vec![Step::Command { seat, command: confirmed.command }])
            }
            (_, _, Some(Word::No)) => Reply::Done(say(seat, DeskNotice::Dropped)),
            (step, None, Some(word)) if is_aside(word) => {
                self.ask(Pending::Claim(step));
                Reply::Fresh
            }
            (ClaimStep::Move(ground), None, None) => {
                let text = if let Some(With::Move(text)) = with { text } else { text.to_owned() };
                if let Some(intent) = self.one_move(&text, view) {
                    return Reply::Done(self.confirm_claim(ground, Some((intent, text)), view));
                }
                self.ask(Pending::Claim(ClaimStep::Move(ground)));
                Reply::Done(say(seat, Notice::from(ClaimNotice::MoveUnclear)))
            }
            // Another word, or a move of its own, is no answer: what is asked stays asked, and how to leave it is said.
            (step, _, _) if !text.is_empty() => Reply::Done(self.answer_first(Pending::Claim(step), view)),
            (step, _, _) => Reply::Done(self.put(Pending::Claim(step), view)),
        }
    }

    /// The move that a text names, if it can only be this one. Whether it is legal is not checked here.
    fn one_move(&self, text: &str, view: &View<'_>) -> Option<Intent> {
        match heard_move(text, self.line(view).board(), self.language(), view) {
            HeardMove::Moves(moves) => match moves[..] {
                [intent] => Some(intent),
                _ => None,
            },
            _ => None,
        }
    }
}

/// *seal Nf3*. What it means is worked out in silence: the opponent does not hear whether it is a move at all.
fn seal(rest: &str, view: &View<'_>, language: Language, simulated: bool) -> Vec<Step> {
    hand(view.seat(), sealing(rest, view, language, simulated))
}

fn sealing(said: &str, view: &View<'_>, language: Language, simulated: bool) -> Command {
    let writing = Writing { said: said.to_owned(), meaning: meaning(said, view.board(), language) };
    Command::Adjourn(adjournment::Act::Seal { writing, entropy: Entropy(chance(view, simulated)) })
}

/// The system's own chance: a seed that somebody knows would let them read the envelope. In simulated time everything
/// repeats exactly.
fn chance(view: &View<'_>, simulated: bool) -> [u8; 32] {
    let mut bytes = [0; 32];
    if simulated || getrandom::fill(&mut bytes).is_err() {
        let half_moves = view.line().live().len() as u64;
        let mut lots = fastrand::Rng::with_seed(view.started().seed.wrapping_add(half_moves));
        bytes.fill_with(|| lots.u8(..));
    }
    bytes
}

/// Whether a line holds something confidential: a move to be sealed, or the arbiter's word.
pub fn is_secret(text: &str, languages: &[Language]) -> bool {
    let heard = |language: &Language| lines::claims::parse(text, *language).is_some_and(|heard| heard.verb.is_secret());
    languages.iter().any(heard)
}

fn hand(seat: Seat, command: Command) -> Vec<Step> {
    vec![Step::Command { seat, command }]
}

fn refused(seat: Seat, refusal: draws::Refusal) -> Vec<Step> {
    vec![Step::Tell { seat, message: Message::Refused(refusal.into()) }]
}

fn report(intent: Intent, view: &View<'_>) -> Option<Box<MoveReport>> {
    let change = view.board().change(intent)?;
    Some(Box::new(view.line().describe(&change)))
}

fn claiming(view: &View<'_>, ground: Ground, intended: Option<(Intent, String)>) -> Command {
    let (intended, said) = intended.map_or((None, String::new()), |(intent, said)| (Some(intent), said));
    Command::Claim(draws::Act::Claim { ground, intended, said, basis: view.basis_of_claims() })
}

/// Words about the arbiter's decisions and the scoresheet.
fn about_sheet(heard: &Heard, line: &Line<'_>) -> Option<Vec<Step>> {
    let Line { named, here, asker, player, .. } = *line;
    let (verb, game) = (heard.verb, here.game);
    let postpone = |bonus| Command::Claim(draws::Act::Rule { decision: Decision::Postponed, bonus });
    let (seat, command) = match verb {
        Verb::Increment => (player, Command::Claim(draws::Act::Increment)),
        Verb::Withdraw => (player, Command::Claim(draws::Act::Withdraw)),
        Verb::Verify | Verb::Dispute => {
            let claimant = game.draws().packet().map(|packet| packet.by);
            let seat = named.or(claimant.map(|by| Seat::Side(!by))).unwrap_or(asker);
            (seat, Command::Claim(draws::Act::Verify { agrees: verb == Verb::Verify }))
        }
        Verb::AcceptClaim => (asker, Command::Arbiter(Ruling::Claim { accepted: true }.into())),
        Verb::RejectClaim => (asker, Command::Arbiter(Ruling::Claim { accepted: false }.into())),
        Verb::PostponeClaim => (asker, postpone(false)),
        Verb::PostponeTime => (asker, postpone(true)),
        Verb::Consent => (asker, Command::Claim(draws::Act::Consent { given: true })),
        Verb::NoConsent => (asker, Command::Claim(draws::Act::Consent { given: false })),
        Verb::Write => (named.unwrap_or(here.resigning()), Command::Record(recording::Act::Write)),
        Verb::Request => (player, Command::Record(recording::Act::Request)),
        Verb::Reconstruct => (asker, Command::Record(recording::Act::Reconstruct)),
        Verb::NextPeriod => {
            let side = heard.side.unwrap_or(game.turn());
            (asker, Command::Record(recording::Act::NextPeriod { side }))
        }
        _ => return None,
    };
    Some(hand(seat, command))
}

/// Words about an adjournment.
fn about_adjournment(heard: Heard, line: &Line<'_>) -> Option<Vec<Step>> {
    use adjournment::Act;
    let Line { named, here, asker, player, .. } = *line;
    let game = here.game;
    let caller = if game.has_arbiter() { asker } else { player };
    let (seat, act) = match heard.verb {
        Verb::Adjourn | Verb::Open => {
            let opens = heard.verb == Verb::Open;
            let seat = if opens { asker } else { caller };
            return Some(vec![Step::Hash { seat, hash: Hash::word(&heard.text, opens, game) }]);
        }
        Verb::Close => (player, Act::Close { resumption: heard.text }),
        // *begin resumption without black*: who is there.
        Verb::Begin => {
            let is_there = |side| !heard.both && heard.side != Some(side);
            (asker, Act::Begin { white: is_there(Color::White), black: is_there(Color::Black) })
        }
        Verb::Arrive => {
            let absent = game.adjournment().map(adjournment::Adjournment::absent).unwrap_or_default();
            let side = heard.side.or(named.and_then(Seat::side)).or(absent.first().copied());
            (asker, Act::Arrive { side: side.unwrap_or(here.home_side()) })
        }
        Verb::Missing => (asker, Act::Missing { position: Known::Yes }),
        Verb::PositionMissing => (asker, Act::Missing { position: Known::No }),
        _ => return None,
    };
    Some(hand(seat, Command::Adjourn(act)))
}

/// What the writing in an envelope means: one legal move, more than one, an illegal one, or nothing (I.8).
fn meaning(text: &str, board: &Board, language: Language) -> Sealed {
    match notation::read_mentioned(text, board, language, Legality::Preferred) {
        HeardMove::Moves(moves) => {
            let position = board.position();
            let legal = |intent: &Intent| position.as_ref().is_some_and(|position| position.judge(*intent).is_ok());
            let legal: Vec<Intent> = moves.into_iter().filter(legal).collect();
            match legal[..] {
                [] => Sealed::Illegal,
                [intent] => Sealed::Legal(intent),
                _ => Sealed::Ambiguous,
            }
        }
        // What the pawn becomes is not said: there are four moves that it could be.
        HeardMove::PromotionMissing { .. } => Sealed::Ambiguous,
        HeardMove::NoPieceGoesThere { .. }
        | HeardMove::NotThatPiece { .. }
        | HeardMove::NothingToCastleWith
        | HeardMove::NothingToTake { .. } => Sealed::Illegal,
        HeardMove::NoSuchSquare { .. } | HeardMove::ForeignLetter { .. } | HeardMove::NotAMove => Sealed::Unreadable,
    }
}

/// The session ends in this many minutes, at most a day.
fn session(minutes: Option<u32>, seat: Seat) -> Vec<Step> {
    match minutes.filter(|minutes| (1..=24 * 60).contains(minutes)) {
        Some(minutes) => {
            hand(seat, Command::Adjourn(adjournment::Act::Session { ends_in: u64::from(minutes) * 60_000 }))
        }
        None => say(seat, Notice::from(ClaimNotice::SessionWhen)),
    }
}

//! Claims, scoresheets and adjournments at the keyboard: a line becomes what a seat wants, with a small dialogue before what
//! cannot be taken back.

use super::seats::{is_house, language_of, languages_at, mover_at_this_keyboard, resigning_seat};
use super::step::Step;
use super::{Desk, Reply, is_aside, say, word_of};
use crate::game::Game;
use crate::game::adjournment::{self, Entropy, Secret, Stage, Writing};
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
use crate::rules::illegal::Known;
use crate::rules::position::{Color, Intent};
use crate::rules::quickplay::{Basis, Decision};
use crate::words::claim_notice::ClaimNotice;
use crate::words::claim_words::{self, Heard, Particle, Verb};
use crate::words::command::{self, Word};
use crate::words::dialogue_words;
use crate::words::notice::Notice;

/// What is still open of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimStep {
    /// On what ground; the move, if it was named already.
    Ground(Option<(Intent, String)>),
    /// With which move.
    Move(Ground),
    /// Yes or no.
    Confirm(Box<Confirmed>),
}

/// What is done when it is confirmed, and the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmed {
    command: Command,
    question: ClaimNotice,
}

impl ClaimStep {
    /// The question, in words.
    pub(super) fn question(&self) -> Notice {
        Notice::Claim(match self {
            ClaimStep::Ground(_) => ClaimNotice::AskGround,
            ClaimStep::Move(_) => ClaimNotice::AskMove,
            ClaimStep::Confirm(confirmed) => confirmed.question.clone(),
        })
    }
}

impl Desk {
    /// What a line about claims, scoresheets or an adjournment asks for; `None` if it is none.
    pub(super) fn claim_line(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Option<Vec<Step>> {
        let language = language_of(game, named.unwrap_or(game.owner()));
        let Heard { verb, rest } = claim_words::parse(text, language)?;
        let player = named.unwrap_or(Seat::Side(mover_at_this_keyboard(game)));
        if named.and_then(Seat::acts_for).is_some_and(|side| is_house(game, side)) {
            return Some(say(game.owner(), Notice::NotYourSeat));
        }
        match verb {
            Verb::Claim | Verb::Repetition | Verb::Fifty => self.claim(verb, &rest, player, game, language),
            Verb::CannotWin | Verb::NoEffort => {
                let basis = if verb == Verb::NoEffort { Basis::NoEffort } else { Basis::CannotWinByNormalMeans };
                let command = Command::Claim(draws::Act::Quickplay { basis });
                Some(self.confirm_command(player, command, ClaimNotice::ConfirmQuickplay(basis)))
            }
            Verb::Sign => Some(self.sign(&rest, named, game, language)),
            Verb::Overrule => {
                let seat = named.unwrap_or(game.owner());
                Some(match claim_words::result(&rest, language) {
                    Some(result) => hand(seat, Command::Record(recording::Act::Overrule { result })),
                    None => say(seat, Notice::Claim(ClaimNotice::SignWhat)),
                })
            }
            Verb::Seal => Some(self.seal(&rest, player, game, language)),
            Verb::Adjourn | Verb::Open if rest.is_empty() && wants_word(verb, named, game) => {
                Some(self.ask_word(verb == Verb::Open))
            }
            _ => about_sheet(verb, &rest, named, game, language)
                .or_else(|| about_adjournment(verb, rest, named, game, language)),
        }
    }

    /// *claim draw with Nf3*: what was not said is asked. Where the console says what can be claimed, one word is enough.
    fn claim(&mut self, verb: Verb, rest: &str, seat: Seat, game: &Game, language: Language) -> Option<Vec<Step>> {
        let named = match claim_words::particle(rest, language) {
            Some((Particle::With, text)) => match self.one_move(&text, seat, game) {
                Some(intent) => Some((intent, text)),
                None => return Some(say(seat, Notice::Claim(ClaimNotice::MoveUnclear))),
            },
            Some((Particle::Now, rest)) if rest.is_empty() => None,
            None if rest.is_empty() => None,
            _ => return None,
        };
        if game.outcome().is_some() {
            return Some(hand(seat, claiming(game, Ground::Repetition, named)));
        }
        let ground = match verb {
            Verb::Repetition => Some(Ground::Repetition),
            Verb::Fifty => Some(Ground::FiftyMoves),
            _ => None,
        };
        if game.hints_at_claims() {
            let by = seat.acts_for().unwrap_or(game.turn());
            let found = ground.or_else(|| game.claimable(by));
            return Some(match (found, &named) {
                (None, None) => refused(seat, draws::Refusal::NothingToClaim),
                (found, _) => hand(seat, claiming(game, found.unwrap_or(Ground::Repetition), named)),
            });
        }
        let without = !rest.is_empty() && named.is_none();
        Some(match (ground, named) {
            (None, named) => self.ask_about_claim(seat, ClaimStep::Ground(named)),
            (Some(ground), None) if !without => self.ask_about_claim(seat, ClaimStep::Move(ground)),
            (Some(ground), named) => self.confirm_claim(seat, ground, named, game),
        })
    }

    fn confirm_claim(
        &mut self,
        seat: Seat,
        ground: Ground,
        intended: Option<(Intent, String)>,
        game: &Game,
    ) -> Vec<Step> {
        let report = intended.as_ref().and_then(|(intent, _)| report(*intent, game));
        let question = ClaimNotice::Confirm { ground, intended: report };
        self.confirm_command(seat, claiming(game, ground, intended), question)
    }

    fn confirm_command(&mut self, seat: Seat, command: Command, question: ClaimNotice) -> Vec<Step> {
        self.ask_about_claim(seat, ClaimStep::Confirm(Box::new(Confirmed { command, question })))
    }

    fn ask_about_claim(&mut self, seat: Seat, step: ClaimStep) -> Vec<Step> {
        let question = step.question();
        self.open.ask(seat, super::Pending::Claim(step));
        say(seat, question)
    }

    fn sign(&mut self, rest: &str, named: Option<Seat>, game: &Game, language: Language) -> Vec<Step> {
        let seat = named.unwrap_or_else(|| signing_seat(game));
        let Some(outcome) = game.result_to_sign() else {
            return hand(seat, Command::Record(recording::Act::Sign { result: None }));
        };
        let result = if rest.is_empty() { Some(outcome) } else { claim_words::result(rest, language) };
        match result {
            Some(result) => {
                let command = Command::Record(recording::Act::Sign { result: Some(result) });
                self.confirm_command(seat, command, ClaimNotice::ConfirmSign(result))
            }
            None => say(seat, Notice::Claim(ClaimNotice::SignWhat)),
        }
    }

    /// The answer to what is open of a claim.
    pub(super) fn claim_reply(&mut self, seat: Seat, step: ClaimStep, text: &str, game: &Game) -> Reply {
        let language = language_of(game, seat);
        let word = word_of(text, language);
        let verb = claim_words::parse(text, language).filter(|heard| heard.rest.is_empty()).map(|heard| heard.verb);
        let now = matches!(claim_words::particle(text, language), Some((Particle::Now, rest)) if rest.is_empty());
        match (step, verb, word) {
            (ClaimStep::Ground(named), Some(Verb::Repetition | Verb::Fifty), _) => {
                let ground = if verb == Some(Verb::Fifty) { Ground::FiftyMoves } else { Ground::Repetition };
                Reply::Done(match named {
                    None => self.ask_about_claim(seat, ClaimStep::Move(ground)),
                    named => self.confirm_claim(seat, ground, named, game),
                })
            }
            (ClaimStep::Move(ground), ..) if now => Reply::Done(self.confirm_claim(seat, ground, None, game)),
            (ClaimStep::Confirm(confirmed), _, Some(Word::Yes)) => {
                Reply::Done(vec![Step::Command { seat, command: confirmed.command }])
            }
            (_, _, Some(Word::No)) => Reply::Done(say(seat, Notice::Dropped)),
            (step, None, Some(word)) if is_aside(word) => {
                self.open.ask(seat, super::Pending::Claim(step));
                Reply::Fresh
            }
            (ClaimStep::Move(ground), None, None) => {
                let text = match claim_words::particle(text, language) {
                    Some((Particle::With, text)) => text,
                    _ => text.to_owned(),
                };
                if let Some(intent) = self.one_move(&text, seat, game) {
                    return Reply::Done(self.confirm_claim(seat, ground, Some((intent, text)), game));
                }
                self.open.ask(seat, super::Pending::Claim(ClaimStep::Move(ground)));
                Reply::Done(say(seat, Notice::Claim(ClaimNotice::MoveUnclear)))
            }
            // Another word, or a move of its own, is no answer: what is asked stays asked, and how to leave it is said.
            (step, _, _) if !text.is_empty() => {
                let pending = super::Pending::Claim(step);
                let question = Box::new(pending.question(game, &self.history(seat, game), seat));
                self.open.ask(seat, pending);
                Reply::Done(say(seat, Notice::AnswerFirst(question)))
            }
            (step, _, _) => Reply::Done(self.ask_about_claim(seat, step)),
        }
    }

    /// *seal Nf3*. What it means is found out in silence: nobody hears whether it is a move at all.
    fn seal(&self, rest: &str, seat: Seat, game: &Game, language: Language) -> Vec<Step> {
        if rest.is_empty() {
            return say(seat, Notice::Claim(ClaimNotice::SealWhat));
        }
        let writing = Writing { said: rest.to_owned(), meaning: meaning(rest, game, language) };
        let entropy = Entropy(self.chance(game));
        hand(seat, Command::Adjourn(adjournment::Act::Seal { writing, entropy }))
    }

    /// The system's own chance: a seed that somebody knows would let him read the envelope. In simulated time everything
    /// repeats exactly.
    fn chance(&self, game: &Game) -> [u8; 32] {
        let mut bytes = [0; 32];
        if self.simulated || getrandom::fill(&mut bytes).is_err() {
            let half_moves = game.history().live().len() as u64;
            let mut lots = fastrand::Rng::with_seed(game.started().seed.wrapping_add(half_moves));
            bytes.fill_with(|| lots.u8(..));
        }
        bytes
    }

    /// The move that a text names, if it can only be this one. Whether it is legal is nobody's business here.
    fn one_move(&self, text: &str, seat: Seat, game: &Game) -> Option<Intent> {
        let legality = if game.mode().refuses_illegal_moves() { Legality::Preferred } else { Legality::Ignored };
        match notation::read(text, self.history(seat, game).board(), language_of(game, seat), legality) {
            HeardMove::Moves(moves) => match moves[..] {
                [intent] => Some(intent),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Whether a line holds what is nobody else's business: a move to be sealed, or the arbiter's word.
#[must_use]
pub fn is_secret(text: &str, game: &Game) -> bool {
    let heard = |language| claim_words::parse(text, language).is_some_and(|heard| heard.verb.is_secret());
    languages_at(game).into_iter().any(heard)
}

fn hand(seat: Seat, command: Command) -> Vec<Step> {
    vec![Step::Command { seat, command }]
}

fn refused(seat: Seat, refusal: draws::Refusal) -> Vec<Step> {
    vec![Step::Tell { seat, message: Message::Refused(refusal.into()) }]
}

fn report(intent: Intent, game: &Game) -> Option<Box<MoveReport>> {
    let change = game.board().change(intent)?;
    Some(Box::new(game.history().describe(&change)))
}

fn claiming(game: &Game, ground: Ground, intended: Option<(Intent, String)>) -> Command {
    let (intended, said) = intended.map_or((None, String::new()), |(intent, said)| (Some(intent), said));
    Command::Claim(draws::Act::Claim { ground, intended, said, basis: game.basis_of_claims() })
}

/// Who signs: at this keyboard first the one who has not done so yet.
fn signing_seat(game: &Game) -> Seat {
    let open = Color::ALL.into_iter().find(|side| game.recording().signed(*side).is_none() && !is_house(game, *side));
    let owner_signed = game.recording().signed(game.owner_side()).is_some();
    if owner_signed { open.map_or(game.owner(), Seat::Side) } else { game.owner() }
}

/// Words about the arbiter's decisions and the scoresheet.
fn about_sheet(verb: Verb, rest: &str, named: Option<Seat>, game: &Game, language: Language) -> Option<Vec<Step>> {
    let asker = named.unwrap_or(game.owner());
    let player = named.unwrap_or(Seat::Side(mover_at_this_keyboard(game)));
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
        Verb::Write => (named.unwrap_or(resigning_seat(game)), Command::Record(recording::Act::Write)),
        Verb::Request => (player, Command::Record(recording::Act::Request)),
        Verb::Reconstruct => (asker, Command::Record(recording::Act::Reconstruct)),
        Verb::NextPeriod => {
            let side = side_of(rest, language).unwrap_or(game.turn());
            (asker, Command::Record(recording::Act::NextPeriod { side }))
        }
        _ => return None,
    };
    Some(hand(seat, command))
}

/// Words about an adjournment.
fn about_adjournment(
    verb: Verb,
    rest: String,
    named: Option<Seat>,
    game: &Game,
    language: Language,
) -> Option<Vec<Step>> {
    use adjournment::Act;
    let asker = named.unwrap_or(game.owner());
    let player = named.unwrap_or(Seat::Side(mover_at_this_keyboard(game)));
    let caller = if game.has_arbiter() { asker } else { player };
    let (seat, act) = match verb {
        Verb::Session => match minutes(&rest, language) {
            Some(minutes) => (asker, Act::Session { ends_in: minutes * 60_000 }),
            None => return Some(say(asker, Notice::Claim(ClaimNotice::SessionWhen))),
        },
        Verb::Adjourn => (caller, Act::Call { word: Secret(rest) }),
        Verb::Close => (player, Act::Close { resumption: rest }),
        Verb::Begin => {
            let (white, black) = who_is_there(&rest, language)?;
            (asker, Act::Begin { white, black })
        }
        Verb::Arrive => {
            let absent = game.adjournment().map(adjournment::Adjournment::absent).unwrap_or_default();
            let side = side_of(&rest, language).or(named.and_then(Seat::side)).or(absent.first().copied());
            (asker, Act::Arrive { side: side.unwrap_or(game.owner_side()) })
        }
        Verb::Open => (asker, Act::Open { word: Secret(rest) }),
        Verb::Missing => (asker, Act::Missing { position: Known::Yes }),
        Verb::PositionMissing => (asker, Act::Missing { position: Known::No }),
        _ => return None,
    };
    Some(hand(seat, Command::Adjourn(act)))
}

/// What the writing in an envelope means: one legal move, more than one, an illegal one, or nothing (I.8).
fn meaning(text: &str, game: &Game, language: Language) -> Sealed {
    match notation::read(text, game.board(), language, Legality::Preferred) {
        HeardMove::Moves(moves) => {
            let position = game.board().position();
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
        HeardMove::NoManGoesThere { .. }
        | HeardMove::NotThatMan { .. }
        | HeardMove::NothingToCastleWith
        | HeardMove::NothingToTake => Sealed::Illegal,
        HeardMove::NoSuchSquare { .. } | HeardMove::NotAMove => Sealed::Unreadable,
    }
}

/// Whether the arbiter's word is asked for: where it is his, and what he wants is possible.
fn wants_word(verb: Verb, named: Option<Seat>, game: &Game) -> bool {
    let adjourned = game.adjournment();
    let playing = adjourned.is_none_or(|it| it.stage() == Stage::Playing);
    let resumed = adjourned.is_some_and(|it| it.stage() == Stage::Closed && it.resumption().is_some());
    let possible = if verb == Verb::Open { resumed } else { playing };
    named == Some(Seat::Arbiter) && game.has_arbiter() && game.outcome().is_none() && possible
}

fn side_of(text: &str, language: Language) -> Option<Color> {
    dialogue_words::side(&format!("{text} "), language).map(|(side, _)| side)
}

/// *begin resumption without black*: who is there.
fn who_is_there(rest: &str, language: Language) -> Option<(bool, bool)> {
    if rest.is_empty() {
        return Some((true, true));
    }
    let (Particle::Without, absent) = claim_words::particle(rest, language)? else { return None };
    if let Some((Particle::Both, _)) = claim_words::particle(&absent, language) {
        return Some((false, false));
    }
    side_of(&absent, language).map(|absent| (absent != Color::White, absent != Color::Black))
}

/// Minutes of at most a day.
fn minutes(rest: &str, language: Language) -> Option<u64> {
    let first = rest.split_whitespace().next()?;
    let Some(command::Heard::Word(Word::Number(number))) = command::parse(first, language) else { return None };
    (1..=24 * 60).contains(&number).then(|| u64::from(number))
}

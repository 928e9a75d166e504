//! What was heard by a microphone: it is read back, and done when it is confirmed.

use super::answering::Reply;
use super::client::{Client, legality};
use super::dialogue::corrects_the_last;
use super::heard::Spoken;
use super::misheard::word_of;
use super::pending::Pending;
use super::step::{Step, StudyWish};
use super::{Desk, is_aside, say, shortened, untimely};
use crate::desk::lines::command::{self, Word};
use crate::desk::lines::which_one::which_one;
use crate::desk::notices::desk::DeskNotice;
use crate::game::Game;
use crate::game::board::Board;
use crate::game::command::Command;
use crate::game::dialogue::Act;
use crate::game::fact::HalfMoveId;
use crate::game::history::History;
use crate::game::message::Message;
use crate::game::report::MoveReport;
use crate::game::roles::Seat;
use crate::notation::Legality;
use crate::rules::position::Intent;
use crate::view::View;
use crate::words::notice::Notice;
use crate::words::voice_notice::VoiceNotice;

/// On which board a move is spoken now.
#[derive(Clone, Debug, PartialEq)]
pub struct SpokenOn {
    pub board: Board,
    /// Which moves it can be.
    pub legality: Legality,
}

impl Desk {
    /// On which board a move is spoken now: on that before the last one, where the last one is to be repeated (D.2.1).
    pub fn spoken_on(&self, game: &Game) -> SpokenOn {
        let (seat, repeats) = self.speaks(game);
        let view = View::of(game, seat);
        let line = self.client(seat).line(&view);
        let board = if repeats { line.before_last() } else { line.board() };
        let legality = if repeats { Legality::Ignored } else { legality(&view) };
        SpokenOn { board: board.clone(), legality }
    }

    /// Whose moves are spoken here now, and whether it is one that was made: a repetition, or what is to stand in its place.
    fn speaks(&self, game: &Game) -> (Seat, bool) {
        if let Some(seat) = self.corrects() {
            return (seat, corrects_the_last(game));
        }
        let here = self.here(game);
        let open = game.dialogue().waiting().filter(|made| made.announced.is_some() && !made.repeated);
        let repeater = open.map(|made| Seat::Side(!made.mover)).filter(|seat| here.is_here(*seat));
        (repeater.unwrap_or(Seat::Side(here.mover())), repeater.is_some())
    }

    /// Takes a move that was heard, or several of which it may be one.
    pub fn heard_moves(&mut self, moves: Vec<(Intent, String)>, game: &Game) -> Vec<Step> {
        let (seat, repeats) = self.speaks(game);
        if self.here(game).is_engine(seat) {
            return say(self.home, DeskNotice::NotYourSeat);
        }
        // A sealed move is no move on a board: it is asked about as a line is.
        if let ([(_, said), ..], Some(side)) = (moves.as_slice(), seat.side())
            && game.is_to_be_sealed()
            && game.may_seal(side)
            && !self.client(seat).is_at_study()
        {
            let said = said.clone();
            return self.heard_line(&said, game);
        }
        match (self.newest(), moves.as_slice()) {
            (Some((_, open)), [(_, said), ..]) if !open.gives_way_to_a_move() => {
                let said = said.clone();
                return self.heard_line(&said, game);
            }
            _ => {}
        }
        self.of(seat, game, |client, view| match moves.as_slice() {
            [(intent, said)] if client.is_at_study() => {
                vec![Step::Study { seat, wish: StudyWish::Move { intent: *intent, said: said.clone() } }]
            }
            _ => match untimely(view).filter(|_| !repeats && !client.is_at_study()) {
                Some(refusal) => vec![Step::Tell { seat, message: Message::Refused(refusal) }],
                None => client.read_back(moves, repeats, view),
            },
        })
    }

    /// Takes a move that was heard and is not legal. Where it can be made all the same it is one like any other; words that say no single
    /// move get the answer of a line.
    pub fn heard_illegal(&mut self, intent: Option<Intent>, said: String, game: &Game) -> Vec<Step> {
        let Some(intent) = intent else { return self.heard_line(&said, game) };
        let (seat, repeats) = self.speaks(game);
        let view = View::of(game, seat);
        let client = self.client(seat);
        let is_legal = client.line(&view).board().position().is_some_and(|position| position.judge(intent).is_ok());
        let is_refused = view.mode().refuses_illegal_moves() && !client.is_at_study();
        let gives_way = self.newest().is_none_or(|(_, open)| open.gives_way_to_a_move());
        if repeats
            || is_legal
            || !is_refused
            || !gives_way
            || untimely(&view).is_some()
            || self.here(game).is_engine(seat)
        {
            return self.heard_moves(vec![(intent, said)], game);
        }
        // The game says why.
        self.of(seat, game, |client, _| {
            let mut steps = if client.drop_read_back() { say(seat, DeskNotice::Dropped) } else { Vec::new() };
            steps.push(Step::Spoken { seat, command: Command::Move { intent, said } });
            steps
        })
    }

    /// Takes a command that was heard, as it would be typed. What it would change waits for another word or a key.
    pub fn heard_line(&mut self, text: &str, game: &Game) -> Vec<Step> {
        let newest = self.newest().map(|(seat, open)| (seat, open.clone()));
        let language = self.language(self.home);
        let is_said_twice = |open: &Pending| {
            *open == Pending::Quit && matches!(word_of(text, language), Some(Word::Quit | Word::Close | Word::End))
        };
        if let Some((_, open)) = &newest
            && (open.is_secret() || *open == Pending::Floor || is_said_twice(open))
            && let Some((seat, notice)) = self.remind(game)
        {
            return say(seat, notice);
        }
        // The letter of the knight is English for *no*, too.
        let is_answer =
            newest.is_some_and(|(_, open)| open.wants_yes_or_no()) && command::yes_or_no(text, language).is_some();
        let steps = self.line(text, None, game);
        if is_answer { steps } else { self.confirmed_first(steps, text, game) }
    }

    /// Only the press, and what changes nothing, is done at once.
    fn confirmed_first(&mut self, steps: Vec<Step>, text: &str, game: &Game) -> Vec<Step> {
        let changes = |step: &&Step| match step {
            Step::Command { command, .. } | Step::Spoken { command, .. } => *command != Command::Press,
            Step::Leave | Step::NewGame { .. } | Step::Train { .. } => true,
            _ => false,
        };
        let Some(step) = steps.iter().find(changes).cloned() else { return steps };
        let (seat, step) = match step {
            Step::Command { seat, command } | Step::Spoken { seat, command } => (seat, Step::Spoken { seat, command }),
            step => (self.home, step),
        };
        self.of(seat, game, |client, view| {
            let report = match &step {
                Step::Spoken { command, .. } => report_of(command, client.line(view)),
                _ => None,
            };
            let spoken = Spoken {
                step: Box::new(step),
                report: report.map(Box::new),
                said: shortened(text),
                after: last_of(client.line(view)),
            };
            client.put(Pending::Spoken(vec![spoken]), view)
        })
    }
}

impl Client {
    /// Reads moves back; they wait for their confirmation.
    fn read_back(&mut self, moves: Vec<(Intent, String)>, repeats: bool, view: &View<'_>) -> Vec<Step> {
        let (seat, line) = (view.seat(), self.line(view));
        let after = last_of(line);
        let spoken = moves.into_iter().filter_map(|(intent, said)| {
            let report = if repeats {
                line.before_last().change(intent).map(|change| line.describe_last(&change))
            } else {
                line.board().change(intent).map(|change| line.describe(&change))
            };
            let text = said.clone();
            let command = if repeats {
                Command::Dialogue(Act::Repeat { intent: Some(intent), said })
            } else {
                Command::Move { intent, said }
            };
            let step = Box::new(Step::Spoken { seat, command });
            Some(Spoken { step, report: Some(Box::new(report?)), said: text, after })
        });
        let spoken: Vec<Spoken> = spoken.collect();
        if spoken.is_empty() {
            return say(seat, Notice::from(VoiceNotice::NotUnderstood));
        }
        self.put(Pending::Spoken(spoken), view)
    }

    /// The answer to what was read back. A player who goes on with something else has dropped it.
    pub(super) fn spoken_reply(
        &mut self,
        mut heard: Vec<Spoken>,
        text: &str,
        word: Option<Word>,
        view: &View<'_>,
    ) -> Reply {
        let is_one = heard.len() == 1;
        let chosen = match word {
            Some(Word::Yes) if is_one => Some(0),
            // The key for a line, where there is none.
            None if is_one && text.is_empty() => Some(0),
            Some(Word::Number(number)) if !is_one => {
                let chosen = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
                if chosen.is_none_or(|chosen| chosen >= heard.len()) {
                    let count = heard.len();
                    self.ask(Pending::Spoken(heard));
                    return Reply::Done(say(view.seat(), DeskNotice::NoSuchChoice { count }));
                }
                chosen
            }
            _ if !is_one => {
                let moves: Vec<Intent> =
                    heard.iter().filter_map(|spoken| Some(spoken.report.as_ref()?.change.intent)).collect();
                which_one(text, &moves, self.language()).filter(|_| moves.len() == heard.len())
            }
            _ => None,
        };
        if let Some(chosen) = chosen {
            let spoken = heard.swap_remove(chosen);
            return Reply::Done(if spoken.after == last_of(self.line(view)) {
                vec![*spoken.step]
            } else {
                say(view.seat(), Notice::from(VoiceNotice::Past))
            });
        }
        match word {
            Some(Word::No) => Reply::Done(say(view.seat(), DeskNotice::Dropped)),
            Some(word) if is_aside(word) || word == Word::Press => {
                self.ask(Pending::Spoken(heard));
                Reply::Fresh
            }
            None if text.is_empty() => Reply::Done(self.put(Pending::Spoken(heard), view)),
            _ => Reply::Fresh,
        }
    }
}

fn last_of(line: &History) -> Option<HalfMoveId> {
    line.live().last().map(|half_move| half_move.id)
}

/// The move of a command, where it names one: on the board, or of the half-move that was made last.
fn report_of(command: &Command, line: &History) -> Option<MoveReport> {
    let intent = match command {
        Command::Move { intent, .. }
        | Command::Dialogue(
            Act::Announce { intent, .. }
            | Act::Correct { intent, .. }
            | Act::Execute { intent }
            | Act::Repeat { intent: Some(intent), .. },
        ) => *intent,
        _ => return None,
    };
    let now = line.board().change(intent).map(|change| line.describe(&change));
    now.or_else(|| line.before_last().change(intent).map(|change| line.describe_last(&change)))
}

//! What was asked and waits for the next line.

use super::compose::Compose;
use super::heard::{self, Spoken};
use super::names::NameRound;
use crate::desk::lines::next_game::NextWish;
use crate::desk::lines::whether::Whether;
use crate::desk::notices::advice::AdviceNotice;
use crate::desk::notices::claim::ClaimNotice;
use crate::desk::notices::desk::Confirmable;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::next::NextNotice;
use crate::desk::notices::ruling::RulingNotice;
use crate::desk::notices::study::StudyNotice;
use crate::game::adjournment::Key;
use crate::game::advice::Blunder;
use crate::game::command::Command;
use crate::game::history::History;
use crate::game::ruling::Lock;
use crate::game::screen_event::Role;
use crate::rules::claims::Ground;
use crate::rules::position::{Intent, Square};
use crate::view::View;
use crate::words::notice::Notice;

/// What is still open of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimStep {
    /// On what ground; the move, if it was named already.
    Ground(Option<(Intent, String)>),
    Move(Ground),
    /// Yes or no.
    Confirm(Box<Confirmed>),
}

/// What is done when it is confirmed, and the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmed {
    pub(super) command: Command,
    pub(super) question: ClaimNotice,
}

impl ClaimStep {
    /// The question, in words.
    pub(super) fn question(&self) -> Notice {
        Notice::from(match self {
            ClaimStep::Ground(_) => ClaimNotice::AskGround,
            ClaimStep::Move(_) => ClaimNotice::AskMove,
            ClaimStep::Confirm(confirmed) => confirmed.question.clone(),
        })
    }
}

/// An open question of the console to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Yes or no.
    Confirm(Confirmable),
    /// Really leave?
    Quit,
    /// Whether the ear's word was heard in the ear alone.
    Earphone,
    /// Whether devices in the network may join.
    Network,
    /// Whether this one, who came with a code, is to join at a screen.
    Admit {
        /// Their number.
        visitor: u32,
        /// Their name, or nothing.
        name: String,
        role: Role,
    },
    /// What the pawn becomes.
    Promotion {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The words of the move so far.
        said: String,
    },
    /// Which of several moves, by number.
    Choice {
        /// The moves, in the order in which they were read out.
        choices: Vec<Intent>,
        /// The words that fit them all.
        said: String,
    },
    /// Whether this move is meant.
    Meant { intent: Intent, said: String },
    /// Which move was meant, in the place of one that was announced (D.2.8).
    Correction,
    /// Whether what was heard is meant, or which of it.
    Spoken(Vec<Spoken>),
    /// Whether this move, which is a blunder, is meant all the same.
    Blunder { intent: Intent, said: String, blunder: Box<Blunder> },
    /// What is to stand on a square of the study board.
    Piece(Square),
    /// What is open of a claim.
    Claim(ClaimStep),
    /// A name for the scoresheet.
    Names(NameRound),
    /// The arbiter's PIN; and the line that waits for it.
    Pin {
        /// What they said before they were asked.
        held: Option<String>,
    },
    /// A PIN for the arbiter.
    ChoosePin {
        /// The one that was entered, which is to be entered once more.
        first: Option<Lock>,
    },
    /// The arbiter's word, with which the envelope is closed or opened.
    EnvelopeWord {
        /// Which of the two.
        opens: bool,
        /// Whether they go on with their orders afterwards.
        floor: bool,
        /// What was entered first, where it is to be entered once more.
        first: Option<Key>,
    },
    /// The move that goes into the envelope.
    Seal,
    /// The arbiter's next order.
    Floor,
    /// What belongs to a time control.
    Compose(Box<Compose>),
    /// Whether another game is to be begun.
    NewGame {
        /// From this position (FEN); `None`: from where games begin.
        start: Option<String>,
        /// What is to be different then.
        wish: NextWish,
        /// The one that is left goes on when it is taken up again.
        resumable: bool,
    },
}

impl Pending {
    /// What it asks, where it is answered by yes or no.
    pub fn whether(&self) -> Option<Whether> {
        Some(match self {
            Pending::Confirm(Confirmable::Offer) => Whether::Offer,
            Pending::Confirm(Confirmable::Accept) => Whether::Accept,
            Pending::Confirm(Confirmable::Decline) => Whether::Decline,
            Pending::Confirm(Confirmable::Resign) => Whether::Resign,
            Pending::Quit => Whether::Leave,
            Pending::Earphone => Whether::Earphone,
            Pending::Network => Whether::Network,
            Pending::Admit { .. } => Whether::Admit,
            Pending::Meant { .. } | Pending::Blunder { .. } => Whether::Move,
            Pending::Spoken(_) => Whether::Heard,
            Pending::NewGame { .. } => Whether::NewGame,
            Pending::Claim(ClaimStep::Confirm(confirmed)) => match confirmed.question {
                ClaimNotice::ConfirmSign(_) => Whether::Sign,
                ClaimNotice::ConfirmSeal => Whether::Seal,
                _ => Whether::Claim,
            },
            _ => return None,
        })
    }

    /// Whether it is answered by yes or no.
    pub fn wants_yes_or_no(&self) -> bool {
        self.whether().is_some()
    }

    /// Whether it does not wait until what was asked before is answered.
    pub(super) const fn comes_between(&self) -> bool {
        matches!(
            self,
            Pending::Quit | Pending::Earphone | Pending::Network | Pending::Admit { .. } | Pending::ChoosePin { .. }
        )
    }

    /// The move of which it asks whether it is meant.
    pub const fn meant_move(&self) -> Option<Intent> {
        match self {
            Pending::Meant { intent, .. } => Some(*intent),
            _ => None,
        }
    }

    /// Whether its answer must not be seen or heard.
    pub const fn is_secret(&self) -> bool {
        matches!(self, Pending::Pin { .. } | Pending::ChoosePin { .. } | Pending::EnvelopeWord { .. } | Pending::Seal)
    }

    /// Whether a move that is spoken takes its place, instead of being an answer.
    pub(super) const fn gives_way_to_a_move(&self) -> bool {
        matches!(
            self,
            Pending::Spoken(_)
                | Pending::Meant { .. }
                | Pending::Blunder { .. }
                | Pending::Choice { .. }
                | Pending::Promotion { .. }
        )
    }

    /// The question, in words, for the one who is asked, in front of these half-moves. With two people at one keyboard it names
    /// the one who is asked.
    pub fn question(&self, view: &View<'_>, history: &History) -> Notice {
        match self {
            Pending::Confirm(what) => {
                let side = view.seat().side().filter(|_| view.started().has_two_players_at_the_console());
                DeskNotice::Confirm { what: *what, side }.into()
            }
            Pending::Quit => DeskNotice::ConfirmQuit.into(),
            Pending::Earphone => DeskNotice::AskEarphone.into(),
            Pending::Network => DeskNotice::AskNetwork.into(),
            Pending::Admit { name, role, .. } => DeskNotice::Knocks { name: name.clone(), role: *role }.into(),
            Pending::Promotion { .. } => DeskNotice::WhichPromotion.into(),
            Pending::Choice { choices, .. } => {
                let board = history.board();
                let report = |intent: &Intent| board.change(*intent).map(|change| history.describe(&change));
                DeskNotice::WhichMove(choices.iter().filter_map(report).collect()).into()
            }
            Pending::Meant { intent, .. } => match history.board().change(*intent) {
                Some(change) => DeskNotice::MeantMove(Box::new(history.describe(&change))).into(),
                None => DeskNotice::MoveUnclear.into(),
            },
            Pending::Correction => DeskNotice::WhichCorrection.into(),
            Pending::Spoken(spoken) => heard::question(spoken),
            Pending::Blunder { blunder, .. } => AdviceNotice::AskBlunder(blunder.clone()).into(),
            Pending::Piece(square) => Notice::from(StudyNotice::AskPiece(*square)),
            Pending::Claim(step) => step.question(),
            Pending::Names(round) => DeskNotice::AskName(round.field()).into(),
            Pending::Pin { .. } => Notice::from(RulingNotice::AskPin),
            Pending::ChoosePin { first: None } => Notice::from(RulingNotice::ChoosePin),
            Pending::ChoosePin { first: Some(_) } => Notice::from(RulingNotice::ChoosePinAgain),
            Pending::EnvelopeWord { first: Some(_), .. } => Notice::from(ClaimNotice::AskWordAgain),
            Pending::EnvelopeWord { opens, .. } => Notice::from(ClaimNotice::AskWord { opens: *opens }),
            Pending::Seal => Notice::from(ClaimNotice::SealWhat),
            Pending::Floor => Notice::from(RulingNotice::Floor),
            Pending::Compose(compose) => Notice::from(compose.question()),
            Pending::NewGame { start, wish, resumable } => Notice::from(NextNotice::Confirm {
                position: start.is_some(),
                resumable: *resumable,
                side: wish.side(view.owner_side()),
            }),
        }
    }
}

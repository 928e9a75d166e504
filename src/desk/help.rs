//! What can be done now, by topic: an item of help is said only where what it names can be done.

use crate::desk::lines::command::Word;
use crate::desk::lines::help::{HelpItem, HelpTopic};
use crate::desk::lines::permitted_to::Speaker;
use crate::desk::study::{Origin, Study};
use crate::game::adjournment::{Message as Adjourning, Next};
use crate::game::clock::TimeControl;
use crate::game::dialogue::{Awaited, Standing};
use crate::game::roles::{Mode, Seat, Topic};
use crate::game::{Game, Phase};
use crate::view::View;

/// What help depends on.
pub struct Now<'a> {
    pub game: &'a Game,
    /// The same as the one who asks knows it.
    pub view: View<'a>,
    /// The study board, if they are there.
    pub study: Option<&'a Study>,
    /// Whether who asks sits at a page, which shows the game alone, and whose voice is not ours.
    pub at_page: bool,
    /// Whether a microphone is listened to.
    pub listens: bool,
}

impl Now<'_> {
    fn may(&self, topic: Topic) -> bool {
        self.view.may_ask(topic)
    }

    fn goes_on(&self) -> bool {
        !self.view.is_over()
    }

    fn plays(&self) -> bool {
        self.game.has_begun() && self.goes_on() && self.view.seat().side().is_some()
    }

    /// Whether the one who asks may move now.
    fn moves(&self) -> bool {
        let is_theirs = || self.view.seat().side() == Some(self.view.turn());
        let is_free = self.plays() && !self.is_stopped() && !self.has_claim();
        is_free && self.standing().map_or_else(is_theirs, |standing| standing.you && standing.awaited == Awaited::Move)
    }

    fn has_moves(&self) -> bool {
        !self.view.line().live().is_empty()
    }

    fn is_at_table(&self) -> bool {
        self.view.mode() == Mode::Tournament
    }

    fn runs(&self) -> bool {
        self.game.has_begun() && self.view.phase() == Phase::Running
    }

    fn is_stopped(&self) -> bool {
        self.game.has_begun() && self.view.phase() == Phase::Stopped
    }

    /// Whether it is open that the boards differ.
    fn differ(&self) -> bool {
        self.game.dialogue().difference().is_some()
    }

    fn has_clock(&self) -> bool {
        !self.view.started().time.iter().all(TimeControl::is_none)
    }

    /// Whether moves are counted until more time comes.
    fn has_controls(&self) -> bool {
        self.view.started().time.iter().any(|control| control.periods().len() > 1)
    }

    /// Whether the opponent's offer is open.
    fn is_offered(&self) -> bool {
        let seat = self.view.seat().side();
        self.goes_on() && self.view.offer().is_some_and(|by| seat == Some(!by))
    }

    fn has_engine(&self) -> bool {
        [self.view.owner_side(), !self.view.owner_side()].into_iter().any(|side| self.view.player(side).is_engine())
    }

    fn standing(&self) -> Option<Standing> {
        self.game.standing(self.view.seat())
    }

    /// Whether this is awaited from the one who asks.
    fn is_awaited(&self, awaited: Awaited) -> bool {
        self.standing().is_some_and(|standing| standing.you && standing.awaited == awaited)
    }

    /// Whether there is help on this where they sit.
    fn has(&self, topic: HelpTopic) -> bool {
        !self.at_page || !matches!(topic, HelpTopic::Study | HelpTopic::Voice | HelpTopic::Speaking)
    }

    /// Whether a word is theirs to say here.
    fn says(&self, word: Word) -> bool {
        let (seat, owner, mode) = (self.view.seat(), self.view.owner(), self.view.mode());
        word.permitted_to().refuses(Speaker { seat, home: seat, at_console: !self.at_page, owner, mode }).is_none()
    }

    fn is_arbiter(&self) -> bool {
        self.view.seat() == Seat::Arbiter
    }

    /// Whether they have yet to seal the next move, or it lies in the open envelope.
    fn has_envelope(&self, sealed: bool) -> bool {
        let next = if sealed { Next::Close } else { Next::Seal };
        let awaited = Adjourning::Waits { by: self.view.turn(), next };
        self.view.seat().side() == Some(self.view.turn()) && self.game.adjournment_waits() == Some(awaited)
    }

    fn has_claim(&self) -> bool {
        self.goes_on() && self.view.waits_for().is_some()
    }
}

/// When an item is said.
type When = fn(&Now<'_>) -> bool;

/// All items, in their order within each topic.
const ITEMS: [(HelpTopic, HelpItem, When); 72] = {
    use HelpItem as I;
    use HelpTopic as T;
    [
        (T::Moves, I::MovesInWords, |now| now.moves()),
        (T::Moves, I::MovesInNotation, |now| now.moves()),
        (T::Moves, I::MovesLegal, |now| now.moves() && now.may(Topic::LegalMoves)),
        (T::Moves, I::MovesTakeBack, |now| now.has_moves() && now.may(Topic::TakeBack)),
        // Whatever the rights are: it gives nothing away.
        (T::Castling, I::CastlingShort, |now| now.moves()),
        (T::Castling, I::CastlingLong, |now| now.moves()),
        (T::Castling, I::CastlingRights, |now| now.goes_on() && now.may(Topic::Castling)),
        (T::Questions, I::QuestionsLast, |now| now.has_moves() && now.may(Topic::LastMove)),
        (T::Questions, I::QuestionsMoves, |now| now.has_moves() && now.may(Topic::Moves)),
        (T::Questions, I::QuestionsTurn, |now| now.goes_on() && now.may(Topic::Turn)),
        (T::Questions, I::QuestionsSquare, |now| now.may(Topic::Square)),
        (T::Questions, I::QuestionsSheet, |now| now.has_moves() && now.may(Topic::Moves)),
        (T::Board, I::BoardWhere, |now| now.may(Topic::Where)),
        (T::Board, I::BoardWhole, |now| now.may(Topic::Board)),
        (T::Board, I::BoardAttackers, |now| now.may(Topic::Attackers)),
        (T::Board, I::BoardCaptures, |now| now.goes_on() && now.may(Topic::LegalMoves)),
        (T::Board, I::BoardMaterial, |now| now.may(Topic::Material)),
        (T::Game, I::GameAccept, |now| now.is_offered()),
        (T::Game, I::GameDecline, |now| now.is_offered()),
        (T::Game, I::GameOffer, |now| now.plays() && now.view.offer().is_none() && !now.differ()),
        // Always, or it would tell that one is there.
        (T::Game, I::GameClaim, |now| now.moves() && now.view.offer().is_none() && !now.has_engine()),
        (T::Game, I::GamePause, |now| now.plays() && now.runs() && now.has_clock() && !now.is_at_table()),
        (T::Game, I::GameResume, |now| now.plays() && now.is_stopped() && !now.is_at_table() && !now.differ()),
        (T::Game, I::GameSeal, |now| now.has_envelope(false)),
        (T::Game, I::GameCloseEnvelope, |now| now.has_envelope(true)),
        (T::Game, I::GameBoardsAgree, |now| now.is_awaited(Awaited::Agree)),
        (T::Game, I::GameBoardsDiffer, |now| now.plays() && !now.has_engine() && !now.differ()),
        (T::Game, I::GameResign, |now| now.plays() && !(now.differ() && now.game.has_arbiter())),
        (T::Game, I::GameSign, |now| {
            now.is_at_table() && now.view.seat().side().is_some() && now.view.result_to_sign().is_some()
        }),
        (T::Clock, I::ClockBoth, |now| now.has_clock() && now.may(Topic::Clocks)),
        (T::Clock, I::ClockOwn, |now| now.has_clock() && now.plays() && now.may(Topic::OwnTime)),
        (T::Clock, I::ClockToControl, |now| now.has_controls() && now.goes_on() && now.may(Topic::ToControl)),
        (T::Clock, I::ClockPress, |now| now.has_clock() && now.is_awaited(Awaited::Press)),
        (T::Clock, I::ClockWarnings, |now| now.has_clock() && now.plays()),
        (T::Voice, I::VoiceSpeed, |_| true),
        (T::Voice, I::VoiceLoudness, |_| true),
        (T::Voice, I::VoiceRepeat, |_| true),
        (T::Speaking, I::SpeakOn, |now| !now.listens),
        (T::Speaking, I::SpeakSay, |now| now.listens),
        (T::Speaking, I::SpeakCheck, |now| now.listens),
        (T::Speaking, I::SpeakOff, |now| now.listens),
        (T::Program, I::ProgramNewGame, |now| !now.is_at_table() && now.says(Word::NewGame)),
        (T::Program, I::ProgramLevel, |now| now.has_engine()),
        (T::Program, I::ProgramSave, |now| now.says(Word::Save)),
        (T::Program, I::ProgramManual, |_| true),
        (T::Program, I::ProgramQuit, |now| now.says(Word::Quit)),
        (T::Advice, I::AdviceHint, |now| now.may(Topic::Hint)),
        (T::Advice, I::AdviceThreat, |now| now.may(Topic::Threat)),
        (T::Advice, I::AdviceEvaluation, |now| now.may(Topic::Evaluation)),
        (T::Advice, I::AdviceBestLine, |now| now.may(Topic::BestLine)),
        (T::Advice, I::AdviceBlunder, |now| now.may(Topic::Blunder)),
        (T::Advice, I::AdviceWarnings, |now| now.goes_on() && now.may(Topic::Blunder)),
        (T::Study, I::StudyGo, |now| now.study.is_none() && now.may(Topic::Explore)),
        (T::Study, I::StudyBack, |now| now.study.is_some_and(|study| !study.shown().live().is_empty())),
        (T::Study, I::StudyForward, |now| now.study.is_some_and(Study::has_more)),
        (T::Study, I::StudyTakeBack, |now| now.study.is_some_and(|study| study.origin() == Origin::Tried)),
        (T::Study, I::StudySetUp, |now| now.study.is_some_and(|study| study.origin() == Origin::Game)),
        (T::Study, I::StudyPlay, |now| now.study.is_some_and(|study| study.origin() == Origin::SetUp)),
        (T::Study, I::StudyReturn, |now| now.study.is_some()),
        (T::Steps, I::DialogueState, |now| now.standing().is_some()),
        (T::Steps, I::DialogueRepeat, |now| now.is_awaited(Awaited::Repeat)),
        (T::Steps, I::DialogueCorrect, |now| now.is_awaited(Awaited::Press)),
        (T::Steps, I::DialoguePress, |now| now.is_awaited(Awaited::Press)),
        (T::Steps, I::DialogueAdjust, |now| now.standing().is_some() && now.moves()),
        (T::Arbiter, I::ArbiterPending, |now| now.is_arbiter()),
        (T::Arbiter, I::ArbiterStart, |now| now.is_arbiter() && !now.game.has_begun()),
        (T::Arbiter, I::ArbiterPause, |now| now.is_arbiter() && now.runs()),
        (T::Arbiter, I::ArbiterGoOn, |now| now.is_arbiter() && now.is_stopped()),
        (T::Arbiter, I::ArbiterClaim, |now| now.is_arbiter() && now.has_claim()),
        (T::Arbiter, I::ArbiterIllegal, |now| now.is_arbiter() && now.game.has_irregularity()),
        (T::Arbiter, I::ArbiterSet, |now| now.is_arbiter() && now.has_clock() && now.goes_on()),
        (T::Arbiter, I::ArbiterEnd, |now| now.is_arbiter() && now.game.has_begun() && now.goes_on()),
    ]
};

/// What can be done now, of one topic.
pub fn items(topic: HelpTopic, now: &Now<'_>) -> Vec<HelpItem> {
    ITEMS.iter().filter(|(of, _, when)| *of == topic && when(now)).map(|(_, item, _)| item.clone()).collect()
}

/// Where there is more: the topics of which anything can be done now.
pub fn more(now: &Now<'_>) -> HelpItem {
    let topics = HelpTopic::NAMED.into_iter().filter(|topic| now.has(*topic) && !items(*topic, now).is_empty());
    HelpItem::More { topics: topics.collect() }
}

/// The first thing that can be done of each topic, the most urgent first; at most this many (`most`), and then where there is more.
pub fn overview(now: &Now<'_>, most: usize) -> Vec<HelpItem> {
    if now.is_arbiter() {
        return items(HelpTopic::Arbiter, now);
    }
    let mut found: Vec<HelpItem> = Vec::new();
    if let Some(study) = now.study {
        let tried = items(HelpTopic::Study, now);
        // A player who does not know how to leave it would not find out otherwise.
        found.extend(tried.into_iter().rev().take(if study.origin() == Origin::Game { 1 } else { 2 }));
    }
    let answers = [
        HelpItem::GameSeal,
        HelpItem::GameCloseEnvelope,
        HelpItem::GameAccept,
        HelpItem::GameDecline,
        HelpItem::GameBoardsAgree,
        HelpItem::GameResume,
        HelpItem::GameSign,
    ];
    found.extend(items(HelpTopic::Game, now).into_iter().filter(|item| answers.contains(item)));
    let first = now.view.is_over().then_some(HelpTopic::Program);
    let usual = [
        HelpTopic::Steps,
        HelpTopic::Moves,
        HelpTopic::Questions,
        HelpTopic::Clock,
        HelpTopic::Board,
        HelpTopic::Game,
        HelpTopic::Program,
    ];
    for topic in first.into_iter().chain(usual) {
        found.extend(items(topic, now).into_iter().next().filter(|item| !found.contains(item)));
    }
    found.truncate(most);
    found.push(more(now));
    found
}

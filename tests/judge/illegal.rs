//! Illegal moves and other irregularities.

use annabella::game::board::Board;
use annabella::game::command::Command;
use annabella::game::effect::Effect;
use annabella::game::fact::{Fact, RestoreReason, What};
use annabella::game::message::Message;
use annabella::game::refusal::Refusal;
use annabella::game::roles::Seat;
use annabella::game::ruling::Ruling;
use annabella::game::ruling_fact::{Irregular, Pointed};
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::ruling_says::Says;
use annabella::rules::can_mate::CanMate;
use annabella::rules::ending::Outcome;
use annabella::rules::illegal::{self, Irregularity, Known, Restoration, Treatment};
use annabella::rules::position::{Color, Illegality, Intent, Placement, Position, Rank, Role, Square};
use annabella::rules::profile::TimeClass;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::case::{
    Both, Case, Decision, Named, Seconds, Start, fields, seconds, side_name, times, uci_move, uci_texts,
};
use super::endings::reason_of;
use super::event::{Actor, Event};
use super::table::{Table, bare_king};
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Penalty {
    time_class: TimeClass,
    full_supervision: bool,
    nth_completed_illegal_move: u32,
    opponent_can_mate: bool,
    offender: Named<Color>,
    fen: Option<Start>,
}

/// A step of the side to move that is not legal. A pawn that reaches its last rank is no example: under some profiles that is no move yet.
fn illegal_step(position: &Position) -> Option<Intent> {
    let board = Board::from(position);
    let is_pawn = |square: Square| board.piece_at(square).is_some_and(|piece| piece.role == Role::Pawn);
    let is_on_edge = |square: Square| [Rank::First, Rank::Eighth].contains(&square.rank());
    let steps = Square::ALL.into_iter().flat_map(|from| Square::ALL.into_iter().map(move |to| (from, to)));
    steps
        .filter(|(from, to)| !(is_pawn(*from) && is_on_edge(*to)))
        .map(|(from, to)| Intent::Step { from, to, promotion: None })
        .find(|intent| matches!(position.judge(*intent), Err(Illegality::NotAMoveOfThatPiece)))
}

/// How many completed illegal moves there were before the one that is asked about.
fn earlier(nth: u32) -> Result<u32, Wrong> {
    let wrong = || Wrong::at("given.nth_completed_illegal_move", "right would be 1 for the first");
    nth.checked_sub(1).ok_or_else(wrong)
}

/// `illegal_penalty`: what a completed illegal move costs. As many are made as it takes to lose.
pub(super) fn penalty(case: &Case<'_>, given: Penalty) -> Decision {
    let Named(offender) = given.offender;
    let earlier = earlier(given.nth_completed_illegal_move)?;
    let said = if given.opponent_can_mate { CanMate::Yes } else { CanMate::No };
    if let Some(Start(position)) = &given.fen {
        let found = case.memory.can_mate(position, !offender);
        if found != CanMate::Unknown && found != said {
            return Err(Wrong::at("given.opponent_can_mate", "on this board it is the other way round"));
        }
    }
    let laid = case.lay().timed(given.time_class, None)?.supervised(given.full_supervision);
    let laid = match given.fen {
        Some(Start(position)) => laid.start(&position),
        None if given.opponent_can_mate => laid.on_move(offender)?,
        None => laid.start(&bare_king(!offender, offender)?),
    };
    let mut table = laid.begin()?;
    let step = table
        .game
        .board()
        .position()
        .filter(|position| position.turn() == offender)
        .and_then(|position| illegal_step(&position));
    let step = step.ok_or_else(|| Wrong::at("given.fen", "the offender has no illegal move here"))?;
    let mut bonus = None;
    for _ in 0..=earlier {
        if table.game.outcome().is_some() || table.is_left_to_arbiter() {
            break;
        }
        let known = table.facts.len();
        if table.makes(step, "").refusal().is_some() {
            return Ok(fields(json!({ "outcome": "refused", "opponent_bonus_s": 0 })));
        }
        table.press(Seat::Side(offender));
        // Where only the opponent may point it out they have done it; where the arbiter must see it they have.
        table.does(Seat::Side(!offender), Command::PointOut(Pointed::Illegal));
        table.rules(Ruling::Illegal { side: None });
        table.answers_about_mates().confirms();
        bonus = table.facts[known..].iter().find_map(|fact| match fact.what {
            What::Irregular(Irregular::Bonus { millis, .. }) => Some(millis),
            _ => None,
        });
    }
    let outcome = match table.game.outcome() {
        None if table.is_left_to_arbiter() => "needs_arbiter",
        None => "continue",
        Some((Outcome::Won { by }, _)) if by != offender => "loss",
        Some(_) => "draw",
    };
    Ok(fields(json!({ "outcome": outcome, "opponent_bonus_s": seconds(bonus.unwrap_or(0)) })))
}

/// The pieces of a FEN, legal or not.
struct Pieces(Placement);

impl<'de> Deserialize<'de> for Pieces {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pieces, D::Error> {
        let text = String::deserialize(from)?;
        let pieces = text.split(' ').next().unwrap_or_default();
        Placement::from_ascii_board_fen(pieces.as_bytes()).map(Pieces).map_err(serde::de::Error::custom)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BothInCheck {
    fen: Pieces,
    time_class: TimeClass,
    full_supervision: bool,
}

/// A legal position, and the illegal move by which a player who is in check brings this board about.
fn before(board: &Placement) -> Option<(Position, Intent)> {
    let empty = || Square::ALL.into_iter().filter(|square| board.piece_at(*square).is_none());
    let steps = board.clone().into_iter().flat_map(|(to, piece)| empty().map(move |from| (from, to, piece)));
    steps.into_iter().find_map(|(from, to, piece)| {
        let mut earlier = board.clone();
        earlier.discard_piece_at(to);
        earlier.set_piece_at(from, piece);
        let position = Position::from_fen(&format!("{earlier} {} - - 0 1", piece.color.char())).ok()?;
        let intent = Intent::Step { from, to, promotion: None };
        matches!(position.judge(intent), Err(Illegality::LeavesKingInCheck)).then_some((position, intent))
    })
}

/// `illegal_move/both_kings_in_check`: what the arbiter is told who sees that.
pub(super) fn both_kings_in_check(case: &Case<'_>, given: BothInCheck) -> Decision {
    let Pieces(board) = given.fen;
    if !illegal::are_both_kings_in_check(&board) {
        return Ok(fields(json!({ "arbiter": null })));
    }
    let (position, intent) =
        before(&board).ok_or_else(|| Wrong::at("given.fen", "no move of a player in check leads there"))?;
    let laid = case.lay().start(&position).timed(given.time_class, None)?.supervised(given.full_supervision);
    let action = laid.begin()?.completes(intent, "").all_told.iter().find_map(|(_, told)| match told {
        Message::Ruling(Says::BothKings(action)) => Some(*action),
        _ => None,
    });
    Ok(fields(json!({ "arbiter": action })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Restorable {
    restorable: bool,
}

/// `illegal_move/unrestorable`: where the position before is not known.
pub(super) fn unrestorable(case: &Case<'_>, given: Restorable) -> Decision {
    let known = if given.restorable { Known::Yes } else { Known::No };
    let action = match illegal::restoration(known, case.profile) {
        Restoration::PositionBefore => "restore",
        Restoration::LastIdentifiable => "last_identifiable",
        Restoration::Annul => "annul",
    };
    Ok(fields(json!({ "action": action })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DisplacedPieces {
    by: Named<Color>,
    displaced_count: u32,
}

/// `illegal_move/displaced`: who puts pieces back.
pub(super) fn displaced(case: &Case<'_>, given: DisplacedPieces) -> Decision {
    if given.displaced_count == 0 {
        return Ok(fields(json!({ "restores": null, "on_time_of": null })));
    }
    let Named(by) = given.by;
    // They have pressed; it is seen while the opponent's time runs.
    let mut table = case.lay().on_move(!by)?.timed(TimeClass::Standard, None)?.begin()?;
    let restores = table.rules(Ruling::Displaced { side: by }).heard(|_, told| match told {
        Message::Ruling(Says::PutsBack { by, .. }) => Some(side_name(*by)),
        _ => None,
    });
    let running = table.running();
    Ok(fields(json!({ "restores": restores, "on_time_of": running.map(side_name) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Before {
    start_fen: Start,
    moves: String,
    time_class: TimeClass,
    full_supervision: bool,
    nth_completed_illegal_move: u32,
    clock_s: Option<Both<Seconds>>,
}

/// What happens at the board.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    Move(String),
    MoveTwoHands(String),
    PlacePawnUnpromoted(String),
    Press,
    ClaimIllegal,
    Called,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Actions {
    events: Vec<Event<Deed>>,
}

/// What was seen while it happened.
#[derive(Default)]
struct Seen {
    both_hands: Option<Color>,
    ask: Option<&'static str>,
    correctable: Option<bool>,
    stands: bool,
    message_to: Vec<&'static str>,
}

impl Seen {
    fn look(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Tell { what: Message::Refused(Refusal::Illegal { why, .. }), .. } => {
                    self.ask = (*why == Illegality::PromotionMissing).then_some("promotion_piece");
                }
                Effect::Tell { to, what: Message::Ruling(Says::Noted { .. } | Says::KingTaken { .. }) } => {
                    self.message_to = to.iter().map(Seat::name).collect();
                }
                Effect::Tell { what: Message::Ruling(Says::Stands), .. } => self.stands = true,
                Effect::Record(Fact { what: What::Irregular(Irregular::Claimed { right, .. }), .. }) => {
                    self.correctable = Some(*right);
                }
                _ => {}
            }
        }
    }

    fn happens(&mut self, table: &mut Table, case: &Case<'_>, field: &str, event: &Event<Deed>) -> Result<(), Wrong> {
        if event.by == Actor::Arbiter {
            self.rules(table);
        } else {
            let by = event.player(field)?;
            match &event.deed {
                Deed::Move(uci) | Deed::MoveTwoHands(uci) | Deed::PlacePawnUnpromoted(uci) => {
                    if table.game.turn() != by {
                        return Err(Wrong::at(field, "the other side is to move"));
                    }
                    let intent = uci_move(field, uci, table.game.board())?;
                    if matches!(event.deed, Deed::MoveTwoHands(_)) {
                        self.both_hands = Some(by);
                    }
                    table.makes(intent, "");
                }
                Deed::Press if !case.profile.clock.used => return Ok(()),
                Deed::Press => drop(table.press(Seat::Side(by))),
                Deed::ClaimIllegal => drop(table.does(Seat::Side(by), Command::PointOut(Pointed::Illegal))),
                Deed::Called => return Err(Wrong::at(field, "the arbiter is called")),
            }
        }
        self.look(&table.effects);
        table.answers_about_mates().confirms();
        Ok(())
    }

    /// The arbiter is called. What was seen of hands is ruled on; else the arbiter looks at what is noted.
    fn rules(&mut self, table: &mut Table) {
        let ruling = match self.both_hands.take() {
            Some(side) => Ruling::TwoHands { side },
            None => Ruling::Illegal { side: None },
        };
        let refused = table.rules(ruling).refusal().cloned();
        self.stands |= refused == Some(Refusal::Ruling(RulingRefusal::Stands));
        self.correctable = Some(!matches!(refused, Some(Refusal::Ruling(_))));
    }
}

/// `illegal_move/completed`: an irregularity at the board, and what becomes of it.
pub(super) fn completed(case: &Case<'_>, given: Before, action: Actions) -> Decision {
    let earlier = earlier(given.nth_completed_illegal_move)?;
    let mut laid =
        case.lay().start(&given.start_fen.0).clock(given.time_class, Seconds(0))?.supervised(given.full_supervision);
    if let Some(clock) = given.clock_s {
        laid = laid.showing(times(clock));
    }
    let mut table = laid.begin()?;
    table.plays("given.moves", &given.moves, false)?;
    let offender = action.events.iter().find_map(|event| event.by.side()).unwrap_or(table.game.turn());
    table.has_counted(offender, earlier);
    let half_moves = table.game.history().live().len();
    let mut seen = Seen::default();
    for (index, action) in action.events.iter().enumerate() {
        seen.happens(&mut table, case, &format!("action.events[{index}]"), action)?;
    }
    Ok(decided(&table, case, offender, earlier, half_moves, &seen))
}

fn decided(
    table: &Table,
    case: &Case<'_>,
    offender: Color,
    earlier: u32,
    half_moves: usize,
    seen: &Seen,
) -> super::vector::Fields {
    let game = &table.game;
    let inbox = game.arbiter_inbox();
    let recorded = |wanted: &dyn Fn(&What) -> bool| table.facts.iter().any(|fact| wanted(&fact.what));
    let queen = table.all_told.iter().any(|(_, told)| matches!(told, Message::Ruling(Says::BecomesQueen { .. })));
    let restored = !queen && recorded(&|what| matches!(what, What::Restored { why: RestoreReason::IllegalMove, .. }));
    let must = match (restored, inbox.bound()) {
        (false, _) => Value::Null,
        // Where no piece binds, any legal move will do.
        (true, []) => {
            let legal = game.board().position().map_or_else(Vec::new, |position| position.legal_intents());
            uci_texts(game.board(), &legal)
        }
        (true, bound) => uci_texts(game.board(), bound),
    };
    let hands = recorded(&|what| matches!(what, What::Ruled(order) if matches!(order.what, Ruling::TwoHands { .. })));
    let noted = inbox.noted().iter().map(|noted| noted.kind);
    let may_penalise = noted
        .chain(hands.then_some(Irregularity::TwoHands))
        .any(|kind| illegal::treatment(kind, case.profile) == Treatment::ArbiterMayPenalise);
    fields(json!({
        "counts_as_illegal": inbox.counted(offender) > earlier,
        "restored_fen": restored.then(|| game.board().fen()),
        "position_fen": game.board().fen(),
        "must_choose_from": must,
        "becomes": queen.then_some("queen"),
        "move_made": game.history().live().len() > half_moves,
        "ask": seen.ask,
        "white_s": table.shown(Color::White),
        "black_s": table.shown(Color::Black),
        "white_illegal_count": inbox.counted(Color::White),
        "black_illegal_count": inbox.counted(Color::Black),
        "correctable": seen.correctable,
        "illegal_move_stands": seen.stands,
        "arbiter": may_penalise.then_some("may_penalise"),
        "message_to": seen.message_to,
        "result": table.result(),
        "reason": table.reason().map(reason_of),
    }))
}

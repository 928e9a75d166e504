//! Endgames played by the tables, and given away.

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

use super::*;
use crate::game::roles::Mode;
use crate::training::pupil::{Attempt, Pupil};

/// The tables of queen, rook and pawn, made once for all tests.
fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let mut tables = Tables::default();
        for name in ["KQK", "KRK", "KPK"] {
            let _made = tables.make(Material::named(name).expect("an endgame"), &AtomicBool::new(false));
        }
        tables
    })
}

/// Somebody in front of an endgame.
struct Player {
    endgames: Endgames,
    history: History,
    lots: fastrand::Rng,
    said: Vec<TrainingNotice>,
}

fn moment(pupil: &Pupil) -> Moment<'_> {
    Moment { pupil, way: Way::Endgame, at: 5_000, now: 1_790_000_000 }
}

impl Player {
    fn begins(endgame: Endgame, seed: u64) -> Player {
        let mut lots = fastrand::Rng::with_seed(seed);
        let mut endgames = Endgames::default();
        assert_eq!(endgames.begin(endgame, &mut lots), [Do::Provide(endgame)]);
        // Whoever goes on before the tables are there does not have them made twice.
        assert_eq!(endgames.another(&mut lots), [say(EndgameNotice::Making)]);
        let todo = endgames.provided(tables().clone(), Vec::new(), Some(&mut lots));
        let [Do::Open(fen)] = &todo[..] else { panic!("{todo:?}") };
        let history = History::new(Board::from_fen(fen).expect("a position"), Mode::Training);
        let mut player = Player { endgames, history, lots, said: Vec::new() };
        player.answered();
        player
    }

    fn position(&self) -> Position {
        self.history.position().expect("a position").clone()
    }

    fn make(&mut self, intent: Intent) -> Option<Attempt> {
        let change = self.history.board().change(intent).expect("a move");
        self.history.made(self.history.next_id(), &change, "");
        self.heard()
    }

    fn heard(&mut self) -> Option<Attempt> {
        let todo = self.endgames.made(&self.history, moment(&Pupil::default()));
        self.takes(todo)
    }

    /// What is said, and what came of it.
    fn takes(&mut self, todo: Vec<Do>) -> Option<Attempt> {
        let mut kept = None;
        for todo in todo {
            match todo {
                Do::Say(notice) => self.said.push(notice),
                Do::Keep(attempt) => kept = Some(*attempt),
                other => panic!("{other:?}"),
            }
        }
        kept
    }

    /// The program's move.
    fn answered(&mut self) -> Option<Attempt> {
        let reply = self.endgames.reply(&self.history, &mut self.lots).expect("a move");
        self.make(reply)
    }

    fn enters(&mut self, intent: Intent) -> Judged {
        self.endgames.judge(intent, &self.history)
    }

    /// A legal move behind which the position ends so for the program.
    fn leading_to(&self, wanted: impl Fn(Outcome) -> bool) -> Option<Intent> {
        let position = self.position();
        position.successors().find(|(_, after)| wanted(self.endgames.outcome(after))).map(|(intent, _)| intent)
    }
}

fn last(player: &Player) -> &EndgameNotice {
    match player.said.last() {
        Some(TrainingNotice::Endgame(notice)) => notice,
        other => panic!("{other:?}"),
    }
}

#[test]
fn best_moves_mate_in_as_many_as_are_announced() {
    for (endgame, seed) in [(Endgame::Queen, 1), (Endgame::Rook, 2), (Endgame::Pawn, 3), (Endgame::Rook, 4)] {
        let mut player = Player::begins(endgame, seed);
        let Some(TrainingNotice::Endgame(EndgameNotice::Begins { moves: Some(best), .. })) = player.said.first() else {
            panic!("{:?}", player.said)
        };
        let best = *best;
        let mut left = best;
        let over = loop {
            let intent = player.endgames.best(&player.position())[0];
            assert_eq!(player.enters(intent), Judged::Play);
            if let Some(over) = player.make(intent) {
                break over;
            }
            left -= 1;
            assert_eq!(*last(&player), EndgameNotice::Best { moves: left });
            player.answered();
        };
        assert_eq!((over.item, over.clean, left), (item(endgame), true, 1));
        let end = [say(EndgameNotice::Mated { made: best, best }), say(EndgameNotice::Next)];
        assert_eq!(player.endgames.take_outcome(moment(&Pupil::default())), end);
    }
}

#[test]
fn a_slower_move_is_made_and_said_to_be_slower() {
    let mut player = Player::begins(Endgame::Rook, 5);
    let before = player.endgames.outcome(&player.position()).moves().expect("a mate");
    let slower = |outcome: Outcome| matches!(outcome, Outcome::Loss(_)) && outcome.moves() > Some(before);
    let intent = player.leading_to(slower).expect("such a move");
    assert_eq!(player.enters(intent), Judged::Play);
    assert_eq!(player.make(intent), None);
    let EndgameNotice::Longer { moves, longer } = *last(&player) else { panic!("{:?}", player.said) };
    assert_eq!(moves, before - 1 + longer);
    // Whoever takes it back is asked again, and it counts.
    player.answered();
    let first = player.history.live()[0].id;
    player.history.restore(Some(first), 0);
    assert_eq!((player.heard(), player.endgames.open.as_ref().map(|open| open.mistakes)), (None, Some(1)));
    assert_eq!(player.endgames.outcome(&player.position()).moves(), Some(before));
    let intent = player.endgames.best(&player.position())[0];
    assert_eq!(player.enters(intent), Judged::Play);
    player.make(intent);
    assert_eq!(*last(&player), EndgameNotice::Best { moves: before - 1 });
}

#[test]
fn a_move_that_gives_the_win_away_is_not_made() {
    let mut refused = 0;
    for seed in 0..20 {
        let mut player = Player::begins(Endgame::Pawn, seed);
        let Some(intent) = player.leading_to(|outcome| outcome == Outcome::Draw) else { continue };
        let judged = player.enters(intent);
        let Judged::Instead(todo) = judged else { panic!("{judged:?}") };
        let wrong = matches!(
            &todo[..],
            [Do::Say(
                TrainingNotice::Endgame(EndgameNotice::Draws { reply: Some(_), .. })
                    | TrainingNotice::WrongStalemate { .. }
            )]
        );
        assert!(wrong, "{todo:?}");
        refused += 1;
        assert_eq!(player.endgames.open.as_ref().map(|open| open.mistakes), Some(1));
    }
    assert!(refused > 5, "{refused}");
}

#[test]
fn a_draw_is_held_to_its_end() {
    for seed in 0..3 {
        let mut player = Player::begins(Endgame::HoldPawn, seed);
        assert!(matches!(
            player.said.first(),
            Some(TrainingNotice::Endgame(EndgameNotice::Begins { moves: None, .. }))
        ));
        if let Some(losing) = player.leading_to(|outcome| matches!(outcome, Outcome::Win(_))) {
            let judged = player.enters(losing);
            assert!(
                matches!(&judged, Judged::Instead(todo) if matches!(&todo[..],
                    [Do::Say(TrainingNotice::Endgame(EndgameNotice::Loses { moves, .. }))] if *moves > 0)),
                "{judged:?}"
            );
        }
        let over = loop {
            let intent = player.leading_to(|outcome| outcome == Outcome::Draw).expect("a draw");
            assert_eq!(player.enters(intent), Judged::Play);
            if let Some(over) = player.make(intent) {
                break over;
            }
            if let Some(over) = player.answered() {
                break over;
            }
            assert!(player.history.live().len() < 400, "it ends by fifty moves at the latest");
        };
        assert_eq!(over.item, "endgame:KPK:hold");
        let held = player.endgames.take_outcome(moment(&Pupil::default()));
        assert!(matches!(&held[0], Do::Say(TrainingNotice::Endgame(EndgameNotice::Held(_)))), "{held:?}");
    }
}

#[test]
fn hints_name_piece_then_move_and_giving_up_ends_it() {
    let mut player = Player::begins(Endgame::Rook, 6);
    let piece = player.endgames.hint(&player.history);
    assert!(matches!(&piece[..], [Do::Say(TrainingNotice::HintPiece { .. })]), "{piece:?}");
    let hinted = player.endgames.hint(&player.history);
    let [Do::Say(TrainingNotice::HintMove(report))] = &hinted[..] else { panic!("{hinted:?}") };
    assert!(player.endgames.best(&player.position()).contains(&report.change.intent));
    let todo = player.endgames.solution(&player.history, moment(&Pupil::default()));
    let over = player.takes(todo).expect("the end");
    let EndgameNotice::GivenUp { moves: line, .. } = last(&player) else { panic!("{:?}", player.said) };
    assert_eq!(line.len(), TOLD);
    assert_eq!((over.clean, over.hints), (false, 2));
    assert!(!player.endgames.is_open());
    assert!(matches!(player.endgames.start_over().as_deref(), Some([Do::Open(_)])));
    assert!(player.endgames.is_open());
}

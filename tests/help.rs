//! Help: few items of each topic, none that is refused, and the most pressing one first.

use annabella::desk::help::{Now, items, overview};
use annabella::desk::lines::help::{HelpItem, HelpTopic};
use annabella::desk::study::Study;
use annabella::game::command::Command;
use annabella::game::dialogue::Act;
use annabella::game::fact::{Dialogue, Started};
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::Color;
use annabella::view::View;

use crate::support::table::{Table, WHITE, started};

const BLACK: Seat = Seat::Side(Color::Black);
const TOPICS: [HelpTopic; 10] = [
    HelpTopic::Moves,
    HelpTopic::Castling,
    HelpTopic::Questions,
    HelpTopic::Board,
    HelpTopic::Game,
    HelpTopic::Clock,
    HelpTopic::Program,
    HelpTopic::Study,
    HelpTopic::Steps,
    HelpTopic::Arbiter,
];
/// What would help at a tournament.
const HELPS: [HelpItem; 7] = [
    HelpItem::MovesLegal,
    HelpItem::MovesTakeBack,
    HelpItem::CastlingRights,
    HelpItem::BoardAttackers,
    HelpItem::BoardCaptures,
    HelpItem::BoardMaterial,
    HelpItem::StudyGo,
];

fn table(mode: Mode, time: &str, dialogue: Dialogue) -> Table {
    Table::with(Started { dialogue, ..started(mode, time) }, |_| ())
}

fn said(table: &Table, seat: Seat, topic: HelpTopic) -> Vec<HelpItem> {
    items(
        topic,
        &Now { game: &table.game, view: View::of(&table.game, seat), study: None, at_page: false, listens: false },
    )
}

fn first(table: &Table, seat: Seat) -> HelpItem {
    overview(
        &Now { game: &table.game, view: View::of(&table.game, seat), study: None, at_page: false, listens: false },
        4,
    )
    .swap_remove(0)
}

#[test]
fn topics_have_five_items_at_most_and_tournaments_no_help() {
    for mode in [Mode::Casual, Mode::Training, Mode::Tournament] {
        for (time, dialogue) in [("none", Dialogue::Off), ("5+3", Dialogue::Full), ("2/3+1,1+2", Dialogue::Off)] {
            let mut table = table(mode, time, dialogue);
            for moves in 0..3 {
                for seat in [WHITE, BLACK, Seat::Arbiter, Seat::Spectator, Seat::AssistantOf(Color::White)] {
                    let all: Vec<_> = TOPICS.iter().map(|topic| said(&table, seat, *topic)).collect();
                    assert!(all.iter().all(|items| items.len() <= 5), "{mode:?} {seat:?} {moves}: {all:?}");
                    let helps = all.iter().flatten().find(|item| HELPS.contains(item));
                    let is_player = mode == Mode::Tournament && seat != Seat::Arbiter;
                    assert!(helps.is_none() || !is_player, "{seat:?}: {helps:?}");
                    let is_orders = !said(&table, seat, HelpTopic::Arbiter).is_empty();
                    assert_eq!(is_orders, seat == Seat::Arbiter, "orders are the arbiter's");
                }
                let intent = table.legal()[0];
                table.makes(intent, "");
            }
        }
    }
}

#[test]
fn an_offered_draw_tells_first_how_to_accept_it() {
    let mut table = table(Mode::Casual, "5+3", Dialogue::Off);
    let intent = table.legal()[0];
    table.makes(intent, "");
    table.does(WHITE, Command::Offer);
    assert_eq!(first(&table, BLACK), HelpItem::GameAccept);
    assert_eq!(first(&table, WHITE), HelpItem::QuestionsLast, "it is Black's move");
    assert!(!said(&table, BLACK, HelpTopic::Game).contains(&HelpItem::GameOffer), "one is open");
    table.does(WHITE, Command::Resign);
    assert_eq!(first(&table, WHITE), HelpItem::ProgramNewGame, "nobody moves any more");
    assert_eq!(said(&table, WHITE, HelpTopic::Moves), []);
}

#[test]
fn at_the_study_board_it_is_about_the_study_board() {
    let mut table = table(Mode::Casual, "5+3", Dialogue::Off);
    let intent = table.legal()[0];
    table.makes(intent, "");
    let mut study = Study::new(table.game.history());
    let of = |study: &Study| {
        items(
            HelpTopic::Study,
            &Now {
                game: &table.game,
                view: View::of(&table.game, WHITE),
                study: Some(study),
                at_page: false,
                listens: false,
            },
        )
    };
    assert_eq!(of(&study), [HelpItem::StudyBack, HelpItem::StudySetUp, HelpItem::StudyReturn]);
    study.set_empty();
    assert_eq!(of(&study), [HelpItem::StudyPlay, HelpItem::StudyReturn]);
    assert_eq!(said(&table, WHITE, HelpTopic::Study), [HelpItem::StudyGo]);
}

#[test]
fn a_page_is_offered_only_what_it_has() {
    let casual = table(Mode::Casual, "none", Dialogue::Off);
    let topics = |at_page| {
        let now = Now { game: &casual.game, view: View::of(&casual.game, WHITE), study: None, at_page, listens: false };
        match overview(&now, 4).pop() {
            Some(HelpItem::More { topics }) => topics,
            other => panic!("{other:?}"),
        }
    };
    let only_at_the_console = [HelpTopic::Study, HelpTopic::Voice];
    assert!(only_at_the_console.iter().all(|topic| topics(false).contains(topic)));
    assert!(!only_at_the_console.iter().any(|topic| topics(true).contains(topic)));
    assert!(topics(true).contains(&HelpTopic::Board));
}

#[test]
fn a_topic_is_named_where_any_of_it_is_possible() {
    let topics = |table: &Table, seat| match overview(
        &Now { game: &table.game, view: View::of(&table.game, seat), study: None, at_page: false, listens: false },
        4,
    )
    .pop()
    {
        Some(HelpItem::More { topics }) => topics,
        other => panic!("{other:?}"),
    };
    let mut casual = table(Mode::Casual, "none", Dialogue::Off);
    assert!(!topics(&casual, WHITE).contains(&HelpTopic::Clock), "there is none");
    assert!(topics(&casual, WHITE).contains(&HelpTopic::Study));
    casual.does(WHITE, Command::Resign);
    assert!(!topics(&casual, WHITE).contains(&HelpTopic::Moves), "nobody moves any more");
    let tournament = table(Mode::Tournament, "5+3", Dialogue::Off);
    assert!(!topics(&tournament, WHITE).contains(&HelpTopic::Study), "it would help");
    assert_eq!(topics(&tournament, Seat::Spectator), [HelpTopic::Voice, HelpTopic::Speaking, HelpTopic::Program]);
}

#[test]
fn a_move_is_offered_to_the_player_who_has_one() {
    let mut table = table(Mode::Casual, "5+3", Dialogue::Off);
    assert_eq!(said(&table, BLACK, HelpTopic::Moves), []);
    assert_eq!(first(&table, WHITE), HelpItem::MovesInWords);
    table.does(WHITE, Command::Pause);
    assert_eq!(said(&table, WHITE, HelpTopic::Moves), []);
    assert_eq!(first(&table, WHITE), HelpItem::GameResume);
    // Boards that differ come before that.
    let of_the_game = |table: &Table| said(table, WHITE, HelpTopic::Game);
    assert!(of_the_game(&table).contains(&HelpItem::GameBoardsDiffer));
    table.acts(WHITE, Act::BoardsDiffer);
    assert_eq!(of_the_game(&table), [HelpItem::GameBoardsAgree, HelpItem::GameResign]);
    assert_eq!(first(&table, WHITE), HelpItem::GameBoardsAgree);
}

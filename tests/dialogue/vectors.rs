//! The vectors of the Laws, kind `vis_flow`.

use annabella::game::dialogue::{DialogueEvent, Message as Said, Missing, Refusal as No, pairing};
use annabella::game::participant::{Hearing, Sight};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Seat, Seats};
use annabella::rules::position::Color;
use annabella::rules::profile::Profile;
use serde_json::Value;

use crate::dialogue::table::{Table, clock_after, tournament, uci};

fn vectors(kind: &str) -> Vec<Value> {
    let text = include_str!("../laws/vectors.json");
    let file: Value = serde_json::from_str(text).expect("the vectors");
    let all = file["vectors"].as_array().expect("a list").clone();
    all.into_iter().filter(|vector| vector["kind"] == kind).collect()
}

fn reason_of(refusal: Option<&Refusal>) -> Option<&'static str> {
    match refusal {
        Some(Refusal::Dialogue(No::Press(Missing::NotAnnounced))) => Some("not_announced"),
        Some(Refusal::Dialogue(No::Press(Missing::CapturedPieceNotRemoved))) => Some("captured_man_not_removed"),
        Some(Refusal::Dialogue(No::Press(Missing::PromotionPieceMissing))) => Some("promotion_piece_missing"),
        _ => None,
    }
}

/// Every machine vector under every profile that it names.
#[test]
fn the_vectors_of_the_dialogue() {
    let vectors = vectors("vis_flow");
    let machines: Vec<&Value> = vectors.iter().filter(|vector| vector["form"] == "machine").collect();
    assert!(machines.len() >= 9, "{}", machines.len());
    for vector in machines {
        for profile in vector["profiles"].as_array().expect("profiles") {
            one_machine_vector(vector, profile.as_str().expect("a name"));
        }
    }
}

fn one_machine_vector(vector: &Value, profile: &str) {
    let (id, given, expect) = (&vector["id"], &vector["given"], &vector["expect"]);
    let mut start = tournament();
    if given["start_fen"] != "startpos" {
        given["start_fen"].as_str().expect("a FEN").clone_into(&mut start.start);
    }
    start.profile = Profile::named(profile).expect("a profile");
    start.profile.vis.clock_after = clock_after(given["clock_after"].as_str().expect("a name"));
    let disabled = given["visually_disabled"].as_str().expect("a side");
    for side in Color::ALL {
        let is = disabled == side.fold_wb("white", "black");
        start.players.get_mut(side).sight = if is { Sight::VisuallyDisabled } else { Sight::Sighted };
    }
    let mut table = Table::set(start);
    let (mut press, mut reason, mut heard) = (None, None, Vec::new());
    for event in given["events"].as_array().expect("events") {
        let part = |index: usize| event[index].as_str().unwrap_or_default();
        table.event(part(0), part(1), part(2));
        if part(1) == "press" {
            press = Some(if table.refusal().is_some() { "refused" } else { "accepted" });
            reason = reason_of(table.refusal());
        }
        let private = table.told.iter().filter(|(to, _)| to.contains(Seat::Arbiter) && !to.is_public());
        heard = private.map(|(to, _)| to.iter().map(Seat::name).collect::<Vec<_>>()).next().unwrap_or_default();
    }
    let check = |key: &str, found: Value| {
        if let Some(wanted) = expect.get(key) {
            assert_eq!(*wanted, found, "{id} {profile} {key}: {:?}", table.told);
        }
    };
    check("states", Value::from(table.states.clone()));
    check("state", Value::from(table.state().to_string()));
    check("press", Value::from(press));
    check("reason", Value::from(reason));
    check("running", Value::from(table.running().map(|side| side.fold_wb("white", "black"))));
    check("boards_equal", Value::from(table.game.dialogue().boards_are_equal()));
    let moves = table.game.must_choose_from().map(|moves| {
        let mut moves: Vec<String> = moves.into_iter().map(uci).collect();
        moves.sort();
        moves
    });
    check("must_choose_from", Value::from(moves));
    check("move", Value::from(table.game.history().last().map(|last| uci(last.report.change.intent))));
    check("slip_logged", Value::from(table.events().any(|event| matches!(event, DialogueEvent::Corrected { .. }))));
    check("penalty", Value::Null);
    check("notice_to", Value::from(heard.clone()));
    check("heard_by", Value::from(heard));
    check("allowed", Value::from(table.refusal().is_none()));
    let mismatch = table.heard(|said| *said == Said::Mismatch);
    check("prompt", Value::from(mismatch.map(|_| "repeat_mismatch")));
    check("prompt_public", Value::from(mismatch.is_some_and(Seats::is_public)));
    let changed = table.game.dialogue().board(Color::Black) != table.game.history().start();
    check("black_board_changed", Value::from(changed));
}

/// Boards, assistants and who may demand what.
#[test]
fn the_vectors_of_pairing() {
    for vector in vectors("vis_flow").iter().filter(|vector| vector["form"] == "pairing") {
        let (given, expect) = (&vector["given"], &vector["expect"]);
        let mut start = tournament();
        start.players.white.assistant = given["white_uses_assistant"].as_bool().unwrap_or(false);
        if given["hearing_impaired"] == "black" {
            start.players.black.hearing = Hearing::Impaired;
        }
        let check = |key: &str, found: Value| {
            if let Some(wanted) = expect.get(key) {
                assert_eq!(*wanted, found, "{} {key}", vector["id"]);
            }
        };
        check("assistant_required", Value::from(pairing::assistant_required(&start.players, &start.profile)));
        let may = pairing::sighted_may_use_assistant(&start.players.white);
        check("sighted_may_use_assistant", Value::from(may));
        let duties: Value = serde_json::to_value(pairing::duties_for_the_sighted()).expect("names");
        check("duties", duties);
        let demanded = (given["demands_two_boards"] == "white").then_some(Color::White);
        check("boards", Value::from(pairing::boards(demanded, &start.players)));
        let who = pairing::who_may_demand_two_boards(&start.players);
        let names: Vec<&str> = who.into_iter().map(|side| side.fold_wb("white", "black")).collect();
        check("who_may_demand", Value::from(names));
    }
    let mut start = tournament();
    start.players.white.assistant = false;
    start.players.black.hearing = Hearing::Impaired;
    assert!(pairing::check(&start).is_err());
    start.players.black.assistant = true;
    assert!(pairing::check(&start).is_ok());
}

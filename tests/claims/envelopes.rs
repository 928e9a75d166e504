//! The vectors of adjournment, each driven through a game.

use annabella::game::adjournment::{Act, Entropy, Writing};
use annabella::game::command::Command;
use annabella::game::message::Message;
use annabella::game::participant::Language;
use annabella::game::roles::Seat;
use annabella::notation::{self, Heard, Legality};
use annabella::rules::adjournment::Sealed;
use annabella::rules::illegal::Known;
use annabella::rules::position::{Color, Intent, Square};
use serde_json::{Map, Value, json};

use crate::claims::table::{ARBITER, Table, after, set, word};
use crate::claims::vectors::{seconds, started, text};

/// What a text in an envelope means, as the keyboard reads it.
fn meaning(table: &Table, text: &str, language: Language) -> (Sealed, &'static str, Option<Intent>) {
    match notation::read(text, table.game.board(), language, Legality::Preferred) {
        Heard::Moves(moves) => {
            let position = table.game.board().position().expect("a position");
            let legal: Vec<Intent> = moves.into_iter().filter(|one| position.judge(*one).is_ok()).collect();
            match legal[..] {
                [] => (Sealed::Illegal, "illegal", None),
                [intent] => (Sealed::Legal(intent), "legal", Some(intent)),
                _ => (Sealed::Ambiguous, "ambiguous", None),
            }
        }
        Heard::PromotionMissing { .. } => (Sealed::Ambiguous, "ambiguous", None),
        Heard::NotAMove | Heard::NoSuchSquare { .. } => (Sealed::Unreadable, "unreadable", None),
        _ => (Sealed::Illegal, "illegal", None),
    }
}

/// The game is called for sealing by the arbiter.
fn called(vector: &Value, profile: &str) -> Table {
    let given = &vector["given"];
    let fen = given["fen"].as_str().unwrap_or("startpos");
    let mut setting = started(vector, profile, "standard");
    setting.event_rules.default_time_s = Some(900);
    let mut table = after(setting, fen, "", 0);
    table.adjourns(ARBITER, Act::Call { key: word("Gustav") });
    assert_eq!(table.refusal(), None);
    table
}

fn seal(table: &mut Table, meaning: Sealed, said: &str) {
    let turn = Seat::Side(table.game.turn());
    let writing = Writing { said: said.to_owned(), meaning };
    table.adjourns(turn, Act::Seal { writing, entropy: Entropy([9; 32]) });
}

fn closed(table: &mut Table) {
    table.adjourns(ARBITER, Act::Close { resumption: "tomorrow at 9".to_owned() });
    assert_eq!(table.refusal(), None);
}

#[allow(clippy::too_many_lines)] // one arm a form
pub fn adjourned(vector: &Value, profile: &str) -> Option<Map<String, Value>> {
    let given = &vector["given"];
    let decided = match text(&vector["form"]) {
        "sealed_move" => {
            let mut table = called(vector, profile);
            let language = if text(&given["locale"]) == "it" { Language::It } else { Language::En };
            let (meaning, status, intent) = meaning(&table, text(&given["sealed"]), language);
            let sealer = table.game.turn();
            seal(&mut table, meaning, text(&given["sealed"]));
            closed(&mut table);
            let late = given["sealer_late"] == json!(true);
            let there = |side: Color| !(late && side == sealer);
            table.adjourns(ARBITER, Act::Begin { white: there(Color::White), black: there(Color::Black) });
            if late {
                // An hour and a minute: too late under every profile.
                table.waits(3_660_000).adjourns(ARBITER, Act::Arrive { side: sealer });
            }
            table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
            let running = table.clock().running.map(|side| side.to_string());
            json!({
                "sealed_status": status,
                "sealed_uci": intent.and_then(uci),
                "result": table.result(),
                "clock_started": running,
            })
        }
        "absent" => {
            let mut table = called(vector, profile);
            let sealer = table.game.turn();
            let (intent, absent) = (table.san("Nf3"), text(&given["absent"]));
            seal(&mut table, Sealed::Legal(intent), "Nf3");
            closed(&mut table);
            let gone = if absent == "sealer" { sealer } else { !sealer };
            table.adjourns(ARBITER, Act::Begin { white: gone != Color::White, black: gone != Color::Black });
            let options = table.told.iter().find_map(|(_, message)| match message {
                Message::Adjourn(annabella::game::adjournment::Message::Options(options)) => Some(json!(options)),
                _ => None,
            });
            let running = table.clock().running;
            table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
            json!({
                "envelope_opened": table.refusal().is_none(),
                "clock_running": running.map(|side| if side == sealer { "sealer" } else { "replier" }),
                "replier_options": options,
            })
        }
        "envelope_missing" => {
            let mut table = called(vector, profile);
            let intent = table.san("Nf3");
            seal(&mut table, Sealed::Legal(intent), "Nf3");
            closed(&mut table);
            let known = if given["position_known"] == json!(true) { Known::Yes } else { Known::No };
            table.adjourns(ARBITER, Act::Missing { position: known });
            let sealer = Seat::Side(table.game.turn());
            table.does(sealer, Command::Move { intent, said: "Nf3".to_owned() });
            let resumed = table.refusal().is_none() && table.clock().running == Some(Color::Black);
            json!({
                "action": if resumed { "resume_adjourned_position" } else { "annul_new_game" },
                "clocks": "recorded_else_arbiter",
                "sealed_move": "stated_by_sealer",
            })
        }
        "sealing" => {
            let mut table = called(vector, profile);
            let turn = Seat::Side(table.game.turn());
            if let Some(made) = given["move_on_board"].as_str() {
                let step = |from: usize| made[from..from + 2].parse::<Square>().expect("a square");
                let intent = Intent::Step { from: step(0), to: step(2), promotion: None };
                table.does(turn, Command::Move { intent, said: String::new() });
                let legal = table.game.board().position().expect("one").legal_intents();
                for other in legal.into_iter().filter(|one| *one != intent) {
                    seal(&mut table, Sealed::Legal(other), "?");
                    assert!(table.refusal().is_some());
                }
                seal(&mut table, Sealed::Legal(intent), made);
                assert_eq!(table.refusal(), None);
                json!({ "sealed_must_be": made })
            } else {
                let intent = table.san(text(&given["sealed"]));
                seal(&mut table, Sealed::Legal(intent), "?");
                if given["clocks_stopped"] == json!(true) {
                    closed(&mut table);
                }
                seal(&mut table, Sealed::Legal(intent), "?");
                json!({ "may_change": table.refusal().is_none() })
            }
        }
        "sealing_early" => {
            let minutes = |value: &Value| {
                let (hours, minutes) = text(value).split_once(':').expect("a time");
                hours.parse::<u64>().expect("hours") * 60 + minutes.parse::<u64>().expect("minutes")
            };
            let until = minutes(&given["session_end"]) - minutes(&given["adjourned_at"]);
            let mut table = set(started(vector, profile, "standard"));
            table.shows(seconds(&given["remaining_s"]), 5_400);
            table.adjourns(ARBITER, Act::Session { ends_in: until * 60_000 });
            table.adjourns(ARBITER, Act::Call { key: word("Gustav") });
            let intent = table.san("Nf3");
            seal(&mut table, Sealed::Legal(intent), "Nf3");
            closed(&mut table);
            json!({ "time_recorded_s": table.left().0 })
        }
        "open_offer" => {
            let mut table = called(vector, profile);
            let sealer = table.game.turn();
            let intent = table.san("Nf3");
            seal(&mut table, Sealed::Legal(intent), "Nf3");
            let by = if text(&given["open_offer_by"]) == "sealer" { sealer } else { !sealer };
            closed(&mut table);
            table.does(Seat::Side(by), Command::Offer);
            let on_envelope = table.game.envelope().and_then(|envelope| envelope.offer) == Some(by);
            table.adjourns(ARBITER, Act::Begin { white: true, black: true });
            table.adjourns(ARBITER, Act::Open { key: word("Gustav") });
            json!({ "on_envelope": on_envelope, "offer_open": table.game.offer() == Some(by) })
        }
        "custody" => {
            let mut table = called(vector, profile);
            let intent = table.san("Nf3");
            seal(&mut table, Sealed::Legal(intent), "Nf3");
            closed(&mut table);
            let there = given["replier_present"] == json!(true);
            table.adjourns(ARBITER, Act::Begin { white: true, black: there });
            let readers = Seat::ALL.into_iter().filter(|seat| {
                table.adjourns(*seat, Act::Open { key: word("Gustav") });
                table.refusal().is_none()
            });
            let readers: Vec<_> = readers.map(Seat::name).collect();
            let logged = table.facts.iter().any(|fact| matches!(fact.what, annabella::game::fact::What::Adjourned(_)));
            json!({ "custody": "arbiter", "readable_by": readers, "opening_logged": logged })
        }
        _ => return None,
    };
    decided.as_object().cloned()
}

fn uci(intent: Intent) -> Option<String> {
    match intent {
        Intent::Step { from, to, promotion: None } => Some(format!("{from}{to}")),
        _ => None,
    }
}

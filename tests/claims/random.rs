//! Random actions of all seats: nothing panics, and the record gives the same game (checked by the table after each action).

use annabella::game::adjournment::{Act as Adjourn, Entropy, Writing};
use annabella::game::command::Command;
use annabella::game::dialogue;
use annabella::game::draws::Act as Claim;
use annabella::game::fact::Dialogue;
use annabella::game::recording::Act as Record;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling::Ruling;
use annabella::rules::adjournment::Sealed;
use annabella::rules::claims::{Basis, Ground};
use annabella::rules::ending::Outcome;
use annabella::rules::illegal::Known;
use annabella::rules::position::{Color, Intent, Square};
use annabella::rules::profile::Profile;
use annabella::rules::quickplay::{self, Decision};
use proptest::prelude::*;

use crate::claims::table::{Table, set, started, word};

fn pick<T: Clone>(from: &[T], choice: usize) -> Option<T> {
    (!from.is_empty()).then(|| from[choice % from.len()].clone())
}

fn some_move(table: &Table, choice: usize) -> Intent {
    let legal = table.game.board().position().map(|position| position.legal_intents()).unwrap_or_default();
    // Few different ones, so that positions come back.
    pick(&legal, (choice % 3) * legal.len() / 3).unwrap_or(Intent::Step {
        from: Square::A1,
        to: Square::H8,
        promotion: None,
    })
}

fn command(table: &Table, choice: usize) -> Command {
    let (intent, side) = (some_move(table, choice / 40), Color::from_white(choice.is_multiple_of(2)));
    let ground = if choice.is_multiple_of(3) { Ground::FiftyMoves } else { Ground::Repetition };
    let decision = [Decision::Accepted, Decision::Postponed, Decision::Rejected][choice % 3];
    let result = [Outcome::Drawn, Outcome::Won { by: side }][choice % 2];
    let meaning = [Sealed::Legal(intent), Sealed::Illegal, Sealed::Unreadable][choice % 3];
    let square = Square::ALL[choice % 64];
    match choice % 40 {
        0 => Command::Offer,
        1 => Command::Accept,
        2 => Command::Decline,
        3 => Command::Press,
        4 => Command::Pause,
        5 => Command::Resume,
        6 if choice.is_multiple_of(7) => Command::Resign,
        7 | 8 => {
            let intended = (!choice.is_multiple_of(4)).then_some(intent);
            Command::Claim(Claim::Claim { ground, intended, said: String::new(), basis: Basis::Scoresheet })
        }
        9 => Command::Claim(Claim::Quickplay { basis: quickplay::Basis::NoEffort }),
        10 => Command::Claim(Claim::Increment),
        11 => Command::Claim(Claim::Withdraw),
        12 => Command::Claim(Claim::Verify { agrees: choice.is_multiple_of(2) }),
        13 | 14 => Command::Claim(Claim::Rule { decision, bonus: choice.is_multiple_of(2) }),
        15 => Command::Claim(Claim::Consent { given: choice.is_multiple_of(2) }),
        16 => Command::Record(Record::Write),
        17 => Command::Record(Record::Sign { result: Some(result) }),
        18 => Command::Record(Record::Overrule { result, reason: String::new() }),
        19 => Command::Record(Record::Request),
        20 => Command::Record(Record::NextPeriod { side }),
        21 => Command::Adjourn(Adjourn::Call { key: word("Gustav") }),
        22 | 23 => {
            let writing = Writing { said: "𝄞 ½".repeat(choice % 40), meaning };
            Command::Adjourn(Adjourn::Seal { writing, entropy: Entropy([3; 32]) })
        }
        24 | 25 => Command::Adjourn(Adjourn::Close { resumption: "\u{0}\n".to_owned() }),
        26 => Command::Adjourn(Adjourn::Begin { white: !choice.is_multiple_of(5), black: !choice.is_multiple_of(7) }),
        27 => Command::Adjourn(Adjourn::Arrive { side }),
        28 | 29 => Command::Adjourn(Adjourn::Open { key: word("Gustav") }),
        30 => Command::Adjourn(Adjourn::Missing {
            position: if choice.is_multiple_of(2) { Known::Yes } else { Known::No },
        }),
        31 => Command::Arbiter(Ruling::Claim { accepted: choice.is_multiple_of(2) }.into()),
        32 => Command::Adjourn(Adjourn::Session { ends_in: choice as u64 * 1_000 }),
        33 => Command::Restore { to: None },
        34 => Command::Dialogue(dialogue::Act::Touch { square }),
        35 => Command::Dialogue(dialogue::Act::Place { square }),
        _ => Command::Move { intent, said: "?".to_owned() },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn nothing_panics_and_the_record_gives_the_same_game(
        mode in prop::sample::select(Mode::ALL.to_vec()),
        full in any::<bool>(),
        profile in prop::sample::select(Profile::ALL_NAMES.to_vec()),
        time in prop::sample::select(vec!["none", "1", "3/2+2,1+1"]),
        guidelines in any::<bool>(),
        absent in any::<bool>(),
        actions in prop::collection::vec((0usize..100_000, 0usize..8, 0u64..6_000), 0..60),
    ) {
        let mut setting = started(mode, time);
        setting.profile = Profile::named(profile).expect("a profile");
        setting.dialogue = if full { Dialogue::Full } else { Dialogue::Off };
        setting.event_rules.guidelines = guidelines;
        setting.event_rules.arbiter_absent = absent;
        setting.event_rules.own_sheets = guidelines && absent;
        let mut table = set(setting);
        for (choice, who, wait) in actions {
            let command = command(&table, choice);
            let seat = match who {
                0..=3 => Seat::Side(table.game.turn()),
                4 => Seat::Arbiter,
                5 => Seat::Side(!table.game.turn()),
                other => Seat::ALL[other % Seat::ALL.len()],
            };
            table.waits(wait).does(seat, command);
            let both = table.game.draws().open().is_some() && table.game.is_adjourned();
            prop_assert!(!both, "nothing is claimed over a closed envelope");
            let running = table.game.clock(annabella::time::Tick::from_millis(table.now)).and_then(|it| it.running);
            prop_assert!(table.game.outcome().is_none() || running.is_none());
        }
    }
}

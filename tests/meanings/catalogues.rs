//! Every form of the catalogues, with typical values where something is named in it.

use std::collections::BTreeMap;
use std::path::Path;

use annabella::game::participant::Language;
use annabella::words::numbers::{Form, cardinal};
use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;

/// The files in which forms are listed, a comma between them.
pub const FILES: [&str; 9] = [
    "commands",
    "questions",
    "study-words",
    "claims-words",
    "dialogue-words",
    "orders",
    "next-words",
    "timepiece-words",
    "warning-words",
];

const SQUARE: &[&str] = &["e4", "{questions.mine} {questions.knight}", "{questions.filler} {questions.queen}", "z9"];
const NUMBER: &[&str] = &["2", "{3}", "0"];
const STEP: &[&str] = &["e2", "Eva {2}", "g9"];
const MOVE: &[&str] = &["e4", "g1f3", "{questions.knight} f3", "xyzzy"];
const SIDE: &[&str] = &["{orders.part-white}", "{orders.part-black}"];
const SIDE_TIME: &[&str] = &["{orders.part-white} 2:00", "1:30:00 {orders.part-black}", "{orders.part-white} 45"];
const SIDE_NUMBER: &[&str] = &["{orders.part-white} 3", "{orders.part-black}"];
const RESULT: &[&str] =
    &["1-0", "0-1", "1/2-1/2", "{*claims-words.say-white-wins}", "{*claims-words.say-drawn}", "xyzzy"];
const PIECES: &[&str] =
    &["{questions.white} {questions.king} e1", "{questions.black} {questions.pawn} a7 b7", "{questions.king} e1"];
const CLAIM: &[&str] = &[
    "{claims-words.say-with} e4",
    "{*claims-words.say-with} e4",
    "{*claims-words.say-now}",
    "{claims-words.say-with} {questions.knight} f3",
    "{claims-words.say-with} xyzzy",
];

/// What stands in the hole of each form of a key, or behind it. Each form stands alone besides.
const FILLS: &[(&str, &str, &[&str])] = &[
    ("commands", "what", &["e4", "e {4}", "{questions.on-square} e4", "z9"]),
    ("commands", "restore", NUMBER),
    ("commands", "level", &["5", "{5}"]),
    ("commands", "rate", &["200", "{50}"]),
    ("commands", "volume", &["50"]),
    ("commands", "pitch", &["40"]),
    (
        "commands",
        "cue",
        &[
            "{commands.cue-check}",
            "{commands.cue-edge} {*commands.cue-on}",
            "{commands.cue-tick} {*commands.cue-off}",
            "{commands.cue-flag} 50",
            "xyzzy",
        ],
    ),
    ("commands", "warnings", &["5:00 1:00 countdown=10"]),
    ("commands", "courtesy-before", &["{commands.resign}"]),
    ("commands", "courtesy-after", &[]),
    ("questions", "shade", SQUARE),
    ("questions", "attackers", SQUARE),
    ("questions", "defenders", SQUARE),
    ("questions", "moves-of", SQUARE),
    ("questions", "rays", SQUARE),
    ("questions", "knight-view", SQUARE),
    ("questions", "king-view", SQUARE),
    ("questions", "diagonals", SQUARE),
    ("questions", "rank", &["4", "{*questions.ordinals}", "9"]),
    ("questions", "file", &["e", "Eva", "i"]),
    ("questions", "last-moves", NUMBER),
    ("questions", "move", NUMBER),
    ("questions", "moves-from", &["2", "e2", "{questions.mine} {questions.knight}"]),
    ("questions", "sheet-from", NUMBER),
    ("questions", "sheet-last", NUMBER),
    ("questions", "sheet-times-from", NUMBER),
    ("questions", "sheet-times-last", NUMBER),
    ("questions", "where", &["{questions.mine} {questions.knight}", "{questions.filler} {questions.king}", "e4"]),
    ("questions", "mine", &["{questions.queen}"]),
    ("questions", "theirs", &["{questions.queen}"]),
    ("questions", "white", &["{questions.queen}"]),
    ("questions", "black", &["{questions.all}"]),
    ("questions", "all", &["{questions.white}"]),
    ("questions", "filler", &["{questions.queen}", "{commands.clock}"]),
    ("questions", "read", &["{commands.clock}", "{questions.filler} {questions.material}", "{commands.resign}"]),
    ("study-words", "fen", &["7k/P7/8/8/8/8/8/K7 w - - 0 1"]),
    ("study-words", "to-move", &["2", "{2} {questions.black}", "9"]),
    ("study-words", "put", PIECES),
    ("study-words", "clear", &["e4", "a2-h2", "a2 {*study-words.through} h2", "d4 {*study-words.at} e5", "z9"]),
    (
        "study-words",
        "castling-right",
        &[
            "{study-words.all}",
            "{*study-words.all}",
            "{questions.white} {*study-words.short}",
            "{questions.black} {*study-words.long}",
        ],
    ),
    ("study-words", "passed", &["e3", "z9"]),
    ("claims-words", "say-claim", CLAIM),
    ("claims-words", "say-repetition", CLAIM),
    ("claims-words", "say-fifty", CLAIM),
    ("claims-words", "say-sign", RESULT),
    ("claims-words", "say-overrule", RESULT),
    ("claims-words", "say-next-period", SIDE),
    ("claims-words", "say-session", &["90", "xyzzy"]),
    ("claims-words", "say-adjourn", &["sesame"]),
    ("claims-words", "say-seal", &["e4", "{questions.knight} f3", "Ke5", "xyzzy"]),
    ("claims-words", "say-close", &["9:30"]),
    (
        "claims-words",
        "say-begin",
        &[
            "{claims-words.say-without} {dialogue-words.say-black}",
            "{*claims-words.say-without} {dialogue-words.say-black}",
            "{claims-words.say-without} {*claims-words.say-both}",
        ],
    ),
    ("claims-words", "say-arrive", &["{dialogue-words.say-black}"]),
    ("claims-words", "say-open", &["sesame"]),
    ("dialogue-words", "say-lift", STEP),
    ("dialogue-words", "say-touch", STEP),
    ("dialogue-words", "say-place", STEP),
    ("dialogue-words", "say-remove", STEP),
    ("dialogue-words", "say-new-piece", &["e8 {questions.queen}", "{questions.queen}", "e8 xyzzy"]),
    ("dialogue-words", "say-adjust", STEP),
    ("dialogue-words", "say-feel", STEP),
    ("dialogue-words", "say-announce", MOVE),
    ("dialogue-words", "say-repeat", MOVE),
    ("dialogue-words", "say-correct", MOVE),
    ("dialogue-words", "say-execute", MOVE),
    ("dialogue-words", "say-report-touch", STEP),
    (
        "dialogue-words",
        "say-sheet",
        &["{dialogue-words.say-white} e4", "{*dialogue-words.say-white} e4", "{*dialogue-words.say-black} e4", "e4"],
    ),
    ("orders", "order-add", SIDE_TIME),
    ("orders", "order-take", SIDE_TIME),
    ("orders", "order-set", SIDE_TIME),
    ("orders", "order-charge", &["0:30"]),
    ("orders", "order-moves", SIDE_NUMBER),
    ("orders", "order-period", SIDE_NUMBER),
    ("orders", "order-running", SIDE),
    ("orders", "order-present", SIDE),
    ("orders", "order-absent", SIDE),
    ("orders", "order-illegal", SIDE),
    ("orders", "order-two-hands", SIDE),
    ("orders", "order-restore", &["1", "0", "99"]),
    ("orders", "order-correct", &["1 e4", "1"]),
    ("orders", "order-agreed", &["1 d4", "1 xyzzy", "9 d4"]),
    ("orders", "order-displaced", SIDE),
    (
        "orders",
        "order-penalty",
        &[
            "{orders.part-white} {orders.part-warning}",
            "{orders.part-white} {*orders.part-warning}",
            "{orders.part-black} {orders.part-opponent-time} 2:00",
        ],
    ),
    ("orders", "order-result", &["1-0", "0-1", "1/2-1/2", "0-0", "{*orders.part-draw}"]),
    ("orders", "order-points", &["1 0", "½ 0,5"]),
    ("orders", "order-device", &["{orders.part-black}", "{orders.part-white} {*orders.part-sound}"]),
    ("orders", "order-setup", &["{orders.part-white}", "{orders.part-black} {*orders.part-rook}"]),
    ("timepiece-words", "timepiece-moves-set", &["{orders.seat-white} 12", "{orders.seat-black} {40}"]),
    ("timepiece-words", "timepiece-turn-set", &["{orders.seat-black}"]),
];

/// Combinations that belong to no one key, and to which context.
pub const MORE: &[(&str, &[&str])] = &[
    (
        "game",
        &[
            "{commands.resign} {*commands.courtesy-after}",
            "{commands.courtesy-before} {commands.clock} {commands.courtesy-after}",
            "{*next-words.next-lead} {next-words.next-white}",
            "{next-words.next-lead} {*next-words.next-white}",
            "{next-words.next-lead} {*next-words.next-black}",
            "{next-words.next-lead} {*next-words.next-lot}",
            "{*next-words.next-switch}",
            "{next-words.next-lead} {*next-words.next-filler} {next-words.next-black}",
            "{next-words.next-black}, 10 {*next-words.next-plus} 5",
            "{next-words.next-black} 10+5",
            "{next-words.next-white}, {10} {*next-words.next-minutes}",
            "{next-words.next-lead} {25} {next-words.next-minutes} {next-words.next-plus} {10} {*next-words.next-seconds}",
            "{commands.save} /media/stick/game.annabella",
            "Eva {4}",
            "Springer Gustav eins Felix drei",
            "{*questions.knight} f3",
            "{*questions.pawn} e4",
            "{*questions.queen} h5",
            "{*questions.rook} a3",
            "{*questions.bishop} c4",
            "{*questions.king} e2",
            "e2 e4",
            "e2-e4",
            "e7xd6",
            "Nf3=",
            "Nf3?",
            "Nf3!",
            "e8=Q",
            "0-0",
            "O-O-O",
            "0-0+",
            "1",
            "7",
            "12",
            "{12}",
            "0",
            "y",
            "n",
            "p N",
            "s 4",
            "s e",
            "?",
            "c",
            "l",
            "o",
            "z9",
            "e9",
            "Nz4",
            "Ng9",
        ],
    ),
    (
        "study",
        &[
            "{*questions.white} {questions.king} e1",
            "{*questions.black} {questions.pawn} a7 b7",
            "{questions.mine} {questions.rook} a1 {*study-words.at} h1",
            "{questions.king} {questions.black} e8",
            "{study-words.put} {questions.white} {questions.queen} {*study-words.at} d1",
            "{*study-words.nothing}",
        ],
    ),
    (
        "arbiter",
        &[
            "{orders.order-add} {*orders.part-white} 2:00",
            "{orders.order-take} {*orders.part-black} 2:00",
            "{orders.order-add} {orders.part-white} 2:00 {*orders.part-because} Lärm im Saal",
            "{orders.order-add} {orders.part-white} 2:00; 12.9",
            "{orders.order-penalty} {orders.part-white} {*orders.part-opponent-time} 2:00",
            "{orders.order-penalty} {orders.part-white} {*orders.part-own-time} 2:00",
            "{orders.order-penalty} {orders.part-white} {*orders.part-opponent-points}",
            "{orders.order-penalty} {orders.part-white} {*orders.part-own-points}",
            "{orders.order-penalty} {orders.part-white} {*orders.part-loss}",
            "{orders.order-penalty} {orders.part-white} {*orders.part-fine}",
            "{orders.order-penalty} {orders.part-white} {*orders.part-rounds}",
            "{orders.order-penalty} {orders.part-white} {*orders.part-expel}",
            "{orders.order-device} {orders.part-white} {*orders.part-switched-off}",
            "{orders.order-device} {orders.part-white} {*orders.part-switched-on}",
        ],
    ),
    (
        "warnings",
        &[
            "{commands.warnings} {5} {*warning-words.minutes}, {30} {warning-words.seconds}",
            "{commands.warnings} 2 {*warning-words.hours}",
            "{commands.warnings} {1} {warning-words.minutes} {*warning-words.within} {30} {*warning-words.seconds}",
            "{commands.warnings} {5} {warning-words.minutes} {*warning-words.countdown} {10}",
            "{commands.warnings} {*warning-words.tick} {*warning-words.below} {1} {warning-words.minutes}",
            "{commands.warnings} 5:00 {*warning-words.tone}",
            "{commands.warnings} 5:00 {*warning-words.opponent}",
            "{commands.warnings} {*warning-words.off} 5:00",
            "{commands.warnings} {*warning-words.filler} {5} {warning-words.minutes}",
            "{commands.warnings} xyzzy",
        ],
    ),
    (
        "answers",
        &[
            "",
            "0",
            "1",
            "2",
            "3",
            "4",
            "5",
            "9",
            "12",
            "90",
            "999",
            "5000",
            "{1}",
            "{2}",
            "{12}",
            "-5",
            "+5",
            "5:30",
            "1:04:09",
            ":",
            "{15} {warning-words.minutes}",
            "{5} {warning-words.seconds}",
            "{1} {warning-words.minutes} {warning-words.within} {30} {warning-words.seconds}",
            "y",
            "n",
            "{*commands.yes}",
            "{*commands.no}",
            "{*commands.letter-yes}",
            "{*commands.letter-no}",
            "{commands.yes} {commands.courtesy-after}",
            "{commands.courtesy-before} {commands.no}",
            "K",
            "q",
            "N",
            "D",
            "R",
            "{*questions.queen}",
            "{*questions.knight}",
            "{questions.king}",
            "{questions.pawn}",
            "{questions.white} {questions.king}",
            "{questions.mine} {questions.rook}",
            "{*study-words.nothing}",
            "{*timepiece-words.timepiece-back}",
            "{*timepiece-words.timepiece-none}",
            "{*commands.stop}",
            "{commands.cue-move}",
            "{commands.cue-capture}",
            "{commands.cue-check}",
            "{orders.seat-white}",
            "{orders.seat-black}",
            "e4",
            "Nf3",
            "g1f3",
            "{questions.knight} f3",
            "a8",
            "a8=Q",
            "Nbd2",
            "Nd2",
            "e2 e4",
            "Ke5",
            "z9",
            "Ada Lovelace",
            "\"{commands.moves}\"",
            "blitz",
            "our-league",
            "xyzzy",
            "{*claims-words.say-repetition}",
            "{*claims-words.say-fifty}",
            "{*claims-words.say-now}",
            "{*claims-words.say-with} Nf3",
            "{orders.order-done}",
            "{orders.order-docket}",
            "{orders.order-add} {orders.part-white} 2:00",
        ],
    ),
];

/// The catalogues of one language.
pub struct Catalogues {
    language: Language,
    forms: BTreeMap<(&'static str, String), Vec<String>>,
}

impl Catalogues {
    /// Reads those that are there: a file that has become a grammar is passed over, since its lines are frozen.
    pub fn read(language: Language) -> Catalogues {
        let mut forms = BTreeMap::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
        for file in FILES {
            let Ok(source) = std::fs::read_to_string(folder.join(file).with_extension("ftl")) else { continue };
            let resource = parser::parse(source.as_str()).expect("a readable catalogue");
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let elements = message.value.iter().flat_map(|pattern| &pattern.elements);
                let text: String = elements
                    .map(|element| match element {
                        PatternElement::TextElement { value } => *value,
                        PatternElement::Placeable { .. } => panic!("{file} has a placeable"),
                    })
                    .collect();
                let listed = text.split(',').map(str::trim).filter(|form| !form.is_empty()).map(str::to_owned);
                forms.insert((file, message.id.name.to_owned()), listed.collect());
            }
        }
        Catalogues { language, forms }
    }

    fn of(&self, file: &str, key: &str) -> &[String] {
        let found = self.forms.iter().find(|((of, each), _)| *of == file && each == key);
        found.map(|(_, forms)| forms.as_slice()).unwrap_or_default()
    }

    /// The keys of a file, each with its forms.
    pub fn keys(&self, file: &'static str) -> impl Iterator<Item = (&str, &[String])> {
        self.forms
            .iter()
            .filter(move |((of, _), _)| *of == file)
            .map(|((_, key), forms)| (key.as_str(), forms.as_slice()))
    }

    /// A form as it stands, and with the first value of its key in it; the usual form with all values.
    pub fn filled(&self, file: &str, key: &str, form: &str) -> Vec<String> {
        let is_usual = self.of(file, key).first().is_some_and(|usual| usual == form);
        let templates =
            FILLS.iter().find(|(of, each, _)| *of == file && *each == key).map_or(&[][..], |(_, _, of)| *of);
        let templates = if is_usual { templates } else { templates.get(..1).unwrap_or_default() };
        let with = |value: String| match form.split_once("...") {
            Some((head, tail)) => format!("{head}{value}{tail}"),
            None => format!("{form} {value}"),
        };
        let bare = form.replace("...", " ").split_whitespace().collect::<Vec<_>>().join(" ");
        std::iter::once(bare).chain(templates.iter().flat_map(|template| self.expand(template)).map(with)).collect()
    }

    /// All lines of a template: `{file.key}` is the usual form, `{*file.key}` each of them in turn, `{5}` a number in words.
    pub fn expand(&self, template: &str) -> Vec<String> {
        let Some((head, rest)) = template.split_once('{') else { return vec![template.to_owned()] };
        let (name, tail) = rest.split_once('}').expect("a closed brace");
        let values: Vec<String> = if let Ok(number) = name.parse::<u64>() {
            vec![cardinal(self.language, number, Form::Counting)]
        } else {
            let (file, key) = name.trim_start_matches('*').split_once('.').expect("a file and a key");
            let forms = self.of(file, key);
            if name.starts_with('*') { forms.to_vec() } else { forms.first().cloned().into_iter().collect() }
        };
        let tails = self.expand(tail);
        values.iter().flat_map(|value| tails.iter().map(move |tail| format!("{head}{value}{tail}"))).collect()
    }
}

//! What is said: random legal moves in the words of a style, moves that are not legal, commands, answers, and talk.

use std::collections::HashMap;

use annabella::game::board::Board;
use annabella::game::participant::{HearStyle, Language};
use annabella::input::voice::lexicon;
use annabella::input::voice::phrases;
use annabella::input::voice::{Awaited, Expected};
use annabella::notation::{Legality, uci};
use annabella::rules::position::{CastlingSide, File, Intent, Position, Role, Square};
use fastrand::Rng;

use crate::voices::{Engine, Role as For, Text, Voice};

/// In which form something is said.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// Piece, from, to.
    Full,
    /// Piece and to.
    PieceTo,
    /// To only.
    To,
    /// A move that is not legal, in full.
    Illegal,
    /// Piece and to, where no such piece can go.
    IllegalPieceTo,
    /// To only, where nothing can go.
    IllegalTo,
    /// A command of the language.
    Command,
    /// One of the words that are awaited as an answer.
    Answer,
    /// A sentence that is none of these.
    Talk,
}

/// Something to be said in a position, and what ought to be heard.
pub struct Said {
    pub board: Board,
    pub form: Form,
    /// The move as engines write it, or the line of a command; empty for talk.
    pub meant: String,
    /// The words of a move.
    pub words: Vec<String>,
    pub text: Text,
}

/// How each word is said by speakers of each language.
pub struct Respelled(HashMap<(String, Language), Vec<Way>>);

/// A way to say a word: by which voices, and what they read.
type Way = (By, String);

/// Which voices say a word in a way.
#[derive(Copy, Clone, PartialEq, Eq)]
enum By {
    All,
    /// Those to which pronunciations were fitted.
    Fitted,
    Others,
}

impl Respelled {
    pub fn read() -> Respelled {
        let mut table: HashMap<_, Vec<_>> = HashMap::new();
        for line in include_str!("respelled.tsv").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [word, language, by, how] = fields[..] else { panic!("not four fields: {line}") };
            let by = match by {
                "all" => By::All,
                "weights" => By::Fitted,
                "others" => By::Others,
                other => panic!("no such voices: {other}"),
            };
            let language = Language::from_code(language).expect("a language");
            table.entry((word.to_owned(), language)).or_default().push((by, how.to_owned()));
        }
        Respelled(table)
    }

    /// One of the ways in which such a voice says a word.
    pub fn one(&self, word: &str, voice: &Voice, rng: &mut Rng) -> Option<String> {
        let all = self.0.get(&(word.to_owned(), voice.language))?;
        let whose = if voice.role == For::Weights { By::Fitted } else { By::Others };
        let own: Vec<&String> =
            all.iter().filter(|(by, _)| [By::All, whose].contains(by)).map(|(_, how)| how).collect();
        rng.choice(own).cloned()
    }
}

/// A position as games have them: after up to ninety half-moves by lot, more captures than chance would make.
pub fn position(rng: &mut Rng) -> Position {
    loop {
        let mut position = Position::initial();
        for _ in 0..rng.usize(0..=90) {
            let board = Board::from_fen(&position.fen()).expect("its own FEN");
            let legal = position.legal_intents();
            let takes = |intent: &Intent| board.change(*intent).is_some_and(|change| change.removed.is_some());
            let captures: Vec<Intent> = legal.iter().copied().filter(takes).collect();
            let from = if rng.f64() < 0.15 && !captures.is_empty() { captures } else { legal };
            let Some(intent) = rng.choice(from) else { break };
            position = position.play(intent).expect("a legal move");
        }
        if position.has_legal_moves() {
            return position;
        }
    }
}

fn written(board: &Board, intent: Intent) -> String {
    board.change(intent).map(|change| uci::write(&change, board.castling_mode())).unwrap_or_default()
}

fn square(style: HearStyle, square: Square) -> [String; 2] {
    [phrases::file(style, square.file()), phrases::rank(style, square.rank())]
}

/// The words of a move; `None` stands for a pause.
fn words(board: &Board, intent: Intent, form: Form, style: HearStyle, rng: &mut Rng) -> Vec<Option<String>> {
    let (from, to, promotion) = match intent {
        Intent::Castle { side } => {
            return phrases::castling(style, side).split(' ').map(|word| Some(word.to_owned())).collect();
        }
        Intent::Step { from, to, promotion } => (from, to, promotion),
    };
    let role = board.piece_at(from).map_or(Role::Pawn, |piece| piece.role);
    let mut said: Vec<Option<String>> = Vec::new();
    let names_piece = match form {
        Form::To | Form::IllegalTo => false,
        Form::PieceTo | Form::IllegalPieceTo => true,
        _ => role != Role::Pawn || rng.f64() < 0.4,
    };
    if names_piece {
        said.push(Some(phrases::piece(style, role)));
    }
    if matches!(form, Form::Full | Form::Illegal) {
        said.extend(square(style, from).map(Some));
        if rng.f64() < 0.4 {
            said.push(None);
        }
    }
    let captures = board.change(intent).is_some_and(|change| change.removed.is_some());
    if captures && form == Form::Full && rng.f64() < 0.2 {
        said.push(Some(phrases::takes(style).to_owned()));
    }
    said.extend(square(style, to).map(Some));
    said.extend(promotion.map(|role| Some(phrases::piece(style, role))));
    said
}

/// What a voice is given to read a word of plain English. The letter *a* would be read as the article, which nobody says of a file.
fn read(word: &str, engine: Engine) -> String {
    match (word == phrases::file(HearStyle::Plain, File::A), engine) {
        (true, Engine::Espeak) => "[['eI]]".to_owned(),
        (true, Engine::Flite | Engine::Festival) => "ay".to_owned(),
        (false, _) => phrases::typed(word),
    }
}

/// A step that no legal move makes, in the words of this form: near one, or anywhere. `None`: a king alone, for whom none is said.
fn illegal(board: &Board, legal: &[Intent], form: Form, rng: &mut Rng) -> Option<Intent> {
    let own: Vec<Square> = board.placement().by_color(board.turn()).into_iter().collect();
    let steps = |intent: &Intent| match intent {
        Intent::Step { from, to, .. } => Some((*from, *to)),
        Intent::Castle { .. } => None,
    };
    (0..TRIES).find_map(|_| {
        let near = rng.choice(legal).and_then(steps).filter(|_| rng.bool());
        let from = near.map_or_else(|| rng.choice(own.iter().copied()).unwrap_or(Square::A1), |(from, _)| from);
        let to = Square::ALL[rng.usize(0..64)];
        // A king that goes two squares would be said as castling.
        let is_king = board.piece_at(from).is_some_and(|piece| piece.role == Role::King);
        let role = |square| board.piece_at(square).map(|piece| piece.role);
        let is_said = |(legal_from, legal_to): (Square, Square)| {
            legal_to == to
                && match form {
                    Form::IllegalTo => true,
                    Form::IllegalPieceTo => role(legal_from) == role(from),
                    _ => legal_from == from,
                }
        };
        let is_illegal = from != to && !is_king && !legal.iter().filter_map(steps).any(is_said);
        is_illegal.then_some(Intent::Step { from, to, promotion: None })
    })
}

/// So often a step is drawn by lot.
const TRIES: usize = 1_000;

/// Something that this voice may say in this form, where this is awaited. `None`: there is nothing of the kind, or the table does not say how.
pub fn said(
    form: Form,
    awaited: Awaited,
    style: HearStyle,
    voice: &Voice,
    respelled: &Respelled,
    rng: &mut Rng,
) -> Option<Said> {
    let position = position(rng);
    let board = Board::from_fen(&position.fen()).expect("its own FEN");
    let legal = position.legal_intents();
    let of_move = |intent: Intent, rng: &mut Rng| {
        let words = words(&board, intent, form, style, rng);
        let meant: Vec<String> = words.iter().flatten().map(|word| phrases::typed(word)).collect();
        let spoken: Option<Vec<Option<String>>> = words
            .into_iter()
            .map(|word| match word {
                None => Some(None),
                Some(word) if style == HearStyle::Fide => respelled.one(&word, voice, rng).map(Some),
                Some(word) => Some(Some(word)),
            })
            .collect();
        let text = match style {
            HearStyle::Fide => Text::Words(spoken?),
            // Plain words of English are read as a sentence.
            _ => Text::Sentence(
                spoken?
                    .into_iter()
                    .map(|word| word.map_or(",".to_owned(), |word| read(&word, voice.engine)))
                    .collect::<Vec<_>>()
                    .join(" "),
            ),
        };
        Some((written(&board, intent), meant, text))
    };
    let (meant, words, text) = match form {
        Form::Full | Form::PieceTo | Form::To => {
            let clear = |intent: &Intent| form == Form::Full || is_clear(&board, *intent, &legal, form);
            let clear: Vec<Intent> = legal.iter().copied().filter(clear).collect();
            of_move(rng.choice(clear)?, rng)?
        }
        Form::Illegal | Form::IllegalPieceTo | Form::IllegalTo => of_move(illegal(&board, &legal, form, rng)?, rng)?,
        Form::Command => {
            let all: Vec<_> = lexicon::commands(voice.language).collect();
            let command = rng.choice(all)?;
            (command.words.to_owned(), Vec::new(), Text::Sentence(command.words.to_owned()))
        }
        Form::Answer => {
            let (legality, language) = (Legality::Preferred, voice.language);
            let answers = phrases::answers(&Expected { board: board.clone(), legality, style, language, awaited });
            let (word, meant) = rng.choice(answers)?;
            (meant, Vec::new(), Text::Words(vec![Some(respelled.one(&word, voice, rng)?)]))
        }
        Form::Talk => {
            let role = voice.role.group().name();
            let lines = include_str!("talk.tsv").lines();
            let own: Vec<&str> = lines
                .filter_map(|line| {
                    line.strip_prefix(voice.language.code())?.strip_prefix('\t')?.strip_prefix(role)?.strip_prefix('\t')
                })
                .collect();
            (String::new(), Vec::new(), Text::Sentence((*rng.choice(own)?).to_owned()))
        }
    };
    Some(Said { board, form, meant, words, text })
}

/// Whether a short form says this move alone: the only one of its kind to that square; without a name, a pawn's, or the only one.
fn is_clear(board: &Board, intent: Intent, legal: &[Intent], form: Form) -> bool {
    let of = |intent: &Intent| match intent {
        Intent::Step { from, to, promotion } => {
            Some((board.piece_at(*from).map(|piece| piece.role), *from, *to, *promotion))
        }
        Intent::Castle { side: CastlingSide::KingSide | CastlingSide::QueenSide } => None,
    };
    let Some((role, from, to, promotion)) = of(&intent) else { return false };
    let rivals = legal.iter().filter_map(of).filter(|(_, from_too, to_too, promotion_too)| {
        *from_too != from && *to_too == to && *promotion_too == promotion
    });
    let mut rivals = rivals.filter(|(role_too, ..)| match form {
        Form::PieceTo => *role_too == role,
        // A pawn is meant where one goes there.
        _ => role != Some(Role::Pawn) || *role_too == role,
    });
    rivals.next().is_none()
}

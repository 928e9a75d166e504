//! The words besides letters and squares that a player may type or say for a move, by language.
//!
//! Case and accents are of no account when they are read, so each is written once, in its proper spelling; German
//! words also without umlauts (*Laeufer*), which is more than leaving out dots.

use crate::game::participant::Language;
use crate::rules::position::Role;

/// The words of one language.
pub(crate) struct Vocabulary {
    /// Names of the men.
    pub men: &'static [(Role, &'static [&'static str])],
    /// *takes* (C.9).
    pub takes: &'static [&'static str],
    /// *from*, *to*, *goes*: words that join the parts of a move and add nothing.
    pub links: &'static [&'static str],
    /// *promotes to*, *becomes* (C.11 of the newer editions, C.12 of the older).
    pub promotes: &'static [&'static str],
    /// *check*, *mate*, *en passant*: said of a move, and left to the board (C.13).
    pub remarks: &'static [&'static str],
    /// Castling on the king's side.
    pub short: &'static [&'static str],
    /// Castling on the queen's side.
    pub long: &'static [&'static str],
    /// Castling without a word on the side.
    pub castling: &'static [&'static str],
}

/// The words of a language.
pub(crate) const fn of(language: Language) -> &'static Vocabulary {
    match language {
        Language::En => &ENGLISH,
        Language::It => &ITALIAN,
        Language::De => &GERMAN,
        Language::Es => &SPANISH,
        Language::Fr => &FRENCH,
    }
}

const ENGLISH: Vocabulary = Vocabulary {
    men: &[
        (Role::King, &["king"]),
        (Role::Queen, &["queen"]),
        (Role::Rook, &["rook"]),
        (Role::Bishop, &["bishop"]),
        (Role::Knight, &["knight", "horse"]),
        (Role::Pawn, &["pawn"]),
    ],
    takes: &["takes", "take", "captures", "capture"],
    links: &["to", "from", "on", "at", "goes", "moves"],
    promotes: &["promotes", "promote", "promotion", "promoting", "becomes", "equals"],
    remarks: &["check", "checkmate", "mate", "double check", "discovered check", "with check", "en passant"],
    short: &[
        "short castling",
        "short castle",
        "short castles",
        "castle short",
        "castles short",
        "castling short",
        "kingside castling",
        "kingside castle",
        "kingside castles",
        "castle kingside",
        "castles kingside",
        "castling kingside",
        "king side castling",
        "king side castle",
        "king side castles",
        "castle king side",
        "castles king side",
    ],
    long: &[
        "long castling",
        "long castle",
        "long castles",
        "castle long",
        "castles long",
        "castling long",
        "queenside castling",
        "queenside castle",
        "queenside castles",
        "castle queenside",
        "castles queenside",
        "castling queenside",
        "queen side castling",
        "queen side castle",
        "queen side castles",
        "castle queen side",
        "castles queen side",
    ],
    castling: &["castling", "castle", "castles"],
};

const ITALIAN: Vocabulary = Vocabulary {
    men: &[
        (Role::King, &["re"]),
        (Role::Queen, &["donna", "regina", "dama"]),
        (Role::Rook, &["torre"]),
        (Role::Bishop, &["alfiere"]),
        (Role::Knight, &["cavallo"]),
        (Role::Pawn, &["pedone"]),
    ],
    takes: &["prende", "cattura", "mangia", "per"],
    links: &["a", "in", "da", "su", "va"],
    promotes: &["promuove", "promozione", "promosso", "diventa", "uguale"],
    remarks: &["scacco", "scacco matto", "scaccomatto", "matto", "con scacco", "al varco", "en passant"],
    short: &["arrocco corto", "arrocco di re", "arrocca corto"],
    long: &["arrocco lungo", "arrocco di donna", "arrocca lungo"],
    castling: &["arrocco", "arrocca"],
};

const GERMAN: Vocabulary = Vocabulary {
    men: &[
        (Role::King, &["König", "Koenig"]),
        (Role::Queen, &["Dame"]),
        (Role::Rook, &["Turm"]),
        (Role::Bishop, &["Läufer", "Laeufer"]),
        (Role::Knight, &["Springer", "Pferd"]),
        (Role::Pawn, &["Bauer"]),
    ],
    takes: &["schlägt", "schlaegt", "nimmt", "mal"],
    links: &["nach", "auf", "von", "zu", "zieht", "geht"],
    promotes: &["wird", "Umwandlung", "verwandelt", "gleich"],
    remarks: &["Schach", "Matt", "Schachmatt", "mit Schach", "en passant", "im Vorbeigehen"],
    short: &["kurze Rochade", "Rochade kurz", "kleine Rochade", "kurz rochiert"],
    long: &["lange Rochade", "Rochade lang", "große Rochade", "lang rochiert"],
    castling: &["Rochade", "rochiert"],
};

const SPANISH: Vocabulary = Vocabulary {
    men: &[
        (Role::King, &["rey"]),
        (Role::Queen, &["dama", "reina"]),
        (Role::Rook, &["torre"]),
        (Role::Bishop, &["alfil"]),
        (Role::Knight, &["caballo"]),
        (Role::Pawn, &["peón"]),
    ],
    takes: &["toma", "captura", "come", "por"],
    links: &["a", "en", "de", "desde", "va"],
    promotes: &["promociona", "promueve", "promoción", "corona", "igual"],
    remarks: &["jaque", "mate", "jaque mate", "con jaque", "al paso"],
    short: &["enroque corto", "enroca corto"],
    long: &["enroque largo", "enroca largo"],
    castling: &["enroque", "enroca"],
};

const FRENCH: Vocabulary = Vocabulary {
    men: &[
        (Role::King, &["roi"]),
        (Role::Queen, &["dame", "reine"]),
        (Role::Rook, &["tour"]),
        (Role::Bishop, &["fou"]),
        (Role::Knight, &["cavalier"]),
        (Role::Pawn, &["pion"]),
    ],
    takes: &["prend", "capture"],
    links: &["à", "en", "de", "depuis", "vers", "va"],
    promotes: &["promotion", "promu", "promeut", "devient", "égale"],
    remarks: &["échec", "échecs", "mat", "échec et mat", "avec échec", "en passant"],
    short: &["petit roque", "roque petit", "roque court"],
    long: &["grand roque", "roque grand", "roque long"],
    castling: &["roque"],
};

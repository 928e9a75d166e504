//! Headings by lot, of the kinds that exported files have: players as four programs write them, events, sites, rounds, days.
//! The kinds and how often each comes are those of some thousand real ones; the names themselves are made of syllables.

use fastrand::Rng;

/// What stands above a game, as tags of PGN.
pub type Heading = Vec<(&'static str, String)>;

/// A language of names: how they begin, go on and end.
struct Tongue {
    begin: &'static [&'static str],
    within: &'static [&'static str],
    end: &'static [&'static str],
}

const TONGUES: [Tongue; 14] = [
    Tongue {
        begin: &["Har", "Wil", "Brad", "Tho", "Ash", "Mc", "Whit", "Shaw"],
        within: &["ling", "ber", "son", "ti"],
        end: &["ton", "ford", "man", "ley", "er", "well"],
    },
    Tongue {
        begin: &["Mül", "Grö", "Schnei", "Bäu", "Weiß", "Kra", "Jür", "Hüb"],
        within: &["der", "ßen", "ler", "li"],
        end: &["mann", "ner", "berg", "ßer", "lein", "bach"],
    },
    Tongue {
        begin: &["Pé", "Hé", "Fran", "Gué", "Châ", "Bé", "Le", "Noë"],
        within: &["ré", "çoi", "lè", "vre"],
        end: &["lier", "çois", "nault", "ette", "mâtre", "l"],
    },
    Tongue {
        begin: &["Ñí", "Mar", "Gon", "Jimé", "Íñi", "Rodrí", "Peña", "Á"],
        within: &["guez", "tí", "za", "lla"],
        end: &["nez", "ález", "lva", "rón", "ñán", "güe"],
    },
    Tongue {
        begin: &["Nico", "Ros", "Vi", "Gio", "Cà", "De", "Bel", "Mari"],
        within: &["lò", "van", "let", "ti"],
        end: &["ni", "si", "rò", "tà", "lli", "ano"],
    },
    Tongue {
        begin: &["Wę", "Krz", "Łu", "Żó", "Śli", "Woj", "Dzi", "Mać"],
        within: &["kow", "szcz", "ci", "ąd"],
        end: &["ski", "łek", "wicz", "ń", "ąk", "ęba"],
    },
    Tongue {
        begin: &["Dvo", "Ště", "Nová", "Čer", "Jan", "Říh", "Hrá", "Ně"],
        within: &["řá", "pá", "ve", "čí"],
        end: &["k", "nek", "čka", "ková", "ný", "ř"],
    },
    Tongue {
        begin: &["Kova", "Pet", "Đur", "Simo", "Živ", "Jova", "Iva", "Mar"],
        within: &["če", "ro", "ko", "no"],
        end: &["vić", "ić", "šek", "đan", "vac", "nović"],
    },
    Tongue {
        begin: &["Lékó", "Sza", "Pol", "Győ", "Hor", "Erdő", "Nagy", "Ács"],
        within: &["bó", "gá", "vá", "rű"],
        end: &["i", "r", "th", "sy", "dy", "ffy"],
    },
    Tongue {
        begin: &["Åke", "Sør", "Bjö", "Há", "Ægi", "Lind", "Øst", "Þór"],
        within: &["ren", "rn", "ders", "ga"],
        end: &["sen", "son", "gård", "holm", "dóttir", "bø"],
    },
    Tongue {
        begin: &["Karp", "Bot", "Smys", "Iv", "Gri", "Alek", "Tsch", "Yur"],
        within: &["vin", "an", "shch", "e"],
        end: &["ov", "enko", "ev", "ovich", "nik", "yan"],
    },
    Tongue {
        begin: &["Wang", "Ju", "Nguyen", "Bu", "Rao", "Anand", "Xiang", "Pra"],
        within: &["zhi", "na", "gu", "wen"],
        end: &["nandhaa", "jun", "li", "esh", "ram", "hua"],
    },
    Tongue {
        begin: &["Bağ", "Şen", "Ça", "Yıl", "Gö", "Öz", "Ünl", "İp"],
        within: &["cı", "gü", "dı", "lı"],
        end: &["oğlu", "maz", "tekin", "ş", "lü", "can"],
    },
    Tongue {
        begin: &["Ște", "Țî", "Mun", "Ņik", "Kļa", "Ģer", "Ību", "Šau"],
        within: &["fă", "ți", "te", "vi"],
        end: &["nescu", "anu", "ņš", "iņa", "ėnas", "as"],
    },
];

const COUNTRIES: [&str; 14] =
    ["GER", "USA", "ENG", "ESP", "FRA", "ITA", "POL", "CZE", "HUN", "RUS", "IND", "CHN", "NED", "UZB"];
const CATEGORIES: [&str; 12] = ["U8", "U10", "U12", "U14", "U16", "U18", "U20", "w", "Women", "HL", "S50", "Sub-16"];
const ROMAN: [&str; 9] = ["I", "II", "III", "IV", "V", "VIII", "IX", "XII", "XXXIV"];
const TITLES: [&str; 7] = ["GM", "IM", "FM", "WGM", "WIM", "CM", "NM"];

/// Makes headings.
pub struct Headings {
    luck: Rng,
}

impl Headings {
    /// Always the same ones of a seed.
    pub fn new(seed: u64) -> Headings {
        Headings { luck: Rng::with_seed(seed) }
    }

    /// The seven tags but the result, and those of the players.
    pub fn heading(&mut self) -> Heading {
        let online = self.luck.u32(..10) == 0;
        let (white, black, event, site) = if online {
            (self.nick(), self.nick(), self.event_online(), self.site_online())
        } else {
            (self.player(), self.player(), self.event(), self.site())
        };
        let (date, round) = (self.date(), if online { "-".to_owned() } else { self.round() });
        let mut tags = vec![("Event", event), ("Site", site), ("Date", date), ("Round", round)];
        tags.extend([("White", white), ("Black", black)]);
        if self.luck.u32(..3) > 0 {
            let (white, black) = (self.luck.u32(1000..2890), self.luck.u32(1000..2890));
            tags.extend([("WhiteElo", white.to_string()), ("BlackElo", black.to_string())]);
        }
        tags
    }

    fn of(&mut self, from: &[&'static str]) -> &'static str {
        self.luck.choice(from.iter().copied()).unwrap_or_default()
    }

    /// So many in a hundred.
    fn percent(&mut self, share: u32) -> bool {
        self.luck.u32(..100) < share
    }

    fn name(&mut self) -> String {
        let tongue = &TONGUES[self.luck.usize(..TONGUES.len())];
        let mut name = self.of(tongue.begin).to_owned();
        for _ in 0..self.luck.u32(..3) {
            name.push_str(self.of(tongue.within));
        }
        name.push_str(self.of(tongue.end));
        // In many files there are no accents.
        if self.percent(40) { deunicode::deunicode(&name) } else { name }
    }

    fn initial(&mut self) -> char {
        char::from(b'A' + self.luck.u8(..26))
    }

    fn surname(&mut self) -> String {
        let name = self.name();
        match self.luck.u32(..60) {
            0 => format!("O'{name}"),
            1 => format!("D'{name}"),
            2 => format!("Mc{name}"),
            3 => format!("Van der {name}"),
            4 => format!("de la {name}"),
            5 | 6 => format!("{name}-{}", self.name()),
            7..=10 => format!("{name} {}", self.name()),
            11 => format!("Al-{name}"),
            12 => name.to_uppercase(),
            _ => name,
        }
    }

    /// A player at a board.
    pub fn player(&mut self) -> String {
        let (surname, first) = (self.surname(), self.name());
        let (one, two) = (self.initial(), self.initial());
        match self.luck.u32(..100) {
            0..=29 => format!("{surname},{first}"),
            30..=39 => format!("{surname},{one}"),
            40..=54 => format!("{surname}, {first}"),
            55..=59 => format!("{surname}, {one}."),
            60 => format!("{surname}, {one}.{two}."),
            61 => format!("{surname}, {one}. {two}."),
            62..=66 => format!("{surname} {first}"),
            67..=69 => format!("{surname},{first} {one}"),
            70 => format!("{surname},{first} {one}."),
            71 | 72 => format!("{surname},{first}({one}{two})"),
            73 => format!("{surname},{first}{}", self.luck.u32(1..4)),
            74 => format!("{surname},{}{}", &first.chars().take(2).collect::<String>(), self.luck.u32(1..4)),
            75 => format!("{surname},{first} {}", self.luck.u32(1980..2016)),
            76 => format!("{surname} {first} {one} {two} ({})", self.of(&COUNTRIES)),
            77 => format!("{surname}, {first} ({})", self.luck.u32(1200..2890)),
            78 => format!("{surname} {first} [{}]", self.luck.u32(1200..2890)),
            79 => format!("{surname}, {first} ({})", self.of(&["w", "wh", "bl", "Computer", "ENG", "Berlin"])),
            80 | 81 => format!("{} {surname}, {first}", self.of(&TITLES)),
            82 => format!("{surname},{one} {two} {first}"),
            83 => format!("{surname},{first}-{}", self.name()),
            84 => format!("{surname}/{first}"),
            85 => format!("{surname} & {first}"),
            86 => format!("{surname} / {first} / {}", self.name()),
            87 => format!("{} (Computer)", self.engine()),
            88 => self.engine(),
            89 => self.of(&["NN", "N.N.", "Allies", "Comp", "Amateur", "?", "NN, Black", "White Team"]).to_owned(),
            90 => format!("{surname},{first} {}", self.of(&["Jr", "Jr.", "sr", "III", "II", "ml."])),
            91 => format!("{} {surname}", first.to_uppercase()),
            92 => format!("{}, {first}", surname.to_uppercase()),
            93 => surname,
            94 => format!("{one}. {surname}"),
            95 => format!("{one}.{surname}"),
            96 => format!("{surname},{first} {}", self.of(&["GM", "IM", "(GM)", "(f)", "FM"])),
            97 => format!("{surname} ({}), {first}", self.luck.u32(1..9)),
            98 => format!("{surname},{first} {one}{two}."),
            _ => format!("{surname}, {first} {one}"),
        }
    }

    fn engine(&mut self) -> String {
        let name = self.name();
        let (major, minor) = (self.luck.u32(1..18), self.luck.u32(..100));
        match self.luck.u32(..6) {
            0 => format!("{name} {major}"),
            1 => format!("{name} {major}.{minor} 64-bit"),
            2 => format!("{name} {major}_x64 4CPU"),
            3 => format!("Deep {name} {major}"),
            4 => format!("{name}-{major}.{minor}a"),
            _ => format!("{name} dev-20{major:02}{:02}01", 1 + minor % 12),
        }
    }

    /// A name on a server.
    pub fn nick(&mut self) -> String {
        let (one, two) = (deunicode::deunicode(&self.name()), deunicode::deunicode(&self.name()));
        let number = self.luck.u32(..2100);
        match self.luck.u32(..14) {
            0 | 1 => one.to_lowercase(),
            2 | 3 => format!("{}{number}", one.to_lowercase()),
            4 | 5 => format!("{one}{number}"),
            6 => format!("{one}{two}"),
            7 => format!("{one}_{two}"),
            8 => format!("{}_{}_{number}", one.to_lowercase(), two.to_lowercase()),
            9 => format!("{one}-{two}"),
            10 => format!("{}{}", one.to_uppercase(), number),
            11 => format!("{}{number}{}", one.to_lowercase(), two.to_lowercase()),
            12 => format!("{one}-{number}"),
            _ => format!("the{one}{two}{number}"),
        }
    }

    fn event_online(&mut self) -> String {
        let kind = self.of(&["Blitz", "Bullet", "Rapid", "Classical", "UltraBullet"]);
        match self.luck.u32(..5) {
            0 => format!("{kind} swiss https://lichess.org/swiss/{}", self.code()),
            1 => format!("rated {} tournament https://lichess.org/tournament/{}", kind.to_lowercase(), self.code()),
            2 => "Live Chess".to_owned(),
            3 => format!("Rated {kind} game"),
            _ => format!("Hourly {kind} Arena"),
        }
    }

    fn site_online(&mut self) -> String {
        match self.luck.u32(..4) {
            0 => "Chess.com".to_owned(),
            1 => "lichess.org INT".to_owned(),
            _ => format!("https://lichess.org/{}", self.code()),
        }
    }

    fn code(&mut self) -> String {
        (0..8).map(|_| self.luck.alphanumeric()).collect()
    }

    fn place(&mut self) -> String {
        let name = self.name();
        match self.luck.u32(..24) {
            0 => format!("Bad {name}"),
            1 => format!("St. {name}"),
            2 => format!("Saint-{name}-sur-{}", self.name()),
            3 => format!("{name} am {}", self.name()),
            4 => format!("San {name}"),
            5 => format!("{name}/{}", self.name()),
            6 => format!("{name}, {}", self.name()),
            7 => format!("L'{name}"),
            8 => format!("{name} (online)"),
            9 => format!("Nowy {name}"),
            _ => name,
        }
    }

    fn site(&mut self) -> String {
        let place = self.place();
        match self.luck.u32(..12) {
            0 => place,
            1 => format!("{place}, {} {}", self.of(&["MO", "CA", "NY", "IL"]), self.of(&COUNTRIES)),
            2 => format!("{place}-{}", self.of(&COUNTRIES)),
            3 => format!("{place} ({})", self.of(&COUNTRIES)),
            4 => self
                .of(&["corr", "ICC INT", "?", "Café de la Régence", "chess24.com INT", "Internet", "simul, 20b"])
                .to_owned(),
            5 => format!("{} {place}", self.of(&["Hotel", "Château", "Schloß", "Palau", "Dům"])),
            _ => format!("{place} {}", self.of(&COUNTRIES)),
        }
    }

    /// A tournament or a match.
    pub fn event(&mut self) -> String {
        let (place, year) = (self.place(), self.luck.u32(1851..2027));
        let (country, category) = (self.of(&COUNTRIES), self.of(&CATEGORIES));
        let number = self.luck.u32(1..100);
        let ordinal = match number % 10 {
            1 if number != 11 => "st",
            2 if number != 12 => "nd",
            3 if number != 13 => "rd",
            _ => "th",
        };
        match self.luck.u32(..40) {
            0 | 1 => format!("ch-{country} {year}"),
            2 => format!("ch-{country} {category} {year}"),
            3 | 4 => format!("{number}{ordinal} ch-{country} {year}"),
            5 => format!("{country}-ch{category}"),
            6 => format!("{country}-chW {category}"),
            7 => format!("TCh-{country} {}", self.of(&["2025", "2010", "Hon 2010", "gr B"])),
            8..=11 => format!("{number}{ordinal} {place} Open {year}"),
            12 | 13 => format!("{place} Open {year}"),
            14 => format!("{} {place} Mem GM{}", self.of(&ROMAN), self.initial()),
            15 => format!("{place} Cup Masters TB{}", number % 3 + 1),
            16 => format!("{place} it (cat.{})", number % 22 + 1),
            17 => format!("Bundesliga {}/{:02}", year, (year + 1) % 100),
            18 => format!("{number}° Torneo di {place}"),
            19 => format!("{number}. Offene {place} Meisterschaft"),
            20 => format!("Torneo \"{place}\" {year}"),
            21 => format!("World Championship {number}{ordinal} KK{}", number % 5),
            22 => format!("{place} m/{}", number % 24 + 1),
            23 => format!("{place} {} Group {}", year, self.of(&["A", "B", "A+B", "A/B", "#2", "1"])),
            24 => format!("Match {} - {}", self.name(), self.name()),
            25 => format!("Simul, {number}b"),
            26 => format!("{place} {number}%"),
            27 => format!("{place} [rapid]"),
            28 => format!("Open <{}", number * 25),
            29 => format!("{place} blitz {}m+{}s", number % 5 + 1, number % 4),
            30 => format!("CCRL {}/{}", number, number % 20),
            31 => format!("EU-Cup ({})", self.of(&["Men", "Women", "Final", "m", "w"])),
            32 => format!("{place}: {} {}", self.of(&["Final", "Semifinal", "Tiebreak"]), number % 4 + 1),
            33 => format!("{place} - Round {}", number % 11 + 1),
            34 => format!("{} 's {place} & Friends", self.name()),
            35 => format!("{place} {year}!?"),
            36 => format!("{} OPEN {year}", place.to_uppercase()),
            37 => format!("Liga {} {}a {}", country, number % 3 + 1, self.of(&["div.", "división", "serie"])),
            38 => format!("{place} {}.{}.{year}", number % 28 + 1, number % 12 + 1),
            _ => format!("FIDE {place} Grand Prix {year}"),
        }
    }

    fn date(&mut self) -> String {
        let (year, month, day) = (self.luck.u32(1851..2027), self.luck.u32(1..13), self.luck.u32(1..29));
        match self.luck.u32(..20) {
            0 => format!("{year}.{month:02}.??"),
            1 => format!("{year}.??.??"),
            2 => format!("{year}.{month}.{day}"),
            3 => "????.??.??".to_owned(),
            _ => format!("{year}.{month:02}.{day:02}"),
        }
    }

    fn round(&mut self) -> String {
        let (one, two) = (self.luck.u32(1..14), self.luck.u32(1..60));
        match self.luck.u32(..20) {
            0 => "?".to_owned(),
            1 => format!("{one}.{}.{}", two % 4 + 1, one % 3 + 1),
            2 => format!("{one}({two})"),
            3 => "-".to_owned(),
            4 => format!("m{one}"),
            5 => self.of(&["final", "QF", "1/2", "R1", "3 (tb)", "Gp.A", "1.1.1a"]).to_owned(),
            6..=11 => one.to_string(),
            _ => format!("{one}.{two}"),
        }
    }
}

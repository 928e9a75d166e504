//! Dates: as PGN has them, as our headings do, and as people write them.

/// A day as the heading has it: `2026.11.??` is `2026-11`. What is no day of PGN stays as it is.
pub(in crate::scoresheet) fn day(date: &str) -> String {
    let known: Vec<&str> = date.split('.').take_while(|part| !part.contains('?')).collect();
    let text = known.join("-");
    if pgn_date(&text) == date { text } else { date.to_owned() }
}

/// The same back, and a day as it is written in Europe: `6.5.2024`.
pub(in crate::scoresheet) fn pgn_date(text: &str) -> String {
    if let [day, month, year] = text.split('.').map(str::trim).collect::<Vec<_>>()[..]
        && year.len() == 4
        && [day, month].iter().all(|part| (1..=2).contains(&part.len()))
        && [day, month, year].iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
    {
        return format!("{year}.{month:0>2}.{day:0>2}");
    }
    let parts: Vec<&str> = text.split('-').collect();
    let figures = |part: &&str, length| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_day =
        parts.len() <= 3 && parts.iter().enumerate().all(|(index, part)| figures(part, if index == 0 { 4 } else { 2 }));
    if !is_day {
        return text.to_owned();
    }
    let part = |index: usize| parts.get(index).copied().unwrap_or("??");
    format!("{}.{}.{}", part(0), part(1), part(2))
}

/// The names of the months in the languages of the console, in small letters.
const MONTHS: [&str; 12] = [
    "january januar jänner gennaio janvier enero",
    "february februar febbraio février fevrier febrero",
    "march märz maerz marzo mars",
    "april aprile avril abril",
    "may mai maggio mayo",
    "june juni giugno juin junio",
    "july juli luglio juillet julio",
    "august agosto août aout",
    "september settembre septembre septiembre setiembre",
    "october oktober ottobre octobre octubre",
    "november novembre noviembre",
    "december dezember dicembre décembre decembre diciembre",
];

/// What stands between day, month and year.
const SMALL_WORDS: &str = "of the del den di le il el de";

/// A date as PGN has it, where people write it with figures or with the name of a month and it can only be one day; any other stays.
pub(super) fn read(text: &str) -> String {
    let day = in_words(text)
        .or_else(|| in_figures(text).and_then(|days| if days.len() == 1 { days.first().copied() } else { None }));
    day.map_or_else(
        || pgn_date(text),
        |(year, month, day)| match day {
            Some(day) => format!("{year:04}.{month:02}.{day:02}"),
            None => format!("{year:04}.{month:02}.??"),
        },
    )
}

/// Whether a date can mean more than one day: its century is not there, or either number can be the month.
pub(in crate::scoresheet) fn is_unclear(text: &str) -> bool {
    let begins_with_year = text.bytes().take_while(u8::is_ascii_digit).count() == 4;
    !begins_with_year && (has_short_year(text) || in_figures(text).is_some_and(|days| days.len() > 1))
}

/// `12.03.98`, `98.03.12`, `3. Mai 98`, `98.??.??`: day, month and year, of which none has four figures.
fn has_short_year(text: &str) -> bool {
    let is_short =
        |word: &str| (1..=2).contains(&word.len()) && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'?'));
    let lower = text.to_lowercase();
    let words = lower.split([' ', ',', '.', '/', '-', '\'', '’', '\u{a0}']);
    let words = words.filter(|word| !word.is_empty() && !SMALL_WORDS.split(' ').any(|small| small == *word));
    let (short, others): (Vec<&str>, Vec<&str>) = words.partition(|word| is_short(word));
    text.contains(|sign: char| sign.is_ascii_digit())
        && short.len() + others.len() == 3
        && others.len() < 2
        && others.iter().all(|word| month_of(word).is_some())
}

/// Year, month and day.
type Day = (u32, u32, Option<u32>);

/// `25/12/2024`, `12-25-2024`, `2024/12/25`: each day that it can be.
fn in_figures(text: &str) -> Option<Vec<Day>> {
    let parts: Vec<&str> = text.trim().split(['/', '-']).map(str::trim).collect();
    let figures = |part: &&str| (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    if parts.len() != 3 || !parts.iter().all(figures) {
        return None;
    }
    let numbers: Vec<u32> = parts.iter().filter_map(|part| part.parse().ok()).collect();
    let [first, second, third] = numbers[..] else { return None };
    let is_year = |part: &str| part.len() == 4;
    let orders = match (is_year(parts[0]), is_year(parts[2])) {
        (true, false) => vec![(first, second, third)],
        (false, true) => vec![(third, second, first), (third, first, second)],
        _ => return None,
    };
    let mut days: Vec<Day> = Vec::new();
    for (year, month, day) in orders {
        let found = (year, month, Some(day));
        if is_day(month, day) && !days.contains(&found) {
            days.push(found);
        }
    }
    Some(days)
}

fn is_day(month: u32, day: u32) -> bool {
    (1..=12).contains(&month) && (1..=31).contains(&day)
}

/// `3. Mai 2024`, `Feb 14, 2024`, `14 de febrero de 2024`, `1er mai 2024`, `May 2024`.
fn in_words(text: &str) -> Option<Day> {
    let (mut year, mut month, mut day) = (None, None, None);
    let lower = text.to_lowercase();
    for word in lower.split([' ', ',', '.', '\u{a0}']).filter(|word| !word.is_empty()) {
        let figures = word.trim_end_matches(|sign: char| !sign.is_ascii_digit());
        let ending = &word[figures.len()..];
        let place = match figures.len() {
            _ if !figures.bytes().all(|byte| byte.is_ascii_digit()) => return None,
            0 if SMALL_WORDS.split(' ').any(|small| small == word) => continue,
            0 => {
                if month.replace(month_of(word)?).is_some() {
                    return None;
                }
                continue;
            }
            1 | 2 if ["", "st", "nd", "rd", "th", "er", "º", "°"].contains(&ending) => &mut day,
            4 if ending.is_empty() => &mut year,
            _ => return None,
        };
        if place.replace(figures.parse::<u32>().ok()?).is_some() {
            return None;
        }
    }
    let month = month?;
    day.is_none_or(|day| is_day(month, day)).then_some((year?, month, day))
}

/// The month of a name, or of its beginning where that is of one month alone.
fn month_of(word: &str) -> Option<u32> {
    let begins = |names: &&str| names.split(' ').any(|name| name.starts_with(word));
    let mut months = (1..).zip(MONTHS).filter(|(_, names)| begins(names)).map(|(month, _)| month);
    let month = months.next().filter(|_| word.chars().count() > 2);
    month.filter(|_| months.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_come_back() {
        for date in
            ["2026.11.21", "2026.11.??", "2026.??.??", "????.??.??", "2026.??.21", "soon", "", "2026.1.2", "a-b"]
        {
            assert_eq!(pgn_date(&day(date)), date);
        }
    }

    #[test]
    fn dates_are_read_as_people_write_them() {
        for (text, expected) in [
            ("3 mai 2024", "2024.05.03"),
            ("3. Mai 2024", "2024.05.03"),
            ("Feb 14, 2024", "2024.02.14"),
            ("14 febbraio 2024", "2024.02.14"),
            ("14 de febrero de 2024", "2024.02.14"),
            ("1er août 2024", "2024.08.01"),
            ("the 3rd of March 2024", "2024.03.03"),
            ("il 2 giugno 1999", "1999.06.02"),
            ("juil. 2024", "2024.07.??"),
            ("12 jui 2024", "12 jui 2024"),
            ("25/12/2024", "2024.12.25"),
            ("12/25/2024", "2024.12.25"),
            ("2024/12/25", "2024.12.25"),
            ("5/5/2024", "2024.05.05"),
            ("6.5.2024", "2024.05.06"),
            ("2024-12-25", "2024.12.25"),
            ("12/03/2024", "12/03/2024"),
            ("12/03/24", "12/03/24"),
            ("45/03/2024", "45/03/2024"),
            ("3 mai mai 2024", "3 mai mai 2024"),
            ("3 mai", "3 mai"),
            ("32 May 2024", "32 May 2024"),
            ("é 2024", "é 2024"),
            ("", ""),
        ] {
            assert_eq!(read(text), expected, "{text}");
            assert_eq!(is_unclear(text), matches!(text, "12/03/2024" | "12/03/24"), "{text}");
        }
    }
}

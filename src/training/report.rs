//! What a review found, as a scoresheet with comments: every form of scoresheets that has room for comments can hold it.

use super::review::{KEPT, Mistake, Report};
use crate::answers::advice;
use crate::game::participant::{Language, Style};
use crate::notation::written::Notation;
use crate::rules::position::line::Line;
use crate::rules::position::{Color, Intent, Position};
use crate::scoresheet::braille::layout::Layout;
use crate::scoresheet::braille::reader::ReadSheet;
use crate::scoresheet::page::{Binder, PageOut};
use crate::scoresheet::pgn;
use crate::scoresheet::sentences::converting::Dropped;
use crate::scoresheet::sheet::{Remark, RemarkKind, Sheet};
use crate::training::notices::review::{Grade, ReviewNotice};
use crate::training::notices::training::TrainingNotice;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// PGN with comments, signs and variations.
    Pgn,
    /// A page, on which a screen reader walks through the moves.
    Html,
}

impl Report {
    pub fn written(&self, form: Form, words: &Words, language: Language) -> Vec<u8> {
        let sheet = self.annotated(words, language);
        match form {
            Form::Pgn => pgn::write(&sheet).into_bytes(),
            Form::Html => {
                let name = |tag| sheet.tag(tag).unwrap_or_default().to_owned();
                let title = ReviewNotice::Title { white: name("White"), black: name("Black") };
                let title = said(title, words, language);
                page(sheet, &title, language)
            }
        }
    }

    /// The scoresheet with what was found. What stood in it stays.
    fn annotated(&self, words: &Words, language: Language) -> Sheet {
        let say = |notice: ReviewNotice| said(notice, words, language);
        let mut sheet = self.game.sheet().clone();
        let comment = |after, text| remark(after, RemarkKind::Comment, text);
        let mut remarks = vec![comment(0, say(ReviewNotice::Summary(Box::new(self.summary.clone()))))];
        for mistake in &self.mistakes {
            let after = mistake.half_move + 1;
            let best = self.game.positions().get(mistake.half_move).and_then(|position| {
                let first = *mistake.best.moves.first()?;
                advice::report(position, first)
            });
            let (Some(told), Some(best)) = (self.game.told(mistake), best) else { continue };
            let is_signed = sheet.remarks.iter().any(|known| known.after == after && known.kind == RemarkKind::Sign);
            if !is_signed {
                remarks.push(remark(after, RemarkKind::Sign, sign(mistake.grade).to_owned()));
            }
            let (told, best) = (Box::new(told), Box::new(best));
            remarks.push(comment(after, say(ReviewNotice::Comment { grade: mistake.grade, best, told })));
            remarks.extend(self.variation(mistake).map(|text| remark(after, RemarkKind::Variation, text)));
        }
        sheet.remarks.extend(remarks);
        // Signs belong to the move, and stand directly after it.
        sheet.remarks.sort_by_key(|remark| (remark.after, remark.kind != RemarkKind::Sign));
        sheet
    }

    /// The best moves in place of a mistake.
    fn variation(&self, mistake: &Mistake) -> Option<String> {
        let position = self.game.positions().get(mistake.half_move)?;
        let moves = &mistake.best.moves[..mistake.best.moves.len().min(KEPT)];
        (!moves.is_empty()).then(|| format!("({})", line(position, moves)))
    }
}

fn said(notice: ReviewNotice, words: &Words, language: Language) -> String {
    let listener = Listener { language, style: Style::Literate, ..Listener::default() };
    text(&words.notice(&Notice::from(TrainingNotice::Review(Box::new(notice))), &listener))
}

/// As PGN has them: `$6`, `$2`, `$4`.
const fn sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Dubious => "$6",
        Grade::Mistake => "$2",
        Grade::Blunder => "$4",
    }
}

fn remark(after: usize, kind: RemarkKind, text: String) -> Remark {
    let text = match kind {
        // A comment ends at the first brace.
        RemarkKind::Comment => format!("{{{}}}", text.replace(['{', '}'], "")),
        RemarkKind::Sign | RemarkKind::Variation => text,
    };
    Remark { after, text, kind }
}

/// Moves from a position, as PGN has them.
fn line(position: &Position, moves: &[Intent]) -> String {
    let mut line = Line::new(position.clone());
    for intent in moves {
        if line.push(*intent).is_err() {
            break;
        }
    }
    let mut text = String::new();
    for (index, step) in line.steps().enumerate() {
        if index > 0 {
            text.push(' ');
        }
        if step.mover == Color::White || index == 0 {
            text.push_str(&step.number.to_string());
            text.push_str(step.mover.fold_wb(". ", "... "));
        }
        step.write_pgn(&mut text);
    }
    text
}

fn page(sheet: Sheet, title: &str, language: Language) -> Vec<u8> {
    let mut out = PageOut::new(language, Notation::from(language), Layout::default());
    out.write(&ReadSheet { sheet, heading: Vec::new(), told: Vec::new() }, &mut Dropped::default());
    let mut page = Vec::new();
    let mut binder = Binder::titled(language, title);
    // Writing to memory cannot fail.
    let _written = binder.add(&out.take(), &mut page).and_then(|()| binder.end(&mut page));
    page
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::position::Color;
    use crate::scoresheet::compare::{Wanted, open};
    use crate::training::review::tests::fools_mate;

    fn report() -> Report {
        let (game, looks) = fools_mate();
        let mistakes = game.mistakes(&looks);
        let summary = game.summary(&mistakes, &looks, &[Color::White]);
        Report { game: Arc::new(game), mistakes, summary }
    }

    #[test]
    fn the_pgn_keeps_signs_comments_and_better_moves_when_reread() {
        let text = String::from_utf8(report().written(Form::Pgn, &Words::new(), Language::En)).expect("text");
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains("2. g4 $4 {Blunder. Better: e4."), "{flat}");
        assert!(flat.contains("(2. e4) 2... Qh4# 0-1"), "{flat}");
        assert!(flat.contains("Move two decided the game: White played g4."), "{flat}");
        let read = open(std::io::Cursor::new(text.into_bytes()), Some("pgn"), &Wanted::default()).expect("a game");
        assert_eq!((read.sheet.line.len(), read.hitch), (4, None));
    }

    /// What is said stands in the language of whoever reads it, and no text of the game breaks the page or the comment.
    #[test]
    fn the_page_has_the_same_in_every_language() {
        for language in Language::ALL {
            let mut report = report();
            let mut sheet = report.game.sheet().clone();
            sheet.tags.push(("White".to_owned(), "Zoë <b>} & Söhne".to_owned()));
            let with_a_name = crate::training::review::Reviewed::new(sheet);
            report.game = Arc::new(with_a_name);
            let page = String::from_utf8(report.written(Form::Html, &Words::new(), language)).expect("text");
            assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "{page}");
            assert!(page.contains("Zoë &lt;b&gt;} &amp; Söhne"), "{page}");
            let summary = said(ReviewNotice::Summary(Box::new(report.summary.clone())), &Words::new(), language);
            let title = page.split_once("<h1>").and_then(|(_, rest)| rest.split_once("</h1>")).map(|(title, _)| title);
            let begins = ["Review", "Durchsicht", "Revisione", "Revue", "Revisión"];
            assert!(title.is_some_and(|title| begins.iter().any(|begin| title.starts_with(begin))), "{title:?}");
            let escaped = summary.replace('\'', "&#39;");
            assert!(page.contains(&summary) || page.contains(&escaped), "{summary} in {page}");
        }
    }

    #[test]
    fn no_brace_ends_a_comment_early() {
        let remark = remark(0, RemarkKind::Comment, "a } b { c".to_owned());
        assert_eq!(remark.text, "{a  b  c}");
    }
}

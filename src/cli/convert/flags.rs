//! Flags that have no effect where they stand are errors, so that their effect is not expected in vain.

use super::ConvertArgs;
use crate::scoresheet::convert::source::InForm;
use crate::scoresheet::sentences::converting::Converting;

/// Below this width a board has no room square by square.
const NARROW: usize = 16;

/// Whether every flag does something.
///
/// # Errors
/// The first one that does not.
pub(super) fn check(args: &ConvertArgs) -> Result<(), Converting> {
    let to = args.to.name;
    let paged = args.to.is_braille();
    let from_braille = may_be(args, &[InForm::Brf, InForm::Unicode, InForm::Pef]);
    let from_lines = may_be(args, &[InForm::Brf, InForm::Unicode]);
    let flags = [
        ("--braille", args.braille.is_some(), paged || (from_braille && args.from_braille.is_none())),
        ("--from-braille", args.from_braille.is_some(), from_braille),
        ("--page", args.page.is_some(), paged),
        ("--pairs", args.pairs, paged),
        ("--comments", args.comments, paged),
        ("--times", args.times, paged || matches!(to, "text" | "wav")),
        ("--diagrams", args.diagrams.is_some(), paged || to == "html"),
        ("--grid", args.grid, paged),
        ("--bare-ff", args.bare_ff, matches!(to, "brf" | "brl")),
        ("--plain-lines", args.plain_lines, from_lines),
        ("--notation", args.notation.is_some(), matches!(to, "text" | "html")),
        ("--from-letters", args.from_letters.is_some(), may_be(args, &[InForm::Pgn, InForm::Text])),
        ("--from-notation", args.from_notation.is_some(), may_be(args, &[InForm::Text])),
        ("--style", args.style.is_some(), to == "wav"),
        ("--rate", args.rate.is_some(), to == "wav"),
    ];
    if let Some((flag, ..)) = flags.into_iter().find(|(_, given, applies)| *given && !applies) {
        return Err(Converting::FlagUnused(flag));
    }
    if args.grid && args.diagrams.is_none() {
        return Err(Converting::FlagNeeds("--grid", "--diagrams"));
    }
    if args.grid && args.page.is_some_and(|page| page.cols() < NARROW) {
        return Err(Converting::FlagNeeds("--grid", "--page 16x25"));
    }
    Ok(())
}

/// Whether a file may be in one of these forms: in that which is said, or else in any that its name does not exclude.
fn may_be(args: &ConvertArgs, forms: &[InForm]) -> bool {
    if let Some(form) = args.from {
        return forms.contains(&form);
    }
    args.inputs.iter().any(|path| {
        let name = path.extension().and_then(|name| name.to_str()).map(str::to_ascii_lowercase);
        name.and_then(|name| InForm::of(&name)).is_none_or(|form| forms.contains(&form))
    })
}

//! What came of comparing, as one JSON object. Times are in seconds, moves are written as engines write them and as in PGN.

use serde_json::{Value, json};

use super::CompareArgs;
use super::trouble::written;
use crate::game::report::MoveReport;
use crate::notation::sheet::SheetError;
use crate::notation::written::Notation;
use crate::notation::{san, uci};
use crate::rules::divergence::{Clocks, Decision};
use crate::scoresheet::compare::{Account, Both, Comparison, Entry, Finding, Hitch, Says, StartsDiffer, Which, Why};
use crate::scoresheet::sentences::converting::Mended;
use crate::scoresheet::text::Wrong;
use crate::scoresheet::told::{Told, What};

/// The object.
pub(super) fn write(args: &CompareArgs, accounts: &Both<Account>, found: Result<&Comparison, &StartsDiffer>) -> Value {
    let file = |which| match which {
        Which::First => args.first.to_string_lossy(),
        Which::Second => args.second.to_string_lossy(),
    };
    let Ok(found) = found else {
        let start = |which| json!({ "file": file(which), "start": accounts.get(which).sheet.line.start().fen() });
        return json!({ "finding": "starts-differ", "agree": false, "first": start(Which::First), "second": start(Which::Second) });
    };
    let (finding, on) = finding(found.finding);
    let says = |which| of_sheet(&file(which), accounts.get(which), found.says.get(which));
    json!({
        "finding": finding,
        "on": on,
        "agree": found.agree(),
        "results_differ": found.results_differ().is_some(),
        "decision": match found.decision {
            Decision::AdjustBoard => "adjust-board",
            Decision::Retrace => "retrace",
        },
        "clocks": match found.clocks {
            Clocks::UnchangedUnlessArbiter => "unchanged",
            Clocks::Arbiter => "arbiter",
        },
        "agreed_half_moves": found.agreed,
        "last_agreed": found.last.as_ref().map(chess_move),
        "position": found.position.fen(),
        "turn": found.position.turn().fold_wb("white", "black"),
        "move_number": found.position.full_moves(),
        "first": says(Which::First),
        "second": says(Which::Second),
    })
}

const fn finding(finding: Finding) -> (&'static str, Option<&'static str>) {
    match finding {
        Finding::Same => ("same", None),
        Finding::LastIsMissing(which) => ("last-is-missing", Some(name(which))),
        Finding::Shorter(which) => ("shorter", Some(name(which))),
        Finding::Different => ("different", None),
        Finding::IllegalOnBoth => ("illegal-on-both", None),
    }
}

const fn name(which: Which) -> &'static str {
    match which {
        Which::First => "first",
        Which::Second => "second",
    }
}

fn chess_move(report: &MoveReport) -> Value {
    json!({
        "number": report.number,
        "side": report.mover.fold_wb("white", "black"),
        "uci": uci::write(&report.change, report.castling_mode),
        "san": san::write_pgn(report),
    })
}

fn of_sheet(file: &str, account: &Account, says: &Says) -> Value {
    let next = says.next.as_ref().map(|next| match next {
        Entry::Move(report) => chess_move(report),
        Entry::NotLegal(text, _) => json!({ "not_legal": text }),
        Entry::Hitch(hitch) => of_hitch(account, hitch),
    });
    json!({
        "file": file,
        "half_moves": says.half_moves,
        "next": next,
        "clock_ms": { "white": says.clocks.white, "black": says.clocks.black },
        "result": says.score.text(),
        "without_pages": account.told.iter().any(|told| told.what == What::WithoutPages),
        "told": account.told.iter().filter(|told| told.what != What::WithoutPages).map(of_told).collect::<Vec<_>>(),
    })
}

fn of_told(told: &Told) -> Value {
    match &told.what {
        What::GoesOn => json!({ "line": told.line, "what": "goes-on" }),
        What::WithoutPages => json!({ "line": told.line, "what": "without-pages" }),
        What::WithoutFeeds => json!({ "line": told.line, "what": "without-feeds" }),
        What::OtherResult(tag) => json!({ "line": told.line, "what": "other-result", "text": tag }),
        What::Mended(Mended::ReadAs(text, right)) => {
            json!({ "line": told.line, "what": "mended", "text": text, "right": right })
        }
        What::Mended(_) => json!({ "line": told.line, "what": "mended" }),
        What::Corrected(corrected) => json!({
            "line": told.line,
            "what": "corrected",
            "word": corrected.cells,
            "text": corrected.text,
            "right": corrected.right,
            "move": chess_move(&corrected.report),
            "why": corrected.slips.iter().map(|slip| slip.name()).collect::<Vec<_>>(),
        }),
    }
}

fn of_hitch(account: &Account, hitch: &Hitch) -> Value {
    let end = account.sheet.line.end();
    let uci = |moves: &[_]| written(moves, end, Notation::Uci);
    let (why, candidates) = match &hitch.why {
        Why::Text(Wrong::Move(SheetError::Ambiguous(moves))) => ("several legal moves fit".to_owned(), uci(moves)),
        Why::Text(wrong) => (wrong.to_string(), Vec::new()),
        Why::Braille(wrong) => (wrong.to_string(), Vec::new()),
    };
    json!({
        "unreadable": hitch.word,
        "shown": hitch.why.shown(),
        "line": hitch.line,
        "why": why,
        "candidates": candidates,
        "proposal": hitch.proposal.as_ref().map(|proposal| json!({ "text": proposal.text, "uci": uci(&proposal.moves) })),
    })
}

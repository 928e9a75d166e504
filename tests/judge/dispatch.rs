//! Which adapter decides which kind and form.

use super::case::Adapter;
use super::wrong::Wrong;
use super::{
    adjourn, announcement, board, claims, clock, conduct, dialogue, endings, flags, illegal, notation, offers,
    quickplay, recording, touch,
};

/// All that can be decided, by kind and form.
const ADAPTERS: &[(&str, &str, Adapter)] = &[
    ("adjourn", "absent", adjourn::absent),
    ("adjourn", "custody", adjourn::custody),
    ("adjourn", "envelope", adjourn::envelope),
    ("adjourn", "envelope_missing", adjourn::envelope_missing),
    ("adjourn", "late", adjourn::late),
    ("adjourn", "open_offer", adjourn::open_offer),
    ("adjourn", "sealed_move", adjourn::sealed_move),
    ("adjourn", "sealing", adjourn::sealing),
    ("adjourn", "sealing_early", adjourn::sealing_early),
    ("announcement", "incomplete", announcement::incomplete),
    ("announcement", "render", announcement::render),
    ("announcement_filter", "events", announcement::told_unasked),
    ("announcement_filter", "request", announcement::request),
    ("arbiter", "penalties", conduct::penalties),
    ("arrival", "both_absent", conduct::both_absent),
    ("arrival", "cases", conduct::arrivals),
    ("auto_end", "default", endings::auto_end),
    ("chess960_castle", "default", board::castle),
    ("chess960_setup", "castle_move1", board::chess960_castle_at_once),
    ("chess960_setup", "count", board::chess960_count),
    ("claim", "accepted_by_opponent", claims::accepted_by_opponent),
    ("claim", "after_touch", claims::after_touch),
    ("claim", "basis", claims::basis),
    ("claim", "intended", claims::intended_claim),
    ("clock", "assistant", clock::assistant),
    ("clock", "delay", clock::delay),
    ("clock", "hand", clock::hand),
    ("clock", "increment", clock::increment),
    ("clock", "invariant", clock::invariant),
    ("clock", "periods", clock::periods),
    ("clock", "press", clock::press),
    ("clock", "restore", clock::restore),
    ("destinations", "default", board::destinations),
    ("device", "default", conduct::device),
    ("draw_agreement", "default", offers::agreement),
    ("draw_offer", "offer", offers::offer),
    ("draw_offer", "reply", offers::reply),
    ("ending", "default", endings::ending),
    ("flag_fall", "arbiter_call", flags::arbiter_call),
    ("flag_fall", "both_flags", flags::both_flags),
    ("flag_fall", "claim", flags::claim),
    ("flag_fall", "position", flags::position),
    ("flag_fall", "timeline", flags::timeline),
    ("geometry", "default", board::geometry),
    ("illegal_move", "both_kings_in_check", illegal::both_kings_in_check),
    ("illegal_move", "completed", illegal::completed),
    ("illegal_move", "displaced", illegal::displaced),
    ("illegal_move", "unrestorable", illegal::unrestorable),
    ("illegal_penalty", "default", illegal::penalty),
    ("legality", "default", board::legality),
    ("move_count", "default", claims::move_count),
    ("notation", "by_locale", notation::by_locale),
    ("notation", "noise", notation::noise),
    ("notation", "parse", notation::parse),
    ("notation_game", "default", notation::game),
    ("notation_set", "accept", notation::accept),
    ("notation_set", "letters", notation::letters),
    ("notation_set", "squares", notation::squares),
    ("pairing", "default", board::pairing),
    ("points", "award", conduct::award),
    ("points", "refusal", conduct::refusal),
    ("points", "results", conduct::results),
    ("position_class", "default", endings::position_class),
    ("quickplay", "claim", quickplay::claim),
    ("quickplay", "increment_request", quickplay::increment_request),
    ("quickplay", "no_arbiter", quickplay::no_arbiter),
    ("recogniser", "default", announcement::recogniser),
    ("recording", "advance", recording::advance),
    ("recording", "after_flag", recording::after_flag),
    ("recording", "five_minutes", recording::five_minutes),
    ("recording", "five_minutes_history", recording::five_minutes_history),
    ("recording", "medium", recording::medium),
    ("recording", "order", recording::order),
    ("recording", "rapid", recording::rapid),
    ("recording", "reconstruct", recording::reconstruct),
    ("recording", "signed", recording::signed),
    ("recording", "unprovable", recording::unprovable),
    ("repetition", "default", claims::repetition),
    ("request", "default", conduct::requests),
    ("resign", "default", endings::resign),
    ("setup", "colours_reversed", board::colours_reversed),
    ("setup", "initial", board::initial),
    ("setup", "initial_position", board::wrong_start),
    ("setup", "initial_position_unsupervised", board::wrong_start),
    ("setup", "orientation", board::orientation),
    ("solver_limit", "default", endings::solver_limit),
    ("time_class", "default", clock::time_class),
    ("touch", "events", touch::events),
    ("touch", "touch", touch::touch),
    ("vis_flow", "assistant", dialogue::assistant),
    ("vis_flow", "machine", dialogue::machine),
    ("vis_flow", "pairing", dialogue::paired),
    ("vis_flow", "scores", dialogue::scores),
];

/// The adapter of a kind and form.
///
/// # Errors
/// A kind or a form that is not known, with those that are.
pub(super) fn adapter(kind: &str, form: &str) -> Result<Adapter, Wrong> {
    let of_kind: Vec<_> = ADAPTERS.iter().filter(|(each, ..)| *each == kind).collect();
    if of_kind.is_empty() {
        return Err(Wrong::at("kind", format!("no kind is called `{kind}`")));
    }
    let found = of_kind.iter().find(|(_, each, _)| *each == form);
    found.map(|(.., adapter)| *adapter).ok_or_else(|| {
        let known: Vec<&str> = of_kind.iter().map(|(_, form, _)| *form).collect();
        Wrong::at("form", format!("`{kind}` has no form `{form}`; it has {}", known.join(", ")))
    })
}

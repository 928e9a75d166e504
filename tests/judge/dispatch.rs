//! Which adapter decides which kind and form.

use super::case::{Adapter, Case};
use super::wrong::Wrong;
use super::{
    adjourn, announcement, board, claims, clock, conduct, dialogue, endings, flags, illegal, notation, offers,
    quickplay, recording, touch,
};

/// Adapters by kind and form, with the parts of a vector that they take.
macro_rules! adapters {
    ($($kind:literal $form:literal => $module:ident::$adapter:ident($($part:ident),*);)*) => {
        &[$(($kind, $form, |case: &Case<'_>| $module::$adapter(case, $(case.$part()?),*))),*]
    };
}

/// All that can be decided.
const ADAPTERS: &[(&str, &str, Adapter)] = adapters! {
    "adjourn" "absent" => adjourn::absent(given);
    "adjourn" "custody" => adjourn::custody(given);
    "adjourn" "envelope" => adjourn::envelope(given);
    "adjourn" "envelope_missing" => adjourn::envelope_missing(given);
    "adjourn" "late" => adjourn::late(given);
    "adjourn" "open_offer" => adjourn::open_offer(given);
    "adjourn" "sealed_move" => adjourn::sealed_move(given);
    "adjourn" "sealing" => adjourn::sealing(given);
    "adjourn" "sealing_early" => adjourn::sealing_early(given);
    "announcement" "incomplete" => announcement::incomplete(given);
    "announcement" "render" => announcement::render(given);
    "announcement_filter" "events" => announcement::told_unasked(given);
    "announcement_filter" "request" => announcement::request(given);
    "arbiter" "penalties" => conduct::penalties();
    "arrival" "both_absent" => conduct::both_absent(given);
    "arrival" "cases" => conduct::arrivals(given);
    "auto_end" "default" => endings::auto_end(given);
    "chess960_castle" "default" => board::castle(given, action);
    "chess960_setup" "castle_move1" => board::chess960_castle_at_once();
    "chess960_setup" "count" => board::chess960_count();
    "claim" "accepted_by_opponent" => claims::accepted_by_opponent(given, action);
    "claim" "after_touch" => claims::after_touch(given, action);
    "claim" "basis" => claims::basis(given);
    "claim" "intended" => claims::intended_claim(given, action);
    "clock" "assistant" => clock::assistant(given);
    "clock" "delay" => clock::delay(given, action);
    "clock" "hand" => clock::hand(given);
    "clock" "increment" => clock::increment(given, action);
    "clock" "invariant" => clock::invariant(given);
    "clock" "periods" => clock::periods(given, action);
    "clock" "press" => clock::press(given, action);
    "clock" "restore" => clock::restore(given);
    "destinations" "default" => board::destinations(given);
    "device" "default" => conduct::device(given);
    "draw_agreement" "default" => offers::agreement(given);
    "draw_offer" "offer" => offers::offer(given, action);
    "draw_offer" "reply" => offers::reply(given, action);
    "ending" "default" => endings::ending(given);
    "flag_fall" "arbiter_call" => flags::arbiter_call(given);
    "flag_fall" "both_flags" => flags::both_flags(given);
    "flag_fall" "claim" => flags::claim(given);
    "flag_fall" "position" => flags::position(given);
    "flag_fall" "timeline" => flags::timeline(given, action);
    "geometry" "default" => board::geometry(given);
    "illegal_move" "both_kings_in_check" => illegal::both_kings_in_check(given);
    "illegal_move" "completed" => illegal::completed(given, action);
    "illegal_move" "displaced" => illegal::displaced(given);
    "illegal_move" "unrestorable" => illegal::unrestorable(given);
    "illegal_penalty" "default" => illegal::penalty(given);
    "legality" "default" => board::legality(given, action);
    "move_count" "default" => claims::move_count(given, action);
    "notation" "by_locale" => notation::by_locale(given);
    "notation" "noise" => notation::noise(given);
    "notation" "parse" => notation::parse(given);
    "notation_game" "default" => notation::game(given);
    "notation_set" "accept" => notation::accept(given);
    "notation_set" "letters" => notation::letters(given);
    "notation_set" "squares" => notation::squares();
    "pairing" "default" => board::pairing();
    "points" "award" => conduct::award(given);
    "points" "refusal" => conduct::refusal(given);
    "points" "results" => conduct::results(given);
    "position_class" "default" => endings::position_class(given);
    "quickplay" "claim" => quickplay::claim(given);
    "quickplay" "increment_request" => quickplay::increment_request(given, action);
    "quickplay" "no_arbiter" => quickplay::no_arbiter(given, action);
    "recogniser" "default" => announcement::recogniser(given);
    "recording" "advance" => recording::advance(given);
    "recording" "after_flag" => recording::after_flag(given);
    "recording" "five_minutes" => recording::five_minutes(given);
    "recording" "five_minutes_history" => recording::five_minutes_history(given);
    "recording" "medium" => recording::medium(given);
    "recording" "order" => recording::order(given);
    "recording" "rapid" => recording::rapid(given);
    "recording" "reconstruct" => recording::reconstruct(given);
    "recording" "signed" => recording::signed(given);
    "recording" "unprovable" => recording::unprovable(given);
    "repetition" "default" => claims::repetition(given);
    "request" "default" => conduct::requests(given);
    "resign" "default" => endings::resign(given);
    "setup" "colours_reversed" => board::colours_reversed(given);
    "setup" "initial" => board::initial();
    "setup" "initial_position" => board::wrong_start(given);
    "setup" "initial_position_unsupervised" => board::wrong_start(given);
    "setup" "orientation" => board::orientation(given);
    "solver_limit" "default" => endings::solver_limit(given);
    "time_class" "default" => clock::time_class(given);
    "touch" "events" => touch::events(given, action);
    "touch" "touch" => touch::touch(given, action);
    "vis_flow" "assistant" => dialogue::assistant(given);
    "vis_flow" "machine" => dialogue::machine(given);
    "vis_flow" "pairing" => dialogue::paired(given);
    "vis_flow" "scores" => dialogue::scores(given);
};

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

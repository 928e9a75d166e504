//! The 125 rules, each with the functions that decide it, or why no software can.

/// One rule.
pub struct Row {
    /// Its name in the rules matrix.
    pub rule: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// Who decides it.
    pub decided: Decided,
}

/// Who decides a rule.
pub enum Decided {
    /// Functions: the file below `src`, and the name.
    By(&'static [(&'static str, &'static str)]),
    /// Functions again, where the format has no vector for it, and the test that shows it.
    Tested {
        /// The functions.
        by: &'static [(&'static str, &'static str)],
        /// File and name of the test.
        test: (&'static str, &'static str),
    },
    /// People, for this reason.
    ByPeople(&'static str),
}

/// All rules, in the order of the matrix.
pub const ROWS: &[Row] = &[
    Row { rule: "BRD-1", title: "Board geometry", decided: Decided::By(&[("rules/geometry.rs", "diagonal_length")]) },
    Row {
        rule: "BRD-2",
        title: "Initial position",
        decided: Decided::By(&[("rules/position.rs", "initial"), ("rules/geometry.rs", "is_light")]),
    },
    Row {
        rule: "BRD-3",
        title: "Names and letters of the pieces",
        decided: Decided::By(&[("notation/letters.rs", "prefix")]),
    },
    Row {
        rule: "BRD-4",
        title: "Wrong initial position or board orientation",
        decided: Decided::By(&[
            ("rules/setup_errors.rs", "wrong_position"),
            ("rules/setup_errors.rs", "wrong_orientation"),
        ]),
    },
    Row {
        rule: "BRD-5",
        title: "Colours reversed",
        decided: Decided::By(&[("rules/setup_errors.rs", "colours_reversed")]),
    },
    Row { rule: "BRD-6", title: "Choice of colours", decided: Decided::By(&[("game/decide.rs", "begin")]) },
    Row {
        rule: "MOV-1",
        title: "Piece movement, capture, no own capture",
        decided: Decided::By(&[("rules/position.rs", "judge")]),
    },
    Row { rule: "MOV-2", title: "Knight", decided: Decided::By(&[("rules/position.rs", "legal_intents")]) },
    Row { rule: "MOV-3", title: "Pawn step and double step", decided: Decided::By(&[("rules/position.rs", "judge")]) },
    Row { rule: "MOV-4", title: "En passant", decided: Decided::By(&[("rules/position.rs", "judge")]) },
    Row { rule: "MOV-5", title: "Promotion", decided: Decided::By(&[("rules/position.rs", "judge")]) },
    Row { rule: "MOV-6", title: "Castling", decided: Decided::By(&[("rules/position.rs", "judge")]) },
    Row { rule: "MOV-7", title: "Check, pins, parrying", decided: Decided::By(&[("rules/position.rs", "judge")]) },
    Row {
        rule: "MOV-8",
        title: "Legal, illegal; king never captured",
        decided: Decided::By(&[("rules/position.rs", "judge")]),
    },
    Row { rule: "ACT-1", title: "One hand", decided: Decided::By(&[("rules/illegal.rs", "treatment")]) },
    Row { rule: "ACT-2", title: "Adjusting", decided: Decided::By(&[("rules/touch.rs", "may_adjust")]) },
    Row { rule: "ACT-3", title: "Touched own pieces", decided: Decided::By(&[("rules/touch.rs", "obligation")]) },
    Row { rule: "ACT-4", title: "Touched enemy pieces", decided: Decided::By(&[("rules/touch.rs", "obligation")]) },
    Row { rule: "ACT-5", title: "Both colours touched", decided: Decided::By(&[("rules/touch.rs", "obligation")]) },
    Row {
        rule: "ACT-6",
        title: "Castling touches",
        decided: Decided::By(&[("rules/touch.rs", "obligation"), ("rules/touch.rs", "released")]),
    },
    Row { rule: "ACT-7", title: "Promotion choice final", decided: Decided::By(&[("rules/touch.rs", "released")]) },
    Row {
        rule: "ACT-8",
        title: "No touched piece can move",
        decided: Decided::By(&[("rules/touch.rs", "obligation")]),
    },
    Row {
        rule: "ACT-9",
        title: "When a move is made",
        decided: Decided::By(&[("game/dialogue/act_of_hands.rs", "make_if_complete")]),
    },
    Row {
        rule: "ACT-10",
        title: "Losing the right to claim",
        decided: Decided::By(&[("rules/touch.rs", "may_complain")]),
    },
    Row { rule: "ACT-11", title: "Helper for moving", decided: Decided::By(&[("game/response.rs", "acting_side")]) },
    Row { rule: "END-1", title: "Checkmate", decided: Decided::By(&[("rules/ending.rs", "of_mate")]) },
    Row { rule: "END-2", title: "Resignation", decided: Decided::By(&[("rules/ending.rs", "of_resignation")]) },
    Row { rule: "END-3", title: "Stalemate", decided: Decided::By(&[("rules/ending.rs", "of_mate")]) },
    Row { rule: "END-4", title: "Dead position", decided: Decided::By(&[("rules/mating/mod.rs", "can_mate")]) },
    Row { rule: "END-5", title: "Draw by agreement", decided: Decided::By(&[("rules/ending.rs", "may_agree")]) },
    Row {
        rule: "END-6",
        title: "Lists of insufficient material",
        decided: Decided::By(&[("rules/ending.rs", "of_material")]),
    },
    Row { rule: "CLK-1", title: "Chess clock", decided: Decided::By(&[("game/clock.rs", "start")]) },
    Row { rule: "CLK-2", title: "Making v completing a move", decided: Decided::By(&[("game/moves.rs", "complete")]) },
    Row {
        rule: "CLK-3",
        title: "Same hand, no hovering, no abuse",
        decided: Decided::By(&[("rules/illegal.rs", "treatment")]),
    },
    Row { rule: "CLK-4", title: "Time controls", decided: Decided::By(&[("game/clock/control.rs", "at_start")]) },
    Row { rule: "CLK-5", title: "Several periods", decided: Decided::By(&[("game/clock/control.rs", "moves_due")]) },
    Row { rule: "CLK-6", title: "Delay modes", decided: Decided::By(&[("game/clock.rs", "reading")]) },
    Row { rule: "CLK-7", title: "Flag-fall: who notices", decided: Decided::By(&[("rules/flag.rs", "claim")]) },
    Row { rule: "CLK-8", title: "Flag-fall: result", decided: Decided::By(&[("rules/flag.rs", "result")]) },
    Row {
        rule: "CLK-9",
        title: "Default time",
        decided: Decided::By(&[("rules/arrival.rs", "arrival"), ("rules/arrival.rs", "white_time_used_ms")]),
    },
    Row {
        rule: "CLK-10",
        title: "Clock readings conclusive, defects",
        decided: Decided::ByPeople("Whether a clock is defective is found by the arbiter, who sets it."),
    },
    Row {
        rule: "CLK-11",
        title: "Stopping the clock",
        decided: Decided::Tested {
            by: &[("game/clocks.rs", "pause"), ("game/clocks.rs", "resume")],
            test: ("tests/game.rs", "only_the_arbiter_lets_tournament_clocks_run_again"),
        },
    },
    Row { rule: "CLK-12", title: "Screens and claims", decided: Decided::By(&[("rules/claims.rs", "admissible")]) },
    Row { rule: "CLK-13", title: "Both flags down, order unknown", decided: Decided::By(&[("rules/flag.rs", "both")]) },
    Row {
        rule: "CLK-14",
        title: "No deduction for helpers of disabled players",
        decided: Decided::By(&[("game/moves.rs", "complete")]),
    },
    Row {
        rule: "IRR-1",
        title: "Completed illegal move",
        decided: Decided::By(&[("rules/illegal.rs", "replacement")]),
    },
    Row { rule: "IRR-2", title: "Penalty", decided: Decided::By(&[("rules/illegal.rs", "consequence")]) },
    Row { rule: "IRR-3", title: "Pawn not promoted", decided: Decided::By(&[("rules/illegal.rs", "treatment")]) },
    Row {
        rule: "IRR-4",
        title: "Clock pressed without a move",
        decided: Decided::By(&[("rules/illegal.rs", "treatment")]),
    },
    Row { rule: "IRR-5", title: "Two hands", decided: Decided::By(&[("rules/illegal.rs", "treatment")]) },
    Row { rule: "IRR-6", title: "Displaced pieces", decided: Decided::By(&[("rules/illegal.rs", "displaced")]) },
    Row {
        rule: "IRR-7",
        title: "Clock times after a restoration",
        decided: Decided::By(&[("game/restoration.rs", "restore")]),
    },
    Row {
        rule: "IRR-8",
        title: "Annulment (E.D.I.S.U.)",
        decided: Decided::By(&[("rules/illegal.rs", "restoration")]),
    },
    Row { rule: "REC-1", title: "Duty to record", decided: Decided::By(&[("rules/recording.rs", "keeps_claims")]) },
    Row { rule: "REC-2", title: "Order", decided: Decided::By(&[("rules/recording.rs", "order")]) },
    Row {
        rule: "REC-3",
        title: "No recording in advance",
        decided: Decided::By(&[("rules/recording.rs", "may_record_in_advance")]),
    },
    Row { rule: "REC-4", title: "Five-minute rule", decided: Decided::By(&[("rules/recording.rs", "duty")]) },
    Row {
        rule: "REC-5",
        title: "Updating after a flag",
        decided: Decided::By(&[("rules/recording.rs", "after_flag"), ("rules/recording.rs", "reconstruction")]),
    },
    Row { rule: "REC-6", title: "Unprovable overstep", decided: Decided::By(&[("rules/recording.rs", "next_move")]) },
    Row { rule: "REC-7", title: "Signing the result", decided: Decided::By(&[("rules/recording.rs", "signed")]) },
    Row {
        rule: "REC-8",
        title: "Scoresheet visible; Braille",
        decided: Decided::By(&[("rules/recording.rs", "media")]),
    },
    Row {
        rule: "DRW-1",
        title: "Offering",
        decided: Decided::By(&[("rules/offers.rs", "taken"), ("rules/offers.rs", "after")]),
    },
    Row { rule: "DRW-2", title: "Event limits", decided: Decided::By(&[("rules/ending.rs", "may_agree")]) },
    Row { rule: "DRW-3", title: "Threefold repetition", decided: Decided::By(&[("rules/repetition.rs", "count")]) },
    Row {
        rule: "DRW-4",
        title: "When positions are the same",
        decided: Decided::By(&[("rules/repetition.rs", "is_same")]),
    },
    Row { rule: "DRW-5", title: "Fifty moves", decided: Decided::By(&[("rules/fifty.rs", "moves_needed")]) },
    Row { rule: "DRW-6", title: "Losing the right", decided: Decided::By(&[("rules/claims.rs", "admissible")]) },
    Row {
        rule: "DRW-7",
        title: "Procedure and wrong claim",
        decided: Decided::By(&[("rules/claims.rs", "is_correct"), ("rules/claims.rs", "if_wrong")]),
    },
    Row {
        rule: "DRW-8",
        title: "Automatic: fivefold, 75 moves",
        decided: Decided::By(&[("rules/repetition.rs", "automatic"), ("rules/fifty.rs", "automatic")]),
    },
    Row { rule: "DRW-9", title: "Extended 50 moves", decided: Decided::By(&[("rules/fifty.rs", "moves_needed")]) },
    Row {
        rule: "QPF-1",
        title: "Claim with less than two minutes",
        decided: Decided::By(&[("rules/quickplay.rs", "may_claim")]),
    },
    Row {
        rule: "QPF-2",
        title: "Asking for a 5-second increment",
        decided: Decided::By(&[("rules/quickplay.rs", "increment_request")]),
    },
    Row { rule: "QPF-3", title: "No arbiter present", decided: Decided::By(&[("rules/quickplay.rs", "papers")]) },
    Row {
        rule: "QPF-4",
        title: "Appeal",
        decided: Decided::ByPeople("Appeals are heard by people; no key of a profile says what 10.2 excludes."),
    },
    Row { rule: "PTS-1", title: "Points", decided: Decided::By(&[("rules/points.rs", "of_result")]) },
    Row {
        rule: "PTS-2",
        title: "Sum never exceeds the maximum",
        decided: Decided::By(&[("rules/points.rs", "may_award")]),
    },
    Row {
        rule: "CON-1",
        title: "No disrepute, leaving the venue",
        decided: Decided::ByPeople("Whether somebody behaves or leaves is seen by people."),
    },
    Row { rule: "CON-2", title: "No notes, advice, analysis", decided: Decided::By(&[("game/roles.rs", "may_ask")]) },
    Row { rule: "CON-3", title: "Electronic devices", decided: Decided::By(&[("rules/devices.rs", "is_offence")]) },
    Row { rule: "CON-4", title: "Smoking", decided: Decided::ByPeople("Smoking is seen, and smelt, by people.") },
    Row {
        rule: "CON-5",
        title: "Finished players are spectators",
        decided: Decided::ByPeople(
            "Who stands where in the hall is seen by people; the console answers nobody about another game.",
        ),
    },
    Row { rule: "CON-6", title: "Distraction", decided: Decided::By(&[("rules/offers.rs", "taken")]) },
    Row { rule: "CON-7", title: "Persistent refusal", decided: Decided::By(&[("rules/conduct.rs", "refusal")]) },
    Row { rule: "CON-8", title: "Both guilty", decided: Decided::By(&[("rules/conduct.rs", "refusal")]) },
    Row {
        rule: "CON-9",
        title: "Appeals, explanations",
        decided: Decided::ByPeople(
            "Appeals are heard by people; the articles stand with every key (`annabella profiles NAME`).",
        ),
    },
    Row { rule: "ARB-1", title: "Penalties", decided: Decided::By(&[("rules/conduct.rs", "penalties")]) },
    Row { rule: "ARB-2", title: "Non-intervention", decided: Decided::By(&[("game/roles.rs", "is_told_unasked")]) },
    Row {
        rule: "ARB-3",
        title: "Extra time for disturbance",
        decided: Decided::ByPeople("Only the arbiter decides whether and how much."),
    },
    Row {
        rule: "ARB-4",
        title: "Spectators",
        decided: Decided::ByPeople(
            "What somebody tells an arbiter is human conduct; a spectator's seat can ask and do nothing.",
        ),
    },
    Row { rule: "ARB-5", title: "Duties", decided: Decided::ByPeople("An arbiter watches over it.") },
    Row { rule: "ARB-6", title: "Undecidable by the machine", decided: Decided::By(&[("rules/flag.rs", "result")]) },
    Row { rule: "RPD-1", title: "Rapid: definition", decided: Decided::By(&[("rules/profile/mod.rs", "class_of")]) },
    Row {
        rule: "RPD-2",
        title: "Scoresheet shown on request",
        decided: Decided::By(&[("rules/conduct.rs", "request")]),
    },
    Row { rule: "RPD-3", title: "No duty to record", decided: Decided::By(&[("rules/recording.rs", "keeps_claims")]) },
    Row {
        rule: "RPD-4",
        title: "Flag in unsupervised play",
        decided: Decided::By(&[("rules/flag.rs", "arbiter_call")]),
    },
    Row {
        rule: "RPD-5",
        title: "Both kings in check / unpromoted pawn on the board",
        decided: Decided::By(&[("rules/illegal.rs", "both_kings_in_check")]),
    },
    Row {
        rule: "BLZ-1",
        title: "Blitz: definition and regime",
        decided: Decided::By(&[("rules/profile/mod.rs", "class_of")]),
    },
    Row { rule: "NOT-1", title: "Squares", decided: Decided::By(&[("rules/geometry.rs", "left_file")]) },
    Row { rule: "NOT-2", title: "Language of the letters", decided: Decided::By(&[("notation/sheet.rs", "read")]) },
    Row { rule: "NOT-3", title: "Pawns without letter", decided: Decided::By(&[("notation/sheet.rs", "read")]) },
    Row { rule: "NOT-4", title: "Disambiguation", decided: Decided::By(&[("notation/sheet.rs", "read")]) },
    Row {
        rule: "NOT-5",
        title: "Capture, check, mate, castling, promotion",
        decided: Decided::By(&[("notation/sheet.rs", "read")]),
    },
    Row { rule: "NOT-6", title: "Sample game", decided: Decided::By(&[("notation/sheet.rs", "read")]) },
    Row { rule: "NOT-7", title: "Noise", decided: Decided::By(&[("notation/repair.rs", "propose")]) },
    Row {
        rule: "VIS-1",
        title: "Two boards",
        decided: Decided::By(&[("game/dialogue/pairing.rs", "who_may_demand_two_boards")]),
    },
    Row {
        rule: "VIS-2",
        title: "Special board and pieces",
        decided: Decided::ByPeople("Boards are measured and made by people."),
    },
    Row {
        rule: "VIS-3",
        title: "Announce, repeat, execute; names",
        decided: Decided::By(&[("words/announce.rs", "fide"), ("notation/announced.rs", "slot")]),
    },
    Row {
        rule: "VIS-4",
        title: "Promotion announced",
        decided: Decided::By(&[("game/dialogue/press.rs", "press_in_dialogue")]),
    },
    Row {
        rule: "VIS-5",
        title: "Touched = lifted",
        decided: Decided::By(&[("game/dialogue/decide.rs", "must_choose_from")]),
    },
    Row { rule: "VIS-6", title: "Made", decided: Decided::By(&[("game/dialogue/press.rs", "press_in_dialogue")]) },
    Row {
        rule: "VIS-7",
        title: "Repetition by the opponent",
        decided: Decided::By(&[("game/dialogue/act_of_words.rs", "repeat")]),
    },
    Row {
        rule: "VIS-8",
        title: "Clock",
        decided: Decided::ByPeople("Which clock stands on the table is for people to see."),
    },
    Row {
        rule: "VIS-9",
        title: "Slip of the tongue",
        decided: Decided::By(&[("game/dialogue/act_of_words.rs", "correct")]),
    },
    Row { rule: "VIS-10", title: "Different positions", decided: Decided::By(&[("rules/divergence.rs", "resolve")]) },
    Row {
        rule: "VIS-11",
        title: "Assistant of the VI player",
        decided: Decided::By(&[("game/dialogue/decide.rs", "check_duty")]),
    },
    Row {
        rule: "VIS-12",
        title: "Other assistants",
        decided: Decided::By(&[
            ("game/dialogue/pairing.rs", "assistant_required"),
            ("game/dialogue/pairing.rs", "sighted_may_use_assistant"),
        ]),
    },
    Row { rule: "F60-1", title: "Start positions", decided: Decided::By(&[("rules/chess960.rs", "holds")]) },
    Row { rule: "F60-2", title: "Castling", decided: Decided::By(&[("rules/position.rs", "judge")]) },
    Row { rule: "ADJ-1", title: "Sealing", decided: Decided::By(&[("rules/adjournment.rs", "recorded_ms")]) },
    Row { rule: "ADJ-2", title: "Envelope data", decided: Decided::By(&[("game/adjournment/state.rs", "envelope")]) },
    Row { rule: "ADJ-3", title: "Custody", decided: Decided::By(&[("rules/adjournment.rs", "may_open")]) },
    Row { rule: "ADJ-4", title: "Resumption", decided: Decided::By(&[("rules/adjournment.rs", "opened")]) },
    Row { rule: "ADJ-5", title: "Opening", decided: Decided::By(&[("rules/adjournment.rs", "opened")]) },
    Row { rule: "ADJ-6", title: "Late arrival", decided: Decided::By(&[("rules/adjournment.rs", "late")]) },
    Row {
        rule: "ADJ-7",
        title: "Session time",
        decided: Decided::ByPeople("The arbiter's own clock says when a session ends; it is announced by people."),
    },
];

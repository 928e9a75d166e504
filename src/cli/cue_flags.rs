//! The flags of the cues, one each.

use crate::config::Key;
use crate::game::effect::Cue;

macro_rules! cue_flags {
    ($($flag:ident = $cue:ident;)*) => {
        /// What becomes of each cue. `-h` leaves these flags out, `--help` lists them.
        #[derive(Clone, Debug, Default, clap::Args)]
        pub struct CueFlags {$(
            #[doc = "As [`Key::meaning`] says."]
            #[arg(long, value_name = "on|off|0..100|FILE", hide_short_help = true, help = Key::Cue(Cue::$cue).meaning())]
            pub $flag: Option<String>,
        )*}

        impl CueFlags {
            /// What was said of a cue.
            #[must_use]
            pub fn get(&self, cue: Cue) -> Option<&str> {
                match cue {
                    $(Cue::$cue => self.$flag.as_deref(),)*
                }
            }
        }
    };
}

cue_flags! {
    cue_move = Move;
    cue_capture = Capture;
    cue_check = Check;
    cue_castling = Castling;
    cue_promotion = Promotion;
    cue_refusal = Refusal;
    cue_edge = Edge;
    cue_dark_square = DarkSquare;
    cue_light_square = LightSquare;
    cue_offer = Offer;
    cue_low_time = LowTime;
    cue_tick = Tick;
    cue_flag = Flag;
    cue_end = End;
    cue_your_turn = YourTurn;
    cue_confirmed = Confirmed;
    cue_entry_mode = EntryMode;
    cue_board_mode = BoardMode;
    cue_not_saved = NotSaved;
}

//! Everything that the program can say, of all rooms, for tests: that every sentence of the catalogues is said in every language, and that
//! each value has its words. It is there in builds for debugging, so that the tests of real voices have it, too.

use crate::cli::play::damage_notice::DamageNotice;
use crate::desk::lines::everyday::Talk;
use crate::desk::lines::help::HelpItem;
use crate::desk::lines::unclear::Unclear;
use crate::desk::notices::advice::AdviceNotice;
use crate::desk::notices::claim::ClaimNotice;
use crate::desk::notices::clock::ClockNotice;
use crate::desk::notices::compose::ComposeNotice;
use crate::desk::notices::cue::CueNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::hand::HandNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::notices::manual::ManualNotice;
use crate::desk::notices::next::NextNotice;
use crate::desk::notices::ruling::RulingNotice;
use crate::desk::notices::study::StudyNotice;
use crate::desk::notices::tutorial::TutorialNotice;
use crate::desk::notices::warning::WarningNotice;
use crate::game::declare::Sample;
use crate::input::power_notice::PowerNotice;
use crate::output::braille_display::notice::DisplayNotice;
use crate::screen::notice::ScreenNotice;
use crate::training::notices::puzzle::PuzzleNotice;
use crate::training::notices::training::TrainingNotice;
use crate::words::engine_notice::EngineNotice;
use crate::words::notice::Notice;
use crate::words::voice_notice::VoiceNotice;

/// One of every notice, with every value of its fields.
pub fn notices() -> Vec<Notice> {
    macro_rules! all {
        ($($room:ty),* $(,)?) => {
            std::iter::empty()$(.chain(<$room as Sample>::samples().into_iter().map(Notice::from)))*.collect()
        };
    }
    all![
        DeskNotice,
        AdviceNotice,
        ClaimNotice,
        ClockNotice,
        ComposeNotice,
        CueNotice,
        DamageNotice,
        DisplayNotice,
        EngineNotice,
        Talk,
        HandNotice,
        HelpItem,
        KeyNotice,
        ManualNotice,
        NextNotice,
        PowerNotice,
        PuzzleNotice,
        RulingNotice,
        ScreenNotice,
        StudyNotice,
        TrainingNotice,
        TutorialNotice,
        Unclear,
        VoiceNotice,
        WarningNotice,
    ]
}

#[cfg(test)]
mod error_tests;
#[cfg(test)]
mod render_tests;
#[cfg(test)]
mod selector_tests;
#[cfg(test)]
mod sentence_tests;

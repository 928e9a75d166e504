//! Everything that the program can say, of all rooms, for tests: that every sentence of the catalogues is said in every language, and that
//! each value has its words. It is there in builds for debugging, so that the tests of real voices have it, too.

use crate::desk::notice::DeskNotice;
use crate::screen::notice::ScreenNotice;
use crate::training::notices::puzzle::PuzzleNotice;
use crate::training::notices::training::TrainingNotice;
use crate::words::advice_notice::AdviceNotice;
use crate::words::claim_notice::ClaimNotice;
use crate::words::clock_notice::ClockNotice;
use crate::words::compose_notice::ComposeNotice;
use crate::words::cue_notice::CueNotice;
use crate::words::damage_notice::DamageNotice;
use crate::words::declare::Sample;
use crate::words::display_notice::DisplayNotice;
use crate::words::engine_notice::EngineNotice;
use crate::words::everyday::Talk;
use crate::words::hand_notice::HandNotice;
use crate::words::help::HelpItem;
use crate::words::key_notice::KeyNotice;
use crate::words::manual_notice::ManualNotice;
use crate::words::next_notice::NextNotice;
use crate::words::notice::Notice;
use crate::words::power::PowerNotice;
use crate::words::ruling_notice::RulingNotice;
use crate::words::study_notice::StudyNotice;
use crate::words::tutorial_notice::TutorialNotice;
use crate::words::unclear::Unclear;
use crate::words::voice_notice::VoiceNotice;
use crate::words::warning_notice::WarningNotice;

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
mod render_tests;
#[cfg(test)]
mod selector_tests;
#[cfg(test)]
mod sentence_tests;

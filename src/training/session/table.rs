//! What stands on the table, of all that can stand there. A new kind of exercise is a row of [`Kind`] and of `Exercises::of`.

use crate::training::endgame::Endgames;
use crate::training::exercise::Exercise;
use crate::training::lessons::Lessons;
use crate::training::openings::Openings;
use crate::training::puzzles::Puzzles;

/// Which exercise it is.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::training) enum Kind {
    /// There is always one that can be asked: no puzzle, at first.
    #[default]
    Puzzle,
    Endgame,
    Opening,
    Lesson,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Puzzle, Kind::Endgame, Kind::Opening, Kind::Lesson];
}

/// All of them, and which one stands on the table.
#[derive(Clone, Debug, Default)]
pub(in crate::training) struct Exercises {
    pub stands: Kind,
    /// What was listed last, so that a number or a name alone means one of it.
    pub listed: Option<Kind>,
    pub puzzles: Puzzles,
    pub endgames: Endgames,
    pub openings: Openings,
    pub lessons: Lessons,
}

impl Exercises {
    fn of(&self, kind: Kind) -> &dyn Exercise {
        match kind {
            Kind::Puzzle => &self.puzzles,
            Kind::Endgame => &self.endgames,
            Kind::Opening => &self.openings,
            Kind::Lesson => &self.lessons,
        }
    }

    fn of_mut(&mut self, kind: Kind) -> &mut dyn Exercise {
        match kind {
            Kind::Puzzle => &mut self.puzzles,
            Kind::Endgame => &mut self.endgames,
            Kind::Opening => &mut self.openings,
            Kind::Lesson => &mut self.lessons,
        }
    }

    /// What stands there, over or not.
    pub fn there(&self) -> &dyn Exercise {
        self.of(self.stands)
    }

    pub fn there_mut(&mut self) -> &mut dyn Exercise {
        self.of_mut(self.stands)
    }

    /// What goes on there.
    pub fn open_mut(&mut self) -> Option<&mut dyn Exercise> {
        let stands = self.stands;
        Some(self.of_mut(stands)).filter(|exercise| exercise.is_open())
    }

    /// One comes to the table, and the others leave it.
    pub fn comes(&mut self, kind: Kind) {
        for other in Kind::ALL {
            if other != kind {
                self.of_mut(other).leave();
            }
        }
        (self.stands, self.listed) = (kind, None);
    }

    /// Of each what is to be done when a result is kept.
    pub fn all_mut(&mut self, mut each: impl FnMut(&mut dyn Exercise)) {
        for kind in Kind::ALL {
            each(self.of_mut(kind));
        }
    }
}

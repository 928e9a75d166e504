//! What follows from a decision of the game: facts are written first, and what waits for them comes out in its order.

use super::Console;
use super::commit_gate::Released;
use crate::game::effect::Effect;
use crate::game::fact::Fact;
use crate::game::message::Message;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

impl Console {
    pub(super) fn carry_out(&mut self, effects: Vec<Effect>) {
        let (released, batch) = self.commit_gate.enter(effects, self.wall.now());
        if let Some((batch, facts)) = batch {
            self.resources.journal.append(batch, facts);
        }
        self.release(released);
    }

    pub(super) fn release(&mut self, released: Released) {
        let was_over = self.committed.outcome().is_some();
        for fact in &released.facts {
            self.let_know(fact);
        }
        if !released.facts.is_empty() {
            self.show_pairs();
        }
        let spoken = !released.effects.is_empty();
        for effect in released.effects {
            self.effect(effect);
        }
        for (seat, notice) in released.notices {
            self.say(seat, &notice, Urgency::Polite);
        }
        if !was_over {
            self.offer_another();
        }
        self.mind_the_hand();
        self.end_tutorial_in_time();
        if spoken {
            for notice in std::mem::take(&mut self.greeting) {
                self.greet(&notice);
            }
            self.ask_at_the_start();
        }
    }

    /// From now on a fact may be known: questions are answered with it.
    pub(super) fn let_know(&mut self, fact: &Fact) {
        self.committed.apply(fact);
    }

    pub(super) fn effect(&mut self, effect: Effect) {
        match effect {
            // The commit gate hands facts out separately.
            Effect::Record(fact) => self.let_know(&fact),
            Effect::Tell { to, what } => {
                let urgency = match what {
                    Message::Begins { .. } | Message::TakenUp { .. } => Urgency::Polite,
                    _ if to.is_public() => Urgency::Polite,
                    _ => Urgency::Urgent,
                };
                self.tell(to, &what, urgency);
            }
            Effect::Cue { to, cue } => self.resources.output.cue(to, cue),
            Effect::AskEngine(task) => {
                if let Some(engine) = &self.resources.engine {
                    engine.ask(task);
                    self.engine_asked = true;
                }
            }
            Effect::RestEngine => {
                if let Some(engine) = &self.resources.engine {
                    engine.rest();
                }
                self.engine_asked = false;
            }
            Effect::CanMate(task) => self.ask_about_mate(task),
        }
    }

    pub(super) fn not_saving(&mut self, why: &str) {
        let (released, news) = self.commit_gate.give_up();
        if news {
            self.say(self.game.owner(), &Notice::NotSaving { why: why.to_owned() }, Urgency::Urgent);
        }
        self.release(released);
        self.tell_saved();
    }
}

# The words of the dialogue of Appendix D, the usual one first; capitals and accents do not matter.

say-lift = lift, i lift, pick up
say-touch = touch, i touch
say-place = place, i place, put down, put
say-remove = remove, i remove, take off
say-new-man = new man, promote to
say-adjust = adjust, i adjust, j'adoube
say-feel = feel, i feel
say-announce = announce, i announce
say-repeat = repeat, i repeat
say-correct = correct, i correct, correction
say-execute = execute, i execute
say-report-touch = report touch, reports touch
say-claim-touch = claim touch, touched man
say-ask-time = ask the time, ask my assistant
say-tell-time = tell the time, tell time
say-formalities = formalities
say-state = state, where are we, dialogue
say-settle = settle, settle the boards
say-sheet = sheet, sheet of
say-white = white
say-black = black

# Listening: the microphone, what was understood, and how well it hears.

voice-on = I am listening. Press { $listen }, say your move after the cue, and confirm it with Enter.
voice-on-hands-free = I am listening whenever I am silent. Say your move.
voice-read-back = { $move }?
voice-sure = { $text }? Enter { WORD("yes") } or { WORD("no") }.
voice-not-here = Moves can only be spoken at the console itself.
voice-off = I am not listening any more.
voice-not-on = The microphone is off. To turn it on, enter: { WORD("listen-on") }.
voice-failed = I cannot listen: { $why }. You can play on with the keys.
voice-lost = I cannot hear you: { $why }. I will go on when it is back.
voice-back = The microphone is back.
voice-not-understood = Not understood. Please say it again.
voice-nothing-said = I heard nothing.
voice-too-early = I did not hear the beginning. Wait until I am silent, and say it again.
voice-spoken-over = I spoke, and did not hear you. Press again, and speak after the cue.
voice-past = The position has changed. Please say it again.
voice-hands-free = { $on ->
    [yes] Hands-free is on: no key is needed before a move.
   *[no] Hands-free is off: press the key before each move.
}
voice-keeping = { $on ->
    [yes] Your spoken moves are recorded. To delete the recordings, enter: { WORD("delete-recordings") }.
   *[no] Your spoken moves are no longer recorded.
}
voice-keeping-not-allowed = At a tournament, moves are recorded only if the event or the arbiter allows it.
voice-deleted = { $count ->
    [0] There are no recordings of this game.
    [one] One recording is deleted.
   *[other] { WORDS($count) } recordings are deleted.
}
voice-not-kept = A recording could not be written or deleted: { $why }.
voice-check = After the cue, say a move as you usually do.
voice-quality = { $quality ->
    [mute] Not a sound comes from the microphone. Is it muted?
    [no-speech] I hear the room, but not you.
    [too-loud] You are too loud for the microphone. Move away from it, or turn it down.
    [faint] I hear you faintly. Come closer to the microphone.
    [room-loud] I hear the room almost as loud as you. Come closer to the microphone.
    [room-louder] I hear the room louder than you. Come closer to the microphone.
    [telephone] I hear you as on a telephone, without high sounds, and may mishear you. With a Bluetooth headset, choose another microphone.
   *[good] I hear you well.
}

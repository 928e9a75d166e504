# Battery and mains, and keeping the machine awake.

power = { $kind ->
    [charging] On mains. The battery is at { WORDS($percent) } percent.
    [mains] On mains. There is no battery.
    [battery] On battery, at { WORDS($percent) } percent.
    [level] The battery is at { WORDS($percent) } percent. It may or may not be charging.
   *[unknown] The state of battery and mains is unknown.
}
power-low = The battery is down to { WORDS($percent) } percent. Connect the mains.
sleep-not-held = This machine may sleep during the game, { $why ->
    [bus] because there is no system bus to ask
    [logind] because there is no session manager
    [refused] because the system refuses to prevent sleep
   *[answer] because the session manager does not answer
}. Leave the lid open, and press a key now and then.

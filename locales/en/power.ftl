# Battery and mains, and the machine kept from sleeping.

power = { $kind ->
    [charging] On mains, and the battery is at { WORDS($percent) } percent.
    [mains] On mains. This machine has no battery.
    [battery] On battery, with { WORDS($percent) } percent left.
    [level] The battery is at { WORDS($percent) } percent. Whether it is being charged is not known.
   *[unknown] Nothing is known about the power of this machine.
}
power-low = The battery is down to { WORDS($percent) } percent. Connect the mains.
sleep-not-held = This machine may fall asleep during the game, { $why ->
    [bus] because there is no system bus to ask
    [logind] because no session manager answers for sleep
    [refused] because the system refuses to hold sleep off
   *[answer] because the session manager does not answer
}. Leave the lid open, and touch a key now and then.

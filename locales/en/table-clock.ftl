# The clock at the table: gaps, the start, who is there.

gap = { $cause ->
    [slept] The machine has slept for { $time } while the clock of { side-name } was running.
    [away] The console was away for about { $time } while the clock of { side-name } was running.
   *[unknown] The console was away while the clock of { side-name } was running; for how long, nobody knows.
} Nobody is charged with it, and the clocks are stopped. { $decides ->
    [arbiter] The arbiter decides.
   *[players] Enter { WORD("resume") } to go on, or first charge, if it is to count for { side-name }.
}
slept = The machine has slept for { $time }. No clock was running.
charged = Charged to { side-name }: { $time }. Time left: { $left }. Enter { WORD("resume") } to go on.

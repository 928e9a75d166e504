# Die Uhr am Tisch: Lücken, der Beginn, wer da ist.

gap = { $cause ->
    [slept] Der Rechner hat geschlafen, während die Uhr von { side-name } lief: { $time }.
    [away] Die Konsole war weg, während die Uhr von { side-name } lief, und zwar ungefähr { $time }.
   *[unknown] Die Konsole war weg, während die Uhr von { side-name } lief; wie lange, weiß niemand.
} Die Zeit wird niemandem angerechnet, und die Uhren stehen. { $decides ->
    [arbiter] Der Schiedsrichter entscheidet.
   *[players] Mit { WORD("resume") } geht es weiter; soll die Zeit für { side-name } zählen, geben Sie vorher anrechnen ein.
}
slept = Der Rechner hat geschlafen: { $time }. Keine Uhr lief.
charged = Für { side-name } zählt die Lücke: { $time }. Es bleiben { $left }. Mit { WORD("resume") } geht es weiter.

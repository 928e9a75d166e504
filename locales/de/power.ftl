# Akku und Netzstrom, und der Rechner, der wach bleiben soll.

power = { $kind ->
    [charging] Am Netz, und der Akku steht bei { WORDS($percent) } Prozent.
    [mains] Am Netz. Dieser Rechner hat keinen Akku.
    [battery] Vom Akku, mit noch { WORDS($percent) } Prozent.
    [level] Der Akku steht bei { WORDS($percent) } Prozent. Ob er geladen wird, ist nicht bekannt.
   *[unknown] Über die Stromversorgung dieses Rechners ist nichts bekannt.
}
power-low = Der Akku steht nur noch bei { WORDS($percent) } Prozent. Schließen Sie das Netzteil an.
sleep-not-held = Dieser Rechner kann während der Partie einschlafen, { $why ->
    [bus] weil es keinen Systembus gibt, den man fragen könnte
    [logind] weil sich für den Schlaf niemand zuständig meldet
    [refused] weil das System es ablehnt, den Schlaf zu verhindern
   *[answer] weil die Sitzungsverwaltung nicht antwortet
}. Lassen Sie den Deckel offen, und drücken Sie ab und zu eine Taste.

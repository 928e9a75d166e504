# Akku und Netzstrom, und der Rechner, der wach bleiben soll.

power = { $kind ->
    [charging] Am Netz. Der Akku steht bei { $percent ->
        [one] ein Prozent
       *[other] { WORDS($percent) } Prozent
    }.
    [mains] Am Netz. Es gibt keinen Akku.
    [battery] Im Akkubetrieb, noch { $percent ->
        [one] ein Prozent
       *[other] { WORDS($percent) } Prozent
    }.
    [level] Der Akku steht bei { $percent ->
        [one] ein Prozent
       *[other] { WORDS($percent) } Prozent
    }. Ob er geladen wird, ist unbekannt.
   *[unknown] Der Zustand von Akku und Netz ist unbekannt.
}
power-low = Der Akku steht nur noch bei { $percent ->
        [one] ein Prozent
       *[other] { WORDS($percent) } Prozent
    }. Schließen Sie das Netzteil an.
sleep-not-held = Dieser Rechner kann während der Partie einschlafen, { $why ->
    [bus] weil es keinen Systembus gibt
    [logind] weil es keine Sitzungsverwaltung gibt
    [refused] weil das System den Schlaf nicht verhindert
   *[answer] weil die Sitzungsverwaltung nicht antwortet
}. Lassen Sie den Deckel offen, und drücken Sie ab und zu eine Taste.

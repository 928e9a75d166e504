# UCI-Engines: welche es gibt, wie stark sie spielen, was schiefgegangen ist.

engine-number = { $negative ->
    [yes] minus { WORDS($number) }
   *[no] { WORDS($number) }
}
engine-strength = { $class ->
    [full] mit voller Stärke
    [beginner] mit der Wertungszahl { WORDS($rating) }, wie ein Anfänger
    [casual] mit der Wertungszahl { WORDS($rating) }, wie ein Gelegenheitsspieler
    [club] mit der Wertungszahl { WORDS($rating) }, wie ein Vereinsspieler
    [strong] mit der Wertungszahl { WORDS($rating) }, wie ein starker Vereinsspieler
    [master] mit der Wertungszahl { WORDS($rating) }, wie ein Meister
   *[grandmaster] mit der Wertungszahl { WORDS($rating) }, wie ein Großmeister
}
engine-ended = sie läuft nicht mehr
engine-silent = sie antwortet nicht
engine-illegal = ihr Zug ist regelwidrig: { $text }
engine-wrong = ihre Antwort ist kein Zug: { $text }
engine-no-answer = sie beendet ihr Nachdenken ohne einen Zug
engine-started-again = Störung bei { $name }: { $why }. Sie wird neu gestartet, die Partie geht weiter.
engine-replaced = Störung bei { $name }, dreimal hintereinander: { $why }. Ab jetzt spielt an ihrer Stelle der eingebaute Gegner, Stufe { WORDS($level) }.
engine-abandoned = Störung bei { $name }, dreimal hintereinander: { $why }. Sie wird nicht noch einmal gestartet. Ihre Partie ist gespeichert: Verlassen Sie sie, und setzen Sie sie später fort.
engine-not-in-tournament = Im Turnier spielt keine Schach-Engine. Wählen Sie einen Gegner an der Konsole oder am Brett.
engine-none-found = Auf diesem Rechner gibt es keine Schach-Engine. Unter Debian installieren Sie eine mit: apt install stockfish.
engine-not-found = Eine Engine { $program } gibt es nicht. Eine Liste gibt: annabella engines.
engine-not-started = { $program } lässt sich nicht starten: { $why }.
engine-no-engine = { $program } lässt sich nicht als UCI-Engine verwenden: { $why }.
engine-no-chess960 = { $name } spielt kein Schach neunhundertsechzig. Wählen Sie eine andere Engine.
engine-no-such-rating = { $name } spielt mit Wertungszahlen von { $least } bis { $most } oder mit voller Stärke.
engine-no-ratings = { $name } lässt sich auf keine Wertungszahl einstellen und spielt nur mit voller Stärke.
engine-no-option = { $name } hat keine Option { $option }.{ $known ->
    [yes] {" "}Meinen Sie { $near }?
   *[no] {" "}Eine Liste gibt annabella engines mit dem Namen der Engine.
}
engine-wrong-value = Die Option { $option } kann nicht { $value } sein. Erlaubt ist { $takes }.
engine-takes-check = true oder false
engine-takes-number = eine ganze Zahl von { $least } bis { $most }
engine-takes-word = eines dieser Wörter: { $words }
engine-takes-text = jeder Text
engine-takes-nothing = kein Wert
engines-count = { $count ->
    [0] Auf diesem Rechner gibt es keine Schach-Engine. Unter Debian installieren Sie eine mit: apt install stockfish.
    [one] Auf diesem Rechner gibt es eine Schach-Engine.
   *[other] Auf diesem Rechner gibt es { WORDS($count) } Schach-Engines.
}
engines-item = { WORDS($number) }: { $name }. Name in den Einstellungen: { $program }. { $rated ->
    [yes] Sie spielt mit Wertungszahlen von { $least } bis { $most } oder mit voller Stärke.
   *[no] Sie spielt nur mit voller Stärke.
}{ $chess960 ->
    [yes] {""}
   *[no] {" "}Schach neunhundertsechzig spielt sie nicht.
}
engines-item-fails = { WORDS($number) }: { $program } kann nicht spielen. { $why }
engines-choose = So spielen Sie gegen eine: annabella play --opponent uci --engine { $program }
engine-options = { $name } hat { $count ->
    [0] keine Optionen
    [one] eine Option
   *[other] { WORDS($count) } Optionen
}.
engine-option = { $option }: { $takes }{ $default ->
    [no] .
   *[other] ; üblich ist { $usual }.
}

# Hilfe in freien und in Trainingspartien: Tipps, Drohungen, wer besser steht, grobe Fehler.

advice-matter = { $matter ->
    [mate] Es gibt ein erzwungenes Matt. Suchen Sie Schachgebote.
    [check] Sie stehen im Schach. Suchen Sie den besten Ausweg.
    [gain] Sie können etwas gewinnen. Sehen Sie sich Schlagzüge und Angriffe an.
    [threat] Achten Sie zuerst darauf, was der Gegner droht.
    [promotion] Achten Sie auf Bauern, die umwandeln können.
    [capture] Sehen Sie sich die Schlagzüge an.
    [attack] Sehen Sie sich die Schachgebote an.
    [castling] Denken Sie an die Sicherheit Ihres Königs.
    [development] Entwickeln Sie eine Figur, die noch nicht gezogen hat.
    [pawn] Sehen Sie sich Bauernzüge an.
   *[quiet] Nichts ist erzwungen. Suchen Sie für eine Figur ein besseres Feld.
} Mehr hören Sie mit: { WORD("hint") }.
advice-piece = Die Figur, auf die es ankommt: { piece-the }. Den Zug hören Sie mit: { WORD("hint") }.
advice-move = Der beste Zug ist { $move }.
advice-stake = { $stake ->
    [mate] { $count ->
        [one] Das führt zum Matt in einem Zug.
       *[other] Das führt zum Matt in { WORDS($count) } Zügen.
    }
    [piece] Verloren geht { piece-the }.
    [pawns] { $count ->
        [one] Das kostet etwa einen Bauern.
       *[other] Das kostet etwa { WORDS($count) } Bauern.
    }
   *[position] Danach ist die Stellung viel schlechter.
}
advice-threat = { $side ->
    [white] Weiß
   *[black] Schwarz
} droht { $move }. { advice-stake }
advice-no-threat = { $side ->
    [white] Weiß
   *[black] Schwarz
} droht nichts Wichtiges.
advice-in-check = Sie stehen im Schach. Darauf müssen Sie zuerst antworten.
advice-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
advice-stands = { $balance ->
    [even] Die Stellung ist etwa ausgeglichen.
    [slightly] { advice-side } steht etwas besser.
    [pawns] { $count ->
        [one] { advice-side } steht besser, um etwa einen Bauern.
       *[other] { advice-side } steht besser, um etwa { WORDS($count) } Bauern.
    }
    [winning] { advice-side } steht auf Gewinn.
    [mated] { advice-side } hat gewonnen.
   *[mate] { $count ->
        [one] { advice-side } setzt in einem Zug matt.
       *[other] { advice-side } setzt in { WORDS($count) } Zügen matt.
    }
}
advice-line = Beste Fortsetzung: { $moves }. { $stands }
advice-step-through = Zug für Zug hören Sie die Fortsetzung mit: { WORD("forward") }.
advice-fine = { $move } ist kein grober Fehler.
advice-blunder = { $move } ist ein grober Fehler. Die beste Antwort ist { $answer }. { advice-stake }
advice-stalemate = { $move } ist ein grober Fehler. Das ist patt: remis.
advice-ask-blunder = { $why } Trotzdem spielen? Antworten Sie { WORD("yes") } oder { WORD("no") }.
advice-not-your-turn = Der Gegner ist am Zug. Hilfe gibt es für Ihre eigenen Züge.
advice-which-move = Nennen Sie einen regelgemäßen Zug, zum Beispiel: ist { $square } ein Fehler.
advice-over = In dieser Stellung ist die Partie beendet.
advice-no-position = Das ist keine mögliche Stellung. Hier gibt es keine Hilfe.
advice-nobody = Es gibt keine Engine, die gefragt werden kann. Nennen Sie eine in den Einstellungen: engine.
advice-by-builtin = Störung bei { $name }: { $why }. An ihrer Stelle antwortet die eingebaute Engine.
advice-noted = { $side ->
    [white] Weiß
   *[black] Schwarz
} hatte Hilfe: { $aid ->
    [matter] erster Tipp
    [piece] zweiter Tipp, die Figur
    [move] dritter Tipp, der Zug
    [threat] die Drohung
    [evaluation] die Bewertung
    [line] die beste Fortsetzung
    [check] ein Zug wurde geprüft
   *[warning] eine Warnung vor einem groben Fehler
}.
advice-warnings = { $on ->
    [yes] Ab jetzt werden Sie vor groben Fehlern gewarnt.
   *[no] Ab jetzt werden Sie nicht mehr vor groben Fehlern gewarnt.
}

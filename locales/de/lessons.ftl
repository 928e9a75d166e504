# Was in Lektionen gesagt wird, und was an der Datei einer Lektion nicht stimmt.

lesson-list = { $done ->
    [0] Lektionen: { WORDS($count) }.
   *[other] Lektionen: { WORDS($count) }, fertig: { WORDS($done) }.
} Um eine zu beginnen, geben Sie ihre Nummer oder ein Wort ihres Namens ein. Um den Kurs fortzusetzen: { WORD("train-lesson") }.
lesson-listed = Lektion { WORDS($number) }: { $title }{ $stage ->
    [done] , fertig
    [begun] , begonnen
   *[new] {""}
}
lesson-unknown = Es gibt keine Lektion { $name }. Um zu hören, welche es gibt, geben Sie ein: { WORD("train-lessons") }.
lesson-begins = Lektion { WORDS($number) }: { $title }.{ $again ->
    [yes] {" "}Sie geht dort weiter, wo Sie aufgehört haben. Von Anfang an: { WORD("train-endgame-over") }.
   *[no] {""}
} { $keys ->
    [yes] Weiter geht es mit { $enter }.
   *[no] Weiter geht es mit einer leeren Zeile.
}
lesson-right = Richtig.
lesson-wrong = Nicht { $wrong }.{ $alone ->
    [yes] {" "}Versuchen Sie einen anderen Zug.
   *[no] {""}
}
lesson-missed = Nein.{ $alone ->
    [yes] {" "}Versuchen Sie es noch einmal.
   *[no] {""}
}
lesson-expected = { $kind ->
    [yes-no] Antworten Sie mit ja oder nein.
    [shade] Antworten Sie mit hell oder dunkel.
    [number] Antworten Sie mit einer Zahl.
    [squares] Antworten Sie mit einem Feld oder mit allen; oder mit nichts.
    [all-squares] Das stimmt, ist aber nicht alles. Nennen Sie alle Felder.
    [piece] Antworten Sie mit einer Figur und ihrer Farbe, wie weißer Springer.
   *[move] Geben Sie einen Zug ein.
} Hilfe bekommen Sie mit: { WORD("train-hint") }.
lesson-answer = Die Antwort ist: { $answer }.
lesson-no-move = Jetzt wird nichts gefragt. { $keys ->
    [yes] Weiter geht es mit { $enter }.
   *[no] Weiter geht es mit einer leeren Zeile.
}
lesson-open = Diese Aufgabe ist noch offen. Hilfe bekommen Sie mit: { WORD("train-hint") }. Was richtig ist, hören Sie mit: { WORD("train-solution") }.
lesson-no-hint = Hier gibt es keinen Hinweis mehr. Was richtig ist, hören Sie mit: { WORD("train-solution") }.
lesson-enter-it = Geben Sie ihn jetzt selbst ein.
lesson-over = Das war Lektion { WORDS($number) }: { $title }. { $more ->
    [yes] Als Nächstes kommt Lektion { WORDS($next) }: { $next_title }. { $keys ->
        [yes] Sie beginnt mit { $enter }.
       *[no] Sie beginnt mit einer leeren Zeile.
    }
   *[no] Es war die letzte.
}
lesson-all-done = Sie haben alle Lektionen geschafft. Zu den Aufgaben kommen Sie mit: { WORD("train-rated") }. Zur Liste der Lektionen: { WORD("train-lessons") }.
lesson-left = Sie haben die Lektion verlassen. Fortsetzen können Sie sie mit: { WORD("train-lesson") }.
lesson-help = Geben Sie einen Zug oder eine Antwort ein, oder: { WORD("train-hint") }, { WORD("train-solution") }, { WORD("repeat") }, { WORD("train-position") }, { WORD("train-next") }. Von Anfang an: { WORD("train-endgame-over") }. Alle Lektionen: { WORD("train-lessons") }. Verlassen: { WORD("train-stop") }. Auch alle Fragen zum Brett gehen.
lesson-language = { $language ->
   *[en] Englisch
    [it] Italienisch
    [de] Deutsch
    [es] Spanisch
    [fr] Französisch
}
lesson-good = { $file }: { $title }. Schritte: { WORDS($steps) }. Alles in Ordnung.
lesson-whole = { $file }: zu hören auf { lesson-language }.
lesson-lacks = { $file }, Zeile { $line }: { $count ->
    [one] Ein Text fehlt
   *[other] { WORDS($count) } Texte fehlen
} auf { lesson-language }; deshalb ist die Lektion in einer anderen Sprache zu hören. Dieser ist der erste.
lesson-trouble = { $file }, Zeile { $line }: { $wrong }
lesson-unreadable = { $file } lässt sich nicht lesen: { $why }.
lesson-wrong-form = Die Datei hat nicht die Form einer Lektion: { $why }.
lesson-wrong-id = { $text } ist kein Name. Nehmen Sie kleine Buchstaben von a bis z, Ziffern und Bindestriche.
lesson-wrong-no-steps = Die Lektion hat keine Schritte. Jeder beginnt mit einer Zeile, in der step in doppelten eckigen Klammern steht.
lesson-wrong-language = { $code } ist keine Sprache von Annabella.
lesson-wrong-no-language = In keiner Sprache sind alle Texte da. Ergänzen Sie, was hier fehlt.
lesson-wrong-position = { $text } ist keine Stellung. Schreiben Sie sie als FEN, mit beiden Königen.
lesson-wrong-over = In dieser Stellung ist die Partie zu Ende; ein Zug kann nicht verlangt werden.
lesson-wrong-tasks = Ein Schritt hat nur eine Aufgabe. Machen Sie für die andere einen eigenen Schritt.
lesson-wrong-no-task = { $name } gehört zu einem Schritt mit einer Aufgabe.
lesson-wrong-move = { $text } ist hier kein regelgemäßer Zug. Schreiben Sie ihn mit englischen Buchstaben, wie in PGN.
lesson-wrong-ends = Die Züge müssen mit einem des Schülers enden.
lesson-wrong-ways = Nur Züge des Schülers können Alternativen haben, und nicht so viele.
lesson-wrong-goal = { $text } ist kein Ziel. Ziele sind mate, check, stalemate, castle, promote, en passant, capture, und reach mit einem Feld.
lesson-wrong-unreachable = Kein regelgemäßer Zug erreicht hier das Ziel { $text }.
lesson-wrong-answer = { $text } ist keine Antwort. Antworten sind yes, no, light, dark, nothing, eine Zahl, Felder, oder eine Figur wie white knight.
lesson-wrong-no-mistake = { $text } ist hier richtig und kann kein Fehler sein.
lesson-wrong-empty = Dieser Text ist leer.
lesson-wrong-long = Dieser Text hat mehr als { WORDS($most) } Zeichen. Machen Sie zwei Schritte daraus.
lesson-wrong-unclosed = Zu einer geschweiften Klammer fehlt die andere.
lesson-wrong-mark = { $text }, in geschweiften Klammern, ist kein Feld, keine Linie, keine Reihe, kein regelgemäßer Zug und kein Name der Regeln.
lesson-wrong-bare = { $text } gehört in geschweifte Klammern, damit jeder es auf seine Weise hört.

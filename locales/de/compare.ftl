# Zwei Partieformulare nebeneinander: bis wohin sie übereinstimmen, was sich unterscheidet, und warum eines nicht zu lesen ist.

compare-files = Erstes Partieformular: { $first }. Zweites Partieformular: { $second }.
compare-same = { $count ->
    [0] Beide Partieformulare sind ohne Züge.
    [one] Die Partieformulare stimmen überein: Auf beiden steht derselbe Halbzug.
   *[other] Die Partieformulare stimmen überein: Auf beiden stehen dieselben { $count } Halbzüge.
}
compare-last-missing = Die Partieformulare stimmen überein. Auf dem { $sheet ->
    [first] ersten
   *[second] zweiten
} steht der letzte Zug noch nicht.
compare-shorter = Das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular endet vor dem anderen.
compare-different = Die Partieformulare unterscheiden sich.
compare-illegal-on-both = Auf beiden Partieformularen steht derselbe regelwidrige Zug.
compare-starts-differ = Die Partieformulare beginnen in verschiedenen Stellungen. Ihre Züge lassen sich nicht vergleichen.
compare-start = Das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular beginnt hier: { $fen }
compare-agreed = Die letzte Übereinstimmung ist der { $number }. Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $move }.
compare-agreed-nothing = Die Partieformulare stimmen nur in der Anfangsstellung überein.
compare-has = Danach hat das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular den { $number }. Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $move }.
compare-has-not-legal = Danach hat das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular { $text }, und das ist regelwidrig.
compare-has-word = Danach ist das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular nicht zu lesen. Zeile { $line }: { $text }: { $why }.
compare-has-nothing = Danach endet das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular.
compare-perhaps = Mögliche Bedeutung: { $moves }. Das muss ein Mensch entscheiden.
compare-position = Die Stellung bei der letzten Übereinstimmung: { $fen }
compare-turn = { $side ->
    [white] Weiß
   *[black] Schwarz
} ist am Zug, Zug { $number }.
compare-clocks = Die Zeiten damals, nach dem { $sheet ->
    [first] ersten
   *[second] zweiten
} Partieformular: { $known ->
    [both] Weiß { $white }, Schwarz { $black }.
    [white] Weiß { $white }, Schwarz unbekannt.
    [black] Weiß unbekannt, Schwarz { $black }.
   *[none] nicht verzeichnet.
}
compare-results = Die Ergebnisse unterscheiden sich: auf dem ersten Partieformular { $first }, auf dem zweiten { $second }.
compare-same-moves = { $count ->
    [0] Beide Partieformulare sind ohne Züge.
    [one] Die Züge stimmen überein: Auf beiden Partieformularen steht derselbe Halbzug.
   *[other] Die Züge stimmen überein: Auf beiden Partieformularen stehen dieselben { $count } Halbzüge.
}
compare-last-move-missing = Die Züge stimmen überein. Auf dem { $sheet ->
    [first] ersten
   *[second] zweiten
} Partieformular ist der letzte Zug noch nicht geschrieben.
compare-goes-on = Das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular hat kein Ergebnis. Es wird als unvollendete Partie gelesen.
compare-without-pages = Das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular hat keine Seiten. Es ist als bloße Braillezeilen gelesen.
compare-without-feeds = Das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular hat keine Seitenvorschübe. Seine Seiten sind nach ihren Nummern geteilt.
compare-other-result = Auf dem { $sheet ->
    [first] ersten
   *[second] zweiten
} Partieformular steht über den Zügen das Ergebnis { $tag }. Es gilt das hinter den Zügen.
compare-corrected = { $sheet ->
    [first] Erstes
   *[second] Zweites
} Partieformular, Zeile { $line }: { $why }
compare-too-large = { $file } ist zu groß für ein Partieformular.
compare-not-braille = { $file }, Zeile { $line }: Eine Brailleseite ist unvollständig.
compare-spoilt = { $file }, Zeile { $line }: { $text }: { $why }.
compare-no-such-game = In { $file } steht keine Partie mit der Nummer { $game }.
compare-several-games = In { $file } stehen mehrere Partien. Wählen Sie eine mit { $flag }.
compare-no-notation = Die Schreibweise von { $file } ist unbekannt. Nennen Sie sie mit { $flag }, zum Beispiel de oder en.
compare-no-code = Der Braillecode von { $file } ist unbekannt. Nennen Sie ihn mit { $flag }, zum Beispiel intl.
compare-unknown-notation = Für diese Datei gibt es die Schreibweise { $name } nicht. Wählen Sie: { $known }.
compare-both-from-input = Nur eines der beiden Partieformulare kann von der Standardeingabe kommen.
compare-why = { $why ->
    [no-move] das hat nicht die Form eines Zuges
    [letter] das ist in dieser Schreibweise kein Figurenbuchstabe
    [pawn-letter] ein Bauer hat keinen Buchstaben
    [illegal] kein regelgemäßer Zug passt
    [ambiguous] mehrere Züge passen: { $moves }
    [missing] ein Zug fehlt; ergänzen Sie ihn zuerst
    [number] die Nummer { $number } wird erwartet
    [no-number] die Nummer des Zuges wird erwartet
    [no-move-before] das steht hinter keinem Zug
    [not-en-passant] der Zug davor ist nicht en passant
    [time] das ist keine Zeit
    [start] das ist keine Anfangsstellung
    [notation] diese Schreibweise gibt es nicht
    [result] das ist kein Ergebnis
    [behind-result] das steht hinter dem Ergebnis
    [open-ended] ein Kommentar oder eine Variante hat kein Ende
    [variant] das ist kein Schach
    [among-words] Züge stehen auf einer Zeile mit Worten; setzen Sie die Worte in geschweifte Klammern oder die Züge auf eigene Zeilen, oder nummerieren Sie die Züge
    [too-long] so lang kann keine Partie sein
    [no-move-in-code] das ist in diesem Braillecode kein regelgemäßer Zug
    [other-code] das lässt sich im Braillecode { $moves } lesen
    [several-codes] jeder dieser Braillecodes ergibt eine andere Partie: { $moves }
    [diagram] das Diagramm zeigt eine andere Stellung
    [page] eine Seite hat eine falsche Nummer, oder mehr oder weniger Zeilen als die erste
    [empty-line] zwischen den Zügen steht eine leere Zeile
   *[no-result] das Ergebnis fehlt; das Partieformular ist abgeschnitten
}

# Zwei Partieformulare nebeneinander: bis wohin sie übereinstimmen, was sich unterscheidet, und warum eines nicht zu lesen ist.

compare-files = Erstes Partieformular: { $first }. Zweites Partieformular: { $second }.
compare-same = { $count ->
    [0] Auf keinem der beiden Partieformulare steht ein Zug.
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
compare-illegal-on-both = Auf beiden Partieformularen steht derselbe Zug, und er ist regelwidrig.
compare-starts-differ = Die Partieformulare beginnen in verschiedenen Stellungen, so dass sich ihre Züge nicht vergleichen lassen.
compare-start = Das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular beginnt hier: { $fen }
compare-agreed = Die letzte Übereinstimmung ist der { $number }. Zug von { $side ->
    [white] Weiß
   *[black] Schwarz
}: { $move }.
compare-agreed-nothing = Die Partieformulare stimmen nur in der Ausgangsstellung überein.
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
compare-has-nothing = Danach hat das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular nichts mehr.
compare-perhaps = Vielleicht war gemeint: { $moves }. Das kann nur ein Mensch entscheiden.
compare-position = Die Stellung bei der letzten Übereinstimmung: { $fen }
compare-turn = { $side ->
    [white] Weiß
   *[black] Schwarz
} ist am { $number }. Zug.
compare-clocks = Die Zeiten damals, nach dem { $sheet ->
    [first] ersten
   *[second] zweiten
} Partieformular: { $known ->
    [both] Weiß { $white }, Schwarz { $black }.
    [white] Weiß { $white }, Schwarz unbekannt.
    [black] Weiß unbekannt, Schwarz { $black }.
   *[none] es stehen keine da.
}
compare-results = Die Ergebnisse sind verschieden: auf dem ersten Partieformular { $first }, auf dem zweiten { $second }.
compare-same-moves = { $count ->
    [0] Auf beiden Partieformularen steht kein Zug.
    [one] Die Züge stimmen überein: Auf beiden Partieformularen steht derselbe Halbzug.
   *[other] Die Züge stimmen überein: Auf beiden Partieformularen stehen dieselben { $count } Halbzüge.
}
compare-last-move-missing = Die Züge stimmen überein. Auf dem { $sheet ->
    [first] ersten
   *[second] zweiten
} Partieformular ist der letzte Zug noch nicht geschrieben.
compare-goes-on = Auf dem { $sheet ->
    [first] ersten
   *[second] zweiten
} Partieformular steht kein Ergebnis. Es gilt als Partie, die weitergeht.
compare-without-pages = Das { $sheet ->
    [first] erste
   *[second] zweite
} Partieformular hat keine Seiten. Es ist als bloße Braillezeilen gelesen.
compare-corrected = { $sheet ->
    [first] Erstes
   *[second] Zweites
} Partieformular, Zeile { $line }: { $why }
compare-too-large = { $file } ist zu groß für ein Partieformular.
compare-not-braille = { $file }, Zeile { $line }: Das sind keine ganzen Seiten in Brailleschrift.
compare-spoilt = { $file }, Zeile { $line }: { $text }: { $why }.
compare-no-such-game = In { $file } steht keine Partie mit der Nummer { $game }.
compare-several-games = In { $file } stehen mehrere Partien. Sagen Sie mit { $flag }, welche gemeint ist.
compare-no-notation = Niemand hat gesagt, in welcher Schreibweise { $file } geschrieben ist. Sagen Sie es mit { $flag }, zum Beispiel de oder en.
compare-no-code = Niemand hat gesagt, in welchem Braillecode { $file } geschrieben ist. Sagen Sie es mit { $flag }, zum Beispiel intl.
compare-unknown-notation = Für diese Datei gibt es die Schreibweise { $name } nicht. Es gibt: { $known }.
compare-both-from-input = Nur eines der beiden Partieformulare kann von der Standardeingabe kommen.
compare-why = { $why ->
    [no-move] das hat nicht die Form eines Zuges
    [letter] in dieser Schreibweise hat keine Figur diesen Buchstaben
    [pawn-letter] ein Bauer hat keinen Buchstaben
    [illegal] kein regelgemäßer Zug passt
    [ambiguous] mehrere Züge passen: { $moves }
    [missing] ein Zug fehlt und ist zuerst zu ergänzen
    [number] die Nummer { $number } wird erwartet
    [no-number] die Nummer des Zuges wird erwartet
    [no-move-before] das steht hinter keinem Zug
    [not-en-passant] der Zug davor schlägt nichts im Vorübergehen
    [time] das ist keine Zeit
    [start] das ist keine Ausgangsstellung
    [notation] diese Schreibweise gibt es nicht
    [result] das ist kein Ergebnis
    [behind-result] das steht hinter dem Ergebnis
    [open-ended] ein Kommentar oder eine Variante endet nicht
    [tag] das ist keine gültige Kopfzeile
    [variant] das ist ein anderes Spiel als Schach
    [among-words] Züge stehen auf einer Zeile mit Worten; setzen Sie die Worte in geschweifte Klammern oder die Züge auf eigene Zeilen, oder nummerieren Sie die Züge
    [too-long] so lang ist keine Partie
    [no-move-in-code] das ist in diesem Braillecode kein regelgemäßer Zug
    [other-code] dies lässt sich in der Braille-Notation { $moves } lesen
    [several-codes] dies ist in jeder dieser Braille-Notationen eine andere Partie: { $moves }
    [diagram] das Diagramm zeigt eine andere Stellung
    [page] eine Seite hat nicht ihre Nummer oder nicht so viele Zeilen wie die erste
    [empty-line] eine leere Zeile steht zwischen den Zügen
   *[no-result] das Ergebnis fehlt, das Partieformular ist abgeschnitten
}

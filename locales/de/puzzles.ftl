# Aufgaben, die jemand mit `annabella puzzles` zu den eingebauten hinzufügt.

puzzles-built-in = Eingebaute Aufgaben: { $count }.
puzzles-added = Hinzugefügte Aufgaben: { $count }, aus { $file }, am { DAY($day) } { month } { $year }.
puzzles-none-added = Es sind keine Aufgaben hinzugefügt. Um die von Lichess hinzuzufügen, laden Sie { $packed } von database.lichess.org herunter und starten Sie: annabella puzzles { $packed }
puzzles-reading = { $file } wird gelesen. Zum Abbrechen drücken Sie Steuerung C.
puzzles-so-far = { $known ->
    [yes] { $percent } Prozent. Aufgaben bisher: { $count }.
   *[no] Aufgaben bisher: { $count }.
}
puzzles-arranging = Alle Zeilen sind gelesen. Jetzt werden die Aufgaben geordnet.
puzzles-done = Hinzugefügte Aufgaben: { $count }. Sie brauchen { $megabytes } Megabyte auf der Platte. Um damit zu trainieren, starten Sie: annabella train
puzzles-left-out = Ausgelassen, von { $lines } Zeilen: { $count }. Grund: { $fault ->
    [text] Die Zeile ist kein lesbarer Text
    [columns] Eine Spalte fehlt
    [name] Der Name ist keiner von Lichess
    [rating] Die Wertung ist nicht möglich
    [position] Die Stellung ist nicht regelgerecht
    [move] Ein Zug ist nicht regelgerecht
    [length] Der letzte Zug ist einer des Gegners
   *[twice] Eine Aufgabe dieses Namens kam schon vor
}. Die erste ist Zeile { $first }.
puzzles-removed = Entfernt. Hinzugefügte Aufgaben, die Sie nicht gelöst haben, kommen weiter wieder.
puzzles-none-to-remove = Es sind keine Aufgaben hinzugefügt.
puzzles-no-puzzles = { $file } enthält keine Aufgaben von Lichess. Gelesen wird { $packed } oder { $plain }. Nichts wurde verändert.
puzzles-no-column = In der ersten Zeile von { $file } fehlt die Spalte { $column }. Nichts wurde verändert.
puzzles-cut-off = { $file } ist unvollständig. Laden Sie die Datei noch einmal herunter. Nichts wurde verändert.
puzzles-damaged = { $file } ist beschädigt: { $why }. Laden Sie die Datei noch einmal herunter. Nichts wurde verändert.
puzzles-endless-line = In { $file } nimmt Zeile { $line } kein Ende. Das ist keine Datei mit Aufgaben. Nichts wurde verändert.
puzzles-unreadable = { $file } lässt sich nicht lesen: { $why }. Nichts wurde verändert.
puzzles-not-written = { $file } lässt sich nicht schreiben: { $why }. Nichts wurde verändert.
puzzles-not-removed = { $file } lässt sich nicht entfernen: { $why }.
puzzles-interrupted = Abgebrochen. Nichts wurde verändert.
puzzles-more = Hinzugefügte Aufgaben: { $about ->
    [yes] etwa { WORDS($count) }
   *[no] { WORDS($count) }
}.
puzzles-unusable = { $why } Bis dahin gibt es nur die eingebauten Aufgaben.
puzzles-unread = Die hinzugefügten Aufgaben lassen sich nicht lesen: { $why }. Ab jetzt kommen die eingebauten.

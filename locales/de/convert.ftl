# Partieformulare umwandeln: was ausgelassen wird und warum, und was daraus wurde.

convert-at-line = { $place }: { $why }
convert-at-game = { $place }: Partie { $game }: { $why }
convert-at-move = { $place }: Partie { $game }, Zug { $move }: { $why }
convert-no-move = { $text } lässt sich nicht als Zug lesen.
convert-illegal = { $text } ist hier nicht regelgemäß.
convert-ambiguous = { $text } kann mehrere Züge bedeuten.
convert-tag = Die Zeile { $text } ist keine gültige Kopfzeile.
convert-no-notation = Eine Schreibweise { $text } gibt es nicht; es gibt en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = Die Anfangsstellung ist unbrauchbar. { $text }
convert-variant = { $text } ist ein anderes Spiel als Schach.
convert-open-ended = Ein Kommentar oder eine Variante hat kein Ende.
convert-no-result = Am Ende fehlt das Ergebnis: Die Partie bricht ab.
convert-behind-result = Hinter dem Ergebnis steht noch etwas.
convert-among-words = Die Züge { $text } stehen auf einer Zeile mit Worten. Setzen Sie die Worte in geschweifte Klammern oder die Züge auf eigene Zeilen, oder nummerieren Sie die Züge.
convert-too-long = So lang ist keine Partie.
convert-no-move-in-code = { $text } ist in dieser Braille-Notation kein regelgemäßer Zug.
convert-goes-on = Am Ende der Partie steht kein Ergebnis. Sie gilt als eine, die weitergeht.
braille-corrected = { $text } ist als { $move } gelesen, in dieser Notation { $right }.
braille-slip = { $slip ->
    [capture-missing] Das Schlagzeichen fehlt.
    [capture-for-nothing] Es steht ein Schlagzeichen da, aber nichts wird geschlagen.
    [check-missing] Das Schachzeichen fehlt.
    [check-for-nothing] Es steht ein Schachzeichen da, aber es ist kein Schach.
    [mate-missing] Das Mattzeichen fehlt.
    [mate-for-nothing] Es steht ein Mattzeichen da, aber es ist kein Matt.
    [more-than-needed] Es hat mehr Buchstaben oder Ziffern als nötig.
   *[sign-elsewhere] Ein Zeichen steht an anderer Stelle.
}
braille-nearest = { $count ->
    [one] Der nächstliegende legale Zug ist { $moves }.
   *[other] Die nächstliegenden legalen Züge sind { $moves }.
}
convert-other-code = Das ist eine andere Braille-Notation; sie wird mit --from-braille { $text } gelesen.
convert-several-codes = Die Seite nennt ihre Braille-Notation nicht und ist in jeder von diesen eine andere Partie: { $codes }. Bitte eine mit --from-braille angeben.
convert-number = Hier muss die Nummer des Zuges stehen, und da steht { $text }.
convert-diagram = Das Diagramm zeigt eine andere Stellung.
convert-page-number = Die Seite trägt unten nicht die Nummer { $number }. Hat die Datei gar keine Seiten, hilft --plain-lines.
convert-page-height = Die Seite hat nicht so viele Zeilen wie die erste. Hat die Datei gar keine Seiten, hilft --plain-lines.
convert-empty-line = Zwischen den Zügen steht eine leere Zeile. Hat die Datei gar keine Seiten, hilft --plain-lines.
convert-no-move-before = { $text } steht hinter keinem Zug.
convert-not-braille = { $text } ist keine Braillezelle mit sechs Punkten.
convert-page-cut-off = Die Datei bricht mitten in einer Seite ab. Hat sie gar keine Seiten, hilft --plain-lines.
convert-page-too-large = So groß ist keine Brailleseite.
convert-pef = Das ist kein lesbares PEF. { $why ->
    [empty] Es steht nichts darin.
    [xml] Es ist kein wohlgeformtes XML.
    [endless] Ein Teil davon hat kein Ende.
    [document-type] Es gibt einen Dokumenttyp an, was kein PEF tut.
    [namespace] Es hat einen anderen Namensraum.
    [too-deep] Seine Elemente sind zu tief verschachtelt.
    [element] Ein PEF hat kein { $element }.
    [misplaced] { $element } steht an einer falschen Stelle.
    [between-rows] Zwischen den Zeilen steht noch etwas.
   *[no-braille] In einer Zeile steht etwas, das kein Braille ist.
}
convert-io = Weiter lässt es sich nicht lesen. { $text }
convert-results-differ = Das Feld sagt { $tag }; es gilt, was hinter den Zügen steht.
convert-tag-in-comment = Eine Zeile eines Kommentars beginnt mit einem Feld und bleibt im Kommentar. Falls dieser vorher hätte enden sollen, schließen Sie ihn mit einer geschweiften Klammer und wandeln Sie die Datei noch einmal um.
convert-progress = Partien bisher: { $games }.
convert-progress-percent = Partien bisher: { $games }, { $percent } Prozent.
convert-done = { $games ->
    [one] Eine Partie umgewandelt.
   *[other] { $games } Partien umgewandelt.
}
convert-left-out = { $games ->
    [one] Eine ausgelassen.
   *[other] { $games } ausgelassen.
}
convert-dropped-comments = Kommentare, für die diese Form keinen Platz hat: { $count }.
convert-dropped-signs = Bewertungszeichen, für die diese Form keinen Platz hat: { $count }.
convert-dropped-variations = Varianten, für die diese Form keinen Platz hat: { $count }.
convert-dropped-times = Zeiten, für die diese Form keinen Platz hat: { $count }.
convert-dropped-offers = Remisangebote, für die diese Form keinen Platz hat: { $count }.
convert-dropped-tags = Felder, für die diese Form keinen Platz hat: { $count }.
convert-dropped-not-legal = Partieenden mit regelwidrigen Zügen, für die diese Form keinen Platz hat: { $count }.
convert-dropped-headings = Kopfzeilen, in denen eine volle Zelle für einen Buchstaben ohne Braille steht: { $count }.
convert-dropped-unspoken = Zeilen in Braille über den Zügen, die keine Stimme sagen kann: { $count }.
convert-old-letters = Partien, die nicht in UTF-8 standen und als Latin-1 gelesen wurden: { $games }.
convert-stopped = Bei der ersten Partie angehalten, die sich nicht umwandeln lässt.
convert-interrupted = Abgebrochen; nichts wurde geschrieben.
convert-unreadable = { $file } lässt sich nicht lesen: { $why }.
convert-unwritable = { $file } lässt sich nicht schreiben: { $why }.
convert-exists = { $file } gibt es schon; mit --force wird sie ersetzt.
convert-replace = { $file } gibt es schon. Ersetzen? Für Ja bitte j eingeben:
convert-yes = j
convert-missing = Die Datei { $file } gibt es nicht.
convert-empty-file = { $file } ist leer.
convert-html = HTML lässt sich nicht lesen: { $file }. Nehmen Sie stattdessen das PGN oder den Text der Partie.
convert-no-such-game = { $games ->
    [one] In { $file } gibt es keine Partie { $game }, sondern nur eine.
   *[other] In { $file } gibt es keine Partie { $game }, sondern nur { $games }.
}
convert-flag-unused = { $flag } ändert an dieser Umwandlung nichts. Lassen Sie es weg.
convert-flag-needs = { $flag } braucht { $other }.
convert-numbers-differ = Als Nummer des Zuges steht { $text } da, es ist aber Zug { $number }. Es gelten die Züge.
convert-strange = { $kind ->
    [no-break] Darin steht ein geschütztes Leerzeichen, { $code }.
    [no-width] Darin steht ein Zeichen ohne Breite, { $code }.
    [nul] Darin steht das Zeichen NUL, { $code }.
    [control] Darin steht ein Steuerzeichen, { $code }.
    [blank] Darin steht ein besonderes Leerzeichen, { $code }.
   *[look-alike] Darin steht ein Buchstabe, der nur aussieht wie { $like }, { $code }.
}
convert-no-game = In { $file } steht keine Partie.
convert-unknown-form = In welcher Form { $file } steht, ist nicht zu erkennen; bitte mit --from sagen.
convert-no-louis = Namen werden ohne liblouis geschrieben, nur mit Buchstaben und Ziffern: { $why }.
convert-needs-file = Eine Aufnahme lässt sich nur in eine Datei schreiben: Nennen Sie sie mit -o, zum Beispiel -o partie.wav.
convert-no-place-for-list = Die Liste der Züge kann nicht in { $file } stehen, das ist ein Gerät oder eine Pipe: Nennen Sie mit -o eine andere Aufnahme, zum Beispiel -o partie.wav.
convert-no-voice = Für eine Aufnahme gibt es keine Stimme: { $why }.
convert-recording-too-long = Die Aufnahme wird zu lang für { $file }: Eine solche Datei fasst etwa { $hours } Stunden. Wandeln Sie weniger Partien auf einmal um.
convert-recorded = Die Aufnahme ist { $file }; ihre Züge und deren Zeiten stehen in { $list }.

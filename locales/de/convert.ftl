# Partieformulare umwandeln: was ausgelassen wird und warum, und was daraus wurde.

convert-at-line = { $place }: { $why }
convert-at-game = { $place }: Partie { $game }: { $why }
convert-at-move = { $place }: Partie { $game }, Zug { $move }: { $why }
convert-no-move = { $text } lässt sich nicht als Zug lesen.
convert-illegal = { $text } ist hier nicht regelgemäß.
convert-ambiguous = { $text } kann mehrere Züge bedeuten.
convert-no-notation = Die Schreibweise { $text } gibt es nicht. Wählen Sie: en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = Die Anfangsstellung ist unbrauchbar.
convert-variant = { $text } ist kein Schach.
convert-open-ended = Ein Kommentar oder eine Variante hat kein Ende.
convert-no-result = Die Partie bricht ab: Am Ende fehlt das Ergebnis.
convert-behind-result = Hinter dem Ergebnis steht noch etwas.
convert-among-words = Die Züge { $text } stehen auf einer Zeile mit Worten. Setzen Sie die Worte in geschweifte Klammern oder die Züge auf eigene Zeilen, oder nummerieren Sie die Züge.
convert-too-long = So lang kann keine Partie sein.
convert-no-move-in-code = { $text } ist in diesem Braillecode kein regelgemäßer Zug.
convert-possible = Möglich: { $moves }.
convert-kept = Die Partie bleibt bis dahin erhalten.
convert-read-as = { $text } wird als { $meant } gelesen.
convert-tag-left-out = Die Zeile { $text } ist ein Kopfeintrag ohne Wert. Sie wird weggelassen.
convert-first-variation = Eine Variante vor dem ersten Zug kommt { $after ->
    [yes] hinter ihn.
   *[no] in einen Kommentar.
}
convert-in-variation = Das steht in einer Variante.
convert-more-in-variations = { $count ->
    [one] Eine weitere Variante hat
   *[other] { $count } weitere Varianten haben
} Fehler.
convert-result-of-board = Auf dem Brett steht { $board ->
    [checkmate] ein Matt
    [stalemate] ein Patt
   *[dead] nichts, womit eine Seite mattsetzen kann
}, also ist das Ergebnis { $result }.
convert-against-board = Das Ergebnis ist { $result }, aber { $board ->
    [checkmate] auf dem Brett steht ein Matt
    [stalemate] auf dem Brett steht ein Patt
   *[dead] keine Seite kann mattsetzen
}. Das Ergebnis bleibt.
convert-without-pages = Die Brailleschrift hat keine Seiten. Sie wird Zeile für Zeile gelesen.
convert-without-feeds = Es fehlen die Seitenvorschübe. Die Seiten werden nach ihren Nummern geteilt.
convert-stray = Ein überzähliges { $text } wird weggelassen.
convert-letters = Die Züge werden in der Notation { $notation } gelesen, denn { $all ->
    [yes] alle passen dazu
   *[no] zu ihr passen mehr als zu jeder anderen
}.
convert-day = Das Datum { $text } kann mehr als einen Tag meinen. Es bleibt, wie es geschrieben ist.
convert-fen-castling = Die FEN nennt Rochaderechte, zu denen König und Turm fehlen. Sie werden weggelassen.
convert-fen-en-passant = Die FEN nennt ein unmögliches En-passant-Feld. Es wird weggelassen.
convert-fen-fields = Die Anfangsstellung wird als { $meant } gelesen.
convert-result-of-tag = Hinter den Zügen steht kein Ergebnis. Es gilt { $tag } über den Zügen.
convert-goes-on = Am Ende der Partie steht kein Ergebnis. Sie wird als unvollendet gelesen.
braille-corrected = { $text } ist als { $move } gelesen. Dieser Code schreibt { $right }.
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
    [one] Der nächstliegende regelgemäße Zug ist { $moves }.
   *[other] Die nächstliegenden regelgemäßen Züge sind { $moves }.
}
convert-other-code = Das ist ein anderer Braillecode. Lesen Sie ihn mit --from-braille { $text }.
convert-several-codes = Die Seite nennt ihren Braillecode nicht. Diese Codes ergeben verschiedene Partien: { $codes }. Wählen Sie einen mit --from-braille.
convert-number = Statt der Zugnummer steht hier { $text }.
convert-diagram = Das Diagramm zeigt eine andere Stellung.
convert-page-number = Die Seite endet nicht mit ihrer Nummer, { $number }. Gibt es keine Seiten, nehmen Sie --plain-lines.
convert-page-number-read = Am Seitenende steht nicht die Seitenzahl { $number }. Die Seite wird trotzdem gelesen.
convert-page-height = Die Seite hat mehr oder weniger Zeilen als die vorigen.
convert-form-feed = Ein Seitenvorschub fehlt. Die Seite wird nach ihrer Nummer geteilt.
convert-code-line = Die Zeile mit der Brailleschrift ist beschädigt. Die Partie wird im Code { $text } gelesen.
convert-empty-line = Zwischen den Zügen steht eine leere Zeile. Gibt es keine Seiten, nehmen Sie --plain-lines.
convert-no-move-before = { $text } steht hinter keinem Zug.
convert-not-braille = { $text } ist keine Braillezelle mit sechs Punkten.
convert-no-layout = Es fehlen die Seitenvorschübe und die Leerzeichen vor den Zeilen. Kopieren Sie die Originaldatei unverändert, oder behalten Sie nur Kopfzeilen, Züge und Ergebnisse.
convert-page-cut-off = Die Datei bricht mitten in einer Seite ab. Gibt es keine Seiten, nehmen Sie --plain-lines.
convert-page-too-large = Die Seite ist zu groß für Braille.
convert-pef = Dieses PEF ist nicht lesbar. { $why ->
    [empty] Es ist leer.
    [xml] Es ist kein wohlgeformtes XML.
    [endless] Ein Teil davon hat kein Ende.
    [document-type] Es gibt einen Dokumenttyp an; ein PEF darf das nicht.
    [namespace] Es hat einen anderen Namensraum.
    [too-deep] Seine Elemente sind zu tief verschachtelt.
    [element] Ein PEF hat kein { $element }.
    [misplaced] { $element } steht an einer falschen Stelle.
    [between-rows] Zwischen den Zeilen steht noch etwas.
   *[no-braille] In einer Zeile steht etwas anderes als Braille.
}
convert-io = Das Lesen bricht hier ab: { $text }.
convert-results-differ = Über den Zügen steht als Ergebnis { $tag }. Es gilt das hinter den Zügen.
convert-tag-in-comment = In einem Kommentar beginnt eine Zeile mit einem Kopfeintrag. Sollte der Kommentar vorher enden, schließen Sie ihn mit einer geschweiften Klammer. Wandeln Sie die Datei dann noch einmal um.
convert-variation-unread = Eine Variante wird hier aus der Brailleschrift als Kommentar zurückgelesen.
convert-reads-as = Aus der Brailleschrift zurückgelesen, wird { $text } zu { $reads }.
convert-reads-as-nothing = { $text } lässt sich aus der Brailleschrift nicht zurücklesen.
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
convert-cut = Nur bis zu einem Fehler erhaltene Partien: { $games }.
convert-dropped-comments = Kommentare, die diese Form nicht fasst: { $count }.
convert-dropped-signs = Bewertungszeichen, die diese Form nicht fasst: { $count }.
convert-dropped-variations = Varianten, die diese Form nicht fasst: { $count }.
convert-dropped-times = Zeiten, die diese Form nicht fasst: { $count }.
convert-dropped-unasked-times = Weggelassene Zeiten: { $count }. Mit --times bleiben sie erhalten.
convert-dropped-fractions = Zeiten ohne Bruchteile einer Sekunde: { $count }.
convert-parted-diagrams = Diagramme auf zwei Seiten, weil die Seite für sie zu niedrig ist: { $count }.
convert-dropped-respelt = Kommentare mit Zeichen ohne Braille, die durch andere ersetzt sind: { $count }.
convert-dropped-offers = Remisangebote, die diese Form nicht fasst: { $count }.
convert-dropped-tags = Kopfeinträge, die diese Form nicht fasst: { $count }.
convert-dropped-not-legal = Partien mit regelwidrigen Zügen am Ende, die diese Form nicht fasst: { $count }.
convert-dropped-headings = Kopfzeilen mit einer vollen Zelle für einen Buchstaben ohne Braille: { $count }.
convert-dropped-read-otherwise = Weitere Texte über den Zügen, die sich aus der Brailleschrift anders zurücklesen: { $count }.
convert-dropped-unspoken = Zeilen in Braille über den Zügen, die nicht gesprochen werden können: { $count }.
convert-old-letters = Als { $letters } gelesene Partien, weil nicht in UTF-8: { $games }.
convert-perhaps-letters = Partien, die ebenso gut { $letters } sein können: { $games }. Um sie so zu lesen: --from-letters { $letters }.
convert-broken-letters = Partien mit beschädigten Buchstaben: { $games }.
convert-stopped = Bei der ersten Partie angehalten, die sich nicht umwandeln lässt.
convert-interrupted = Abgebrochen. Nichts wurde geschrieben.
convert-unreadable = { $file } lässt sich nicht lesen: { $why }.
convert-unwritable = { $file } lässt sich nicht schreiben: { $why }.
convert-exists = { $file } gibt es schon. Ersetzen: --force.
convert-replace = { $file } gibt es schon. Ersetzen? Für Ja j eingeben:
convert-yes = j
convert-missing = { $file } gibt es nicht.
convert-empty-file = { $file } ist leer.
convert-html = { $file } ist HTML und nicht lesbar. Nehmen Sie das PGN oder den Text der Partie.
convert-record = { $file } ist Annabellas Aufzeichnung einer Partie. { $written ->
    [yes] Nehmen Sie { $pgn }.
   *[no] Ihr PGN wird geschrieben, wenn die Partie zu Ende ist. Um sie fortzusetzen, verwenden Sie: annabella play --resume.
}
convert-no-such-game = { $games ->
    [one] In { $file } gibt es keine Partie { $game }, sondern nur eine.
   *[other] In { $file } gibt es keine Partie { $game }, sondern nur { $games }.
}
convert-flag-unused = { $flag } bewirkt hier nichts. Lassen Sie es weg.
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
convert-unknown-form = Die Form von { $file } ist unbekannt. Nennen Sie sie mit --from.
convert-no-louis = Namen werden nur mit Buchstaben und Ziffern geschrieben, ohne liblouis: { $why }.
louis-says = { $what ->
    [missing] die Bibliothek lässt sich nicht öffnen: { $why }
    [foreign] dieser Fassung von liblouis fehlt { $name }
   *[no-table] die Tabelle { $name } fehlt
}
convert-needs-file = Eine Aufnahme braucht eine Datei. Nennen Sie sie mit -o, zum Beispiel -o partie.wav.
convert-no-place-for-list = { $file } ist ein Gerät oder eine Pipe und kann die Liste der Züge nicht aufnehmen. Nennen Sie eine andere Aufnahme mit -o, zum Beispiel -o partie.wav.
convert-no-voice = Für eine Aufnahme gibt es keine Stimme: { $why }.
convert-recording-too-long = Die Aufnahme ist zu lang für { $file }: Diese Datei fasst etwa { $hours } Stunden. Wandeln Sie weniger Partien auf einmal um.
convert-recorded = Die Aufnahme ist { $file }. Ihre Züge und deren Zeiten stehen in { $list }.

# Conversione di formulari: che cosa si tralascia e perché, e com'è andata.

convert-at-line = { $place }: { $why }
convert-at-game = { $place }: partita { $game }: { $why }
convert-at-move = { $place }: partita { $game }, mossa { $move }: { $why }
convert-no-move = { $text } non si può leggere come mossa.
convert-illegal = { $text } qui non è una mossa legale.
convert-ambiguous = { $text } può essere più di una mossa.
convert-tag = La riga { $text } non è un campo valido.
convert-no-notation = Non c'è una notazione { $text }; ci sono en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = La posizione iniziale non si può usare. { $text }
convert-variant = { $text } non è il gioco degli scacchi.
convert-open-ended = Un commento o una variante non finisce.
convert-no-result = Alla fine manca il risultato: la partita è incompleta.
convert-behind-result = Dopo il risultato c'è dell'altro.
convert-among-words = Le mosse { $text } stanno su una riga con parole. Metti le parole tra parentesi graffe o le mosse su righe proprie, oppure numera le mosse.
convert-too-long = Nessuna partita è così lunga.
convert-no-move-in-code = { $text } non è una mossa legale in questo codice Braille.
convert-goes-on = La partita non ha un risultato alla fine. È letta come partita ancora in corso.
braille-corrected = { $text } è letto come { $move }, in questo codice { $right }.
braille-slip = { $slip ->
    [capture-missing] Manca il segno di cattura.
    [capture-for-nothing] C'è un segno di cattura, ma non si cattura nulla.
    [check-missing] Manca il segno di scacco.
    [check-for-nothing] C'è un segno di scacco, ma non è scacco.
    [mate-missing] Manca il segno di scacco matto.
    [mate-for-nothing] C'è un segno di scacco matto, ma non è matto.
    [more-than-needed] Ha più lettere o cifre del necessario.
   *[sign-elsewhere] Un segno sta in un altro posto.
}
braille-nearest = { $count ->
    [one] La mossa legale più vicina è { $moves }.
   *[other] Le mosse legali più vicine sono { $moves }.
}
convert-other-code = È un altro codice Braille; si legge con --from-braille { $text }.
convert-several-codes = La pagina non nomina il suo codice Braille ed è una partita diversa in ognuno di questi: { $codes }. Indicalo con --from-braille.
convert-number = Qui ci vuole il numero della mossa, ma c'è { $text }.
convert-diagram = Il diagramma mostra un'altra posizione.
convert-page-number = In fondo alla pagina non c'è il numero { $number }. Se il file non ha pagine, usa --plain-lines.
convert-page-height = La pagina non ha tante righe quante la prima. Se il file non ha pagine, usa --plain-lines.
convert-empty-line = Fra le mosse c'è una riga vuota. Se il file non ha pagine, usa --plain-lines.
convert-no-move-before = { $text } non segue nessuna mossa.
convert-not-braille = { $text } non è una cella Braille a sei punti.
convert-page-cut-off = Il file finisce a metà di una pagina. Se non ha pagine, usa --plain-lines.
convert-page-too-large = Nessuna pagina Braille è così grande.
convert-pef = Non è un PEF leggibile. { $why ->
    [empty] Non contiene nulla.
    [xml] Non è XML ben formato.
    [endless] Una sua parte non finisce mai.
    [document-type] Dichiara un tipo di documento, cosa che un PEF non fa.
    [namespace] Ha un altro spazio dei nomi.
    [too-deep] I suoi elementi sono annidati troppo in profondità.
    [element] Un PEF non ha { $element }.
    [misplaced] { $element } sta nel posto sbagliato.
    [between-rows] Fra le righe c'è dell'altro.
   *[no-braille] In una riga c'è qualcosa che non è Braille.
}
convert-io = Non si può leggere oltre. { $text }
convert-results-differ = Il campo dice { $tag }; vale ciò che sta dopo le mosse.
convert-tag-in-comment = Una riga di un commento comincia con un campo e resta nel commento. Se questo doveva finire prima, chiudilo con una parentesi graffa e converti di nuovo il file.
convert-progress = Partite finora: { $games }.
convert-progress-percent = Partite finora: { $games }, { $percent } per cento.
convert-done = { $games ->
    [one] Convertita una partita.
   *[other] Convertite { $games } partite.
}
convert-left-out = { $games ->
    [one] Una tralasciata.
   *[other] { $games } tralasciate.
}
convert-dropped-comments = Commenti, che questa forma non può contenere: { $count }.
convert-dropped-signs = Segni di annotazione, che questa forma non può contenere: { $count }.
convert-dropped-variations = Varianti, che questa forma non può contenere: { $count }.
convert-dropped-times = Tempi, che questa forma non può contenere: { $count }.
convert-dropped-offers = Proposte di patta, che questa forma non può contenere: { $count }.
convert-dropped-tags = Campi, che questa forma non può contenere: { $count }.
convert-dropped-not-legal = Finali di partita con mosse non legali, che questa forma non può contenere: { $count }.
convert-dropped-headings = Intestazioni in cui una cella piena sta per una lettera senza Braille: { $count }.
convert-dropped-unspoken = Righe in Braille sopra le mosse, che nessuna voce può dire: { $count }.
convert-old-letters = Partite non in UTF-8, lette come Latin-1: { $games }.
convert-stopped = Fermo alla prima partita che non si può convertire.
convert-interrupted = Interrotto; non è stato scritto nulla.
convert-unreadable = { $file } non si può leggere: { $why }.
convert-unwritable = { $file } non si può scrivere: { $why }.
convert-exists = { $file } esiste già; con --force viene sostituito.
convert-replace = { $file } esiste già. Sostituirlo? Scrivi s per sì:
convert-yes = s
convert-missing = Il file { $file } non esiste.
convert-empty-file = { $file } è vuoto.
convert-html = HTML non si può leggere: { $file }. Usa invece il PGN o il testo della partita.
convert-no-such-game = { $games ->
    [one] { $file } non ha la partita { $game }: ne contiene una.
   *[other] { $file } non ha la partita { $game }: ne contiene { $games }.
}
convert-flag-unused = { $flag } non cambia nulla in questa conversione. Toglilo.
convert-flag-needs = { $flag } richiede { $other }.
convert-numbers-differ = Il numero della mossa è { $text }, ma questa è la mossa { $number }. Contano le mosse.
convert-strange = { $kind ->
    [no-break] Contiene uno spazio unificatore, { $code }.
    [no-width] Contiene un segno senza larghezza, { $code }.
    [nul] Contiene il segno NUL, { $code }.
    [control] Contiene un segno di controllo, { $code }.
    [blank] Contiene uno spazio speciale, { $code }.
   *[look-alike] Contiene una lettera che somiglia soltanto a { $like }, { $code }.
}
convert-no-game = In { $file } non c'è nessuna partita.
convert-unknown-form = Non si capisce in che forma sia { $file }; indicala con --from.
convert-no-louis = I nomi sono scritti senza liblouis, con sole lettere e cifre: { $why }.
convert-needs-file = Una registrazione si può scrivere solo in un file: indicalo con -o, per esempio -o partita.wav.
convert-no-place-for-list = L'elenco delle mosse non può stare in { $file }, che è un dispositivo o una pipe: indica un'altra registrazione con -o, per esempio -o partita.wav.
convert-no-voice = Non c'è una voce per la registrazione: { $why }.
convert-recording-too-long = La registrazione diventa troppo lunga per { $file }: un file di questo tipo contiene circa { $hours } ore. Converti meno partite alla volta.
convert-recorded = La registrazione è { $file }; le mosse e i loro tempi stanno in { $list }.

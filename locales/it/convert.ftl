# Conversione di formulari: che cosa si tralascia e perché, e com'è andata.

convert-at-line = { $place }: { $why }
convert-at-game = { $place }: partita { $game }: { $why }
convert-at-move = { $place }: partita { $game }, mossa { $move }: { $why }
convert-no-move = { $text } non si può leggere come mossa.
convert-illegal = { $text } qui non è una mossa legale.
convert-ambiguous = { $text } può indicare più mosse.
convert-no-notation = { $text } non è una notazione. Scegli fra queste: en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = La posizione iniziale non si può usare.
convert-variant = { $text } non è il gioco degli scacchi.
convert-open-ended = Un commento o una variante non finisce.
convert-no-result = La partita è tronca: alla fine manca il risultato.
convert-behind-result = Dopo il risultato c'è dell'altro.
convert-among-words = Le mosse { $text } stanno su una riga con parole. Metti le parole tra parentesi graffe, le mosse su righe proprie, o numera le mosse.
convert-too-long = Nessuna partita è così lunga.
convert-no-move-in-code = { $text } non è una mossa legale in questo codice Braille.
convert-possible = Possibili: { $moves }.
convert-kept = La partita è conservata fino a quel punto.
convert-read-as = { $text } è letto come { $meant }.
convert-tag-left-out = La riga { $text } è un campo senza valore. È omessa.
convert-first-variation = Una variante prima della prima mossa è messa { $after ->
    [yes] dopo di essa.
   *[no] in un commento.
}
convert-in-variation = Questo è in una variante.
convert-more-in-variations = { $count ->
    [one] Un'altra variante ha
   *[other] Altre { $count } varianti hanno
} errori.
convert-result-of-board = Sulla scacchiera c'è { $board ->
    [checkmate] scacco matto
    [stalemate] stallo
   *[dead] una posizione in cui nessuno può dare matto
}, quindi il risultato è { $result }.
convert-against-board = Il risultato è { $result }, ma { $board ->
    [checkmate] sulla scacchiera c'è uno scacco matto
    [stalemate] sulla scacchiera c'è uno stallo
   *[dead] nessuno dei due può dare matto
}. Il risultato resta.
convert-without-pages = Il Braille non ha pagine. È letto riga per riga.
convert-without-feeds = Mancano i salti di pagina. Le pagine sono divise secondo i loro numeri.
convert-stray = Un { $text } di troppo è omesso.
convert-letters = Le mosse sono lette nella notazione { $notation }, perché { $all ->
    [yes] tutte vi corrispondono
   *[no] vi corrispondono più che a ogni altra
}.
convert-day = La data { $text } può indicare più di un giorno. Resta com'è scritta.
convert-fen-castling = La FEN indica diritti di arrocco senza re e torre al loro posto. Sono omessi.
convert-fen-en-passant = La FEN indica una casa en passant impossibile. È omessa.
convert-fen-fields = La posizione iniziale è letta come { $meant }.
convert-result-of-tag = Dopo le mosse non c'è un risultato. Vale { $tag }, sopra le mosse.
convert-goes-on = La partita non ha un risultato alla fine. È letta come non finita.
braille-corrected = { $text } è letto come { $move }. Questo codice scrive { $right }.
braille-slip = { $slip ->
    [capture-missing] Manca il segno di cattura.
    [capture-for-nothing] C'è un segno di cattura, ma non si cattura nulla.
    [check-missing] Manca il segno di scacco.
    [check-for-nothing] C'è un segno di scacco, ma non è scacco.
    [mate-missing] Manca il segno di scacco matto.
    [mate-for-nothing] C'è un segno di scacco matto, ma non è matto.
    [more-than-needed] Ha più lettere o cifre del necessario.
   *[sign-elsewhere] Un segno è fuori posto.
}
braille-nearest = { $count ->
    [one] La mossa legale più vicina è { $moves }.
   *[other] Le mosse legali più vicine sono { $moves }.
}
convert-other-code = È un altro codice Braille. Leggilo con --from-braille { $text }.
convert-several-codes = La pagina non nomina il suo codice Braille. Questi codici danno partite diverse: { $codes }. Scegline uno con --from-braille.
convert-number = Qui va il numero della mossa, ma c'è { $text }.
convert-diagram = Il diagramma mostra un'altra posizione.
convert-page-number = La pagina non finisce con il suo numero, { $number }. Se non ci sono pagine, usa --plain-lines.
convert-page-number-read = La pagina non finisce con il suo numero, { $number }. È letta lo stesso.
convert-page-height = La pagina ha più o meno righe delle precedenti.
convert-form-feed = Manca un salto di pagina. La pagina è divisa secondo il suo numero.
convert-code-line = La riga che nomina il codice Braille è danneggiata. La partita è letta nel codice { $text }.
convert-empty-line = C'è una riga vuota fra le mosse. Se non ci sono pagine, usa --plain-lines.
convert-no-move-before = Prima di { $text } non c'è nessuna mossa.
convert-not-braille = { $text } non è una cella Braille a sei punti.
convert-no-layout = Mancano i salti di pagina e gli spazi a inizio riga. Copia il file originale senza modifiche, oppure lascia solo intestazioni, mosse e risultati.
convert-page-cut-off = Il file finisce a metà di una pagina. Se non ha pagine, usa --plain-lines.
convert-page-too-large = La pagina è troppo grande per il Braille.
convert-pef = Questo PEF non si può leggere. { $why ->
    [empty] È vuoto.
    [xml] Non è XML ben formato.
    [endless] Una sua parte non ha fine.
    [document-type] Dichiara un tipo di documento, e un PEF non deve farlo.
    [namespace] Ha un altro spazio dei nomi.
    [too-deep] I suoi elementi sono annidati troppo in profondità.
    [element] Un PEF non ha { $element }.
    [misplaced] { $element } è nel posto sbagliato.
    [between-rows] Fra le righe c'è dell'altro.
   *[no-braille] In una riga c'è qualcosa che non è Braille.
}
convert-io = La lettura si è fermata qui: { $text }.
convert-results-differ = Sopra le mosse il risultato è { $tag }. Vale quello dopo le mosse.
convert-tag-in-comment = Un commento contiene una riga che comincia con un campo. Se doveva finire prima, chiudilo con una parentesi graffa. Poi converti di nuovo il file.
convert-variation-unread = Qui una variante, riletta dal Braille, diventa un commento.
convert-reads-as = Riletto dal Braille, { $text } diventa { $reads }.
convert-reads-as-nothing = { $text } non si può rileggere dal suo Braille.
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
convert-cut = Partite conservate solo fino a un errore: { $games }.
convert-dropped-comments = Commenti che questa forma non può contenere: { $count }.
convert-dropped-signs = Segni di annotazione che questa forma non può contenere: { $count }.
convert-dropped-variations = Varianti che questa forma non può contenere: { $count }.
convert-dropped-times = Tempi che questa forma non può contenere: { $count }.
convert-dropped-unasked-times = Tempi omessi: { $count }. Per conservarli, usa --times.
convert-dropped-fractions = Tempi scritti senza frazioni di secondo: { $count }.
convert-parted-diagrams = Diagrammi su due pagine, perché la pagina è troppo bassa: { $count }.
convert-dropped-respelt = Commenti con segni senza Braille, scritti con altri: { $count }.
convert-dropped-offers = Offerte di patta che questa forma non può contenere: { $count }.
convert-dropped-tags = Campi che questa forma non può contenere: { $count }.
convert-dropped-not-legal = Partite con mosse illegali alla fine, che questa forma non può contenere: { $count }.
convert-dropped-headings = Intestazioni con una cella piena per una lettera senza Braille: { $count }.
convert-dropped-read-otherwise = Altri testi sopra le mosse che si rileggono diversi dal Braille: { $count }.
convert-dropped-unspoken = Righe in Braille sopra le mosse, che non si possono dire: { $count }.
convert-old-letters = Partite lette come { $letters }, perché non erano in UTF-8: { $games }.
convert-perhaps-letters = Partite che possono essere anche { $letters }: { $games }. Per leggerle così, usa --from-letters { $letters }.
convert-broken-letters = Partite con lettere guaste: { $games }.
convert-stopped = Fermo alla prima partita che non si può convertire.
convert-interrupted = La conversione è interrotta. Non è stato scritto nulla.
convert-unreadable = { $file } non si può leggere: { $why }.
convert-unwritable = { $file } non si può scrivere: { $why }.
convert-exists = { $file } esiste già. Per sostituirlo, usa --force.
convert-replace = { $file } esiste già. Sostituirlo? Scrivi s per sì:
convert-yes = s
convert-missing = { $file } non esiste.
convert-empty-file = { $file } è vuoto.
convert-html = { $file } è HTML, che non si può leggere. Usa il PGN o il testo della partita.
convert-record = { $file } è la registrazione di una partita di Annabella. { $written ->
    [yes] Usa { $pgn }.
   *[no] Il suo PGN viene scritto alla fine della partita. Per continuare la partita, usa: annabella play --resume.
}
convert-no-such-game = { $games ->
    [one] { $file } non ha la partita { $game }: ne contiene una.
   *[other] { $file } non ha la partita { $game }: ne contiene { $games }.
}
convert-flag-unused = { $flag } qui non ha effetto. Toglilo.
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
convert-no-game = { $file } non contiene nessuna partita.
convert-unknown-form = La forma di { $file } è sconosciuta. Indicala con --from.
convert-no-louis = I nomi sono scritti con sole lettere e cifre, senza liblouis: { $why }.
louis-says = { $what ->
    [missing] la sua libreria non si può aprire: { $why }
    [foreign] a questa versione di liblouis manca { $name }
   *[no-table] manca la tabella { $name }
}
convert-needs-file = Una registrazione richiede un file. Indicalo con -o, per esempio -o partita.wav.
convert-no-place-for-list = { $file } è un dispositivo o una pipe, e non può contenere l'elenco delle mosse. Indica un'altra registrazione con -o, per esempio -o partita.wav.
convert-no-voice = Non c'è una voce per la registrazione: { $why }.
convert-recording-too-long = La registrazione è troppo lunga per { $file }, che contiene circa { $hours } ore. Converti meno partite alla volta.
convert-recorded = La registrazione è { $file }. Le mosse e i loro tempi sono in { $list }.

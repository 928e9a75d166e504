# Le cadenze a parole, quelle che hanno un nome, e il dialogo in cui se ne compone una.
control-time = { $parts ->
    [h] { time-hours }
    [ms] { time-minutes } e { time-seconds }
    [m] { time-minutes }
   *[s] { time-seconds }
}
control-none = senza orologio
control-up = il tempo viene solo contato, senza limite
control-hourglass = clessidra, { $time } ciascuno: quello che uno usa, l'altro lo guadagna
control-period = { $count ->
    [0] { $time }
   *[other] { $time } per { timepiece-count }
}
control-then = { $first }, poi { $next }
control-extra = { $base }{ $extra ->
    [none] , senza incremento
    [before] , con { $time } in più per ogni mossa fin dalla prima
    [after] , con { $time } in più dopo ogni mossa
    [later] , con { $time } in più per ogni mossa
    [delay] , con un ritardo di { $time } prima di ogni mossa
   *[bronstein] , con la restituzione di { $time } al massimo dopo ogni mossa
}
control-both = Per entrambi: { $control }.
control-each = Bianco: { $white }. Nero: { $black }.
preset-item = { $name }: { $control }
preset-fide-standard = Partita FIDE a cadenza classica
preset-fide-rapid = Rapid della FIDE
preset-fide-blitz = Lampo della FIDE
preset-ibca = IBCA, come ai campionati mondiali per giocatori con disabilità
preset-one-period = Classica, un periodo
preset-league = Partita a squadre
preset-club-evening = Serata al circolo
preset-classic = Classica, due periodi
preset-three-periods = Classica, tre periodi
preset-quick = Partita breve
preset-active = Semilampo
preset-rapid-ten = Rapid, dieci minuti
preset-blitz = Lampo, cinque minuti
preset-blitz-increment = Lampo con incremento
preset-bullet = Bullet, un minuto
preset-bullet-increment = Bullet con incremento
preset-armageddon = Partita Armageddon
preset-delay = Ritardo
preset-delay-rapid = Rapid con ritardo
preset-bronstein = Sistema Bronstein
preset-hourglass = Clessidra
preset-count-up = Solo conteggio
preset-odds = Vantaggio di tempo, cinque a due
compose-begins = Si compone una cadenza. { WORD("timepiece-back") } torna di una risposta, { WORD("no") } lascia perdere.
compose-kind = Di che tipo? Uno: tempo per le mosse o per tutta la partita. Due: clessidra. Tre: il tempo viene solo contato. Scrivi il numero.
compose-kind-black = Ora il Nero. Di che tipo? Uno: tempo per le mosse o per tutta la partita. Due: clessidra. Tre: il tempo viene solo contato. Quattro: senza orologio.
compose-minutes = { $period ->
    [one] Quanti minuti?
   *[other] Quanti minuti si aggiungono nel periodo { WORDS($period) }?
} Con i secondi: minuti, due punti, secondi.
compose-moves = Per quante mosse? Zero, o una riga vuota: per tutto il resto della partita.
compose-extra = Una mossa porta tempo in più? Uno: no. Due: si aggiunge tempo. Tre: un ritardo prima di ogni mossa. Quattro: si restituisce quanto si è usato, fino a un limite.
compose-seconds = Quanti secondi?
compose-first = Il primo incremento si aggiunge già prima della prima mossa? { WORD("yes") } o { WORD("no") }.
compose-so-far = Finora: { $control }.
compose-same = Il Nero ha la stessa? { WORD("yes") } o { WORD("no") }.
compose-now-black = Ora il Nero.
compose-draw = La patta vale come vittoria del Nero, come in una partita Armageddon? { WORD("yes") } o { WORD("no") }.
compose-heard = { $control }{ $draw ->
    [for-black] {" "}La patta vale come vittoria del Nero.
   *[usual] {""}
} Va bene? { WORD("yes") }, oppure { WORD("no") } per ricominciare.
compose-name = Scrivi un nome per salvarla. Una riga vuota non salva nulla.
compose-saved = Salvata come { $text }.
compose-not-saved = Non si è potuta salvare: { $why }. Si usa comunque.
compose-used = Vale da adesso.
compose-next = Vale dalla prossima partita.
compose-dropped = Lasciata perdere. L'orologio è come prima.
compose-wrong = { $text } non risponde alla domanda.
compose-empty = Non hai scritto niente.
compose-range = { $text } è troppo o troppo poco. { $least ->
    [0] Scrivi un numero fino a { WORDS($most) }.
   *[other] Scrivi un numero da { WORDS($least) } a { WORDS($most) }.
}
compose-name-taken = { $text } è il nome di una cadenza del programma. Prendine un altro.
compose-one-hourglass = La clessidra vale per entrambe le parti o per nessuna.
compose-name-wrong = Un nome è fatto di lettere, cifre e trattini, e non è esso stesso una cadenza.
compose-first-answer = Questa è la prima domanda.

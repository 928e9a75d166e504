# Le cadenze a parole, quelle che hanno un nome, e le domande con cui un giocatore ne compone una.
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
    [delay] , con un tempo dilazionato di { $time } prima di ogni mossa
   *[bronstein] , con la restituzione di { $time } al massimo dopo ogni mossa
}
control-extra-alone = { $extra ->
    [later] { $time } in più per ogni mossa
    [delay] un tempo dilazionato di { $time } prima di ogni mossa
   *[bronstein] la restituzione di { $time } al massimo dopo ogni mossa
}{ $count ->
    [0] {""}
   *[other] , per { timepiece-count }
}
control-both = Per entrambi: { $control }.
control-each = Bianco: { $white }. Nero: { $black }.
preset-item = { $name }: { $control }
preset-fide-standard = Partita FIDE a cadenza classica
preset-fide-rapid = Rapida della FIDE
preset-fide-blitz = Lampo della FIDE
preset-ibca = IBCA, come ai campionati mondiali per giocatori con disabilità
preset-one-period = Classica, un periodo
preset-league = Partita a squadre
preset-club-evening = Serata al circolo
preset-classic = Classica, due periodi
preset-three-periods = Classica, tre periodi
preset-quick = Partita breve
preset-active = Semilampo
preset-rapid-ten = Rapida, dieci minuti
preset-blitz = Lampo, cinque minuti
preset-blitz-increment = Lampo con incremento
preset-bullet = Bullet, un minuto
preset-bullet-increment = Bullet con incremento
preset-armageddon = Partita Armageddon
preset-delay = Tempo dilazionato
preset-delay-rapid = Rapida con tempo dilazionato
preset-bronstein = Sistema Bronstein
preset-hourglass = Clessidra
preset-count-up = Solo conteggio
preset-odds = Vantaggio di tempo, cinque a due
compose-begins = Componi una cadenza. Per la domanda precedente: { WORD("timepiece-back") }. Per annullare: { WORD("no") }.
compose-kind = Di che tipo? Uno: tempo per le mosse o per tutta la partita. Due: clessidra. Tre: il tempo viene solo contato. Scrivi il numero.
compose-kind-black = Ora il Nero. Di che tipo? Uno: tempo per le mosse o per tutta la partita. Due: clessidra. Tre: il tempo viene solo contato. Quattro: senza orologio.
compose-minutes = { $period ->
    [one] Quanti minuti?
   *[other] Quanti altri minuti nel periodo { WORDS($period) }?
} Con i secondi: minuti, due punti, secondi.
compose-moves = Per quante mosse? Per tutto il resto della partita: zero, o una riga vuota.
compose-extra = C'è tempo in più per una mossa? Uno: no. Due: si aggiunge tempo. Tre: un tempo dilazionato prima di ogni mossa. Quattro: si restituisce il tempo usato, fino a un limite.
compose-seconds = Quanti secondi?
compose-first = Si aggiunge tempo prima della prima mossa? { WORD("yes") } o { WORD("no") }.
compose-so-far = Finora: { $control }.
compose-same = Il Nero ha la stessa cadenza? { WORD("yes") } o { WORD("no") }.
compose-now-black = Ora il Nero.
compose-draw = La patta vale come vittoria del Nero, come in una partita Armageddon? { WORD("yes") } o { WORD("no") }.
compose-heard = { $control }{ $draw ->
    [for-black] {" "}La patta vale come vittoria del Nero.
   *[usual] {""}
} Va bene? { WORD("yes") }, oppure { WORD("no") } per ricominciare.
compose-name = Per salvarla, scrivi un nome. Se no, premi Invio.
compose-saved = Salvata come { $text }.
compose-not-saved = Non è stata salvata: { $why }. Si usa comunque.
compose-used = Vale da adesso.
compose-next = Vale dalla prossima partita.
compose-dropped = Hai annullato. L'orologio è come prima.
compose-wrong = { $text } qui non è una risposta.
compose-empty = Non hai scritto niente.
compose-range = { $text } è troppo o troppo poco. { $least ->
    [0] Scrivi un numero fino a { WORDS($most) }.
   *[other] Scrivi un numero da { WORDS($least) } a { WORDS($most) }.
}
compose-name-taken = { $text } è una cadenza del programma. Scegli un altro nome.
compose-one-hourglass = La clessidra deve valere per entrambe le parti.
compose-name-wrong = Usa lettere, cifre e trattini. Un nome non può essere una cadenza.
compose-first-answer = Questa è la prima domanda.

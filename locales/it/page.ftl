# Il formulario come pagina da stampare: titoli, nomi delle colonne e, a parole, ciò che chi vede legge come segno.

page-title = Formulari: { $name }
page-game = Partita { $number }
page-game-between = Partita { $number }: { $white } contro { $black }
page-unknown = sconosciuto
page-moves = Mosse della partita { $number }
page-move = Mossa
page-clock = { $side ->
    [white] Orologio del Bianco
   *[black] Orologio del Nero
}
page-thought = { $side ->
    [white] Tempo del Bianco per la mossa
   *[black] Tempo del Nero per la mossa
}
page-variation = Variante: { $moves }
page-not-legal = Poi mosse illegali: { $moves }
page-braille-heading = Intestazione in Braille
page-start = Posizione prima della prima mossa della partita { $number }, { page-to-move }
page-position = Posizione della partita { $number } dopo la mossa { $move }, { page-to-move }
page-to-move = { $side ->
    [white] muove il Bianco
   *[black] muove il Nero
}
page-pieces = { side-name }: { $pieces }.
page-signature = { $side ->
    [white] Firma del Bianco
   *[black] Firma del Nero
}
page-score = { $score ->
    [white] { $text }, ha vinto il Bianco
    [black] { $text }, ha vinto il Nero
    [drawn] { $text }, patta
    [white-half] { $text }, mezzo punto al Bianco, il Nero ha perso
    [black-half] { $text }, mezzo punto al Nero, il Bianco ha perso
    [both] { $text }, hanno perso entrambi
   *[open] nessun risultato
}
page-offer = offerta di patta
page-threat = { $threat ->
    [mate] scacco matto
   *[check] scacco
}
page-sign = { $sign ->
    [good] buona mossa
    [mistake] errore
    [brilliant] mossa brillante
    [blunder] grave errore
    [interesting] mossa interessante
    [dubious] mossa dubbia
    [forced] unica mossa
    [equal] posizione pari
    [unclear] posizione poco chiara
    [novelty] novità teorica
    [idea] con l'idea
    [better] meglio è
    [slight] leggero vantaggio del { side-name }
    [clear] chiaro vantaggio del { side-name }
    [decisive] vantaggio decisivo del { side-name }
    [zugzwang] zugzwang del { side-name }
    [development] vantaggio di sviluppo del { side-name }
    [initiative] iniziativa del { side-name }
    [attack] attacco del { side-name }
    [compensation] compenso del { side-name }
    [counterplay] controgioco del { side-name }
   *[hurry] zeitnot del { side-name }
}
page-tag = { $tag ->
    [Result] Risultato
    [TimeControl] Cadenza
    [WhiteTimeControl] Cadenza del Bianco
    [BlackTimeControl] Cadenza del Nero
    [Termination] Fine della partita
    [WhiteElo] Elo del Bianco
    [BlackElo] Elo del Nero
    [WhiteTitle] Titolo del Bianco
    [BlackTitle] Titolo del Nero
    [WhiteTeam] Squadra del Bianco
    [BlackTeam] Squadra del Nero
    [WhiteType] Il Bianco è giocato da
    [BlackType] Il Nero è giocato da
    [Annotator] Annotazioni di
    [Opening] Apertura
    [ECO] Codice dell'apertura
    [Rules] Regole
    [Variant] Tipo di scacchi
   *[Time] Ora d'inizio
}
page-value = { $value ->
    [human] una persona
    [program] un programma
    [normal] in modo regolare
    [time-forfeit] per il tempo scaduto
    [unterminated] non terminata
    [abandoned] interrotta
    [adjudication] per aggiudicazione
    [death] per la morte di un giocatore
    [emergency] per un'emergenza
   *[rules-infraction] per un'infrazione alle regole
}

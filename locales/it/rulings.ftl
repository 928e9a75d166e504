# Decisioni, irregolarità e ciò che dipende dall'arbitro. Per il tavolo, o solo per l'arbitro.

ruling-with-reason = { $ruling } Motivo: { $reason }.
ruled-time = { $change ->
    [add] L'arbitro dà al { side-name } altro tempo: { $time }.
    [take] L'arbitro toglie al { side-name } tempo: { $time }.
   *[set] L'arbitro regola l'orologio del { side-name }: { $time }.
}
ruled-moves = L'arbitro regola le mosse sull'orologio del { side-name }: { WORDS($count) }.
ruled-period = L'arbitro porta l'orologio del { side-name } al periodo { WORDS($number) }.
ruled-running = L'arbitro fa correre l'orologio del { side-name }.
ruled-presence = { $here ->
    [yes] Annotato: il { side-name } è presente.
   *[no] Annotato: il { side-name } non è presente.
}
ruled-venue = { $left ->
    [yes] Annotato: il { side-name } ha lasciato l'area di torneo.
   *[no] Annotato: il { side-name } è rientrato.
}
ruled-charge = L'arbitro addebita l'interruzione alla parte il cui orologio correva.
ruled-illegal = L'arbitro ha trovato una mossa illegale.
ruled-two-hands = L'arbitro ha visto il { side-name } muovere con due mani.
ruled-restore = L'arbitro ripristina una posizione precedente.
ruled-claim = { $accepted ->
    [yes] L'arbitro accoglie il reclamo.
   *[no] L'arbitro respinge il reclamo.
}
ruled-sheet = L'arbitro corregge la semimossa { WORDS($number) } sul formulario.
ruled-agreed = Entrambi i giocatori hanno scritto diversamente una semimossa; l'arbitro corregge la registrazione.
ruled-displaced = L'arbitro ha constatato che il { side-name } ha spostato dei pezzi.
ruled-penalty = { $penalty ->
    [warning] L'arbitro ammonisce il { side-name }.
    [opponent-time] L'arbitro dà tempo all'avversario del { side-name }: { $time }.
    [own-time] L'arbitro toglie tempo al { side-name }: { $time }.
    [opponent-points] L'arbitro dà all'avversario del { side-name } il massimo dei punti.
    [own-points] L'arbitro toglie punti al { side-name }.
    [loss] L'arbitro dichiara persa la partita per il { side-name }.
    [fine] L'arbitro multa il { side-name }.
    [rounds] L'arbitro esclude il { side-name } dal prossimo turno.
   *[expel] L'arbitro espelle il { side-name } dal torneo.
}
ruled-result = L'arbitro decide il risultato.
ruled-points = L'arbitro assegna al Bianco { $white ->
    [win] un punto
    [draw] mezzo punto
   *[loss] nessun punto
} e al Nero { $black ->
    [win] un punto
    [draw] mezzo punto
   *[loss] nessun punto
}.
ruled-go-on = L'arbitro fa continuare la partita.
ruled-annul = L'arbitro annulla la partita.
ruled-device = { $device ->
    [sound] Un telefono del { side-name } ha suonato.
   *[carried] Il { side-name } aveva con sé un telefono o simili.
}
ruled-setup = L'arbitro ha trovato pezzi del { side-name } mal disposti all'inizio.
ruled-board = L'arbitro ha trovato la scacchiera girata. La posizione passa su una scacchiera orientata bene.
ruled-colours = L'arbitro ha trovato i colori invertiti.
ruled-flag = L'arbitro segnala la caduta della bandierina.
ruled-pin = Il PIN dell'arbitro è impostato.

irregular-noted = { $kind ->
    [illegal] Il { side-name } ha completato una mossa illegale, { $move }.
    [unpromoted] Il { side-name } ha lasciato un pedone sull'ultima traversa, { $move }.
    [press] Il { side-name } ha premuto l'orologio senza muovere.
   *[hands] Il { side-name } ha mosso con due mani.
}{ $counts ->
    [yes] {" "}Sarebbe la numero { WORDS($nth) }.
   *[no] {" "}Per queste regole non è una mossa illegale. Puoi sanzionarlo.
}
irregular-king-taken = Il { side-name } ha preso il re: la mossa prima lo lasciava sotto scacco.
irregular-both-kings = { $action ->
    [wait] Entrambi i re sono sotto scacco. Attendi che la prossima mossa sia completata; se la posizione è ancora illegale, la partita è patta.
    [intervene] Entrambi i re sono sotto scacco. Intervieni subito.
   *[none] Entrambi i re sono sotto scacco. Il regolamento di questa partita non ne parla.
}
irregular-pawn-left = { $action ->
    [wait] Un pedone è rimasto sull'ultima traversa. Attendi che la prossima mossa sia completata; se la posizione è ancora illegale, la partita è patta.
    [intervene] Un pedone è rimasto sull'ultima traversa. Intervieni subito.
   *[none] Un pedone è rimasto sull'ultima traversa. Il regolamento di questa partita non ne parla.
}
restored-times = { $ruled ->
    [yes] Tempi proposti: Bianco { $white }, Nero { $black }. Sono quelli registrati a quella mossa, con quanto l'arbitro ha deciso dopo.
   *[no] Tempi proposti: Bianco { $white }, Nero { $black }. Sono quelli registrati a quella mossa.
} L'arbitro può regolarli diversamente.
irregular-flag = La bandierina del { side-name } è caduta. { $call ->
    [must-not] Solo un giocatore può segnalarlo.
    [may] Puoi segnalarlo.
   *[shall] Segnalalo.
}
irregular-counted = { $kind ->
    [illegal] Mossa illegale del { side-name }
    [unpromoted] Pedone lasciato sull'ultima traversa dal { side-name }
    [press] Orologio premuto senza muovere dal { side-name }
   *[hands] Mossa con due mani del { side-name }
}, numero { WORDS($nth) }.
irregular-with-press = Conta come mossa illegale quando il { side-name } preme l'orologio.
irregular-bonus = Il { side-name } riceve altro tempo: { $time }.
irregular-bound = Pezzo toccato: il { side-name } deve muovere un pezzo da { $pieces }.
irregular-queen = Il pedone in { $square } diventa donna.
irregular-stands = La mossa illegale resta valida: nel frattempo hai mosso. Se siete d'accordo, l'arbitro può correggerla.
irregular-wrong-claim = { $what ->
    [flag] Nessuna bandierina caduta che tu possa reclamare. Continua a giocare.
   *[illegal] Nessuna mossa illegale dell'avversario risulta. Continua a giocare.
}
irregular-arbiter = { $stake ->
    [flag] La bandierina del { side-name } è caduta, ma non si sa se l'avversario può ancora dare matto.
    [claim] Il { side-name } reclama la bandierina, e il regolamento non decide.
    [illegal] La mossa illegale farebbe perdere, ma non si sa se l'avversario del { side-name } può ancora dare matto.
    [resignation] Il { side-name } abbandona, ma non si sa se l'avversario può ancora dare matto.
    [sealed] Ciò che il { side-name } ha messo in busta non è una mossa chiara e legale, ma non si sa se l'avversario può ancora dare matto.
   *[device] Il { side-name } aveva un telefono, ma non si sa se l'avversario può ancora dare matto.
} Decide l'arbitro.
irregular-players = { $stake ->
    [flag] La bandierina del { side-name } è caduta, ma non si sa se l'avversario può ancora dare matto.
    [claim] Il { side-name } reclama la bandierina, e il regolamento non decide.
    [illegal] La mossa illegale farebbe perdere, ma non si sa se l'avversario del { side-name } può ancora dare matto.
    [resignation] Il { side-name } abbandona, ma non si sa se l'avversario può ancora dare matto.
    [sealed] Ciò che il { side-name } ha messo in busta non è una mossa chiara e legale, ma non si sa se l'avversario può ancora dare matto.
   *[device] Il { side-name } aveva un telefono, ma non si sa se l'avversario può ancora dare matto.
} Mettetevi d'accordo: { WORD("draw") } chiude la partita patta, { WORD("resume") } la fa continuare, { WORD("resign") } la cede.
irregular-castling-lost = Il { side-name } non può più arroccare.
displaced-back = Il { side-name } li rimette a posto con il proprio tempo{ $presses ->
    [yes] , e preme l'orologio quando sono a posto.
   *[no] .
}
displaced-penalty = Puoi anche sanzionare il { side-name }, e far continuare quando i pezzi sono a posto.
agreed-move = La semimossa { WORDS($number) } era { $move }. { $later ->
    [0] Muove il { side-name }.
    [1] La semimossa successiva resta. Muove il { side-name }.
   *[other] Le { WORDS($later) } semimosse successive restano. Muove il { side-name }.
}
irregular-was-dead = La posizione era morta: nessuno poteva più dare matto. Ciò che è venuto dopo non conta.
mate-line = Il { side-name } può ancora dare matto, per esempio così: { $line }.
mate-stands = Il { side-name } ha dato matto.
mate-never = Il { side-name } non può più dare matto. { $proof ->
    [mated] Ha preso matto.
    [stalemate] Chi muove non ha mosse legali.
    [material] Non ha i pezzi per farlo.
    [exhausted] Tutte le posizioni possibili sono state esaminate.
   *[solver] Il risolutore lo ha dimostrato.
}
mate-unknown = Non si sa se il { side-name } può ancora dare matto. Deciderebbe l'arbitro.
docket-counts = Mosse illegali contate: Bianco { WORDS($white) }, Nero { WORDS($black) }.
docket-noted = Annotato: { $kind ->
    [illegal] mossa illegale del { side-name }
    [unpromoted] pedone lasciato sull'ultima traversa dal { side-name }
    [press] orologio premuto senza muovere dal { side-name }
   *[hands] mossa con due mani del { side-name }
}.
docket-flag = Bandierina caduta: { side-name }.
docket-displaced = Rimette a posto dei pezzi: { side-name }.
docket-hangs = Il risultato attende la tua decisione.
docket-gap = { $known ->
    [yes] Non ancora deciso: un intervallo di { $time } mentre correva l'orologio del { side-name }.
   *[no] Non ancora deciso: un intervallo di durata ignota mentre correva l'orologio del { side-name }.
}
docket-absent = { $over ->
    [yes] Assente: { side-name }, e il tempo di tolleranza è scaduto.
   *[no] Non ancora presente: { side-name }.
}
docket-away = Fuori dall'area di torneo: { side-name }.
docket-nothing = Nulla attende te.

ended-by = { $reason ->
    [resignation-drawn] L'abbandono vale patta, perché l'avversario non può più dare matto.
    [dead] La posizione è morta: nessuno può più dare matto. La partita è patta.
    [repetition] La posizione si è presentata tre volte. La partita è patta.
    [fifty] Cinquanta mosse senza catture né mosse di pedone. La partita è patta.
    [fivefold] La posizione si è presentata cinque volte. La partita è patta.
    [seventy-five] Settantacinque mosse senza catture né mosse di pedone. La partita è patta.
    [both-flags] Entrambe le bandierine sono cadute. La partita è patta.
    [illegal] Vince il { side-name } per mosse illegali.
    [illegal-drawn] Le mosse illegali farebbero perdere, ma l'avversario non può dare matto. La partita è patta.
    [illegal-position] La posizione illegale è rimasta. La partita è patta.
    [sealed] Vince il { side-name }, perché la mossa in busta non è valida.
    [sealed-drawn] La mossa in busta non è valida e farebbe perdere, ma l'avversario non può dare matto. La partita è patta.
    [late] Vince il { side-name }, perché l'avversario è arrivato troppo tardi.
    [quickplay] Vince il { side-name }: il reclamo è respinto.
    [quickplay-drawn] Il reclamo nel finale rapido è accolto. La partita è patta.
    [device] Vince il { side-name } a causa di un telefono.
    [penalty] Vince il { side-name } per sanzione dell'arbitro.
    [ruled] Vince il { side-name } per decisione dell'arbitro.
    [ruled-drawn] La partita è patta per decisione dell'arbitro.
    [both-lose] Hanno perso entrambi.
   *[annulled] La partita è annullata. Se ne gioca un'altra.
}

refused-ruling-hangs = Il risultato attende l'arbitro. Fino ad allora nessuno gioca.
refused-ruling-searching = Si sta calcolando se il matto è ancora possibile. Aspetta la risposta.
refused-ruling-agree-first = Prima mettetevi d'accordo: scrivi { WORD("draw") }, { WORD("resume") } o { WORD("resign") }.
refused-ruling-nothing-hangs = Nulla attende una decisione. Decidi su altro.
refused-ruling-nothing-noted = Nessuna irregolarità del genere risulta. Se ne hai vista una, ripristina una semimossa.
refused-ruling-not-illegal = Ciò che risulta non è una mossa illegale per queste regole. Puoi invece sanzionarlo.
refused-ruling-stands = La mossa illegale resta valida, perché l'avversario ha mosso. Se sono d'accordo, ripristina.
refused-ruling-only-opponent = Con questo regolamento solo l'avversario può segnalarla. Attendi il reclamo.
refused-ruling-no-such-penalty = Il regolamento di questa partita non prevede tale sanzione. Scegline un'altra.
refused-ruling-time-missing = Di' quanto tempo, in minuti e secondi.
refused-ruling-too-much-time = L'orologio non segna tanto. Togli meno, o regolalo.
refused-ruling-clock-too-high = Nessun orologio segna tanto. Dai meno.
refused-ruling-already-so = È già così. Nulla è cambiato.
refused-ruling-result-stands = La partita è finita. Ripristina una posizione per riaprirla, o decidi un altro risultato.
refused-ruling-no-result = La partita non ha ancora un risultato. Decidi prima quello.
refused-ruling-no-such-period = Il tempo di quella parte non ha un periodo simile. Indicane uno che esiste.
refused-ruling-has-moved = Quel giocatore ha mosso, quindi era presente. Nulla è stato annotato.
refused-ruling-too-late = Sono state fatte troppe mosse per rimediare. La partita continua così com'è.
refused-ruling-no-gap = Non c'è alcuna interruzione da addebitare. Continua a giocare.
refused-ruling-no-flag = Nessuna bandierina caduta da segnalare. Guarda gli orologi.
refused-ruling-flag-not-yours = Con questo regolamento solo un giocatore può segnalarla. Attendi il reclamo.
refused-ruling-no-such-points = Questi punti non si possono dare: a ciascuno uno, mezzo o nessuno, e insieme non più di uno.
refused-ruling-no-offence = Per il regolamento di questa partita non è un'infrazione. Usa una sanzione se disturba.
refused-ruling-bound = Pezzo toccato: devi muovere un pezzo da { $pieces }.
refused-ruling-no-position = Ciò che sta sulla scacchiera non è una posizione legale. Prima ripristinane una.
refused-ruling-displaced = Il { side-name } ha spostato dei pezzi e prima li rimette a posto. Aspetta che prema l'orologio.
refused-ruling-not-completed = Il { side-name } ha fatto una mossa e non ha ancora premuto l'orologio. Aspetta che lo prema, poi ripeti l'ordine.
refused-ruling-seal-first = Si sta mettendo in busta una mossa. Ripeti l'ordine quando la mossa in busta è stata giocata.
refused-ruling-does-not-follow = La semimossa { WORDS($number) } allora non sarebbe legale. Usa ripristina per tornare a prima di essa.

illegal-article = { $refusal } Vedi l'articolo { $article } del regolamento.

pin-ask = Arbitro, inserisci il PIN.
pin-choose = Arbitro, scegli un PIN di almeno quattro caratteri e inseriscilo.
pin-too-short = Un PIN ha almeno quattro caratteri. Inseriscine un altro.
pin-wrong = Il PIN è sbagliato. Riprova tra { $time }.
pin-wait = Attendi { $time } prima di riprovare.
pin-told = È stato inserito un PIN sbagliato per l'arbitro, numero { WORDS($count) }.
pin-floor = Arbitro, hai la parola. Inserisci gli ordini uno per uno; una riga vuota li termina.
pin-floor-ends = L'arbitro ha finito.
order-unknown = Non conosco questo ordine: { $text }. Per esempio: { $examples }.
built-with = Questo programma contiene { $engine ->
    [yes] l'avversario interno, che in torneo resta chiuso,
   *[no] nessun avversario proprio
} e nessuno schermo in rete.
no-engine-built = Questo programma non contiene un avversario proprio. Gioca contro una persona: scegli come avversario console o board.

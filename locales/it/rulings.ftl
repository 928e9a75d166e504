# Decisioni, irregolarità e ciò che dipende dall'arbitro. Per il tavolo, o solo per l'arbitro.

ruling-with-reason = { $ruling } Motivo: { $reason }.
ruled-time = { $change ->
    [add] L'arbitro dà al { side-name } altro tempo: { $time }.
    [take] L'arbitro toglie tempo al { side-name }: { $time }.
   *[set] L'arbitro regola l'orologio del { side-name }: { $time }.
}
ruled-times = L'arbitro conferma i tempi: Bianco { $white }, Nero { $black }.
ruled-confirm = L'arbitro conferma il risultato.
ruled-moves = L'arbitro regola le mosse sull'orologio del { side-name }: { WORDS($count, form: "feminine") }.
ruled-period = L'arbitro porta l'orologio del { side-name } al periodo { WORDS($number) }.
ruled-running = L'arbitro fa correre l'orologio del { side-name }.
ruled-presence = { $here ->
    [yes] Annotato: il { side-name } è presente.
   *[no] Annotato: il { side-name } è assente.
}
ruled-venue = { $left ->
    [yes] Annotato: il { side-name } ha lasciato l'area di torneo.
   *[no] Annotato: il { side-name } è rientrato.
}
ruled-charge = { $known ->
    [yes] L'arbitro addebita { $time } dell'interruzione alla parte il cui orologio andava.
   *[no] L'arbitro addebita l'interruzione alla parte il cui orologio correva.
}
gap-shorter = L'interruzione non era più lunga: al { side-name } si addebita { $time }. Per altri { $more }, scrivi: { WORD("order-take") }.
ruled-illegal = L'arbitro ha trovato una mossa illegale.
ruled-illegal-press = L'arbitro conta una pressione dell'orologio senza mossa.
ruled-dismissed = La nota è archiviata.
ruled-two-hands = L'arbitro ha visto il { side-name } muovere con due mani.
ruled-restore = L'arbitro ripristina una posizione precedente.
ruled-accept-touch = L'arbitro accoglie la richiesta: il pezzo in { $square } è stato toccato.
ruled-claim = { $accepted ->
    [yes] L'arbitro accoglie la richiesta.
   *[no] L'arbitro respinge la richiesta.
}
ruled-sheet = L'arbitro corregge la semimossa { WORDS($number) } sul formulario.
ruled-agreed = Entrambi i formulari contraddicono la registrazione in una semimossa. L'arbitro la corregge.
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
ruled-close = L'arbitro chiude la partita senza altre firme.
ruled-annul = L'arbitro annulla la partita.
ruled-device = { $device ->
    [sound] Il telefono del { side-name } ha suonato.
   *[carried] Il { side-name } aveva con sé un telefono o simili.
}
ruled-setup = L'arbitro ha trovato pezzi del { side-name } mal disposti all'inizio.
ruled-board = L'arbitro ha trovato la scacchiera girata. La posizione passa su una scacchiera orientata bene.
ruled-colours = L'arbitro ha trovato i colori invertiti.
ruled-flag = L'arbitro segnala la caduta della bandierina.
ruled-recorder = { $allowed ->
    [yes] Le mosse dette a voce si possono registrare.
   *[no] Le mosse dette a voce non si possono più registrare.
}
ruled-analysis = L'arbitro permette l'analisi di questa partita. Adesso si può chiedere aiuto.
ruled-name = L'arbitro ha corretto il formulario. { $name }
ruled-screens = { $allowed ->
    [yes] L'arbitro permette gli schermi.
   *[no] L'arbitro vieta gli schermi.
}
ruled-screen = { $approved ->
    [yes] L'arbitro approva lo schermo.
   *[no] L'arbitro rifiuta lo schermo.
}
ruled-pin = Il PIN dell'arbitro è impostato.

irregular-noted = { $kind ->
    [illegal] Il { side-name } ha completato una mossa illegale, { $move }.
    [unpromoted] Il { side-name } ha lasciato un pedone sull'ultima traversa, { $move }.
    [press] Il { side-name } ha premuto l'orologio senza muovere.
   *[hands] Il { side-name } ha mosso con due mani.
}{ $counts ->
    [yes] {" "}Sarebbe la mossa illegale numero { WORDS($nth) }.
    [ruled] {" "}Non ha avuto effetto. Perché valga come mossa illegale numero { WORDS($nth) }, scrivi: { WORD("order-illegal") }.
   *[no] {" "}Con queste regole non è una mossa illegale. Puoi penalizzarlo.
}
irregular-king-taken = Il { side-name } ha catturato il re: la mossa precedente lo lasciava sotto scacco.
irregular-both-kings = { $action ->
    [wait] Entrambi i re sono sotto scacco. Aspetta la prossima mossa completata. Se la posizione è ancora illegale, la partita è patta.
    [intervene] Entrambi i re sono sotto scacco. Intervieni subito.
   *[none] Entrambi i re sono sotto scacco. Il regolamento di questa partita non lo prevede.
}
irregular-pawn-left = { $action ->
    [wait] Un pedone è rimasto sull'ultima traversa. Aspetta la prossima mossa completata. Se la posizione è ancora illegale, la partita è patta.
    [intervene] Un pedone è rimasto sull'ultima traversa. Intervieni subito.
   *[none] Un pedone è rimasto sull'ultima traversa. Il regolamento di questa partita non lo prevede.
}
restored-times = Tempi proposti: Bianco { $white }, Nero { $black }{ $included ->
    [none] .
    [one] , compreso l'aumento di { $time }.
   *[both] , compreso l'aumento di { $time } per ciascuno.
} Scrivi: { WORD("yes") }, oppure regolali.{ $log ->
    [yes] {" "}Registrati a quella mossa: Bianco { $log_white }, Nero { $log_black }. Per questi scrivi: { WORD("order-log-times") }.
   *[no] {""}
}
restored-times-open = Gli orologi sono fermi finché l'arbitro non conferma i tempi.
irregular-loss = { $drawn ->
    [yes] La mossa illegale numero { WORDS($nth) } del { side-name } farebbe perdere, ma l'avversario non può dare matto: è patta.
   *[no] Per regolamento il { side-name } perde con la mossa illegale numero { WORDS($nth) }.
} { $asks ->
    [yes] Scrivi: { WORD("yes") }, oppure { WORD("order-go-on") }.
   *[no] Decide l'arbitro.
}
irregular-flag = La bandierina del { side-name } è caduta. { $call ->
    [must-not] Può segnalarla solo un giocatore.
    [may] Puoi segnalarla.
   *[shall] Segnalala.
}
irregular-counted = { $kind ->
    [illegal] Mossa illegale del { side-name }
    [unpromoted] Pedone lasciato sull'ultima traversa dal { side-name }
    [press] Orologio premuto senza muovere dal { side-name }
   *[hands] Mossa con due mani del { side-name }
}, numero { WORDS($nth) }.
irregular-with-press = Conta come mossa illegale quando il { side-name } preme l'orologio.
irregular-bonus = Il { side-name } riceve altro tempo: { $time }.
irregular-bound = Pezzo toccato: il { side-name } deve muovere uno di questi pezzi: { $pieces }.
irregular-queen = Il pedone in { $square } diventa donna.
irregular-stands = Hai già mosso: la mossa illegale resta valida. Se siete d'accordo, l'arbitro può correggerla.
irregular-wrong-claim = { $what ->
    [flag] Nessuna bandierina caduta da segnalare. Continua a giocare.
   *[illegal] Non risulta nessuna mossa illegale dell'avversario. Continua a giocare.
}
irregular-press-to-rule = Il { side-name } ha premuto l'orologio senza muovere. Decide l'arbitro.
irregular-arbiter = { $stake ->
    [flag] La bandierina del { side-name } è caduta, ma non si sa se l'avversario può ancora dare matto.
    [claim] Il { side-name } richiede la vittoria per il tempo, e il regolamento non decide.
    [illegal] La mossa illegale farebbe perdere, ma non si sa se l'avversario del { side-name } può ancora dare matto.
    [resignation] Il { side-name } abbandona, ma non si sa se l'avversario può ancora dare matto.
    [sealed] Il { side-name } non ha messo in busta una mossa legale e chiara. Non si sa se l'avversario può ancora dare matto.
   *[device] Il { side-name } aveva un telefono, ma non si sa se l'avversario può ancora dare matto.
} Decide l'arbitro.
irregular-players = { $stake ->
    [flag] La bandierina del { side-name } è caduta, ma non si sa se l'avversario può ancora dare matto.
    [claim] Il { side-name } richiede la vittoria per il tempo, e il regolamento non decide.
    [illegal] La mossa illegale farebbe perdere, ma non si sa se l'avversario del { side-name } può ancora dare matto.
    [resignation] Il { side-name } abbandona, ma non si sa se l'avversario può ancora dare matto.
    [sealed] Il { side-name } non ha messo in busta una mossa legale e chiara. Non si sa se l'avversario può ancora dare matto.
   *[device] Il { side-name } aveva un telefono, ma non si sa se l'avversario può ancora dare matto.
} Accordatevi. Scrivi: { WORD("draw") }, per finire in patta; { WORD("resume") }, per continuare; oppure { WORD("resign") }.
plays-on = Il { side-name } vuole continuare. L'avversario scrive: { WORD("resume") }, { WORD("draw") } o { WORD("resign") }.
clocks-wait = Gli orologi sono fermi.{ $asks ->
    [yes] {" "}Per avviarli, scrivi: { WORD("order-go-on") }.
   *[no] {" "}Li avvia l'arbitro.
}
irregular-castling-lost = Il { side-name } non può più arroccare.
displaced-back = Il { side-name } deve rimettere a posto i pezzi con il proprio tempo{ $presses ->
    [yes] , poi premere l'orologio.
   *[no] .
}
displaced-penalty = Puoi anche penalizzare il { side-name }. Quando i pezzi sono a posto, fai continuare la partita.
agreed-move = La semimossa { WORDS($number) } era { $move }. { $later ->
    [0] Muove il { side-name }.
    [1] La semimossa successiva resta. Muove il { side-name }.
   *[other] Le { WORDS($later) } semimosse successive restano. Muove il { side-name }.
}
irregular-was-dead = La posizione era morta: nessuno poteva più dare matto. Ciò che è venuto dopo non conta.
mate-line = Il { side-name } può ancora dare matto, per esempio: { $line }.
mate-at-once = Questa mossa dà matto: { $move }.
mate-not-at-once = Nessun matto in una mossa. Il { side-name } può ancora dare matto più avanti.
mate-later = Il { side-name } può ancora dare matto.
mate-stands = Scacco matto del { side-name }.
mate-never = Il { side-name } non può più dare matto. { $proof ->
    [mated] Ha ricevuto scacco matto.
    [stalemate] Chi muove non ha mosse legali.
    [material] Ha troppo poco materiale.
    [exhausted] Tutte le posizioni possibili sono state esaminate.
   *[solver] Questo è dimostrato.
}
mate-unknown = Non si sa se il { side-name } può ancora dare matto. Deciderebbe l'arbitro.
docket-counts = Mosse illegali contate: Bianco { WORDS($white, form: "feminine") }, Nero { WORDS($black, form: "feminine") }.
docket-noted = Annotato: { $kind ->
    [illegal] mossa illegale del { side-name }
    [unpromoted] pedone lasciato sull'ultima traversa dal { side-name }
    [press] orologio premuto senza muovere dal { side-name }
   *[hands] mossa con due mani del { side-name }
}.
docket-stands = Resta così: l'avversario ha mosso.
docket-flag = Bandierina caduta: { side-name }.
docket-displaced = Il { side-name } sta rimettendo a posto dei pezzi.
docket-hangs = Devi decidere il risultato.
docket-gap = { $known ->
    [yes] Da decidere: un'interruzione di { $time } mentre correva l'orologio del { side-name }.
   *[no] Da decidere: un'interruzione di durata ignota mentre correva l'orologio del { side-name }.
}
docket-absent = { $over ->
    [yes] Il { side-name } è assente, e il tempo di tolleranza è scaduto.
   *[no] Il { side-name } non è ancora presente.
}
docket-away = Fuori dall'area di torneo: { side-name }.
screen-asked = { $named ->
    [yes] { $name } chiede di entrare
   *[no] Qualcuno chiede di entrare
} { $assistant ->
    [yes] come assistente del { side-name }
   *[no] come { side-name }
}, a uno schermo.{ $hint ->
    [yes] {" "}Scrivi: { WORD("order-approve-screen") } o { WORD("order-reject-screen") }.
   *[no] {""}
}
page-of = { $assistant ->
    [yes] L'assistente del { side-name }
   *[no] Il { side-name }
} { $page ->
    [left] ha lasciato la pagina dello schermo.
    [returned] è tornato alla pagina dello schermo.
    [lost] ha perso il collegamento dello schermo.
   *[back] ha di nuovo il collegamento dello schermo.
}
arbiter-called = Il { side-name } { $stops ->
    [yes] ha fermato gli orologi e chiama l'arbitro.
   *[no] chiama l'arbitro.
}
total-reached = { $assistant ->
    [yes] L'assistente del { side-name }
   *[no] Il { side-name }
}: troppi annunci. Altri si sentono solo dopo le prossime mosse.
preview = Non è ancora successo nulla.
preview-told = { $whom ->
    [everybody] Tutti sentirebbero:
    [players] I due giocatori sentirebbero:
    [white] Il Bianco sentirebbe:
    [black] Il Nero sentirebbe:
   *[arbiter] Tu sentiresti:
} { $words }
preview-nothing = Non si direbbe nulla.
docket-called = Il { side-name } chiama l'arbitro. Chiamate in questa partita: { WORDS($count) }.
docket-nothing = Nulla in sospeso.

ended-by = { $reason ->
    [resignation-drawn] Abbandono, ma l'avversario non può più dare matto. Patta.
    [dead] La posizione è morta: nessuno può più dare matto. Patta.
    [repetition] La posizione si è presentata tre volte. Patta.
    [fifty] Cinquanta mosse senza catture né mosse di pedone. Patta.
    [fivefold] La posizione si è presentata cinque volte. Patta.
    [seventy-five] Settantacinque mosse senza catture né mosse di pedone. Patta.
    [both-flags] Entrambe le bandierine sono cadute. Patta.
    [illegal] Vince il { side-name } per mosse illegali.
    [illegal-drawn] Le mosse illegali farebbero perdere, ma l'avversario non può dare matto. Patta.
    [illegal-position] La posizione è ancora illegale. Patta.
    [sealed] Vince il { side-name }: la mossa in busta è illegale o non chiara.
    [sealed-drawn] La mossa in busta è illegale o non chiara, ma l'avversario non può più dare matto. Patta.
    [late] Vince il { side-name }: l'avversario è arrivato troppo tardi.
    [quickplay] Vince il { side-name }: la richiesta è respinta.
    [quickplay-drawn] La richiesta nel finale rapido è accolta. Patta.
    [device] Vince il { side-name } a causa di un telefono.
    [penalty] Vince il { side-name } per penalità dell'arbitro.
    [ruled] Vince il { side-name } per decisione dell'arbitro.
    [ruled-drawn] La partita è patta per decisione dell'arbitro.
    [device-half] Mezzo punto al { side-name }: un telefono fa perdere, ma il { side-name } non poteva dare matto.
    [half] Mezzo punto al { side-name }. L'avversario ha perso.
    [both-lose] Hanno perso entrambi.
   *[annulled] La partita è annullata. Se ne deve giocare un'altra.
}

refused-ruling-hangs = Prima l'arbitro deve decidere il risultato. Aspetta.
refused-ruling-searching = Verifico se il matto è ancora possibile. Aspetta la risposta.
refused-ruling-agree-first = Prima accordatevi. Scrivi: { WORD("draw") }, { WORD("resume") } o { WORD("resign") }.
refused-ruling-times-open = Prima conferma i tempi. Scrivi: { WORD("yes") }, oppure regolali.
refused-ruling-no-times = Nessun tempo è proposto. Per regolare un orologio, scrivi: { WORD("order-set") }.
refused-ruling-counted-already = È già stato contato. Nulla è cambiato.
refused-ruling-reply-awaited = Il { side-name } deve ancora essere d'accordo.
refused-ruling-name-the-piece = Nessun pezzo toccato risulta. Scrivi: { WORD("order-accept-touch") }, con la sua casa.
refused-ruling-nothing-hangs = Nessun risultato attende una decisione.
refused-ruling-goes-on = La partita continua già. Non è cambiato nulla.
refused-ruling-no-screen = Nessuno schermo attende la tua decisione.
refused-ruling-nothing-noted = Questa irregolarità non risulta. Per tornare indietro, scrivi: { WORD("order-restore") }, e il numero di una semimossa.
refused-ruling-older-press = Il { side-name } ha premuto senza mossa in un turno precedente. Per contarlo, scrivi: { WORD("order-illegal-press") }. Per togliere la nota, scrivi: { WORD("order-dismiss") }.
refused-ruling-stays-noted = La mossa illegale può ancora essere corretta, e resta annotata. Scrivi: { WORD("order-illegal") }.
refused-ruling-not-illegal = Con queste regole non è una mossa illegale. Puoi penalizzarla.
refused-ruling-stands = La mossa illegale resta valida: l'avversario ha mosso. Se entrambi sono d'accordo, scrivi: { WORD("order-restore") }.
refused-ruling-only-opponent = Con questo regolamento può segnalarla solo l'avversario. Aspetta.
refused-ruling-no-such-penalty = Il regolamento di questa partita non prevede questa penalità. Scegline un'altra.
refused-ruling-time-missing = Aggiungi il tempo, in minuti e secondi.
refused-ruling-too-much-time = L'orologio segna meno. Togli meno, o regolalo.
refused-ruling-flag-would-fall = A zero la bandierina cade subito. Lascia un po' di tempo, oppure scrivi: { WORD("order-result") }, e il risultato.
refused-ruling-no-claim = Nessuna richiesta è aperta. Per sentire che cosa lo è, scrivi: { WORD("order-docket") }.
refused-ruling-clock-too-high = L'orologio non può segnare tanto. Dai meno.
refused-ruling-already-so = È già così. Nulla è cambiato.
refused-ruling-result-stands = La partita è finita. Per riaprirla, scrivi: { WORD("order-restore") }. Oppure scrivi un altro risultato.
refused-ruling-no-result = La partita non ha ancora un risultato. Prima decidilo.
refused-ruling-no-such-period = La cadenza di quella parte non ha quel periodo. Scegline un altro.
refused-ruling-has-moved = Quel giocatore ha mosso, quindi era presente. Nulla è stato annotato.
refused-ruling-too-late = Per questo sono state fatte troppe mosse. La partita continua.
refused-ruling-no-gap = Non c'è nessuna interruzione da addebitare. Continua a giocare.
refused-ruling-no-flag = Nessuna bandierina caduta da segnalare. Controlla gli orologi.
refused-ruling-flag-not-yours = Con questo regolamento può segnalarla solo un giocatore. Aspetta.
refused-ruling-no-such-points = Dai a ciascuno un punto, mezzo o nessuno, e al massimo uno in tutto.
refused-ruling-no-offence = Con queste regole non è un'infrazione. Se disturba, scrivi: { WORD("order-penalty") }.
refused-ruling-bound = Pezzo toccato: devi muovere uno di questi pezzi: { $pieces }.
refused-ruling-no-position = La posizione sulla scacchiera è illegale. Prima ripristinane una.
refused-ruling-displaced = Prima il { side-name } deve rimettere a posto i pezzi spostati. Aspetta che prema l'orologio.
refused-ruling-not-completed = Il { side-name } ha mosso, ma non ha ancora premuto l'orologio. Aspetta, poi ripeti l'ordine.
refused-ruling-seal-first = Si sta mettendo in busta una mossa. Ripeti l'ordine quando quella mossa è stata giocata.
refused-ruling-does-not-follow = La semimossa { WORDS($number) } sarebbe allora illegale. Per tornare a prima di quella, scrivi: { WORD("order-restore") }.

illegal-article = { $refusal } Vedi l'articolo { $article } del regolamento.

goes-on = La partita continua. { $presses ->
    [yes] Il { side-name } deve premere l'orologio.
   *[no] Muove il { side-name }.
}
pin-ask = Arbitro, inserisci il PIN.
pin-choose = Arbitro, scrivi un nuovo PIN di almeno quattro cifre.
pin-choose-again = Scrivi di nuovo il nuovo PIN.
pins-differ = I due sono diversi. Scrivi un nuovo PIN.
no-pin = Un PIN è fatto di almeno quattro cifre e nient'altro. Inseriscine un altro.
pin-wrong = Il PIN è sbagliato. Riprova tra { $time }.
wait-to-try = Attendi { $time } prima di riprovare.
pin-told = È stato inserito un PIN dell'arbitro sbagliato, numero { WORDS($count) }.
pin-floor = Arbitro, scrivi gli ordini uno per uno. Per finire, una riga vuota.
pin-floor-ends = L'arbitro ha finito.
order-unknown = Non conosco l'ordine { $text }. Esempi: { $examples }.
built-with = Questo programma { $engine ->
    [yes] contiene l'avversario interno, bloccato nelle partite di torneo.
   *[no] non contiene un avversario interno.
} { $screens ->
    [yes] Gli schermi possono seguire la partita solo se lo permette il torneo o l'arbitro.
   *[no] Nessun altro schermo può seguire la partita.
}
no-engine-built = Questo programma non contiene un avversario interno. Gioca contro una persona: scegli come avversario console o board.

# Gli schermi collegati, e la pagina che mostra la scacchiera.

screen-shown = La scacchiera si vede nel browser di questo computer, a { $address }.
screen-not-shown = La scacchiera non si può mostrare in una pagina: { $why }.
screen-invited = { $role ->
    [opponent] L'avversario apre { $address } in un browser e scrive { $code }. Per sentirlo di nuovo, scrivi: { WORD("invite") }.
    [own] Per la tua scacchiera grande apri { $address } in un browser e inserisci { $code }.
    [assistant] Il tuo assistente apre { $address } in un browser e inserisce { $code }.
   *[arbiter] Apri { $address } in un browser e inserisci { $code }.
}
screen-audience = { $display ->
    [yes] Per una scacchiera grande nella sala apri { $address } in un browser e inserisci { $code }.
   *[no] Gli spettatori aprono { $address } in un browser e inseriscono { $code }. Il codice vale per tutti e più volte.
}{ $late ->
    [yes] {" "}Vedono le mosse con { $minutes ->
        [one] un minuto
       *[other] { WORDS($minutes) } minuti
    } di ritardo.
   *[no] {""}
}
screen-not-allowed = Per gli schermi serve la parola dell'arbitro. L'arbitro scrive: { WORD("order-allow-screens") }.
screen-forbidden = L'arbitro ha vietato gli schermi. Resta collegato solo il suo.
screen-none-wanted = Qui nessuno gioca a uno schermo. Comincia la partita con --opponent screen.
screen-no-assistant = In questa partita non c'è un assistente. Comincia la partita con --assistant yes.
screen-none-open = Nessuna pagina è aperta. Comincia una partita con --screen invited.
screen-knocks = { $named ->
    [yes] { $name } vuole
   *[no] Qualcuno vuole
} { $role ->
    [opponent] giocare contro di te
    [own] entrare al tuo posto
    [assistant] entrare come tuo assistente
   *[arbiter] entrare come arbitro
}, a uno schermo. Scrivi { WORD("yes") } o { WORD("no") }.
screen-knocks-for-arbiter = { $named ->
    [yes] { $name } vuole
   *[no] Qualcuno vuole
} { $role ->
    [opponent] giocare contro di te
    [own] entrare al tuo posto
    [assistant] entrare come tuo assistente
   *[arbiter] entrare come arbitro
}, a uno schermo. Decide l'arbitro.
screen-joined = { $named ->
    [yes] { $name } è in partita
   *[no] { $role ->
        [opponent] L'avversario è in partita
        [own] La tua scacchiera grande è collegata
        [assistant] Il tuo assistente è in partita
       *[arbiter] L'arbitro è in partita
    }
}{ $role ->
    [opponent] { $board ->
        [yes] , con una scacchiera vera.
       *[no] . La pagina è la sua scacchiera.
    }
    [own] .
    [assistant] {" "}come tuo assistente.
   *[arbiter] {" "}a uno schermo.
}
screen-declined = La richiesta è rifiutata.
screen-not-waiting = Non aspetta più nessuno.
screen-closed = { $for_all ->
    [yes] Sono stati scritti troppi codici sbagliati. Per un minuto nessuno può entrare. Poi scrivi: { WORD("invite") }.
   *[no] Un dispositivo ha scritto cinque codici sbagliati. Per un minuto non può entrare. Gli altri sì.
}
screen-closed-for = Nessuno può entrare ancora per { $seconds ->
    [1] un secondo.
   *[other] { WORDS($seconds) } secondi.
}
screen-clocks-wait = Gli orologi partono quando l'avversario è allo schermo.
screen-still-away = Lo schermo dell'avversario non c'è: gli orologi restano fermi. Aspettalo. Per giocare senza, scrivi: { WORD("opponent-board") }.
screen-gone = { $role ->
    [opponent] Lo schermo dell'avversario è scollegato.
    [own] La tua scacchiera grande è scollegata.
    [assistant] Lo schermo del tuo assistente è scollegato.
   *[arbiter] Lo schermo dell'arbitro è scollegato.
}{ $paused ->
    [yes] {" "}Gli orologi sono fermi.
   *[no] {""}
}
screen-back = { $role ->
    [opponent] Lo schermo dell'avversario è di nuovo collegato.
    [own] La tua scacchiera grande è di nuovo collegata.
    [assistant] Lo schermo del tuo assistente è di nuovo collegato.
   *[arbiter] Lo schermo dell'arbitro è di nuovo collegato.
}{ $paused ->
    [yes] {" "}Per avviare gli orologi, scrivi: { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }{ $role ->
        [opponent] {""}
        [own] {""}
        [assistant] , il tuo assistente,
       *[arbiter] , l'arbitro,
    }
   *[no] { $role ->
        [opponent] L'avversario
        [own] La tua scacchiera grande
        [assistant] Il tuo assistente
       *[arbiter] L'arbitro
    }
} { $there ->
    [yes] è a uno schermo.
   *[no] ha uno schermo scollegato.
}
screen-empty = Nessuno gioca ancora a uno schermo. Per l'indirizzo e un codice, scrivi: { WORD("invite") }.
screen-dismissed = { $role ->
    [opponent] Lo schermo dell'avversario è rimosso.
    [own] La tua scacchiera grande è rimossa.
    [assistant] Lo schermo del tuo assistente è rimosso.
   *[arbiter] Lo schermo dell'arbitro è rimosso.
}
screen-not-kept = Non è stato possibile salvare chi gioca allo schermo: { $why }.
screen-drawn = Il disegno è nel terminale, e nel browser di questo computer all'indirizzo { $address }.{ $kept ->
    [yes] {" "}È anche nel file { $file }.
   *[no] {""}
}
screen-moved = La pagina ha un nuovo indirizzo: { $address }. Chi era collegato la apre lì.
screen-ask-network = Possono entrare i dispositivi di questa rete? Scrivi { WORD("yes") } o { WORD("no") }. Altrimenti può entrare solo questo computer.
screen-network-open = I dispositivi di questa rete possono entrare.
screen-network-closed = Può entrare solo questo computer.
screen-no-network = Questo computer non è in nessuna rete. Può entrare solo il suo browser.
screen-no-visitor = Nessuno ha ancora aperto la pagina. Forse la blocca un firewall, una rete per ospiti o un'altra rete.
screen-dot = punto
screen-colon = due punti
screen-title = { $white } contro { $black }
screen-action = { $action ->
    [repeat] Ripeto questa mossa
    [not-heard] Ho sentito un'altra cosa
    [execute] L'ho eseguita sulla mia scacchiera
    [press] Premi l'orologio
    [accept] Accetta la patta
    [decline] Rifiuta la patta
    [draw] Offri patta
    [claim] Richiedi la patta
    [pause] Ferma gli orologi
    [resume] Avvia gli orologi
    [boards-differ] Le nostre scacchiere sono diverse
    [boards-agree] Le nostre scacchiere concordano di nuovo
    [sign] Firma il risultato
    [resign] Abbandona
    [repetition] Per ripetizione
    [fifty-moves] Per le cinquanta mosse
    [now] Senza mossa
    [yes] Sì
    [tell-time] Comunica i tempi
    [flag] La bandierina è caduta
    [approve-screen] Approva lo schermo
    [reject-screen] Rifiuta lo schermo
    [allow-screens] Permetti gli schermi
    [forbid-screens] Vieta gli schermi
    [accept-claim] Accetta la richiesta
    [reject-claim] Respingi la richiesta
    [settle] Accorda le scacchiere
    [illegal] Sanziona la mossa illegale
    [adjourn] Aggiorna la partita
    [made-on-board] L'ho eseguita sulla scacchiera
    [announce] Annuncia una mossa
    [report-touch] Segnala un pezzo toccato
    [formalities] Le formalità sono concluse
    [seal] Metti in busta la mossa
    [seal-again] Metti in busta un'altra mossa
    [close-envelope] Chiudi la busta
    [begin-resumption] Riprendi: ci sono entrambi
    [begin-without-white] Riprendi senza il Bianco
    [begin-without-black] Riprendi senza il Nero
    [white-arrived] Il Bianco è arrivato
    [black-arrived] Il Nero è arrivato
    [arrived] Sono arrivato
    [open-envelope] Apri la busta
    [envelope-missing] Manca la busta
   *[no] No
}
screen-board = Scacchiera
screen-moves = Mosse
screen-connected = Connesso
screen-lost = Connessione persa. Nuovo tentativo.
screen-flip = Gira la scacchiera
screen-number = Mossa
screen-white = Bianco
screen-black = Nero
screen-captured = Catturati
screen-lines = Messaggi
screen-actions = Che cosa puoi fare
screen-field = Mossa o comando
screen-send = Invia
screen-secret = Risposta nascosta
screen-reveal = Mostra la risposta
screen-promote = Il pedone diventa
screen-promote-queen = Donna
screen-promote-rook = Torre
screen-promote-bishop = Alfiere
screen-promote-knight = Cavallo
screen-cancel = Annulla
screen-confirm = Conferma
screen-selected = Pezzo scelto: { $piece } { $square }
screen-deselected = Nessun pezzo è più scelto.
screen-confirm-move = { $piece } da { $from } a { $to }
screen-confirm-seal = In busta: { $piece } da { $from } a { $to }
screen-language = Lingua
screen-awake = Questa pagina non può tenere acceso lo schermo. Se si spegne, riaccendilo: la pagina torna da sola.
screen-join-title = Entra nella partita
screen-join-code = Codice
screen-join-name = Il tuo nome, per il formulario
screen-join-board-own = Gioco a una scacchiera vera
screen-join-board-page = Questa pagina è la mia scacchiera
screen-join = Entra
screen-join-other = Entra con un codice
screen-waiting = Hai chiesto di entrare. Attendi.
screen-page-declined = Non sei stato ammesso.
screen-page-dismissed = Questo schermo non è più in partita.
screen-elsewhere = La partita è aperta in un'altra scheda.
screen-use-here = Continua qui
screen-full = Stanno già guardando in troppi.
screen-late = Mostrata con { $minutes } min di ritardo
screen-log = Registro
screen-pending = In sospeso
screen-compare = I due formulari
screen-sheet-white = Formulario del Bianco
screen-sheet-black = Formulario del Nero
screen-differ = diversi
screen-orders = Disposizioni
screen-order = Scegli una disposizione
screen-order-line = Disposizione
screen-reason = Motivo
screen-preview = Anteprima
screen-export = Scarica la partita
screen-export-journal = Tutto ciò che è registrato
screen-export-pgn = Formulario in PGN
screen-export-notes = Formulario con tutto ciò che è stato annotato
screen-again = Riprova
screen-error-wrong = Il codice non è questo, oppure è scaduto. Chiedine uno nuovo.
screen-error-closed = Ci sono stati troppi codici sbagliati. Aspetta un minuto, poi chiedine uno nuovo.
screen-error-malformed = Il nome è troppo lungo o non si può usare.
screen-keys = Tasti della scacchiera
screen-keys-where = I tasti sono alla fine della pagina: { screen-keys }.
screen-door-help =
    Il tuo avversario gioca a orecchio. La console ti dice sei cifre: scrivile come codice.
    Poi vedi la scacchiera. Tocca un pezzo, poi la casa dove va. Oppure scrivi una mossa, come e4 o Cf3.
    La console dice la tua mossa al tuo avversario, e ti mostra la sua.
    Con i pulsanti sotto la scacchiera offri patta, abbandoni e rispondi alle domande. Puoi scrivere anche la parola aiuto.
screen-door-opponent = Per l'avversario
screen-door-assistant = Per l'assistente
screen-door-arbiter = Per l'arbitro
screen-door-spectator = Per il pubblico
screen-door-help-assistant =
    Ti invita chi gioca alla console. Scrivi le sei cifre; il giocatore o l'arbitro ti fa entrare.
    Non vedi la scacchiera. Quando l'avversario ha mosso, i pulsanti ti chiedono di ripetere la mossa e di dire che l'hai fatta sulla scacchiera.
    Puoi anche premere l'orologio, dire i tempi e segnalare un pezzo toccato o una bandierina caduta. La pagina non offre altro: un assistente non può fare di più.
screen-door-help-arbiter =
    La console dà il codice dopo il tuo PIN. Nessun altro deve accettare.
    Vedi tutto il registro, gli orologi in decimi di secondo, i due formulari e quello che aspetta la tua decisione.
    Scegli o scrivi una disposizione, con il motivo. L'anteprima mostra che cosa farebbe. Nessuno sa di una mossa illegale prima della tua decisione.
    Permetti prima gli schermi, poi ogni dispositivo. Per aggiornare la partita usa il pulsante: la password resta nascosta.
screen-door-help-spectator =
    Il codice della sala è lo stesso per tutti. Il nome non serve.
    Vedi le mosse completate, in torneo con un ritardo. Non puoi scrivere nulla.

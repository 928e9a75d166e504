# Gli schermi collegati, e la pagina che mostra la scacchiera.

screen-shown = La scacchiera si vede nel browser di questo computer, a { $address }.
screen-not-shown = La scacchiera non si può mostrare in una pagina: { $why }.
screen-not-at-tournament = In torneo la scacchiera non si mostra in una pagina.
screen-invited = L'avversario apre { $address } in un browser e scrive { $code }. Per sentirlo di nuovo, scrivi: { WORD("invite") }.
screen-room = Gli spettatori aprono { $address } in un browser e inseriscono { $code }. Il codice vale per tutti e più volte.
screen-own = Per la tua scacchiera grande apri { $address } in un browser e inserisci { $code }.
screen-none-wanted = Qui nessuno gioca a uno schermo. Comincia la partita con --opponent screen.
screen-knocks = { $named ->
    [yes] { $name } vuole
   *[no] Qualcuno vuole
} giocare contro di te, a uno schermo. Scrivi { WORD("yes") } o { WORD("no") }.
screen-joined = { $named ->
    [yes] { $name } è in partita
   *[no] L'avversario è in partita
}{ $board ->
    [yes] , con una scacchiera vera.
   *[no] . La pagina è la sua scacchiera.
}
screen-declined = La richiesta è rifiutata.
screen-not-waiting = Non aspetta più nessuno.
screen-closed = Qualcuno ha scritto cinque codici sbagliati. Per un minuto nessuno può entrare. Poi scrivi: { WORD("invite") }.
screen-gone = Lo schermo dell'avversario è scollegato.{ $paused ->
    [yes] {" "}Gli orologi sono fermi.
   *[no] {""}
}
screen-back = Lo schermo dell'avversario è di nuovo collegato.{ $paused ->
    [yes] {" "}Per avviare gli orologi, scrivi: { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }
   *[no] L'avversario
} { $there ->
    [yes] gioca a uno schermo.
   *[no] ha uno schermo scollegato.
}
screen-empty = Nessuno gioca ancora a uno schermo. Per l'indirizzo e un codice, scrivi: { WORD("invite") }.
screen-dismissed = Lo schermo dell'avversario è rimosso.
screen-not-kept = Non è stato possibile salvare chi gioca allo schermo: { $why }.
screen-drawn = Il disegno è nel terminale, e nel browser di questo computer all'indirizzo { $address }.
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
    [sign] Firma il risultato
    [resign] Abbandona
    [repetition] Per ripetizione
    [fifty-moves] Per le cinquanta mosse
    [now] Senza mossa
    [yes] Sì
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
screen-language = Lingua
screen-awake = Questa pagina non può tenere acceso lo schermo. Se si spegne, riaccendilo: la pagina torna da sola.
screen-join-title = Entra nella partita
screen-join-code = Codice
screen-join-name = Il tuo nome, per il formulario
screen-join-board-own = Gioco a una scacchiera vera
screen-join-board-page = Questa pagina è la mia scacchiera
screen-join = Entra
screen-join-other = Entra con un codice
screen-waiting = Si sta chiedendo al tuo avversario. Attendi.
screen-page-declined = Il tuo avversario non ti ha fatto entrare.
screen-page-dismissed = Questo schermo non è più in partita.
screen-elsewhere = La partita è aperta in un'altra scheda.
screen-use-here = Continua qui
screen-full = Stanno già guardando in troppi.
screen-again = Riprova
screen-error-wrong = Il codice non è questo, oppure è scaduto. Chiedine uno nuovo.
screen-error-closed = Ci sono stati troppi codici sbagliati. Aspetta un minuto, poi chiedine uno nuovo.
screen-error-malformed = Il nome è troppo lungo o non si può usare.
screen-door-help =
    Il tuo avversario gioca a orecchio. La console ti dice sei cifre: scrivile come codice.
    Poi vedi la scacchiera. Tocca un pezzo, poi la casa dove va. Oppure scrivi una mossa, come e4 o Cf3.
    La console dice la tua mossa al tuo avversario, e ti mostra la sua.
    Con i pulsanti sotto la scacchiera offri patta, abbandoni e rispondi alle domande. Puoi scrivere anche la parola aiuto.

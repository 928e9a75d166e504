# Insegnare alla console come qualcuno dice le parole.

teach-begins = Chiedo { $count } parole, ciascuna { $times } volte. Parla come in partita. Ctrl-C termina e non conserva nulla.
teach-say = Di': { $text }.
teach-heard = Sentito, { $number } su { $times }.
teach-nothing-heard = Non ho sentito nulla. Ancora una volta, per favore.
teach-given-up = Da un po' non sento nulla. Non si conserva nulla. Controlla il microfono e ricomincia.
teach-working = Grazie. Un momento: lo riascolto.
teach-done = Ora sento { $count } parole su { $total }.
teach-mistaken = { $text } mi sembra { $other }.
teach-unheard = Non riconosco { $text }.
teach-no-examples = In { $folder } non ci sono esempi. Un file si chiama come la sua parola, con un trattino e un numero.
teach-not-kept = Non si è potuto conservare nulla: { $system }
teach-forgotten = Tutto ciò che avevo imparato della tua voce è cancellato, anche le registrazioni.
teach-nothing-kept = Della tua voce non è conservato nulla.

# Insegnare alla console come qualcuno dice le parole.

teach-begins = Chiedo { $count } parole, ciascuna { $times } volte. Parla come in partita. Ctrl-C termina e non conserva nulla.
teach-say = Di': { $text }.
teach-heard = Sentito, { $number } su { $times }.
teach-nothing-heard = Non ho sentito nulla. Ancora una volta, per favore.
teach-given-up = Da un po' non sento nulla. Non si conserva nulla. Controlla il microfono e ricomincia.
teach-working = Grazie. Un momento: lo riascolto.
teach-again = { $count ->
    [one] Una parola non mi è ancora chiara. Dilla ancora, per favore, { $times } volte.
   *[other] { $count } parole non mi sono ancora chiare. Dille ancora, per favore, ciascuna { $times } volte.
}
teach-as-before = Da un po' non sento nulla. Resta ciò che ho imparato prima.
teach-done = Ora riconosco { $count } parole su { $total }.
teach-trial = Con le tue parole ho composto { $moves } mosse. Ne ho riconosciute { $right }, e per { $asked } ho chiesto conferma. C'erano anche mosse irregolari e frasi senza senso. { $mistaken ->
    [0] Non ho frainteso nulla.
    [one] In tutto ho preso una cosa per un'altra mossa.
   *[other] In tutto ho preso { $mistaken } cose per un'altra mossa.
}
teach-asks-less = Parli in modo chiaro: ti chiederò conferma meno spesso che agli altri.
teach-asks-more = Per non fraintendere, ti chiederò conferma più spesso che agli altri.
teach-asks-as-usual = Ti chiederò conferma spesso quanto agli altri.
teach-too-few = Per provare delle mosse le parole sono troppo poche. Ti chiederò conferma spesso quanto agli altri.
teach-louder = Questo microfono ti sente piano. D'ora in poi alzo il volume per te.
teach-mistaken = { $text } mi sembra { $other }.
teach-unheard = Non riconosco { $text }.
teach-no-examples = In { $folder } non ci sono esempi. Un file si chiama come la sua parola, con un trattino e un numero.
teach-not-used = Registrazioni che non uso, senza il nome di una parola o danneggiate: { $files }
teach-not-kept = Non si è potuto conservare nulla: { $system }
teach-forgotten = Tutto ciò che avevo imparato della tua voce è cancellato, anche le registrazioni.
teach-nothing-kept = Della tua voce non è conservato nulla.

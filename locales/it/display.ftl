# La barra braille: che cosa se ne dice e che cosa mostra. Le ragioni chiudono frasi: minuscole, senza punto.
why-no-brlapi = la libreria di brltty non si apre: { $system }
why-brlapi-foreign = a questa versione della libreria di brltty manca { $function }
why-no-brltty = brltty non risponde
why-no-display = brltty non ha trovato nessuna barra
why-display-unplugged = la barra non è più collegata a brltty
why-brltty-refuses = brltty rifiuta, non puoi leggere la sua chiave
why-display-busy = un altro programma usa la barra
display-missing = Nessuna barra braille: { $why }.
display-back = La barra braille funziona di nuovo.
display-keys = Tasti della barra braille. Finestra a sinistra e finestra a destra leggono indietro e avanti. Riga su e riga giù percorrono quello che è stato detto. Dall'ultima mossa percorrono tutte le mosse. Ritorno porta alla domanda aperta, all'ultima mossa e alle sue parole. Un tasto di posizione sull'ultima mossa mostra o toglie l'orologio. Sulle parole, la riga comincia da quella parola.
display-moves = { $code ->
    [none] Le mosse sono in lettere e cifre.
    [intl] Le mosse sono nel codice Braille internazionale, tutto il resto in parole.
    [fi] Le mosse sono nel codice Braille finlandese, tutto il resto in parole.
    [hu] Le mosse sono nel codice Braille ungherese, tutto il resto in parole.
    [de] Le mosse sono nel codice Braille tedesco provvisorio, tutto il resto in parole.
    [it] Le mosse sono nel codice Braille italiano provvisorio, tutto il resto in parole.
    [es] Le mosse sono nel codice Braille spagnolo provvisorio, tutto il resto in parole.
    [fr] Le mosse sono nel codice Braille francese provvisorio, tutto il resto in parole.
   *[ru] Le mosse sono nel codice Braille russo, tutto il resto in parole.
}
display-in-letters = In lettere: { $pair }
display-clock = B { $white } N { $black }{ $running ->
    [white] , corre l'orologio del Bianco.
    [black] , corre l'orologio del Nero.
   *[none] , gli orologi sono fermi.
}

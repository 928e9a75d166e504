# La barra braille: che cosa se ne dice e che cosa vi si legge. Le ragioni chiudono frasi: minuscole, senza punto.
why-no-brlapi = la libreria di brltty non si apre: { $system }
why-brlapi-foreign = questa versione della libreria di brltty non va bene, le manca { $function }
why-no-brltty = brltty non risponde
why-no-display = brltty non ha trovato nessuna barra
why-display-unplugged = la barra non è più collegata a brltty
why-brltty-refuses = brltty rifiuta, non puoi leggere la sua chiave
why-display-busy = un altro programma usa la barra
display-missing = Non c'è nessuna barra braille: { $why }.
display-back = La barra braille funziona di nuovo.
display-keys = Tasti della barra braille: finestra a sinistra e finestra a destra leggono indietro e avanti. Riga su e riga giù percorrono quello che è stato detto, e dall'ultima mossa tutte le mosse. Ritorno porta all'ultima mossa o alla domanda aperta. Un tasto di posizione sull'ultima mossa mostra l'orologio, un altro lo toglie. Nelle parole comincia dalla parola che sta sotto.
display-moves = { $code ->
    [none] Le mosse vi stanno in lettere e cifre.
    [intl] Le mosse vi stanno nel codice Braille internazionale, tutto il resto in parole.
    [fi] Le mosse vi stanno nel codice Braille finlandese, tutto il resto in parole.
    [hu] Le mosse vi stanno nel codice Braille ungherese, tutto il resto in parole.
    [de] Le mosse vi stanno nel codice Braille tedesco provvisorio, tutto il resto in parole.
    [it] Le mosse vi stanno nel codice Braille italiano provvisorio, tutto il resto in parole.
    [es] Le mosse vi stanno nel codice Braille spagnolo provvisorio, tutto il resto in parole.
    [fr] Le mosse vi stanno nel codice Braille francese provvisorio, tutto il resto in parole.
   *[ru] Le mosse vi stanno nel codice Braille russo, tutto il resto in parole.
}
display-in-letters = In lettere: { $pair }
display-clock = B { $white } N { $black }{ $running ->
    [white] , va l'orologio del Bianco.
    [black] , va l'orologio del Nero.
   *[none] , gli orologi sono fermi.
}

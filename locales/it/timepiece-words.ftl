# Words that only the clock alone understands, a comma between them; the usual one first.
timepiece-moves = mosse, quante mosse, numero di mosse
timepiece-to-control = mosse al controllo, al controllo
timepiece-elapsed = durata, da quanto, tempo trascorso
timepiece-control = cadenza, quale cadenza
timepiece-correct = correggi, correggi orologio
timepiece-finish = partita finita, metti via
timepiece-moves-set = mosse
timepiece-turn-set = tocca, tocca al
timepiece-back = indietro, torna
timepiece-none = niente, nessuno, senza

# Come dev'essere la prossima partita, in una frase: "nuova partita con il nero, 10 più 5".

next-lead = nuova partita, un'altra partita, prossima partita, gioca, gioco, giocare, voglio giocare, vorrei giocare
next-white = bianco, il bianco, bianchi, i bianchi, pezzi bianchi, i pezzi bianchi
next-black = nero, il nero, neri, i neri, pezzi neri, i pezzi neri
next-lot = a caso, sorteggio, colore a caso
next-switch = cambia lato, cambia colore, cambiare lato, cambiare colore, cambia colori, scambia i colori, scambia i lati
next-plus = più
next-minutes = minuti, minuto
next-seconds = secondi, secondo
next-filler = con, e, per favore, una, partita, adesso, incremento

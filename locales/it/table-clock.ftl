# L'orologio al tavolo: interruzioni, l'inizio, chi è presente.

gap = { $cause ->
    [slept] Il computer è rimasto sospeso mentre correva l'orologio del { side-name }: { $time }.
    [away] La console è rimasta spenta mentre correva l'orologio del { side-name }, per circa { $time }.
   *[unknown] La console è rimasta spenta mentre correva l'orologio del { side-name }; per quanto tempo, non si sa.
} Il tempo non viene addebitato a nessuno e gli orologi sono fermi. { $decides ->
    [arbiter] Decide l'arbitro.
   *[players] Scrivi { WORD("resume") } per continuare, o prima addebita, se deve contare per il { side-name }.
}
slept = Il computer è rimasto sospeso: { $time }. Nessun orologio correva.
charged = Tempo addebitato al { side-name }: { $time }. Gli resta: { $left }. Scrivi { WORD("resume") } per continuare.

clock-waits = Gli orologi non corrono ancora: la partita comincia al via dell'arbitro.
clock-first-move = Tempo del Bianco: { $white }. Tempo del Nero: { $black }. L'orologio parte con la prima mossa.
clock-begun = L'arbitro dà il via alla partita. Tocca al { side-name }.
arrived = Il { side-name } è presente.
late = Il { side-name } è in ritardo: { $time }. { $over ->
    [yes] Il tempo di tolleranza era scaduto e la partita è persa, salvo tua diversa decisione. Scrivi fine con il risultato, o lascia continuare.
   *[no] Il tempo di tolleranza non era scaduto: la partita continua.
}
default-time-over = Il tempo di tolleranza è scaduto e il { side-name } non è presente. La partita è persa, salvo tua diversa decisione: scrivi fine con il risultato, o lascia continuare.
default-time-over-both = Il tempo di tolleranza è scaduto e nessuno dei giocatori è presente. Perdono entrambi, salvo tua diversa decisione: scrivi fine con il risultato, o lascia continuare.

class = { $class ->
    [blitz] Per il suo tempo di riflessione è una partita blitz.
    [rapid] Per il suo tempo di riflessione è una partita rapid.
   *[standard] Per il suo tempo di riflessione è una partita di gioco classico.
}
armageddon = Questa è una partita Armageddon: la patta vale come vittoria del Nero.
armageddon-drawn = In una partita Armageddon questa patta vale come vittoria del Nero.

flag-remedy = { $game ->
    [yes] Nessuna partita è iniziata; correggi e avvia di nuovo il programma.
   *[no] Correggi e avvia di nuovo il programma, oppure con --help.
}
flag-unknown = L'opzione { $flag } non esiste.
flag-near = L'opzione { $flag } non esiste. Volevi dire { $near }?
flag-no-command = Il comando { $text } non esiste.
flag-near-command = Il comando { $text } non esiste. Volevi dire { $near }?
flag-value = { $flag } non può essere { $value }.
flag-value-valid = { $flag } non può essere { $value }. Scegli fra questi: { $valid }.
flag-no-value = Manca un valore dopo { $flag }.
flag-missing = Manca { $text }.
flag-conflict = { $flag } e { $other } non vanno insieme.
flag-too-much = { $text } è una parola di troppo.
flag-assistant = Un giocatore con disabilità visiva e uno con disabilità uditiva hanno bisogno di un assistente. Indica assistant yes, oppure opponent-assistant yes.
flag-setting = { $flag }: { $why }.
flag-unreadable = Questa riga di comando non si può leggere: { $why }.
wrong-one-of = { $given } qui è sbagliato; sarebbe giusto uno di questi: { $names }
wrong-number = { $given } qui è sbagliato; sarebbe giusto un numero intero da { $least } a { $most }
wrong-too-long = è troppo lungo; sarebbero giusti al massimo { $most } caratteri
wrong-not-one-line = sarebbe giusta una riga sola, senza tabulazioni né altri caratteri di controllo
wrong-no-rules = il regolamento { $given } non esiste; sarebbe giusto uno di questi: { $names }
wrong-no-directory = sarebbe giusta una cartella
wrong-no-whole-path = { $given } qui è sbagliato; sarebbe giusto un percorso completo, a partire da /
wrong-cue = { $given } qui è sbagliato; sarebbe giusto on, off, un numero da 0 a 100, oppure il percorso completo di un file WAV, a partire da /, anche seguito da un tale numero
wrong-time-near = { $why }; forse { $near }
wrong-no-setting = l'impostazione { $given } non esiste; annabella config le elenca tutte
wrong-no-setting-near = l'impostazione { $given } non esiste; forse { $near }
wrong-no-text = sarebbe giusto un testo fra virgolette, oppure un numero
wrong-other = { $why }
wrong-warning = { $text } qui è sbagliato; sarebbe giusto off, oppure tempi come 5:00 1:00 0:30, e countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } qui è sbagliato; sarebbe giusto un numero intero di secondi, al massimo { $most }
wrong-warning-point = { $text } qui è sbagliato; sarebbero giusti minuti e due cifre di secondi, come 5:00 o 0:30, fino a 24 ore
wrong-warnings-many = i tempi sono troppi; al massimo possono essere { $most }
wrong-warning-tick = tick-below dice da dove comincia il ticchettio, che però manca; aggiungi tick=1
time-wrong-side = per il { side-name }, { $why }
time-wrong-sides = indica ciascuna parte una volta, per esempio white=5 black=4
time-wrong = { $kind ->
    [empty] la parte { WORDS($part) } del tempo è vuota; sarebbe giusto, per esempio, 25+5 oppure 90/40+30,30+30
    [no-minutes] nella parte { WORDS($part) } del tempo mancano i minuti; sarebbe giusto, per esempio, 25+5
    [no-moves] nella parte { WORDS($part) } del tempo manca il numero di mosse dopo la barra; sarebbe giusto, per esempio, 90/40
    [no-seconds] nella parte { WORDS($part) } del tempo mancano i secondi; sarebbe giusto, per esempio, 30+30
    [minutes] nella parte { WORDS($part) } del tempo, { $text } non è un numero intero di minuti; sarebbe giusto, per esempio, 25+5
    [moves] nella parte { WORDS($part) } del tempo, { $text } non è un numero intero di mosse; sarebbe giusto, per esempio, 90/40
    [seconds] nella parte { WORDS($part) } del tempo, { $text } non è un numero intero di secondi; sarebbe giusto, per esempio, 30+30
    [figures] nella parte { WORDS($part) } del tempo, dopo i due punti di { $text } vanno due cifre per i secondi, come in 3:30; un incremento si scrive 25+5
    [range-minutes] nella parte { WORDS($part) } del tempo, { $text } minuti sono troppo pochi o troppi; sarebbe giusto da 1 a { $most }, per esempio 25+5
    [range-moves] nella parte { WORDS($part) } del tempo, { $text } mosse sono troppo poche o troppe; sarebbe giusto da 1 a { $most }, per esempio 90/40
    [range-seconds] nella parte { WORDS($part) } del tempo, { $text } secondi sono troppo pochi o troppi; al massimo { $most }, per esempio 25+5
    [period-moves] parte { WORDS($part) } del tempo: ogni periodo tranne l'ultimo indica le sue mosse, e l'ultimo nessuna, come in 90/40,30
    [periods] il tempo ha { WORDS($part) } periodi; sarebbe giusto da uno a quattro
   *[after] la parola after dice quando arriva il primo incremento, ma non c'è alcun incremento; sarebbe giusto, per esempio, 25+5 after
}

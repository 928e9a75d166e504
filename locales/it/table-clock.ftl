# L'orologio al tavolo: interruzioni, l'inizio, chi è presente.

gap = { $cause ->
    [slept] Il computer è rimasto sospeso mentre correva l'orologio del { side-name }: { $time }.
    [away] La console è rimasta spenta per { $time } mentre correva l'orologio del { side-name }.
   *[unknown] La console è rimasta spenta per un tempo ignoto mentre correva l'orologio del { side-name }.
} Il tempo non è addebitato, e gli orologi sono fermi. { $decides ->
    [arbiter] Decide l'arbitro.
   *[players] Per addebitarlo al { side-name }, scrivi: { WORD("charge-gap") }. Per continuare, scrivi: { WORD("resume") }.
}
slept = Il computer è rimasto sospeso: { $time }. Nessun orologio correva.
charged = Tempo addebitato al { side-name }: { $time }. Gli resta: { $left }. Per continuare, scrivi: { WORD("resume") }.

clock-waits = Gli orologi sono fermi fino al via dell'arbitro.
clock-first-move = Tempo del Bianco: { $white }. Tempo del Nero: { $black }. L'orologio parte con la prima mossa.
clock-begun = L'arbitro dà il via alla partita. Tocca al { side-name }.
arrived = Il { side-name } è presente.
late = Il { side-name } è in ritardo: { $time }. { $over ->
    [yes] Il tempo di tolleranza è scaduto e la partita è persa, salvo tua diversa decisione. Scrivi: { WORD("order-result") }, e il risultato; oppure: { WORD("order-go-on") }.
   *[no] È nel tempo di tolleranza. La partita continua.
}
default-time-over = Il { side-name } è assente, e il tempo di tolleranza è scaduto. La partita è persa, salvo tua diversa decisione. Scrivi: { WORD("order-result") }, e il risultato; oppure: { WORD("order-go-on") }.
default-time-over-both = Entrambi i giocatori sono assenti, e il tempo di tolleranza è scaduto. Perdono entrambi, salvo tua diversa decisione. Scrivi: { WORD("order-result") }, e il risultato; oppure: { WORD("order-go-on") }.

class = { $class ->
    [blitz] È una partita lampo.
    [rapid] È una partita rapida.
   *[standard] È una partita di gioco classico.
}
armageddon = Questa è una partita Armageddon: la patta vale come vittoria del Nero.
armageddon-drawn = In una partita Armageddon questa patta vale come vittoria del Nero.

flag-remedy = { $game ->
    [yes] Nessuna partita è iniziata. Correggi e avvia di nuovo il programma.
   *[no] Correggi e avvia di nuovo il programma, oppure aggiungi --help.
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
flag-assistant = Un giocatore con disabilità visiva contro uno con disabilità uditiva ha bisogno di un assistente. Indica assistant yes, oppure opponent-assistant yes.
flag-setting = { $flag }: { $why }.
flag-unreadable = Questa riga di comando non si può leggere: { $why }.
wrong-one-of = { $given } qui è sbagliato; scegli fra questi: { $names }
wrong-number = { $given } qui è sbagliato; usa un numero intero da { $least } a { $most }
wrong-too-long = è troppo lungo; usa al massimo { $most } caratteri
wrong-not-one-line = usa una riga sola, senza tabulazioni né altri caratteri di controllo
wrong-no-rules = il regolamento { $given } non esiste; scegli fra questi: { $names }
wrong-no-directory = indica una cartella
wrong-no-whole-path = { $given } qui è sbagliato; usa un percorso completo, che comincia con /
wrong-cue = { $given } qui è sbagliato; usa on, off o un numero da 0 a 100; oppure il percorso completo di un file WAV, che comincia con /; può seguirlo un tale numero
wrong-time-near = { $why }; forse { $near }
wrong-no-setting = l'impostazione { $given } non esiste; per elencarle, scrivi annabella config
wrong-no-setting-near = l'impostazione { $given } non esiste; forse { $near }
wrong-no-text = usa un testo fra virgolette, oppure un numero
wrong-file-unread = il file non si può leggere: { $why }
wrong-file-unwritten = il file non si può scrivere: { $why }
wrong-file-large = il file è troppo grande; sono possibili al massimo { $most } kilobyte
wrong-no-utf8 = non è testo in UTF-8; salva il file come UTF-8
wrong-no-toml = questo non è TOML, che ha per esempio questa forma: { $like }
wrong-other = { $why }
wrong-warning = { $text } qui è sbagliato; usa off, oppure tempi come 5:00 1:00 0:30, e countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } qui è sbagliato; usa un numero intero di secondi, al massimo { $most }
wrong-warning-point = { $text } qui è sbagliato; usa minuti e due cifre di secondi, come 5:00 o 0:30, fino a 24 ore
wrong-warnings-many = i tempi sono troppi; usane al massimo { $most }
wrong-warning-tick = tick-below richiede un ticchettio; aggiungi tick=1
time-wrong-side = per il { side-name }, { $why }
time-wrong-sides = indica ciascuna parte una volta, per esempio white=5 black=4
time-wrong = { $kind ->
    [empty] la parte { WORDS($part) } del tempo è vuota; scrivi, per esempio, 25+5 oppure 90/40+30,30+30
    [no-minutes] nella parte { WORDS($part) } del tempo mancano i minuti; scrivi, per esempio, 25+5
    [no-moves] nella parte { WORDS($part) } del tempo manca il numero di mosse dopo la barra; scrivi, per esempio, 90/40
    [no-seconds] nella parte { WORDS($part) } del tempo mancano i secondi; scrivi, per esempio, 30+30
    [minutes] nella parte { WORDS($part) } del tempo, { $text } non è un numero intero di minuti; scrivi, per esempio, 25+5
    [moves] nella parte { WORDS($part) } del tempo, { $text } non è un numero intero di mosse; scrivi, per esempio, 90/40
    [seconds] nella parte { WORDS($part) } del tempo, { $text } non è un numero intero di secondi; scrivi, per esempio, 30+30
    [figures] nella parte { WORDS($part) } del tempo, dopo i due punti di { $text } vanno due cifre per i secondi, come in 3:30; un incremento si scrive 25+5
    [range-minutes] nella parte { WORDS($part) } del tempo, { $text } minuti sono troppo pochi o troppi; usa da 1 a { $most }, per esempio 25+5
    [range-moves] nella parte { WORDS($part) } del tempo, { $text } mosse sono troppo poche o troppe; usa da 1 a { $most }, per esempio 90/40
    [range-seconds] nella parte { WORDS($part) } del tempo, { $text } secondi sono troppo pochi o troppi; usa al massimo { $most }, per esempio 25+5
    [period-moves] parte { WORDS($part) } del tempo: ogni periodo tranne l'ultimo indica le sue mosse, e l'ultimo nessuna, come in 90/40,30
    [periods] il tempo ha { WORDS($part) } periodi; usane da uno a quattro
   *[after] la parola after richiede un incremento; scrivi, per esempio, 25+5 after
}

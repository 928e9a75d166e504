# Che cosa dice `--help` dei comandi e delle loro opzioni, e che cosa elenca `annabella config`. È scritto, non detto.

annabella = Una console di scacchi parlante per giocatori ciechi e ipovedenti

play = Gioca una partita: contro l'avversario interno, contro un'altra persona qui o in un browser, o a una scacchiera vera
    .chess960 = Gioca a scacchi 960, dalla posizione iniziale con questo numero (da 0 a 959) o da una sorteggiata
    .fen = Un'altra posizione iniziale, come FEN
    .odds = L'avversario gioca senza questo pezzo: queen, rook, bishop, knight o pawn
    .opening = L'apertura che un motore cerca di giocare, come "Difesa Siciliana"
    .resume = Continua una partita non finita
    .player = Di chi è l'allenamento che continua dopo la partita, con una revisione. Ogni allievo ha il suo
    .simulated = Per le prove: il tempo passa solo con righe che cominciano con @ e un numero di secondi
    .arbiter_pin = In torneo: l'arbitro sceglie un PIN all'inizio, e lo inserisce prima di ogni decisione
    .seed = Un numero per tutto ciò che si sorteggia: lo stesso numero dà gli stessi sorteggi

train = Allenarsi con problemi adatti alla propria forza, con quelli sbagliati prima, con finali, con esercizi e con lezioni per chi comincia
    .player = Di chi sono i risultati. Ogni allievo ha i suoi
    .lesson = Comincia con la lezione in questo file
    .simulated = Per le prove: il tempo passa solo con righe che iniziano con @ e un numero di secondi
    .seed = Un numero per tutto ciò che si sorteggia: lo stesso numero sorteggia lo stesso

review = Rivedere una partita con i suoi errori: a ognuno si cerca una mossa migliore
    .file = La partita: PGN, testo, BRF, Braille in Unicode o PEF; per lo standard input: -. Senza, la tua ultima partita finita
    .game = Il numero della partita nel file, da 1
    .side = Gli errori di chi: white, black o both. Senza, i tuoi, o quelli di entrambi
    .notation = La notazione del file, se non nomina la sua
    .nodes = Quante posizioni il motore esamina per ognuna della partita: con più ne trova di più, e ci mette di più
    .pgn = Scrivere ciò che si è trovato in questo file, come PGN con commenti
    .html = Scrivere ciò che si è trovato in questo file, come pagina
    .player = Di chi sono i risultati. Ogni allievo ha i suoi
    .simulated = Per le prove: il tempo passa solo con righe che iniziano con @ e un numero di secondi
    .seed = Un numero per tutto ciò che si sorteggia: lo stesso numero sorteggia lo stesso

openings = Prendere un repertorio di aperture per l'allenamento; oppure elencarli, o toglierne uno
    .file = Le partite e le varianti, in PGN. Senza: un elenco
    .side = Di chi impari le mosse: white o black. Senza, come dice il file (Orientation)
    .name = Come si chiama il repertorio. Senza, come il file
    .remove = Togliere il repertorio con questo nome
    .player = Di chi è il repertorio. Ogni allievo ha i suoi

progress = Dire come va l'allenamento; o scriverlo come tabella, o come file per un'altra macchina
    .player = L'allenamento di chi
    .html = Stampa i risultati più recenti come tabella in HTML
    .csv = Stampa tutti i risultati come valori separati da virgole
    .export = Scrive in questo file tutto ciò che si sa di un allievo
    .import = Riprende un allievo da un tale file
    .backup = Scrive in questo file una copia di tutta la base di dati, di tutti gli allievi

puzzles = Aggiungere i problemi di lichess a quelli interni, dal file come si scarica; o dire quanti ce ne sono
    .file = Il file: lichess_db_puzzle.csv.zst o lichess_db_puzzle.csv; per lo standard input: -. Senza: quanti problemi ci sono
    .remove = Rimuovere i problemi aggiunti
    .silent = Scrive soltanto, senza parlare

clock = Un orologio da scacchi parlante per qualsiasi scacchiera, senza partita
    .resume = Riprende l'ultimo orologio che non è stato messo via
    .compose = Fa comporre a orecchio una cadenza, domanda per domanda, prima che parta l'orologio
    .simulated = Per le prove: il tempo passa solo con righe che cominciano con @ e un numero di secondi
    .list = Elenca le cadenze con un nome

clocks = Elenca le cadenze con un nome, o ne spiega una
    .name = La cadenza da spiegare: un nome, o una come 90/40+30,30+30. Se manca: tutti i nomi

say = Mostra come viene annunciata una mossa
    .fen = La posizione prima della mossa, come FEN
    .chess_move = La mossa: Nf3, e8=Q, O-O, knight f3, Ng1f3 o g1f3
    .chess_move-more =
        Con le lettere o le parole della lingua, in forma lunga, o come la scrivono i motori. L'arrocco si indica allora
        con le case del re (e1g1), o con quelle del re e della torre.
    .style = Come viene annunciata: fide, fide-local, letters, nato, literate o uci
    .language = La lingua: { $languages }
    .umlaut = Mostra fünf, König e Läufer invece di fuenf, Koenig e Laeufer

compare = Confronta due formulari di una partita, e trova la prima differenza
    .first = Il primo formulario: PGN, testo, BRF, Braille in Unicode o PEF. Per lo standard input: -
    .second = Il secondo formulario
    .notation_a = La notazione del primo, se non nomina la sua
    .notation_a-more = Testo: en, it, de, es, fr, nl, pt, pl, ru, figurines, uci o iccf. Braille: intl, fi, hu, de, it, es, fr o ru.
    .notation_b = La notazione del secondo
    .game_a = Il numero della partita nel primo file, da 1
    .game_b = Il numero della partita nel secondo file, da 1
    .plain_lines = Legge il Braille come righe senza pagine
    .plain_lines-more = Un file in cui nessuna pagina finisce è sempre letto così.
    .language = La lingua della risposta: { $languages }
    .style = Come vengono dette le mosse: fide, fide-local, letters, nato, literate o uci
    .json = Risponde in JSON

config = Elenca ogni impostazione, il suo valore e da dove viene; o ne cambia una
    .set = Scrive un'impostazione nel tuo file

devices = Elenca uscite audio, microfoni, gamepad, barre braille e voci, e dice una parola su ogni uscita
    .silent = Elenca soltanto, senza alcun suono

engines = Elenca i motori scacchistici di questa macchina, o le opzioni di uno
    .name = Il motore di cui elencare le opzioni: il nome del suo programma, o il percorso. Senza: tutti i motori
    .silent = Elenca soltanto, senza parlare

keys = Elenca i tasti e che cosa fa ognuno

lessons = Elenca le lezioni del corso, o controlla i file di lezioni che hai scritto
    .files = I file da controllare. Senza, si elencano tutte le lezioni

manual = Mostra il manuale, o una sua pagina; anche come file HTML o in Braille
    .topic = Il titolo di una pagina, o il suo nome in inglese. Se manca: tutti i titoli; con --to, tutte le pagine
    .language = La lingua. Se manca: quella delle tue impostazioni
    .to = La forma: righe di testo, un file HTML, o Braille per una stampante braille
    .page = La dimensione di una pagina in Braille: celle per riga, e righe
    .output = Il file da scrivere. Se manca: lo standard output

voice = Insegnare alla console come dici le parole; riascoltare le registrazioni o cancellare tutto
    .what = teach (insegnare), play (riascoltare) o forget (cancellare)
    .from = Prende gli esempi da questa cartella invece che dal microfono: PAROLA-1.wav, PAROLA-2.wav e così via

hear = Stampa ciò che la console sentirebbe in registrazioni di singole mosse
    .fen = La posizione in cui si dicono le mosse, in FEN
    .mode = Quali mosse si aspettano: quelle legali, o in torneo tutte quelle che i pezzi raggiungono
    .language = La lingua di chi parla: { $languages }
    .style = Con quali parole si dicono le mosse: fide, nato o plain
    .own = Usa ciò che `annabella voice teach` ha imparato
    .json = Scrive un oggetto JSON per ogni file
    .files = File WAV a un canale di 16 bit, una mossa ciascuno

grammar = Elenca tutto ciò che viene capito in una lingua, o crea una grammatica per un riconoscitore vocale
    .language = La lingua: { $languages }
    .speech = Mostra la grammatica per un riconoscitore vocale, in JSGF
    .speech-more =
        Case, numeri e pezzi sono scritti per esteso. Le mosse ci sono in ogni forma che si può dire, perché la posizione
        non è nota. I tempi sono in parole. Ciò che finisce con testo libero è tralasciato.
    .dictionary = Il dizionario del riconoscitore
    .dictionary-more = Le parole che gli mancano sono elencate sullo standard error. Con una di queste, il riconoscitore non carica nulla.

convert = Converte formulari tra PGN, Braille e testo semplice; anche in audio
    .inputs = I file. Per lo standard input: -
    .inputs-more = La forma di ognuno si riconosce dal suo inizio e dal suo nome.
    .to = La forma da scrivere: brf, brl, pef, unicode (Braille), html (una pagina da stampare), pgn, text, wav (parlato)
    .from = La forma da leggere, se un file non la mostra: brf, pef, unicode, pgn, text
    .braille = Il codice Braille in cui scrivere le mosse: intl, fi, hu, ru; provvisori: de, it, es, fr
    .braille-more = Se manca: il codice delle tue impostazioni, o quello della lingua.
    .from_braille = Il codice Braille in cui leggere le mosse
    .from_braille-more =
        Se manca: il codice che la pagina nomina. Se non ne nomina nessuno, quello di --braille, salvo che in un altro
        codice la pagina dia un'altra partita.
    .game = Solo la partita con questo numero in ogni file, da 1
    .page = La dimensione di una pagina: celle per riga, e righe. Se manca: 40x25
    .pairs = Scrive una coppia di mosse per riga, invece che di seguito
    .comments = Scrive in Braille commenti, segni e varianti tra le mosse
    .times = Aggiunge i tempi alle mosse, in Braille, nel testo semplice e nella registrazione audio
    .diagrams = Scrive un diagramma dopo queste mosse: 10,20,end
    .grid = Scrive i diagrammi casa per casa, invece che in una riga in notazione Forsyth
    .bare_ff = Chiude ogni pagina con il solo avanzamento pagina, per stampanti braille che lo contano come fine riga
    .plain_lines = Legge il Braille come righe senza pagine
    .language = La lingua delle intestazioni, delle lettere dei pezzi nel testo semplice e dei messaggi: { $languages }
    .notation = La notazione delle mosse nel testo semplice e su una pagina. Se manca: quella della lingua
    .notation-more =
        Può essere: en, it, de, es, fr, nl, pt, pl, ru, figurines o black-figurines, anche seguita da -long, -bare o
        -bare-long; oppure uci o iccf.
    .from_notation = La notazione in cui leggere il testo semplice, se non nomina la sua. Se manca: quella della lingua
    .from_letters = Le lettere di PGN e testo semplice che non sono in UTF-8. Se manca, sono indovinate partita per partita
    .style = Come vengono dette le mosse in una registrazione audio: fide, fide-local, letters, nato, literate, uci
    .rate = La velocità della voce in una registrazione audio, in parole al minuto
    .force = Sostituisce il file da scrivere, se esiste già
    .strict = Si ferma alla prima partita che non si può convertire; un file resta allora com'era
    .output = Il file da scrivere
    .output-more =
        Se manca, o se è -, le partite vanno sullo standard output. Una registrazione audio va in un file che prende il
        nome dal primo file letto.

profiles = Elenca i regolamenti, o ne spiega uno
    .name = Il regolamento da spiegare, regola per regola. Se manca: un elenco di tutti i regolamenti

papers = Scrive pagine per man e completamenti per le shell
    .directory = La cartella in cui scrivere

help = Mostra questo aiuto, o quello di un comando

# Ciò che è comune a tutti i comandi.
common = Opzioni e titoli
    .help = Mostra l'aiuto: le opzioni usuali con -h, tutte con --help
    .version = Mostra la versione
    .event-file = Un file di impostazioni e regole fornito dal torneo
    .usage = Uso:
    .commands = Comandi
    .arguments = Argomenti
    .options = Opzioni
    .OPTIONS = OPZIONI
    .COMMAND = COMANDO
    .default = { $text } (valore predefinito: { $value })
    .choices = { $text } ({ $names })
    .range = { $text } (da { $least } a { $most })

# Le righe di `annabella config`.
listing = Elenco delle impostazioni
    .line = { $names } = { $value }. Origine: { $origin }. { $meaning }.
    .nothing = niente
    .cues = Come si sentono questi segnali
    .flag = opzione
    .saved-game = partita salvata
    .user-file = il tuo file { $path }, riga { $line }
    .event-file = file del torneo { $path }, riga { $line }
    .locale = lingua del sistema, da { $variable }
    .default = valore predefinito
    .file = Il tuo file: { $path }.
    .no-file = Non c'è nessuna cartella home, perciò non hai un file di impostazioni.
    .no-home = non c'è nessuna cartella home, perciò nessun tuo file in cui scrivere; imposta HOME o XDG_CONFIG_HOME
    .layout = Disposizione: { $name }.
    .own-keys = I tuoi tasti: { $path }.
    .written = { $name } = { $value } è scritto in { $path }.

# Che cosa sta al posto del valore di un'opzione.
values = Valori
    .CELLSxLINES = CELLExRIGHE
    .CODE = CODICE
    .COLOUR = COLORE
    .DEVICE = DISPOSITIVO
    .DIRECTORY = CARTELLA
    .FEN = FEN
    .FILE = FILE
    .FIRST = PRIMO
    .FORM = FORMA
    .HEARING = UDITO
    .HOW = COME
    .IN = INGRESSO
    .KEY = IMPOSTAZIONE
    .LANGUAGE = LINGUA
    .MODE = MODO
    .MOVE = MOSSA
    .MOVES = MOSSE
    .NAME = NOME
    .NOTATION = NOTAZIONE
    .NUMBER = NUMERO
    .ORDER = ORDINE
    .OUT = USCITA
    .PAGE = DIMENSIONE
    .OPTIONS = OPZIONI
    .RATING = PUNTEGGIO
    .ROUND = TURNO
    .SECOND = SECONDO
    .SECONDS = SECONDI
    .SIDE = LATO
    .SIGHT = VISTA
    .STYLE = STILE
    .TIME = CADENZA
    .TO = FORMA
    .TOPIC = ARGOMENTO
    .VALUE = VALORE
    .VOICE = VOCE
    .WHAT = COSA
    .WHICH = QUALI
    .WHO = CHI

# Le impostazioni; ognuna è anche un'opzione di `annabella play`.
settings = Impostazioni
    .opponent = Contro chi giochi: l'avversario interno (house), un motore UCI (uci) o una persona: a questa tastiera (console), a una scacchiera vera (board) o in un browser (screen)
    .opponent-level = Quanto è forte l'avversario interno
    .engine = Il motore UCI: il nome del suo programma, o il percorso; "annabella engines" elenca quelli di questa macchina. Senza indicazioni: il primo che si trova. "built-in": l'aiuto viene dal motore interno
    .strength = La forza del motore UCI: full (la massima), o un punteggio che conosce
    .engine-options = Opzioni del motore UCI, come "Hash=128; Contempt=0"; le elenca "annabella engines NOME"
    .blunder-warnings = Se, fuori dai tornei, vieni avvisato di un errore grave prima di farlo
    .colour = Il colore dei tuoi pezzi
    .time = La cadenza per ciascuno: none, 25+5, 90/40+30,30+30, o un nome elencato da "annabella clocks"
    .time-more = Una per ciascuno: white=5 black=4. Con la patta come vittoria del Nero: armageddon 5 / 4.
    .profile = Le regole della partita; "annabella profiles" elenca i regolamenti
    .mode = Che cosa può fare per te la console; in torneo non aiuta mai
    .language = La lingua in cui ti si parla
    .style = Come vengono annunciate le mosse
    .answer-style = Come vengono dette case e mosse nelle risposte: same, o uno degli stili
    .order = L'ordine dei pezzi nelle risposte
    .grouping = Come vengono detti nelle risposte i pezzi dello stesso tipo
    .empties = Come vengono dette nelle risposte le case vuote
    .orientation = Da quale lato si legge la scacchiera
    .steps = Che cosa viene detto a ogni passo sulla scacchiera
    .time-words = Come viene detto il tempo di un orologio
    .warnings = Quando senti gli avvisi del tempo: off, o tempi come 5:00 1:00, countdown=10, tick=1, tone, opponent
    .start = Quando comincia a correre il primo orologio
    .dialogue = Come si completa una mossa. off: subito, quando viene annunciata. full: quando si preme l'orologio
    .supervision = Se l'arbitro sorveglia per intero questa partita, il che conta nelle partite rapide e lampo
    .guidelines = Se il torneo ha annunciato le linee guida III, il finale rapido
    .arbiter = Se in torneo c'è un arbitro
    .own-sheets = Se i giocatori scrivono da sé ogni semimossa sul loro formulario elettronico
    .paired-screens = Se in torneo si possono usare gli schermi senza la parola dell'arbitro
    .engine-help = Se un motore può aiutare entrambi, quando due persone giocano a dispositivi propri
    .speech-recorder = Se in torneo le mosse dette a voce si possono registrare senza la parola dell'arbitro
    .default-time = Con quanto ritardo può arrivare un giocatore, in secondi; profile: come dicono le regole
    .sight = La tua vista (Appendice D)
    .hearing = Il tuo udito
    .assistant = Se hai un assistente alla scacchiera
    .opponent-sight = La vista dell'avversario
    .opponent-hearing = L'udito dell'avversario
    .opponent-assistant = Se l'avversario ha un assistente
    .speech = Chi parla
    .sounds = Se si sentono i segnali
    .cue-volume = Il volume dei segnali
    .loudspeaker = Il dispositivo audio per le parole pubbliche; "annabella devices" elenca i dispositivi
    .earphone = Il dispositivo audio per le parole private
    .rate = La velocità della voce, in parole al minuto
    .pitch = Il tono della voce
    .volume = Il volume della voce
    .microphone = Il microfono per le mosse dette a voce, oppure default
    .hear-style = Con quali parole si dicono le mosse
    .hands-free = Se le mosse si dicono senza premere un tasto
    .headphones = Se la voce è nelle cuffie, dove il microfono non la sente
    .keep-speech = Se le mosse che dici sono conservate come suono
    .keep-open = Se un dispositivo audio resta aperto mentre non si sente nulla
    .echo = Quanto viene detto subito di ciò che scrivi
    .terminal = Quali righe mostra il terminale
    .display = Se una barra braille mostra ciò che viene detto
    .display-moves = Come una barra braille mostra le mosse: nelle celle del loro codice Braille, o in lettere
    .screen = Se c'è una pagina nel browser: per chi inviti (invited), per tutti su questo computer (board), o come tua scacchiera grande (own)
    .spectators-late = Con quanti secondi di ritardo gli spettatori vedono una partita di torneo
    .lan = Se i dispositivi della rete possono giocare a uno schermo: chiedere (ask), sì (yes) o no
    .data = La cartella in cui sono salvate le partite
    .announce = Chi annuncia le tue mosse al tavolo
    .white = Il nome del giocatore con i pezzi bianchi
    .black = Il nome del giocatore con i pezzi neri
    .event = Il torneo sul formulario
    .round = Il turno sul formulario
    .braille = Il codice Braille delle mosse, su una barra braille e nel formulario di una partita finita; none: nessun formulario in Braille
    .voice-en = Il nome della voce per l'inglese
    .voice-it = Il nome della voce per l'italiano
    .voice-de = Il nome della voce per il tedesco
    .voice-es = Il nome della voce per lo spagnolo
    .voice-fr = Il nome della voce per il francese
    .cue-move = Il segnale di una mossa
    .cue-capture = Il segnale di una presa
    .cue-check = Il segnale di uno scacco
    .cue-castling = Il segnale di un arrocco
    .cue-promotion = Il segnale di una promozione
    .cue-refusal = Il segnale di un rifiuto
    .cue-edge = Il segnale del bordo della scacchiera e della fine di un elenco
    .cue-dark-square = Il segnale di una casa scura
    .cue-light-square = Il segnale di una casa chiara
    .cue-offer = Il segnale di un'offerta
    .cue-low-time = Il segnale che resta poco tempo
    .cue-tick = Il segnale di un ticchettio dell'orologio
    .cue-flag = Il segnale di una bandierina caduta
    .cue-end = Il segnale della fine della partita
    .cue-your-turn = Il segnale che tocca a te
    .cue-confirmed = Il segnale di una conferma
    .cue-entry-mode = Il segnale della riga di immissione, dove i tasti scrivono testo
    .cue-board-mode = Il segnale della scacchiera, dove i tasti vanno di casa in casa
    .cue-not-saved = Il segnale di una partita che non viene salvata
    .cue-microphone-open = Il segnale del microfono che si apre
    .cue-microphone-closed = Il segnale del microfono che si chiude

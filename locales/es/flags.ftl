# Lo que `--help` dice de las órdenes y de sus opciones, y lo que enumera `annabella config`. Se escribe, no se dice.

annabella = Una consola de ajedrez que habla, para jugadores ciegos y con baja visión

play = Juega una partida: contra el rival integrado, contra otra persona aquí o en un navegador, o en un tablero de verdad
    .chess960 = Juega al Ajedrez 960, desde la posición inicial con este número (de 0 a 959) o desde una sorteada
    .fen = Otra posición inicial, en FEN
    .odds = Tu rival juega sin esta pieza: queen, rook, bishop, knight o pawn
    .opening = La apertura que busca un motor, como "Defensa Siciliana"
    .resume = Reanuda una partida sin terminar
    .player = De quién es el entrenamiento que sigue a la partida, con una revisión. Cada alumno tiene el suyo
    .simulated = Para pruebas: el tiempo solo pasa con líneas que empiezan por @ y un número de segundos
    .arbiter_pin = En un torneo: el árbitro elige un PIN al empezar, y lo introduce antes de cada decisión
    .seed = Un número para todo lo que se sortea: el mismo número da los mismos sorteos

train = Entrenar con problemas cercanos a tu fuerza, con los que fallaste antes, con finales, con ejercicios y con lecciones para empezar
    .player = De quién son los resultados. Cada alumno tiene los suyos
    .lesson = Empezar con la lección de este archivo
    .simulated = Para pruebas: el tiempo solo pasa con líneas que empiezan por @ y un número de segundos
    .seed = Un número para todo lo que se sortea: el mismo número sortea lo mismo

review = Revisar una partida con sus errores: en cada uno se busca una jugada mejor
    .file = La partida: PGN, texto, BRF, braille de Unicode o PEF; para la entrada estándar: -. Sin él, tu última partida terminada
    .game = El número de la partida en el archivo, desde 1
    .side = Los errores de quién: white, black o both. Sin ella, los tuyos, o los de ambos
    .notation = La notación del archivo, si no nombra la suya
    .nodes = Cuántas posiciones examina el motor por cada una de la partida: con más encuentra más, y tarda más
    .pgn = Escribir lo encontrado en este archivo, como PGN con comentarios
    .html = Escribir lo encontrado en este archivo, como página
    .player = De quién son los resultados. Cada alumno tiene los suyos
    .simulated = Para pruebas: el tiempo solo pasa con líneas que empiezan por @ y un número de segundos
    .seed = Un número para todo lo que se sortea: el mismo número sortea lo mismo

openings = Tomar un repertorio de aperturas para el entrenamiento; o listarlos, o quitar uno
    .file = Las partidas y variantes, en PGN. Sin él: una lista
    .side = De quién aprendes las jugadas: white o black. Sin ello, como diga el archivo (Orientation)
    .name = Cómo se llama el repertorio. Sin ello, como el archivo
    .remove = Quitar el repertorio de este nombre
    .player = De quién es el repertorio. Cada alumno tiene los suyos

progress = Decir cómo va el entrenamiento; o escribirlo como tabla, o como archivo para otra máquina
    .player = El entrenamiento de quién
    .html = Imprime los resultados más recientes como tabla en HTML
    .csv = Imprime todos los resultados como valores separados por comas
    .export = Escribe en este archivo todo lo que se sabe de un alumno
    .import = Recupera a un alumno de un archivo así
    .backup = Escribe en este archivo una copia de toda la base de datos, de todos los alumnos

puzzles = Añadir los problemas de lichess a los integrados, desde el archivo tal como se descarga; o decir cuántos hay
    .file = El archivo: lichess_db_puzzle.csv.zst o lichess_db_puzzle.csv; para la entrada estándar: -. Sin él: cuántos problemas hay
    .remove = Quitar los problemas añadidos
    .silent = Solo escribe, sin hablar

clock = Un reloj de ajedrez que habla, para cualquier tablero, sin partida
    .resume = Sigue con el último reloj que quedó sin terminar
    .compose = Compone de oído un ritmo de juego, paso a paso, antes de que el reloj empiece
    .simulated = Para pruebas: el tiempo solo pasa con líneas que empiezan por @ y un número de segundos
    .list = Enumera los ritmos de juego con nombre

clocks = Enumera los ritmos de juego con nombre, o explica uno
    .name = El ritmo de juego que se explica: un nombre, o uno como 90/40+30,30+30. Si falta: todos los nombres

say = Muestra cómo se anuncia una jugada
    .fen = La posición antes de la jugada, en FEN
    .chess_move = La jugada: Nf3, e8=Q, O-O, knight f3, Ng1f3 o g1f3
    .chess_move-more =
        Con las letras o las palabras del idioma, en forma larga, o como la escriben los motores. El enroque se da entonces
        con las casillas del rey (e1g1), o con las del rey y la torre.
    .style = Cómo se anuncia: fide, fide-local, letters, nato, literate o uci
    .language = El idioma: { $languages }
    .umlaut = Muestra fünf, König y Läufer en lugar de fuenf, Koenig y Laeufer

compare = Compara dos planillas de una partida y encuentra la primera diferencia
    .first = La primera planilla: PGN, texto, BRF, braille de Unicode o PEF. Para la entrada estándar: -
    .second = La segunda planilla
    .notation_a = La notación de la primera, si no nombra la suya
    .notation_a-more = Texto: en, it, de, es, fr, nl, pt, pl, ru, figurines, uci o iccf. Braille: intl, fi, hu, de, it, es, fr o ru.
    .notation_b = La notación de la segunda
    .game_a = El número de la partida en el primer archivo, desde 1
    .game_b = El número de la partida en el segundo archivo, desde 1
    .plain_lines = Lee el braille como líneas sin páginas
    .plain_lines-more = Un archivo en el que ninguna página termina se lee siempre así.
    .language = El idioma de la respuesta: { $languages }
    .style = Cómo se nombran las jugadas: fide, fide-local, letters, nato, literate o uci
    .json = Responde en JSON

config = Enumera todos los ajustes, su valor y de dónde viene; o cambia uno
    .set = Escribe un ajuste en tu archivo

devices = Enumera salidas de sonido, micrófonos, mandos de juego, líneas braille y voces, y dice una palabra en cada salida
    .silent = Solo enumera, sin que suene nada

engines = Enumera los motores de ajedrez de esta máquina, o las opciones de uno
    .name = El motor cuyas opciones se enumeran: el nombre de su programa, o su ruta. Sin él: todos los motores
    .silent = Solo enumera, sin hablar

keys = Enumera las teclas y lo que hace cada una

lessons = Enumera las lecciones del curso, o comprueba los archivos de lecciones que has escrito
    .files = Los archivos que se comprueban. Sin ellos se enumeran todas las lecciones

manual = Muestra el manual, o una de sus páginas; también como archivo HTML o en braille
    .topic = El título de una página, o su nombre en inglés. Si falta: todos los títulos; con --to, todas las páginas
    .language = El idioma. Si falta: el de tus ajustes
    .to = El formato: líneas de texto, un archivo HTML, o braille para una impresora braille
    .page = El tamaño de una página en braille: celdas por línea, y líneas
    .output = El archivo que se escribe. Si falta: la salida estándar

voice = Enseñar a la consola cómo dices las palabras; volver a oír las grabaciones o borrarlo todo
    .what = teach (enseñar), play (volver a oír) o forget (borrar)
    .from = Toma los ejemplos de esta carpeta en vez del micrófono: PALABRA-1.wav, PALABRA-2.wav, etc.

hear = Imprime lo que la consola oiría en grabaciones de una sola jugada
    .fen = La posición en que se dicen las jugadas, en FEN
    .mode = Qué jugadas se esperan: las legales, o en un torneo todas las que alcanzan las piezas
    .language = El idioma de quien habla: { $languages }
    .style = Con qué palabras se dicen las jugadas: fide, nato o plain
    .own = Usa lo que `annabella voice teach` ha aprendido
    .json = Escribe un objeto JSON por archivo
    .files = Archivos WAV de un canal de 16 bits, una jugada cada uno

grammar = Enumera todo lo que se entiende en un idioma, o crea una gramática para un reconocedor de voz
    .language = El idioma: { $languages }
    .speech = Muestra la gramática para un reconocedor de voz, en JSGF
    .speech-more =
        Casillas, números y piezas van con todas sus letras. Las jugadas están en todas las formas que se pueden decir,
        porque la posición no se conoce. Los tiempos van en palabras. Lo que termina en texto libre se omite.
    .dictionary = El diccionario del reconocedor
    .dictionary-more = Las palabras que le faltan van a la salida de error estándar. Con una de ellas, el reconocedor no carga nada.

convert = Convierte planillas entre PGN, braille y texto simple; también en sonido
    .inputs = Los archivos. Para la entrada estándar: -
    .inputs-more = El formato de cada uno se reconoce por su comienzo y su nombre.
    .to = El formato que se escribe: brf, brl, pef, unicode (braille), html (una página para imprimir), pgn, text, wav (hablado)
    .from = El formato que se lee, si un archivo no lo muestra: brf, pef, unicode, pgn, text
    .braille = El código braille en que se escriben las jugadas: intl, fi, hu, ru; provisionales: de, it, es, fr
    .braille-more = Si falta: el código de tus ajustes, o el del idioma.
    .from_braille = El código braille en que se leen las jugadas
    .from_braille-more =
        Si falta: el código que nombra la página. Si no nombra ninguno, el de --braille, salvo que en otro código la página
        dé otra partida.
    .game = Solo la partida con este número en cada archivo, desde 1
    .page = El tamaño de una página: celdas por línea, y líneas. Si falta: 40x25
    .pairs = Escribe un par de jugadas por línea, en lugar de seguidas
    .comments = Escribe en braille comentarios, signos y variantes entre las jugadas
    .times = Añade los tiempos a las jugadas, en braille, en texto simple y en la grabación
    .diagrams = Escribe un diagrama tras estas jugadas: 10,20,end
    .grid = Escribe los diagramas casilla por casilla, en lugar de una línea en notación Forsyth
    .bare_ff = Termina cada página solo con un salto de página, para impresoras braille que lo cuentan como fin de línea
    .plain_lines = Lee el braille como líneas sin páginas
    .language = El idioma de los encabezados, de las letras de las piezas en texto simple y de los mensajes: { $languages }
    .notation = La notación de las jugadas en texto simple y en una página. Si falta: la del idioma
    .notation-more =
        Puede ser: en, it, de, es, fr, nl, pt, pl, ru, figurines o black-figurines, también con -long, -bare o -bare-long
        detrás; o bien uci o iccf.
    .from_notation = La notación del texto simple que se lee, si no nombra la suya. Si falta: la del idioma
    .from_letters = Las letras de PGN y texto simple que no están en UTF-8. Si falta, se adivinan partida por partida
    .style = Cómo se dicen las jugadas en una grabación: fide, fide-local, letters, nato, literate, uci
    .rate = La velocidad de la voz de una grabación, en palabras por minuto
    .force = Reemplaza el archivo que se escribe, si ya existe
    .strict = Se detiene en la primera partida que no se puede convertir; un archivo queda entonces como estaba
    .output = El archivo que se escribe
    .output-more =
        Si falta, o si es -, las partidas van a la salida estándar. Una grabación va a un archivo que toma el nombre de la
        primera entrada.

profiles = Enumera los reglamentos, o explica uno
    .name = El reglamento que se explica, regla por regla. Si falta: una lista de todos los reglamentos

papers = Escribe páginas para man y autocompletado para intérpretes de órdenes
    .directory = La carpeta en la que se escribe

help = Muestra esta ayuda, o la de una orden

# Lo que comparten todas las órdenes.
common = Opciones y títulos
    .help = Muestra la ayuda: las opciones habituales con -h, todas con --help
    .version = Muestra la versión
    .event-file = Un archivo de ajustes y reglas que da el torneo
    .usage = Uso:
    .commands = Órdenes
    .arguments = Argumentos
    .options = Opciones
    .OPTIONS = OPCIONES
    .COMMAND = ORDEN
    .default = { $text } (valor predeterminado: { $value })
    .choices = { $text } ({ $names })
    .range = { $text } (de { $least } a { $most })

# Las líneas de `annabella config`.
listing = Lista de los ajustes
    .line = { $names } = { $value }. Origen: { $origin }. { $meaning }.
    .nothing = nada
    .cues = Cómo suenan estas señales
    .flag = opción
    .saved-game = partida guardada
    .user-file = tu archivo { $path }, línea { $line }
    .event-file = archivo del torneo { $path }, línea { $line }
    .locale = idioma del sistema, según { $variable }
    .default = valor predeterminado
    .file = Tu archivo: { $path }.
    .no-file = No hay carpeta personal, así que no tienes archivo de ajustes.
    .no-home = no hay carpeta personal, así que no hay archivo tuyo en el que escribir; define HOME o XDG_CONFIG_HOME
    .layout = Disposición: { $name }.
    .own-keys = Tus teclas: { $path }.
    .written = { $name } = { $value } queda escrito en { $path }.

# Lo que ocupa el lugar del valor de una opción.
values = Valores
    .CELLSxLINES = CELDASxLÍNEAS
    .CODE = CÓDIGO
    .COLOUR = COLOR
    .DEVICE = DISPOSITIVO
    .DIRECTORY = CARPETA
    .FEN = FEN
    .FILE = ARCHIVO
    .FIRST = PRIMERA
    .FORM = FORMATO
    .HEARING = OÍDO
    .HOW = CÓMO
    .IN = ENTRADA
    .KEY = AJUSTE
    .LANGUAGE = IDIOMA
    .MODE = MODO
    .MOVE = JUGADA
    .MOVES = JUGADAS
    .NAME = NOMBRE
    .NOTATION = NOTACIÓN
    .NUMBER = NÚMERO
    .ORDER = ORDEN
    .OUT = SALIDA
    .PAGE = TAMAÑO
    .OPTIONS = OPCIONES
    .RATING = PUNTUACIÓN
    .ROUND = RONDA
    .SECOND = SEGUNDA
    .SECONDS = SEGUNDOS
    .SIDE = LADO
    .SIGHT = VISTA
    .STYLE = ESTILO
    .TIME = RITMO
    .TO = FORMATO
    .TOPIC = TEMA
    .VALUE = VALOR
    .VOICE = VOZ
    .WHAT = QUÉ
    .WHICH = CUÁLES
    .WHO = QUIÉN

# Los ajustes; cada uno es también una opción de `annabella play`.
settings = Ajustes
    .opponent = Contra quién juegas: el rival integrado (house), un motor UCI (uci) o una persona: en este teclado (console), en un tablero de verdad (board) o en un navegador (screen)
    .opponent-level = Con qué fuerza juega el rival integrado
    .engine = El motor UCI: el nombre de su programa, o su ruta; "annabella engines" enumera los de esta máquina. Si no se indica, el primero que se encuentre. "built-in": la ayuda la da el motor integrado
    .strength = La fuerza del motor UCI: full (plena), o una puntuación que conozca
    .engine-options = Opciones del motor UCI, como "Hash=128; Contempt=0"; las enumera "annabella engines NOMBRE"
    .blunder-warnings = Si, fuera de los torneos, se te avisa de un error grave antes de cometerlo
    .colour = El color de tus piezas
    .time = El ritmo de juego de cada bando: none, 25+5, 90/40+30,30+30, o un nombre que enumera "annabella clocks"
    .time-more = Uno para cada bando: white=5 black=4. Con las tablas como victoria de las negras: armageddon 5 / 4.
    .profile = Las reglas de la partida; "annabella profiles" enumera los reglamentos
    .mode = Lo que la consola puede hacer por ti; en un torneo no ayuda nunca
    .language = El idioma en que se te habla
    .style = Cómo se anuncian las jugadas
    .answer-style = Cómo se dicen casillas y jugadas en las respuestas: same, o uno de los estilos
    .order = El orden de las piezas en las respuestas
    .grouping = Cómo se dicen en las respuestas las piezas del mismo tipo
    .empties = Cómo se dicen en las respuestas las casillas vacías
    .orientation = Desde qué lado se lee el tablero
    .steps = Lo que se dice a cada paso por el tablero
    .time-words = Cómo se dice el tiempo de un reloj
    .warnings = Cuándo oyes avisos de tiempo: off, o momentos como 5:00 1:00, countdown=10, tick=1, tone, opponent
    .start = Cuándo empieza a correr el primer reloj
    .dialogue = Cómo se completa una jugada. off: enseguida, cuando se anuncia. full: cuando se pulsa el reloj
    .supervision = Si el árbitro supervisa por completo esta partida, lo que cuenta en partidas rápidas y relámpago
    .guidelines = Si el torneo ha anunciado las directrices III, el final a caída de bandera
    .arbiter = Si hay un árbitro en el torneo
    .own-sheets = Si los jugadores anotan ellos mismos cada media jugada en su planilla electrónica
    .paired-screens = Si en un torneo se pueden usar pantallas sin la palabra del árbitro
    .engine-help = Si un motor puede ayudar a ambos cuando dos personas juegan en dispositivos propios
    .speech-recorder = Si en un torneo se pueden grabar las jugadas dichas sin la palabra del árbitro
    .default-time = Cuánto puede retrasarse un jugador, en segundos; profile: como dicen las reglas
    .sight = Cómo ves (Apéndice D)
    .hearing = Cómo oyes
    .assistant = Si tienes un asistente en el tablero
    .opponent-sight = Cómo ve tu rival
    .opponent-hearing = Cómo oye tu rival
    .opponent-assistant = Si tu rival tiene un asistente
    .speech = Quién habla
    .sounds = Si suenan las señales
    .cue-volume = El volumen de las señales
    .loudspeaker = El dispositivo de sonido para los mensajes públicos; "annabella devices" enumera los dispositivos
    .earphone = El dispositivo de sonido para los mensajes privados
    .rate = La velocidad de la voz, en palabras por minuto
    .pitch = El tono de la voz
    .volume = El volumen de la voz
    .microphone = El micrófono para las jugadas habladas, o default
    .hear-style = Con qué palabras se dicen las jugadas
    .hands-free = Si las jugadas se dicen sin pulsar una tecla
    .headphones = Si la voz está en los auriculares, donde el micrófono no la oye
    .keep-speech = Si las jugadas que dices se guardan como sonido
    .keep-open = Si un dispositivo de sonido queda abierto mientras no suena nada
    .echo = Cuánto se dice enseguida de lo que escribes
    .terminal = Qué líneas muestra la terminal
    .display = Si una línea braille muestra lo que se dice
    .display-moves = Cómo muestra las jugadas una línea braille: en las celdas de su código braille, o en letras
    .screen = Si hay una página en el navegador: para quienes invites (invited), para todos en este equipo (board), o como tu tablero grande (own)
    .spectators-late = Con cuántos segundos de retraso ven los espectadores una partida de torneo
    .lan = Si los dispositivos de la red pueden jugar en una pantalla: preguntar (ask), sí (yes) o no
    .data = La carpeta en la que se guardan las partidas
    .announce = Quién anuncia tus jugadas a la mesa
    .white = El nombre del jugador de las piezas blancas
    .black = El nombre del jugador de las piezas negras
    .event = El torneo en la planilla
    .round = La ronda en la planilla
    .braille = El código braille de las jugadas, en una línea braille y en la planilla de una partida terminada; none: ninguna planilla en braille
    .voice-en = El nombre de la voz para el inglés
    .voice-it = El nombre de la voz para el italiano
    .voice-de = El nombre de la voz para el alemán
    .voice-es = El nombre de la voz para el español
    .voice-fr = El nombre de la voz para el francés
    .cue-move = La señal de una jugada
    .cue-capture = La señal de una captura
    .cue-check = La señal de un jaque
    .cue-castling = La señal de un enroque
    .cue-promotion = La señal de una coronación
    .cue-refusal = La señal de un rechazo
    .cue-edge = La señal del borde del tablero y del final de una lista
    .cue-dark-square = La señal de una casilla negra
    .cue-light-square = La señal de una casilla blanca
    .cue-offer = La señal de una oferta
    .cue-low-time = La señal de que queda poco tiempo
    .cue-tick = La señal de un tictac del reloj
    .cue-flag = La señal de una bandera caída
    .cue-end = La señal del final de la partida
    .cue-your-turn = La señal de que te toca
    .cue-confirmed = La señal de una confirmación
    .cue-entry-mode = La señal de la línea de entrada, donde las teclas escriben texto
    .cue-board-mode = La señal del tablero, donde las teclas van de casilla en casilla
    .cue-not-saved = La señal de una partida que no se guarda
    .cue-microphone-open = La señal de que el micrófono se abre
    .cue-microphone-closed = La señal de que el micrófono se cierra

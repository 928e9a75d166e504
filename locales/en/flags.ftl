# What `--help` says of the commands and their flags, and what `annabella config` lists. It is written, not spoken.

annabella = A talking chess console for blind and partially sighted players

play = Play a game: against the built-in opponent, another person here or in a browser, or at a real board
    .chess960 = Play Chess960, from this starting position (0 to 959), or from one drawn by lot
    .fen = Another starting position, as FEN
    .odds = Your opponent plays without this piece: queen, rook, bishop, knight or pawn
    .opening = The opening for which an engine plays, such as "Sicilian Defence"
    .resume = Continue an unfinished game
    .player = Whose training follows the game, with its review. Each pupil has their own
    .simulated = For tests: time passes only by lines that begin with @ and a number of seconds
    .arbiter_pin = At a tournament: the arbiter chooses a PIN at the start, and enters it before every decision
    .seed = A number for everything drawn by lot: the same number draws the same

train = Train with puzzles near your strength, those that you failed before, endgames, drills, and lessons for beginners
    .player = Whose results these are. Each pupil has their own
    .lesson = Begin with the lesson in this file
    .simulated = For tests: time passes only by lines that begin with @ and a number of seconds
    .seed = A number for everything drawn by lot: the same number draws the same

review = Go through a game with its mistakes: a better move is looked for at each
    .file = The game: PGN, text, BRF, Braille in Unicode or PEF; for standard input: -. Without it, your last finished game
    .game = The number of the game in the file, from 1
    .side = Whose mistakes: white, black or both. Without it, your own, or those of both
    .notation = The notation of the file, if it does not say so itself
    .nodes = How many positions the engine searches for each of the game: more finds more, and takes longer
    .pgn = Write what was found into this file, as PGN with comments
    .html = Write what was found into this file, as a page
    .player = Whose results these are. Each pupil has their own
    .simulated = For tests: time passes only by lines that begin with @ and a number of seconds
    .seed = A number for everything drawn by lot: the same number draws the same

openings = Take in a repertoire of openings, for training; or list them, or remove one
    .file = The games and variations, as PGN. Without it: a list
    .side = Whose moves you learn: white or black. Without it, as the file says (Orientation)
    .name = What the repertoire is called. Without it, the name of the file
    .remove = Remove the repertoire of this name
    .player = Whose repertoire. Each pupil has their own

progress = Say how training goes; or write it as a table, or as a file for another machine
    .player = Whose training
    .html = Print the newest results as a table in HTML
    .csv = Print all results as comma-separated values
    .export = Write all that is known of a pupil into this file
    .import = Take over a pupil from such a file
    .backup = Write a copy of the whole database, of all pupils, into this file

puzzles = Add the puzzles of lichess to the built-in ones, from the file as it is downloaded; or say how many there are
    .file = The file: lichess_db_puzzle.csv.zst or lichess_db_puzzle.csv; for standard input: -. Without it: how many puzzles there are
    .remove = Remove the puzzles that were added
    .silent = Write only, and say nothing

clock = A talking chess clock alone, for any board
    .resume = Continue with the last clock that was not put away
    .compose = Choose a time control step by step, by ear, before the clock begins
    .simulated = For tests: time passes only by lines that begin with @ and a number of seconds
    .list = List the time controls that have a name

clocks = List the time controls that have a name, or explain one
    .name = The time control to explain: a name, or one such as 90/40+30,30+30. Without it, all names

say = Print how a move is announced
    .fen = The position before the move, as FEN
    .chess_move = The move: Nf3, e8=Q, O-O, knight f3, Ng1f3 or g1f3
    .chess_move-more =
        In the letters or words of the language, in the long form, or as engines write it. Castling is then the king's
        squares (e1g1), or the king's and the rook's.
    .style = How it is announced: fide, fide-local, letters, nato, literate or uci
    .language = The language: { $languages }
    .umlaut = Print fünf, König and Läufer instead of fuenf, Koenig and Laeufer

compare = Compare two scoresheets of one game, and find where they first differ
    .first = The first scoresheet: PGN, text, BRF, Braille in Unicode, or PEF. For standard input: -
    .second = The second scoresheet
    .notation_a = The notation of the first, if it does not name its own
    .notation_a-more = Text: en, it, de, es, fr, nl, pt, pl, ru, figurines, uci or iccf. Braille: intl, fi, hu, de, it, es, fr or ru.
    .notation_b = The notation of the second
    .game_a = The number of the game in the first file, from 1
    .game_b = The number of the game in the second file, from 1
    .plain_lines = Read Braille as lines without pages
    .plain_lines-more = A file in which no page ends is always read so.
    .language = The language of the answer: { $languages }
    .style = How moves are named: fide, fide-local, letters, nato, literate or uci
    .json = Answer as JSON

config = List every setting, its value, and where the value comes from; or change one
    .set = Write one setting into your file

devices = List sound outputs, microphones, gamepads, Braille displays and voices, and say a word on each output
    .silent = List only, and play nothing

engines = List the chess engines of this machine, or the options of one
    .name = The engine whose options are listed: the name of its program, or its path. Without it: all engines
    .silent = List only, and say nothing

keys = List the keys and what each does

lessons = List the lessons of the training course; or check the files of lessons that you have written
    .files = The files to check. Without them, all lessons are listed

manual = Print the manual, or a page of it; also as an HTML file or in Braille
    .topic = The title of a page, or its name in English. Without it: all titles; with --to, all pages
    .language = The language. Without it, that of your settings
    .to = The form: lines of text, an HTML file, or Braille for an embosser
    .page = The size of a page of Braille: cells in a line, and lines
    .output = The file to write. Without it, standard output

voice = Teach the console how you say the words; hear the recordings again, or delete everything
    .what = teach, play or forget
    .from = Take the examples from this folder instead of the microphone: WORD-1.wav, WORD-2.wav and so on

hear = Print what the console would hear in recordings of single moves
    .fen = The position in which the moves are said, as FEN
    .mode = Which moves are expected: the legal ones, or at a tournament all that the pieces reach
    .language = The language of the speaker: { $languages }
    .style = In which words moves are said: fide, nato or plain
    .own = Use what `annabella voice teach` has learned
    .json = Write a JSON object for each file
    .files = WAV files with one channel of 16 bits, one move each

grammar = List everything that is understood in a language, or make a grammar for a speech recogniser
    .language = The language: { $languages }
    .speech = Print the grammar for a speech recogniser, in JSGF
    .speech-more =
        Squares, numbers and pieces are written out. Moves are there in every form that can be said, since the position
        is not known. Times are in words. Whatever ends in free text is left out.
    .dictionary = The dictionary of the recogniser
    .dictionary-more = Words that it lacks are listed on standard error. With one of them, the recogniser loads nothing.

convert = Convert scoresheets between PGN, Braille and plain text; also into sound
    .inputs = The files. For standard input: -
    .inputs-more = The form of each is known from its beginning and its name.
    .to = The form to write: brf, brl, pef, unicode (Braille), html (a page to print), pgn, text, wav (spoken)
    .from = The form to read, if a file does not show it: brf, pef, unicode, pgn, text
    .braille = The Braille code of moves to write: intl, fi, hu, ru; provisional: de, it, es, fr
    .braille-more = Without it, the code of your settings, or of the language.
    .from_braille = The Braille code of moves to read
    .from_braille-more =
        Without it, the code that the page names. If it names none, that of --braille, unless the page is then another
        game in another code.
    .game = Only the game with this number in each file, from 1
    .page = The size of a page: cells in a line, and lines. Without it, 40x25
    .pairs = Write one pair of moves a line, instead of one after another
    .comments = Write comments, signs and variations between the moves in Braille
    .times = Add the times to the moves, in Braille, in plain text, and spoken
    .diagrams = Write a diagram after these moves: 10,20,end
    .grid = Write diagrams square by square, instead of as a Forsyth line
    .bare_ff = End a page with a form feed alone, for embossers that count it as the end of a line
    .plain_lines = Read Braille as lines without pages
    .language = The language of headings, of piece letters in plain text, and of messages: { $languages }
    .notation = The notation of moves in plain text and on a page. Without it, that of the language
    .notation-more =
        It is en, it, de, es, fr, nl, pt, pl, ru, figurines or black-figurines, also followed by -long, -bare or
        -bare-long; or uci or iccf.
    .from_notation = The notation of plain text to read, if it does not name its own. Without it, that of the language
    .from_letters = The letters of PGN and plain text that are not in UTF-8. Without it, they are guessed, game by game
    .style = How moves are spoken in a recording: fide, fide-local, letters, nato, literate, uci
    .rate = How fast the voice of a recording speaks, in words a minute
    .force = Replace the output if it is there already
    .strict = Stop at the first game that cannot be converted; a file is then left as it was
    .output = The file to write
    .output-more = Without it, or as -, games go to standard output, and a recording into a file named after the first input.

profiles = List the rule profiles, or explain one
    .name = The profile to explain, key by key. Without it, all profiles are listed

papers = Write manual pages, and completions for shells
    .directory = The directory to write into

help = Print this help, or that of a command

# What all commands share.
common = Flags and headings
    .help = Print help: the usual flags with -h, all of them with --help
    .version = Print the version
    .event-file = A file of settings and rules that the event gives out
    .usage = Usage:
    .commands = Commands
    .arguments = Arguments
    .options = Options
    .OPTIONS = OPTIONS
    .COMMAND = COMMAND
    .default = { $text } (default: { $value })
    .choices = { $text } ({ $names })
    .range = { $text } ({ $least } to { $most })

# The lines of `annabella config`.
listing = List of settings
    .line = { $names } = { $value }. From: { $origin }. { $meaning }.
    .nothing = nothing
    .cues = How these cues are played
    .flag = flag
    .saved-game = saved game
    .user-file = your file { $path } line { $line }
    .event-file = event file { $path } line { $line }
    .locale = locale, from { $variable }
    .default = default
    .file = Your file: { $path }.
    .no-file = There is no home directory, so you have no file of settings.
    .no-home = there is no home directory, so there is no file of yours to write to; set HOME or XDG_CONFIG_HOME
    .layout = Layout: { $name }.
    .own-keys = Your keys: { $path }.
    .written = { $name } = { $value } is written to { $path }.

# What stands for the value of a flag.
values = Values
    .CELLSxLINES = CELLSxLINES
    .CODE = CODE
    .COLOUR = COLOUR
    .DEVICE = DEVICE
    .DIRECTORY = DIRECTORY
    .FEN = FEN
    .FILE = FILE
    .FIRST = FIRST
    .FORM = FORM
    .HEARING = HEARING
    .HOW = HOW
    .IN = IN
    .KEY = KEY
    .LANGUAGE = LANGUAGE
    .MODE = MODE
    .MOVE = MOVE
    .MOVES = MOVES
    .NAME = NAME
    .NOTATION = NOTATION
    .NUMBER = NUMBER
    .ORDER = ORDER
    .OUT = OUT
    .PAGE = PAGE
    .OPTIONS = OPTIONS
    .RATING = RATING
    .ROUND = ROUND
    .SECOND = SECOND
    .SECONDS = SECONDS
    .SIDE = SIDE
    .SIGHT = SIGHT
    .STYLE = STYLE
    .TIME = TIME
    .TO = FORM
    .TOPIC = TOPIC
    .VALUE = VALUE
    .VOICE = VOICE
    .WHAT = WHAT
    .WHICH = WHICH
    .WHO = WHO

# The settings, each of which is a flag of `annabella play`, too.
settings = Settings
    .opponent = Whom you play: the built-in opponent (house), a UCI engine (uci), or a person: at this keyboard (console), at a real board (board) or in a browser (screen)
    .opponent-level = How strong the built-in opponent plays
    .engine = The UCI engine: the name of its program, or its path; "annabella engines" lists those on this machine. Without one: the first that is found. "built-in": help comes from the built-in engine
    .strength = How strong the UCI engine plays: full, or a rating that it knows
    .engine-options = Options of the UCI engine, such as "Hash=128; Contempt=0"; "annabella engines NAME" lists them
    .blunder-warnings = Whether you are warned of a blunder before you make it, outside tournaments
    .colour = The colour of your pieces
    .time = The time of each side: none, 25+5, 90/40+30,30+30, or a name that "annabella clocks" lists
    .time-more = One for each side: white=5 black=4. With a draw as a win for Black: armageddon 5 / 4.
    .profile = The rules of the game; "annabella profiles" lists them
    .mode = What the console may do for you; at a tournament it never helps
    .language = The language in which you are spoken to
    .style = How moves are announced
    .answer-style = How squares and moves are said in answers: same, or one of the styles
    .order = The order of pieces in answers
    .grouping = How pieces of one kind are given in answers
    .empties = How empty squares are given in answers
    .orientation = From which side the board is read
    .steps = What is said at each step over the board
    .time-words = How the time on a clock is said
    .warnings = When you are warned of your time: off, or times such as 5:00 1:00, countdown=10, tick=1, tone, opponent
    .start = When the first clock begins to run
    .dialogue = How a move is completed. off: at once, when it is announced. full: when the clock is pressed
    .supervision = Whether the arbiter supervises this game in full, which matters in rapid and blitz
    .guidelines = Whether the event has announced Guidelines III, the quickplay finish
    .arbiter = Whether there is an arbiter at a tournament
    .own-sheets = Whether players write each half-move on their electronic scoresheet themselves
    .paired-screens = Whether paired screens may be used at a tournament without the arbiter's word
    .engine-help = Whether an engine may help both of two people who play at devices of their own
    .speech-recorder = Whether spoken moves may be recorded at a tournament without the arbiter's word
    .default-time = How late a player may arrive, in seconds; profile: as the rules say
    .sight = What you see (Appendix D)
    .hearing = What you hear
    .assistant = Whether you have an assistant at the board
    .opponent-sight = What your opponent sees
    .opponent-hearing = What your opponent hears
    .opponent-assistant = Whether your opponent has an assistant
    .speech = Who speaks
    .sounds = Whether cues are played
    .cue-volume = How loud cues are
    .loudspeaker = The sound device for public words; "annabella devices" lists them
    .earphone = The sound device for private words
    .rate = How fast the voice speaks, in words a minute
    .pitch = How high the voice is
    .volume = How loud the voice is
    .microphone = The microphone for spoken moves, or default
    .hear-style = In which words moves are spoken
    .hands-free = Whether moves are spoken without pressing a key
    .headphones = Whether the voice is in headphones, where the microphone cannot hear it
    .keep-speech = Whether the moves that you speak are kept as sound
    .keep-open = Whether a sound device is kept open while nothing sounds
    .echo = How much of what you type is said at once
    .terminal = Which lines the terminal shows
    .display = Whether a Braille display shows what is said
    .display-moves = How a Braille display shows moves: in the cells of their Braille code, or in letters
    .screen = Whether there is a page in a browser: for those whom you invite (invited), for everybody at this machine (board), or your own large board (own)
    .spectators-late = How many seconds late spectators see a tournament game
    .lan = Whether devices on the network can play on a screen: ask, yes or no
    .data = The directory in which games are kept
    .announce = Who says your moves to the table
    .white = The name of the player of the white pieces
    .black = The name of the player of the black pieces
    .event = The event on the scoresheet
    .round = The round on the scoresheet
    .braille = The Braille code of moves, on a display and in the scoresheet of a finished game; none: no such scoresheet
    .voice-en = The voice for English, by its name
    .voice-it = The voice for Italian, by its name
    .voice-de = The voice for German, by its name
    .voice-es = The voice for Spanish, by its name
    .voice-fr = The voice for French, by its name
    .cue-move = The cue of a move
    .cue-capture = The cue of a capture
    .cue-check = The cue of check
    .cue-castling = The cue of castling
    .cue-promotion = The cue of a promotion
    .cue-refusal = The cue of a refusal
    .cue-edge = The cue of the edge of the board and the end of a list
    .cue-dark-square = The cue of a dark square
    .cue-light-square = The cue of a light square
    .cue-offer = The cue of an offer
    .cue-low-time = The cue of little time left
    .cue-tick = The cue of a tick of the clock
    .cue-flag = The cue of a fallen flag
    .cue-end = The cue of the end of the game
    .cue-your-turn = The cue of your turn
    .cue-confirmed = The cue of a confirmation
    .cue-entry-mode = The cue of the mode in which keys type text
    .cue-board-mode = The cue of the mode in which keys move over the board
    .cue-not-saved = The cue of a game that is not being saved
    .cue-microphone-open = The cue of a microphone that opens
    .cue-microphone-closed = The cue of a microphone that closes

# Ce que `--help` dit des commandes et de leurs options, et ce que liste `annabella config`. C'est écrit, et non prononcé.

annabella = Une console d'échecs parlante pour joueurs aveugles et malvoyants

play = Jouer une partie : contre l'adversaire intégré, contre une autre personne ici ou dans un navigateur, ou à un vrai échiquier
    .chess960 = Jouer aux échecs 960, depuis la position initiale de ce numéro (0 à 959), ou depuis une position tirée au sort
    .fen = Une autre position initiale, en FEN
    .odds = Votre adversaire joue sans cette pièce : queen, rook, bishop, knight ou pawn
    .opening = L'ouverture que vise un moteur, par exemple "Défense sicilienne"
    .resume = Continuer une partie inachevée
    .player = De qui est l'entraînement qui suit la partie, avec une revue. Chaque élève a le sien
    .simulated = Pour les tests : le temps ne passe que par les lignes qui commencent par @ et un nombre de secondes
    .arbiter_pin = En tournoi : l'arbitre choisit un code au début, et l'entre avant chaque décision
    .seed = Un nombre pour tout ce qui est tiré au sort : le même nombre donne les mêmes tirages

train = S'entraîner avec des problèmes à votre niveau, avec ceux que vous avez manqués, avec des finales, avec des exercices et avec des leçons pour débuter
    .player = À qui sont les résultats. Chaque élève a les siens
    .lesson = Commencer par la leçon de ce fichier
    .simulated = Pour les tests : le temps ne passe que par des lignes qui commencent par @ et un nombre de secondes
    .seed = Un nombre pour tout ce qui est tiré au sort : le même nombre tire la même chose

review = Revoir une partie avec ses fautes : à chacune on cherche un meilleur coup
    .file = La partie : PGN, texte, BRF, braille Unicode ou PEF ; pour l'entrée standard : -. Sans elle, votre dernière partie terminée
    .game = Le numéro de la partie dans le fichier, à partir de 1
    .side = Les fautes de qui : white, black ou both. Sans cela, les vôtres, ou celles des deux
    .notation = La notation du fichier, s'il ne nomme pas la sienne
    .nodes = Combien de positions le moteur examine pour chacune de la partie : avec plus il trouve plus, et met plus longtemps
    .pgn = Écrire ce qui a été trouvé dans ce fichier, en PGN avec des commentaires
    .html = Écrire ce qui a été trouvé dans ce fichier, en une page
    .player = À qui sont les résultats. Chaque élève a les siens
    .simulated = Pour les tests : le temps ne passe que par des lignes qui commencent par @ et un nombre de secondes
    .seed = Un nombre pour tout ce qui est tiré au sort : le même nombre tire la même chose

openings = Prendre un répertoire d'ouvertures pour l'entraînement ; ou en donner la liste, ou en enlever un
    .file = Les parties et variantes, en PGN. Sans lui : une liste
    .side = De qui vous apprenez les coups : white ou black. Sans cela, comme le dit le fichier (Orientation)
    .name = Comment s'appelle le répertoire. Sans cela, comme le fichier
    .remove = Enlever le répertoire de ce nom
    .player = De qui est le répertoire. Chaque élève a les siens

progress = Dire où en est l'entraînement ; ou l'écrire comme tableau, ou comme fichier pour une autre machine
    .player = L'entraînement de qui
    .html = Imprimer les résultats les plus récents comme tableau en HTML
    .csv = Imprimer tous les résultats comme valeurs séparées par des virgules
    .export = Écrire dans ce fichier tout ce que l'on sait d'un élève
    .import = Reprendre un élève d'un tel fichier
    .backup = Écrire dans ce fichier une copie de toute la base de données, de tous les élèves

puzzles = Ajouter les problèmes de lichess aux problèmes intégrés, depuis le fichier tel qu'il est téléchargé ; ou dire combien il y en a
    .file = Le fichier : lichess_db_puzzle.csv.zst ou lichess_db_puzzle.csv ; pour l'entrée standard : -. Sans lui : combien de problèmes il y a
    .remove = Retirer les problèmes ajoutés
    .silent = Seulement écrire, sans parler

clock = Une pendule d'échecs parlante pour n'importe quel échiquier, sans partie
    .resume = Continuer avec la dernière pendule qui n'a pas été rangée
    .compose = Composer une cadence à l'oreille, question par question, avant que la pendule démarre
    .simulated = Pour les tests : le temps ne passe que par les lignes qui commencent par @ et un nombre de secondes
    .list = Énumérer les cadences qui ont un nom

clocks = Énumérer les cadences qui ont un nom, ou en expliquer une
    .name = La cadence à expliquer : un nom, ou une cadence comme 90/40+30,30+30. Par défaut, tous les noms

say = Afficher comment un coup est annoncé
    .fen = La position avant le coup, en FEN
    .chess_move = Le coup : Nf3, e8=Q, O-O, knight f3, Ng1f3 ou g1f3
    .chess_move-more =
        Dans les lettres ou les mots de la langue, sous la forme longue, ou comme les moteurs l'écrivent. Le roque se note
        alors par les cases du roi (e1g1), ou par celles du roi et de la tour.
    .style = Comment il est annoncé : fide, fide-local, letters, nato, literate ou uci
    .language = La langue : { $languages }
    .umlaut = Afficher fünf, König et Läufer au lieu de fuenf, Koenig et Laeufer

compare = Comparer deux feuilles d'une même partie, et trouver la première différence
    .first = La première feuille de partie : PGN, texte, BRF, braille Unicode ou PEF. Pour l'entrée standard : -
    .second = La deuxième feuille de partie
    .notation_a = La notation de la première, si elle ne nomme pas la sienne
    .notation_a-more = Texte : en, it, de, es, fr, nl, pt, pl, ru, figurines, uci ou iccf. Braille : intl, fi, hu, de, it, es, fr ou ru.
    .notation_b = La notation de la deuxième
    .game_a = Le numéro de la partie dans le premier fichier, à partir de 1
    .game_b = Le numéro de la partie dans le deuxième fichier, à partir de 1
    .plain_lines = Lire le braille comme des lignes sans pages
    .plain_lines-more = Un fichier où aucune page ne finit est toujours lu ainsi.
    .language = La langue de la réponse : { $languages }
    .style = Comment les coups sont nommés : fide, fide-local, letters, nato, literate ou uci
    .json = Répondre en JSON

config = Énumérer tous les réglages, avec leur valeur et son origine ; ou en changer un
    .set = Écrire un réglage dans votre fichier

devices = Énumérer les sorties audio, microphones, manettes de jeu, plages braille et voix, et dire un mot sur chaque sortie
    .silent = Seulement énumérer, sans rien faire entendre

engines = Énumérer les moteurs d'échecs de cette machine, ou les options de l'un d'eux
    .name = Le moteur dont les options sont énumérées : le nom de son programme, ou son chemin. Sans lui : tous les moteurs
    .silent = Seulement énumérer, sans parler

keys = Énumérer les touches et ce que fait chacune

lessons = Énumérer les leçons du cours, ou vérifier les fichiers de leçons que vous avez écrits
    .files = Les fichiers à vérifier. Sans eux, toutes les leçons sont énumérées

manual = Afficher le manuel, ou l'une de ses pages ; aussi en fichier HTML ou en braille
    .topic = Le titre d'une page, ou son nom en anglais. Par défaut, tous les titres ; avec --to, toutes les pages
    .language = La langue. Par défaut, celle de vos réglages
    .to = La forme : des lignes de texte, un fichier HTML, ou du braille pour une embosseuse
    .page = La taille d'une page de braille : cellules par ligne, et lignes
    .output = Le fichier à écrire. Par défaut, la sortie standard

voice = Apprendre à la console comment vous dites les mots ; réécouter les enregistrements ou tout supprimer
    .what = teach (apprendre), play (réécouter) ou forget (supprimer)
    .from = Prendre les exemples dans ce dossier au lieu du microphone : MOT-1.wav, MOT-2.wav, etc.

hear = Afficher ce que la console entendrait dans des enregistrements d'un coup chacun
    .fen = La position dans laquelle les coups sont dits, en FEN
    .mode = Quels coups sont attendus : les coups légaux, ou en tournoi tous ceux que les pièces atteignent
    .language = La langue de la personne qui parle : { $languages }
    .style = Avec quels mots les coups sont dits : fide, nato ou plain
    .own = Utiliser ce que `annabella voice teach` a appris
    .json = Écrire un objet JSON par fichier
    .files = Fichiers WAV à un canal de 16 bits, un coup chacun

grammar = Énumérer tout ce qui est compris dans une langue, ou créer une grammaire pour la reconnaissance vocale
    .language = La langue : { $languages }
    .speech = Afficher la grammaire pour la reconnaissance vocale, en JSGF
    .speech-more =
        Cases, nombres et pièces sont en toutes lettres. Les coups y sont sous toutes les formes qui peuvent se dire, car
        la position n'est pas connue. Les temps sont en mots. Ce qui finit par un texte libre est omis.
    .dictionary = Le dictionnaire de la reconnaissance vocale
    .dictionary-more = Les mots qui y manquent vont à l'erreur standard. Avec l'un d'eux, la reconnaissance vocale ne charge rien.

convert = Convertir des feuilles de partie entre PGN, braille et texte simple ; aussi en son
    .inputs = Les fichiers. Pour l'entrée standard : -
    .inputs-more = La forme de chacun se reconnaît à son début et à son nom.
    .to = La forme à écrire : brf, brl, pef, unicode (braille), html (une page à imprimer), pgn, text, wav (parlé)
    .from = La forme à lire, si un fichier ne la montre pas : brf, pef, unicode, pgn, text
    .braille = Le code braille des coups à écrire : intl, fi, hu, ru ; provisoires : de, it, es, fr
    .braille-more = Par défaut, le code de vos réglages, ou celui de la langue.
    .from_braille = Le code braille des coups à lire
    .from_braille-more =
        Par défaut, le code que la page nomme. Si elle n'en nomme pas, celui de --braille, sauf si un autre code donne une
        autre partie.
    .game = Seulement la partie de ce numéro dans chaque fichier, à partir de 1
    .page = La taille d'une page : cellules par ligne, et lignes. Par défaut, 40x25
    .pairs = Écrire un coup des deux camps par ligne, au lieu des coups à la suite
    .comments = Écrire en braille les commentaires, signes et variantes entre les coups
    .times = Ajouter les temps aux coups, en braille, en texte simple et dans l'enregistrement sonore
    .diagrams = Écrire un diagramme après ces coups : 10,20,end
    .grid = Écrire les diagrammes case par case, au lieu d'une ligne en notation Forsyth
    .bare_ff = Finir chaque page par un saut de page seul, pour les embosseuses qui le comptent comme une fin de ligne
    .plain_lines = Lire le braille comme des lignes sans pages
    .language = La langue des en-têtes, des lettres de pièces en texte simple, et des messages : { $languages }
    .notation = La notation des coups en texte simple et sur une page. Par défaut, celle de la langue
    .notation-more =
        Valeurs possibles : en, it, de, es, fr, nl, pt, pl, ru, figurines ou black-figurines, aussi suivies de -long, -bare
        ou -bare-long ; ou bien uci ou iccf.
    .from_notation = La notation du texte simple à lire, s'il ne nomme pas la sienne. Par défaut, celle de la langue
    .from_letters = Les lettres de PGN et de texte simple qui ne sont pas en UTF-8. Par défaut, elles sont devinées partie par partie
    .style = Comment les coups sont dits dans un enregistrement sonore : fide, fide-local, letters, nato, literate, uci
    .rate = La vitesse de la voix d'un enregistrement sonore, en mots par minute
    .force = Remplacer le fichier à écrire s'il existe déjà
    .strict = S'arrêter à la première partie qui ne peut pas être convertie ; un fichier reste alors comme il était
    .output = Le fichier à écrire
    .output-more =
        Par défaut, ou avec -, les parties vont à la sortie standard. Un enregistrement sonore va dans un fichier nommé
        d'après la première entrée.

profiles = Énumérer les ensembles de règles, ou en expliquer un
    .name = L'ensemble à expliquer, règle par règle. Par défaut, la liste de tous les ensembles de règles

papers = Écrire des pages pour man et la complétion pour les shells
    .directory = Le dossier où écrire

help = Afficher cette aide, ou celle d'une commande

# Ce qui est commun à toutes les commandes.
common = Options et titres
    .help = Afficher l'aide : les options usuelles avec -h, toutes avec --help
    .version = Afficher la version
    .event-file = Un fichier de réglages et de règles fourni par le tournoi
    .usage = Utilisation :
    .commands = Commandes
    .arguments = Arguments
    .options = Options
    .OPTIONS = OPTIONS
    .COMMAND = COMMANDE
    .default = { $text } (par défaut : { $value })
    .choices = { $text } ({ $names })
    .range = { $text } ({ $least } à { $most })

# Les lignes de `annabella config`.
listing = Liste des réglages
    .line = { $names } = { $value }. Origine : { $origin }. { $meaning }.
    .nothing = rien
    .cues = Comment ces signaux sont joués
    .flag = option
    .saved-game = partie enregistrée
    .user-file = votre fichier { $path }, ligne { $line }
    .event-file = fichier du tournoi { $path }, ligne { $line }
    .locale = langue du système, d'après { $variable }
    .default = valeur par défaut
    .file = Votre fichier : { $path }.
    .no-file = Il n'y a pas de dossier personnel, donc vous n'avez pas de fichier de réglages.
    .no-home = il n'y a pas de dossier personnel, donc aucun fichier à vous où écrire ; définissez HOME ou XDG_CONFIG_HOME
    .layout = Disposition : { $name }.
    .own-keys = Vos touches : { $path }.
    .written = { $name } = { $value } est écrit dans { $path }.

# Ce qui tient lieu de la valeur d'une option.
values = Valeurs
    .CELLSxLINES = CELLULESxLIGNES
    .CODE = CODE
    .COLOUR = COULEUR
    .DEVICE = APPAREIL
    .DIRECTORY = DOSSIER
    .FEN = FEN
    .FILE = FICHIER
    .FIRST = PREMIÈRE
    .FORM = FORME
    .HEARING = OUÏE
    .HOW = COMMENT
    .IN = ENTRÉE
    .KEY = RÉGLAGE
    .LANGUAGE = LANGUE
    .MODE = MODE
    .MOVE = COUP
    .MOVES = COUPS
    .NAME = NOM
    .NOTATION = NOTATION
    .NUMBER = NUMÉRO
    .ORDER = ORDRE
    .OUT = SORTIE
    .PAGE = TAILLE
    .OPTIONS = OPTIONS
    .RATING = CLASSEMENT
    .ROUND = RONDE
    .SECOND = DEUXIÈME
    .SECONDS = SECONDES
    .SIDE = CÔTÉ
    .SIGHT = VUE
    .STYLE = STYLE
    .TIME = CADENCE
    .TO = FORME
    .TOPIC = SUJET
    .VALUE = VALEUR
    .VOICE = VOIX
    .WHAT = QUOI
    .WHICH = QUELS
    .WHO = QUI

# Les réglages ; chacun est aussi une option de `annabella play`.
settings = Réglages
    .opponent = Contre qui vous jouez : l'adversaire intégré (house), un moteur UCI (uci) ou une personne : à ce clavier (console), à un vrai échiquier (board) ou dans un navigateur (screen)
    .opponent-level = La force de l'adversaire intégré
    .engine = Le moteur UCI : le nom de son programme, ou son chemin ; "annabella engines" énumère ceux de cette machine. Sans indication : le premier trouvé. "built-in" : l'aide vient du moteur intégré
    .strength = La force du moteur UCI : full (pleine force), ou un classement qu'il connaît
    .engine-options = Options du moteur UCI, comme "Hash=128; Contempt=0" ; "annabella engines NOM" les énumère
    .blunder-warnings = Si, hors tournoi, vous êtes averti d'une gaffe avant de la jouer
    .colour = La couleur de vos pièces
    .time = La cadence de chaque camp : none, 25+5, 90/40+30,30+30, ou un nom de la liste de "annabella clocks"
    .time-more = Une pour chaque camp : white=5 black=4. Avec la nulle comme victoire des Noirs : armageddon 5 / 4.
    .profile = Les règles de la partie ; "annabella profiles" énumère les ensembles de règles
    .mode = Ce que la console peut faire pour vous ; en tournoi, elle n'aide jamais
    .language = La langue dans laquelle on vous parle
    .style = Comment les coups sont annoncés
    .answer-style = Comment cases et coups sont dits dans les réponses : same, ou l'un des styles
    .order = L'ordre des pièces dans les réponses
    .grouping = Comment les pièces de même sorte sont dites dans les réponses
    .empties = Comment les cases vides sont dites dans les réponses
    .orientation = De quel côté l'échiquier est lu
    .steps = Ce qui est dit à chaque pas sur l'échiquier
    .time-words = Comment le temps d'une pendule est dit
    .warnings = Quand vous entendez les avertissements de temps : off, ou des moments comme 5:00 1:00, countdown=10, tick=1, tone, opponent
    .start = Quand la première pendule commence à tourner
    .dialogue = Comment un coup s'achève. off : aussitôt, quand il est annoncé. full : quand on appuie sur la pendule
    .supervision = Si l'arbitre surveille entièrement cette partie, ce qui compte en rapide et en blitz
    .guidelines = Si le tournoi a annoncé la fin de partie au K.-O. (directives III)
    .arbiter = S'il y a un arbitre au tournoi
    .own-sheets = Si les joueurs notent eux-mêmes chaque demi-coup sur leur feuille de partie électronique
    .paired-screens = Si des écrans peuvent servir en tournoi sans la parole de l'arbitre
    .engine-help = Si un moteur peut aider les deux joueurs, quand chacun joue sur son propre appareil
    .speech-recorder = Si les coups dits peuvent être enregistrés en tournoi sans la parole de l'arbitre
    .default-time = Le retard permis à un joueur, en secondes ; profile : selon les règles
    .sight = Ce que vous voyez (Annexe D)
    .hearing = Ce que vous entendez
    .assistant = Si vous avez un assistant à l'échiquier
    .opponent-sight = Ce que voit votre adversaire
    .opponent-hearing = Ce qu'entend votre adversaire
    .opponent-assistant = Si votre adversaire a un assistant
    .speech = Qui parle
    .sounds = Si les signaux sont joués
    .cue-volume = Le volume des signaux
    .loudspeaker = L'appareil audio pour les messages publics ; "annabella devices" énumère les appareils
    .earphone = L'appareil audio pour les messages privés
    .rate = La vitesse de la voix, en mots par minute
    .pitch = La hauteur de la voix
    .volume = Le volume de la voix
    .microphone = Le microphone pour les coups parlés, ou default
    .hear-style = Avec quels mots les coups sont dits
    .hands-free = Si les coups sont dits sans appuyer sur une touche
    .headphones = Si la voix est dans le casque, où le microphone ne l'entend pas
    .keep-speech = Si les coups que vous dites sont gardés comme son
    .keep-open = Si un appareil audio reste ouvert pendant qu'on n'entend rien
    .echo = Ce qui est dit aussitôt de votre saisie
    .terminal = Quels messages le terminal montre
    .display = Si une plage braille montre ce qui est dit
    .display-moves = Comment une plage braille montre les coups : dans les cellules de leur code braille, ou en lettres
    .screen = S'il y a une page dans le navigateur : pour ceux que vous invitez (invited), pour tous sur cet ordinateur (board), ou comme votre grand échiquier (own)
    .spectators-late = Combien de secondes plus tard les spectateurs voient une partie de tournoi
    .lan = Si les appareils du réseau peuvent jouer à un écran : demander (ask), oui (yes) ou non (no)
    .data = Le dossier où les parties sont gardées
    .announce = Qui annonce vos coups à la table
    .white = Le nom du joueur des pièces blanches
    .black = Le nom du joueur des pièces noires
    .event = Le tournoi sur la feuille de partie
    .round = La ronde sur la feuille de partie
    .braille = Le code braille des coups, sur une plage braille et dans la feuille d'une partie terminée ; none : pas de feuille en braille
    .voice-en = Le nom de la voix pour l'anglais
    .voice-it = Le nom de la voix pour l'italien
    .voice-de = Le nom de la voix pour l'allemand
    .voice-es = Le nom de la voix pour l'espagnol
    .voice-fr = Le nom de la voix pour le français
    .cue-move = Le signal d'un coup
    .cue-capture = Le signal d'une prise
    .cue-check = Le signal d'un échec
    .cue-castling = Le signal d'un roque
    .cue-promotion = Le signal d'une promotion
    .cue-refusal = Le signal d'un refus
    .cue-edge = Le signal du bord de l'échiquier et de la fin d'une liste
    .cue-dark-square = Le signal d'une case noire
    .cue-light-square = Le signal d'une case blanche
    .cue-offer = Le signal d'une proposition
    .cue-low-time = Le signal qu'il reste peu de temps
    .cue-tick = Le signal d'un tic de la pendule
    .cue-flag = Le signal d'un drapeau tombé
    .cue-end = Le signal de la fin de la partie
    .cue-your-turn = Le signal que c'est à vous de jouer
    .cue-confirmed = Le signal d'une confirmation
    .cue-entry-mode = Le signal du mode où les touches écrivent du texte
    .cue-board-mode = Le signal du mode où les touches vont de case en case
    .cue-not-saved = Le signal d'une partie qui n'est pas enregistrée
    .cue-microphone-open = Le signal du microphone qui s'ouvre
    .cue-microphone-closed = Le signal du microphone qui se ferme

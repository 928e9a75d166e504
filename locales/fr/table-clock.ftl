# La pendule à la table : interruptions, début, qui est présent.

gap = { $cause ->
    [slept] L'ordinateur a été en veille { $time }, pendule des { side-name } en marche.
    [away] La console est restée arrêtée { $time }, pendule des { side-name } en marche.
   *[unknown] La console est restée arrêtée un temps inconnu, pendule des { side-name } en marche.
} Ce temps n'est pas compté, et les pendules sont arrêtées. { $decides ->
    [arbiter] L'arbitre décide.
   *[players] Pour le compter aux { side-name }, entrez : { WORD("charge-gap") }. Pour continuer, entrez : { WORD("resume") }.
}
slept = L'ordinateur était en veille : { $time }. Aucune pendule ne tournait.
charged = Temps compté aux { side-name } : { $time }. Reste : { $left }. Pour continuer, entrez : { WORD("resume") }.

clock-waits = Les pendules sont arrêtées jusqu'à ce que l'arbitre lance la partie.
clock-first-move = Les Blancs ont { $white }, les Noirs ont { $black }. La pendule démarre au premier coup.
clock-begun = L'arbitre lance la partie. Les { side-name } ont le trait.
arrived = Les { side-name } sont là.
late = Les { side-name } ont { $time } de retard. { $over ->
    [yes] Le délai de forfait est écoulé et la partie est perdue, sauf décision contraire. Entrez : { WORD("order-result") }, et le résultat ; ou : { WORD("order-go-on") }.
   *[no] Le délai de forfait n'est pas écoulé. La partie continue.
}
default-time-over = Les { side-name } sont absents, et le délai de forfait est écoulé. La partie est perdue, sauf décision contraire. Entrez : { WORD("order-result") }, et le résultat ; ou : { WORD("order-go-on") }.
default-time-over-both = Les deux joueurs sont absents, et le délai de forfait est écoulé. Les deux perdent, sauf décision contraire. Entrez : { WORD("order-result") }, et le résultat ; ou : { WORD("order-go-on") }.

class = { $class ->
    [blitz] C'est une partie de blitz.
    [rapid] C'est une partie rapide.
   *[standard] C'est une partie classique.
}
armageddon = C'est une partie Armageddon : la nulle compte comme une victoire des Noirs.
armageddon-drawn = Dans une partie Armageddon, cette nulle est une victoire des Noirs.

flag-remedy = { $game ->
    [yes] Aucune partie n'a commencé. Corrigez et relancez le programme.
   *[no] Corrigez et relancez le programme, ou ajoutez --help.
}
flag-unknown = L'option { $flag } n'existe pas.
flag-near = L'option { $flag } n'existe pas. Vouliez-vous dire { $near } ?
flag-no-command = La commande { $text } n'existe pas.
flag-near-command = La commande { $text } n'existe pas. Vouliez-vous dire { $near } ?
flag-value = { $flag } ne peut pas valoir { $value }.
flag-value-valid = { $flag } ne peut pas valoir { $value }. Choisissez parmi : { $valid }.
flag-no-value = Il manque une valeur après { $flag }.
flag-missing = Il manque { $text }.
flag-conflict = { $flag } et { $other } ne vont pas ensemble.
flag-too-much = { $text } est un mot de trop.
flag-assistant = Un joueur déficient visuel contre un joueur malentendant a besoin d'un assistant. Indiquez assistant yes ou opponent-assistant yes.
flag-setting = { $flag } : { $why }.
flag-unreadable = Cette ligne de commande est illisible : { $why }.
wrong-one-of = { $given } ne convient pas ici ; choisissez parmi { $names }
wrong-number = { $given } ne convient pas ici ; prenez un nombre entier de { $least } à { $most }
wrong-too-long = c'est trop long ; prenez { $most } caractères au plus
wrong-not-one-line = prenez une seule ligne, sans tabulations ni autres caractères de contrôle
wrong-no-rules = les règles { $given } n'existent pas ; choisissez parmi { $names }
wrong-no-directory = indiquez un dossier
wrong-no-whole-path = { $given } ne convient pas ici ; prenez un chemin complet, qui commence par /
wrong-cue = { $given } ne convient pas ici ; prenez on, off ou un nombre de 0 à 100 ; ou le chemin complet d'un fichier WAV, qui commence par /, même suivi d'un tel nombre
wrong-time-near = { $why } ; peut-être { $near }
wrong-no-setting = le réglage { $given } n'existe pas ; pour les énumérer, entrez annabella config
wrong-no-setting-near = le réglage { $given } n'existe pas ; peut-être { $near }
wrong-no-text = prenez un texte entre guillemets, ou un nombre
wrong-file-unread = le fichier ne peut pas être lu : { $why }
wrong-file-unwritten = le fichier ne peut pas être écrit : { $why }
wrong-file-large = le fichier est trop grand ; { $most } kilo-octets au plus sont possibles
wrong-no-utf8 = ce n'est pas du texte en UTF-8 ; enregistrez le fichier en UTF-8
wrong-no-toml = ce n'est pas du TOML, qui ressemble à ceci : { $like }
wrong-other = { $why }
wrong-warning = { $text } ne convient pas ici ; prenez off, ou des temps comme 5:00 1:00 0:30, et countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } ne convient pas ici ; prenez un nombre entier de secondes, { $most } au plus
wrong-warning-point = { $text } ne convient pas ici ; prenez des minutes et deux chiffres de secondes, comme 5:00 ou 0:30, jusqu'à 24 heures
wrong-warnings-many = il y a trop de temps ; prenez-en { $most } au plus
wrong-warning-tick = tick-below exige un tic ; ajoutez tick=1
time-wrong-side = pour les { side-name }, { $why }
time-wrong-sides = nommez chaque camp une fois, par exemple white=5 black=4
time-wrong = { $kind ->
    [empty] la partie { WORDS($part) } de la cadence est vide ; entrez par exemple 25+5 ou 90/40+30,30+30
    [no-minutes] la partie { WORDS($part) } de la cadence n'a pas de minutes ; entrez par exemple 25+5
    [no-moves] la partie { WORDS($part) } de la cadence n'a pas de nombre de coups après la barre ; entrez par exemple 90/40
    [no-seconds] la partie { WORDS($part) } de la cadence n'a pas de secondes à leur place ; entrez par exemple 30+30
    [minutes] dans la partie { WORDS($part) } de la cadence, { $text } n'est pas un nombre entier de minutes ; entrez par exemple 25+5
    [moves] dans la partie { WORDS($part) } de la cadence, { $text } n'est pas un nombre entier de coups ; entrez par exemple 90/40
    [seconds] dans la partie { WORDS($part) } de la cadence, { $text } n'est pas un nombre entier de secondes ; entrez par exemple 30+30
    [figures] dans la partie { WORDS($part) } de la cadence, il faut à { $text } deux chiffres de secondes après les deux-points, comme 3:30 ; un incrément s'écrit 25+5
    [range-minutes] dans la partie { WORDS($part) } de la cadence, { $text } minutes, c'est trop peu ou trop ; prenez de 1 à { $most }, par exemple 25+5
    [range-moves] dans la partie { WORDS($part) } de la cadence, { $text } coups, c'est trop peu ou trop ; prenez de 1 à { $most }, par exemple 90/40
    [range-seconds] dans la partie { WORDS($part) } de la cadence, { $text } secondes, c'est trop peu ou trop ; au plus { $most }, par exemple 25+5
    [period-moves] partie { WORDS($part) } de la cadence : chaque période sauf la dernière nomme ses coups, et la dernière aucun, comme 90/40,30
    [periods] la cadence a { WORDS($part, form: "feminine") } périodes ; prenez-en une à quatre
   *[after] le mot after exige un incrément ; entrez par exemple 25+5 after
}

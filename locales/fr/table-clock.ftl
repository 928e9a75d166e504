# La pendule à la table : interruptions, début, qui est présent.

gap = { $cause ->
    [slept] L'ordinateur était en veille pendant que la pendule des { side-name } tournait : { $time }.
    [away] La console était arrêtée pendant que la pendule des { side-name } tournait, environ { $time }.
   *[unknown] La console était arrêtée pendant que la pendule des { side-name } tournait ; personne ne sait combien de temps.
} Ce temps n'est compté à personne, et les pendules sont arrêtées. { $decides ->
    [arbiter] L'arbitre décide.
   *[players] Entrez { WORD("resume") } pour continuer, ou d'abord imputer, s'il doit compter pour les { side-name }.
}
slept = L'ordinateur était en veille : { $time }. Aucune pendule ne tournait.
charged = Temps compté aux { side-name } : { $time }. Il leur reste : { $left }. Entrez { WORD("resume") } pour continuer.

clock-waits = Les pendules ne tournent pas encore : la partie commence au signal de l'arbitre.
clock-first-move = Les Blancs ont { $white }, les Noirs ont { $black }. La pendule démarre au premier coup.
clock-begun = L'arbitre lance la partie. Les { side-name } ont le trait.
arrived = Le joueur des { side-name } est là.
late = Le joueur des { side-name } est en retard : { $time }. { $over ->
    [yes] Le délai de forfait était écoulé et la partie est perdue, sauf décision contraire. Entrez fin avec le résultat, ou laissez jouer.
   *[no] Le délai de forfait n'était pas écoulé : la partie continue.
}
default-time-over = Le délai de forfait est écoulé et le joueur des { side-name } n'est pas là. La partie est perdue, sauf décision contraire : entrez fin avec le résultat, ou laissez jouer.
default-time-over-both = Le délai de forfait est écoulé et aucun des joueurs n'est là. Les deux perdent, sauf décision contraire : entrez fin avec le résultat, ou laissez jouer.

class = { $class ->
    [blitz] D'après sa cadence, c'est une partie de blitz.
    [rapid] D'après sa cadence, c'est une partie rapide.
   *[standard] D'après sa cadence, c'est une partie en cadence classique.
}
armageddon = C'est une partie Armageddon : la nulle compte comme une victoire des Noirs.
armageddon-drawn = Dans une partie Armageddon, cette nulle compte comme une victoire des Noirs.

flag-remedy = { $game ->
    [yes] Aucune partie n'a commencé ; corrigez et relancez le programme.
   *[no] Corrigez et relancez le programme, ou avec --help.
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
flag-assistant = Un joueur déficient visuel et un joueur malentendant ont besoin d'un assistant. Indiquez assistant yes ou opponent-assistant yes.
flag-setting = { $flag } : { $why }.
flag-unreadable = Cette ligne de commande est illisible : { $why }.
wrong-one-of = { $given } ne convient pas ici ; il faudrait l'un de ceux-ci : { $names }
wrong-number = { $given } ne convient pas ici ; il faudrait un nombre entier de { $least } à { $most }
wrong-too-long = c'est trop long ; il faudrait { $most } caractères au plus
wrong-not-one-line = il faudrait une seule ligne, sans tabulations ni autres caractères de contrôle
wrong-no-rules = les règles { $given } n'existent pas ; il faudrait l'un de ceux-ci : { $names }
wrong-no-directory = il faudrait un dossier
wrong-no-whole-path = { $given } ne convient pas ici ; il faudrait un chemin complet, à partir de /
wrong-cue = { $given } ne convient pas ici ; il faudrait on, off, un nombre de 0 à 100, ou le chemin complet d'un fichier WAV, à partir de /, même suivi d'un tel nombre
wrong-time-near = { $why } ; peut-être { $near }
wrong-no-setting = le réglage { $given } n'existe pas ; annabella config les énumère tous
wrong-no-setting-near = le réglage { $given } n'existe pas ; peut-être { $near }
wrong-no-text = il faudrait un texte entre guillemets, ou un nombre
wrong-other = { $why }
wrong-warning = { $text } ne convient pas ici ; il faudrait off, ou des temps comme 5:00 1:00 0:30, et countdown=10, tick=1, tick-below=1:00, tone, opponent
wrong-warning-seconds = { $text } ne convient pas ici ; il faudrait un nombre entier de secondes, { $most } au plus
wrong-warning-point = { $text } ne convient pas ici ; il faudrait des minutes et deux chiffres de secondes, comme 5:00 ou 0:30, jusqu'à 24 heures
wrong-warnings-many = il y a trop de temps ; il en faudrait { $most } au plus
wrong-warning-tick = tick-below dit où commence le tic-tac, et il n'y en a pas ; ajoutez tick=1
time-wrong-side = pour les { side-name }, { $why }
time-wrong-sides = nommez chaque camp une fois, par exemple white=5 black=4
time-wrong = { $kind ->
    [empty] la partie { WORDS($part) } de la cadence est vide ; il faudrait par exemple 25+5 ou 90/40+30,30+30
    [no-minutes] dans la partie { WORDS($part) } de la cadence, il manque les minutes ; il faudrait par exemple 25+5
    [no-moves] dans la partie { WORDS($part) } de la cadence, il manque le nombre de coups après la barre ; il faudrait par exemple 90/40
    [no-seconds] dans la partie { WORDS($part) } de la cadence, il manque les secondes ; il faudrait par exemple 30+30
    [minutes] dans la partie { WORDS($part) } de la cadence, { $text } n'est pas un nombre entier de minutes ; il faudrait par exemple 25+5
    [moves] dans la partie { WORDS($part) } de la cadence, { $text } n'est pas un nombre entier de coups ; il faudrait par exemple 90/40
    [seconds] dans la partie { WORDS($part) } de la cadence, { $text } n'est pas un nombre entier de secondes ; il faudrait par exemple 30+30
    [figures] dans la partie { WORDS($part) } de la cadence, il faut deux chiffres de secondes après les deux-points de { $text }, comme dans 3:30 ; un incrément s'écrit 25+5
    [range-minutes] dans la partie { WORDS($part) } de la cadence, { $text } minutes, c'est trop peu ou trop ; il faudrait de 1 à { $most }, par exemple 25+5
    [range-moves] dans la partie { WORDS($part) } de la cadence, { $text } coups, c'est trop peu ou trop ; il faudrait de 1 à { $most }, par exemple 90/40
    [range-seconds] dans la partie { WORDS($part) } de la cadence, { $text } secondes, c'est trop peu ou trop ; au plus { $most }, par exemple 25+5
    [period-moves] partie { WORDS($part) } de la cadence : chaque période sauf la dernière nomme ses coups, et la dernière aucun, comme dans 90/40,30
    [periods] la cadence a { WORDS($part) } périodes ; il en faudrait une à quatre
   *[after] le mot after dit quand vient le premier incrément, et il n'y a pas d'incrément ; il faudrait par exemple 25+5 after
}

# La pendule seule (annabella clock).
timepiece-set-up = La pendule est réglée. { $control }
timepiece-greeting = { $white } appuie pour les Blancs, { $black } pour les Noirs. { $resumed ->
    [yes] { $resume } relance la pendule.
   *[no] Le premier appui des Noirs lance le temps des Blancs.
} { $help } donne toutes les touches.
timepiece-greeting-lines = { $resumed ->
    [yes] Entrez { WORD("resume") } pour relancer la pendule, ou { WORD("help") }.
   *[no] Entrez blancs ou noirs pour appuyer, ou { WORD("help") }. Le premier appui des Noirs lance le temps des Blancs.
}
timepiece-paused = La pendule est arrêtée.
timepiece-resumed = Le temps des { side-name } tourne.
timepiece-taken-up = La pendule est reprise, et arrêtée. Les Blancs ont { $white }, les Noirs ont { $black }. Trait aux { side-name }.{ $gap ->
    [yes] {" "}L'interruption a duré { $time } et n'est comptée à personne. Les temps avaient été notés au plus cinq secondes avant.
   *[no] {""}
}
timepiece-slept = L'ordinateur était en veille : { $time }. Ce temps n'est compté à personne, et la pendule est arrêtée. Entrez { WORD("resume") } pour continuer.
timepiece-slept-keys = L'ordinateur était en veille : { $time }. Ce temps n'est compté à personne, et la pendule est arrêtée. { $key } la relance.
timepiece-flag = { $second ->
    [yes] Le drapeau des { side-name } est tombé aussi, après l'autre.
   *[no] Le drapeau des { side-name } est tombé.
}
timepiece-fell-first = Le drapeau des { side-name } est tombé le premier.
timepiece-flag-state = { $flag ->
    [first] Le drapeau est tombé, le premier des deux.
    [second] Le drapeau est tombé, le second des deux.
   *[only] Le drapeau est tombé.
}
timepiece-left-now = Les { side-name } ont maintenant { $time }.
timepiece-moves-now = Les { side-name } ont maintenant joué { timepiece-count }.
timepiece-turn-now = C'est maintenant aux { side-name } de jouer.
timepiece-finished = La pendule est rangée.
timepiece-not-running = Le temps des { side-name } tourne. Seuls les { side-name } peuvent appuyer.
timepiece-stands = La pendule est arrêtée. Lancez-la d'abord, avec { WORD("resume") }.
timepiece-stands-keys = La pendule est arrêtée. { $key } la relance.
timepiece-runs = La pendule tourne. Arrêtez-la d'abord, avec { WORD("pause") }.
timepiece-runs-keys = La pendule tourne. Arrêtez-la d'abord, avec { $key }.
timepiece-nothing-to-pause = La pendule est déjà arrêtée.
timepiece-over = Cette partie est finie. { WORD("compose") } règle une autre pendule.
timepiece-used = { $whose ->
    [own] Vous avez utilisé { $time }.
    [other] Votre adversaire a utilisé { $time }.
   *[side] Les { side-name } ont utilisé { $time }.
}
timepiece-count = { $count ->
    [one] un coup
   *[other] { WORDS($count, form: "masculine") } coups
}
timepiece-moves = Les Blancs ont joué { $white }, les Noirs { $black }. Trait aux { side-name }.
timepiece-to-control = { $comes ->
    [yes] Avant le contrôle de temps : { timepiece-count }.
   *[no] Il n'y a plus de contrôle de temps.
}
timepiece-elapsed = La partie dure depuis { $time }.{ $stood ->
    [yes] {" "}La pendule en a été arrêtée { $paused }.
   *[no] {""}
}
# Asked of White first: how to answer is told there, and again where an answer means nothing.
timepiece-ask-left = { $side ->
    [white] Combien doivent avoir les { side-name } ? Ils ont maintenant { $time }. Entrez les minutes, ou minutes, deux-points, secondes. Une ligne vide ne change rien.
   *[black] Combien doivent avoir les { side-name } ? Ils ont maintenant { $time }.
}
timepiece-ask-moves = Combien de coups ont joué les { side-name } ? Pour l'instant : { timepiece-count }.
timepiece-ask-turn = À qui de jouer ? Pour l'instant aux { side-name }. Entrez blancs ou noirs.
timepiece-not-a-time = { $text } n'est pas un temps. Entrez les minutes, ou minutes, deux-points, secondes.
timepiece-not-a-number = { $text } n'est pas un nombre de coups. Entrez un nombre entier.
timepiece-not-a-side = { $text } ne désigne ni les blancs ni les noirs.
timepiece-nothing-asked = Rien n'a été changé.
timepiece-none = Il n'y a pas de pendule à reprendre. Commencez sans resume.
timepiece-held = Un autre programme tient cette pendule ouverte : { $file }. Fermez-la d'abord dans l'autre programme.
timepiece-kept = La pendule est enregistrée. Vous pourrez la reprendre. Au revoir.
timepiece-confirm-quit = Quitter ? La pendule s'arrête et pourra être reprise. Entrez { WORD("yes") } ou { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] Une manette est branchée : { $name }.
   *[no] La manette { $name } n'est plus là. Ses boutons n'appuient plus.
}
timepiece-word = Entrez un mot.
timepiece-unknown = Je ne comprends pas { $text }. Entrez { WORD("help") }.
timepiece-help-lines = Entrez blancs ou noirs pour appuyer ; { WORD("own-time") }, { WORD("other-time") } ou { WORD("clock") } pour les temps ; { WORD("short-times") } ou { WORD("long-times") } pour la façon de les dire ; { $words }. Comme arbitre ajoute blancs deux deux-points trente, retire, règle, coups blancs douze, trait noirs.
timepiece-begun = La pendule a déjà été lancée. Entrez d'abord { WORD("timepiece-finish") } pour la ranger, puis réglez-en une autre.
timepiece-key-press-white = appuie pour les Blancs.
timepiece-key-press-black = appuie pour les Noirs.
timepiece-key-press = appuie pour le camp dont le temps tourne.
timepiece-key-own-time = votre temps.
timepiece-key-other-time = le temps de votre adversaire.
timepiece-key-clocks = les deux temps.
timepiece-key-moves = le nombre de coups.
timepiece-key-to-control = combien de coups restent avant le contrôle de temps.
timepiece-key-elapsed = depuis quand dure la partie.
timepiece-key-time-of-day = l'heure.
timepiece-key-control = la cadence.
timepiece-key-pause = arrête la pendule et la relance.
timepiece-key-correct = règle les temps, les coups et le trait, pendant que la pendule est arrêtée.
timepiece-key-compose = compose une cadence, avant la partie.
timepiece-key-warnings = désactive ou active les avertissements.
timepiece-key-power = batterie et secteur.
timepiece-key-speech = désactive ou active la voix privée.
timepiece-key-repeat = redit les derniers mots.
timepiece-key-silence = fait taire la voix.
timepiece-key-word = ouvre une ligne pour un mot.
timepiece-key-help = donne toutes les touches.
timepiece-key-leave = demande si vous voulez quitter.

# La pendule seule (annabella clock).
timepiece-set-up = La pendule est réglée. { $control }
timepiece-greeting = { $white } appuie pour les Blancs, { $black } pour les Noirs. { $resumed ->
    [yes] Pour relancer la pendule : { $resume }.
   *[no] Le premier appui des Noirs lance le temps des Blancs.
} Pour toutes les touches : { $help }.
timepiece-greeting-lines = { $resumed ->
    [yes] Pour relancer la pendule, entrez : { WORD("resume") }. Pour l'aide, entrez : { WORD("help") }.
   *[no] Pour appuyer, entrez : blancs, ou noirs. Le premier appui des Noirs lance le temps des Blancs. Pour l'aide, entrez : { WORD("help") }.
}
timepiece-paused = La pendule est arrêtée.
timepiece-resumed = Le temps des { side-name } tourne.
timepiece-taken-up = La pendule est reprise, et arrêtée. Les Blancs ont { $white }, les Noirs ont { $black }. Trait aux { side-name }.{ $gap ->
    [yes] {" "}L'interruption de { $time } n'est pas comptée. Les temps avaient été notés au plus cinq secondes avant.
   *[no] {""}
}
timepiece-slept = L'ordinateur a été en veille { $time }, ce qui n'est pas compté. La pendule est arrêtée. Pour continuer, entrez : { WORD("resume") }.
timepiece-slept-keys = L'ordinateur a été en veille { $time }, ce qui n'est pas compté. La pendule est arrêtée. Pour continuer : { $key }.
timepiece-flag = { $second ->
    [yes] Le drapeau des { side-name } est tombé aussi, en second.
   *[no] Le drapeau des { side-name } est tombé.
}
timepiece-fell-first = Le drapeau des { side-name } est tombé le premier.
timepiece-flag-state = { $flag ->
    [first] Le drapeau est tombé en premier.
    [second] Le drapeau est tombé en second.
   *[only] Le drapeau est tombé.
}
timepiece-left-now = Les { side-name } ont maintenant { $time }.
timepiece-moves-now = Les { side-name } ont maintenant joué { timepiece-count }.
timepiece-turn-now = C'est maintenant aux { side-name } de jouer.
timepiece-finished = La pendule est rangée.
timepiece-not-running = Le temps des { side-name } tourne. Seuls les { side-name } peuvent appuyer.
timepiece-stands = Lancez d'abord la pendule. Entrez : { WORD("resume") }.
timepiece-stands-keys = Lancez d'abord la pendule : { $key }.
timepiece-runs = Arrêtez d'abord la pendule. Entrez : { WORD("pause") }.
timepiece-runs-keys = Arrêtez d'abord la pendule : { $key }.
timepiece-nothing-to-pause = La pendule est déjà arrêtée.
timepiece-over = Cette partie est finie. Pour une autre pendule, entrez : { WORD("compose") }.
timepiece-used = { $whose ->
    [own] Vous avez utilisé { $time }.
    [other] Votre adversaire a utilisé { $time }.
   *[side] Les { side-name } ont utilisé { $time }.
}
timepiece-count = { $count ->
    [one] { WORDS($count, form: "masculine") } coup
   *[other] { WORDS($count, form: "masculine") } coups
}
timepiece-moves = Les Blancs ont joué { $white }, les Noirs { $black }. Trait aux { side-name }.
timepiece-to-control = { $comes ->
    [yes] Avant le contrôle de temps : { timepiece-count }.
   *[no] Il n'y a plus de contrôle de temps.
}
timepiece-elapsed = La partie dure depuis { $time }.{ $stood ->
    [yes] {" "}La pendule est restée arrêtée { $paused }.
   *[no] {""}
}
# La première question, sur les Blancs, dit comment répondre ; le refus d'une réponse fausse aussi.
timepiece-ask-left = { $side ->
    [white] Quel temps doivent avoir les { side-name } ? Actuellement : { $time }. Entrez les minutes, ou minutes, deux-points, secondes. Une ligne vide ne change rien.
   *[black] Quel temps doivent avoir les { side-name } ? Actuellement : { $time }.
}
timepiece-ask-moves = Combien de coups les { side-name } ont-ils achevés ? Actuellement : { timepiece-count }.
timepiece-ask-turn = À qui de jouer ? Actuellement : aux { side-name }. Entrez blancs ou noirs.
timepiece-not-a-time = { $text } n'est pas un temps. Entrez les minutes, ou minutes, deux-points, secondes.
timepiece-not-a-number = { $text } n'est pas un nombre de coups. Entrez un nombre entier.
timepiece-not-a-side = { $text } ne désigne ni les blancs ni les noirs.
timepiece-nothing-asked = Rien n'a été changé.
timepiece-none = Aucune pendule n'est enregistrée. Commencez sans resume.
timepiece-held = Un autre programme utilise cette pendule : { $file }. Fermez-la d'abord là-bas.
timepiece-kept = La pendule est enregistrée. Vous pourrez la reprendre. Au revoir.
timepiece-confirm-quit = Quitter ? La pendule est arrêtée. Vous pourrez la reprendre. Entrez : { WORD("yes") } ou { WORD("no") }.
timepiece-pad = { $connected ->
    [yes] Manette branchée : { $name }.
   *[no] Manette débranchée : { $name }. Ses boutons ne marchent plus.
}
timepiece-word = Entrez un mot.
timepiece-unknown = Je ne comprends pas { $text }. Entrez : { WORD("help") }.
timepiece-help-lines = Pour appuyer : blancs, ou noirs. Temps : { WORD("own-time") }, { WORD("other-time") } ou { WORD("clock") }. Façon de dire les temps : { WORD("short-times") } ou { WORD("long-times") }. Autres : { $words }. Arbitre : ajoute blancs deux deux-points trente ; retire ; règle ; coups blancs douze ; trait noirs.
timepiece-begun = Cette pendule a déjà été lancée. Pour en régler une autre, entrez d'abord : { WORD("timepiece-finish") }.
timepiece-key-press-white = appuie pour les Blancs.
timepiece-key-press-black = appuie pour les Noirs.
timepiece-key-press = appuie pour le camp dont le temps tourne.
timepiece-key-own-time = votre temps.
timepiece-key-other-time = le temps de votre adversaire.
timepiece-key-clocks = les deux temps.
timepiece-key-moves = le nombre de coups.
timepiece-key-to-control = les coups avant le contrôle de temps.
timepiece-key-elapsed = depuis quand dure la partie.
timepiece-key-time-of-day = l'heure.
timepiece-key-control = la cadence.
timepiece-key-pause = arrête la pendule et la relance.
timepiece-key-correct = règle les temps, les coups et le trait, pendule arrêtée.
timepiece-key-compose = compose une cadence, avant la partie.
timepiece-key-warnings = désactive ou active les avertissements.
timepiece-key-power = batterie et secteur.
timepiece-key-speech = désactive ou active la voix privée.
timepiece-key-repeat = redit les derniers mots.
timepiece-key-silence = fait taire la voix.
timepiece-key-word = ouvre une ligne pour un mot.
timepiece-key-help = donne toutes les touches.
timepiece-key-leave = demande si vous voulez quitter.

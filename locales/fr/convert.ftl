# Conversion de feuilles de partie : ce qui est omis et pourquoi, et le résultat.

convert-at-line = { $place } : { $why }
convert-at-game = { $place } : partie { $game } : { $why }
convert-at-move = { $place } : partie { $game }, coup { $move } : { $why }
convert-no-move = { $text } ne peut pas être lu comme un coup.
convert-illegal = { $text } n'est pas légal ici.
convert-ambiguous = { $text } peut désigner plusieurs coups.
convert-tag = La ligne { $text } n'est pas une étiquette valable.
convert-no-notation = Il n'y a pas de notation { $text } ; il y a en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = La position initiale est inutilisable. { $text }
convert-variant = { $text } est un autre jeu que les échecs.
convert-open-ended = Un commentaire ou une variante n'a pas de fin.
convert-no-result = Il manque le résultat à la fin : la partie est tronquée.
convert-behind-result = Quelque chose suit le résultat.
convert-among-words = Les coups { $text } se trouvent sur une ligne avec des mots. Mettez les mots entre accolades ou les coups sur leurs propres lignes, ou numérotez les coups.
convert-too-long = Aucune partie n'est aussi longue.
convert-no-move-in-code = { $text } n'est pas un coup légal dans ce code braille.
convert-goes-on = La partie n'a pas de résultat à la fin. Elle est lue comme une partie en cours.
braille-corrected = { $text } est lu comme { $move }, dans ce code { $right }.
braille-slip = { $slip ->
    [capture-missing] Il manque le signe de prise.
    [capture-for-nothing] Il y a un signe de prise, mais rien n'est pris.
    [check-missing] Il manque le signe d'échec.
    [check-for-nothing] Il y a un signe d'échec, mais il n'y a pas échec.
    [mate-missing] Il manque le signe d'échec et mat.
    [mate-for-nothing] Il y a un signe d'échec et mat, mais il n'y a pas mat.
    [more-than-needed] Il y a plus de lettres ou de chiffres que nécessaire.
   *[sign-elsewhere] Un signe se trouve à une autre place.
}
braille-nearest = { $count ->
    [one] Le coup légal le plus proche est { $moves }.
   *[other] Les coups légaux les plus proches sont { $moves }.
}
convert-other-code = C'est un autre code braille ; il se lit avec --from-braille { $text }.
convert-several-codes = La page ne nomme pas son code braille et c'est une partie différente dans chacun de ceux-ci : { $codes }. Indiquez-le avec --from-braille.
convert-number = Le numéro du coup est attendu, et on trouve { $text }.
convert-diagram = Le diagramme montre une autre position.
convert-page-number = La page ne porte pas le numéro { $number } en bas. Si le fichier n'a pas de pages, utilisez --plain-lines.
convert-page-height = La page n'a pas autant de lignes que la première. Si le fichier n'a pas de pages, utilisez --plain-lines.
convert-empty-line = Une ligne vide se trouve parmi les coups. Si le fichier n'a pas de pages, utilisez --plain-lines.
convert-no-move-before = { $text } ne suit aucun coup.
convert-not-braille = { $text } n'est pas une cellule braille à six points.
convert-page-cut-off = Le fichier est coupé au milieu d'une page. S'il n'a pas de pages, utilisez --plain-lines.
convert-page-too-large = Aucune page braille n'est aussi grande.
convert-pef = Ce n'est pas un PEF lisible. { $why ->
    [empty] Il ne contient rien.
    [xml] Ce n'est pas du XML bien formé.
    [endless] Une de ses parties n'a pas de fin.
    [document-type] Il déclare un type de document, ce qu'aucun PEF ne fait.
    [namespace] Son espace de noms est un autre.
    [too-deep] Ses éléments sont imbriqués trop profondément.
    [element] Un PEF n'a pas de { $element }.
    [misplaced] { $element } se trouve au mauvais endroit.
    [between-rows] Quelque chose se trouve entre les lignes.
   *[no-braille] Une ligne contient quelque chose qui n'est pas du braille.
}
convert-io = La lecture ne peut pas continuer. { $text }
convert-results-differ = L'étiquette dit { $tag } ; ce qui suit les coups l'emporte.
convert-tag-in-comment = Une ligne d'un commentaire commence par une étiquette et reste dans le commentaire. S'il devait finir avant, fermez-le par une accolade et convertissez de nouveau le fichier.
convert-progress = Parties jusqu'ici : { $games }.
convert-progress-percent = Parties jusqu'ici : { $games }, { $percent } pour cent.
convert-done = { $games ->
    [0] Aucune partie convertie.
    [one] Une partie convertie.
   *[other] { $games } parties converties.
}
convert-left-out = { $games ->
    [one] Une omise.
   *[other] { $games } omises.
}
convert-dropped-comments = Commentaires, pour lesquels ce format n'a pas de place : { $count }.
convert-dropped-signs = Signes d'annotation, pour lesquels ce format n'a pas de place : { $count }.
convert-dropped-variations = Variantes d'analyse, pour lesquelles ce format n'a pas de place : { $count }.
convert-dropped-times = Temps, pour lesquels ce format n'a pas de place : { $count }.
convert-dropped-offers = Propositions de nulle, pour lesquelles ce format n'a pas de place : { $count }.
convert-dropped-tags = Étiquettes, pour lesquelles ce format n'a pas de place : { $count }.
convert-dropped-not-legal = Fins de partie avec des coups illégaux, pour lesquelles ce format n'a pas de place : { $count }.
convert-dropped-headings = En-têtes où une cellule pleine remplace une lettre sans braille : { $count }.
convert-dropped-unspoken = Lignes en braille au-dessus des coups, qu'aucune voix ne peut dire : { $count }.
convert-old-letters = Parties qui n'étaient pas en UTF-8 et ont été lues comme du Latin-1 : { $games }.
convert-stopped = Arrêt à la première partie qui ne peut pas être convertie.
convert-interrupted = Interrompu ; rien n'a été écrit.
convert-unreadable = { $file } ne peut pas être lu : { $why }.
convert-unwritable = { $file } ne peut pas être écrit : { $why }.
convert-exists = { $file } existe déjà ; avec --force il est remplacé.
convert-replace = { $file } existe déjà. Le remplacer ? Tapez o pour oui :
convert-yes = o
convert-missing = Le fichier { $file } n'existe pas.
convert-empty-file = { $file } est vide.
convert-html = Le HTML ne peut pas être lu : { $file }. Utilisez plutôt le PGN ou le texte de la partie.
convert-no-such-game = { $games ->
    [one] { $file } n'a pas de partie { $game } : il n'en contient qu'une.
   *[other] { $file } n'a pas de partie { $game } : il n'en contient que { $games }.
}
convert-flag-unused = { $flag } ne change rien à cette conversion. Retirez cette option.
convert-flag-needs = { $flag } exige { $other }.
convert-numbers-differ = Le numéro du coup est { $text }, mais c'est le coup { $number }. Les coups font foi.
convert-strange = { $kind ->
    [no-break] Il s'y trouve une espace insécable, { $code }.
    [no-width] Il s'y trouve un signe sans largeur, { $code }.
    [nul] Il s'y trouve le signe NUL, { $code }.
    [control] Il s'y trouve un signe de commande, { $code }.
    [blank] Il s'y trouve une espace particulière, { $code }.
   *[look-alike] Il s'y trouve une lettre qui ressemble seulement à { $like }, { $code }.
}
convert-no-game = Il n'y a aucune partie dans { $file }.
convert-unknown-form = Impossible de savoir sous quelle forme est { $file } ; indiquez-la avec --from.
convert-no-louis = Les noms sont écrits sans liblouis, en lettres et chiffres seulement : { $why }.
convert-needs-file = Un enregistrement ne peut être écrit que dans un fichier : indiquez-le avec -o, par exemple -o partie.wav.
convert-no-place-for-list = La liste des coups ne peut pas se trouver dans { $file }, qui est un périphérique ou un tube : indiquez un autre enregistrement avec -o, par exemple -o partie.wav.
convert-no-voice = Il n'y a pas de voix pour l'enregistrement : { $why }.
convert-recording-too-long = L'enregistrement devient trop long pour { $file } : un tel fichier contient environ { $hours } heures. Convertissez moins de parties à la fois.
convert-recorded = L'enregistrement est { $file } ; les coups et leurs temps se trouvent dans { $list }.

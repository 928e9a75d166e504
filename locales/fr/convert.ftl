# Conversion de feuilles de partie : ce qui est omis et pourquoi, et le résultat.

convert-at-line = { $place } : { $why }
convert-at-game = { $place } : partie { $game } : { $why }
convert-at-move = { $place } : partie { $game }, coup { $move } : { $why }
convert-no-move = { $text } ne peut pas être lu comme un coup.
convert-illegal = { $text } est illégal ici.
convert-ambiguous = { $text } peut désigner plusieurs coups.
convert-no-notation = La notation { $text } n'existe pas. Choisissez parmi : en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf.
convert-start = La position initiale est inutilisable.
convert-variant = { $text } est un autre jeu que les échecs.
convert-open-ended = Un commentaire ou une variante n'a pas de fin.
convert-no-result = La partie est coupée : il manque le résultat à la fin.
convert-behind-result = Quelque chose suit le résultat.
convert-among-words = Les coups { $text } sont sur une ligne avec des mots. Mettez les mots entre accolades, les coups sur d'autres lignes, ou numérotez les coups.
convert-too-long = Aucune partie n'est aussi longue.
convert-no-move-in-code = { $text } n'est pas un coup légal dans ce code braille.
convert-possible = Possibles : { $moves }.
convert-kept = La partie est conservée jusque-là.
convert-read-as = { $text } est lu comme { $meant }.
convert-tag-left-out = La ligne { $text } est une étiquette sans valeur. Elle est omise.
convert-first-variation = Une variante avant le premier coup est mise { $after ->
    [yes] après lui.
   *[no] dans un commentaire.
}
convert-in-variation = Cela se trouve dans une variante.
convert-more-in-variations = { $count ->
    [one] Une autre variante a
   *[other] { $count } autres variantes ont
} des fautes.
convert-result-of-board = L'échiquier montre { $board ->
    [checkmate] un mat
    [stalemate] un pat
   *[dead] une position où personne ne peut mater
}, donc le résultat est { $result }.
convert-against-board = Le résultat est { $result }, mais { $board ->
    [checkmate] l'échiquier montre un mat
    [stalemate] l'échiquier montre un pat
   *[dead] aucun camp ne peut mater
}. Le résultat est gardé.
convert-without-pages = Le braille n'a pas de pages. Il est lu ligne par ligne.
convert-without-feeds = Les sauts de page manquent. Les pages sont séparées par leurs numéros.
convert-stray = Un { $text } en trop est omis.
convert-letters = Les coups sont lus dans la notation { $notation }, car { $all ->
    [yes] tous y correspondent
   *[no] plus de coups y correspondent qu'à toute autre
}.
convert-day = La date { $text } peut désigner plus d'un jour. Elle reste telle qu'elle est écrite.
convert-fen-castling = La FEN donne des droits de roque sans roi et tour en place. Ils sont omis.
convert-fen-en-passant = La FEN donne une case de prise en passant impossible. Elle est omise.
convert-fen-fields = La position initiale est lue comme { $meant }.
convert-result-of-tag = Aucun résultat ne suit les coups. Celui au-dessus, { $tag }, compte.
convert-goes-on = La partie n'a pas de résultat à la fin. Elle est lue comme non terminée.
braille-corrected = { $text } est lu comme { $move }. Ce code écrit { $right }.
braille-slip = { $slip ->
    [capture-missing] Il manque le signe de prise.
    [capture-for-nothing] Il y a un signe de prise, mais rien n'est pris.
    [check-missing] Il manque le signe d'échec.
    [check-for-nothing] Il y a un signe d'échec, mais pas d'échec.
    [mate-missing] Il manque le signe d'échec et mat.
    [mate-for-nothing] Il y a un signe d'échec et mat, mais pas de mat.
    [more-than-needed] Il y a plus de lettres ou de chiffres que nécessaire.
   *[sign-elsewhere] Un signe est à une autre place.
}
braille-nearest = { $count ->
    [one] Le coup légal le plus proche est { $moves }.
   *[other] Les coups légaux les plus proches sont { $moves }.
}
convert-other-code = C'est un autre code braille. Lisez-le avec --from-braille { $text }.
convert-several-codes = La page ne nomme pas son code braille. Ces codes donnent des parties différentes : { $codes }. Choisissez avec --from-braille.
convert-number = Il y a { $text } au lieu du numéro du coup.
convert-diagram = Le diagramme montre une autre position.
convert-page-number = La page ne finit pas par son numéro, { $number }. S'il n'y a pas de pages, utilisez --plain-lines.
convert-page-number-read = La page ne se termine pas par son numéro, { $number }. Elle est lue quand même.
convert-page-height = La page n'a pas autant de lignes que les précédentes.
convert-form-feed = Un saut de page manque. La page est séparée par son numéro.
convert-code-line = La ligne qui nomme le code braille est abîmée. La partie est lue dans le code { $text }.
convert-empty-line = Il y a une ligne vide parmi les coups. S'il n'y a pas de pages, utilisez --plain-lines.
convert-no-move-before = { $text } ne suit aucun coup.
convert-not-braille = { $text } n'est pas une cellule braille à six points.
convert-no-layout = Les sauts de page et les espaces en début de ligne manquent. Copiez le fichier d'origine sans le modifier, ou ne gardez que les en-têtes, les coups et les résultats.
convert-page-cut-off = Le fichier est coupé dans une page. S'il n'a pas de pages, utilisez --plain-lines.
convert-page-too-large = Aucune page braille n'est aussi grande.
convert-pef = Ce PEF ne peut pas être lu. { $why ->
    [empty] Il est vide.
    [xml] Ce n'est pas du XML bien formé.
    [endless] Une de ses parties n'a pas de fin.
    [document-type] Il déclare un type de document, ce qu'aucun PEF ne fait.
    [namespace] Il a un autre espace de noms.
    [too-deep] Ses éléments sont imbriqués trop profondément.
    [element] Un PEF n'a pas de { $element }.
    [misplaced] { $element } est au mauvais endroit.
    [between-rows] Il y a quelque chose entre les lignes.
   *[no-braille] Une ligne contient autre chose que du braille.
}
convert-io = La lecture s'est arrêtée ici : { $text }.
convert-results-differ = Au-dessus des coups, le résultat est { $tag }. Celui qui les suit compte.
convert-tag-in-comment = Une ligne d'un commentaire commence par une étiquette. Si le commentaire devait finir avant, fermez-le par une accolade. Puis convertissez de nouveau le fichier.
convert-variation-unread = Ici, une variante relue depuis le braille devient un commentaire.
convert-reads-as = Relu depuis le braille, { $text } devient { $reads }.
convert-reads-as-nothing = { $text } ne peut pas être relu depuis son braille.
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
convert-cut = Parties conservées seulement jusqu'à une erreur : { $games }.
convert-dropped-comments = Commentaires que ce format ne peut pas contenir : { $count }.
convert-dropped-signs = Signes d'annotation que ce format ne peut pas contenir : { $count }.
convert-dropped-variations = Variantes que ce format ne peut pas contenir : { $count }.
convert-dropped-times = Temps que ce format ne peut pas contenir : { $count }.
convert-dropped-unasked-times = Temps omis : { $count }. Pour les garder, utilisez --times.
convert-dropped-fractions = Temps écrits sans fractions de seconde : { $count }.
convert-parted-diagrams = Diagrammes sur deux pages, car la page est trop basse : { $count }.
convert-dropped-respelt = Commentaires avec des signes sans braille, écrits avec d'autres : { $count }.
convert-dropped-offers = Propositions de nulle que ce format ne peut pas contenir : { $count }.
convert-dropped-tags = Étiquettes que ce format ne peut pas contenir : { $count }.
convert-dropped-not-legal = Parties avec des coups illégaux à la fin, que ce format ne peut pas contenir : { $count }.
convert-dropped-headings = En-têtes avec une cellule pleine pour une lettre sans braille : { $count }.
convert-dropped-read-otherwise = Autres textes au-dessus des coups relus autrement depuis le braille : { $count }.
convert-dropped-unspoken = Lignes en braille au-dessus des coups, qu'aucune voix ne peut dire : { $count }.
convert-old-letters = Parties lues comme du { $letters }, car elles n'étaient pas en UTF-8 : { $games }.
convert-perhaps-letters = Parties qui peuvent aussi être en { $letters } : { $games }. Pour les lire ainsi, utilisez --from-letters { $letters }.
convert-broken-letters = Parties avec des lettres abîmées : { $games }.
convert-stopped = Arrêt à la première partie qui ne peut pas être convertie.
convert-interrupted = Interruption. Rien n'a été écrit.
convert-unreadable = { $file } ne peut pas être lu : { $why }.
convert-unwritable = { $file } ne peut pas être écrit : { $why }.
convert-exists = { $file } existe déjà. Pour le remplacer, utilisez --force.
convert-replace = { $file } existe déjà. Le remplacer ? Tapez o pour oui :
convert-yes = o
convert-missing = { $file } n'existe pas.
convert-empty-file = { $file } est vide.
convert-html = { $file } est du HTML, qui ne peut pas être lu. Utilisez le PGN ou le texte de la partie.
convert-record = { $file } est l'enregistrement d'une partie par Annabella. { $written ->
    [yes] Utilisez { $pgn }.
   *[no] Son PGN est écrit à la fin de la partie. Pour continuer la partie, utilisez : annabella play --resume.
}
convert-no-such-game = { $games ->
    [one] { $file } n'a pas de partie { $game } : il n'en contient qu'une.
   *[other] { $file } n'a pas de partie { $game } : il n'en contient que { $games }.
}
convert-flag-unused = { $flag } est sans effet ici. Retirez-le.
convert-flag-needs = { $flag } exige { $other }.
convert-numbers-differ = Le numéro du coup est { $text }, mais c'est le coup { $number }. Les coups font foi.
convert-strange = { $kind ->
    [no-break] Il contient une espace insécable, { $code }.
    [no-width] Il contient un signe sans largeur, { $code }.
    [nul] Il contient le signe NUL, { $code }.
    [control] Il contient un caractère de contrôle, { $code }.
    [blank] Il contient une espace particulière, { $code }.
   *[look-alike] Il contient une lettre qui ressemble seulement à { $like }, { $code }.
}
convert-no-game = { $file } ne contient aucune partie.
convert-unknown-form = Le format de { $file } est inconnu. Indiquez-le avec --from.
convert-no-louis = Les noms sont écrits en lettres et chiffres seulement, sans liblouis : { $why }.
louis-says = { $what ->
    [missing] sa bibliothèque ne peut pas être ouverte : { $why }
    [foreign] il manque { $name } à cette version de liblouis
   *[no-table] il manque la table { $name }
}
convert-needs-file = Un enregistrement exige un fichier. Indiquez-le avec -o, par exemple -o partie.wav.
convert-no-place-for-list = { $file } est un périphérique ou un tube, qui ne peut pas contenir la liste des coups. Indiquez un autre enregistrement avec -o, par exemple -o partie.wav.
convert-no-voice = Il n'y a pas de voix pour l'enregistrement : { $why }.
convert-recording-too-long = L'enregistrement est trop long pour { $file }, qui contient environ { $hours } heures. Convertissez moins de parties à la fois.
convert-recorded = L'enregistrement est { $file }. Ses coups et leurs temps sont dans { $list }.

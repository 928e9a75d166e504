# Avertissements de temps choisis par le joueur, et ce qu'il a choisi.
warning-second = { WORDS($seconds) }
warnings = { $on ->
    [yes] Les avertissements de temps sont activés.
   *[no] Les avertissements de temps sont désactivés.
}
warnings-points = Avertissements à : { $times }.
warnings-countdown = { $seconds ->
    [one] La dernière seconde est comptée.
   *[other] Les { WORDS($seconds, form: "feminine") } dernières secondes sont comptées.
}
warnings-tick = { $seconds ->
    [one] Un tic chaque seconde
   *[other] Un tic toutes les { WORDS($seconds, form: "feminine") } secondes
}{ $limited ->
    [yes] {" "}sous { $below }.
   *[no] .
}
warnings-tone = Des sons remplacent les mots.
warnings-opponent = Les temps de votre adversaire sont dits aussi.
warnings-none = Aucun avertissement n'est choisi. Entrez : { WORD("warnings") }, et des temps, comme cinq minutes, une minute, compte dix.
warnings-wrong = { $text } n'est pas un avertissement. Entrez : { WORD("warnings") }, et des temps, comme cinq minutes, une minute. Vous pouvez ajouter : compte dix, tic, sons, adversaire.

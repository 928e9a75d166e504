# Apprendre à la console comment quelqu'un dit les mots.

teach-begins = Je demande { $count } mots, chacun { $times } fois. Parlez comme dans une partie. Ctrl-C termine et ne garde rien.
teach-say = Dites : { $text }.
teach-heard = Entendu, { $number } sur { $times }.
teach-nothing-heard = Je n'ai rien entendu. Encore une fois, s'il vous plaît.
teach-given-up = Je n'entends rien depuis un moment. Rien n'est gardé. Vérifiez le microphone et recommencez.
teach-working = Merci. Un instant : je réécoute.
teach-again = { $count ->
    [one] Un mot n'est pas encore clair pour moi. Dites-le encore, s'il vous plaît, { $times } fois.
   *[other] { $count } mots ne sont pas encore clairs pour moi. Dites-les encore, s'il vous plaît, chacun { $times } fois.
}
teach-as-before = Je n'entends rien depuis un moment. Ce que j'avais appris reste.
teach-done = Je reconnais maintenant { $count } mots sur { $total }.
teach-trial = Avec vos mots, j'ai composé { $moves } coups. J'en ai reconnu { $right }, et demandé confirmation pour { $asked }. Il y avait aussi des coups illégaux et des suites sans sens. { $mistaken ->
    [0] Je ne me suis jamais trompé.
    [one] En tout, j'ai pris une chose pour un autre coup.
   *[other] En tout, j'ai pris { $mistaken } choses pour un autre coup.
}
teach-asks-less = Vous parlez clairement : je vous demanderai confirmation moins souvent qu'à d'autres.
teach-asks-more = Pour ne pas me tromper, je vous demanderai confirmation plus souvent qu'à d'autres.
teach-asks-as-usual = Je vous demanderai confirmation aussi souvent qu'à d'autres.
teach-too-few = C'est trop peu de mots pour essayer des coups. Je vous demanderai confirmation aussi souvent qu'à d'autres.
teach-louder = Ce micro vous entend faiblement. Désormais, j'augmente votre volume.
teach-mistaken = { $text } ressemble pour moi à { $other }.
teach-unheard = Je ne reconnais pas { $text }.
teach-no-examples = Il n'y a pas d'exemples dans { $folder }. Un fichier porte le nom de son mot, avec un trait d'union et un numéro.
teach-not-used = Enregistrements que je n'utilise pas, sans nom de mot ou abîmés : { $files }
teach-not-kept = Rien n'a pu être gardé : { $system }
teach-forgotten = Tout ce que j'avais appris de votre voix est supprimé, les enregistrements aussi.
teach-nothing-kept = Rien n'est gardé de votre voix.

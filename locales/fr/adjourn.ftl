# Ajournement: le coup sous enveloppe, l'enveloppe, la reprise.

adjourn-session = La séance finit dans { $time }.
adjourn-to-seal = Les { side-name } mettent le prochain coup sous enveloppe : { WORD("say-seal") } et le coup. Quand l'enveloppe est prête, { WORD("say-close") }.
adjourn-made-on-board = Les { side-name } ont joué { $move } sur l'échiquier. Ce coup doit aller sous enveloppe.
adjourn-in-envelope = Votre coup est dans l'enveloppe. Vous pouvez le changer tant qu'elle n'est pas fermée.
adjourn-closed = L'enveloppe des { side-name } est fermée{ $running ->
    [white] {" "}et la pendule des Blancs tourne
    [black] {" "}et la pendule des Noirs tourne
   *[none] {" "}et les pendules sont arrêtées
}. Son code est { $code }.
adjourn-envelope = Sur l'enveloppe : { $white_name } contre { $black_name } ; position { $position } ;{ $timed ->
    [yes] {" "}temps employé : Blancs { $white }, Noirs { $black } ;
   *[no] {""}
} coup { WORDS($number) } mis par les { side-name } ; { $offer ->
    [white] les Blancs ont proposé la nulle ;
    [black] les Noirs ont proposé la nulle ;
   *[none] aucune offre de nulle ;
} reprise : { $resumption }.
adjourn-no-name = sans nom
adjourn-no-date = non dite
adjourn-waiting = La partie est ajournée. Entrez { WORD("say-begin") } quand elle reprend.
adjourn-begun = La partie reprend.{ $absent ->
    [nobody] {" "}Personne n'est là.
    [sealer] {" "}Celui qui a mis le coup sous enveloppe est absent.
    [replier] {" "}Celui qui doit répondre est absent. L'enveloppe reste fermée.
   *[none] {" "}L'enveloppe peut être ouverte.
}{ $running ->
    [white] {" "}La pendule des Blancs tourne.
    [black] {" "}La pendule des Noirs tourne.
   *[none] {""}
}
adjourn-arrived = Les { side-name } sont arrivés{ $late ->
    [yes] , après le temps permis
   *[no] {""}
}.
adjourn-options = Vous pouvez faire ouvrir l'enveloppe et répondre sur l'échiquier, ou mettre votre réponse sous enveloppe.
adjourn-opened = Le coup sous enveloppe des { side-name } est { $move }.
adjourn-bad-move = L'enveloppe des { side-name } ne contient pas un coup légal et clair. On y lit : { $said }.
adjourn-state = L'enveloppe manque. Les { side-name } jouent le coup qu'ils avaient mis.
refused-adjourn = { $why ->
    [to-be-sealed] Le coup va maintenant sous enveloppe. Entrez { WORD("say-seal") } et le coup.
    [adjourned] La partie est ajournée. Attendez la reprise.
    [not-adjourned] La partie n'est pas ajournée. Continuez.
    [called] Un coup est déjà mis sous enveloppe. Attendez.
    [closed] L'enveloppe est fermée. Attendez la reprise.
    [nothing-sealed] L'enveloppe est vide. Mettez-y d'abord un coup.
    [move-made] Le coup joué sur l'échiquier doit aller sous enveloppe. Mettez celui-là.
    [word-too-short] Dites après { WORD("say-adjourn") } un mot d'au moins quatre lettres. Sans lui personne n'ouvre l'enveloppe.
    [wrong-word] Ce n'est pas le mot avec lequel l'enveloppe a été fermée. Dites-le encore.
    [damaged] L'enveloppe est abîmée. Elle compte comme perdue : { WORD("say-missing") }.
    [not-begun] La reprise n'a pas commencé. Entrez { WORD("say-begin") }.
    [there] C'est déjà dit. Continuez.
    [replier-absent] Celui qui doit répondre n'est pas là. L'enveloppe reste fermée.
   *[nothing-to-seal] Il n'y a rien à mettre sous enveloppe. Jouez votre coup.
}

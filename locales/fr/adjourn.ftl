# Ajournement: le coup sous enveloppe, l'enveloppe, la reprise.

adjourn-session = La séance de jeu finit dans { $time }.
adjourn-to-seal = Les { side-name } mettent le prochain coup sous enveloppe. Entrez : { WORD("say-seal") }, et le coup. Quand l'enveloppe est prête, entrez : { WORD("say-close") }.
adjourn-made-on-board = Les { side-name } doivent mettre sous enveloppe le coup joué sur l'échiquier : { $move }.
adjourn-in-envelope = Votre coup est dans l'enveloppe. Vous pouvez le changer jusqu'à la fermeture.
adjourn-closed = L'enveloppe des { side-name } est fermée. Son code est { $code }.{ $running ->
    [white] {" "}La pendule des Blancs tourne.
    [black] {" "}La pendule des Noirs tourne.
   *[none] {" "}Les pendules sont arrêtées.
}
adjourn-envelope = Sur l'enveloppe : { $white_name } contre { $black_name }. Position : { $position }.{ $timed ->
    [yes] {" "}Temps utilisé : Blancs { $white }, Noirs { $black }.
   *[no] {""}
} Coup { WORDS($number) } des { side-name }, sous enveloppe. { $offer ->
    [white] Les Blancs ont proposé nulle.
    [black] Les Noirs ont proposé nulle.
   *[none] Aucune proposition de nulle.
} Reprise : { $resumption }.
adjourn-no-name = sans nom
adjourn-no-date = non indiquée
adjourn-waiting = La partie est ajournée. Pour la reprendre, entrez : { WORD("say-begin") }.
adjourn-waits = { $next ->
    [seal] Les { side-name } doivent encore mettre le prochain coup sous enveloppe.
    [close] Le coup des { side-name } est dans l'enveloppe, encore ouverte. Pour la fermer, entrez : { WORD("say-close") }.
    [begin] { adjourn-waiting }
    [open] La partie est reprise. Pour ouvrir l'enveloppe, entrez : { WORD("say-open") }.
   *[state] { adjourn-state }
}
adjourn-begun = La partie reprend.{ $absent ->
    [nobody] {" "}Les deux joueurs sont absents.
    [sealer] {" "}Le joueur du coup sous enveloppe est absent.
    [replier] {" "}Le joueur qui doit répondre est absent. L'enveloppe reste fermée.
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
adjourn-bad-move = L'enveloppe des { side-name } ne contient aucun coup légal et clair. On y lit : { $said }.
adjourn-state = L'enveloppe manque. Les { side-name } jouent le coup mis sous enveloppe.
refused-adjourn = { $why ->
    [to-be-sealed] Ce coup doit aller sous enveloppe. Entrez : { WORD("say-seal") }, et le coup.
    [adjourned] La partie est ajournée. Attendez la reprise.
    [not-adjourned] La partie n'est pas ajournée. Continuez.
    [adjourn-first] La partie n'est pas ajournée. Pour l'ajourner, entrez : { WORD("say-adjourn") }.
    [seal-first] Le coup n'est pas encore sous enveloppe. Le joueur entre : { WORD("say-seal") }, et le coup.
    [close-first] L'enveloppe n'est pas encore fermée. Pour la fermer, entrez : { WORD("say-close") }.
    [called] Un coup est déjà mis sous enveloppe. Attendez.
    [closed] L'enveloppe est fermée. Attendez la reprise.
    [nothing-sealed] L'enveloppe est vide. Mettez-y d'abord un coup.
    [move-made] Mettez sous enveloppe le coup joué sur l'échiquier.
    [word-too-short] Entrez : { WORD("say-adjourn") }, et un mot de passe d'au moins quatre lettres. Il ouvre l'enveloppe.
    [wrong-word] Ce n'est pas le mot de passe de l'enveloppe. Entrez-le encore.
    [damaged] L'enveloppe est abîmée et compte comme perdue. Entrez : { WORD("say-missing") }.
    [not-begun] La reprise n'a pas commencé. Entrez : { WORD("say-begin") }.
    [there] C'est déjà noté. Continuez.
    [replier-absent] Le joueur qui doit répondre est absent. L'enveloppe reste fermée.
   *[nothing-to-seal] Il n'y a aucun coup à mettre sous enveloppe. Jouez votre coup.
}

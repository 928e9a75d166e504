# Les écrans connectés, et la page qui montre l'échiquier.

screen-shown = L'échiquier se voit dans le navigateur de cet ordinateur, à l'adresse { $address }.
screen-not-shown = L'échiquier ne peut pas être montré sur une page : { $why }.
screen-invited = { $role ->
    [opponent] Votre adversaire ouvre { $address } dans un navigateur et entre { $code }. Pour le réentendre, entrez : { WORD("invite") }.
    [own] Pour votre grand échiquier, ouvrez { $address } dans un navigateur et saisissez { $code }.
    [assistant] Votre assistant ouvre { $address } dans un navigateur et saisit { $code }.
   *[arbiter] Ouvrez { $address } dans un navigateur et saisissez { $code }.
}
screen-audience = { $display ->
    [yes] Pour un grand échiquier dans la salle, ouvrez { $address } dans un navigateur et saisissez { $code }.
   *[no] Les spectateurs ouvrent { $address } dans un navigateur et saisissent { $code }. Le code vaut pour tous et sert autant de fois qu'il faut.
}{ $late ->
    [yes] {" "}Ils voient les coups { $minutes ->
        [one] une minute
       *[other] { WORDS($minutes) } minutes
    } plus tard.
   *[no] {""}
}
screen-not-allowed = Les écrans demandent la parole de l'arbitre. L'arbitre entre : { WORD("order-allow-screens") }.
screen-forbidden = L'arbitre a interdit les écrans. Seul le sien reste connecté.
screen-none-wanted = Personne ne joue sur un écran ici. Commencez la partie avec --opponent screen.
screen-no-assistant = Cette partie se joue sans assistant. Commencez la partie avec --assistant yes.
screen-none-open = Aucune page n'est ouverte. Commencez une partie avec --screen invited.
screen-knocks = { $named ->
    [yes] { $name } veut
   *[no] Quelqu'un veut
} { $role ->
    [opponent] jouer contre vous
    [own] entrer à votre place
    [assistant] entrer comme votre assistant
   *[arbiter] entrer comme arbitre
}, sur un écran. Entrez { WORD("yes") } ou { WORD("no") }.
screen-knocks-for-arbiter = { $named ->
    [yes] { $name } veut
   *[no] Quelqu'un veut
} { $role ->
    [opponent] jouer contre vous
    [own] entrer à votre place
    [assistant] entrer comme votre assistant
   *[arbiter] entrer comme arbitre
}, sur un écran. L'arbitre décide.
screen-joined = { $named ->
    [yes] { $name } a rejoint la partie
   *[no] { $role ->
        [opponent] Votre adversaire a rejoint la partie
        [own] Votre grand échiquier est connecté
        [assistant] Votre assistant a rejoint la partie
       *[arbiter] L'arbitre a rejoint la partie
    }
}{ $role ->
    [opponent] { $board ->
        [yes] , avec un vrai échiquier.
       *[no] . La page est son échiquier.
    }
    [own] .
    [assistant] {" "}comme assistant.
   *[arbiter] {" "}sur un écran.
}
screen-declined = La demande est refusée.
screen-not-waiting = Plus personne n'attend.
screen-closed = { $for_all ->
    [yes] Trop de codes faux ont été entrés. Pendant une minute, personne ne peut entrer. Ensuite, entrez : { WORD("invite") }.
   *[no] Un appareil a entré cinq codes faux. Pendant une minute, il ne peut pas entrer. Les autres le peuvent.
}
screen-closed-for = Personne ne peut entrer pendant encore { $seconds ->
    [1] une seconde.
   *[other] { WORDS($seconds) } secondes.
}
screen-clocks-wait = Les pendules partent quand votre adversaire est à l'écran.
screen-still-away = L'écran de votre adversaire n'est pas là : les pendules restent arrêtées. Attendez-le. Pour jouer sans lui, entrez : { WORD("opponent-board") }.
screen-gone = { $role ->
    [opponent] L'écran de votre adversaire est déconnecté.
    [own] Votre grand échiquier est déconnecté.
    [assistant] L'écran de votre assistant est déconnecté.
   *[arbiter] L'écran de l'arbitre est déconnecté.
}{ $paused ->
    [yes] {" "}Les pendules sont arrêtées.
   *[no] {""}
}
screen-back = { $role ->
    [opponent] L'écran de votre adversaire est de nouveau connecté.
    [own] Votre grand échiquier est de nouveau connecté.
    [assistant] L'écran de votre assistant est de nouveau connecté.
   *[arbiter] L'écran de l'arbitre est de nouveau connecté.
}{ $paused ->
    [yes] {" "}Pour relancer les pendules, entrez : { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }{ $role ->
        [opponent] {""}
        [own] {""}
        [assistant] , votre assistant,
       *[arbiter] , l'arbitre,
    }
   *[no] { $role ->
        [opponent] Votre adversaire
        [own] Votre grand échiquier
        [assistant] Votre assistant
       *[arbiter] L'arbitre
    }
} { $there ->
    [yes] est à un écran.
   *[no] a un écran déconnecté.
}
screen-empty = Personne ne joue encore sur un écran. Pour l'adresse et un code, entrez : { WORD("invite") }.
screen-dismissed = { $role ->
    [opponent] L'écran de votre adversaire est retiré.
    [own] Votre grand échiquier est retiré.
    [assistant] L'écran de votre assistant est retiré.
   *[arbiter] L'écran de l'arbitre est retiré.
}
screen-not-kept = Impossible d'enregistrer qui joue à l'écran : { $why }.
screen-drawn = Le dessin est dans le terminal, et dans le navigateur de cette machine à { $address }.{ $kept ->
    [yes] {" "}Il est aussi dans le fichier { $file }.
   *[no] {""}
}
screen-moved = La page a une nouvelle adresse : { $address }. Qui était connecté l'ouvre là.
screen-ask-network = Les appareils de ce réseau peuvent-ils entrer ? Entrez { WORD("yes") } ou { WORD("no") }. Sinon, seul cet ordinateur le peut.
screen-network-open = Les appareils de ce réseau peuvent entrer.
screen-network-closed = Seul cet ordinateur peut entrer.
screen-no-network = Cet ordinateur n'est dans aucun réseau. Seul son propre navigateur peut entrer.
screen-no-visitor = Personne n'a encore ouvert la page. Un pare-feu, un réseau d'invités ou un autre réseau l'empêche peut-être.
screen-dot = point
screen-colon = deux-points
screen-title = { $white } contre { $black }
screen-action = { $action ->
    [repeat] Je répète ce coup
    [not-heard] J'ai entendu autre chose
    [execute] Je l'ai exécuté sur mon échiquier
    [press] Appuyer sur la pendule
    [accept] Accepter la nulle
    [decline] Refuser la nulle
    [draw] Proposer nulle
    [claim] Réclamer la nulle
    [pause] Arrêter les pendules
    [resume] Relancer les pendules
    [boards-differ] Nos échiquiers diffèrent
    [boards-agree] Nos échiquiers concordent à nouveau
    [sign] Signer le résultat
    [resign] Abandonner
    [repetition] Par répétition
    [fifty-moves] Par les cinquante coups
    [now] Sans coup
    [yes] Oui
    [tell-time] Dire les temps
    [flag] Le drapeau est tombé
    [approve-screen] Approuver l'écran
    [reject-screen] Refuser l'écran
    [allow-screens] Autoriser les écrans
    [forbid-screens] Interdire les écrans
    [accept-claim] Accepter la réclamation
    [reject-claim] Rejeter la réclamation
    [settle] Accorder les échiquiers
    [illegal] Sanctionner le coup illégal
    [adjourn] Ajourner la partie
    [made-on-board] Je l'ai exécuté sur l'échiquier
    [announce] Annoncer un coup
    [report-touch] Signaler une pièce touchée
    [formalities] Les formalités sont faites
    [seal] Mettre mon coup sous enveloppe
    [seal-again] Changer le coup sous enveloppe
    [close-envelope] Fermer l'enveloppe
    [begin-resumption] Reprendre : les deux sont là
    [begin-without-white] Reprendre sans les Blancs
    [begin-without-black] Reprendre sans les Noirs
    [white-arrived] Les Blancs sont arrivés
    [black-arrived] Les Noirs sont arrivés
    [arrived] Je suis là
    [open-envelope] Ouvrir l'enveloppe
    [envelope-missing] L'enveloppe manque
   *[no] Non
}
screen-board = Échiquier
screen-moves = Coups
screen-connected = Connecté
screen-lost = Connexion perdue. Nouvel essai.
screen-flip = Tourner l'échiquier
screen-number = Coup
screen-white = Blancs
screen-black = Noirs
screen-captured = Pièces prises
screen-lines = Messages
screen-actions = Ce que vous pouvez faire
screen-field = Coup ou commande
screen-send = Envoyer
screen-secret = Réponse masquée
screen-reveal = Afficher la réponse
screen-promote = Le pion devient
screen-promote-queen = Dame
screen-promote-rook = Tour
screen-promote-bishop = Fou
screen-promote-knight = Cavalier
screen-cancel = Annuler
screen-confirm = Confirmer
screen-selected = Pièce choisie : { $piece } { $square }
screen-deselected = Plus aucune pièce n'est choisie.
screen-confirm-move = { $piece } de { $from } en { $to }
screen-confirm-seal = Sous enveloppe : { $piece } de { $from } en { $to }
screen-language = Langue
screen-awake = Cette page ne peut pas garder votre écran allumé. S'il s'éteint, rallumez-le : la page revient d'elle-même.
screen-join-title = Rejoindre la partie
screen-join-code = Code
screen-join-name = Votre nom, pour la feuille de partie
screen-join-board-own = Je joue sur un vrai échiquier
screen-join-board-page = Cette page est mon échiquier
screen-join = Rejoindre
screen-join-other = Rejoindre avec un code
screen-waiting = Vous avez demandé à entrer. Veuillez patienter.
screen-page-declined = Vous n'avez pas été admis.
screen-page-dismissed = Cet écran n'est plus dans la partie.
screen-elsewhere = La partie est ouverte dans un autre onglet.
screen-use-here = Continuer ici
screen-full = Trop de personnes regardent déjà.
screen-late = Montré avec { $minutes } min de retard
screen-log = Journal
screen-pending = En attente
screen-compare = Les deux feuilles de partie
screen-sheet-white = Feuille des Blancs
screen-sheet-black = Feuille des Noirs
screen-differ = différentes
screen-orders = Décisions
screen-order = Choisir une décision
screen-order-line = Décision
screen-reason = Motif
screen-preview = Aperçu
screen-export = Télécharger la partie
screen-export-journal = Tout ce qui est enregistré
screen-export-pgn = Feuille de partie en PGN
screen-export-notes = Feuille de partie avec tout ce qui a été noté
screen-again = Réessayer
screen-error-wrong = Ce n'est pas le code, ou il est trop ancien. Demandez-en un nouveau.
screen-error-closed = Il y a eu trop de codes faux. Attendez une minute, puis demandez-en un nouveau.
screen-error-malformed = Le nom est trop long ou ne peut pas être utilisé.
screen-keys = Touches de l'échiquier
screen-keys-where = Les touches sont à la fin de la page : { screen-keys }.
screen-door-help =
    Votre adversaire joue à l'oreille. La console vous dit six chiffres : entrez-les comme code.
    Vous voyez ensuite l'échiquier. Touchez une pièce, puis la case où elle va. Ou tapez un coup, comme e4 ou Cf3.
    La console dit votre coup à votre adversaire, et vous montre le sien.
    Les boutons sous l'échiquier servent à proposer nulle, à abandonner et à répondre aux questions. Vous pouvez aussi taper le mot aide.
screen-door-opponent = Pour l'adversaire
screen-door-assistant = Pour l'assistant
screen-door-arbiter = Pour l'arbitre
screen-door-spectator = Pour le public
screen-door-help-assistant =
    C'est le joueur à la console qui vous invite. Entrez les six chiffres ; le joueur ou l'arbitre vous laisse entrer.
    Vous ne voyez pas l'échiquier. Quand l'adversaire a joué, un bouton vous demande de répéter le coup. Un autre vous demande de dire que vous l'avez exécuté sur l'échiquier.
    Vous pouvez aussi appuyer sur la pendule, dire les temps et signaler une pièce touchée ou un drapeau tombé. La page n'offre rien d'autre : un assistant ne peut pas faire plus.
screen-door-help-arbiter =
    La console donne le code après votre PIN. Personne d'autre n'a à accepter.
    Vous voyez tout le journal, et les pendules au dixième de seconde. Vous voyez aussi les deux feuilles de partie et ce qui attend votre décision.
    Choisissez ou écrivez une décision, avec son motif. L'aperçu montre ce qu'elle ferait. Personne n'apprend un coup illégal avant votre décision.
    Autorisez d'abord les écrans, puis chaque appareil. Pour ajourner, utilisez le bouton : le mot de passe est masqué.
screen-door-help-spectator =
    Le code de la salle est le même pour tous. Aucun nom n'est nécessaire.
    Vous voyez les coups achevés, en tournoi avec du retard. Vous ne pouvez rien saisir.

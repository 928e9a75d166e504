# Les écrans connectés, et la page qui montre l'échiquier.

screen-shown = L'échiquier se voit dans le navigateur de cet ordinateur, à l'adresse { $address }.
screen-not-shown = L'échiquier ne peut pas être montré sur une page : { $why }.
screen-not-at-tournament = En tournoi, l'échiquier n'est pas montré sur une page.
screen-invited = Votre adversaire ouvre { $address } dans un navigateur et entre { $code }. Pour le réentendre, entrez : { WORD("invite") }.
screen-room = Les spectateurs ouvrent { $address } dans un navigateur et saisissent { $code }. Le code vaut pour tous et sert autant de fois qu'il faut.
screen-own = Pour votre grand échiquier, ouvrez { $address } dans un navigateur et saisissez { $code }.
screen-none-wanted = Personne ne joue sur un écran ici. Commencez la partie avec --opponent screen.
screen-knocks = { $named ->
    [yes] { $name } veut
   *[no] Quelqu'un veut
} jouer contre vous, sur un écran. Entrez { WORD("yes") } ou { WORD("no") }.
screen-joined = { $named ->
    [yes] { $name } a rejoint la partie
   *[no] Votre adversaire a rejoint la partie
}{ $board ->
    [yes] , avec un vrai échiquier.
   *[no] . La page est son échiquier.
}
screen-declined = La demande est refusée.
screen-not-waiting = Plus personne n'attend.
screen-closed = Quelqu'un a entré cinq codes faux. Pendant une minute, personne ne peut entrer. Ensuite, entrez : { WORD("invite") }.
screen-gone = L'écran de votre adversaire est déconnecté.{ $paused ->
    [yes] {" "}Les pendules sont arrêtées.
   *[no] {""}
}
screen-back = L'écran de votre adversaire est de nouveau connecté.{ $paused ->
    [yes] {" "}Pour relancer les pendules, entrez : { WORD("resume") }.
   *[no] {""}
}
screen-seated = { $named ->
    [yes] { $name }
   *[no] Votre adversaire
} { $there ->
    [yes] joue sur un écran.
   *[no] a un écran déconnecté.
}
screen-empty = Personne ne joue encore sur un écran. Pour l'adresse et un code, entrez : { WORD("invite") }.
screen-dismissed = L'écran de votre adversaire est retiré.
screen-not-kept = Impossible d'enregistrer qui joue à l'écran : { $why }.
screen-drawn = Le dessin est dans le terminal, et dans le navigateur de cette machine à { $address }.
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
    [sign] Signer le résultat
    [resign] Abandonner
    [repetition] Par répétition
    [fifty-moves] Par les cinquante coups
    [now] Sans coup
    [yes] Oui
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
screen-language = Langue
screen-awake = Cette page ne peut pas garder votre écran allumé. S'il s'éteint, rallumez-le : la page revient d'elle-même.
screen-join-title = Rejoindre la partie
screen-join-code = Code
screen-join-name = Votre nom, pour la feuille de partie
screen-join-board-own = Je joue sur un vrai échiquier
screen-join-board-page = Cette page est mon échiquier
screen-join = Rejoindre
screen-join-other = Rejoindre avec un code
screen-waiting = On demande à votre adversaire. Veuillez patienter.
screen-page-declined = Votre adversaire ne vous a pas laissé entrer.
screen-page-dismissed = Cet écran n'est plus dans la partie.
screen-elsewhere = La partie est ouverte dans un autre onglet.
screen-use-here = Continuer ici
screen-full = Trop de personnes regardent déjà.
screen-again = Réessayer
screen-error-wrong = Ce n'est pas le code, ou il est trop ancien. Demandez-en un nouveau.
screen-error-closed = Il y a eu trop de codes faux. Attendez une minute, puis demandez-en un nouveau.
screen-error-malformed = Le nom est trop long ou ne peut pas être utilisé.
screen-door-help =
    Votre adversaire joue à l'oreille. La console vous dit six chiffres : entrez-les comme code.
    Vous voyez ensuite l'échiquier. Touchez une pièce, puis la case où elle va. Ou tapez un coup, comme e4 ou Cf3.
    La console dit votre coup à votre adversaire, et vous montre le sien.
    Les boutons sous l'échiquier servent à proposer nulle, à abandonner et à répondre aux questions. Vous pouvez aussi taper le mot aide.

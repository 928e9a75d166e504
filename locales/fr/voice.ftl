# L'écoute : le microphone, ce qui a été compris, et la qualité du son.

voice-on = J'écoute. Appuyez sur { $listen }, dites votre coup après le signal et confirmez-le avec Entrée.
voice-on-hands-free = J'écoute dès que je me tais. Dites votre coup.
voice-read-back = { $move } ?
voice-sure = { $text } ? Entrez { WORD("yes") } ou { WORD("no") }.
voice-not-here = Les coups ne peuvent être dits qu'à la console elle-même.
voice-off = Je n'écoute plus.
voice-not-on = Le microphone est éteint. Pour l'allumer, entrez : { WORD("listen-on") }.
voice-failed = Je ne peux pas écouter : { $why }. Vous pouvez continuer avec les touches.
voice-lost = Je ne vous entends pas : { $why }. Dès son retour, je continue à écouter.
voice-back = Le microphone est de retour.
voice-not-understood = Je n'ai pas compris. Répétez, s'il vous plaît.
voice-nothing-said = Je n'ai rien entendu.
voice-too-early = Je n'ai pas entendu le début. Attendez que je me taise et répétez.
voice-spoken-over = Je parlais et ne vous ai pas entendu. Appuyez de nouveau et parlez après le signal.
voice-past = La position a changé. Répétez, s'il vous plaît.
voice-hands-free = { $on ->
    [yes] Mains libres activé : aucune touche n'est nécessaire avant un coup.
   *[no] Mains libres désactivé : appuyez sur la touche avant chaque coup.
}
voice-keeping = { $on ->
    [yes] Les coups que vous dites sont enregistrés. Pour effacer les enregistrements, entrez : { WORD("delete-recordings") }.
   *[no] Les coups que vous dites ne sont plus enregistrés.
}
voice-keeping-not-allowed = En tournoi, les coups ne sont enregistrés que si l'épreuve ou l'arbitre le permet.
voice-deleted = { $count ->
    [0] Il n'y a pas d'enregistrement de cette partie.
    [one] Un enregistrement est effacé.
   *[other] { WORDS($count) } enregistrements sont effacés.
}
voice-not-kept = Un enregistrement n'a pas pu être écrit ou effacé : { $why }.
voice-check = Après le signal, dites un coup comme d'habitude.
voice-quality = { $quality ->
    [mute] Aucun son ne vient du microphone. Est-il coupé ?
    [no-speech] J'entends la salle, mais pas vous.
    [too-loud] Vous parlez trop fort pour le microphone. Éloignez-vous, ou baissez son niveau.
    [faint] Je vous entends faiblement. Rapprochez-vous du microphone.
    [room-loud] J'entends la salle presque aussi fort que vous. Rapprochez-vous du microphone.
    [room-louder] J'entends la salle plus fort que vous. Rapprochez-vous du microphone.
    [telephone] Je vous entends comme au téléphone, sans sons aigus, et peux mal comprendre. Avec un casque Bluetooth, choisissez un autre microphone.
   *[good] Je vous entends bien.
}

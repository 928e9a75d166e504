# La pendule à la table : interruptions, début, qui est présent.

gap = { $cause ->
    [slept] L'ordinateur était en veille pendant que la pendule des { side-name } tournait : { $time }.
    [away] La console était arrêtée pendant que la pendule des { side-name } tournait, environ { $time }.
   *[unknown] La console était arrêtée pendant que la pendule des { side-name } tournait ; personne ne sait combien de temps.
} Ce temps n'est compté à personne, et les pendules sont arrêtées. { $decides ->
    [arbiter] L'arbitre décide.
   *[players] Entrez { WORD("resume") } pour continuer, ou d'abord imputer, s'il doit compter pour les { side-name }.
}
slept = L'ordinateur était en veille : { $time }. Aucune pendule ne tournait.
charged = Temps compté aux { side-name } : { $time }. Il leur reste : { $left }. Entrez { WORD("resume") } pour continuer.

# Mots compris, le plus usuel d'abord ; majuscules et accents ne comptent pas.

last = dernier, dernier coup
moves = coups, tous les coups, partie, liste des coups, feuille
clock = pendule, pendules, temps, horloge
own-time = mon temps, ma pendule
other-time = son temps, temps adverse, temps de l'adversaire, sa pendule
what = quoi, qu'y a-t-il en, qu'est-ce qu'il y a en, quoi en, case
draw = nulle, je propose nulle, proposer nulle, proposer la nulle
accept = accepter, accepte, j'accepte, accepter la nulle
decline = refuser, refuse, je refuse, refuser la nulle
resign = abandonner, abandon, j'abandonne
yes = oui, d'accord, bien sûr
no = non, annuler
undo = reprendre le coup, annuler le coup, défaire
press = presser, appuyer, appuyer sur la pendule
help = aide, commandes
quit = quitter, fin, sortir, au revoir
pause = pause, arrêter, arrêter les pendules
resume = continuer, continue, poursuivre, reprendre la partie
save = enregistrer, sauvegarder, sauver
names = noms, nom, joueurs
repeat = répéter, répète, encore, répétez
turn = trait, à qui le trait, à qui de jouer, qui joue, résultat, score
speech = voix
speech-off = voix coupée, couper la voix
speech-on = voix active, remettre la voix
restore = restaurer, revenir au demi-coup

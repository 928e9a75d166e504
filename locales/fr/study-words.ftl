# Words for the study board, a comma between them, the usual one first; capitals and accents do not matter. Some need a number,
# a man, a square or a FEN behind them.

study = étude, échiquier d'étude, explorer, deuxième échiquier, échiquier d'analyse, analyse, analyser, analyse la position
return = retour, retour à la partie, revenir à la partie, quitter l'étude, à la partie
first = début, première position, au début, aller au début
back = arrière, précédent, en arrière, un en arrière, reculer
forward = avant, suivant, en avant, un en avant, avancer
end = dernière position, à la fin, aller à la fin
main = ligne principale, retour à la ligne principale, où j'étais
where-am-i = où suis-je, quel échiquier, quel échiquier est-ce
set-up = placer une position, installer une position, installer
empty-board = échiquier vide, vider l'échiquier, plateau vide
start-position = position initiale, position de départ
white-to-move = trait aux blancs, les blancs jouent, aux blancs
black-to-move = trait aux noirs, les noirs jouent, aux noirs
no-castling = aucun roque, pas de roque, aucun droit de roque
nothing-passed = pas de prise en passant, rien en passant
play-this = jouer cette position, joue cette position, jouer ceci, jouer d'ici
fen = fen
to-move = au coup, aller au coup, après le coup, position après le coup
put = mets, place, pose, mets un, mets une, mets le, mets la
clear = vide, enlève, retire, libère
nothing = rien, vide
at = en, sur, et, à
castling-right = droit de roque, droits de roque, peut roquer
short = petit, court
long = grand, long
all = tous, deux
passed = en passant, prise en passant
through = à, jusqu'à

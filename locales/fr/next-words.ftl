# Comment doit être la prochaine partie, en une phrase : "nouvelle partie avec les noirs, 10 plus 5".

next-lead = nouvelle partie, une autre partie, prochaine partie, jouer, joue, je joue, je veux jouer, je voudrais jouer
next-white = blancs, les blancs, blanc, pièces blanches, les pièces blanches
next-black = noirs, les noirs, noir, pièces noires, les pièces noires
next-lot = au hasard, tirage au sort, couleur au hasard
next-switch = changer de camp, change de camp, changer de côté, changer de couleur, change de couleur, inverser les couleurs
next-plus = plus, plus un incrément de
next-minutes = minutes, minute, mn
next-seconds = secondes, seconde
next-filler = avec, et, s'il vous plaît, une, partie, maintenant, incrément

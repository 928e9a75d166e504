# Les mots du dialogue de l'Annexe D, le plus usuel d'abord ; majuscules et accents ne comptent pas.

say-lift = lève, je lève, soulève
say-touch = touche, je touche
say-place = pose, je pose
say-remove = retire, je retire, enlève
say-new-man = nouvelle pièce, promeus en
say-adjust = j'adoube, adoube
say-feel = tâte, je tâte
say-announce = annonce, j'annonce
say-repeat = répète, je répète, répéter
say-correct = corrige, je corrige, correction
say-execute = exécute, j'exécute
say-report-touch = signale touche, je signale touche
say-claim-touch = réclame touche, pièce touchée
say-ask-time = demande le temps, je demande le temps
say-tell-time = donne le temps, je donne le temps
say-formalities = formalités
say-state = état, où en sommes-nous, dialogue en cours
say-settle = accorde les échiquiers, j'accorde les échiquiers
say-sheet = feuille, feuille des
say-white = blancs
say-black = noirs

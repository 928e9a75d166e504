# Derrière le mot avertissements : des mots isolés, séparés par des virgules, le plus courant d'abord.
# Ceux des deux dernières lignes sont passés ; derrière ceux de la première des deux un temps continue : une minute et trente secondes.

hours = heures, heure
minutes = minutes, minute, mn
seconds = secondes, seconde, sec
countdown = compte, rebours
tick = tic, tic-tac
below = sous
tone = sons, son, tons
opponent = adversaire
off = non
within = et
filler = à, de, toutes, chaque, les, la, le, dernières, avec, seulement, des, du

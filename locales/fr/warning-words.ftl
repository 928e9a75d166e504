# Derrière le mot avertissements : des mots isolés, séparés par des virgules, le plus courant d'abord. Ceux de la dernière ligne sont passés.

hours = heures, heure
minutes = minutes, minute, mn
seconds = secondes, seconde, sec
countdown = compte, rebours
tick = tic, tic-tac
below = sous
tone = sons, son, tons
opponent = adversaire
off = non
filler = et, à, de, toutes, chaque, les, la, le, dernières, avec, seulement, des, du

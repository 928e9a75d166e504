# Words that only the clock alone understands, a comma between them; the usual one first.
timepiece-moves = coups, combien de coups, nombre de coups
timepiece-to-control = coups avant le contrôle, avant le contrôle
timepiece-elapsed = durée, depuis quand, temps écoulé
timepiece-control = cadence, quelle cadence
timepiece-correct = corriger, corriger la pendule, régler la pendule
timepiece-finish = partie finie, ranger
timepiece-moves-set = coups
timepiece-turn-set = trait, trait aux
timepiece-back = en arrière, revenir
timepiece-none = rien, aucun, sans

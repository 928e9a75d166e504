# Las palabras del diálogo del Apéndice D, la más usual primero; mayúsculas y acentos no cuentan.

say-lift = levanta, levanto
say-touch = toca, toco
say-place = coloca, coloco, pongo
say-remove = retira, retiro, quito
say-new-man = pieza nueva, promociono a
say-adjust = compongo, compone
say-feel = palpa, palpo
say-announce = anuncia, anuncio
say-repeat = repite, repito, repetir
say-correct = corrige, corrijo, corrección
say-execute = ejecuta, ejecuto
say-report-touch = comunica toque, comunico toque
say-claim-touch = reclamo toque, pieza tocada
say-ask-time = pide el tiempo, pido el tiempo
say-tell-time = comunica el tiempo, comunico el tiempo
say-formalities = formalidades
say-state = estado, en qué punto estamos, diálogo
say-settle = ajusta los tableros, ajusto los tableros
say-sheet = planilla, planilla de las
say-white = blancas
say-black = negras

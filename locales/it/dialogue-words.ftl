# Le parole del dialogo dell'Appendice D, la più usuale per prima; maiuscole e accenti non contano.

say-lift = solleva, sollevo, alzo
say-touch = tocca, tocco
say-place = posa, poso, metto
say-remove = togli, tolgo, rimuovo
say-new-man = pezzo nuovo, promuovo a
say-adjust = acconcio, acconcia
say-feel = tasta, tasto, esploro
say-announce = annuncia, annuncio
say-repeat = ripeti, ripeto
say-correct = correggi, correggo, correzione
say-execute = esegui, eseguo
say-report-touch = segnala tocco, segnalo tocco
say-claim-touch = reclamo tocco, pezzo toccato
say-ask-time = chiedi il tempo, chiedo il tempo
say-tell-time = comunica il tempo, comunico il tempo
say-formalities = formalità
say-state = stato, a che punto siamo, dialogo
say-settle = componi, componi le scacchiere
say-sheet = formulario, formulario del
say-white = bianco
say-black = nero

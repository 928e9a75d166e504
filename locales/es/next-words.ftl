# Cómo ha de ser la próxima partida, en una frase: "nueva partida con negras, 10 más 5".

next-lead = nueva partida, otra partida, próxima partida, jugar, juego, juega, quiero jugar, quisiera jugar
next-white = blancas, las blancas, blanco, piezas blancas, las piezas blancas
next-black = negras, las negras, negro, piezas negras, las piezas negras
next-lot = al azar, sorteo, color al azar
next-switch = cambiar de lado, cambia de lado, cambiar lado, cambiar de color, cambia de color, cambiar color, cambiar colores
next-plus = más
next-minutes = minutos, minuto
next-seconds = segundos, segundo
next-filler = con, y, por favor, una, partida, ahora, incremento

#!/bin/sh
# An engine that a script starts, and the number of its process in a file beside the script.
exec 3<&0
/usr/games/stockfish <&3 &
echo $! >"$0.number"
wait

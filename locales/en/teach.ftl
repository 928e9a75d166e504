# Teaching the console how one player says the words.

teach-begins = I ask for { $count } words, each { $times } times. Speak as you do in a game. Ctrl-C ends, and keeps nothing.
teach-say = Say: { $text }.
teach-heard = Heard, { $number } of { $times }.
teach-nothing-heard = I heard nothing. Once more, please.
teach-given-up = I have heard nothing for a while. Nothing is kept. Check the microphone, then start again.
teach-working = Thank you. One moment: I am listening to it again.
teach-done = I now hear { $count } of { $total } words.
teach-mistaken = { $text } sounds like { $other } to me.
teach-unheard = I do not recognise { $text }.
teach-no-examples = There are no examples in { $folder }. A file is named after its word, with a hyphen and a number.
teach-not-kept = Nothing could be kept: { $system }
teach-forgotten = Everything that I had learned of your voice is deleted, and the recordings too.
teach-nothing-kept = Nothing is kept of your voice.

# Teaching the console how one player says the words.

teach-begins = I ask for { $count } words, each { $times } times. Speak as you do in a game. Ctrl-C ends, and keeps nothing.
teach-say = Say: { $text }.
teach-heard = Heard, { $number } of { $times }.
teach-nothing-heard = I heard nothing. Once more, please.
teach-given-up = I have heard nothing for a while. Nothing is kept. Check the microphone, then start again.
teach-working = Thank you. One moment: I am listening to it again.
teach-again = { $count ->
    [one] One word is not clear to me yet. Please say it again, { $times } times.
   *[other] { $count } words are not clear to me yet. Please say them again, each { $times } times.
}
teach-as-before = I have heard nothing for a while. What I learned before stays.
teach-done = I now hear { $count } of { $total } words.
teach-trial = I made { $moves } moves of your words. I heard { $right } of them, and asked about { $asked }. I also made illegal moves and nonsense of them. { $mistaken ->
    [0] I mistook nothing.
    [one] Of all this I took one thing for another move.
   *[other] Of all this I took { $mistaken } things for another move.
}
teach-asks-less = You speak clearly, so I will ask you less often than others.
teach-asks-more = To mistake nothing, I will ask you more often than others.
teach-asks-as-usual = I will ask you as often as others.
teach-too-few = These are too few words to try moves with. I will ask you as often as others.
teach-louder = You are faint in this microphone. From now on I make you louder.
teach-mistaken = { $text } sounds like { $other } to me.
teach-unheard = I do not recognise { $text }.
teach-no-examples = There are no examples in { $folder }. A file is named after its word, with a hyphen and a number.
teach-not-used = Recordings that I do not use, named after no word or damaged: { $files }
teach-not-kept = Nothing could be kept: { $system }
teach-forgotten = Everything that I had learned of your voice is deleted, and the recordings too.
teach-nothing-kept = Nothing is kept of your voice.

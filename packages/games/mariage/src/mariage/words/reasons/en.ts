/** English: why a card or a word of Mariage. */
export const reasons = `@gloger|Gloger, Encyklopedia staropolska, article Marjasz
@engine|What follows from the rules; the old page gives no advice
gloger.skup|Before the trick is beaten it is asked whether the turned card is still to be bought.
gloger.last-two|Two cards are left, and the open one is worth ten points or more: the trick is given up, because its loser draws that one.
derived.count|The count has come to 131: the arrest is laid.
derived.buy|The lowest trump buys the turned card, which is higher.
derived.trump-marriage-first|King and ober of trumps are forty points and two stakes: they are said at once.
derived.marriage|King and ober of a suit are twenty points and a stake: they are said at once.
derived.trump-marriage|Of the trump marriage the ober, the pamfil, is played, because nothing beats it; the king only if nothing can beat him.
derived.queen-first|Of the marriage the ober is played: it counts three, the king four.
derived.pamfil-late|The pamfil is kept while the talon lasts: it always wins, and may make forty with its king.
derived.keep-marriage|A king or ober whose partner may still come is kept while the talon lasts.
derived.seven|First deal, and the others have seven points or fewer: each trick is taken that can be, for dubla.
derived.bring-home|While the talon lasts an ace or ten that wins the trick is brought home in it.
derived.catch-tens|An ace or ten of a plain suit was led: it is taken with a small trump.
derived.throw|While the talon lasts a trick that is not worth winning is given up with the card that costs least of those that need not be kept.
derived.lead-low|While the talon lasts a worthless plain card is led: tens and trumps are kept.
derived.last-trick|Once no card can be drawn the only trump is kept: the last trick counts ten.
derived.fatten|The trick is the partner’s, and nobody plays after: the card that counts most goes into it.
derived.draw-trumps|The highest trump is led, which nothing can beat, and draws trumps of the others.
derived.top|The highest card of a plain suit that is out is led, the one that counts most.
derived.take|The trick is taken with the card that costs least.
derived.least|Nothing better offers itself: the card that costs least of those that need not be kept.
derived.spare|Any of these: the card that costs least of those that need not be kept.
derived.nothing-hidden|Nothing is hidden any more: of all lines to the end this brings the most.
derived.proud|A beginner wins a trick as high as he can.`;

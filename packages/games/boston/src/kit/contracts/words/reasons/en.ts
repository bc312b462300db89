/** English: why a move of Boston, Tri-Boston or Boston-Whist. */
export const reasons = `@advice|A Polish manual of card games, Boston, remarks
@tri-boston|A Polish manual of card games, Tri-Boston
@engine|No book speaks of it
engine.pass|Played out again and again, none of the games that are still open brought this hand anything.
engine.bid|Of all games still open this one brought most, played out again and again.
engine.misere|Of all games still open this misère brought most, and it was made at least four times in five.
advice.10|One goes over another with no better suit than is needed, and names the suit only after all have passed.
advice.11|A misère that cannot be lost is called forced at once: it is played alike, pays more, and is harder to overcall.
advice.13|A card is laid aside, and the long suits left stand on twos and threes: such hands have been won with the cards open.
advice.14|Every suit stands on its lowest cards and the gaps are covered: this hand cannot be lost, so it may lie open.
engine.trump|In this suit the game brought most, played out again and again.
engine.aside|Without this card what is left stays under most surely.
tri-boston.advice.5|Whoever plays after the declarer is to lead: then the declarer plays last and sees everything.
engine.help|With this help more is won than without it.
engine.noHelp|Here the help would cost more than it brings.
engine.claim|What is left can no longer go wrong.
advice.1|A bare ace without support is not led against a game of tricks.
advice.2|The declarer sits last: a suit of few and low cards makes him spend trumps rather than win cheaply.
advice.3|Who cannot follow makes himself void: later he can get rid of cards that would save the declarer.
advice.4|The trick is left to the other: if this player led, the declarer would play last and see everything.
advice.4b|Even a friend’s ace may be taken: his lead would put the declarer last, this one does not.
advice.5|The declarer plays next and has to duck: a small card makes him find a smaller one.
advice.6|The suit that this side led first comes again: repetition uses up the declarer’s low cards.
advice.8|The declarer’s cards lie open: by a plan against them, this one makes him come over soonest.
advice.12|The trick is the declarer’s; whoever plays last must leave it to him.
engine.under|The highest card that stays under is got rid of while it can be.
engine.cash|A sure trick is taken before it can be trumped.
engine.cheapest|The last to play wins as cheaply as he can.
engine.friend|The trick is a friend’s: the card that costs least.
engine.away|The lowest card of the suit in which most others are above it.
engine.danger|The card that could most easily be made to take a trick goes first.
engine.over|No card stays under: the last to play gets rid of his highest, another plays his lowest and hopes.
engine.press|Low cards make the declarer come over; high ones go while it does no harm.
engine.draw|A trump is led, so that fewer are left to take good cards with.
engine.top|No card of this suit that is still out is higher.
engine.lead|Of all suits this one risks least or promises most.
engine.ruff|A small trump takes what would be lost.
engine.win|It takes the trick, or makes the others spend a higher card.
engine.give|The trick is not to be had for this card: the one that costs least.
engine.eager|It takes the trick as soon as it can.
engine.figures|The highest card is led at once.`;

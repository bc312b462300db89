/** English: why a move of Vira. */
export const reasons = `@book|Lyckans talisman (1819), Wira: rules for playing
@engine|No book speaks of it
engine.bid|Bought and played out again and again, of all games still open this one brought most.
engine.pass|Bought and played out again and again, none of the games that are still open brought this hand anything.
begar.6|Three or four sure tricks are enough to ask: two or three trumps bought, or two and a force card, then win.
begar.high|For more tricks the hand must be so much better before anything is bought.
tournee.when|There are good cards in more than one suit, so any suit that is turned will do.
solo.6|So many tricks are sure without the talon; the opponents improve, this hand does not.
misere.discard|First go the cards that could force one to take a trick, then one more.
misere.solo|Only small cards, with the twos of the longest suits: it needs no talon.
misere.ouverte|Every suit stays under whatever the others hold, so the cards may lie open.
high.taste|For a high Gasque there is no rule: the luck of the talon decides.
high.example|Ace, king, queen, knave and two more of one suit, and the three other aces: three more trumps in the talon are hoped for.
engine.trump|In this suit the game brought most.
engine.exchange|Trumps, aces and guarded kings stay, all else is exchanged.
engine.keepHigh|Trumps, aces and kings stay; of the rest the shortest suits go first.
engine.keep|The cards that are kept are those that will win whatever the talon brings.
engine.throw|Thirteen are kept: trumps, force cards, and the highest of the rest.
engine.content|The hand is played as it is; to buy or turn again writes a bête at once.
engine.lieDown|This hand cannot make its tricks: lying down costs one bête, and codille two.
engine.decline|With this hand a Tournée that another gave up is not taken over.
engine.claim|What is left is not disputed without need, nor granted while there is a chance.
rule.1|The declarer is left no trick that can be taken from him in any way.
rule.2|Against a misère the high cards go, and voids are sought: they let go of what would save the declarer.
rule.2b|The trick is the declarer’s, and a second one makes codille: it is left to him.
rule.3|The first of the two opponents exchanges few cards and leaves the talon to the other, who is probably stronger.
rule.4|A suit is made void, to ruff the declarer’s force cards.
rule.4b|The declarer, still to play, is known to be void here: a high trump weakens his hand most.
rule.5|The declarer sits in the middle and avoids leading trumps, a sign of weakness: so trumps are led.
rule.6|The declarer sits last: no trumps are led to him.
rule.7|The suit that the declarer led first is not returned: he plans to use a small trump in it.
rule.8|Ace and queen, or king and knave, are not led: waiting, they may take two tricks.
engine.under|The highest card that stays under is got rid of while it can be.
engine.cash|A sure trick is taken before it can be trumped.
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

/** English: why a move of Reversis. */
export const reasons = `@advice|Lyckans talisman (Stockholm 1819), on playing well,
@rule|Lyckans talisman (Stockholm 1819), Reversy, rule
@engine|No book speaks of it
advice.39|Whoever has the four aces keeps them and always exchanges another card: he can surely give the Quinola if it comes.
advice.4b|Whoever wants to take every trick throws away the smallest card he has, hoping for a higher one.
advice.1|The Quinola is not kept unless it is the fourth heart, in the last rounds the fifth, with a two or a three beside it: the danger of a bête is too great.
advice.6|In the last rounds nobody draws a card who has fewer than three hearts: the Quinola might come, and a bête with it.
advice.4|Whoever does not have the Quinola throws away a card that is alone or guarded least, to be without its suit.
advice.10th|Nine tricks are another’s: whoever takes the tenth or the eleventh breaks his Reversis and gets four Fischer.
advice.3|Near the end whoever holds the Quinola leads first the high cards by which he could come in again, and keeps his small ones for later.
advice.21|Whoever has drawn the Quinola, and has too few hearts to guard it, leads it himself: if he wins the deal, he pays nothing for it.
advice.duck|Keep low: play the highest card that does not take the trick.
advice.2|Whoever holds the Quinola and has the lead draws the hearts out of the others’ hands.
advice.5b|The deal cannot be won any more: then hearts are led, so that two Fischer for a forced Quinola make up for it.
advice.6b|In the last rounds hearts are led more and sooner, in the hope of a bête to be drawn or shared.
advice.5|Whoever has the lead begins with hearts, if that does not cost him the deal: it forces the Quinola out.
rule.18|The Quinola is thrown on another suit: it is paid for, and wins the pannier.
rule.24|An ace is thrown on another suit: whoever takes it pays for it, four jettons for diamonds.
rule.25|What is owed must be asked for before the cards are cut.
engine.guard|The hearts that guard the Quinola are not thrown away.
engine.run|All tricks may be his: the surest winner is led.
engine.take|All tricks may be his: this one is taken too.
engine.void|What is worst guarded is thrown away first.
engine.hold|The Quinola is not played to hearts while another card can be.
engine.content|In a hand without danger nothing is exchanged: what comes may be worse.
engine.worst|Of what may go, the worst guarded goes.
engine.dump|The trick cannot be avoided: so the highest card goes with it.
engine.low|The lowest card leaves the most to the others.
engine.keep|The Quinola is not led.
engine.safe|Another player will most likely take this trick.
engine.least|This costs least.
engine.eager|A trick is a trick, thinks a beginner.
engine.saves|A beginner saves his high cards.`;

/** English: why a move of Reversis. */
export const reasons = `@advice|Lyckans talisman (Stockholm 1819), on playing well,
@rule|Lyckans talisman (Stockholm 1819), Reversy, rule
@engine|No book speaks of it
advice.39|Whoever has the four aces always exchanges a card: he can surely give the Quinola if it comes.
advice.4b|Whoever wants to take every trick throws away the smallest card he has, hoping for a higher one.
advice.1|The Quinola is not kept unless it is the fourth heart, with small cards beside it: the danger of a bête is too great.
advice.6|In a hand without danger nothing is exchanged: what comes may be worse.
advice.4|Whoever does not have the Quinola throws away a high card that stands alone or is guarded least.
advice.10th|Nine tricks are another’s: whoever takes the tenth or the eleventh breaks his Reversis and gets four Fischer.
advice.3|Whoever holds the Quinola gets rid first of the high cards by which he could come in again.
advice.duck|Keep low: play the highest card that does not take the trick.
advice.2|Whoever holds the Quinola and has the lead draws the hearts out of the others’ hands.
advice.5b|The party is hopeless: then hearts are led, so that two Fischer for a forced Quinola make up for it.
advice.6b|In the last rounds hearts are led more and sooner, in the hope of a bête to be drawn or shared.
advice.5|Whoever has the lead begins with hearts, if that does not cost him the party: it forces the Quinola.
rule.18|The Quinola is thrown on another suit: it is paid for, and it draws the pannier.
rule.24|An ace is thrown on another suit: whoever takes it pays for it, four jettons for diamonds.
rule.25|What is owed must be asked for before the cards are cut.
engine.guard|The hearts that guard the Quinola are not thrown away.
engine.run|Every trick so far is this player’s: the surest winner is led.
engine.take|Every trick so far is this player’s: this one is taken too.
engine.void|What is worst guarded is thrown away first.
engine.hold|The Quinola is not played while another card can follow.
engine.dump|The trick cannot be avoided: so the highest card goes with it.
engine.low|The lowest card leaves the most to the others.
engine.keep|The Quinola is not led.
engine.safe|Another player will most likely take this trick.
engine.least|This costs least.
engine.eager|A trick is a trick, thinks a beginner.
engine.saves|A beginner saves his high cards.`;

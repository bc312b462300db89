/** English: why a move is made; a line for each maxim, its id and a sentence. */
export const reasons = `@bid|Lomber, on bidding
@buy|Lomber, on the exchange
@offer|Lomber, on offering the game
@play|Lomber, further rules
@sample|Lomber, sample games
@engine|The table’s own judgement
@other|Lomber
bid.ask.1|At least three sure tricks: the exchange may bring two more.
bid.tournee|A black ace, and cards that are good whichever suit is turned up.
bid.casco.prefer|Both black aces: Grand Casco, since at least its price is earned.
bid.obscur.1|A poor hand: if your cards are bad, those of the talon should be good. One card is kept, a black ace or a king.
bid.solo.1|Five tricks are sure or very likely without the exchange.
bid.tout|Every trick is likely.
bid.grand.1|Five sure tricks, whatever is trumps.
bid.grand.2|Spadille draws Basta, and the highest cards of a suit follow.
bid.grand.3|All kings with their queens, and the lead.
bid.null|Every card is low enough to be played under another.
bid.pass|The hand is not good enough for more.
declare.trump|The suit with which this hand makes most tricks.
declare.turn|The card that is turned up makes trumps.
declare.turnedAce|The better of what is known and what may come.
declare.giveUp|No suit is worth playing: a bête now is better than codille.
offer.make|No suit is worth playing: the game is offered, so that nobody makes codille.
offer.kunil|A hopeless game: to ask costs nothing, and if all agree there is no bête.
offer.accept|Not enough for the most tricks: who plays against in vain puts down a bête as well.
offer.against|Four tricks are likely, and the Ombre owns to a bad hand: the most tricks draw the dish.
offer.annul|This hand would not stop the Ombre: a new deal is as good.
offer.refuse|Two tricks are likely, and the Ombre owns to a bad hand: he will put down a bête.
king.leave|Thirteen cards that nobody has seen, against three: too daring.
king.pick|Trumps first, then kings.
buy.ombre|Trumps and kings stay; all else is exchanged.
buy.void|Trumps and kings stay, to stop the Ombre; a void is good for ruffing.
buy.last.1|Without matadors or high trumps, five cards are left for the next.
buy.none|Nothing is exchanged.
leq.buy.1|Without two sure tricks the talon is left to the next: the main point of the game.
vole.ombre.1|Every card left is sure to win.
vole.enough|The game is won, and not every card left is sure.
claim.lead|The Ombre was not sure: he is made to lead what can be beaten.
table.claim|What is due is asked for before the next deal.
premiers|Trumps from the top, then kings: the others must follow.
play.10|A small trump first: two trumps fall, and the two highest draw the rest.
g8.t1|With poor side cards neither of the two highest trumps is led first.
g5.t4|As many trumps as tricks are missing: the kings are played, trumps are kept.
g1.end|As long as the Ombre commands trumps he draws them, and keeps his kings for the end.
play.7|Never lead trumps when the Ombre sits last.
g3.t1|Never lead a king when the Ombre sits last and trumps cannot stop him.
g7.t2|A small trump: Basta may be with the other defender.
g1.t2a|A queen with her knave behind her is a good lead.
play.8a|A suit that the defence has opened is continued.
play.8b|A suit that the Ombre opened is not returned.
play.8c|A long suit is led: the Ombre may have one card of it.
g3.t6|Nobody plays after him: the lowest card that wins is enough.
g8.t3b|Better to throw a low card and make a void than to spend a matador.
g4.t2b|Somebody behind may overruff: a high trump.
play.12|Take tricks from the Ombre, never from the other defender.
play.2|Give the Ombre no trick.
g1.t2b|The Ombre has still to play: make it dear for him.
play.5|Let it run, and throw what is of no use.
engine.null.low|At Nullissimo the lowest card that helps.
engine.masters|A card that nothing can beat but a ruff.
engine.take|A trick is taken.
engine.low|Nothing is to be won: the least useful card.
novice.high|A beginner takes a trick with his highest card.`;

/** English: why a move is made; a line for each maxim, its id and a sentence. */
export const reasons = `@bid|Lomber, on bidding
@buy|Lomber, on the exchange
@offer|Lomber, on offering the game
@play|Lomber, further rules
@sample|Lomber, sample games
@engine|The table’s own judgement
@other|Lomber
bid.ask.1|Some three tricks are sure or likely: the exchange may bring two more.
bid.tournee|A black ace, and cards that are good whichever suit is turned up.
bid.casco.prefer|Both black aces: Grand Casco, since at least its price is earned.
bid.obscur.1|A poor hand with a black ace: if your cards are bad, those of the talon should be good.
bid.solo.1|Enough tricks to win, mostly five, are sure or very likely without the exchange.
bid.tout|Every trick is likely.
bid.grand.1|Five sure tricks, where only the black aces are trumps.
bid.grand.2|Spadille draws Basta, and the highest cards of a suit follow.
bid.grand.3|All kings with their queens, and the lead.
bid.null|Every card is low enough to be played under another.
bid.pass|The hand is not good enough for more.
declare.trump|The suit with which this hand makes most tricks.
declare.keep|One card is kept: a black ace, otherwise a king, otherwise none.
declare.turn|The card that is turned up makes trumps.
declare.turnedAce|The better of what is known and what may come.
declare.giveUp|No suit is worth playing: a bête now is better than codille.
offer.make|Hardly two tricks are likely: the game is offered, so that nobody makes codille.
offer.kunil|Hardly two tricks are likely: to ask costs nothing, and if all agree there is no bête.
offer.accept|Not enough for the most tricks: who plays against in vain puts down a bête as well.
offer.against|Four tricks are likely, and the Ombre owns to a bad hand: the most tricks draw the dish.
offer.annul|This hand would not stop the Ombre: a new deal is as good.
offer.refuse|Two tricks are likely, and the Ombre owns to a bad hand: he will put down a bête.
king.leave|Thirteen cards that nobody has seen, against three: too daring.
king.pick|Trumps first, then kings.
buy.ombre|Trumps and kings stay, and a queen beside her king; all else is exchanged, as far as the talon goes.
buy.void|Trumps and kings stay, to stop the Ombre; of the rest the shortest suit goes first, since a void is good for ruffing.
buy.last.1|Without a matador or several high trumps, five cards are left for the next.
buy.solo|Against a game without exchange the first may take many, but five cards are left for the next: trumps should not be divided too far.
buy.leave|Against Tournée, Obscur or Casco little is taken without need, so that the partner can buy: five cards are left to him, with a few small trumps six.
buy.last.black|A matador, or the king and another trump, or the queen, another trump and two kings, or three small trumps: with these one exchanges as many as the talon has.
buy.last.red|A matador, or Ponte and another trump, or the king, another trump and two other kings, or four small trumps: with these one exchanges as many as the talon has.
buy.last.obscur|Two trumps and a king: against Obscur one exchanges as many as the talon has.
buy.none|Nothing is exchanged.
leq.buy.1|Without two sure tricks the talon is left to the next: the main point of the game.
vole.ombre.1|Every card left is sure to win.
vole.enough|The game is won, and not every card left is sure.
claim.lead|The Ombre was not sure: he is made to lead what can be beaten.
table.claim|What is due is asked for before the next deal.
premiers|Every card left is sure: trumps from the top, then the others.
play.10|A small trump first: two trumps fall, and the two highest draw the rest.
g8.t1|With poor side cards neither Spadille nor Manille is led first, but a good trump below them.
g7.t3|One opponent follows no trump, so the other has those that are out: the side suits are played, and trumps are kept.
g5.t4|Trumps have been led, the highest is out, and those left make the tricks that are missing: the best side cards are played, trumps are kept.
g3.t5a|Both opponents have voids, and would ruff: the Ombre draws their trumps.
g1.end|As long as the Ombre commands trumps he draws them, and keeps his kings for the end.
play.6|The Ombre began with a side suit, so his game is not great; he sits in the middle, and the eldest hand embarrasses him most by leading trumps.
play.7|Never lead trumps when the Ombre sits last.
g3.t1|Never lead a king when the Ombre sits last and one has too few trumps to stop him.
g7.t2|Spadille took the Ombre’s trump, and the other defender did not follow: a small trump, since he may have Basta.
g1.t2a|A queen with her knave beside her is a good lead.
g4.t1|From king and queen the king is led: the queen is good after him.
play.8a|A suit that the defence has opened is continued.
play.8b|A suit that the Ombre opened is not returned.
play.8c|A long suit is led: the Ombre may have one card of it.
g3.t6|Nobody plays after him: the lowest card that wins is enough.
g3.err|The next player has nothing of the suit either, and may overtrump in any case: a small trump is enough.
g5.t1|The next player may have nothing of this suit: a court card of trumps, which he hardly overtrumps, but no matador.
g8.t3b|Better to throw a single card and be rid of a suit than to spend a matador on a ruff.
g4.t2b|The suit comes again, and the next player may have nothing left of it: a court card of trumps, but no matador.
play.12|Take tricks from the Ombre, never from the other defender.
g4.t4|One trick is made, and the friend makes the others: the highest card is thrown, so that he is never overtaken.
g8.t7|A second trick of one’s own would let the Ombre win with four against three and two: it is let run.
g1.t4b|The friend makes the tricks: one’s highest card of his suit goes under his, so that he is never overtaken.
g3.t4|With several trumps a middle one: the trick becomes dear for the Ombre, and useful trumps are left.
g4.t3|Nobody has led this suit yet, so the Ombre should have to follow: a small trump is enough.
g3.t2|A high card from beside a guarded king is thrown: it tells the friend of him.
play.2|Give the Ombre no trick.
g1.t2b|The Ombre has still to play: a high trump, or the highest card of the suit, makes it dear for him.
play.5|Let it run, and throw what is of no use.
engine.null.low|At Nullissimo the lowest card that helps.
engine.masters|A card that nothing can beat, or only a ruff.
engine.king|With trumps enough against the Ombre a king makes his trick at once.
engine.top|Nothing but trumps, and the highest of them.
engine.ruff|A trump takes it: the lowest that does, and no matador.
engine.lead|Nothing better is to be led: a card that costs little.
engine.take|A trick is taken.
engine.low|Nothing is to be won: the least useful card.
engine.least|This costs least.
novice.high|A beginner takes a trick with his highest card.`;

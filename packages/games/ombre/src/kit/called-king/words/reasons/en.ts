/** English: why a move of Quadrille or Cinquille. */
export const reasons = `@book|A Polish manual of card games, Kadryl, rule
@cinquille|A Polish manual of card games, Cinkwil
@engine|No book speaks of it
19.min|An ask needs three sure or probable tricks of one’s own; more than two nobody should expect of a partner.
24.min|Without three or four sure tricks one passes.
engine.outbid|What this hand could play is less than what has been bid.
35|So many sure tricks as win are a Solo: all the others play together against it.
15|A Médiateur plays alone and needs as many tricks as a Solo: with another’s King there are enough.
14|For a Médiateur the King of the longest suit is taken: others are soon void of it, and several tricks lie in it.
20a|The King of a suit is called in which one low card is held: the next time it is led it can be ruffed.
21|The King of a guarded Queen is called: two tricks are likely.
21b|The King of a suit of which nothing is held is called only where there is no better one.
engine.callShort|The King of a short suit is called, red rather than black.
engine.callQueen|With all four Kings a Queen is called.
engine.callOwn|No King is left to be called but one’s own: the Ombre plays alone.
16|The card that makes a void goes back for the King.
engine.back|The lowest card of the shortest suit goes back for the King.
25|The partner plays the called King as soon as he leads: now the friend knows him, and can be helped.
28|The partner leads his other Kings before other cards: an Ombre who does not know of them might ruff them.
36|The partner on the eldest hand, with one trump and one singleton, leads the singleton, to ruff when the suit comes back.
32|The partner is the eldest hand and the Ombre sits last: trumps at once, since the Ombre will be last again when they come a second time.
37|After the King a small trump: it shows the Ombre that his partner has a matador.
30|The partner led a high trump and held the trick, so the Ombre has the higher matadors: he goes on with trumps.
38|The partner led a trump and the Ombre let it run: he goes on with trumps while he has any.
22a|With the highest trump that is left the Ombre draws the others: mostly they divide, and then Kings and Queens make tricks.
22b|With four trumps, before the King has shown himself, the Ombre leads a good one, but no matador: his opponents do not know each other, and overtrump their friends.
26|After his King the partner led a bad card of another suit: he will ruff it, so the Ombre leads that suit as soon as he can.
19.ex3|With Manille, King, Queen and Knave of trumps, but not Spadille, the Knave is led first: nobody knows yet who has the called King.
27|The partner led a bad card, to ruff that suit later: a small trump pulls the trump that he wants to ruff with.
41|Against a Solo the suit is led that the Ombre ruffs: it wears his trumps down.
40|Against a Solo Kings without their Queens are not led: it may free a Queen of the Ombre.
33|A suit that was led twice is not led a third time, unless a friend plays last: it would be ruffed.
39|Who sits just before the player of a Solo leads his longest suit, but from King and Queen the King.
23b|The holder of the called King takes the small trump of the Ombre with his highest, which makes the game sure.
23a|A small trump of the Ombre is beaten with a middling one: a high one would look like the partner’s, and a friend might overtake it.
29|After the King the partner went on with a low card of its suit: no more help is to be expected, so the Ombre takes it himself.
43|All tricks are played for: the King is thrown, a Queen or Knave of another suit is kept.
31b|While the partner is not known nothing is let through: it might help an opponent.
31a|A trick won in the middle with a card that could be beaten: the friend has the higher ones, so the suit is led again.
34|A void is made, and finished before another is begun.
trump.partner|With five at the table the partner leads trumps even before the called King: if they lie well five fall at once.
engine.casco|Both black aces and some Kings, but no suit of one’s own: the partner names it.
engine.tout|Nearly every trick is sure.
engine.trump|The suit in which the hand makes most.
engine.begin|It is begun without announcing anything.
engine.stand|The game is won, and not every trick that is left is sure.
engine.goOn|Every card left is the highest of its suit.
engine.call|The suit of the called King is led, that he may show himself.
engine.friend|Who is against the Ombre does not lead the suit of the called King.
engine.master|The highest card of its suit that is left.
engine.long|A low card of the longest suit, or from King and Queen the King.
engine.draw|Nothing but trumps: the lowest.
engine.likely|Who leads a matador for an Ombre whose partner is not known is hardly against him: the trick is left to him.
engine.friends|A friend takes this trick: a low card is enough.
engine.last|The lowest card that wins, since nobody plays after it.
engine.sure|The lowest card that no other of its suit can beat.
engine.ruff|The lowest trump that wins.
engine.low|It cannot be won: the lowest card.
engine.least|This costs least.
engine.eager|A trick is a trick, thinks a beginner.
engine.figures|A beginner leads his figures at once.`;

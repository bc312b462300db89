/** English: why a move of Quadrille or Cinquille. */
export const reasons = `@book|A Polish manual of card games, Kadryl, rule
@cinquille|A Polish manual of card games, Cinkwil
@engine|No book speaks of it
19.min|An ask needs three sure or probable tricks of one’s own; more than two nobody should expect of a partner.
24.min|Without three or four sure tricks one passes.
35|Six sure tricks are a Solo: the three others play together.
14|For a Médiateur the King of the longest suit is taken: others are soon void of it, and several tricks lie in it.
20a|The King of a suit is called in which one low card is held: the next time it is led it can be ruffed.
21|The King of a guarded Queen is called: two tricks are likely.
21b|The King of a suit of which nothing is held is called only where there is no better one.
16|The card that makes a void goes back for the King.
25|The partner plays the called King as soon as he leads: now the friend knows him, and can be helped.
28|The partner leads his other Kings before other cards: an Ombre who does not know of them might ruff them.
36|The partner who has a single trump leads his singleton, to ruff when the suit comes back.
38|The partner has led trumps: he goes on with them while he has any.
22a|The Ombre draws trumps: mostly they divide, and then Kings and Queens make tricks.
22b|Before the King has shown himself the Ombre leads trumps: his opponents do not know each other, and overtrump their friends.
41|Against a game played alone the suit is led that the Ombre ruffs: it wears his trumps down.
40|Who holds only a King in a suit does not lead it: it may free a Queen of the Ombre.
33|A suit that was led twice is not led a third time: it would be ruffed.
39|Before the Ombre one leads one’s longest suit, but from King and Queen the King.
23b|The holder of the called King takes the small trump of the Ombre with his highest, which makes the game sure.
23a|A small trump of the Ombre is beaten with a middling one: a high one would look like the partner’s, and a friend might overtake it.
31b|While the partner is not known nothing is let through: it might help an opponent.
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
engine.long|A low card of the longest suit.
engine.draw|The lowest trump.
engine.friends|A friend takes this trick: the lowest card is enough.
engine.last|The lowest card that wins, since nobody plays after it.
engine.sure|The lowest card that nobody can beat.
engine.ruff|The lowest trump that wins.
engine.king|A King makes his trick while he can.
engine.low|It cannot be won: the lowest card.
engine.least|This costs least.
engine.eager|A trick is a trick, thinks a beginner.
engine.figures|A beginner leads his figures at once.`;

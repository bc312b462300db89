/** English reasons, a line for each maxim of Tarok: its id (several that say the same, divided by commas) and the sentence. */
export const reasons = `@rule|Tarok, rule 
@reguly|Tarok, hint 
@coalition|Tarok-ombre, introduction
@deux|Tarok en deux
@A|Tarok-ombre, article 
@szkat|Tarok-ombre, on the Skat
@engine|No book speaks of it
@borrowed|This chapter is silent here; another says:
3.c|Sky wins nothing, but saves a valuable card from this trick.
3.c.wait|Sky is kept for a card that is worth it.
3.d|Sky must be played before the last three cards, or it is lost.
13.b|Exactly three taroks, one the Pagat: buried, it brings its ten without danger.
14|What is not announced is lost.
15|Without the Pagat, lead taroks until it falls.
15.a.1|Ten taroks were announced: their owner will easily save the Pagat. No hunting yet.
15.a.2|Ten taroks were announced and I have few: hunting is doubtful.
15.b.1|A high tarok first: seven or fewer, and no Pagat.
15.b.2|A very low tarok first: eight or nine, and no Pagat.
15.b.3|The helper’s first tarok told enough: together we can draw the Pagat.
15.b.3.stop|The helper too has few taroks: the Pagat cannot be drawn so.
15.c|Now the Pagat wins its trick.
15.e|The Pagat cannot be drawn: the whip, again and again, until its owner must trump.
16|The Pagat is done with: now draw out the kings.
16.a.1|Somebody keeps a king for the last trick: first draw his taroks.
16.a.2|He has no taroks left: this suit, until he must play the king.
16.b|First the others’ kings, then one’s own.
16.c|Nothing better to lead: the longest whip.
16.d|One is void here and the other has the king: stop this suit, it costs the helper taroks.
17|Pagat and kings are out: take tricks and figures.
17.take|Pagat and kings are out: this trick too.
reguly.1|This card is the highest left of its suit: bring it home while it wins.
reguly.4|A cavalry that is to be announced stays in the hand.
reguly.6|Only figures, and a higher card over them: Sky saves them.
reguly.8|Too few taroks to save the Pagat: give it up at once, then taroks are left against the kings.
reguly.9|The Pagat is lost, but I have kings: keep it to the end, so that the taroks run out.
reguly.10.a|To save the Pagat lead the whip: it wears out the others’ taroks.
reguly.10.c|Make the one with most taroks trump.
reguly.11|Three figures without the king: lead one, it draws the king.
coalition|He threatens with the Pagat: take the trick from him.
deux.masc-bez-figur|The Pagat is not at stake: lead a suit without figures.
deux.niech-zadaie|Let the opponent lead to my figures.
engine.spare|Throw what costs least.
engine.low|A low card.
A.1.pagat|Void a suit, so that the Pagat can come home by trumping it.
A.1.renons|Void a suit, to trump what is led in it.
A.1.kto-gra|Whoever is going to play: an exposed figure is better laid away.
A.2|Few taroks: figures are safe in the Skat.
szkat.jedna|Keep a single card of a suit for once, so that nobody sees through the Skat.
szkat.renons|Another suit than usual, so that nobody sees through the Skat.
engine.lay|The cards that are missed least.
engine.home|A card that counts and wins is brought home.
engine.take|Take the trick as cheaply as possible.
engine.king|The king is not kept back.
engine.ruff|Trump with the lowest tarok that does.
engine.figure|A figure at once, in the hope that it wins.
engine.early|A high tarok at once.`;

/** English reasons, a line for each maxim of Tarok-ombre: its id (several that say the same, divided by commas) and the sentence. */
export const reasons = `@A|Tarok-ombre, article 
@szkat|Tarok-ombre, on the Skat
@B|Tarok-ombre, new manner 
@karty|Tarok-ombre, on the chief cards
@tout|Tarok-ombre, on the Tout
@engine|No book speaks of it
A.6|A Tre, even unseen, costs nothing and keeps the right to take over a later bid.
A.7|Not enough in the hand to reach 40.
A.8|Overbid, but this I can win myself: I take it over.
A.10|The right to take over what another bids is always useful.
engine.outbid|What this hand could play is less than what has been bid.
A.11|Weighed and counted: the hand is good for a Uno.
A.12|With two cards asked for there will be more than 39: a Due.
A.13|A Due is easier than a Uno, and the Skat belongs to an opponent.
A.14|Nine taroks with Sky, and dear figures: a Due must be won.
A.15|A row of taroks and figures without Sky and Pagat: a Uno.
A.19|Counting cards and many taroks in hand: Solo.
B.1|In the new manner one bids more boldly.
B.2|The three cards bring five, the one asked for five: a Uno.
B.3|A whole row of taroks and few suits: a Uno.
B.4|Thirty points in hand: Solo.
A.16.xxi|XXI is missing: ask for it.
A.16.krol|Figures without their king: ask for him.
A.14.krol|Nine taroks with Sky and XXI, kings with queens: ask for another king.
A.16.sky|Ask for Sky, to cover the Pagat, or a figure with only one card beside it.
A.16.pagat|Very many taroks: ask for the Pagat.
karty.pagat.zadac|The chief cards are here: ask for the Pagat and bring it home.
szkat.zadanie|Ask for nothing that betrays the Skat.
engine.askKing|A king is asked for, of the suit with most cards.
szkat.odmiana|A card of the longest suit goes back: it misleads.
engine.void|An empty card from the shortest suit without a king goes back.
engine.cheapest,engine.follow|What costs least.
engine.dearest|The card that counts most.
karty.sky.dama|The queen would fall: Sky covers her.
karty.sky.iezdziec|The knight would fall: Sky covers him.
karty.sky.walet|The knave would fall: Sky covers him.
karty.sky.raz|Sky covers once in a deal: not yet.
engine.sky|Sky must be played before the last three cards, or it is lost.
karty.xxi.na-xx|XXI over XX: high taroks remain behind it.
karty.xxi.trzymac|Only small taroks beside XXI: hold it back.
karty.pagat.uwaga|The Pagat lies on the table: take it.
karty.pagat.dom|The Pagat comes home.
A.18.taroki|A suit that costs the opponents taroks.
A.18.figury|Many figures: first draw the taroks that would trump them.
A.31.figury|Do not hold figures back: later they are trumped.
tout.1|Every trick so far is won: go on with what cannot be beaten.
A.22|The declarer sits in the middle: begin with suits.
A.23.szkat|The declarer gave me this suit: he is probably void in it.
A.23.sekwens|A good sequence weakens the declarer’s taroks.
A.23.informacya|The ally has shown which suit to go on with.
A.24.figury|Other suits draw the declarer’s figures, or the ally wins with his own.
A.24.tarok|Many taroks, no Pagat: lead them and bring it out.
A.25|XIX or XX: it costs the declarer XXI, or the ally throws the Pagat on it.
A.27|The declarer plays last: a tarok, to get at the Pagat.
A.28|Beat it with the smallest: the ally should lead no more taroks.
A.29|Many high taroks: beat it high.
A.30|The declarer did not ask for XXI: lead it, the ally may throw the Pagat.
B.5|The declarer laid the Skat himself: lead what he threw away.
engine.give|The trick is the ally’s: give him cards that count.
engine.lead|A card that costs little.
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
engine.top|A card that counts and wins now.
engine.figure|A figure at once, in the hope that it wins.
engine.early|A high tarok at once.`;

/** English: why a card of Cassino. */
export const reasons = `@combinations|Engelman’s book of games (about 1820), Cassino, on combinations
@rule|Engelman’s book of games (about 1820), Cassino, general rule
@engine|No book speaks of it
0.a|Take with the card, and by the combinations, that bring the most and the best cards.
0.b|Of takes of equally many cards, that with an ace: the ace is a point.
1.a|Count the tens, aces and twos: of which all others are out, that can be laid down.
1.b|The other three courts of its kind are out: none is left to pair with it, so it is laid down.
1.c|Whoever remembers the cards lays down that which the fewest ranks still out can take.
2|Nothing can be taken: lay down a court card, with which at best a pair can be made.
2.ex1|The dealer keeps his only court card to the end of the last round: it secures the Sweep.
2.ex2|The other tens are out: lay down a card that makes ten with others of the table, and great Cassino may take them.
3|The other tens are out and no court card is there for the Sweep: the dealer keeps great Cassino to the end, hoping for a combination.
3.ex|The other tens are out, and with an eight or a nine in hand ten is hard to make: the dealer lays great Cassino down, and leaves it to the Sweep.
4|Nothing can be taken, and there is no court card: lay down the smallest number, because higher ones can still take by combination.
4.ex1|Cards of the table make ten, and great Cassino is not out: lay down a large card, so that the others do not bring it home.
4.ex2|The other tens are out and the others will have the Sweep: make ten on the table, so that great Cassino may be taken before.
5.a|Of equal takes, that with more spades: their majority is a point.
5.b|Spades are not worth a better take.
5.c|The others have every other point and the cards: collect spades at any price.
6.a|An ace is not laid down by first or second hand while numbers lie there with which it can be taken in a sum.
6.b|An ace is kept to the very end by the third hand and the dealer.
7|The other three aces are out: lay the fourth down at the first opportunity, since none can pair it any more.
8.a|Whoever has two aces lays one down, hoping to take it with the other.
8.b|The partner has laid down an ace: leave as few cards as possible that can take it.
9|An ace or little Cassino must go: with the two the others gain one point, with the ace perhaps two.
10|Great Cassino and an ace lie there: take the ace first, because it can be taken in sums, and a ten only by a ten.
11|Do not leave cards that one card can take together: the next would clear the table.
11.note|The majority of cards is at stake: take them, though the next may clear the table.
11.must1|The others need one point to escape the Lurch: leave nothing that one card can clear.
11.must2|The others need one or two points to win the game: leave nothing that one card can clear.
11.never1|At the beginning of a game a large combination is taken, though the next may clear the table.
11.never2|A point can be made: take it, though the next may clear the table.
11.never3|This take decides the majority of cards.
11.never4|The own score is high and theirs is two or three: take what brings most, though the next may clear the table.
engine.value|It brings most, and leaves the next player least.
engine.pairs|The first pair that one sees is taken.
engine.high|What one likes least is laid down.`;

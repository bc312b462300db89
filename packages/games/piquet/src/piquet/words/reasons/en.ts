/** English: why cards of piquet are laid away or played. */
export const reasons = `@book|Engelman’s treatise on piquet, about 1820
@engine|General practice; the treatise gives little advice
discard.1|The cards of the longest suit are kept: they are the point.
discard.2|A run of four or more cards is not broken without need.
discard.3|Four of a rank, or three aces, kings or queens, are not broken without need.
elder.take5|Elder hand takes all five: what is left helps the other.
younger.take-all|Younger hand takes all that is left, to find what guards her suits.
strong.keep|The hand is so strong that only what is of no use is laid away.
discard.value|The cards are laid away that are missed least.
play.1|Winners are led first: thirty before the other counts one make sixty.
play.2|Two cards are left: the winner is kept for the last trick, which counts more.
play.divide|Enough winners for seven tricks: they are led now, for the ten.
play.solid|A long suit that nobody can beat is led from the top.
play.long|The longest suit is led from the top, to clear it.
play.touch|A suit that is headed by two cards in a row is led from the top: if the first does not win, the second is the better for it.
play.cash|A winner is led while it is sure.
play.exit|A suit in which nothing is to be won is led low, so that the other must lead the rest.
play.win|The trick is taken with the lowest card that takes it.
play.guard|A card is thrown that neither wins nor guards another.
play.unguard|No card can be spared: one goes of the suit that is longest beside what the other may hold of it.
play.low|Nothing is to be won here: a low card that is not needed.
play.top|The highest card of the longest suit is led.
discard.high|A beginner keeps his high cards, whatever their suits.
play.aces|A beginner leads his aces at once.`;

/** English: why a word or a card of Pamphile. */
export const reasons = `@rule|The Polish page of the rules, line 34
@engine|General practice; the old rules give no advice
rule.mucha|Five cards of one suit win the deal without play, if they are called.
derived.mucha|Four cards of one suit, and forehand must play anyway: the fifth is exchanged, in the hope of a mucha.
derived.stand|Three sure tricks: who passes has the same points for them, and no risk.
derived.declare|Of three players one with two trumps plays: new cards bring a third trick often enough.
derived.pass.none|Without a sure trick a passer loses nothing; who plays loses three, unless new cards bring everything.
derived.pass.one|With one sure trick a passer loses nothing: he keeps its point, and need not take two.
derived.pass.two|Two tricks are two points to a passer, and none to a player: the third is not likely enough.
derived.exchange|Forehand must play: trumps, aces and guarded kings are kept, and all else is exchanged.
derived.keep|Forehand must play, and there is nothing to exchange.
derived.hopes|A beginner hopes for the new cards.
play.trump|The highest trump is led, because nobody can beat it, and it draws trumps of the others.
play.top|The highest card of a suit that is out is led before others can trump it.
play.alone|A card that is alone in its suit is led: later this suit can be trumped.
play.low|Nothing is sure to win: the lowest card is led.
play.last|Nobody plays after this card: the lowest that wins is enough.
play.sure|The trick is won with a card that nothing of its suit can beat any more.
play.head|Whoever can win the trick must: the lowest card that does so is enough.
play.follow|This trick cannot be won: the lowest card of the suit is enough.
play.throw|This trick cannot be won, and the suit is missing: the least useful card is thrown away.
play.proud|A beginner wins with the highest that he has.`;

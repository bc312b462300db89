/** English: why a card of twenty-one. */
export const reasons = `@derived|Counted: the page gives no advice
@engine|The household game
derived.ace|The first card is an ace: a second one makes the Persian eye, and a ten makes 21, so the stake is high.
derived.large.stop|At seventeen and more at least 28 of the 52 cards are too much: enough.
derived.large.draw|Up to fifteen at most 20 of the 52 cards are too much: a card.
derived.small.draw|Below eighteen only tens and aces are too much, 8 of 24, and the nines cost nothing: a card.
derived.small.eighteen|From eighteen on half of the 24 cards and more are too much: enough.
engine.least|Most hands favour the bank: the least is staked.
engine.safe|No card can be too much: a card.
engine.sixteen|At sixteen 24 of the 52 cards are too much, but who stays there loses most of the time: a card.
engine.bank.draw|Up to fifteen the banker draws.
engine.bank.stop|From sixteen on the banker is content; equal sums are his.
engine.hope|One more small card will come.
engine.fear|Better to stay than to be over.
engine.luck|This time the card will be lucky.
engine.counted|Counted exactly against the cards that are not seen, this brings more.`;

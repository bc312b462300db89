/** English: why a move at faro. */
export const reasons = `@page|The re-enactors’ page
@derived|Counted: the page gives no advice
@engine|The temperament of the punter
page.parol|Who wants to win much leaves it there and bends a corner: each win doubles what lies there. To win so often is hard, but some managed it.
page.withdraw|Nobody has to go on: a modest gain is taken.
derived.parol-risk|Of what is left on a card for another drawing 127 parts of 136 come back on the average, so it is taken.
derived.same-rank|The next card is of another rank: of two cards of one rank a single doublet would take half of both.
derived.edge|Of every stake the bank keeps nine parts of 136 on the average, so as little as possible is staked.
engine.enough|There are enough stakes on the table.
engine.stake|As much is staked as this punter dares.
engine.small|The usual stake cannot be laid: a single ducat must do.
engine.ready|Nothing more is staked.
engine.luck|Luck is with me today.
engine.due|This one must come now.
engine.waits|Counted: a rank of which one card is left costs nothing as long as the stake is taken off before the last pair, so it is best to wait for one.`;

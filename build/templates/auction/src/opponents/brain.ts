import {FRENCH_SUITS, rankOf, suitOf, type Card, type Suit} from '@quinola/cards';
import {always, bookOf, cardWords, inOrder, judge, type Brain} from '@quinola/opponents';
import {lawfulCards, playOf, winning} from '@quinola/play';
import {newGame, partsOf, tricksOf, type NewGameMove, type NewGameView} from '../rules/index.js';

const led = ({trick}: NewGameView): Card | null => trick[0]?.card ?? null;
const best = (view: NewGameView): Card | null => winning(tricksOf(view), view.trick)?.card ?? null;
const wordsOf = (view: NewGameView) => cardWords(tricksOf(view));

// To be replaced by the maxims of the book. Each has an id, a rank (1 is asked first), a condition, and the lawful card that it
// suggests. Its sentence is in words/reasons.
const maxim = bookOf<NewGameView, Card>('', 'engine');
const MAXIMS = inOrder([
  maxim(
    'win',
    1,
    (view) => led(view) !== null,
    (view, open) => wordsOf(view).lowest(wordsOf(view).winners(open, best(view))),
  ),
  maxim(
    'lead',
    1,
    (view) => led(view) === null,
    (view, open) => wordsOf(view).highest(open),
  ),
  maxim('low', 9, always, (view, open) => wordsOf(view).lowest(open)),
]);

/** How many tricks a hand may make with these trumps: its aces and kings, and each trump after the third. */
function tricksIn(hand: readonly Card[], trump: Suit): number {
  const trumps = hand.filter((card) => suitOf(card) === trump).length;
  return hand.filter((card) => 'AK'.includes(rankOf(card))).length + Math.max(0, trumps - 3);
}

/** The highest lawful bid that the hand is good for, otherwise a pass. */
function bidOf(view: NewGameView): {readonly move: NewGameMove; readonly maxim: string} {
  const good = newGame.moves(view).filter((move) => {
    if (!('type' in move) || move.type !== 'BID') return false;
    const {count, suit} = partsOf(move.bid);
    return FRENCH_SUITS.some((one) => one === suit) && tricksIn(view.hand, suit) >= count;
  }) as readonly NewGameMove[];
  const [move] = good;
  return move ? {move, maxim: 'bid'} : {move: {type: 'PASS'}, maxim: 'pass'};
}

/** The opponent: bids what it holds, leads its highest card, and wins a trick as cheaply as it can. */
export const newGameBrain = (): Brain<NewGameView, NewGameMove> => ({
  game: 'new-game',
  choose({view}) {
    if (view.turn.phase === 'bidding') {
      const {move, maxim: id} = bidOf(view);
      return {move, because: {maxim: id}};
    }
    const {choice, because} = judge(MAXIMS, view, lawfulCards(tricksOf(view), view.hand, led(view)));
    return {move: playOf(choice), ...(because && {because})};
  },
});

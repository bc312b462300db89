import type {Card} from '@quinola/cards';
import {always, bookOf, cardWords, inOrder, judge, type Brain} from '@quinola/opponents';
import {lawfulCards, playOf, winning} from '@quinola/play';
import {exchangeOf, TRICKS, type NewGameMove, type NewGameView} from '../rules/index.js';

const words = cardWords(TRICKS);
const led = ({trick}: NewGameView): Card | null => trick[0]?.card ?? null;
const best = ({trick}: NewGameView): Card | null => winning(TRICKS, trick)?.card ?? null;

// To be replaced by the maxims of the book. Each has an id, a rank (1 is asked first), a condition, and the lawful card that it
// suggests. Its sentence is in words/reasons.
const maxim = bookOf<NewGameView, Card>('', 'engine');
const MAXIMS = inOrder([
  maxim(
    'win',
    1,
    (view) => led(view) !== null,
    (view, open) => words.lowest(words.winners(open, best(view))),
  ),
  maxim(
    'lead',
    1,
    (view) => led(view) === null,
    (_, open) => words.highest(open),
  ),
  maxim('low', 9, always, (_, open) => words.lowest(open)),
]);

/** The three lowest cards, or as many as may be exchanged. */
function exchanged(view: NewGameView): readonly Card[] {
  const {most} = exchangeOf(view);
  return [...view.hand].sort((a, b) => TRICKS.strength(a) - TRICKS.strength(b)).slice(0, Math.min(3, most));
}

/** The opponent: exchanges low cards, leads its highest card, and wins a trick as cheaply as it can. */
export const newGameBrain = (): Brain<NewGameView, NewGameMove> => ({
  game: 'new-game',
  choose({view}) {
    if (view.turn.phase === 'exchanging')
      return {move: {type: 'EXCHANGE', cards: exchanged(view)}, because: {maxim: 'discard'}};
    const {choice, because} = judge(MAXIMS, view, lawfulCards(TRICKS, view.hand, led(view)));
    return {move: playOf(choice), ...(because && {because})};
  },
});

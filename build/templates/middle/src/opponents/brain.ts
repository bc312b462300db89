import {bookOf, inOrder, judge, plainMoves, type Brain} from '@quinola/opponents';
import type {NewGameMove, NewGameView} from '../rules/index.js';

type Take = Extract<NewGameMove, {readonly type: 'TAKE'}>;
const takes = (move: NewGameMove): move is Take => move.type === 'TAKE';

// To be replaced by the maxims of the book. Each has an id, a rank (1 is asked first), a condition, and the lawful move that it
// suggests. Its sentence is in words/reasons.
const maxim = bookOf<NewGameView, NewGameMove>('', 'engine');
const MAXIMS = inOrder([
  maxim(
    'take',
    1,
    (_, open) => open.some(takes),
    (_, open) => {
      const all = open.filter(takes);
      const most = Math.max(...all.map(({take}) => take.length));
      return all.filter(({take}) => take.length === most);
    },
  ),
  maxim(
    'lay',
    9,
    (_, open) => !open.some(takes),
    (_, open) => open.slice(0, 1),
  ),
]);

/** The opponent: takes as many cards as it can. */
export const newGameBrain = (): Brain<NewGameView, NewGameMove> => ({
  game: 'new-game',
  choose({view, moves}) {
    const {choice, because} = judge(MAXIMS, view, plainMoves<NewGameMove>(moves));
    return {move: choice, ...(because && {because})};
  },
});

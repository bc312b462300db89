import {bookOf, inOrder, judge, plainMoves, type Brain} from '@quinola/opponents';
import {RANKS, type NewGameMove, type NewGameView} from '../rules/index.js';

const ofType = (open: readonly NewGameMove[], type: NewGameMove['type']): readonly NewGameMove[] =>
  open.filter((move) => move.type === type);

// To be replaced by the maxims of the book. Each has an id, a rank (1 is asked first), a condition, and the lawful move that it
// suggests. Its sentence is in words/reasons.
const maxim = bookOf<NewGameView, NewGameMove>('', 'engine');
const always = (id: string, rank: number, type: NewGameMove['type']) =>
  maxim(
    id,
    rank,
    (_, open) => ofType(open, type).length > 0,
    (_, open) => ofType(open, type).slice(0, 1),
  );
const MAXIMS = inOrder([
  always('done', 1, 'DONE'),
  always('draw', 2, 'DRAW'),
  always('take', 3, 'TAKE'),
  maxim(
    'stake',
    4,
    (_, open) => ofType(open, 'STAKE').length > 0,
    ({player}, open) =>
      open.filter(
        (move) => move.type === 'STAKE' && move.amount === 1 && move.place === RANKS[player % RANKS.length],
      ),
  ),
]);

/** The opponent: stakes one on a rank of its own, and takes what it wins. */
export const newGameBrain = (): Brain<NewGameView, NewGameMove> => ({
  game: 'new-game',
  choose({view, moves}) {
    const {choice, because} = judge(MAXIMS, view, plainMoves<NewGameMove>(moves));
    return {move: choice, ...(because && {because})};
  },
});

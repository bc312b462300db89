import {bankFeatures, type Ask, type GameFeatures} from '@quinola/table';
import type {NewGameHost} from './host.js';
import {answersOf, MOST, newGame, PAYS, placeOf, RANKS, staked, type NewGameMove} from '../rules/index.js';

/** What is asked: stakes, a pair to draw, or what to do with what is won. */
function asked({context, gameWords}: NewGameHost): Ask | null {
  const {view, turn} = context!;
  if (turn.phase === 'staking') {
    const amounts = Array.from({length: MOST + 1}, (_, amount) => amount);
    return {
      kind: 'stake',
      title: gameWords.stakeTitle,
      offers: RANKS.map((rank) => {
        const current = staked(view, view.player, rank);
        return {
          place: placeOf(rank),
          name: gameWords.places[rank]!,
          current,
          amounts: current ? amounts : amounts.slice(1),
        };
      }),
      lay: (place, amount): NewGameMove => ({type: 'STAKE', place: place.slice(-1), amount}),
      answers: newGame.moves(view).some(({type}) => type === 'DONE')
        ? [{label: gameWords.done, move: {type: 'DONE'}}]
        : [],
    };
  }
  if (turn.phase === 'drawing')
    return {
      kind: 'respond',
      title: gameWords.drawPair,
      large: true,
      answers: [{label: gameWords.drawPair, move: {type: 'DRAW'}, first: true}],
    };
  const [place] = answersOf(view);
  if (turn.phase !== 'answering' || place === undefined) return null;
  const current = staked(view, view.player, place);
  const [take, leave] = (['TAKE', 'LEAVE'] as const).map((type): NewGameMove => ({type, place}));
  return {
    kind: 'respond',
    title: gameWords.wins,
    answers: [
      {label: gameWords.take((1 + PAYS) * current), move: take!, first: true},
      {label: gameWords.leave((1 + PAYS) ** 2 * current), move: leave!},
    ],
  };
}

/** What the room adds to the features: its asks, and coins and cards that travel. */
export const roomFeatures = (
  table: NewGameHost,
): Pick<GameFeatures, 'styles' | 'travelEnds' | 'animate' | 'staking' | 'responding' | 'asks'> => ({
  ...bankFeatures(table),
  asks: () => asked(table),
});

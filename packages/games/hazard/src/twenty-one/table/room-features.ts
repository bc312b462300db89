import {bankFeatures, type Ask, type GameFeatures} from '@quinola/table';
import {amountsIn, packOf, twentyOne, type TwentyOneMove} from '../rules/index.js';
import type {TwentyOneHost} from './host.js';

/** What is asked: to cut, a stake, a card or enough. */
function asked({context, gameWords}: TwentyOneHost): Ask | null {
  const {view, turn} = context!;
  switch (turn.phase) {
    case 'dealing.packCut': {
      const index = packOf(view.options).cards.length / 2;
      return {
        kind: 'respond',
        title: gameWords.cut,
        answers: [{label: gameWords.cut, move: {type: 'CUT', index} as TwentyOneMove, first: true}],
      };
    }
    case 'staking':
      return {
        kind: 'stake',
        title: gameWords.stakeTitle,
        offers: [{place: 'stake', name: '', amounts: amountsIn(view), current: 0}],
        lay: (_, amount): TwentyOneMove => ({type: 'STAKE', amount}),
      };
    case 'playing.turn':
    case 'playing.bank': {
      const [card, enough] = twentyOne.moves(view);
      return {
        kind: 'respond',
        title: gameWords.card,
        large: true,
        // A banker who must draw finds the card where it stays once he may say enough.
        answers: [
          {label: gameWords.card, move: card!, first: true},
          {label: gameWords.enough, ...(enough ? {move: enough} : {off: true})},
        ],
      };
    }
    default:
      return null;
  }
}

/** What the room adds to the features: its asks, and cards and coins that travel. */
export const roomFeatures = (
  table: TwentyOneHost,
): Pick<
  GameFeatures,
  'styles' | 'travelEnds' | 'animate' | 'staking' | 'responding' | 'asks' | 'keyLines'
> => ({
  ...bankFeatures(table),
  asks: () => asked(table),
  keyLines: () => [table.panelWords!.asks.stake.keys],
});

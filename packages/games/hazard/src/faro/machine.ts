import {
  asking,
  match,
  once,
  over,
  sheets,
  shuffleCutDeal,
  tableSetup,
  type ChartProfile,
} from '@quinola/chart';
import {faro, PAIRS, type FaroHappening, type FaroView} from './rules/index.js';

/** What the shared chart needs to know of faro: what takes time, which sheets are shown, what ends a drawing. */
export const profile: ChartProfile<FaroView, FaroHappening> = {
  beats: {
    staked: {travel: 1},
    shuffled: {travel: 1},
    cut: {travel: 1},
    revealed: {travel: 1},
    drawn: {travel: 1},
    answered: {speak: 1},
    'bank-broken': {speak: 1},
  },
  sheets: (happened) => (happened.some(({type}) => type === 'drawing-settled') ? ['settling'] : []),
  dealEnds: ['drawing-settled'],
  staked: 'staked',
  paid: 'paid',
  // The banker has nothing to think of, but lingers before the last pair; punters have only where somebody has won.
  hardness({turn, right, bets}) {
    if (turn.phase === 'drawing.pair') return right.length === PAIRS - 1 ? undefined : null;
    const isQuiet = turn.phase === 'drawing.between' && !bets.flat().some(({standing}) => standing === 'won');
    return isQuiet ? null : undefined;
  },
};

const {table, opened} = tableSetup(faro, profile);

/** Where a drawing goes on after a pair, or an answer. */
const DRAWING = ['drawing.pair', 'drawing.between', 'deciding', 'settling', 'sessionOver'] as const;

/** The session: stake, cut, draw, decide, settle; one drawing after another until the agreed number, or until nobody can go on. */
export const faroMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // All at once, each card face down on the page's table.
        staking: asking(['STAKE', 'BET', 'READY'], ['staking', 'dealing.shuffling'], {several: true}),
        dealing: {
          initial: 'shuffling',
          states: shuffleCutDeal({
            shuffle: {shuffling: 'dealing.packCut'},
            // The punters turn their cards.
            cut: {packCut: ['drawing.pair']},
          }),
        },
        drawing: {
          initial: 'pair',
          states: {
            pair: asking(['DRAW', 'DRAW_ALL'], DRAWING),
            // The salon: stakes are moved, withdrawn, left with a corner bent.
            between: asking(['COLLECT', 'PAROL', 'BET', 'READY'], ['drawing.between', 'drawing.pair'], {
              several: true,
            }),
          },
        },
        // The page: whoever has won says what becomes of his card.
        deciding: asking(['COLLECT', 'PAROL', 'STAY'], ['deciding', 'settling', 'sessionOver'], {
          several: true,
        }),
        ...sheets({laid: ['settling'], then: ['staking', 'sessionOver']}),
        sessionOver: over(),
      },
      ['LEAVE'],
    ),
  ),
);

import {
  asking,
  chance,
  match,
  once,
  over,
  sheets,
  shuffleCutDeal,
  tableSetup,
  type ChartProfile,
} from '@quinola/chart';
import {totalOf, twentyOne, type TwentyOneHappening, type TwentyOneView} from './rules/index.js';

/** What the shared chart needs to know of twenty-one: what takes time, which sheets are shown, what ends a round. */
export const profile: ChartProfile<TwentyOneView, TwentyOneHappening> = {
  beats: {
    'lots-drawn': {travel: 1, speak: 2},
    shuffled: {travel: 1},
    cut: {travel: 1},
    dealt: {travel: 2},
    staked: {travel: 1},
    drawn: {travel: 1},
    stopped: {speak: 1},
    called: {speak: 1},
    'bank-opened': {travel: 1, speak: 1},
    'bank-drew': {travel: 1},
    'bank-passed': {speak: 1},
  },
  sheets: (happened) => (happened.some(({type}) => type === 'round-settled') ? ['settling'] : []),
  dealEnds: ['round-settled'],
  dealt: 'dealt',
  staked: 'staked',
  paid: 'paid',
  // Up to ten nobody thinks; the banker's duty is plain to all.
  hardness: ({turn, toPlay, shown, options}) =>
    turn.phase === 'playing.bank' && toPlay >= 0 && totalOf(shown[toPlay]!, options) <= 15 ? null : undefined,
};

const {table, opened} = tableSetup(twentyOne, profile);

/** Where a round goes on after a card, a word, or the stakes. */
const ROUND = ['playing.turn', 'playing.bank', 'settling', 'dealing.shuffling', 'sessionOver'] as const;

/** The session: one round after another until the agreed number is played, or a bank that stays is broken. */
export const twentyOneMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // Whoever draws the lowest card keeps the bank, where it passes on.
        drawing: chance('dealing.shuffling'),
        dealing: {
          initial: 'shuffling',
          states: shuffleCutDeal({
            shuffle: {shuffling: 'dealing.packCut'},
            cut: {packCut: ['staking', ...ROUND]},
          }),
        },
        // In turn, each after he has looked at his card.
        staking: asking(['STAKE'], ['staking', ...ROUND]),
        playing: {
          initial: 'turn',
          states: {
            turn: asking(['DRAW', 'STOP'], ROUND),
            bank: asking(['BANK_DRAW', 'BANK_STOP'], ROUND),
          },
        },
        // What was won and lost, with all cards open.
        ...sheets({laid: ['settling'], then: ['dealing.shuffling', 'sessionOver']}),
        sessionOver: over(),
      },
      ['LEAVE'],
    ),
  ),
);

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
import {newGame, type NewGameHappening, type NewGameView} from './rules/index.js';

/**
 * What the shared chart needs to know of New game: which happenings take time (in multiples of the pace),
 * open a sheet or end a deal.
 */
export const profile: ChartProfile<NewGameView, NewGameHappening> = {
  beats: {shuffled: {travel: 1}, staked: {travel: 1}, drawn: {travel: 1}, answered: {speak: 1}},
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settlingDeal'] : []),
  dealEnds: ['deal-settled'],
  staked: 'staked',
  paid: 'paid',
};

const {table, opened} = tableSetup(newGame, profile);

/** The session: deals are played until the agreed number is reached. */
export const newGameMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        dealing: {initial: 'shuffling', states: shuffleCutDeal({deal: {shuffling: 'staking'}})},
        // All stake at once, and change it until they are done.
        staking: asking(['STAKE', 'DONE'], ['staking', 'drawing'], {several: true}),
        drawing: asking(['DRAW'], ['drawing', 'answering', 'settlingDeal']),
        answering: asking(['TAKE', 'LEAVE'], ['answering', 'drawing', 'settlingDeal'], {several: true}),
        // The sheet with the result of the deal.
        ...sheets({laid: ['settlingDeal'], then: ['dealing.shuffling', 'settlingSession']}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);

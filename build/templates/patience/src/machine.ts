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
  beats: {dealt: {travel: 1}, turned: {travel: 1}, built: {travel: 1}},
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settlingDeal'] : []),
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
};

const {table, opened} = tableSetup(newGame, profile);

/** One game: cards are turned and built, until all are built or nothing can be done. */
export const newGameMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        dealing: {initial: 'shuffling', states: shuffleCutDeal({deal: {shuffling: 'playing'}})},
        playing: asking(['BUILD', 'TURN'], ['playing', 'settlingDeal']),
        // The sheet with the result.
        ...sheets({laid: ['settlingDeal'], then: 'settlingSession'}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);

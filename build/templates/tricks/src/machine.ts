import {match, over, sheets, shuffleCutDeal, tableSetup, tricks, type ChartProfile} from '@quinola/chart';
import {newGame, type NewGameHappening, type NewGameView} from './rules/index.js';

/** What the chart needs to know of New game: what takes time, which sheets are laid on the table, what ends a deal. */
export const profile: ChartProfile<NewGameView, NewGameHappening> = {
  beats: {dealt: {travel: 4}, played: {travel: 1}, 'trick-won': {gather: 1}},
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settlingDeal'] : []),
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
  played: 'played',
  won: 'trick-won',
};

const {table, opened} = tableSetup(newGame, profile);

/** The session: deal follows deal, until as many are played as were agreed. */
export const newGameMachine = table.createMachine(
  match(
    opened,
    {
      dealing: {initial: 'shuffling', states: shuffleCutDeal({deal: {shuffling: 'playing.trick'}})},
      // Thirteen tricks.
      playing: {initial: 'trick', states: tricks({trick: ['playing.trick', 'settlingDeal']})},
      // What the deal brought.
      ...sheets({laid: ['settlingDeal'], then: ['dealing.shuffling', 'settlingSession']}),
      settlingSession: over(),
    },
    ['STOP'],
  ),
);

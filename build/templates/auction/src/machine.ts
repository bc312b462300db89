import {
  auction,
  match,
  once,
  over,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
  type ChartProfile,
} from '@quinola/chart';
import {newGame, type NewGameHappening, type NewGameView} from './rules/index.js';

/**
 * What the shared chart needs to know of New game: which happenings take time (in multiples of the pace),
 * open a sheet or end a deal.
 */
export const profile: ChartProfile<NewGameView, NewGameHappening> = {
  beats: {
    dealt: {travel: 4},
    bid: {speak: 1},
    passed: {speak: 1},
    'thrown-in': {speak: 1},
    played: {travel: 1},
    'trick-won': {gather: 1},
  },
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settlingDeal'] : []),
  dealEnds: ['deal-settled', 'thrown-in'],
  dealt: 'dealt',
  played: 'played',
  won: 'trick-won',
};

const {table, opened} = tableSetup(newGame, profile);

/** The session: deals are played until the agreed number is reached. */
export const newGameMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        dealing: {initial: 'shuffling', states: shuffleCutDeal({deal: {shuffling: 'bidding'}})},
        // If all pass, the cards are dealt anew.
        ...auction({bidding: ['BID', 'PASS']}, ['bidding', 'playing.trick', 'dealing.shuffling']),
        // The tricks of a deal.
        playing: {initial: 'trick', states: tricks({trick: ['playing.trick', 'settlingDeal']})},
        // The sheet with the result of the deal.
        ...sheets({laid: ['settlingDeal'], then: ['dealing.shuffling', 'settlingSession']}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);

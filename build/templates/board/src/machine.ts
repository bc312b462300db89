import {asking, chance, match, over, sheets, tableSetup, type ChartProfile} from '@quinola/chart';
import {newGame, type NewGameHappening, type NewGameView} from './rules/index.js';

/** What the chart needs to know of New game: what takes time, which sheets are laid on the table, what ends a game. */
export const profile: ChartProfile<NewGameView, NewGameHappening> = {
  beats: {dealt: {travel: 1}, placed: {travel: 1}},
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settlingDeal'] : []),
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
};

const {table, opened} = tableSetup(newGame, profile);

/** The session: game follows game, until as many are played as were agreed. */
export const newGameMachine = table.createMachine(
  match(
    opened,
    {
      // Lots decide who begins.
      drawing: chance('playing'),
      playing: asking(['PLACE'], ['playing', 'settlingDeal']),
      // Who has won.
      ...sheets({laid: ['settlingDeal'], then: ['drawing', 'settlingSession']}),
      settlingSession: over(),
    },
    ['STOP'],
  ),
);

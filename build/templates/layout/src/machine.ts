import {asking, chance, match, once, over, sheets, tableSetup, type ChartProfile} from '@quinola/chart';
import {newGame, type NewGameHappening, type NewGameView} from './rules/index.js';

/**
 * What the shared chart needs to know of New game: which happenings take time (in multiples of the pace),
 * open a sheet or end a game.
 */
export const profile: ChartProfile<NewGameView, NewGameHappening> = {
  beats: {dealt: {travel: 1}, placed: {travel: 1}},
  sheets: (happened) => (happened.some(({type}) => type === 'deal-settled') ? ['settlingDeal'] : []),
  dealEnds: ['deal-settled'],
  dealt: 'dealt',
};

const {table, opened} = tableSetup(newGame, profile);

/** The session: games are played until the agreed number is reached. */
export const newGameMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // Players draw lots for who begins.
        drawing: chance('playing'),
        playing: asking(['PLACE'], ['playing', 'settlingDeal']),
        // The sheet with the result.
        ...sheets({laid: ['settlingDeal'], then: ['drawing', 'settlingSession']}),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);

import {
  deciding,
  match,
  over,
  sheets,
  shuffleCutDeal,
  tableSetup,
  tricks,
  type ChartProfile,
} from '@quinola/chart';
import {toy, type ToyHappening, type ToyView} from './game.js';

/** The chart profile of the toy game. */
export const profile: ChartProfile<ToyView, ToyHappening> = {
  beats: {
    cut: {speak: 1},
    knocked: {speak: 1},
    dealt: {travel: 2},
    played: {travel: 1},
    'trick-won': {gather: 1},
  },
  sheets: (happened) => (happened.some(({type}) => type === 'deal-scored') ? ['scoring'] : []),
  dealEnds: ['deal-scored'],
  dealt: 'dealt',
  played: 'played',
  won: 'trick-won',
  asks: ({tricks}) => tricks.length === 1,
};

/** The chart of the toy: cut, deal, three tricks, the score, and again; optionally with another profile. */
export function toyMachineOf(chartProfile: ChartProfile<ToyView, ToyHappening> = profile) {
  const {table, opened} = tableSetup(toy, chartProfile);
  return table.createMachine(
    match(opened, {
      ...shuffleCutDeal({
        cut: {cutting: {moves: ['CUT', 'REFUSE_CUT'], then: 'dealing'}},
        deal: {dealing: 'playing.trick'},
      }),
      playing: {
        initial: 'trick',
        states: tricks({
          trick: {moves: ['PLAY'], rights: ['KNOCK'], then: ['playing.trick', 'scoring']},
        }),
      },
      ...sheets({laid: ['scoring'], then: 'another'}),
      another: deciding(['cutting', 'finished']),
      finished: over(),
    }),
  );
}

/** The chart with its own profile. */
export const toyMachine = toyMachineOf();

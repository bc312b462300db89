import {asking, chance, deciding, match, over, sheet, tableSetup} from '@quinola/chart';
import {toy, type ToyView} from './toy.js';

const {table, opened} = tableSetup(toy, {
  beats: {cut: {speak: 1}, knocked: {speak: 1}, dealt: {travel: 2}, played: {travel: 1}, 'trick-won': {gather: 1}},
  sheets: (happened) => (happened.some(({type}) => type === 'deal-scored') ? ['scoring'] : []),
  dealEnds: ['deal-scored'],
  asks: ({tricks}: ToyView) => tricks.length === 1,
});

/** The chart of the toy: cut, deal, three tricks, the score, and again. */
export const toyMachine = table.createMachine(match(opened, {
  cutting: asking(['CUT', 'REFUSE_CUT'], 'dealing', {ceremonial: true}),
  dealing: chance('playing.trick'),
  playing: {
    initial: 'trick',
    states: {
      trick: asking(['PLAY'], ['playing.trick', 'scoring'], {rights: ['KNOCK']}),
    },
  },
  scoring: sheet('another'),
  another: deciding(['cutting', 'finished']),
  finished: over(),
}));

import {asking, match, over, tableSetup, type ChartProfile} from '@quinola/chart';
import {menGame, type MenHappening, type MenView} from './game.js';

/** The chart profile of the toy. */
export const menProfile: ChartProfile<MenView, MenHappening> = {
  beats: {went: {travel: 1}},
  sheets: () => [],
  dealEnds: ['won'],
  moved: 'went',
};

const {table, opened} = tableSetup(menGame, menProfile);

/** Its chart. */
export const menMachine = table.createMachine(
  match(opened, {playing: asking(['GO'], ['playing', 'over']), over: over()}),
);

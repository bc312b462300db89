import {asking, chance, match, once, over, tableSetup, type ChartProfile} from '@quinola/chart';
import {patience, type PatienceHappening, type PatienceView} from './rules/index.js';

/** What the chart needs to know about patience: which cards take time. Nothing is scored, so no sheets. */
export const profile: ChartProfile<PatienceView, PatienceHappening> = {
  beats: {laid: {travel: 3}, gathered: {travel: 2}, moved: {travel: 1}},
  sheets: () => [],
  dealEnds: ['won', 'stuck'],
};

const {table, opened} = tableSetup(patience, profile);

/** The states a move may lead to while cards are on the table. */
const ON = ['playing', 'refilling', 'laying', 'over', 'redealing'] as const;

/** One game of any patience: program, phases and moves are data; the chart is always this one. */
export const patienceMachine = once(() =>
  table.createMachine(
    match(opened, {
      // The whole pack; cards that are preset on their places are removed first.
      shuffling: chance(ON),
      // A layout that allows actions between cards: a falling card is played or left, or the next one is asked for.
      laying: asking(['next', 'leave', 'play'], ON),
      playing: asking(
        ['play', 'marry', 'fill', 'park', 'transfer', 'grace', 'rescue', 'turn', 'refill', 'next', 'redeal'],
        ON,
      ),
      // Vacant places are filled, each from a pile the player chooses; an open ray may be graced meanwhile.
      refilling: asking(['fill', 'grace'], ON),
      // The remaining cards are shuffled and laid out again.
      redealing: chance(ON),
      // The game has come out, or no move is left.
      over: over(),
    }),
  ),
);

import {asking, chance, match, over, tableSetup, type ChartProfile} from '@quinola/chart';
import {patience, type PatienceHappening, type PatienceView} from './rules/index.js';

/** What the chart must be told of patience: which cards take time. Nothing is settled here, so no sheet is laid. */
export const profile: ChartProfile<PatienceView, PatienceHappening> = {
  beats: {laid: {travel: 3}, gathered: {travel: 2}, moved: {travel: 1}},
  sheets: () => [],
  dealEnds: ['won', 'stuck'],
};

const {table, opened} = tableSetup(patience, profile);

/** Where a move may lead while the cards lie. */
const ON = ['playing', 'refilling', 'laying', 'over', 'redealing'] as const;

/** One game of any patience: its program, phases and moves are data, its chart is always this. */
export const patienceMachine = table.createMachine(
  match(opened, {
    // The whole pack; what lies on its place before is withdrawn first.
    shuffling: chance(ON),
    // A layout at which something may be done between the cards: a falling card is played or left, or the next one asked for.
    laying: asking(['next', 'leave', 'play'], ON),
    playing: asking(
      ['play', 'marry', 'fill', 'park', 'transfer', 'grace', 'rescue', 'turn', 'refill', 'next', 'redeal'],
      ON,
    ),
    // Vacant places are filled, each from the pile that the player chooses; an open ray may be graced meanwhile.
    refilling: asking(['fill', 'grace'], ON),
    // The remaining cards are shuffled and laid out again.
    redealing: chance(ON),
    // It has come out, or no move is left.
    over: over(),
  }),
);

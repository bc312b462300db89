import type {Build, Group, Patience, Place} from '../schema.js';
import {BOTH, DOWN, aces, kings} from './parts.js';
import {grid, row} from './places.js';

/** Fans of three, of which the uppermost card is available; an emptied one stays empty. */
function fans(at: readonly Place[], build: Build): Group {
  return {
    id: 'fans',
    role: 'packet',
    n: at.length,
    at,
    spread: {dx: 0.3, dy: 0, max: 1.2},
    build,
    empty: 'closed',
  };
}

/** Thirty-five fans on a narrow table, four in a row: there they spread wider than among the seven of the other. */
const HOUSES = grid(35, 4, 0.65, 2.45, 2.28, 1.52);
const SPREAD = {fans: {dx: 0.48, dy: 0, max: 1.26}};

/** What the three games of the family have in common. */
function family(bases: readonly string[]): Pick<Patience, 'program' | 'phases' | 'redeal' | 'win'> {
  return {
    program: [{deal: 'packets', to: 'fans', each: 3}, {phase: 'play'}],
    phases: {
      play: {
        forced: [{match: 'base', from: ['fans'], to: bases}],
        moves: [
          {id: 'play', from: ['fans'], to: bases},
          {id: 'marry', from: ['fans'], to: ['fans']},
        ],
        redeal: true,
      },
    },
    redeal: {times: 2, collect: ['fans'], shuffle: true, program: [{deal: 'packets', to: 'fans', each: 3}]},
    win: bases,
  };
}

export const LA_BELLE_LUCIE: Patience = {
  id: 'la-belle-lucie',
  title: {en: 'La Belle Lucie'},
  packs: 1,
  table: {w: 14.7, h: 8.2},
  narrow: {
    w: 7.6,
    h: 10.95,
    at: {aces: row(4, 1.4, 0.85, 1.6), fans: grid(18, 3, 0.65, 2.5, 2.5, 1.55)},
    spread: {fans: {dx: 0.55, dy: 0, max: 1.45}},
  },
  groups: [aces(row(4, 4.05, 1.05, 2.1)), fans(grid(18, 6, 1.1, 3.05, 2.35, 1.75), DOWN)],
  ...family(['aces']),
};

export const HOUSE_IN_THE_WOOD: Patience = {
  id: 'house-in-the-wood',
  title: {en: 'House in the Wood'},
  packs: 2,
  table: {w: 17, h: 11.1},
  narrow: {w: 9.2, h: 15.4, at: {aces: row(8, 0.75, 0.85, 1.1), fans: HOUSES}, spread: SPREAD},
  groups: [aces(row(8, 1.6, 1.05, 1.93)), fans(grid(35, 7, 1.1, 3.05, 2.35, 1.75), DOWN)],
  ...family(['aces']),
};

export const HOUSE_ON_THE_HILL: Patience = {
  id: 'house-on-the-hill',
  title: {en: 'House on the Hill'},
  packs: 2,
  table: {w: 17, h: 11.1},
  narrow: {
    w: 9.2,
    h: 15.4,
    at: {aces: row(4, 0.75, 0.85, 1.1), kings: row(4, 5.15, 0.85, 1.1), fans: HOUSES},
    spread: SPREAD,
  },
  groups: [
    aces(row(4, 1.6, 1.05, 1.93)),
    kings(row(4, 9.32, 1.05, 1.93)),
    fans(grid(35, 7, 1.1, 3.05, 2.35, 1.75), BOTH),
  ],
  ...family(['aces', 'kings']),
};

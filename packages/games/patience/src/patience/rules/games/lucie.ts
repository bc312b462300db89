import type {Build, Group, OtherLayout, Patience, Place} from '../schema.js';
import {BOTH, DOWN, aces, kings} from './parts.js';
import {grid, row} from './places.js';

/** Fans of three whose top card is available; an emptied fan stays empty. */
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

/** The distance between fans, and between the cards of one fan, just enough to show their indices. */
const FAN = 1.75,
  FANNED = {fans: {dx: 0.36, dy: 0, max: 0.74}};

/** Places of the foundations, distributed among their groups in order. */
function shared(bases: readonly string[], places: readonly Place[]): Record<string, readonly Place[]> {
  const each = places.length / bases.length;
  return Object.fromEntries(bases.map((id, i) => [id, places.slice(i * each, (i + 1) * each)]));
}

/** Fans in this many columns below their foundations. */
function below(fanned: number, columns: number, bases: readonly string[], founded: number): OtherLayout {
  const w = columns * FAN + 0.1;
  const across = Math.min(founded, Math.floor(w / 1.02));
  const apart = Math.min(w / across, 1.6);
  const top = Math.ceil(founded / across) * 1.47;
  return {
    w,
    h: top + Math.ceil(fanned / columns) * 1.46 + 0.06,
    at: {
      fans: grid(fanned, columns, 0.57, top + 0.76, FAN, 1.46),
      ...shared(bases, grid(founded, across, (w - apart * (across - 1)) / 2, 0.76, apart, 1.46)),
    },
    spread: FANNED,
  };
}

/** Fans in this many columns beside their foundations, which lie four to a column. */
function beside(fanned: number, columns: number, bases: readonly string[], founded: number): OtherLayout {
  const rows = Math.ceil(fanned / columns);
  const h = Math.max(4, rows) * 1.46 + 0.06;
  const left = (founded / 4) * 1.02 + 0.2;
  const places = Array.from({length: founded / 4}, (_, i) =>
    grid(4, 1, 0.55 + 1.02 * i, h / 8, 0, h / 4),
  ).flat();
  return {
    w: left + columns * FAN + 0.1,
    h,
    at: {
      fans: grid(fanned, columns, left + 0.57, h / 2 - (rows - 1) * 0.73, FAN, 1.46),
      ...shared(bases, places),
    },
    spread: FANNED,
  };
}

/** Thirty-five fans with eight foundations, for every table shape. */
const houses = (bases: readonly string[]): readonly OtherLayout[] => [
  ...[6, 7, 5].map((columns) => beside(35, columns, bases, 8)),
  ...[4, 5, 6, 7, 8].map((columns) => below(35, columns, bases, 8)),
];

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
  layouts: [
    ...[6, 5, 4].map((columns) => beside(18, columns, ['aces'], 4)),
    ...[3, 4, 5, 6].map((columns) => below(18, columns, ['aces'], 4)),
  ],
  groups: [aces(row(4, 4.05, 1.05, 2.1)), fans(grid(18, 6, 1.1, 3.05, 2.35, 1.75), DOWN)],
  ...family(['aces']),
};

export const HOUSE_IN_THE_WOOD: Patience = {
  id: 'house-in-the-wood',
  title: {en: 'House in the Wood'},
  packs: 2,
  table: {w: 17, h: 11.1},
  layouts: houses(['aces']),
  groups: [aces(row(8, 1.6, 1.05, 1.93)), fans(grid(35, 7, 1.1, 3.05, 2.35, 1.75), DOWN)],
  ...family(['aces']),
};

export const HOUSE_ON_THE_HILL: Patience = {
  id: 'house-on-the-hill',
  title: {en: 'House on the Hill'},
  packs: 2,
  table: {w: 17, h: 11.1},
  layouts: houses(['aces', 'kings']),
  groups: [
    aces(row(4, 1.6, 1.05, 1.93)),
    kings(row(4, 9.32, 1.05, 1.93)),
    fans(grid(35, 7, 1.1, 3.05, 2.35, 1.75), BOTH),
  ],
  ...family(['aces', 'kings']),
};

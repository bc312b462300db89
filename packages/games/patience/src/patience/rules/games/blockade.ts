import type {Group, OtherLayout, Patience} from '../schema.js';
import {DOWN, SQUARE, aces, stock} from './parts.js';
import {row} from './places.js';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];
const ACES = [{rank: 'A', to: ['aces']}];

/** A row of twelve places; the next one partly covers it. */
function line(number: number): Group {
  return {
    id: `row${number}`,
    role: 'packet',
    n: 12,
    at: row(12, 0.85, 2.3 + 0.55 * number, 1.12),
    spread: SQUARE,
    build: DOWN,
    empty: 'refill',
    min: 1,
    ...(number < 8 && {blockedBy: `row${number + 1}`}),
  };
}

/** The rows spaced this far apart, in a layout of this height. */
const lines = (apart: number, h: number): OtherLayout => ({
  w: 12.3,
  h,
  at: {
    aces: row(8, 1.1, 0.76, 1.15),
    stock: row(1, 11.6, 0.76, 0),
    ...Object.fromEntries(
      ROWS.map((number) => [`row${number}`, row(12, 0.54, 2.27 + apart * (number - 1), 1.02)]),
    ),
  },
});

export const BLOCKADE: Patience = {
  id: 'blockade',
  title: {en: 'The Blockade'},
  packs: 2,
  table: {w: 14, h: 8.4},
  layouts: [lines(0.62, 7.35), lines(0.45, 6.15)],
  groups: [aces(row(8, 2.35, 1, 1.3)), ...ROWS.map(line), stock(13.15, 1)],
  program: ROWS.flatMap((number) => [
    {deal: 'row', to: `row${number}`, divert: ACES} as const,
    {phase: 'between'},
  ]),
  phases: {
    between: {
      forced: [{match: 'base', from: ['row*'], to: ['aces']}],
      moves: [
        {id: 'play', from: ['row*'], to: ['aces']},
        {id: 'marry', from: ['row*'], to: ['row*']},
      ],
      refill: {groups: ['row*'], from: ['stock'], mode: 'batch', divert: ACES},
      next: 'button',
    },
  },
  win: ['aces'],
};

import type {Group, Patience} from '../schema.js';
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

export const BLOCKADE: Patience = {
  id: 'blockade',
  title: {en: 'The Blockade'},
  packs: 2,
  table: {w: 14, h: 8.4},
  narrow: {
    w: 11.36,
    h: 9.1,
    at: {
      aces: row(8, 0.6, 0.85, 1.1),
      stock: row(1, 10.7, 0.85, 0),
      ...Object.fromEntries(ROWS.map((number) => [`row${number}`, row(12, 0.51, 1.75 + 0.8 * number, 0.94)])),
    },
  },
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

import type {Patience} from '../schema.js';
import {BOTH, aces, kings} from './parts.js';
import {row} from './places.js';

const BASES = ['aces', 'kings'];

export const FIFTEEN: Patience = {
  id: 'fifteen',
  title: {en: 'Fifteen'},
  packs: 2,
  table: {w: 17.4, h: 9.2},
  layouts: [
    {
      w: 15.4,
      h: 6.3,
      at: {
        aces: row(4, 1.9, 0.76, 1.5),
        kings: row(4, 9, 0.76, 1.5),
        columns: row(15, 0.56, 2.3, 1.02),
      },
      spread: {columns: {dx: 0, dy: 0.36, max: 3.3}},
    },
    {
      w: 8.24,
      h: 10.3,
      at: {
        aces: row(4, 0.55, 0.76, 1.02),
        kings: row(4, 4.63, 0.76, 1.02),
        columns: [...row(8, 0.55, 2.3, 1.02), ...row(7, 1.06, 6.66, 1.02)],
      },
      spread: {columns: {dx: 0, dy: 0.4, max: 2.9}},
    },
  ],
  groups: [
    aces(row(4, 2.6, 1.05, 1.6)),
    kings(row(4, 10, 1.05, 1.6)),
    {
      id: 'columns',
      role: 'packet',
      n: 15,
      at: row(15, 0.85, 2.95, 1.12),
      spread: {dx: 0, dy: 0.36, max: 5.4},
      build: BOTH,
      empty: 'any',
    },
  ],
  program: [{deal: 'rows', to: 'columns', rows: 7}, {phase: 'play'}],
  phases: {
    play: {
      forced: [{match: 'base', from: ['columns'], to: BASES}],
      moves: [
        {id: 'play', from: ['columns'], to: BASES},
        {id: 'marry', from: ['columns'], to: ['columns']},
        {id: 'fill', from: ['columns'], to: ['columns']},
        {id: 'rescue', from: ['columns'], to: BASES, guard: 'rescue-sixth-row'},
      ],
    },
  },
  win: BASES,
};

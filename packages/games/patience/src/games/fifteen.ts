import type {Patience} from '../schema.js';
import {BOTH, aces, kings} from './parts.js';
import {row} from './places.js';

const BASES = ['aces', 'kings'];

export const FIFTEEN: Patience = {
  id: 'fifteen',
  title: {en: 'Fifteen'},
  packs: 2,
  table: {w: 17.4, h: 9.2},
  narrow: {
    w: 9.2,
    h: 13.6,
    at: {
      aces: row(4, 0.7, 0.85, 1.1),
      kings: row(4, 5.2, 0.85, 1.1),
      columns: [...row(8, 0.75, 2.5, 1.1), ...row(7, 1.3, 8.1, 1.1)],
    },
    spread: {columns: {dx: 0, dy: 0.45, max: 4.1}},
  },
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

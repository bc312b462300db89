import type {Patience} from '../schema.js';
import {DOWN, aces, stock, talon} from './parts.js';
import {row} from './places.js';

const OPEN = ['columns', 'talon'];

/** The book's title; its rules are those of Le Cadran. */
export const HEMISPHERES: Patience = {
  id: 'hemispheres',
  title: {en: 'Hemispheres (Le Cadran)'},
  packs: 2,
  table: {w: 14, h: 9.2},
  narrow: {
    w: 10.8,
    h: 10.4,
    at: {
      aces: row(8, 0.63, 0.85, 1.06),
      columns: row(10, 0.63, 2.5, 1.06),
      stock: row(1, 9.11, 0.85, 0),
      talon: row(1, 10.17, 0.85, 0),
    },
    spread: {columns: {dx: 0, dy: 0.5, max: 7}},
  },
  groups: [
    aces(row(8, 1.4, 1.05, 1.3)),
    {
      id: 'columns',
      role: 'packet',
      n: 10,
      at: row(10, 1.4, 2.95, 1.25),
      spread: {dx: 0, dy: 0.42, max: 5.4},
      build: DOWN,
      empty: 'any',
    },
    stock(12, 1.05),
    talon(13.2, 1.05),
  ],
  program: [{deal: 'rows', to: 'columns', rows: 4}, {phase: 'play'}],
  phases: {
    play: {
      forced: [{match: 'base', from: OPEN, to: ['aces']}],
      moves: [
        {id: 'play', from: OPEN, to: ['aces']},
        {id: 'marry', from: OPEN, to: ['columns']},
        {id: 'fill', from: OPEN, to: ['columns']},
      ],
      turn: 1,
    },
  },
  win: ['aces'],
};

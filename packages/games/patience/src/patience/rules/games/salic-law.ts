import type {Patience} from '../schema.js';
import {SQUARE, stock} from './parts.js';
import {grid, row} from './places.js';

const PLAY = {id: 'play', from: ['kings'], to: ['aces']} as const;

export const SALIC_LAW: Patience = {
  id: 'salic-law',
  title: {en: 'The Salic Law'},
  packs: 2,
  preset: [{to: 'kings.0', rank: 'K'}],
  table: {w: 12.2, h: 8.6},
  layouts: [
    {
      w: 13.8,
      h: 5.95,
      at: {
        queens: grid(8, 2, 0.55, 0.76, 1.02, 1.46),
        aces: grid(8, 2, 2.75, 0.76, 1.02, 1.46),
        kings: row(8, 4.95, 0.76, 1.02),
        stock: row(1, 13.2, 0.76, 0),
      },
      spread: {kings: {dx: 0, dy: 0.3, max: 4.4}},
    },
    {
      w: 9.5,
      h: 7,
      at: {
        queens: row(8, 0.56, 0.76, 1.02),
        aces: row(8, 0.56, 2.22, 1.02),
        kings: row(8, 0.56, 3.7, 1.02),
        stock: row(1, 8.9, 0.76, 0),
      },
      spread: {kings: {dx: 0, dy: 0.26, max: 2.55}},
    },
    {
      w: 8.24,
      h: 9,
      at: {
        stock: row(1, 4.12, 0.76, 0),
        queens: row(8, 0.55, 2.22, 1.02),
        aces: row(8, 0.55, 3.68, 1.02),
        kings: row(8, 0.55, 5.16, 1.02),
      },
      spread: {kings: {dx: 0, dy: 0.26, max: 3.1}},
    },
  ],
  groups: [
    {id: 'queens', role: 'display', n: 8, at: row(8, 1.1, 1, 1.3), spread: SQUARE},
    {
      id: 'aces',
      role: 'foundation',
      n: 8,
      at: row(8, 1.1, 2.75, 1.3),
      spread: SQUARE,
      base: {rank: 'A', suit: 'any'},
      build: {dir: 'up', suit: 'any', wrap: false},
      size: 11,
    },
    {
      id: 'kings',
      role: 'packet',
      n: 8,
      at: row(8, 1.1, 4.6, 1.3),
      spread: {dx: 0, dy: 0.16, max: 3.1},
      build: null,
      empty: 'closed',
      examine: true,
      base: {rank: 'K', suit: 'any'},
    },
    stock(11.45, 1),
  ],
  program: [
    {
      deal: 'stream',
      to: 'kings',
      opens: 'K',
      during: 'dealing',
      divert: [
        {rank: 'A', to: ['aces']},
        {rank: 'Q', to: ['queens']},
      ],
    },
    {phase: 'after'},
  ],
  phases: {
    dealing: {moves: [PLAY]},
    after: {moves: [PLAY, {id: 'park', from: ['kings'], to: ['kings'], guard: 'bare-base'}]},
  },
  win: ['aces'],
};

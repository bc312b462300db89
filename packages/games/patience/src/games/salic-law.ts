import type {Patience} from '../schema.js';
import {SQUARE, stock} from './parts.js';
import {row} from './places.js';

const PLAY = {id: 'play', from: ['kings'], to: ['aces']} as const;

export const SALIC_LAW: Patience = {
  id: 'salic-law',
  title: {en: 'The Salic Law'},
  packs: 2,
  preset: [{to: 'kings.0', rank: 'K'}],
  table: {w: 12.2, h: 8.6},
  narrow: {
    w: 10.2,
    h: 10.6,
    at: {
      queens: row(8, 0.65, 0.85, 1.1),
      aces: row(8, 0.65, 2.4, 1.1),
      kings: row(8, 0.65, 3.95, 1.1),
      stock: row(1, 9.55, 0.85, 0),
    },
    spread: {kings: {dx: 0, dy: 0.26, max: 5.7}},
  },
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

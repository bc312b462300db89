import type {Patience} from '../src/patience/index.js';

const places = (n: number, y: number) => Array.from({length: n}, (_, i) => ({x: 0.8 + 1.4 * i, y}));

/** A patience that is in no book: six packets, four foundations, the pack turned card by card. */
export const TWELFTH: Patience = {
  id: 'twelfth',
  title: {en: 'The Twelfth'},
  source: '',
  packs: 1,
  table: {w: 8.6, h: 5},
  groups: [
    {
      id: 'bases',
      role: 'foundation',
      n: 4,
      at: places(4, 0.9),
      spread: {dx: 0, dy: 0},
      base: {rank: 'A', suit: 'each'},
      build: {dir: 'up', suit: 'same', wrap: false},
      size: 13,
    },
    {
      id: 'heaps',
      role: 'packet',
      n: 6,
      at: places(6, 2.7),
      spread: {dx: 0, dy: 0.3, max: 1.5},
      empty: 'any',
      build: {dir: 'down', suit: 'any', wrap: false},
    },
    {id: 'stock', role: 'stock', n: 1, at: [{x: 6.4, y: 0.9}], spread: {dx: 0, dy: 0}},
    {id: 'talon', role: 'talon', n: 1, at: [{x: 7.8, y: 0.9}], spread: {dx: 0, dy: 0}},
  ],
  program: [{deal: 'packets', to: 'heaps', each: 1}, {phase: 'play'}],
  phases: {
    play: {
      forced: [{match: 'base', from: ['heaps', 'talon'], to: ['bases']}],
      moves: [
        {id: 'play', from: ['heaps', 'talon'], to: ['bases']},
        {id: 'fill', from: ['talon'], to: ['heaps']},
        {id: 'marry', from: ['talon'], to: ['heaps']},
      ],
      turn: 1,
    },
  },
  win: ['bases'],
  options: [],
};

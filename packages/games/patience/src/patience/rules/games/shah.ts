import type {Group, Patience} from '../schema.js';
import {DOWN, SQUARE, aces, stock, talon} from './parts.js';
import {circle, row} from './places.js';

const RINGS = ['ring1', 'ring2', 'ring3'];
const PLAY = {id: 'play', to: ['aces']} as const;

/** A ring of the star; the next ring blocks it. */
function ring(id: string, radius: number, blockedBy: string): Group {
  return {
    id,
    role: 'packet',
    n: 8,
    at: circle(8, 6.3, radius),
    spread: SQUARE,
    build: null,
    empty: 'refill',
    min: 1,
    blockedBy,
  };
}

export const SHAH: Patience = {
  id: 'shah',
  title: {en: 'The Shah'},
  packs: 2,
  remove: [{rank: 'K', n: 7}],
  preset: [
    {to: 'shah.0', rank: 'K'},
    ...[...'SSHHDDCC'].map((suit, i) => ({to: `aces.${i}`, rank: 'A', suit})),
  ],
  table: {w: 12.6, h: 12.6},
  layouts: [
    {
      w: 10.8,
      h: 10.8,
      at: {
        shah: row(1, 5.4, 5.4, 0),
        aces: circle(8, 5.4, 1.85),
        ring1: circle(8, 5.4, 3.3),
        ring2: circle(8, 5.4, 3.82),
        ring3: circle(8, 5.4, 4.34),
        stock: row(1, 0.55, 10, 0),
        talon: row(1, 10.25, 10, 0),
      },
      spread: {ring3: {dx: 0, dy: -0.12, max: 0.33}},
    },
  ],
  groups: [
    {id: 'shah', role: 'display', n: 1, at: [{x: 6.3, y: 6.3}], spread: SQUARE},
    aces(circle(8, 6.3, 2.1), 12),
    ring('ring1', 3.6, 'ring2'),
    ring('ring2', 4.25, 'ring3'),
    {
      id: 'ring3',
      role: 'packet',
      n: 8,
      at: circle(8, 6.3, 4.9),
      spread: {dx: 0, dy: -0.12, max: 0.5},
      build: DOWN,
      empty: 'refill',
      min: 1,
    },
    stock(10.6, 11.8),
    talon(11.8, 11.8),
  ],
  program: [
    {deal: 'row', to: 'ring1'},
    {phase: 'circle1'},
    {deal: 'row', to: 'ring2'},
    {phase: 'circle2'},
    {deal: 'row', to: 'ring3'},
    {phase: 'star'},
  ],
  phases: {
    circle1: {
      moves: [{...PLAY, from: ['ring1']}],
      refill: {groups: ['ring1'], from: ['stock'], mode: 'immediate'},
      next: 'button',
    },
    circle2: {
      moves: [{...PLAY, from: ['ring2']}],
      refill: {groups: ['ring2'], from: ['stock'], mode: 'immediate'},
      next: 'button',
    },
    star: {
      moves: [
        {...PLAY, from: [...RINGS, 'talon']},
        {id: 'marry', from: ['ring3', 'talon'], to: ['ring3']},
        {id: 'grace', from: ['ring3'], to: ['ring1'], guard: 'open-ray'},
      ],
      refill: {groups: RINGS, from: ['talon', 'stock'], mode: 'batch'},
      turn: 1,
    },
  },
  win: ['aces'],
};

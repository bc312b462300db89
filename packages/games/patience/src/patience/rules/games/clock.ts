import type {Patience} from '../schema.js';
import {DOWN, SQUARE, stock, talon} from './parts.js';
import {circle, row} from './places.js';

/** The hours from I to XII: only with the two at IX do the cards of two packs fill the dial exactly. */
const HOURS = ['6C', '7H', '8S', '9D', 'TC', 'JH', 'QS', 'KD', '2C', '3H', '4S', '5D'];

export const CLOCK: Patience = {
  id: 'clock',
  title: {en: 'The Clock'},
  packs: 2,
  preset: HOURS.map((card, i) => ({to: `hours.${i}`, rank: card[0]!, suit: card[1]!})),
  table: {w: 14.2, h: 14.2},
  layouts: [
    {
      w: 11,
      h: 11,
      at: {
        hours: circle(12, 5.5, 2.45, 30),
        circle: circle(12, 5.5, 3.93, 30),
        stock: row(1, 0.55, 10.2, 0),
        talon: row(1, 10.45, 10.2, 0),
      },
      spread: {circle: {dx: 0, dy: -0.36, max: 0.84}},
    },
  ],
  groups: [
    {
      id: 'hours',
      role: 'foundation',
      n: 12,
      at: circle(12, 7.1, 2.9, 30),
      spread: SQUARE,
      base: {rank: 'preset', suit: 'preset'},
      build: {dir: 'up', suit: 'same', wrap: true},
      size: [9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8],
    },
    {
      id: 'circle',
      role: 'packet',
      n: 12,
      at: circle(12, 7.1, 4.75, 30),
      spread: {dx: 0, dy: -0.38, max: 1.5},
      build: DOWN,
      empty: 'refill',
      min: 3,
    },
    stock(12.2, 13.4),
    talon(13.4, 13.4),
  ],
  program: [{deal: 'packets', to: 'circle', each: 3}, {phase: 'play'}],
  phases: {
    play: {
      moves: [
        {id: 'play', from: ['circle', 'talon'], to: ['hours']},
        {id: 'marry', from: ['circle'], to: ['circle']},
      ],
      refill: {groups: ['circle'], from: ['stock'], mode: 'batch'},
      turn: 1,
    },
  },
  win: ['hours'],
};

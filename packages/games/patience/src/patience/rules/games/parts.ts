import type {Build, Group, Place} from '../schema.js';

/** Cards lie exactly on top of each other. */
export const SQUARE = {dx: 0, dy: 0};

export const UP: Build = {dir: 'up', suit: 'same', wrap: false};
export const DOWN: Build = {dir: 'down', suit: 'same', wrap: false};
export const BOTH: Build = {dir: 'both', suit: 'same', wrap: false};

/** Foundations from the ace upwards in suit, one suit for each place. */
export function aces(at: readonly Place[], size = 13): Group {
  return {
    id: 'aces',
    role: 'foundation',
    n: at.length,
    at,
    spread: SQUARE,
    base: {rank: 'A', suit: 'each'},
    build: UP,
    size,
  };
}

/** Foundations from the king downwards in suit, one suit for each place. */
export function kings(at: readonly Place[]): Group {
  return {
    id: 'kings',
    role: 'foundation',
    n: at.length,
    at,
    spread: SQUARE,
    base: {rank: 'K', suit: 'each'},
    build: DOWN,
    size: 13,
  };
}

/** The cards in hand, face down. */
export function stock(x: number, y: number): Group {
  return {id: 'stock', role: 'stock', n: 1, at: [{x, y}], spread: SQUARE};
}

/** The cards laid aside, face up; the top one is available. */
export function talon(x: number, y: number): Group {
  return {id: 'talon', role: 'talon', n: 1, at: [{x, y}], spread: SQUARE};
}

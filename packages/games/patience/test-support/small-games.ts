import {pick, type Random} from '@quinola/cards';
import type {Build, Group, MoveRule, Patience, Phase} from '../src/patience/index.js';

const RANKS = 'A23456789TJQK';

const places = (n: number) => Array.from({length: n}, (_, i) => ({x: i, y: 0}));

/**
 * A random patience with eight to sixteen cards, so that every line can be tried: any number of packets, built in any
 * way, with or without a stock, vacant places, suits that matter, and redeals.
 */
export function smallGame(id: string, random: Random): Patience {
  const chance = (one: number, total: number): boolean => random.below(total) < one;
  const highest = 2 + random.below(3),
    packets = 2 + random.below(4);
  const suitless = chance(1, 4),
    hand = chance(1, 2);
  const build: Build | null = chance(1, 5)
    ? null
    : {
        dir: pick(['up', 'down', 'both'], random),
        suit: suitless || chance(1, 2) ? 'any' : 'same',
        wrap: false,
      };
  const refilled = hand && chance(1, 3);
  const heaps: Group = {
    id: 'heaps',
    role: 'packet',
    n: packets,
    at: places(packets),
    spread: {dx: 0, dy: 0},
    build,
    empty: refilled ? 'refill' : pick(['closed', 'any'], random),
  };
  const bases: Group = {
    id: 'bases',
    role: 'foundation',
    n: 4,
    at: places(4),
    spread: {dx: 0, dy: 0},
    size: highest,
    base: {rank: 'A', suit: suitless ? 'any' : 'each'},
    build: {dir: 'up', suit: suitless ? 'any' : 'same', wrap: false},
  };
  const pile = (role: 'stock' | 'talon'): Group => ({
    id: role,
    role,
    n: 1,
    at: places(1),
    spread: {dx: 0, dy: 0},
  });
  const from = hand ? ['heaps', 'talon'] : ['heaps'];
  const moves: MoveRule[] = [{id: 'play', from, to: ['bases']}];
  if (build) moves.push({id: 'marry', from, to: ['heaps']});
  if (heaps.empty === 'any') moves.push({id: 'fill', from, to: ['heaps']});
  const again = !hand && chance(1, 2);
  const play: Phase = {
    moves,
    redeal: again,
    ...(chance(1, 2) && {forced: [{match: 'base' as const, from, to: ['bases']}]}),
    ...(hand && {turn: 1 as const}),
    ...(refilled && {
      refill: {groups: ['heaps'], from: ['talon', 'stock'], mode: pick(['immediate', 'batch'], random)},
    }),
  };
  const cards = 4 * highest;
  const rows = hand
    ? 1 + random.below(Math.max(1, Math.floor(cards / packets) - 1))
    : Math.ceil(cards / packets);
  return {
    id,
    title: {en: id},
    source: '',
    packs: 1,
    table: {w: 9, h: 9},
    remove: [...RANKS.slice(highest)].map((rank) => ({rank, n: 4})),
    groups: [bases, heaps, ...(hand ? [pile('stock'), pile('talon')] : [])],
    program: [{deal: 'rows', to: 'heaps', rows}, {phase: 'play'}],
    phases: {play},
    win: ['bases'],
    ...(again && {
      redeal: {
        times: 1,
        collect: ['heaps'],
        shuffle: chance(1, 2),
        program: [{deal: 'packets', to: 'heaps', each: 3}],
        ...(chance(1, 3) && {when: 'stuck' as const}),
      },
    }),
  };
}

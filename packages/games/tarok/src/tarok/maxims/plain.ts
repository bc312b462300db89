import {isFigure, isKing, isTarok, PAGAT, valueOf} from '../../pack/index.js';
import {cheapest, dearest, lowest, worthOfTrick} from '../../pack/choosing.js';
import {engine, holds, winners, type CardMaxim} from './advice.js';

/** What is played where the book is silent (the engine's own rules, marked as such). */
export const plain: readonly CardMaxim[] = [
  // A figure that wins is safe; of several the dearest is played.
  engine(
    'home',
    10,
    (f, open) => !f.leading && winners(f, open).some((card) => valueOf(card) > 0 && holds(f, card)),
    (f, open) => dearest(winners(f, open).filter((card) => holds(f, card))),
  ),
  engine(
    'take',
    10,
    (f, open) =>
      !f.leading && f.last && winners(f, open).length > 0 && (f.led !== 'T' || worthOfTrick(f.trick) > 0),
    (f, open) => lowest(winners(f, open).filter((card) => card !== PAGAT)),
  ),
  // Before the last hand a king is not withheld from its own suit, and a costly trick is not given up.
  engine(
    'king',
    10,
    (f, open) => !f.leading && f.led !== 'T' && winners(f, open).some(isKing),
    (f, open) => winners(f, open).filter(isKing),
  ),
  engine(
    'ruff',
    10,
    (f, open) => !f.leading && !f.last && f.led !== 'T' && winners(f, open).some(isTarok),
    (f, open) => lowest(winners(f, open).filter((card) => card !== PAGAT)),
  ),
  engine(
    'spare',
    11,
    (f) => !f.leading,
    (_, open) => cheapest(open),
  ),
  engine(
    'low',
    11,
    (f) => f.leading,
    (_, open) => {
      const small = open.filter((card) => !isFigure(card) && card !== PAGAT);
      return lowest(small.length ? small : open);
    },
  ),
];

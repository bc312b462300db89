import {isFigure, isKing, isTarok, PAGAT, SKY, valueOf} from '../../pack/index.js';
import {cheapest, dearest, lowest, worthOfTrick} from '../../pack/choosing.js';
import {engine, friend, friendHas, holds, winners, type CardMaxim} from './advice.js';

/** What is played where the book is silent (the engine's own rules, marked as such). */
export const plain: readonly CardMaxim[] = [
  // The trick is the partner's: he is given counting cards.
  engine(
    'give',
    10,
    (f) => !f.leading && friendHas(f),
    (f, open) => dearest(open.filter((card) => card !== SKY)),
  ),
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
      !f.leading &&
      f.last &&
      f.best!.seat !== friend(f) &&
      winners(f, open).length > 0 &&
      (f.led !== 'T' || worthOfTrick(f.trick) > 0),
    (f, open) => lowest(winners(f, open).filter((card) => card !== PAGAT)),
  ),
  engine(
    'king',
    10,
    (f, open) => !f.leading && f.led !== 'T' && winners(f, open).some(isKing),
    (f, open) => winners(f, open).filter(isKing),
  ),
  engine(
    'ruff',
    10,
    (f, open) =>
      !f.leading && !f.last && f.led !== 'T' && f.best!.seat !== friend(f) && winners(f, open).some(isTarok),
    (f, open) => lowest(winners(f, open).filter((card) => card !== PAGAT)),
  ),
  engine(
    'follow',
    11,
    (f) => !f.leading,
    (_, open) => cheapest(open),
  ),
  engine(
    'top',
    10,
    (f, open) => f.leading && open.some((card) => valueOf(card) > 0 && card !== PAGAT && holds(f, card)),
    (f, open) => dearest(open.filter((card) => card !== PAGAT && holds(f, card))),
  ),
  engine(
    'lead',
    11,
    (f) => f.leading,
    (_, open) => {
      const small = open.filter((card) => !isFigure(card) && card !== PAGAT);
      return small.length ? cheapest(small) : lowest(open);
    },
  ),
];

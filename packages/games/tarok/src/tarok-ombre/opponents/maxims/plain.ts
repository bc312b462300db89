import type {Card} from '@quinola/cards';
import {isKing, isTarok, PAGAT, SKY, valueOf} from '../../../kit/rules/index.js';
import {cheapest, dearest, lowest, worthOfTrick} from '../../../kit/opponents/choosing.js';
import {engine, friend, friendHas, holds, winners, type CardMaxim} from './advice.js';
import type {Facts} from './facts.js';

/** Whether a suit was led; after Sky alone, where it calls for nothing, none was. */
const followsSuit = ({led}: Facts): boolean => led !== '' && led !== 'T';

/** What can be given to a friend without loss. */
const besidesSky = (open: readonly Card[]): readonly Card[] => open.filter((card) => card !== SKY);

/** What is played where the book is silent (the engine's own rules, marked as such). */
export const plain: readonly CardMaxim[] = [
  // The trick is the partner's: he is given counting cards.
  engine(
    'give',
    10,
    (f, open) => !f.leading && friendHas(f) && besidesSky(open).some((card) => valueOf(card) > 0),
    (_, open) => dearest(besidesSky(open)),
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
    (f, open) => followsSuit(f) && winners(f, open).some(isKing),
    (f, open) => winners(f, open).filter(isKing),
  ),
  engine(
    'ruff',
    10,
    (f, open) => followsSuit(f) && !f.last && f.best!.seat !== friend(f) && winners(f, open).some(isTarok),
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
      const others = besidesSky(open).filter((card) => card !== PAGAT);
      return cheapest(others.length ? others : open);
    },
  ),
];

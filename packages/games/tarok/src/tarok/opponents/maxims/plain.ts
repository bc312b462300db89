import type {Card} from '@quinola/cards';
import {isFigure, isKing, isTarok, PAGAT, SKY, strength, suit, valueOf} from '../../../kit/rules/index.js';
import {cheapest, dearest, lowest, worthOfTrick} from '../../../kit/opponents/choosing.js';
import {engine, holds, winners, type CardMaxim} from './advice.js';
import type {Facts} from './facts.js';

/** Whether a suit was led; after Sky alone, where it calls for nothing, none was. */
const followsSuit = ({led}: Facts): boolean => led !== '' && led !== 'T';

/** Whether a card, which is neither Pagat nor Sky, is not the highest of several of its suit in the hand. */
function isLow({open}: Facts, card: Card): boolean {
  const own = open.filter((other) => suit(other) === suit(card) && other !== PAGAT && other !== SKY);
  return own.includes(card) && (own.length < 2 || own.some((other) => strength(other) > strength(card)));
}

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
    (f, open) => followsSuit(f) && winners(f, open).some(isKing),
    (f, open) => winners(f, open).filter(isKing),
  ),
  engine(
    'ruff',
    10,
    (f, open) => followsSuit(f) && !f.last && winners(f, open).some(isTarok),
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
    (f, open) => {
      const small = open.filter((card) => !isFigure(card) && isLow(f, card));
      if (small.length) return lowest(small);
      // What others have left open may all be high; of a whole hand something is led.
      if (open.length < f.open.length) return [];
      const others = open.filter((card) => card !== PAGAT && card !== SKY);
      return lowest(others.length ? others : open);
    },
  ),
];

import type {Card} from '@quinola/cards';
import {bookOf, type Maxim} from '@quinola/opponents';
import {highest, lowest} from './choosing.js';
import {isMaster, type Memory} from './memory.js';
import {isFigure, isTarok, SKY} from '../rules/values.js';

/** What the habits need to know about a position. */
interface Leading {
  readonly leading: boolean;
  readonly trickNo: number;
  readonly memory: Memory;
}

/** Up to this trick a high tarok is led too early. */
const EARLY = 8;

/**
 * Typical wrong leads of beginners, all plausible: a figure that can be taken, a high tarok too early.
 * @param chance a beginner gives way to each of them one time in so many; measured so that he still beats who plays
 * greedily, and loses to the book
 */
export function habitsOf<Facts extends Leading>(
  prefix: string,
  chance: number,
): readonly Maxim<Facts, Card>[] {
  const m = bookOf<Facts, Card>(`${prefix}engine.`, 'engine', ({leading}) => leading);
  const exposed = ({memory}: Facts, open: readonly Card[]): readonly Card[] =>
    open.filter((card) => isFigure(card) && !isMaster(memory, card));
  const taroks = (open: readonly Card[]): readonly Card[] =>
    open.filter((card) => isTarok(card) && card !== SKY);
  return [
    m(
      'figure',
      1,
      (f, open) => exposed(f, open).length > 0,
      (f, open) => lowest(exposed(f, open)),
      {chance},
    ),
    m(
      'early',
      1,
      ({trickNo}, open) => trickNo <= EARLY && taroks(open).length > 2,
      (_, open) => highest(taroks(open)),
      {chance},
    ),
  ];
}

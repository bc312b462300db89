import {ImpossibleView} from '@quinola/opponents';
import type {Played} from './trial.js';

/**
 * Looks a view through before anything is imagined from it.
 * @throws ImpossibleView for a card that is there twice (`card-twice`), or a hand that has not as many cards as the
 * table counts (`counts`)
 */
export function mustBeSound({
  hand,
  seat,
  tricks,
  trick,
  counts,
}: Played & {readonly counts: readonly number[]}): void {
  const cards = [
    ...hand,
    ...tricks.flatMap(({cards: laid}) => laid.map(({card}) => card)),
    ...trick.map(({card}) => card),
  ];
  if (new Set(cards).size < cards.length) throw new ImpossibleView('card-twice');
  if (hand.length !== counts[seat]) throw new ImpossibleView('counts');
}

import type {Card} from '@quinola/cards';
import type {DealResult} from '../rules/game.js';

/** The hands of a finished deal as they were played, after Skat and exchange; those of a deal that nobody played as dealt. */
export function handsOf({tricks, dealt}: DealResult): readonly (readonly Card[])[] {
  const laid = tricks.flatMap(({cards}) => cards);
  return laid.length
    ? [0, 1, 2].map((seat) => laid.filter((one) => one.seat === seat).map(({card}) => card))
    : dealt;
}

import type {Card} from '@quinola/cards';
import type {DealResult} from '../rules/types.js';

/** The hands of a finished deal as played: as dealt, the dealer's without his Skat. */
export function handsOf({hands, skat}: DealResult): readonly (readonly Card[])[] {
  return hands.map((cards) => cards.filter((card) => !skat.includes(card)));
}

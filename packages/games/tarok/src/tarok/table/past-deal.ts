import type {Card} from '@quinola/cards';
import type {ReasonOf} from '@quinola/table';
import {tarokReasons} from '../reasons/index.js';
import type {DealResult} from '../rules/types.js';
import type {TarokTable} from '../tarok-table.js';

/** The hands of a finished deal as played: as dealt, the dealer's without his Skat. */
export function handsOf({hands, skat}: DealResult): readonly (readonly Card[])[] {
  return hands.map((cards) => cards.filter((card) => !skat.includes(card)));
}

/** The words of the maxims in a table's language. */
export function reasonsOf({code}: TarokTable): ReasonOf {
  return (id, provenance) => tarokReasons.reasonOf(code, id, provenance);
}

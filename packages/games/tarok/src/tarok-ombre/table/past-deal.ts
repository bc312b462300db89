import type {Card} from '@quinola/cards';
import type {ReasonOf} from '@quinola/table';
import {tarokOmbreReasons} from '../reasons/index.js';
import type {DealResult} from '../rules/game.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';

/** The hands of a finished deal as played, after Skat and exchange; as dealt if nobody played. */
export function handsOf({tricks, dealt}: DealResult): readonly (readonly Card[])[] {
  const laid = tricks.flatMap(({cards}) => cards);
  return laid.length
    ? [0, 1, 2].map((seat) => laid.filter((one) => one.seat === seat).map(({card}) => card))
    : dealt;
}

/** The words of the maxims in a table's language. */
export function reasonsOf({code}: TarokOmbreTable): ReasonOf {
  return (id, provenance) => tarokOmbreReasons.reasonOf(code, id, provenance);
}

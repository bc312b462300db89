import type {ReasonOf} from '@quinola/table';
import {tarokOmbreReasons} from '../reasons/index.js';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';

/** The words of the maxims in a table's language. */
export function reasonsOf({code}: TarokOmbreTable): ReasonOf {
  return (id, provenance) => tarokOmbreReasons.reasonOf(code, id, provenance);
}

import type {ReasonOf} from '@quinola/table';
import {tarokReasons} from '../reasons/index.js';
import type {TarokTable} from '../tarok-table.js';

/** The words of the maxims in a table's language. */
export function reasonsOf({code}: TarokTable): ReasonOf {
  return (id, provenance) => tarokReasons.reasonOf(code, id, provenance);
}

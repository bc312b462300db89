import type {ReasonOf} from '@quinola/table';
import type {TarokOmbreTable} from '../tarok-ombre-table.js';

/** The words of maxims in the language of a table. */
export function reasonsOf(_table: TarokOmbreTable): ReasonOf {
  return (id) => Promise.resolve({text: '', source: id});
}

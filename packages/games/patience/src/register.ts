import {addPatience, patienceNamed} from './games/known.js';
import {faultsOf} from './rules/validate.js';
import type {Patience} from './schema.js';

/**
 * Adds a patience to those that can be played: `<patience-table game="…">` knows it from then on. It is data and
 * nothing else.
 * @throws TypeError with a sentence for each fault of the data, or when there is a patience of this id
 */
export function registerPatience(def: Patience): void {
  const faults = faultsOf(def);
  if (patienceNamed(def.id)) faults.unshift(`${def.id}: there is a patience of this id`);
  if (faults.length) throw new TypeError(faults.join('; '));
  addPatience(def);
}

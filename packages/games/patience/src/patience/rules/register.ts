import {addPatience, patienceNamed} from './games/known.js';
import {faultsOf} from './validate.js';
import type {Patience} from './schema.js';

/**
 * Adds a patience: `<patience-table game="…">` knows it from then on. It consists only of
 * data.
 * @throws TypeError with a sentence for each fault in the data, or if this id is already in use
 */
export function registerPatience(def: Patience): void {
  const faults = faultsOf(def);
  if (patienceNamed(def.id)) faults.unshift(`${def.id}: there is a patience of this id`);
  if (faults.length) throw new TypeError(faults.join('; '));
  addPatience(def);
}

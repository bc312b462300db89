// What the parts of a check took: a line for each unit that passed, which build/test.mjs reads and keeps.
import {appendFileSync} from 'node:fs';

/** Notes that a unit passed, where somebody wants to know. */
export function record(kind, unit, seconds) {
  const {QUINOLA_TIMES: file} = process.env;
  if (file) appendFileSync(file, `${kind}\t${unit}\t${seconds.toFixed(2)}\n`);
}

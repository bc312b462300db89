// Imports every module in Node, without window and document, and checks that importing has no side effects.
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {exportedBy} from './exported.mjs';

/** The time in ms within which Node must have imported everything and exited; a timer or worker would keep it running. */
const LONGEST = 30_000;

/** What Lit itself adds to the global scope of Node. */
const LITS = /^(?:lit|reactiveElement)|^customElements$/;

const script = (ids) => `const before = new Set(Object.getOwnPropertyNames(globalThis));
for (const id of ${JSON.stringify(ids)})
  await import(id).catch((error) => {
    throw new Error(id + ': ' + error.stack);
  });
const left = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name) && !${LITS}.test(name));
if (left.length) throw new Error('left behind: ' + left);
`;

/** Rejects with the module that cannot be imported, or with what importing has left running. */
export function tryNode(folder) {
  const ids = exportedBy(folder)
    .filter(({runs}) => runs)
    .map(({id}) => id);
  const file = join(folder, 'import-all.mjs');
  writeFileSync(file, script(ids));
  const {status, stderr} = spawnSync(process.execPath, [file], {encoding: 'utf8', timeout: LONGEST});
  if (status !== 0) throw new Error(stderr || `Node did not end by itself within ${LONGEST / 1000} s.`);
}

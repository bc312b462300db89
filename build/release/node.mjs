// Node, as a server or a tool has it: no window, no document. Every module is imported, nothing is begun by it.
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {exportedBy} from './exported.mjs';

/** How long importing everything may take until Node has ended by itself, in ms: a timer or a worker would keep it. */
const LONGEST = 30_000;

/** What Lit itself leaves in the global scope of Node. */
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

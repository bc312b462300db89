// npm run bench [-- NAME…] : runs the benches of the packages (`bench` in each), all or those named; each exports `name`
// and `run()`, which prints a table. First builds the files that some of them open.
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {asked} from './asked.js';
import {build, isFresh} from './build.mjs';
import {root} from './games.js';
import {packages} from './packages.js';
import {run} from './run.mjs';

const benches = packages
  .map(({path}) => join(root, path, 'bench'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => [file, join(folder, file)]))
  .filter(([file]) => file.endsWith('.ts'))
  .map(([file, path]) => [file.slice(0, -3), path])
  .sort();
/** By name: two packages may have a bench of the same name. */
const known = new Map(benches.map(([name]) => [name, benches.filter(([other]) => other === name)]));
const {words: wanted} = asked('bench', {BENCH: [...known.keys()]});
const opened = !wanted.length || ['frames', 'pages', 'thinking'].some((name) => wanted.includes(name));
if (opened && !process.env.QUINOLA_DIST && !isFresh()) await build({pagesOnly: true});
const cache = join(root, 'node_modules/.cache/quinola');
mkdirSync(cache, {recursive: true});
// One process each, so that no bench is slowed by the heap of another.
for (const [name, path] of (wanted.length ? wanted : [...known.keys()]).flatMap((one) => known.get(one))) {
  const entry = join(cache, `bench-${name}.ts`);
  const module = JSON.stringify(path);
  writeFileSync(
    entry,
    `import * as bench from ${module};\nconsole.log('== ' + bench.name);\nawait bench.run();\n`,
  );
  process.exitCode ||= await run(entry, []);
  rmSync(entry);
}

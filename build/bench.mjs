// npm run bench [-- NAME…] : runs the benches in build/bench, all or those named; each exports `name` and `run()`,
// which prints a table. Builds first what some of them open.
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, isFresh} from './build.mjs';
import {run} from './run.mjs';

const folder = fileURLToPath(new URL('bench', import.meta.url));
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .sort();
const wanted = process.argv.slice(2);
const strangers = wanted.filter((name) => !known.includes(name));

if (strangers.length) {
  console.error(`There is no bench ${strangers.join(', ')}; there are ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  const opened = !wanted.length || ['frames', 'pages', 'thinking'].some((name) => wanted.includes(name));
  if (opened && !process.env.QUINOLA_DIST && !isFresh()) await build({pagesOnly: true});
  const cache = fileURLToPath(new URL('../node_modules/.cache/quinola', import.meta.url));
  mkdirSync(cache, {recursive: true});
  // One process each, so that no bench runs in the heap of another.
  for (const name of wanted.length ? wanted : known) {
    const entry = join(cache, `bench-${name}.ts`);
    const module = JSON.stringify(join(folder, `${name}.ts`));
    writeFileSync(
      entry,
      `import * as bench from ${module};\nconsole.log('== ' + bench.name);\nawait bench.run();\n`,
    );
    process.exitCode ||= await run(entry, []);
    rmSync(entry);
  }
}

// npm run budgets: what pages fetch, in kB (1000 bytes) of brotli 11, against the limits in build/budgets.json, and what
// each part of a table costs. First rebuilds what is out of date.
//
// A dealt hand can be played with a table's entry and all that it imports at once, and nothing that is fetched later: the
// tests of the built files (packages/testing/src/built/bundle.ts) open it with all other requests blocked. A game that needs more than the limit
// says so in its game.json, `"budget": {"hand": {"limit": 60, "because": "…"}}`.
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {asked} from './asked.js';
import {build, isFresh} from './build.mjs';
import {games, root} from './games.js';
import {install} from './install.mjs';

/** The parts of a table, each with the modules that belong to it and to none before it. */
const PARTS = {
  libraries: /^node_modules\//,
  words: /\/(?:strings|text|words|reasons|phases|pages|lessons)\b/,
  looks: /\/styles/,
  cards: /^packages\/(?:cards|faces)\//,
  chart: /^packages\/chart\/|\/(?:machine|chart)\b/,
  opponents: /^packages\/opponents\/|\/(?:masks|search|maxims|advice|help)\//,
  kit: /^packages\/table\//,
  rules: /^packages\/play\/|\/rules\//,
  room: /./,
};

const compressed = (text) => brotliCompressSync(text).length;
const inKB = (bytes) => (bytes / 1000).toFixed(2).padStart(7);

/** What each part adds to the size of some modules: their total with it minus their total without it. */
async function costs(modules) {
  const {transform} = await import('esbuild'); // imported late: it may not be installed yet
  const parts = Object.fromEntries(Object.keys(PARTS).map((part) => [part, '']));
  for (const [id, code] of modules) {
    const [part] = Object.entries(PARTS).find(([, pattern]) => pattern.test(id));
    parts[part] += (await transform(code, {minify: true, format: 'esm'})).code;
  }
  const without = (left) =>
    Object.keys(PARTS)
      .map((part) => (part === left ? '' : parts[part]))
      .join('');
  return Object.keys(PARTS).map((part) => compressed(without('')) - compressed(without(part)));
}

async function weigh() {
  const {limits} = JSON.parse(readFileSync(join(root, 'build/budgets.json'), 'utf8'));
  const graph = JSON.parse(readFileSync(join(root, 'dist/graph.json'), 'utf8'));
  const size = (file) => compressed(readFileSync(join(root, 'dist/cdn', file)));
  const sum = (files) => files.reduce((total, file) => total + size(file), 0);
  const closure = (file) => [...new Set([file, ...graph[file].imports.flatMap(closure)])];
  let broken = 0;

  function row(kind, name, bytes) {
    const {what, goal} = limits[kind];
    // A worker is a file of its own; it belongs to the game whose id it begins with.
    const game = games.find(({id, tag}) => tag === name || name === `${id}-opponents.js`);
    const {limit, because} = game?.budget?.[kind] ?? limits[kind];
    const mark = bytes > limit * 1000 ? '✗' : bytes > goal * 1000 ? '…' : '✓';
    if (mark === '✗') broken++;
    console.log(
      `${mark} ${name.padEnd(22)}${what.padEnd(29)}${inKB(bytes)}${String(goal).padStart(7)}${String(limit).padStart(7)}  ${because ?? ''}`,
    );
  }

  console.log(`kB of brotli 11${'measured'.padStart(45)}   goal  limit   (… = above the goal)`);
  const firsts = games.map(({tag}) => closure(`${tag}.js`));
  for (const [i, {tag}] of games.entries()) {
    row('hand', tag, sum(firsts[i]));
    // On a page with the first table of the list; the first itself, on a page with the second.
    const there = firsts[i ? 0 : 1];
    row('further', tag, sum(firsts[i].filter((file) => !there.includes(file))));
    row('standalone', tag, size(`standalone/${tag}.js`));
  }
  const workers = readdirSync(join(root, 'dist/cdn')).filter(
    (file) => /^[\w-]+\.js$/.test(file) && !graph[file],
  );
  for (const file of workers.filter((name) => !/^(?:embed|frames|integrity)\.js$/.test(name)))
    row(file.includes('teacher') ? 'teacher' : 'worker', file, size(file));
  for (const [file, {part = ''}] of Object.entries(graph)) {
    const [, kind] = /^packages\/faces\/src\/(\w+)/.exec(part) ?? [];
    if (kind) row(kind, kind, sum(closure(file).filter((one) => !firsts.flat().includes(one))));
  }
  row('loader', 'quinola.js', sum(closure('quinola.js')));
  row('hashes', 'integrity.js', size('integrity.js'));

  console.log(
    `\nWhat each part adds to a playable hand\n${' '.repeat(20)}${Object.keys(PARTS)
      .map((part) => part.padStart(10))
      .join('')}`,
  );
  for (const [i, {tag}] of games.entries()) {
    const found = await costs(firsts[i].flatMap((file) => Object.entries(graph[file].modules)));
    console.log(tag.padEnd(20) + found.map((bytes) => inKB(bytes).padStart(10)).join(''));
  }
  if (broken) throw new Error(`${broken} of the budgets ${broken === 1 ? 'is' : 'are'} broken.`);
}

asked('budgets');
try {
  install(root);
  if (!isFresh()) await build({pagesOnly: true});
  await weigh();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

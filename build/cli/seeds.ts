// npm run seeds -- GAME [DEALS] : tries so many more deals of a patience (default 50) and adds those that come out to its
// list in packages/patience/src/seeds, until it holds enough. What was tried stands in the list, so that the next run
// goes on where this one ended, however it ended.
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {chanceOf} from '@quinola/chart';
import {PATIENCES, patience} from '../../packages/patience/src/index.js';
import {searchFrom, turnsOf} from '../../packages/patience/src/solver/index.js';

/** Deals of a list: where more than 30 in a hundred come out, and else. */
const MANY = 200, FEW = 40;
/** Positions to look at in a deal before it is left alone. */
const NODES = Number(process.env.QUINOLA_NODES ?? 60_000);

const [game = '', more = '50'] = process.argv.slice(2);
const file = `packages/patience/src/seeds/${game}.ts`;

interface List {
  tried: number;
  readonly deals: (readonly [number, number, number])[];
}

function read(): List {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    tried: Number(/Of the first (\d+) deals/.exec(text)?.[1] ?? 0),
    deals: [...text.matchAll(/\[(\d+), (\d+), (\d+)\]/g)].map(([, ...numbers]) => numbers.map(Number) as [number, number, number]),
  };
}

function write({tried, deals}: List): void {
  const lines: string[] = [];
  deals.forEach((deal, i) => {
    const text = `[${deal.join(', ')}],`;
    if (i % 8) lines[lines.length - 1] += ` ${text}`;
    else lines.push(`  ${text}`);
  });
  const text = `import type {Proven} from './types.js';

// Of the first ${tried} deals these were found to come out (npm run seeds -- ${game}).
const deals: readonly Proven[] = [
${lines.map((line) => `${line}\n`).join('')}];

export default deals;
`;
  // A run that is broken off leaves the old list or the new one.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Whether a list needs no more. */
function isEnough({tried, deals}: List): boolean {
  return deals.length >= MANY || (deals.length >= FEW && deals.length < 0.3 * tried);
}

if (PATIENCES.some(({id}) => id === game)) {
  const list = read();
  for (let i = 0; i < Number(more) && !isEnough(list); i++) {
    const number = ++list.tried;
    const chance = (nth: number) => chanceOf(`${game} ${number}`, nth);
    const start = patience.start({game});
    const state = patience.play(start, 'chance', patience.chance(start, chance(1))).state;
    const found = searchFrom(state, {chance})!.step(NODES);
    if (found.outcome === 'comes-out') list.deals.push([number, found.moves.length, turnsOf(state, found.moves, chance)]);
    write(list);
  }
  console.log(`${game}: ${list.deals.length} of the first ${list.tried} deals`);
} else {
  console.error(`There is no patience ${game || 'without a name'}; there are ${PATIENCES.map(({id}) => id).join(', ')}.`);
  process.exitCode = 1;
}

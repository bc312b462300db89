// npm run seeds: tries so many more deals of a patience and adds those that come out to its
// list in packages/games/patience/src/patience/opponents/seeds, until it has enough; the winning lines go to packages/games/patience/test/lines.
// The list also notes what was tried, so that the next run continues where this one ended, even if it was interrupted.
// QUINOLA_NODES: positions to search in a deal before giving up.
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {chanceOf} from '@quinola/chart';
import {parsed} from '../../../../build/commands.js';
import {PATIENCES} from '../src/patience/index.js';
import {seedOf} from '../src/patience/opponents/seeds/index.js';
import {searchFrom, turnsOf} from '../src/patience/opponents/solver/index.js';
import {dealt, lettersOf} from '../test-support/lines.js';

/** Length of a list for games in which more than 30 % of the deals come out, and for others. */
const MANY = 200,
  FEW = 40;
const NODES = Number(process.env.QUINOLA_NODES ?? 60_000);

const [game = '', more = '50'] = parsed('seeds', process.argv.slice(2)).words.map(({word}) => word);
const listFile = `packages/games/patience/src/patience/opponents/seeds/${game}.ts`,
  linesFile = `packages/games/patience/test/lines/${game}.txt`;

/** The list of a game, and the line of every deal in it. */
interface Known {
  tried: number;
  readonly deals: Map<number, readonly [number, number, number]>;
  readonly lines: Map<number, string>;
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function read(): Known {
  const list = textOf(listFile);
  const deals = [...list.matchAll(/\[(\d+), (\d+), (\d+)\]/g)].map(
    ([, ...numbers]) => numbers.map(Number) as [number, number, number],
  );
  const lines = textOf(linesFile)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ') as [string, string]);
  return {
    tried: Number(/Of the first (\d+) deals/.exec(list)?.[1] ?? 0),
    deals: new Map(deals.map((deal) => [deal[0], deal])),
    lines: new Map(lines.map(([number, letters]) => [Number(number), letters])),
  };
}

/** Writes a file atomically: an interrupted run leaves the old or the new one. */
function replace(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function write({tried, deals, lines}: Known): void {
  const rows: string[] = [];
  [...deals.values()]
    .sort(([a], [b]) => a - b)
    .forEach((deal, i) => {
      const text = `[${deal.join(', ')}],`;
      if (i % 8) rows[rows.length - 1] += ` ${text}`;
      else rows.push(`  ${text}`);
    });
  replace(
    linesFile,
    [...lines]
      .sort(([a], [b]) => a - b)
      .map((line) => `${line.join(' ')}\n`)
      .join(''),
  );
  replace(
    listFile,
    `import type {Proven} from './types.js';

// Of the first ${tried} deals these were found to come out (npm run seeds -- ${game}).
const deals: readonly Proven[] = [
${rows.map((row) => `${row}\n`).join('')}];

export default deals;
`,
  );
}

/** Searches a deal, and adds it with its winning line to the list if it comes out. */
function attempt({deals, lines}: Known, number: number): void {
  const chance = (nth: number) => chanceOf(seedOf(game, [number, 0, 0]), nth);
  const state = dealt(game, chance);
  const found = searchFrom(state, {chance})!.step(NODES);
  if (found.outcome !== 'comes-out') return;
  deals.set(number, [number, found.moves.length, turnsOf(state, found.moves, chance)]);
  lines.set(number, lettersOf(state, found.moves, chance));
}

/** Whether a list is long enough. */
function isEnough({tried, deals}: Known): boolean {
  return deals.size >= MANY || (deals.size >= FEW && deals.size < 0.3 * tried);
}

if (!PATIENCES.some(({id}) => id === game)) {
  console.error(`There is no patience ${game}; there are ${PATIENCES.map(({id}) => id).join(', ')}.`);
  process.exitCode = 2;
} else if (!/^\d+$/.test(more)) {
  console.error(`How many deals are ${more}?`);
  process.exitCode = 2;
} else {
  const known = read();
  for (let i = 0; i < Number(more) && !isEnough(known); i++) {
    attempt(known, ++known.tried);
    write(known);
  }
  console.log(`${game}: ${known.deals.size} of the first ${known.tried} deals`);
}

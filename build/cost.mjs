// npm run check:cost [-- --games N]: what the last run of the check took, how much of it is the kit's, what each further game
// would add, and what a house of so many games would take. Measured are the stages and every unit that was ever tried on this
// machine (build/selection.js); of a stage that is not divided into units a game has its share of the sources.
import {readdirSync, realpathSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {asked} from './asked.js';
import {families, games, root} from './games.js';
import {kinds, memory, PERIOD} from './selection.js';
import {SIDE_BY_SIDE} from './stages.js';

/** The units of a stage, by kinds; a stage without units grows with the sources of the games. */
const UNITS = {
  'Tests in Node': ['house node', 'node', 'suite'],
  Deals: ['deals'],
  'Tests in the browser': ['house browser', 'browser', 'network'],
  Stories: ['house stories', 'stories'],
};
/** Stages that run beside each other. */
const BESIDE = ['Types', 'Lint', 'Build', 'Tests in Node', 'Budgets', 'Deals'];
/** Stages that do not grow with the games. */
const FIXED = ['Install', 'Example applications'];

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** The bytes of the TypeScript files in a folder. */
const sizeOf = (folder) =>
  sum(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter(({name}) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .map(({parentPath, path, name}) => statSync(join(parentPath ?? path, name)).size),
  );

/** What a game has of the sources of all packages. */
const share = () =>
  sum(families.map(({path}) => sizeOf(root + path))) / sizeOf(`${root}packages`) / games.length;

/**
 * What a stage takes and would take.
 * @param {string} stage
 * @param {number} seconds of the last run
 * @param {Record<string, {runs: number, units: Record<string, {run: number, seconds: number}>}>} known
 * @param {Record<string, Record<string, string>>} units all of them, by kinds
 * @param {number} count the games there are
 * @param {number} each a game's share of the sources
 * @returns {{kit: number, more: number, whole: number}} of it the kit's; what a game adds in turn; what it takes when it is tried whole
 */
export function costOf(stage, seconds, known, units, count, each) {
  if (FIXED.includes(stage)) return {kit: seconds, more: 0, whole: 0};
  if (!UNITS[stage]) return {kit: seconds * (1 - each * count), more: seconds * each, whole: 0};
  const ran = UNITS[stage].map((kind) => {
    const {runs, units: its} = known[kind] ?? {runs: 0, units: {}};
    return [kind, sum(Object.values(its).map((unit) => (unit.run === runs ? unit.seconds : 0)))];
  });
  // Several run at once: the stage took less than its units together.
  const factor = seconds / (sum(ran.map(([, its]) => its)) || 1);
  const whole = UNITS[stage].map((kind) => {
    const measured = Object.keys(units[kind] ?? {}).flatMap(
      (unit) => known[kind]?.units[unit]?.seconds ?? [],
    );
    const mean = sum(measured) / (measured.length || 1);
    return (mean * Object.keys(units[kind] ?? {}).length * factor) / count;
  });
  const kit = factor * sum(ran.filter(([kind]) => !units[kind]).map(([, its]) => its));
  return {kit, more: sum(whole) / PERIOD, whole: sum(whole)};
}

function print(wanted) {
  const known = memory();
  const {runs, units: stages} = known.stages ?? {};
  if (!runs) throw new Error('Nothing was measured yet on this machine: run npm test first.');
  const units = kinds();
  const each = share();
  const rows = Object.entries(stages)
    .filter(([stage, {run}]) => run === runs && stage !== 'All' && stage !== SIDE_BY_SIDE)
    .map(([stage, {seconds}]) => [stage, seconds, costOf(stage, seconds, known, units, games.length, each)]);
  const line = (...cells) =>
    console.log(cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(24))).join(''));
  const inSeconds = (...numbers) => numbers.map((number) => number.toFixed(1));
  line('seconds', 'last run', 'the kit', 'a game more', 'whole', `${wanted} games`);
  const expected = ({kit, more}) => kit + more * wanted;
  for (const [stage, seconds, cost] of rows)
    line(stage, ...inSeconds(seconds, cost.kit, cost.more, cost.whole, expected(cost)));
  const beside = rows.filter(([stage]) => BESIDE.includes(stage));
  const side = stages[SIDE_BY_SIDE].seconds;
  const scaled = (measure) => (side * sum(beside.map(measure))) / sum(beside.map(([, seconds]) => seconds));
  const others = rows.filter((row) => !beside.includes(row));
  const all = (measure) => scaled(measure) + sum(others.map(measure));
  line(
    'all, side by side',
    ...inSeconds(
      all(([, seconds]) => seconds),
      all(([, , {kit}]) => kit),
      all(([, , {more}]) => more),
      all(([, , {whole}]) => whole),
      all(([, , cost]) => expected(cost)),
    ),
  );
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const {options} = asked('check:cost');
  try {
    print(Number(options.games ?? 20));
  } catch ({message}) {
    console.error(message);
    process.exitCode = 1;
  }
}

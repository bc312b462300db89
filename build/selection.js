// What a run tries of what there is more of with every game (suites, test files of the families, stories, deals, …): all that a
// change touches, and of the rest a sixth in turn, so that no run grows with the games and nothing is left for long.
//
// What a change touches follows from the imports: a unit, if it imports a changed file of a game's family. A file that lies below
// the games is imported by all of them: the kit's own tests stand for it, the sample of tables, and one game that imports it, or
// whose tests do.
//
// Whose turn it is: of the units of a kind those that passed longest ago on this machine, which keeps that in its folder for
// caches. A machine that knows nothing takes it from the history: the work between two pauses is a turn, and each has its sixth.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {homedir} from 'node:os';
import {dirname, join} from 'node:path';
import {families, games, root, toolsOf} from './games.js';

/** After how many runs each unit has been tried. */
export const PERIOD = 6;
/** The most games that are tried whole because of a change; one that touches more is a change of the house. */
const MOST_GAMES = 3;
/** A file below the games that so few import touches them. */
const FEW = 2;
/** A pause in the work, and the longest turn, in seconds. */
const PAUSE = 3600;
const LONGEST_TURN = 3 * PAUSE;
/** How far back a landing reaches, in seconds, where no upstream tells. */
const LANDING = 6 * PAUSE;

const git = (...args) => {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 1 << 26});
  return status === 0 ? stdout.trim() : '';
};
const lines = (text) => text.split('\n').filter(Boolean);

/**
 * The commit that a change starts from: where its branch left the upstream. One that is at the upstream has no change of its own;
 * where it is checked as a landing, it is what was committed in six hours.
 */
function base(landing) {
  const head = git('rev-parse', 'HEAD');
  for (const upstream of ['@{upstream}', 'origin/HEAD', 'main']) {
    const left = git('merge-base', 'HEAD', upstream);
    if (left && left !== head) return left;
  }
  if (!landing) return head;
  return git('rev-list', '-1', `--before=${git('log', '-1', '--format=%ct') - LANDING}`, 'HEAD');
}

/**
 * The files that a change consists of, committed or not.
 * @param {string} since the commit it starts from
 * @returns {{files: string[], since: string}}
 */
function changes(since) {
  if (since && !git('rev-parse', '--verify', '-q', `${since}^{commit}`))
    throw new Error(`Git knows no commit ${since}.`);
  const files = [
    ...lines(git('diff', '--name-only', since || 'HEAD')),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return {files: [...new Set(files)], since: since.slice(0, 8)};
}

/**
 * The turns of the last three hours of work, by the times of all commits. A turn ends with a pause of an hour, or after three.
 * @param {readonly number[]} times in seconds
 * @returns {number[]}
 */
export function turns(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const last = sorted.at(-1);
  const found = new Set();
  let turn = 0;
  let start = sorted[0];
  for (const [place, time] of sorted.entries()) {
    if (time - start >= LONGEST_TURN || time - (sorted[place - 1] ?? time) >= PAUSE) {
      turn++;
      start = time;
    }
    if (last - time < LONGEST_TURN) found.add(turn);
  }
  return [...found];
}

/** The turns of this checkout; a part of a history, or none, has only its last time. */
function turnsHere() {
  const times = lines(git('log', '--format=%ct')).map(Number);
  const isWhole = times.length && git('rev-parse', '--is-shallow-repository') === 'false';
  return isWhole ? turns(times) : [Math.floor((times[0] ?? Date.now() / 1000) / LONGEST_TURN)];
}

/** All files that each entry imports, itself included, by paths from the root; a worker counts as imported. */
export async function reachOf(entries) {
  const {build} = await import('esbuild'); // it may not be installed yet when this module is read
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: [...new Set(entries)],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: '.',
    conditions: ['source'],
    tsconfig: 'tsconfig.base.json',
    logLevel: 'silent',
    plugins: [
      {
        name: 'own-files',
        setup({onResolve}) {
          onResolve({filter: /\?/}, ({path, resolveDir}) => {
            const file = join(resolveDir, path.replace(/\?.*/, ''));
            return {path: existsSync(file) ? file : file.replace(/\.js$/, '.ts')};
          });
          onResolve({filter: /^[@\w/]/}, ({path, kind}) =>
            kind === 'entry-point' || path.startsWith('@quinola/') ? null : {path, external: true},
          );
        },
      },
    ],
  });
  const reached = new Map();
  for (const entry of entries) {
    const files = new Set([entry]);
    for (const file of files)
      for (const {path, external} of metafile.inputs[file]?.imports ?? []) if (!external) files.add(path);
    reached.set(entry, files);
  }
  return reached;
}

/** The files of all families in a folder, each by its own path. */
function ofFamilies(folder, test) {
  const folders = families.map(({path}) => `${path}/${folder}`).filter((path) => existsSync(root + path));
  const files = folders.flatMap((path) =>
    readdirSync(root + path, {recursive: true}).map((name) => `${path}/${name.replaceAll('\\', '/')}`),
  );
  return Object.fromEntries(
    files
      .filter((path) => test.test(path))
      .sort()
      .map((path) => [path, path]),
  );
}
const ofGames = (entryOf) => Object.fromEntries(games.map((game) => [game.id, entryOf(game)]));

/** The kinds of units, and of each unit the file whose imports tell what touches it. */
export const kinds = () => ({
  suite: ofGames(toolsOf),
  deals: ofGames(toolsOf),
  network: ofGames(({entry}) => entry),
  node: ofFamilies('test', /(?<!\.browser)\.test\.ts$/),
  browser: ofFamilies('test', /\.browser\.test\.ts$/),
  stories: ofFamilies('stories', /\.stories\.ts$/),
  apps: Object.fromEntries(
    readdirSync(`${root}examples/apps`, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => [name, `examples/apps/${name}`]),
  ),
});

const MEMORY = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'quinola/tried.json');

/** What passed when on this machine: of each kind how many runs there were, and of each unit its last one and how long it took. */
export function memory() {
  try {
    return JSON.parse(readFileSync(MEMORY, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Keeps what passed in a run.
 * @param {Record<string, Record<string, number>>} passed by kind and unit the seconds that it took
 */
export function remember(passed) {
  const known = memory();
  for (const [kind, units] of Object.entries(passed)) {
    const {runs = 0, units: before} = known[kind] ?? {};
    const now = Object.entries(units).map(([unit, seconds]) => [unit, {run: runs + 1, seconds}]);
    known[kind] = {runs: runs + 1, units: {...before, ...Object.fromEntries(now)}};
  }
  mkdirSync(dirname(MEMORY), {recursive: true});
  writeFileSync(MEMORY, JSON.stringify(known));
}

/** How many runs of a kind there were on this machine, or where it knows of none the turn of the history. */
export const runs = (kind) => memory()[kind]?.runs ?? turnsHere().at(-1);

/**
 * The units whose turn it is.
 * @param {readonly string[]} units
 * @param {{runs: number, units: Record<string, {run: number}>}} [known] of their kind
 * @param {readonly number[]} now the turns of the history that a run stands for where nothing is known
 * @param {number} count how many, where something is known
 */
export function whoseTurn(units, known, now, count = Math.ceil(units.length / PERIOD)) {
  if (!known) return units.filter((_, place) => now.some((turn) => turn % PERIOD === place % PERIOD));
  const last = (unit) => known.units[unit]?.run ?? 0;
  return units.toSorted((a, b) => last(a) - last(b)).slice(0, count);
}

const ofFamily = (path) => path.startsWith('packages/games/');

/** The games that a file of a family which is read, not imported, belongs to: by its path, or all of its family. */
function ownersOf(file) {
  const family = games.filter((game) =>
    file.startsWith(`${families.find(({name}) => name === game.package).path}/`),
  );
  const [first] = family
    .filter(({id}) => new RegExp(`/${id}(?![a-z])`).test(file))
    .sort((a, b) => b.id.length - a.id.length);
  return first ? [first] : family;
}

/**
 * What a change touches.
 * @param {readonly string[]} files that changed
 * @param {Map<string, Set<string>>} reach what each entry imports
 * @param {{id: string, folder: string, entries: string[]}[]} tenants the games, each with what tells what it imports
 * @param {(ids: string[]) => string} turnOf which of some games is to stand for them
 * @returns {{whole: string[], touches: (entry: string) => boolean}} the games that are tried whole; whether a unit is tried
 */
export function touchedBy(files, reach, tenants, turnOf) {
  const weights = new Map();
  const below = [];
  const ofTests = [];
  /** The games that each entry belongs to. */
  const owners = new Map(
    [...reach].map(([entry, reached]) => {
      const its = tenants.filter(({folder}) => [...reached].some((file) => file.startsWith(`${folder}/`)));
      return [entry, its.length ? its : ownersOf(entry)];
    }),
  );
  /** The games whose tests import a file. */
  const testedWith = (file) => {
    const entries = [...reach.keys()].filter((entry) => reach.get(entry).has(file));
    const ids = new Set(entries.flatMap((entry) => owners.get(entry)).map(({id}) => id));
    return tenants.filter(({id}) => ids.has(id));
  };
  for (const file of files) {
    const importing = tenants.filter(({entries}) => entries.some((entry) => reach.get(entry)?.has(file)));
    const isRead = ofFamily(file) && !/\.(?:[jt]sx?|md)$/.test(file);
    const own = ofFamily(file) || importing.length <= FEW ? (isRead ? ownersOf(file) : importing) : [];
    for (const {id} of own) weights.set(id, (weights.get(id) ?? 0) + 1);
    if (own.length) continue;
    if (ofFamily(file) && !importing.length) ofTests.push(file);
    else below.push((importing.length ? importing : testedWith(file)).map(({id}) => id));
  }
  const whole = [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_GAMES)
    .map(([id]) => id);
  for (const ids of below) if (ids.length && !ids.some((id) => whole.includes(id))) whole.push(turnOf(ids));
  const touches = (entry) =>
    owners.get(entry)?.some(({id}) => whole.includes(id)) ||
    ofTests.some((file) => reach.get(entry)?.has(file)) ||
    files.some((file) => file.startsWith(`${entry}/`));
  return {whole, touches};
}

/**
 * What a run tries, by kinds of units; `sample` are the games whose tables stand for all in tests of the kit.
 * @param {{since?: string, names?: string[], all?: boolean, landing?: boolean}} asked since which commit; games to be tried whole as
 *   well; everything, or with names all of these games; whether what has landed is a change
 * @returns {Promise<{chosen: Record<string, string[]>, said: string}>}
 */
export async function choose({since, names = [], all = false, landing = false}) {
  const units = kinds();
  const strangers = names.filter((id) => !games.some((game) => game.id === id));
  if (strangers.length) throw new Error(`No game is called ${strangers.join(', ')}.`);
  if (all && !names.length) {
    const chosen = Object.fromEntries(Object.entries(units).map(([kind, its]) => [kind, Object.keys(its)]));
    return {chosen: {...chosen, sample: chosen.suite}, said: 'Everything is tried.'};
  }
  const known = memory();
  const now = turnsHere();
  const change = all ? {files: [], since: ''} : changes(since ?? base(landing));
  const turn = (ids, kind, count) => whoseTurn(ids, known[kind], now, count);
  const tenants = games.map((game) => ({...game, entries: [game.entry, toolsOf(game)]}));
  const reach = await reachOf([
    ...tenants.flatMap(({entries}) => entries),
    ...Object.values(units).flatMap((its) => Object.values(its).filter((entry) => entry.endsWith('.ts'))),
  ]);
  const first = (ids, kind) => turn(ids, kind, 1)[0] ?? ids[now.at(-1) % ids.length];
  const {whole, touches} = touchedBy(change.files, reach, tenants, (ids) => first(ids, 'suite'));
  whole.push(...names);
  const chosen = {};
  for (const [kind, its] of Object.entries(units)) {
    const ids = Object.keys(its);
    const inTurn = all ? [] : turn(ids, kind);
    chosen[kind] = ids.filter((id) => inTurn.includes(id) || touches(its[id]));
  }
  const rooms = [...new Set(games.map((game) => game.room))].map((room) =>
    games.filter((game) => game.room === room).map(({id}) => id),
  );
  chosen.sample = all
    ? names
    : [
        ...new Set([
          ...names,
          ...rooms.map((ids) => ids.find((id) => whole.includes(id)) ?? first(ids, 'sample')),
        ]),
      ];
  const parts = Object.entries(units).map(
    ([kind, its]) => `${kind} ${chosen[kind].length} of ${Object.keys(its).length}`,
  );
  const said = `${change.files.length} files changed${change.since && ` since ${change.since}`}; tried whole: ${whole.join(', ') || 'no game'}; of the rest a sixth in turn, ${
    known.suite ? 'what passed here longest ago' : `by turn ${now.join(' and ')} of the history`
  }.\n${parts.join(', ')}; tables that stand for all: ${chosen.sample.join(', ')}.`;
  return {chosen, said};
}

// The floor rule of this project as a local ESLint plugin: which package may import which, and what the lower floors may use.
//
//   5 quinola · 4 the games · 3 table · 2 chart, opponents · 1 play · 0 cards, faces
//
// Imports go only downwards; files of one package import each other without cycles; Lit begins at floor 3 and stays
// out of a game's rules; XState lives in chart, table and a game's machine; below floor 3, and in a game's rules,
// machine and maxims, there is no DOM, and clock and random numbers are passed in.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, resolve} from 'node:path';
import {games} from './games.js';

const FLOORS = {cards: 0, faces: 0, play: 1, chart: 2, opponents: 2, table: 3, quinola: 5};
const GAME_FLOOR = 4;

/** Exceptions on the same floor: faces are drawn from the notation of the cards. */
const NEIGHBOURS = {faces: ['cards']};

/** Folders below floor 3 that may use browser APIs: the floors above get them as interfaces. */
const HOSTS = [
  ['opponents', /^host\//],
  ['chart', /^storage\//],
];

/** Games that share a package have a folder each in its sources. */
const OWN = `((${games.map(({folder}) => basename(folder)).join('|')})\\/)?`;

/**
 * The parts of a game to which the restrictions of the lower floors apply, with the rules that games of one package share
 * (`pack`), but not their shared table code (`pack-table`).
 */
const PURE_PART = new RegExp(`^(pack\\/|${OWN}(rules|machine|maxims|laws|facts|opponents?)(\\/|\\.ts$|-))`);

/** The statechart of a game, the only part of it that knows XState. */
const MACHINE = new RegExp(`^${OWN}machine(\\/|\\.ts$)`);

const DOM_NAMES = new Set([
  'document',
  'window',
  'self',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'Worker',
  'Blob',
  'BroadcastChannel',
  'customElements',
  'matchMedia',
  'requestAnimationFrame',
  'getComputedStyle',
  'Element',
  'HTMLElement',
  'ShadowRoot',
  'Node',
  'Event',
  'CustomEvent',
  'MutationObserver',
]);

/** `crypto` is allowed: it makes the seed of a match, from which all its random numbers are derived. */
const CHANCE_AND_CLOCK = {Math: ['random'], Date: ['now'], performance: ['now']};

/** The location of a file: its package, floor and path below `src`; null for a file outside the packages' sources. */
function placeOf(filename) {
  const found = /^.*\/packages\/(games\/)?([^/]+)\/src\/(.+)$/.exec(filename.replaceAll('\\', '/'));
  if (!found) return null;
  const [, games, name, path] = found;
  return {name, floor: games ? GAME_FLOOR : FLOORS[name], path};
}

/** The package of this project that an import refers to; null for files of the same package and for libraries. */
function packageOf(specifier, filename, place) {
  if (specifier.startsWith('.')) {
    const name = /\/packages\/(?:games\/)?([^/]+)\//.exec(
      `${resolve(dirname(filename), specifier).replaceAll('\\', '/')}/`,
    )?.[1];
    return name === place.name ? null : (name ?? null);
  }
  const named = /^(?:@quinola\/([^/]+)|(quinola))(?:\/|$)/.exec(specifier);
  return named ? (named[1] ?? named[2]) : null;
}

const isGame = ({floor}) => floor === GAME_FLOOR;
const isPure = (place) =>
  isGame(place)
    ? PURE_PART.test(place.path)
    : place.floor < 3 && !HOSTS.some(([name, path]) => place.name === name && path.test(place.path));

/** Why the import breaks the floor rule, or nothing. */
function objection(specifier, filename, place) {
  const target = packageOf(specifier, filename, place);
  if (target) {
    const floor = FLOORS[target] ?? GAME_FLOOR;
    if (target === place.name) return `${place.name} imports itself by name; use a relative path.`;
    if (floor >= place.floor && !NEIGHBOURS[place.name]?.includes(target)) {
      return `${place.name} (floor ${place.floor}) must not know ${target} (floor ${floor}): imports go only downwards.`;
    }
  }
  if (/^(lit|lit-html|lit-element|@lit\/.*|lit\/.*)$/.test(specifier) && (place.floor < 3 || isPure(place))) {
    return 'Lit begins at floor 3 and stays out of the rules and machine of a game.';
  }
  if (/^(xstate|@xstate)(\/|$)/.test(specifier)) {
    const allowed = ['chart', 'table'].includes(place.name) || (isGame(place) && MACHINE.test(place.path));
    if (!allowed) return 'XState lives in chart, in table and in the machine of a game only.';
  }
  return null;
}

const imports = {
  meta: {type: 'problem', schema: []},
  create(context) {
    const place = placeOf(context.filename);
    if (!place) return {};
    const check = ({source}) => {
      if (typeof source?.value !== 'string') return;
      if (place.floor === undefined) {
        context.report({node: source, message: `The package ${place.name} has no floor in build/floors.js.`});
        return;
      }
      const message = objection(source.value, context.filename, place);
      if (message) context.report({node: source, message});
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: ({argument, source}) => check({source: source ?? argument.literal}),
    };
  },
};

const graph = new Map();

/** The files of the same package that a file imports at run time; `import type` is erased. */
function runtimeImports(file) {
  const changed = statSync(file).mtimeMs;
  const known = graph.get(file);
  if (known?.changed === changed) return known.files;
  const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = text.matchAll(
    /^\s*(?:import\s*|(?:import|export)\s+(?!type\s)[^;'"]*?\bfrom\s*)['"](\.[^'"]+)['"]/gm,
  );
  const files = [...statements]
    .map(([, specifier]) => resolve(dirname(file), specifier).replace(/\.js$/, '.ts'))
    .filter((path) => existsSync(path) && statSync(path).isFile());
  graph.set(file, {changed, files});
  return files;
}

/** The shortest import cycle through a file, or null. */
function cycleThrough(file) {
  const paths = [[file]];
  const seen = new Set();
  for (const path of paths) {
    for (const next of runtimeImports(path.at(-1))) {
      if (next === file) return [...path, file];
      if (!seen.has(next)) {
        seen.add(next);
        paths.push([...path, next]);
      }
    }
  }
  return null;
}

const cycles = {
  meta: {type: 'problem', schema: []},
  create(context) {
    const place = placeOf(context.filename);
    if (!place || !existsSync(context.filename)) return {};
    return {
      Program(node) {
        const cycle = cycleThrough(resolve(context.filename));
        if (!cycle) return;
        const names = cycle.map((file) => placeOf(file)?.path ?? file);
        context.report({
          node,
          loc: {line: 1, column: 0},
          message: `Files import each other in a circle: ${names.join(' -> ')}.`,
        });
      },
    };
  },
};

const purity = {
  meta: {type: 'problem', schema: []},
  create(context) {
    const place = placeOf(context.filename);
    if (!place || !isPure(place)) return {};
    return {
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node);
        const globals = [
          ...scope.through,
          ...scope.variables.filter(({defs}) => !defs.length).flatMap((v) => v.references),
        ];
        for (const {identifier} of globals) {
          const {name, parent} = identifier;
          if (DOM_NAMES.has(name)) {
            context.report({
              node: identifier,
              message: `${name} belongs to the browser: there is no DOM on this floor.`,
            });
          } else if (name === 'Date' && parent.type === 'NewExpression' && !parent.arguments.length) {
            context.report({node: identifier, message: 'The time is passed in on this floor.'});
          } else if (
            CHANCE_AND_CLOCK[name]?.includes(parent.type === 'MemberExpression' ? parent.property.name : '')
          ) {
            const message = `${name}.${parent.property.name} makes two runs differ; chance and time are passed in on this floor.`;
            context.report({node: identifier, message});
          }
        }
      },
    };
  },
};

/** The plugin, and the part of the configuration that turns it on. */
export const floors = {
  files: ['**/packages/*/src/**/*.ts', '**/packages/games/*/src/**/*.ts'],
  plugins: {floors: {rules: {imports, cycles, purity}}},
  rules: {'floors/imports': 'error', 'floors/cycles': 'error', 'floors/purity': 'error'},
};

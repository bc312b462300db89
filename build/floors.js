// The floor rule of this project as a local plugin of the linter: which package may import which, and what the lower floors may use.
//
//   6 testing · 5 quinola · 4 the games · 3 table · 2 chart, opponents · 1 play · 0 cards, faces
//
// Imports go only downwards, and to another package by its name; Lit begins at floor 3 and stays out of a game's rules;
// XState lives in chart, table and a game's machine; below floor 3, and in a game's rules, machine and maxims, there is no
// DOM, and clock and random numbers are passed in. That files do not import each other in circles is a rule of the linter itself.
import {dirname, resolve} from 'node:path';

const FLOORS = {cards: 0, faces: 0, play: 1, chart: 2, opponents: 2, table: 3, quinola: 5, testing: 6};
const GAME_FLOOR = 4;

/** What tests, tools and stories share: it may use everything, and no package's sources know it, because it is not published. */
const TESTING = 'testing';

/** Exceptions on the same floor: faces are drawn from the notation of the cards. */
const NEIGHBOURS = {faces: ['cards']};

/** Folders below floor 3 that may use browser APIs: the floors above get them as interfaces. */
const HOSTS = [
  ['opponents', /^host\//],
  ['chart', /^storage\//],
];

/**
 * The parts of a game to which the restrictions of the lower floors apply, and those of the kit that the games of one package
 * share: their rules, the statechart, the opponents.
 */
const PURE_PART = /(^|\/)((rules|opponents)\/|machine\.ts$)/;

/** The statechart of a game, the only part of it that knows XState. */
const MACHINE = /(^|\/)machine\.ts$/;

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

/** The folder of the package in which a file lies; null for files of the project itself. */
const packageFolder = (file) =>
  /^.*\/packages\/(?:games\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/'))?.[0] ?? null;

const BY_NAME = 'Another package is imported by its name, not by the path of its files.';

/** Written from the registry, by which the tools of every game are found. */
const isWritten = ({name, path}) => name === TESTING && path === 'registry/games.ts';

/** Why the import breaks the floor rule, or nothing. */
function objection(specifier, filename, place) {
  const target = packageOf(specifier, filename, place);
  if (target) {
    const floor = FLOORS[target] ?? GAME_FLOOR;
    if (target === place.name) return `${place.name} imports itself by name; use a relative path.`;
    if (target === TESTING) {
      return 'The sources of a package are published, and @quinola/testing is not: only tests, their support, tools, stories, commands and benches import it.';
    }
    if (floor >= place.floor && !NEIGHBOURS[place.name]?.includes(target)) {
      return `${place.name} (floor ${place.floor}) must not know ${target} (floor ${floor}): imports go only downwards.`;
    }
    if (specifier.startsWith('.') && !isWritten(place)) return BY_NAME;
  }
  if (/^(lit|lit-html|lit-element|@lit\/.*|lit\/.*)$/.test(specifier) && (place.floor < 3 || isPure(place))) {
    return 'Lit begins at floor 3 and stays out of the rules and machine of a game.';
  }
  if (/^(xstate|@xstate)(\/|$)/.test(specifier)) {
    const allowed =
      ['chart', 'table', TESTING].includes(place.name) || (isGame(place) && MACHINE.test(place.path));
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

/** Files outside the sources reach another package by its name too, as its sources do. */
const names = {
  meta: {type: 'problem', schema: []},
  create(context) {
    if (placeOf(context.filename)) return {};
    const own = packageFolder(context.filename);
    const check = ({source}) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const other = packageFolder(`${resolve(dirname(context.filename), source.value)}/`);
      if (other && other !== own) context.report({node: source, message: BY_NAME});
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
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

export default {meta: {name: 'floors'}, rules: {imports, names, purity}};

// The commands of this project (`npm run NAME`), how each is called, and what it does: for their `--help`, for the check of
// what was typed, and for the table in CONTRIBUTING.md. Needs nothing but Node.
import {parseArgs} from 'node:util';

/**
 * @typedef {object} Command
 * @property {string} [words] what follows the name, `CONTEST [FILE…]`; build/asked.js checks words of the kinds that it knows
 * @property {string} does in one sentence
 * @property {Record<string, [value: string, says?: string, needed?: 'needed']>} [options] without their dashes; the value is a word
 *   such as `N`, or nothing where the option stands alone. One of which nothing is said is for other tools of this project
 * @property {true} [more] whether its first word tells of further options
 * @property {string} [entry] its code, where it is written in TypeScript; a star stands for the family that has it
 */

/** @type {Record<string, Command>} */
export const COMMANDS = {
  start: {
    does: 'installs what is missing, builds, and serves the gallery on this machine',
    options: {
      port: ['N', 'the first port that is tried, 8080 by default'],
      'no-build': ['', 'serves what was built before'],
      watch: [
        'GAME',
        'serves the page of this game as it was built before, with the table from its sources, and loads it anew when they change',
      ],
    },
  },
  test: {
    words: '[GAME…]',
    does: 'installs what is missing, then types, lint, all tests, and tables in real Chromium; what there is more of with every game is tried whole for what a change touches and for these games, else a sixth of it in each run',
    options: {
      since: ['REF', 'the change begins after this commit, not where the branch left its upstream'],
      all: ['', 'tries every game, or with names of games those alone'],
      landing: [
        '',
        'what CI runs (`.ci/run`): also budgets, stories, deals in thousands, a bad network file by file, the example applications and what would be published; asks the registry',
      ],
      long: ['', 'as `--all --landing`, with the large samples, and in other browsers that are installed'],
      browser: [
        'installed|oldest|newest',
        'the Chromium of this machine, or the oldest or the newest that Debian serves, unpacked beside it; in CI these take turns',
      ],
    },
  },
  'test:long': {words: '[GAME…]', does: 'the same as `npm test -- --long`'},
  'test:package': {
    words: 'PACKAGE…',
    does: 'the tests of some packages alone, in Node and in the browser, and of their games the suite that all games run',
  },
  types: {
    words: '[PACKAGE…]',
    does: 'type-checks everything, or some packages with their tests and what they are made of',
  },
  lint: {
    words: '[PACKAGE…]',
    does: 'checks the format and the rules (`.oxlintrc.json`) everywhere, or in some packages',
    options: {fix: ['', 'formats, and mends what the rules can mend']},
  },
  shake: {
    words: 'FILE…',
    does: 'runs test files again and again, on a machine that is more and less busy and in a browser that is faster and slower, and says which failed under what',
    options: {times: ['N', 'how often each is run, 20 by default']},
  },
  pictures: {
    words: '[GAME…]',
    does: 'takes the pictures that links to the pages of the gallery show, from the built tables in Chromium',
  },
  'other-browsers': {
    words: '[GAME…]',
    does: 'plays a deal at every table in Firefox and WebKit, where they are installed, at every size',
  },
  build: {
    does: 'builds the files that pages fetch (`dist/cdn`), the site (`dist/site`), types and the manifest of the elements',
    options: {
      pages: ['', 'only what pages fetch'],
      packages: ['', 'only types and manifest'],
      missing: ['', 'leaves out what is up to date'],
    },
  },
  budgets: {
    does: 'what pages fetch, against the limits in `build/budgets.json`, and what each part of a table costs',
  },
  storybook: {does: 'shows a story for every card, part, state, theme and variant; works offline'},
  'storybook:build': {does: 'builds them'},
  stories: {
    does: 'builds them, opens each in Chromium and asks axe about it',
    options: {
      only: ['TEXT', 'those whose id holds the text'],
      shots: ['FOLDER', 'saves a picture of each'],
      built: ['FOLDER', 'uses an earlier build'],
    },
  },
  vectors: {
    words: 'FILE…',
    does: 'runs files of known answers through the rules of their games',
    entry: 'packages/quinola/cli/vectors.ts',
  },
  match: {
    words: 'CONTEST',
    does: 'plays matches between opponents over the same deals, and says how much the first wins; a contest is a game, or one way to play it, and may have options of its own (`--rules vienna-1834`)',
    more: true,
    entry: 'packages/quinola/cli/match.ts',
    options: {
      seats: [
        'A,B,…',
        'who sits where: `random`, `greedy`, `novice`, `book` (`book:hoyle`), `master` (`master:20`, so many imagined deals) …',
      ],
      deals: ['N', 'how many, 1000 by default'],
      from: ['N', 'the number of the first deal, so that a long match can be played in parts'],
      seed: ['TEXT', 'from which the deals are drawn'],
    },
  },
  strength: {
    words: '[CONTEST…]',
    does: 'measures how strong each kind of player is against the one before it, and how often it leaves its book; goes on from the last run, and writes `docs/strength.md` and the tables of the READMEs',
    entry: 'packages/quinola/cli/strength.ts',
    options: {
      deals: ['N', 'the most of one line, 1000 by default'],
      cores: ['N', 'so many processes'],
      better: ['KIND', 'only the lines of this kind of player'],
      minutes: ['N', 'begins no new part after these'],
      anew: ['', 'forgets the earlier results, when players have changed'],
      part: ['PART'],
    },
  },
  solve: {
    words: 'FILE',
    does: 'how many tricks the side of the leader makes of each deal in a file, one a line: `trump first N:AKQ.J2.T98.… … … …[ | KH 2H]`, trump 0 to 4 for S H D C none, first 0 to 3 for N E S W (who leads, or led to the cards after the bar), hands clockwise from the seat before the colon, holdings S.H.D.C',
    entry: 'packages/opponents/cli/solve.ts',
  },
  check: {
    words: 'FILE…',
    does: 'plays saved matches again: draws every shuffle anew from the seed, asks the opponents anew',
    entry: 'packages/quinola/cli/check.ts',
  },
  fixtures: {
    words: '[GAME…]',
    does: 'makes the kept records of the games again and says which would be others today, and whether the rules still say the same of the kept ones',
    entry: 'packages/quinola/cli/fixtures.ts',
    options: {
      write: ['', 'replaces them'],
      differences: [
        '',
        'prints what today’s rules say otherwise of those that are kept, as lines for the `differences.json` of the package; the reasons are yours to write',
      ],
    },
  },
  seeds: {
    words: 'LAYOUT [DEALS]',
    does: 'looks for more deals of a game for one that come out, among the next 50 or so many, from where the last run ended',
    entry: 'packages/games/*/cli/seeds.ts',
  },
  'check:cost': {
    does: 'what the last `npm test` took on this machine, how much of it is the kit’s, what each further game would add, and what a house of so many games would take; measured times are added up',
    options: {games: ['N', 'how many, 20 by default']},
  },
  bench: {words: '[BENCH…]', does: 'what things cost in time (`bench` of each package)'},
  'new-game': {
    words: 'NAME',
    does: 'writes the skeleton of a game that can be played',
    options: {
      family: ['FAMILY', 'the package that it comes to, a new one or one that is there', 'needed'],
      like: ['KIND', 'the kind of game, a folder of `build/templates`', 'needed'],
      title: ['TITLE', 'its name for readers'],
      'no-install': [''],
    },
  },
  translated: {
    words: '[PLACE:PATH…]',
    does: 'keeps that the translations say what English says now, and names the sentences that nobody has looked at since English changed; a sentence that is named holds as it is',
  },
  apps: {
    words: '[APPLICATION…]',
    does: 'installs, checks, bundles and plays the example applications, each by its own tools; asks the registry',
  },
  release: {
    does: 'packs every package, installs the files into empty projects and tries them there: types, Node, Vite, webpack, an import map, the address of a public CDN; publint and are-the-types-wrong read them; asks the registry',
    options: {dry: ['', 'must be said, because nothing is published from here', 'needed']},
  },
};

/** The options that people are told of. */
const told = (name) => Object.entries(COMMANDS[name].options ?? {}).filter(([, [, says]]) => says);

/** How an option is written, `--port N`. */
const writtenAs = (option, value) => `--${option}${value && ` ${value}`}`;

/** How a command is called, in one line; short without what may be left out. */
export function callOf(name, short = false) {
  const options = told(name)
    .filter(([, [, , needed]]) => needed || !short)
    .map(([option, [value, , needed]]) =>
      needed ? writtenAs(option, value) : `[${writtenAs(option, value)}]`,
    );
  const all = [COMMANDS[name].words, ...options].filter(Boolean).join(' ');
  return `npm ${name === 'test' || name === 'start' ? name : `run ${name}`}${all && ` -- ${all}`}`;
}

/** What `--help` prints. */
export function usageOf(name) {
  const {does} = COMMANDS[name];
  const rows = told(name).map(([option, [value, says]]) => [writtenAs(option, value), says]);
  const width = Math.max(...rows.map(([option]) => option.length));
  const lines = rows.map(([option, says]) => `  ${option.padEnd(width)}  ${says}`);
  return [
    callOf(name),
    '',
    `${does[0].toUpperCase()}${does.slice(1)}.`,
    ...(lines.length ? ['', ...lines] : []),
  ].join('\n');
}

/** All commands as a table in Markdown. */
export function commandTable() {
  const row = (name) => {
    const options = told(name).map(
      ([option, [value, says]]) => `<br>\`${writtenAs(option, value)}\` ${says}`,
    );
    const cells = [`\`${callOf(name, true)}\``, COMMANDS[name].does + options.join('')];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  };
  return `| | |\n| --- | --- |\n${Object.keys(COMMANDS).map(row).join('')}`;
}

/** Something that a command does not know or lacks; the message is one sentence. */
export class WrongWord extends Error {}

/** The words of a usage, `CONTEST [FILE…]`: of what kind each is, whether it must be there, and may be repeated. */
const placesOf = (words = '') =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      kind: word.replace(/[^A-Z:]/g, ''),
      needed: !word.startsWith('['),
      many: word.includes('…'),
    }));

/** What is wrong with the value of an option, as far as its kind tells. */
function faultOf(option, kind, value) {
  if (kind === 'N' && !/^\d+$/.test(value)) return `--${option} takes a number, not ${value}`;
  const choices = kind.split('|');
  if (choices.length > 1 && !choices.includes(value))
    return `--${option} is ${choices.join(' or ')}, not ${value}`;
  return null;
}

/**
 * What was typed after a command.
 * @param {string} name of the command
 * @param {readonly string[]} args
 * @param {Record<string, [value: string, says?: string, needed?: 'needed']>} [more] further options; without them a command that
 *   has some is only asked whether it is to help
 * @returns {{words: {kind: string, word: string}[], options: Record<string, string | undefined>, flags: Set<string>}} options
 *   with their values, and those that stand alone
 * @throws {WrongWord} where it cannot be called so
 */
export function parsed(name, args, more) {
  if (COMMANDS[name].more && !more)
    return {words: [], options: {}, flags: new Set(args.includes('--help') ? ['help'] : [])};
  const known = {...COMMANDS[name].options, ...more};
  const types = Object.entries(known).map(([option, [value]]) => [
    option,
    {type: value ? 'string' : 'boolean'},
  ]);
  let values, positionals;
  try {
    ({values, positionals} = parseArgs({
      args,
      allowPositionals: true,
      options: {help: {type: 'boolean', short: 'h'}, ...Object.fromEntries(types)},
    }));
  } catch ({message}) {
    throw new WrongWord(message.split(/[.\n]/, 1)[0]);
  }
  const given = Object.entries(values);
  const options = Object.fromEntries(given.filter(([, value]) => typeof value === 'string'));
  const flags = new Set(given.filter(([, value]) => value === true).map(([option]) => option));
  const places = placesOf(COMMANDS[name].words);
  const last = places.at(-1);
  const words = positionals.map((word, at) => ({
    kind: (places[at] ?? (last?.many ? last : null))?.kind,
    word,
  }));
  if (flags.has('help')) return {words: [], options: {}, flags};
  const surplus = words.find(({kind}) => !kind);
  const missing = places[words.length];
  const fault = Object.entries(options)
    .map(([option, value]) => faultOf(option, known[option][0], value))
    .find(Boolean);
  if (surplus) throw new WrongWord(`${surplus.word} is a word too many`);
  if (missing?.needed) throw new WrongWord(`${missing.kind} is missing`);
  const lacking = Object.keys(known).find((option) => known[option][2] && values[option] === undefined);
  if (lacking) throw new WrongWord(`--${lacking} is missing`);
  if (fault) throw new WrongWord(fault);
  return {words, options, flags};
}

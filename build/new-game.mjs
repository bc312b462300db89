// npm run new-game -- NAME --family FAMILY --like tricks|patience|board [--title "The Name"]: writes the skeleton of a game
// that can be played, in English: rules with the kits of packages/play, a statechart, an opponent, a table, its pages in the
// gallery, stories, tests, and its tools module. Its rules are examples, to be replaced by those of the book.
//
// The skeletons are in build/templates: `all` is for every kind. There a game is called New game (`new-game`, `newGame`,
// `NewGame`), its family `new-family`; names in capitals, such as PLAYERS, are defined below for each kind.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {npmCommand} from './install.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TEMPLATES = join(HERE, 'templates');

const reached = (...types) => `{${types.map((type) => `'${type}': true`).join(', ')}}`;

/** The kept records hold every kind of move except the one that ends a session. */
const moved = (...types) =>
  reached(...types).replace('}', ", STOP: 'ends a session early; the kept ones are whole'}");

const ONE_REASON = {REASON_LINES: 'best|This does most at once.'};

/** A known answer: what the table waits for when everything is set up. */
const begun = (expected) => ({kind: 'begun', given: {options: {}, seed: 'a test'}, expected});

/** The values that the templates of each kind need. */
const KINDS = {
  tricks: {
    json: {seats: [4], pack: 'french-52'},
    tokens: {
      ALONE: 'false',
      PLAYERS: '4',
      OPTION: 'deals',
      MOVES: moved('SHUFFLE', 'PLAY'),
      HAPPENINGS: reached('dealt', 'played', 'trick-won', 'deal-settled', 'session-over'),
      PHASES: reached('dealing.shuffling', 'playing.trick', 'settlingSession'),
      IMPORTS: 'FRENCH_52, pick',
      CARDS: 'FRENCH_52.cards',
      SHOWN: "{PLAY: ['card']}",
      PLACE_OF: '({table}) => [table.trick.length, table.tricks.length]',
      REASON_LINES: [
        'win|The lowest card that wins the trick.',
        'lead|The highest card is led.',
        'low|It cannot win: the lowest card.',
      ].join('\n'),
    },
    answer: {kind: 'trick', given: {cards: ['TH', 'KH', '2S', 'AS']}, expected: {wins: 'KH'}},
  },
  patience: {
    json: {seats: [1], pack: 'french-52'},
    tokens: {
      ALONE: 'true',
      PLAYERS: '1',
      OPTION: 'rounds',
      MOVES: moved('SHUFFLE', 'TURN', 'BUILD'),
      HAPPENINGS: reached('dealt', 'turned', 'built', 'deal-settled', 'session-over'),
      PHASES: reached('dealing.shuffling', 'playing', 'settlingSession'),
      IMPORTS: 'FRENCH_52, pick',
      CARDS: 'FRENCH_52.cards',
      SHOWN: "{BUILD: ['card']}",
      PLACE_OF: '({table}) => [table.turned.length, table.left, table.round]',
      ...ONE_REASON,
    },
    answer: begun({phase: 'playing', must: 0}),
  },
  board: {
    json: {seats: [2], pack: 'none'},
    tokens: {
      ALONE: 'false',
      PLAYERS: '2',
      OPTION: 'deals',
      MOVES: moved('DRAW_LOTS', 'PLACE'),
      HAPPENINGS: reached('dealt', 'placed', 'deal-settled', 'session-over'),
      PHASES: reached('drawing', 'playing', 'settlingSession'),
      IMPORTS: 'pick',
      CARDS: '[]',
      SHOWN: "{PLACE: ['at']}",
      PLACE_OF: '({table}) => table.fields',
      ...ONE_REASON,
    },
    answer: begun({phase: 'playing'}),
  },
};

/** Words divided by hyphens, of small letters and digits. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const usage = 'npm run new-game -- NAME --family FAMILY --like tricks|patience|board [--title "The Name"]';
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = (name) => name.split('-').map(capital).join('');

/** What is wrong with the arguments, in one sentence; nothing if they are valid. */
export function fault({name, family, like}, {games, packages, families}) {
  if (!name || !family || !like) return `What is wanted is ${usage}`;
  for (const [what, word] of [
    ['The name of a game', name],
    ['The name of a family', family],
  ])
    if (!NAME.test(word))
      return `${what} is of small letters and digits, words divided by hyphens: not “${word}”.`;
  if (!Object.hasOwn(KINDS, like))
    return `There is no skeleton like “${like}”; there are ${Object.keys(KINDS).join(', ')}.`;
  const taken = games.find(({id, tag}) => id === name || tag === `${name}-table`);
  if (taken) return `There is a game ${name} already, in ${taken.folder}.`;
  if (packages.some((one) => one.name === family) && !families.some((one) => one.name === family))
    return `${family} is a package that holds no games.`;
  return null;
}

/** The files of a folder of templates, by their paths in it. */
const filesIn = (folder) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

/** A template with the names of the game. */
function filled(text, {name, family, title, define, tokens}) {
  const camel = pascal(name).replace(/^./, (letter) => letter.toLowerCase());
  return Object.entries(tokens)
    .reduce((said, [token, value]) => said.replace(new RegExp(`\\b${token}\\b`, 'g'), () => value), text)
    .replaceAll('DEFINE', define)
    .replaceAll('new-game', name)
    .replaceAll('new-family', family)
    .replaceAll('newGame', camel)
    .replaceAll('NewGame', pascal(name))
    .replaceAll('New game', title);
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The package.json of a family with one more game; of a new family, modelled on the others. */
function packageOf({name, family, title}, like, old) {
  const source = `./src/${name}`;
  const entry = (file) => ({
    source: `${source}/${file}.ts`,
    types: `./dist/${name}/${file}.d.ts`,
    default: `./dist/${name}/${file}.js`,
  });
  const prefix = old ? `${name}-` : '';
  const exports = {
    [old ? `./${name}.js` : '.']: entry('index'),
    [`./${prefix}define.js`]: entry('define'),
    [`./${prefix}rules.js`]: entry('rules/index'),
  };
  const sideEffects = [`${source}/define.ts`, `./dist/${name}/define.js`];
  if (old)
    return {
      ...old,
      exports: {...old.exports, ...exports},
      sideEffects: [...old.sideEffects, ...sideEffects],
    };
  const {version, license, type, files, dependencies} = like;
  return {
    name: `@quinola/${family}`,
    version,
    description: `${title}.`,
    license,
    type,
    files,
    exports,
    sideEffects,
    dependencies,
  };
}

/**
 * Writes the files of a game below the root of the project.
 * @returns {string[]} their paths
 */
export function writeGame({name, family, like, title}, {root, games, families}) {
  const folder = `packages/games/${family}`;
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const model = families[0];
  const old = existsSync(join(root, folder, 'package.json'))
    ? JSON.parse(read(`${folder}/package.json`))
    : null;
  const written = [];
  const write = (path, text) => {
    const file = join(root, folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
    written.push(`${folder}/${path}`);
  };
  const {json: own, tokens, answer} = KINDS[like];
  const names = {name, family, title, define: old ? `${name}-define.js` : 'define.js', tokens};

  write('package.json', json(packageOf(names, JSON.parse(read(`${model.path}/package.json`)), old)));
  if (!old) {
    write('tsconfig.json', read(`${model.path}/tsconfig.json`));
    write('README.md', `# @quinola/${family}\n\n${title}.\n\n<!-- api -->\n<!-- /api -->\n`);
    write('translations.json', '{}\n');
    write('test/fixtures/differences.json', '[]\n');
  }
  // A file of the kind replaces the common one.
  const templates = new Map(
    ['all', like].flatMap((set) =>
      filesIn(join(TEMPLATES, set)).map((path) => [path, join(TEMPLATES, set, path)]),
    ),
  );
  for (const [path, template] of templates) {
    const place = path.startsWith('src/') ? path.replace('src/', `src/${name}/`) : path;
    write(place.replaceAll('new-game', name), filled(readFileSync(template, 'utf8'), names));
  }
  write(
    `src/${name}/game.json`,
    json({
      id: name,
      tag: `${name}-table`,
      title,
      order: Math.max(0, ...games.map(({order}) => order)) + 1,
      rules: ['usual'],
      languages: ['en'],
      ...own,
      tried: {panels: [], sheets: true, unusual: ['theme="night"']},
    }),
  );
  const id = `${name}.${answer.kind}.0`;
  write(`test/vectors/${name}.json`, json([{id, ...answer, origin: 'derived'}]));
  return written;
}

/** Runs a tool of the project; exits if it fails. */
function run(root, command, ...args) {
  const {status} = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

/** Writes what follows from a new game: links, lists, looks, kept records. */
function follow(root, written, {install, name}) {
  if (install) {
    const [npm, first] = npmCommand();
    run(root, npm, ...first, 'install', '--prefer-offline', '--no-audit', '--no-fund');
  }
  const node = (...args) => run(root, process.execPath, ...args);
  node('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...written);
  node('build/readmes.mjs');
  node('build/translations.mjs');
  node('build/run.mjs', 'packages/quinola/cli/fixtures.ts', name);
}

async function main() {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {
      family: {type: 'string'},
      like: {type: 'string'},
      title: {type: 'string'},
      help: {type: 'boolean', default: false},
      // For tests: the npm links exist already.
      'no-install': {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(usage);
  const registry = {...(await import('./games.js')), ...(await import('./packages.js'))};
  const [name] = positionals;
  const asked = {name, ...values, title: values.title ?? capital((name ?? '').replaceAll('-', ' ') || ' ')};
  const wrong = positionals.length > 1 ? `What is wanted is ${usage}` : fault(asked, registry);
  if (wrong) throw new Error(wrong);
  const written = writeGame(asked, registry);
  follow(registry.root, written, {install: !values['no-install'], name});
  console.log(`${asked.title} is in packages/games/${values.family}. Next: the rules in src/${name}/rules.`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await main().catch(({message}) => {
    console.error(message);
    process.exitCode = 1;
  });

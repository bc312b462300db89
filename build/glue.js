// What is the same in every game but for its names: written into the folder `made` of the game from its `game.json`, its
// languages from the files of its words. A part that a game has otherwise it writes itself, under the same name beside `made`.
//
//   define.ts     registers the element
//   index.ts      what the package publishes of the game
//   language.ts   its words: those of the room and those of the panels
//   texts.ts      its pages, terms, reasons, titles of phases, by language
//   thinker.ts, worker.ts   asks the opponents in a worker
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {families, games, languages, root} from './games.js';

const WRITTEN = '// Written by `node build/readmes.mjs` from game.json and the words of the game.\n';

const camel = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (id) => camel(id).replace(/^./, (letter) => letter.toUpperCase());

const read = (path) => readFileSync(root + path, 'utf8');
const isThere = (path) => existsSync(root + path);

/** The languages for which a folder has a file, English first. */
const spoken = (folder, end = '') => languages.filter((code) => isThere(`${folder}/${code}${end}.ts`));

/** Loaders by language, as the lines of an object. */
const loaders = (codes, load) => codes.map((code) => `  ${code}: ${load(code)},\n`).join('');

const later = (path, then = '') => `() => import('${path}.js')${then}`;

/** The element is registered; with its type come the tag and its events, for pages that import nothing but this. */
const define = ({id, tag}) => `${WRITTEN}import {define} from '@quinola/table';
import {${pascal(id)}Table} from '../table/${tag}.js';

define('${tag}', ${pascal(id)}Table);

/** Exporting the type also declares the tag and its events to TypeScript, for pages that only import this module. */
export type {${pascal(id)}Table} from '../table/${tag}.js';
`;

const index = ({id, tag, folder}) => `${WRITTEN}export * from '../rules/index.js';
${isThere(`${folder}/words/types.ts`) ? "export * from '../words/types.js';\n" : ''}export * from '../machine.js';
export {${pascal(id)}Table} from '../table/${tag}.js';
`;

/** The words of the room, drawn with the first cards, and those of the panels. */
function language({id, folder}) {
  const room = spoken(`${folder}/words/strings`);
  if (!room.length) return null;
  const [Room, Panel] = ['Room', 'Panel'].map((part) => `${pascal(id)}${part}Words`);
  const others = loaders(room.slice(1), (code) =>
    later(`../words/strings/${code}`, `.then(({${code}}) => ${code})`),
  );
  const panels = loaders(spoken(`${folder}/words/strings`, '-panels'), (code) =>
    later(`../words/strings/${code}-panels`, '.then(({panels}) => panels)'),
  );
  const indented = (lines) => lines.replace(/^/gm, '  ').replace(/ +$/, '');
  return `${WRITTEN}import type {WordSources} from '@quinola/table';
import {en} from '../words/strings/en.js';
import type {${Panel}, ${Room}} from '../words/types.js';

/** The game's own words: those of the room, drawn with the first cards, and those of the panels. */
export const ${camel(id)}Words: WordSources<${Room}, ${Panel}> = {
${others ? `  room: {\n    en: () => en,\n${indented(others)}  },\n` : '  room: {en: () => en},\n'}  panels: {
${indented(panels)}  },
};
`;
}

/** Of each kind of words what it is fetched as, and the types that this needs of the kit. */
const KINDS = {
  pages: {types: ['Page', 'WordSource'], told: pagesTold},
  terms: {
    types: ['Glossary', 'WordSource'],
    told: (codes) => `const TERMS: WordSource<{readonly terms: Glossary}> = {
${loaders(codes, (code) => later(`../words/terms/${code}`))}};

/** What the terms mean, in a language. */
export const loadTerms = async (lang: string): Promise<Glossary> => (await wordsIn(TERMS, lang)).terms;
`,
  },
  phases: {
    types: ['ChartTexts'],
    told: (codes) => `/** The titles of the statechart's phases and events. */
export const phases: Readonly<Record<string, () => Promise<ChartTexts>>> = {
${loaders(codes, (code) => later(`../words/phases/${code}`))}};
`,
  },
  reasons: {
    types: [],
    told: (codes) => `/** The sentences that opponents give as reasons. */
export const reasonTexts = {
${loaders(codes, (code) => later(`../words/reasons/${code}`))}};
`,
  },
};

/** The rules page; of a game with several, which export `pages`, all of a language together. */
function pagesTold(codes, folder) {
  const several = /^export const pages\b/m.test(read(`${folder}/words/pages/en.ts`));
  const [name, type] = several ? ['pages', 'typeof pages'] : ['page', 'Page'];
  return `const PAGES: WordSource<{readonly ${name}: ${type}}> = {
${loaders(codes, (code) => later(`../words/pages/${code}`))}};

/** The rules ${several ? 'pages by their names' : 'page'} in a language; in English where there is none. */
export const load${several ? 'Pages' : 'Page'} = async (lang: string): Promise<${type}> => (await wordsIn(PAGES, lang)).${name};
`;
}

/** The texts of a game, or of what games share. */
function texts(folder) {
  const told = Object.entries(KINDS).flatMap(([kind, {types, told: tell}]) => {
    const codes = spoken(`${folder}/words/${kind}`);
    return codes.length ? [{types, text: tell(codes, folder)}] : [];
  });
  if (!told.length) return null;
  const types = [...new Set(told.flatMap((one) => one.types))].sort();
  const body = told.map(({text}) => text).join('\n');
  const wanted = [
    ...(types.includes('Page') && !/[:<] ?Page\b/.test(body)
      ? types.filter((name) => name !== 'Page')
      : types),
  ].map((name) => `type ${name}`);
  const names = [...(body.includes('wordsIn(') ? ['wordsIn'] : []), ...wanted];
  const imports = [
    ...(names.length ? [`import {${names.join(', ')}} from '@quinola/table';`] : []),
    ...(body.includes('typeof pages') ? ["import type {pages} from '../words/pages/en.js';"] : []),
  ];
  return `${WRITTEN}${imports.join('\n')}\n\n${body}`;
}

/** The file of a game's opponents that makes them: it exports `<game>Brain`; undefined where none does. */
function brainIn({id, folder}) {
  const opponents = `${root}${folder}/opponents`;
  if (!existsSync(opponents)) return undefined;
  const made = new RegExp(`^export (?:const|function) ${camel(id)}Brain\\b`, 'm');
  return readdirSync(opponents).find(
    (file) => file.endsWith('.ts') && made.test(readFileSync(`${opponents}/${file}`, 'utf8')),
  );
}

/** Whether a brain takes how long its searches may last. */
const searches = ({id, folder}, file) =>
  !new RegExp(`\\b${camel(id)}Brain(?: = )?\\(\\)`).test(read(`${folder}/opponents/${file}`));

const worker = ({id, title, folder}, file) => `${WRITTEN}import {answerQuestions} from '@quinola/opponents';
import {${camel(id)}Brain} from '../opponents/${file.replace(/\.ts$/, '.js')}';

// The worker for tables of ${title}: it is given only a view and knows nothing else${searches({id, folder}, file) ? '; searches have a time limit' : ''}.
answerQuestions([${camel(id)}Brain(${searches({id, folder}, file) ? '{clock: () => performance.now()}' : ''})]);
`;

const thinker = ({id}) => `${WRITTEN}import {workerOpponents} from '@quinola/opponents';
import {chooserOf} from '@quinola/table';

/** Asks the opponents of a table for a move; all tables of a page share one worker. */
export const choose = chooserOf(() => workerOpponents('${id}-opponents', () => import('./worker.js?source')));
`;

/** The glue of a game: texts by the names of their files. */
function glueOf(game) {
  const {folder} = game;
  const brain = isThere(`${folder}/worker.ts`) ? undefined : brainIn(game);
  const made = {
    'define.ts': define(game),
    'index.ts': isThere(`${folder}/index.ts`) ? null : index(game),
    'language.ts': isThere(`${folder}/words/language.ts`) ? null : language(game),
    'texts.ts': texts(folder),
    'worker.ts': brain ? worker(game, brain) : null,
    'thinker.ts': brain && !isThere(`${folder}/table/thinker.ts`) ? thinker(game) : null,
  };
  return Object.entries(made).flatMap(([name, text]) => (text ? [[`${folder}/made/${name}`, text]] : []));
}

/** The folders of the kits: what games of a family share, and in it what only some of them do. */
const kits = families.flatMap(({path}) => {
  const kit = `${path}/src/kit`;
  if (!isThere(kit)) return [];
  return [kit, ...readdirSync(root + kit).map((name) => `${kit}/${name}`)].filter((folder) =>
    isThere(`${folder}/words`),
  );
});

/** What is written into the folders `made` of all games and kits: texts by path. */
export const glueFiles = () =>
  Object.fromEntries([
    ...games.flatMap(glueOf),
    ...kits.flatMap((folder) => {
      const text = texts(folder);
      return text ? [[`${folder}/made/texts.ts`, text]] : [];
    }),
  ]);

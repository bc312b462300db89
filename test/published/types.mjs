// A TypeScript project that imports all that the packages export, with every declaration checked.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {games, root} from '../../build/games.js';
import {wordsOf} from '../../build/manifest.mjs';
import {exportedBy} from './exported.mjs';

/** Libraries that only some pages use: the example applications test their types. */
const ELSEWHERE = /^quinola\/(?:react|preact)$/;

/** What a page writes in TypeScript: only the exact words are accepted. */
const exact = ({tag}) => `{
  const table = document.createElement('${tag}');
  table.theme = 'night';
  // @ts-expect-error a word that no theme has
  table.theme = 'constructor';
  table.level = 'master';
  table.level = 'book, novice';
  // @ts-expect-error a word that no level has
  table.level = 'grandmaster';
  table.seats = ['visitor', 'book', (view, moves) => moves[0] as never];
  // @ts-expect-error nobody of this kind sits down
  table.seats = ['somebody'];
  table.addEventListener('quinola-move', ({type}) => type.length);
}
`;

/** The values of the `rules` attribute, for a table with several sets of rules. */
const rules = ({tagName, attributes = []}) =>
  attributes
    .filter(({name}) => name === 'rules')
    .map(
      (attribute) => `document.createElement('${tagName}').rules = '${wordsOf(attribute)[0]}';
// @ts-expect-error rules that nobody has written down
document.createElement('${tagName}').rules = 'constructor';
`,
    )
    .join('');

/** Writes the project into a folder where the packages are installed, and returns where it is. */
export function writeProject(folder) {
  const project = join(folder, 'typed');
  mkdirSync(project, {recursive: true});
  const imports = exportedBy(folder)
    .filter(({id, types}) => types && !ELSEWHERE.test(id))
    .map(({id}, at) => `import type * as m${at} from '${id}';\nexport type M${at} = typeof m${at};\n`);
  writeFileSync(join(project, 'all.ts'), `import 'quinola/loader.js';\n${imports.join('')}`);
  const manifest = readFileSync(join(folder, 'node_modules/quinola/dist/custom-elements.json'), 'utf8');
  const elements = JSON.parse(manifest).modules.flatMap(({declarations}) => declarations);
  writeFileSync(
    join(project, 'page.ts'),
    [...games.map(exact), ...elements.map(rules), 'export {};\n'].join(''),
  );
  return project;
}

/** Checks it under a kind of module resolution, `bundler` or `nodenext`; throws what the compiler says. */
export function checkTypes(project, resolution) {
  const config = join(project, `tsconfig.${resolution}.json`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    module: resolution === 'bundler' ? 'ESNext' : resolution,
    moduleResolution: resolution,
  };
  writeFileSync(config, JSON.stringify({compilerOptions, include: ['*.ts']}));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const {status, stdout} = spawnSync(process.execPath, [compiler, '-p', config], {encoding: 'utf8'});
  if (status !== 0) throw new Error(stdout);
}

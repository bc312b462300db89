// A TypeScript project that imports all that the packages export, with every declaration checked, under both kinds
// of module resolution in use.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {games, root} from '../games.js';
import {wordsOf} from '../manifest.mjs';
import {exportedBy} from './exported.mjs';

const RESOLUTIONS = {bundler: 'ESNext', nodenext: 'NodeNext'};

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

/** The elements in the manifest of the package with all of them. */
const described = (folder) =>
  JSON.parse(
    readFileSync(join(folder, 'node_modules/quinola/dist/custom-elements.json'), 'utf8'),
  ).modules.flatMap(({declarations}) => declarations);

function project(folder) {
  const src = join(folder, 'typed');
  mkdirSync(src, {recursive: true});
  const imports = exportedBy(folder)
    .filter(({id, types}) => types && !ELSEWHERE.test(id))
    .map(({id}, at) => `import type * as m${at} from '${id}';\nexport type M${at} = typeof m${at};\n`);
  const defined = "import 'quinola/loader.js';\n";
  writeFileSync(join(src, 'all.ts'), defined + imports.join(''));
  writeFileSync(
    join(src, 'page.ts'),
    [...games.map(exact), ...described(folder).map(rules), 'export {};\n'].join(''),
  );
  for (const [resolution, module] of Object.entries(RESOLUTIONS))
    writeFileSync(
      join(src, `tsconfig.${resolution}.json`),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          skipLibCheck: false,
          target: 'ES2022',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: [],
          module,
          moduleResolution: resolution,
        },
        include: ['*.ts'],
      }),
    );
  return src;
}

/** Checks the project, once for each kind of resolution. */
export async function tryTypes(folder, part) {
  const src = project(folder);
  for (const resolution of Object.keys(RESOLUTIONS))
    await part(`Types, ${resolution}`, () => {
      const {status, stdout} = spawnSync(
        process.execPath,
        [
          join(root, 'node_modules/typescript-native/bin/tsc'),
          '-p',
          join(src, `tsconfig.${resolution}.json`),
        ],
        {encoding: 'utf8'},
      );
      if (status !== 0) throw new Error(stdout);
    });
}

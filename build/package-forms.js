// What the package.json of every package says alike, so that npm shows whose it is and where it stands. It is said once,
// in the package.json of the project; `node build/readmes.mjs` writes it into each.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {families, games, root} from './games.js';
import {packages} from './packages.js';

const {author, homepage, repository, bugs} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What every package is about; each adds words of its own. */
const KEYWORDS = ['quinola', 'cards', 'card-game', 'historical'];
/** What a package is about whose modules define elements. */
const ELEMENT_KEYWORDS = ['custom-element', 'custom-elements', 'web-component', 'web-components', 'lit'];

/** The manifest within a package, which `npm run build` writes. */
export const MANIFEST = 'dist/custom-elements.json';

/** The package that brings the elements of all games. */
const HOUSE = 'quinola';

/** The packages whose modules define elements: the families, and the one that brings them all. */
export const hasElements = ({name}) => name === HOUSE || families.some((family) => family.name === name);

/** What may be packed of a package beside its licence: the compiler's notes are for the next build alone. */
const filesOf = (files) => ['dist', '!dist/.tsbuildinfo', ...files.filter((file) => !/^!?dist\b/.test(file))];

/**
 * A package.json with all that is said alike.
 * @param {object} said as it is
 * @param {{name: string, path: string}} one where it stands
 * @returns {object}
 */
export function formOf(
  {name, version, description, keywords = [], license, type, files, exports, ...rest},
  one,
) {
  const elements = hasElements(one);
  const words = [
    ...KEYWORDS,
    ...(elements ? ELEMENT_KEYWORDS : []),
    ...games.filter((game) => game.package === one.name).map(({id}) => id),
    ...keywords,
  ];
  const up = '../'.repeat(one.path.split('/').length);
  return {
    name,
    version,
    description,
    keywords: [...new Set(words)],
    author,
    license,
    homepage: `${homepage.replace(/#.*$/, '')}/tree/main/${one.path}#readme`,
    repository: {...repository, directory: one.path},
    bugs,
    type,
    files: filesOf(files),
    exports: {
      ...exports,
      ...(elements && {'./custom-elements.json': `./${MANIFEST}`}),
      './package.json': './package.json',
    },
    ...(elements && {customElements: MANIFEST}),
    ...rest,
    scripts: {...rest.scripts, prepack: `node ${up}build/prepack.mjs`},
    publishConfig: {access: 'public'},
  };
}

/** The package.json of each package: its path in the project, and the text that should stand there. */
export const packageForms = () =>
  packages.map((one) => {
    const path = `${one.path}/package.json`;
    return {path, should: formed(path, readFileSync(join(root, path), 'utf8'))};
  });

/**
 * The text of a package.json with all that is said alike.
 * @param {string} path in the project
 * @param {string} text as it is
 */
export function formed(path, text) {
  const one = packages.find((known) => `${known.path}/package.json` === path);
  return `${JSON.stringify(formOf(JSON.parse(text), one), null, 2)}\n`;
}

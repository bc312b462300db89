// The fields that are equal in the package.json of every package, such as author and repository. They are defined once, in
// the package.json of the project; `node build/readmes.mjs` writes them into each.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {families, games, root} from './games.js';
import {packages} from './packages.js';

const {author, homepage, repository, bugs} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Keywords of every package; each adds its own. */
const KEYWORDS = ['quinola', 'cards', 'card-game', 'historical'];
/** Keywords of packages whose modules define elements. */
const ELEMENT_KEYWORDS = ['custom-element', 'custom-elements', 'web-component', 'web-components', 'lit'];

/** The manifest within a package, which `npm run build` writes. */
export const MANIFEST = 'dist/custom-elements.json';

/** The package with the elements of all games. */
const HOUSE = 'quinola';

/** The packages whose modules define elements: the families, and the one with all of them. */
export const hasElements = ({name}) => name === HOUSE || families.some((family) => family.name === name);

/** What is packed of a package besides its licence; the compiler's build info is not. */
const filesOf = (files) => ['dist', '!dist/.tsbuildinfo', ...files.filter((file) => !/^!?dist\b/.test(file))];

/**
 * A package.json with the common fields.
 * @param {object} said as it is
 * @param {{name: string, path: string}} one its name and folder
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
 * The text of a package.json with the common fields.
 * @param {string} path in the project
 * @param {string} text as it is
 */
export function formed(path, text) {
  const one = packages.find((known) => `${known.path}/package.json` === path);
  return `${JSON.stringify(formOf(JSON.parse(text), one), null, 2)}\n`;
}

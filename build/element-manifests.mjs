// Writes the custom elements manifest of each package that defines elements (`customElements` in its package.json), with the
// paths of the published package.
import {readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {games, root} from './games.js';
import {MANIFEST, hasElements} from './package-forms.js';
import {packages, pathOf} from './packages.js';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** `packages/games/<family>/src/<file>.ts` is `dist/<file>.js` of the package; null where it is of another package. */
function builtPath(path, folder) {
  const found = path.replace(/^\//, '');
  return found.startsWith(`${folder}/src/`)
    ? found.slice(folder.length + 1).replace(/^src\/(.+)\.[jt]s$/, 'dist/$1.js')
    : null;
}

/** The name by which a package is imported that holds a source file. */
function packageName(path) {
  const found = packages.find((one) => path.replace(/^\//, '').startsWith(`${one.path}/`));
  if (!found) throw new Error(`The manifest names ${path}, which is in no package.`);
  return JSON.parse(readFileSync(join(root, found.path, 'package.json'), 'utf8')).name;
}

/** Rewrites a reference to a module: to a path in this package, or to another package. */
function referring(value, folder) {
  if (Array.isArray(value)) return value.map((one) => referring(one, folder));
  if (typeof value !== 'object' || value === null) return value;
  const {module, ...rest} = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, referring(one, folder)]),
  );
  if (typeof module !== 'string') return value.module === undefined ? rest : {...rest, module};
  const built = builtPath(module, folder);
  return built ? {...rest, module: built} : {...rest, package: packageName(module)};
}

/** A module of the whole manifest with the paths of its package, and the module that registers its elements. */
function modulesOf({declarations = [], exports = [], ...module}, folder) {
  const path = builtPath(module.path, folder);
  const own = referring({declarations, exports}, folder);
  const defined = declarations
    .filter(({tagName}) => tagName)
    .map(({name, tagName}) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: {name, module: path},
    }));
  const entry = games.find(({tag}) => declarations.some(({tagName}) => tagName === tag))?.entry;
  return [
    {...module, path, ...own},
    ...(entry
      ? [{kind: module.kind, path: builtPath(entry, folder), declarations: [], exports: defined}]
      : []),
  ];
}

/** The elements of all games by the modules among the built files, which define them under the same names. */
const amongBuilt = (modules) =>
  modules.flatMap(({kind, declarations = []}) =>
    declarations
      .filter(({tagName}) => tagName)
      .map((declaration) => {
        const path = `cdn/${declaration.tagName}.js`;
        return {
          kind,
          path,
          declarations: [referring(declaration, 'cdn')],
          exports: [
            {
              kind: 'custom-element-definition',
              name: declaration.tagName,
              declaration: {name: declaration.name, module: path},
            },
          ],
        };
      }),
  );

/** Writes the manifests from the manifest of the whole project. */
export function writeManifests(whole) {
  const {modules, ...said} = JSON.parse(readFileSync(whole, 'utf8'));
  for (const one of packages.filter(hasElements)) {
    const own = modules.filter(({path}) => builtPath(path, one.path));
    const listed = own.length ? own.flatMap((module) => modulesOf(module, one.path)) : amongBuilt(modules);
    writeFileSync(join(root, one.path, MANIFEST), json({...said, modules: listed}));
  }
}

/** The path of the editor data that belongs to the whole manifest. */
export const EDITOR_DATA = join(root, pathOf('quinola'), dirname(MANIFEST), 'html-custom-data.json');

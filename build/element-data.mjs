// What is published about the elements: the custom elements manifest of each package that defines some (`customElements` in
// its package.json), and the custom data by which Visual Studio Code knows the tags. Both are made from the manifest of the
// whole project.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {games, root} from './games.js';
import {wordsOf} from './manifest.mjs';
import {pathOf, published} from './packages.js';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Where a source file is published: in which package, and where in it (`src/<file>.ts` as `dist/<file>.js`). */
function placeOf(path) {
  const source = path.replace(/^\//, '');
  const found = published.find((one) => source.startsWith(`${one.path}/src/`));
  if (!found) throw new Error(`The manifest names ${path}, which is in no package.`);
  const file = source.slice(`${found.path}/src/`.length).replace(/\.[jt]s$/, '.js');
  return {folder: found.path, file: `dist/${file}`};
}

/** A part of the manifest with its references as they are seen from a package: to a file of it, or to another package. */
const seenFrom = (folder, part) =>
  JSON.parse(JSON.stringify(part), (_, value) => {
    if (typeof value?.module !== 'string') return value;
    const {module, ...rest} = value;
    const place = placeOf(module);
    return place.folder === folder
      ? {...rest, module: place.file}
      : {...rest, package: readJson(join(root, place.folder, 'package.json')).name};
  });

/** That a module defines an element. */
const definition = ({name, tagName}, module) => ({
  kind: 'custom-element-definition',
  name: tagName,
  declaration: {name, module},
});

/** The modules of a family: as the whole manifest has them, and after each the one that registers its element. */
const modulesOf = (folder, modules) =>
  modules
    .filter(({path}) => placeOf(path).folder === folder)
    .flatMap((module) => {
      const path = placeOf(module.path).file;
      const {entry} = games.find(({tag}) => module.declarations.some(({tagName}) => tagName === tag));
      const exports = module.declarations.map((one) => definition(one, path));
      return [
        {...seenFrom(folder, module), path},
        {kind: module.kind, path: placeOf(entry).file, declarations: [], exports},
      ];
    });

/** The elements of all games by the modules among the built files, which define them under the same names. */
const amongBuilt = (modules) =>
  modules.flatMap(({kind, declarations}) =>
    declarations.map((one) => {
      const path = `cdn/${one.tagName}.js`;
      return {kind, path, declarations: [seenFrom('cdn', one)], exports: [definition(one, path)]};
    }),
  );

/**
 * The custom data of a manifest (https://code.visualstudio.com/api/extension-guides/custom-data-extension).
 * @param {{modules: readonly object[]}} manifest
 */
export function customDataOf({modules}) {
  const tags = modules
    .flatMap(({declarations}) => declarations)
    .map(({tagName, description, attributes, slots = []}) => ({
      name: tagName,
      description: [
        description,
        ...slots.filter(({name}) => name).map(({name, description: what}) => `Slot \`${name}\`: ${what}`),
      ].join('\n\n'),
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: attribute.description ?? '',
        ...(attribute.type?.text === 'boolean' && {valueSet: 'v'}),
        ...(wordsOf(attribute) && {values: wordsOf(attribute).map((name) => ({name}))}),
      })),
    }));
  return {version: 1.1, tags};
}

/** Writes all of it. @param {string} manifest the path of the manifest of the whole project */
export function writeElementData(manifest) {
  const {modules, ...said} = readJson(manifest);
  for (const {path} of published) {
    const {customElements} = readJson(join(root, path, 'package.json'));
    if (!customElements) continue;
    const own = modulesOf(path, modules);
    writeJson(join(root, path, customElements), {...said, modules: own.length ? own : amongBuilt(modules)});
  }
  const data = customDataOf({modules});
  writeJson(join(root, 'dist/vscode.html-custom-data.json'), data);
  writeJson(join(root, pathOf('quinola'), 'dist/html-custom-data.json'), data);
}

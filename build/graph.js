// What the budgets and the tests of the built files read: dist/graph.json.
import {writeFileSync} from 'node:fs';
import {root} from './games.js';

const short = (id) => id.replace(/^\0/, '').replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), '');

/**
 * The plugin for Rollup: writes for each file its module if it is fetched later (`part`), its static imports, and the text of
 * each module in it before minifying.
 * @param {string} dist the folder to which the file is written
 */
export const graph = (dist) => ({
  name: 'graph',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({type}) => type === 'chunk');
    const files = chunks.map(({fileName, imports, modules, isDynamicEntry, facadeModuleId, moduleIds}) => [
      fileName,
      {
        ...(isDynamicEntry && {part: short(facadeModuleId ?? moduleIds.at(-1))}),
        imports,
        modules: Object.fromEntries(Object.entries(modules).map(([id, {code}]) => [short(id), code])),
      },
    ]);
    // `<tag>.js` is written by fetch-parts.js.
    for (const {isEntry, name, fileName} of chunks)
      if (isEntry && `${name}.js` !== fileName)
        files.push([`${name}.js`, {imports: [fileName], modules: {}}]);
    writeFileSync(`${dist}/graph.json`, JSON.stringify(Object.fromEntries(files)));
  },
});

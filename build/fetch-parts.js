// The files in dist/cdn fetch each other by packages/quinola/src/parts.ts, the first of a table as those that come later:
//
//   import('./panel.js')              becomes   fetchPart('panel.js', 'sheet.js')      with all that panel.js needs
//   in panel.js  import {a} from './sheet.js'   becomes   const {a} = await need('sheet.js')
//
// and `<tag>.js` is cdn-table.ts, which fetches the file that defines the tag in the same way. An exported `let` is taken as it is
// when its file has run: what changes later is told by functions.
import {build} from 'esbuild';
import {root} from './games.js';

const FETCH = '__fetch';
const NEED = '__need';
const SHARED = "globalThis[Symbol.for('quinola')][new URL('.', import.meta.url)]";

/** A file and all that it needs. A file waits for those, so none may need itself. */
function whole(file, chunks, found = new Set(), way = []) {
  if (way.includes(file)) throw new Error(`${[...way, file].join(' needs ')}.`);
  if (found.has(file)) return found;
  found.add(file);
  for (const child of chunks[file].imports) whole(child, chunks, found, [...way, file]);
  return found;
}

/** An import, or an `export … from`, as a declaration of the same length in lines. */
function taken({type, source, specifiers, start}) {
  const module = `await ${NEED}('${source.value.slice('./'.length)}')`;
  if (!specifiers) throw new Error(`${type} from ${source.value}: name what is passed on.`);
  const [first] = specifiers;
  if (!first) return `${module};`;
  if (first.type === 'ImportNamespaceSpecifier') return `const ${first.local.name} = ${module};`;
  if (type === 'ImportDeclaration')
    return `const {${specifiers.map(({imported, local}) => `${imported?.name ?? 'default'}: ${local.name}`)}} = ${module};`;
  const own = (at) => `__passed${start}_${at}`;
  const names = specifiers.map(({local}, at) => `${local.name}: ${own(at)}`);
  return `const {${names}} = ${module}; export {${specifiers.map(({exported}, at) => `${own(at)} as ${exported.name}`)}};`;
}

/**
 * The plugin for Rollup; before the one that minifies.
 * @param {string[]} tags inputs of these names define the tags; each gets its `<tag>.js`
 * @param {string} target the language of the built files
 */
export const fetchParts = (tags, target) => ({
  name: 'fetch-parts',
  renderDynamicImport: ({targetModuleId}) => (targetModuleId ? {left: `${FETCH}(`, right: ')'} : null),
  renderChunk(code, {fileName}, _, {chunks}) {
    const there = whole(fileName, chunks);
    let edited = code;
    for (const node of this.parse(code).body.reverse())
      if (node.source) edited = edited.slice(0, node.start) + taken(node) + edited.slice(node.end);
    edited = edited.replace(new RegExp(`(?<=${FETCH}\\()'\\./([^']+)'(?=\\))`, 'g'), (_path, file) => {
      const needs = [...whole(file, chunks)].filter((one) => one !== file && !there.has(one));
      return [file, ...needs].map((one) => `'${one}'`).join(', ');
    });
    const used = Object.entries({fetchPart: FETCH, need: NEED})
      .filter(([, own]) => edited.includes(`${own}(`))
      .map(([name, own]) => `${name}: ${own}`);
    return used.length ? {code: `const {${used}} = ${SHARED}; ${edited}`, map: null} : null;
  },
  async writeBundle({dir}, bundle) {
    const defined = Object.values(bundle).filter(({isEntry, name}) => isEntry && tags.includes(name));
    for (const {name, fileName} of defined)
      await build({
        entryPoints: [`${root}packages/quinola/src/cdn-table.ts`],
        outfile: `${dir}/${name}.js`,
        define: {TAG: JSON.stringify(name), FILES: JSON.stringify([...whole(fileName, bundle)])},
        bundle: true,
        format: 'esm',
        target,
        charset: 'utf8',
        minify: true,
        sourcemap: true,
        logLevel: 'warning',
      });
  },
});

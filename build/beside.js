// The parts that a single-file build leaves out and loads from files beside it: other languages and the teacher. Each is a
// classic script too, `<tag>.de.js` beside `<tag>.js`, so it loads from where the single file was loaded, even from a disk.
import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {rollup} from 'rollup';
import {languages} from './games.js';

const LOADER = fileURLToPath(new URL('fetch-beside.js', import.meta.url));
const ENTRY = '\0beside';

const TRANSLATION = new RegExp(`/src/(?:.*/)?(${languages.slice(1).join('|')})(?=[./-])`);

/** The part that a module belongs to: a language other than English, or the teacher; undefined for all else. */
const partOf = (id) => TRANSLATION.exec(id)?.[1] ?? (/\/teacher-worker\./.test(id) ? 'teacher' : undefined);

/**
 * The Rollup plugin for one single file: its dynamic imports of such modules become calls of `fetchBeside`.
 * @param {string} tag
 * @param {(id: string) => string} nameOf what a module is called within its part
 * @param {import('rollup').RollupOptions} options how a part is built
 */
export function splitIntoFiles(tag, nameOf, {plugins, output, ...options}) {
  /** By part: its modules' ids by their names; then its script. */
  const parts = new Map();
  const scripts = new Map();

  async function build(part) {
    const modules = [...parts.get(part)].sort();
    const text = [
      ...modules.map(([, id], i) => `import * as m${i} from ${JSON.stringify(id)};`),
      `document.currentScript.modules = {${modules.map(([name], i) => `${JSON.stringify(name)}: m${i}`).join(', ')}};`,
    ];
    const entry = {
      name: 'entry',
      resolveId: (id) => (id === ENTRY ? id : null),
      load: (id) => (id === ENTRY ? text.join('\n') : null),
    };
    const bundle = await rollup({...options, input: ENTRY, plugins: [entry, ...plugins]});
    const {
      output: [{code}],
    } = await bundle.generate({...output, sourcemap: false});
    await bundle.close();
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    scripts.set(part, {fileName: `${tag}.${part}.js`, source: code, integrity});
  }

  return {
    name: 'stand-beside',
    // The code that fetches the parts is added to the table's module unchanged.
    transform(code, id) {
      if (this.getModuleInfo(id).isEntry)
        return {code: `import ${JSON.stringify(LOADER)};\n${code}`, map: null};
      return id === LOADER ? {code, moduleSideEffects: 'no-treeshake', map: null} : null;
    },
    async resolveDynamicImport(specifier, importer) {
      const found = typeof specifier === 'string' && (await this.resolve(specifier, importer));
      const part = found && partOf(found.id.replaceAll('\\', '/'));
      if (!part) return null;
      const name = `beside:${part}/${nameOf(found.id)}`;
      if (!parts.has(part)) parts.set(part, new Map());
      parts.get(part).set(name, found.id);
      return {id: name, external: true};
    },
    buildEnd: (error) => (error ? undefined : Promise.all([...parts.keys()].map(build))),
    renderDynamicImport({targetModuleId}) {
      const [, part] = /^beside:(\w+)/.exec(targetModuleId ?? '') ?? [];
      if (!part) return null;
      const {fileName, integrity} = scripts.get(part);
      return {left: `fetchBeside('${fileName}', '${integrity}', `, right: ')'};
    },
    generateBundle() {
      for (const {fileName, source} of scripts.values()) this.emitFile({type: 'asset', fileName, source});
    },
  };
}

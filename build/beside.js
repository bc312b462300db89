// What a single file leaves to stand beside it: parts that a session can do without, and other languages. A part is a
// classic script too, so it comes where the single file came from, be it the disk; what it shares with the single file
// (Lit, the table kit, the rules) is handed to it, so nothing exists twice.
//
// Where a module says `import('./panels/replay.js')`, it gets a module with a `then`, which an import awaits: so it
// need not know in which form it was built.
import {fileURLToPath} from 'node:url';
import {rollup} from 'rollup';

const LOADER = fileURLToPath(new URL('beside-part.js', import.meta.url));
const PREFIX = '\0beside:';

const posix = (id) => id.replaceAll('\\', '/');

/**
 * The parts that `isLeft` names, each as a file.
 * @param {(id: string) => boolean} isLeft whether what is imported as a part is left, by its module
 * @param {(id: string) => string} nameOf the name of a part's file, without its ending
 * @param {import('rollup').Plugin[]} plugins those of the single file
 * @param minify what makes a part small
 */
export function leaveBeside({isLeft, nameOf, plugins, minify, onwarn}) {
  const made = new Map();
  /** What fetches each part, by the part's module: one that several fetch is made once. */
  const fetching = new Map();
  /** The modules of which the single file has something by itself: a part gets these from it, and brings all others. */
  const shared = new Set([LOADER]);
  /** The same in one order, by which they are numbered. */
  let order = [];
  /** What each module exports by name. */
  const exported = new Map();

  async function survey(input) {
    const outside = {
      name: 'outside',
      async resolveDynamicImport(specifier, importer) {
        const found = typeof specifier === 'string' && await this.resolve(specifier, importer);
        return found && isLeft(posix(found.id)) ? {id: found.id, external: true} : null;
      },
      moduleParsed: ({id, exports}) => void exported.set(id, exports),
    };
    const bundle = await rollup({input, onwarn, plugins: [outside, ...plugins]});
    const {output: [chunk]} = await bundle.generate({format: 'es', inlineDynamicImports: true});
    await bundle.close();
    for (const [id, {renderedLength}] of Object.entries(chunk.modules)) if (renderedLength) shared.add(id);
    order = [...shared].sort();
  }

  async function make(id) {
    /** What is shared goes by a number, under which the single file hands it over. */
    const numbered = {
      name: 'numbered',
      async resolveId(specifier, importer, options) {
        if (!importer) return specifier;
        // Asked within: the resolver of packages wants to know what others make of its file.
        if (options.custom?.['node-resolve']?.resolved) return null;
        const found = await this.resolve(specifier, importer, {...options, skipSelf: true});
        if (!found || !shared.has(found.id)) return found;
        return {id: `${order.indexOf(found.id)}`, external: true};
      },
    };
    /** A package's index is not shared where it is nothing but names: then it must say which of them are whose. */
    const spelledOut = {
      name: 'spelled-out',
      async transform(code, importer) {
        let text = code;
        for (const [star, specifier] of code.matchAll(/export \* from\s*["']([^"']+)["']/g)) {
          const found = await this.resolve(specifier, importer, {skipSelf: true});
          const origin = found?.external ? order[found.id] : undefined;
          if (origin) text = text.replace(star, `export {${exported.get(origin).join(', ')}} from ${JSON.stringify(specifier)}`);
        }
        return text === code ? null : {code: text, map: null};
      },
    };
    /** A part stands where the single file does, and by the time it runs nothing tells any more which script it came from. */
    const placed = {name: 'placed', resolveImportMeta: (property) => (property === 'url' ? 'here' : null)};
    const bundle = await rollup({input: id, onwarn, plugins: [numbered, parts, placed, ...plugins, spelledOut]});
    const {output: [chunk]} = await bundle.generate({
      format: 'cjs', exports: 'named', esModule: false, interop: 'esModule', strict: false, inlineDynamicImports: true,
    });
    await bundle.close();
    const name = nameOf(id);
    made.set(name, `(globalThis.quinolaParts??={})[${JSON.stringify(name)}]=(require,exports)=>{'use strict';${chunk.code}\nreturn exports}`);
    return {name, handed: Object.entries(chunk.importedBindings).map(([number, names]) => ({number, id: order[number], names}))};
  }

  /** Puts what fetches a part in the place of the part. */
  const parts = {
    name: 'parts-beside',
    async resolveDynamicImport(specifier, importer) {
      const found = typeof specifier === 'string' && await this.resolve(specifier, importer);
      return found && isLeft(posix(found.id)) ? PREFIX + found.id : null;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const part = id.slice(PREFIX.length);
      if (!fetching.has(part)) fetching.set(part, make(part));
      const {name, handed} = await fetching.get(part);
      const local = (number, binding) => `s${number}_${binding}`;
      const imports = handed.map(({number, id: from, names}) =>
        `import {${names.map((binding) => `${binding} as ${local(number, binding)}`).join(', ')}} from ${JSON.stringify(from)};`);
      const given = handed.map(({number, names}) => `${number}: {${names.map((binding) => `${binding}: ${local(number, binding)}`).join(', ')}}`);
      return `${imports.join('\n')}
import {partBeside} from ${JSON.stringify(LOADER)};
export const then = (resolve, reject) => partBeside(${JSON.stringify(name)}, {${given.join(', ')}}).then(resolve, reject);`;
    },
  };

  return {
    ...parts,
    name: 'leave-beside',
    buildStart({input}) {
      fetching.clear();
      return survey(input);
    },
    async generateBundle() {
      for (const [name, text] of made) this.emitFile({type: 'asset', fileName: `${name}.js`, source: await minify(text)});
    },
  };
}

// What a single file leaves to stand beside it: parts that a session can do without, and other languages. A part is a
// classic script too, so it comes where the single file came from, be it the disk; what it shares with the single file
// (Lit, the table kit, the rules) is handed to it, so nothing exists twice.
//
// Where a module says `import('./panels/replay.js')`, it asks for the part instead: so it need not know in which form it was
// built.
import {fileURLToPath} from 'node:url';
import {rollup} from 'rollup';
import {walk} from './walk.js';

const LOADER = fileURLToPath(new URL('beside-part.js', import.meta.url));
const HANDED = '\0handed';

const posix = (id) => id.replaceAll('\\', '/');

/**
 * The parts that `isLeft` names, each as a file.
 * @param {(id: string) => boolean} isLeft whether what is imported as a part is left, by its module
 * @param {(id: string) => string} nameOf the name of a part's file, without its ending
 * @param {RegExp[]} alike modules that read alike, of each kind
 * @param {import('rollup').Plugin[]} plugins those of the single file
 * @param minify what makes a part small
 */
export function leaveBeside({isLeft, nameOf, alike, plugins, minify, onwarn}) {
  /** The parts by the module that they are made of. */
  const made = new Map();
  /** What parts get from the single file, in order: the module and its name there. */
  const handed = [];
  /** The modules of which the single file has something by itself: a part gets these from it, and brings all others. */
  const shared = new Set([LOADER]);
  /** The same in one order: a part that others fetch too is made for each of them, and must come out alike. */
  let order = [];
  let entry = '';
  /** What each module exports by name. */
  const exported = new Map();

  async function survey(input) {
    [entry] = Object.values(input);
    const left = new Set();
    const outside = {
      name: 'outside',
      async resolveDynamicImport(specifier, importer) {
        const found = typeof specifier === 'string' && (await this.resolve(specifier, importer));
        if (!found || !isLeft(posix(found.id))) return null;
        left.add(found.id);
        return {id: found.id, external: true};
      },
      moduleParsed: ({id, exports}) => void exported.set(id, exports),
    };
    const bundle = await rollup({input, onwarn, plugins: [outside, ...plugins]});
    const {
      output: [chunk],
    } = await bundle.generate({format: 'es', inlineDynamicImports: true});
    await bundle.close();
    for (const [id, {renderedLength}] of Object.entries(chunk.modules)) if (renderedLength) shared.add(id);
    order = [...shared].sort();
    for (const id of [...left].sort()) await make(id);
  }

  /** Where something is among all that is handed. */
  function placeOf(id, name) {
    const found = handed.findIndex((one) => one.id === id && one.name === name);
    return found < 0 ? handed.push({id, name}) - 1 : found;
  }

  async function make(id) {
    if (made.has(id)) return;
    made.set(id, '');
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
          if (origin)
            text = text.replace(
              star,
              `export {${exported.get(origin).join(', ')}} from ${JSON.stringify(specifier)}`,
            );
        }
        return text === code ? null : {code: text, map: null};
      },
    };
    /** A part stands where the single file does, and by the time it runs nothing tells any more which script it came from. */
    const placed = {
      name: 'placed',
      resolveImportMeta: (property) => (property === 'url' ? 'addressOfPart' : null),
    };
    const bundle = await rollup({
      input: id,
      onwarn,
      plugins: [numbered, parts, placed, ...plugins, spelledOut],
    });
    const {
      output: [chunk],
    } = await bundle.generate({
      format: 'cjs',
      exports: 'named',
      esModule: false,
      interop: 'esModule',
      strict: false,
      inlineDynamicImports: true,
    });
    await bundle.close();
    const modules = Object.entries(chunk.importedBindings).map(
      ([number, names]) =>
        `${number}: {${names.map((name) => `${name}: shared[${placeOf(order[number], name)}]`).join(', ')}}`,
    );
    made.set(
      id,
      `(globalThis.quinolaParts??={})[${JSON.stringify(nameOf(id))}]=(shared,exports,addressOfPart)=>{'use strict';const require=(number)=>({${modules.join(
        ', ',
      )}})[number];${chunk.code}\nreturn exports}`,
    );
  }

  /** Asks for a part where it is imported. */
  const parts = {
    name: 'parts-beside',
    transform: {
      order: 'post',
      async handler(code, importer) {
        const asked = [];
        if (code.includes('import('))
          walk(this.parse(code), (node) => node.type === 'ImportExpression' && asked.push(node));
        let text = code;
        for (const {start, end, source} of asked.sort((a, b) => b.start - a.start)) {
          const found = typeof source.value === 'string' && (await this.resolve(source.value, importer));
          if (!found || !isLeft(posix(found.id))) continue;
          await make(found.id);
          text = `${text.slice(0, start)}partBeside(${JSON.stringify(nameOf(found.id))})${text.slice(end)}`;
        }
        return text === code
          ? null
          : {code: `import {partBeside} from ${JSON.stringify(LOADER)};${text}`, map: null};
      },
    },
  };

  /** What is handed over, in the order in which the parts were made to expect it. */
  const handing = {
    name: 'handing',
    resolveId: (id) => (id === HANDED ? id : null),
    load: (id) =>
      id !== HANDED
        ? null
        : `${handed.map(({id: from, name}, place) => `import {${name} as s${place}} from ${JSON.stringify(from)};`).join('\n')}
import {hand} from ${JSON.stringify(LOADER)};
hand(() => [${handed.map((_, place) => `s${place}`).join(', ')}]);`,
    // The table's own module brings it along; and what reads alike (looks, words, drawings) stands together before it, where
    // what compresses the file finds more in it.
    transform(code, id) {
      if (id !== entry) return null;
      const first = alike.flatMap((pattern) => order.filter((one) => pattern.test(posix(one))));
      return {
        code: [...first, HANDED].map((one) => `import ${JSON.stringify(one)};\n`).join('') + code,
        map: null,
      };
    },
  };

  return [
    parts,
    handing,
    {
      name: 'leave-beside',
      buildStart: ({input}) => survey(input),
      async generateBundle() {
        for (const [id, text] of made)
          this.emitFile({type: 'asset', fileName: `${nameOf(id)}.js`, source: await minify(text)});
      },
    },
  ];
}

// A file that a table fetches after its first ones can be fetched again under another address (see fetch-part.js). For that it
// may import at once only what is there before it, because a child that has failed would fail for it under every address:
//
//   import('./panel.js')              becomes   fetchPart('./panel.js', [['./sheet.js']])
//   in panel.js  import {a} from './sheet.js'   becomes   const {a} = parts['./sheet.js']
//
// Imports of a table's first files stay as they are.
import {fileURLToPath} from 'node:url';

const LOADER = fileURLToPath(new URL('fetch-part.js', import.meta.url));
const FETCH = '__fetchPart';
const PARTS = '__parts';

/** All that can be reached from a file by some of its imports, itself too. */
function reached(from, importsOf, found = new Set()) {
  if (!found.has(from)) {
    found.add(from);
    for (const file of importsOf(from)) reached(file, importsOf, found);
  }
  return found;
}

/** Which static imports of each file are late: not among the first files of every table that fetches the file later. */
function lateImports(chunks) {
  const statics = (file) => chunks[file]?.imports ?? [];
  const all = (file) => [...statics(file), ...(chunks[file]?.dynamicImports ?? [])];
  const tables = Object.values(chunks)
    .filter(({isEntry, facadeModuleId}) => isEntry && facadeModuleId !== LOADER)
    .map(({fileName}) => ({first: reached(fileName, statics), whole: reached(fileName, all)}));
  const late = {};
  for (const file of Object.keys(chunks)) {
    const users = tables.filter(({first, whole}) => whole.has(file) && !first.has(file));
    late[file] = statics(file).filter((child) => users.some(({first}) => !first.has(child)));
    if (late[file].length && tables.some(({first}) => first.has(file)))
      throw new Error(`${file} is among the first files of one table, and for another needs ${late[file]}.`);
  }
  return late;
}

/** What a file needs of `parts`, in lists: each list needs only what is in those before it. */
function before(file, late) {
  const depth = new Map();
  const sink = (child, at) => {
    if ((depth.get(child) ?? -1) >= at) return;
    depth.set(child, at);
    late[child]?.forEach((next) => sink(next, at + 1));
  };
  late[file]?.forEach((child) => sink(child, 0));
  const deepest = Math.max(-1, ...depth.values());
  return Array.from({length: deepest + 1}, (_, i) =>
    [...depth].filter(([, at]) => at === deepest - i).map(([child]) => `./${child}`),
  );
}

/** `import {a as b, c} from …` as `const {a: b, c} = …`, of the same length in lines. */
function taken(declaration, name) {
  const from = `${PARTS}[${JSON.stringify(name)}]`;
  const [first] = declaration.specifiers;
  if (!first) return ';';
  if (first.type === 'ImportNamespaceSpecifier') return `const ${first.local.name} = ${from};`;
  const names = declaration.specifiers.map(
    ({imported, local}) => `${imported?.name ?? JSON.stringify(imported?.value ?? 'default')}: ${local.name}`,
  );
  return `const {${names.join(', ')}} = ${from};`;
}

/** `export {a as b} from …` in the same way. @param {number} start of the declaration, by which its names are its own */
function passedOn({specifiers, start}, name) {
  const own = (at) => `__passed${start}_${at}`;
  const names = specifiers.map(({local}, at) => `${local.name}: ${own(at)}`);
  const exported = specifiers.map(({exported: as}, at) => `${own(at)} as ${as.name}`);
  return `const {${names.join(', ')}} = ${PARTS}[${JSON.stringify(name)}]; export {${exported.join(', ')}};`;
}

/**
 * The plugin for Rollup; before the one that minifies.
 * @param {string[]} entries the files of the tables
 */
export function fetchAgain(entries) {
  let late;
  return {
    name: 'fetch-again',
    buildStart() {
      this.emitFile({type: 'chunk', id: LOADER, preserveSignature: 'strict'});
    },
    transform: (code, id) =>
      entries.includes(id) ? {code: `import ${JSON.stringify(LOADER)};${code}`, map: null} : null,
    renderStart() {
      late = undefined;
    },
    renderDynamicImport: ({targetModuleId}) => (targetModuleId ? {left: `${FETCH}(`, right: ')'} : null),
    renderChunk(code, chunk, _, {chunks}) {
      const {fileName} = chunk;
      late ??= lateImports(chunks);
      const edits = [];
      for (const node of this.parse(code).body) {
        const name = node.source?.value;
        if (!name || !late[fileName].includes(name.replace('./', ''))) continue;
        if (node.type === 'ExportAllDeclaration') throw new Error(`${fileName} passes on all of ${name}.`);
        const write = node.type === 'ImportDeclaration' ? taken : passedOn;
        edits.push([node.start, node.end, write(node, name)]);
      }
      for (const call of code.matchAll(new RegExp(`${FETCH}\\('\\./([^']+)'\\)`, 'g'))) {
        const lists = before(call[1], late);
        const end = call.index + call[0].length - 1;
        if (lists.length) edits.push([end, end, `, ${JSON.stringify(lists)}`]);
      }
      let edited = code;
      for (const [start, end, text] of edits.sort(([a], [b]) => b - a))
        edited = edited.slice(0, start) + text + edited.slice(end);
      const used = [
        edited.includes(`${FETCH}(`) && `fetchPart as ${FETCH}`,
        edited.includes(`${PARTS}[`) && `parts as ${PARTS}`,
      ].filter(Boolean);
      if (!used.length) return null;
      const loader = Object.values(chunks).find(({facadeModuleId}) => facadeModuleId === LOADER);
      // Rollup does not see what is added here; dist/graph.json tells it to the budgets.
      if (!chunk.imports.includes(loader.fileName)) chunk.imports.push(loader.fileName);
      return {code: `import {${used.join(', ')}} from './${loader.fileName}'; ${edited}`, map: null};
    },
  };
}

// The guards and actions of all charts are told by name from state to state within the kit's chart alone: nothing shows them,
// and no page calls them. In the files that pages fetch they have names of a letter or two.
import {readFileSync} from 'node:fs';
import {transformSync} from 'esbuild';
import {parseAst} from 'rollup/parseAst';
import {root} from './games.js';
import {walk} from './walk.js';

const FILES = /\/packages\/chart\/src\/(?:setup|nodes|match)\.ts$/;

const isNamed = ({type, key}, name) => type === 'Property' && key.name === name;

/** The names in `setup.ts`, each with its short one. */
function shortNames() {
  const names = [];
  walk(
    parseAst(transformSync(readFileSync(`${root}packages/chart/src/setup.ts`, 'utf8'), {loader: 'ts'}).code),
    (node) => {
      if (isNamed(node, 'guards') || isNamed(node, 'actions'))
        names.push(...(node.value.properties ?? []).map(({key}) => key.name));
    },
  );
  if (!names.length)
    throw new Error('build/lean-chart.js: packages/chart/src/setup.ts names no guards and actions');
  return new Map(names.map((name, i) => [name, `g${i.toString(36)}`]));
}

/** The plugin for Rollup; it stands after the one that makes JavaScript of TypeScript. */
export function leanChart() {
  const short = shortNames();
  return {
    name: 'lean-chart',
    transform(text, id) {
      if (!FILES.test(id.replaceAll('\\', '/'))) return null;
      /** Places, and what comes there. */
      const cuts = [];
      walk(this.parse(text), (node) => {
        const {type, start, end, value} = node;
        if (type === 'Literal' && short.has(value)) cuts.push([start, end, `'${short.get(value)}'`]);
        if (!isNamed(node, 'guards') && !isNamed(node, 'actions')) return;
        for (const {key} of node.value.properties ?? [])
          if (short.has(key.name)) cuts.push([key.start, key.end, short.get(key.name)]);
      });
      const code = cuts
        .sort((a, b) => b[0] - a[0])
        .reduce((left, [from, to, by]) => left.slice(0, from) + by + left.slice(to), text);
      return {code, map: null};
    },
  };
}

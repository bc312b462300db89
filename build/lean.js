// What the libraries carry and no table calls is left out of the files that pages fetch. In the place of XState stands what
// runs our charts: see chart-runner.js. Of pure-rand, whose generator is only asked for the next number, goes what copies it
// and lets it jump: bundlers drop unused functions, but not unused members of classes; so they are named here, and cut.
//
// A match is the same without them: test/lean.test.ts plays through both. Every member must be found: with another
// version of pure-rand the build fails until somebody has read this list again.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseAst} from 'rollup/parseAst';

const RUNNER = fileURLToPath(new URL('chart-runner.js', import.meta.url));

/** Members of classes, by class. */
const METHODS = {XoroShiro128Plus: ['clone', 'jump', 'getState']};

const GENERATOR = /[\\/]pure-rand[\\/]lib[\\/].*[\\/]xoroshiro128plus\.js$/i;

/**
 * Cuts members of classes out of a module; lines stay where they are.
 * @param parse gives the syntax tree
 * @throws Error where one of them is not there
 */
function leaned(text, parse) {
  const values = parse(text).body.flatMap(({declarations = []}) => declarations.map(({init}) => init));
  const classes = values.filter((value) => METHODS[value?.id?.name]);
  const cuts = classes.flatMap(({id, body}) =>
    METHODS[id.name].map((name) => {
      const member = body.body.find(({key}) => key?.name === name);
      if (!member) throw new Error(`build/lean.js: ${id.name} has no longer ${name}`);
      return member;
    }),
  );
  if (!cuts.length) throw new Error(`build/lean.js: there is none of ${Object.keys(METHODS).join(', ')}`);
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce(
      (code, {start, end}) =>
        code.slice(0, start) + '\n'.repeat(code.slice(start, end).split('\n').length - 1) + code.slice(end),
      text,
    );
}

/** The plugin for Rollup. */
export function leanLibraries() {
  return {
    name: 'lean-libraries',
    resolveId: (specifier) => (specifier === 'xstate' ? RUNNER : null),
    transform(text, id) {
      return GENERATOR.test(id) ? {code: leaned(text, (code) => this.parse(code)), map: null} : null;
    },
  };
}

/** The plugin for esbuild, which bundles workers and tests. */
export function leanLibrariesEsbuild() {
  return {
    name: 'lean-libraries',
    setup({onLoad, onResolve}) {
      onResolve({filter: /^xstate$/}, () => ({path: RUNNER}));
      onLoad({filter: GENERATOR}, ({path}) => ({contents: leaned(readFileSync(path, 'utf8'), parseAst)}));
    },
  };
}

// npm run lint: the format of all files, and the rules of .oxlintrc.json; some of these need types, which they take from the
// declarations that the compiler writes.
import {spawnSync} from 'node:child_process';
import {asked} from './asked.js';
import {root} from './games.js';
import {pathOf} from './packages.js';

const {words, flags} = asked('lint');
const where = words.length ? words.map(pathOf) : ['.'];
const fix = flags.has('fix');

/** Runs a tool of the project, and says whether it has nothing to say. */
const passes = (path, ...args) =>
  spawnSync(process.execPath, [`node_modules/${path}`, ...args], {cwd: root, stdio: 'inherit'}).status === 0;

// It formats as Prettier does, and by the same settings, which editors know.
const format = () =>
  passes('oxfmt/bin/oxfmt', '--config', '.prettierrc.json', ...(fix ? [] : ['--check']), ...where);
const types = () => passes('typescript-native/bin/tsc', '-b');
const rules = () => passes('oxlint/bin/oxlint', ...(fix ? ['--fix'] : []), ...where);

// What the rules mend is formatted after it.
const steps = fix ? [types, rules, format] : [format, types, rules];
if (!steps.map((step) => step()).every(Boolean)) process.exitCode = 1;

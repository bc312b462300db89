// npm run other-browsers: the test of sizes, by the test runner with the settings of test/other-browsers.config.js.
import {spawnSync} from 'node:child_process';
import {asked} from './asked.js';
import {root} from './games.js';

const {words} = asked('other-browsers');
const runner = ['node_modules/@web/test-runner/dist/bin.js', '--config', 'test/other-browsers.config.js'];
const env = {...process.env, ...(words.length && {QUINOLA_GAMES: words.join(' ')})};
process.exitCode = spawnSync(process.execPath, runner, {cwd: root, env, stdio: 'inherit'}).status ?? 1;

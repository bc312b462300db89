// npm run vectors: runs known answers through the rules of their game.
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {parsed} from '../../../build/commands.js';
import {checkGames, gameOf, isAnswers, type Answering, type Checked} from '@quinola/testing/answers/check.js';
import {games} from '@quinola/testing/registry/games.js';

const GAMES = await Promise.all(games.map(({tools}) => tools()));

/** The runner of known answers, by the first word of their ids. */
const ANSWERING: Readonly<Record<string, Answering>> = Object.assign(
  {},
  ...GAMES.map(({answers}) => answers),
);

const files = parsed('vectors', process.argv.slice(2)).words.map(({word}) => word);
let passed = 0;
let failed = 0;

for (const file of files) run(file);
console.log(`${passed} passed, ${failed} failed`);
if (failed) process.exitCode = 1;

/** Runs one file; a file that is no list of known answers is reported and skipped. */
function run(file: string): void {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.log(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    failed++;
    return;
  }
  for (const {checkFile} of GAMES) {
    const checked = checkFile?.(json);
    if (checked) return count(checked);
  }
  if (!isAnswers(json)) {
    console.log(`${basename(file)} is no list of known answers and is left out`);
    return;
  }
  const strange = new Set(
    json.map((answer) => gameOf([answer])).filter((game) => !Object.hasOwn(ANSWERING, game)),
  );
  for (const game of strange) console.log(`${basename(file)}: no game of the name ${game} is here yet`);
  count(checkGames(json, ANSWERING), strange);
}

/** Adds the results of a file and prints the failures; answers of unknown games are only counted. */
function count(checked: Checked, strange: ReadonlySet<string> = new Set()): void {
  passed += checked.passed;
  failed += checked.failures.length;
  for (const line of checked.failures) if (!strange.has(gameOf([{id: line}]))) console.log(line);
}

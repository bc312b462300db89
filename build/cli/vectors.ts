// npm run vectors -- FILE…: runs known answers through the rules of their game.
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {checkAnswers, gameOf, isAnswers, type Answering} from '../../packages/play/test-support/vectors.js';
import {PATIENCES} from '../../packages/patience/src/index.js';
import {answering} from '../../packages/patience/src/vectors/index.js';
import {GAMES as TAROK} from '../../packages/tarok/src/tarok/vectors/index.js';
import * as taroklomber from '../../packages/tarok/src/tarok-ombre/vectors/index.js';
import * as whist from '../../packages/whist/src/vectors/index.js';

/** Who answers, by the first word of the ids. */
const GAMES: Readonly<Record<string, Answering>> = {
  whist,
  wist: whist,
  ...TAROK,
  taroklomber,
  ...Object.fromEntries(PATIENCES.map(({id}) => [id, answering(id)])),
};

const files = process.argv.slice(2);
let passed = 0;
let failed = 0;
let sentences = 0;

if (!files.length) {
  console.error('Which files? npm run vectors -- FILE [FILE…]');
  process.exitCode = 2;
}
for (const file of files) run(file);
if (files.length) {
  if (sentences) console.log(`${sentences} sentences are for people and were not compared`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed) process.exitCode = 1;
}

/** Runs one file; what is no list of known answers is named and left out. */
function run(file: string): void {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.log(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    failed++;
    return;
  }
  if (!isAnswers(json)) {
    console.log(`${basename(file)} is no list of known answers and is left out`);
    return;
  }
  const game = GAMES[gameOf(json)];
  if (!game) console.log(`${basename(file)}: no game of the name ${gameOf(json)} is here yet`);
  const checked = checkAnswers(json, game ?? {runners: {}});
  passed += checked.passed;
  failed += checked.failures.length;
  sentences += checked.sentences.length;
  if (game) for (const line of [...checked.failures, ...checked.sentences]) console.log(line);
}

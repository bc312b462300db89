import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {chanceOf} from '@quinola/chart';
import type {Game, GameRecord, Happening, MoveLike, RecordedMove} from '@quinola/play';
import {patience} from '../packages/patience/src/index.js';
import {tarokOmbre} from '../packages/tarok/src/tarok-ombre/rules/index.js';
import {tarok, tarokOptions} from '../packages/tarok/src/tarok/rules/index.js';
import {whist, whistOptions} from '../packages/whist/src/rules/index.js';
import {AGREEMENTS as OMBRE} from '../packages/tarok/test-support/ombre.js';

const ROOT = new URL('..', import.meta.url).pathname;
const FOLDER = mkdtempSync(join(tmpdir(), 'check-'));

test.after(() => rmSync(FOLDER, {recursive: true}));

/** Runs the command as `npm run check` does. */
function checked(...records: readonly GameRecord[]): {readonly lines: string[]; readonly code: number | null} {
  const files = records.map((record, i) => join(FOLDER, `${i}.json`));
  files.forEach((file, i) => writeFileSync(file, JSON.stringify(records[i])));
  const {stdout, status} = spawnSync(process.execPath, ['build/run.mjs', 'build/cli/check.ts', ...files], {cwd: ROOT, encoding: 'utf8'});
  return {lines: stdout.trim().split('\n'), code: status};
}

/** The beginning of a match in which visitors make any lawful move, its chance drawn from its seed. */
function begun<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>, options: Options, players: number,
): GameRecord<Move, Options> {
  const random = randomFrom('moves');
  const moves: RecordedMove<Move>[] = [];
  let state = game.start(options);
  for (let chances = 0, turn = game.turn(state); moves.length < 30 && !turn.over; turn = game.turn(state)) {
    const by = turn.must!;
    const move = by === 'chance' ? game.chance(state, chanceOf('a test', ++chances)) : pick(game.moves(game.view(state, by)), random);
    moves.push({by, move});
    ({state} = game.play(state, by, move));
  }
  const seated = Array.from({length: players}, (_, i) => ({name: `${i + 1}`, kind: 'visitor'}));
  return {format: 'quinola-record/1', game: game.id, options, players: seated, seed: 'a test', moves};
}

test('npm run check plays a match of every game again, and draws its shuffles anew', () => {
  const records = [
    begun(whist, whistOptions({}), 4), begun(tarok, tarokOptions({}), 3), begun(tarokOmbre, OMBRE[0]!, 3), begun(patience, {game: 'windmill'}, 1),
  ];
  const {lines, code} = checked(...records);
  assert.equal(code, 0, lines.join('\n'));
  assert.deepEqual(lines.filter((_, i) => i % 2 === 0).map((line) => line.replace(/^.*: /, '')), records.map(({game, moves}) => `${moves.length} moves of ${game}, seed “a test”`));
  for (const line of lines.filter((_, i) => i % 2)) assert.match(line, /chance moved \d+ times, each time as the seed draws/);
});

test('npm run check says of a match that its shuffle is not its seed’s', () => {
  const {lines, code} = checked({...begun(patience, {game: 'clock'}, 1), seed: 'another'});
  assert.match(lines.at(-1)!, /not by the seed at 0$/);
  assert.equal(code, 1);
});

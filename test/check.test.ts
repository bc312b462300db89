import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {chanceOf, thoughtSeed} from '@quinola/chart';
import {type Brain, type Thought, plainMoves} from '@quinola/opponents';
import {
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  offered,
  type Player,
  type RecordedMove,
  sample,
  type Offer,
} from '@quinola/play';
import {patience} from '../packages/games/patience/src/index.js';
import {tarokOmbre} from '../packages/games/tarok/src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../packages/games/tarok/src/tarok-ombre/search/master.js';
import {tarok, tarokOptions} from '../packages/games/tarok/src/tarok/rules/index.js';
import {masterTarokBrain} from '../packages/games/tarok/src/tarok/search/master.js';
import {
  whist,
  whistOptions,
  type WhistMove,
  type WhistView,
} from '../packages/games/whist/src/rules/index.js';
import {searchingBrain} from '../packages/games/whist/src/search/master.js';
import {AGREEMENTS as OMBRE} from '../packages/games/tarok/test-support/ombre.js';

/** Who sits at a table without visitors. */
const LEVELS = ['novice', 'book', 'master'];

const ROOT = new URL('..', import.meta.url).pathname;
const FOLDER = mkdtempSync(join(tmpdir(), 'check-'));

test.after(() => rmSync(FOLDER, {recursive: true}));

/** Runs the command as `npm run check` does. */
function checked(...records: readonly GameRecord[]): {
  readonly lines: string[];
  readonly code: number | null;
} {
  const files = records.map((record, i) => join(FOLDER, `${i}.json`));
  files.forEach((file, i) => writeFileSync(file, JSON.stringify(records[i])));
  const {stdout, status} = spawnSync(
    process.execPath,
    ['build/run.mjs', 'packages/quinola/cli/check.ts', ...files],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return {lines: stdout.trim().split('\n'), code: status};
}

/** The beginning of a match with its chance drawn from its seed; without a brain visitors make any lawful move. */
function begun<State, View, Move extends MoveLike, Options, H extends Happening>(
  game: Game<State, View, Move, Options, H>,
  options: Options,
  players: number,
  brain?: Brain<View, Move, Offer<Move>>,
): GameRecord<Move, Options> {
  const random = randomFrom('moves');
  const seated = Array.from({length: players}, (_, i) => ({
    name: `${i + 1}`,
    kind: brain ? LEVELS[i % LEVELS.length]! : 'visitor',
  }));
  const record = {
    format: 'quinola-record/1',
    game: game.id,
    options,
    players: seated,
    seed: 'a test',
  } as const;
  const moves: RecordedMove<Move>[] = [];
  let state = game.start(options);
  const chosen = (by: Player): Thought<Move> => {
    const view = game.view(state, by);
    if (!brain) return {move: sample(game, view, random)};
    const seed = thoughtSeed({...record, moves}, by, moves.length);
    return brain.choose({
      game: game.id,
      view,
      moves: offered(game, view),
      level: seated[by]!.kind,
      seed,
      deals: 4,
    });
  };
  for (let chances = 0, turn = game.turn(state); moves.length < 40 && !turn.over; turn = game.turn(state)) {
    const by = turn.must!;
    const made =
      by === 'chance' ? {by, move: game.chance(state, chanceOf('a test', ++chances))} : {by, ...chosen(by)};
    moves.push(made);
    ({state} = game.play(state, by, made.move));
  }
  return {...record, moves};
}

test('npm run check plays a match of every game again, and draws its shuffles anew', () => {
  const records = [
    begun(whist, whistOptions({}), 4),
    begun(tarok, tarokOptions({}), 3),
    begun(tarokOmbre, OMBRE[0]!, 3),
    begun(patience, {game: 'windmill'}, 1),
  ];
  const {lines, code} = checked(...records);
  assert.equal(code, 0, lines.join('\n'));
  assert.deepEqual(
    lines.filter((_, i) => i % 2 === 0).map((line) => line.replace(/^.*: /, '')),
    records.map(({game, moves}) => `${moves.length} moves of ${game}, seed “a test”`),
  );
  for (const line of lines.filter((_, i) => i % 2))
    assert.match(line, /chance moved \d+ times, each time as the seed draws/);
});

test('npm run check says of a match that its shuffle is not its seed’s', () => {
  const {lines, code} = checked({...begun(patience, {game: 'clock'}, 1), seed: 'another'});
  assert.match(lines.at(-1)!, /not by the seed at 0$/);
  assert.equal(code, 1);
});

test('npm run check asks the opponents of every game again for each move they made', () => {
  const records = [
    begun(whist, whistOptions({}), 4, searchingBrain() as Brain<WhistView, WhistMove>),
    begun(tarok, tarokOptions({}), 3, masterTarokBrain()),
    begun(tarokOmbre, OMBRE[1]!, 3, masterOmbreBrain()),
  ];
  const {lines, code} = checked(...records);
  assert.equal(code, 0, lines.join('\n'));
  const made = records.map(({moves}) => moves.filter(({by}) => by !== 'chance').length);
  assert.deepEqual(
    lines.filter((line) => line.includes('opponents')),
    made.map(
      (count) => `  opponents moved ${count} times, each time as they answer to the view of their seat`,
    ),
  );
});

test('npm run check says where an opponent of tarok made another move than he would', () => {
  const brain = masterTarokBrain();
  let at = '';
  const {lines, code} = checked(
    begun(tarok, tarokOptions({}), 3, {
      game: tarok.id,
      choose(question) {
        const thought = brain.choose(question);
        const other = plainMoves(question.moves).find(
          (move) => JSON.stringify(move) !== JSON.stringify(thought.move),
        );
        if (at || !other || question.view.turn.phase !== 'playing.trick') return thought;
        at = question.seed.split('/').at(-1)!;
        return {move: other};
      },
    }),
  );
  assert.match(lines.at(-1)!, new RegExp(`, not as they answer now at ${at}$`));
  assert.equal(code, 1);
});

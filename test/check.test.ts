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
  firstDue,
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
import {games} from '@quinola/testing/registry/games.js';

/** The players of a table without visitors. */
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
  const {stdout, status} = spawnSync(process.execPath, ['build/run.mjs', 'check', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return {lines: stdout.trim().split('\n'), code: status};
}

/** The beginning of a match with its chance drawn from its seed; without a brain visitors make random lawful moves. */
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
  // Where stakes are laid before the shuffle, the first forty moves may be stakes.
  const isEnough = (chances: number): boolean => moves.length >= 40 && chances > 0;
  for (let chances = 0, turn = game.turn(state); !isEnough(chances) && !turn.over; turn = game.turn(state)) {
    const by = firstDue(turn.must)!;
    const made =
      by === 'chance' ? {by, move: game.chance(state, chanceOf('a test', ++chances))} : {by, ...chosen(by)};
    moves.push(made);
    ({state} = game.play(state, by, made.move));
  }
  return {...record, moves};
}

const all = await Promise.all(games.map(({tools}) => tools()));

/** The tools of the games with opponents. */
const opposed = all.flatMap(({opponents, ...known}) => (opponents ? [{...known, opponents}] : []));

/** The first agreement of a game, or another one. */
const agreed = ({tested}: (typeof all)[number], at = 0): unknown => tested.agreements.at(at)!;

/** The beginning of a match of some game, with or without opponents. */
const matchOf = (known: (typeof all)[number], options: unknown, brain?: Brain): GameRecord =>
  begun(known.fixtures.game, options, known.fixtures.players(options), brain as Brain<unknown, MoveLike>);

test('npm run check replays a match of every game, and draws its shuffles again', () => {
  const records = all.map((known) => matchOf(known, agreed(known)));
  const {lines, code} = checked(...records);
  assert.equal(code, 0, lines.join('\n'));
  assert.deepEqual(
    lines.filter((_, i) => i % 2 === 0).map((line) => line.replace(/^.*: /, '')),
    records.map(({game, moves}) => `${moves.length} moves of ${game}, seed “a test”`),
  );
  for (const line of lines.filter((_, i) => i % 2))
    assert.match(line, /chance moved \d+ times, each time as the seed draws/);
});

test('npm run check reports that a shuffle does not come from the seed', () => {
  const {lines, code} = checked(...all.map((known) => ({...matchOf(known, agreed(known)), seed: 'another'})));
  assert.equal(
    lines.filter((line) => /not by the seed at \d+/.test(line)).length,
    all.length,
    lines.join('\n'),
  );
  assert.equal(code, 1);
});

test('npm run check asks the opponents of every game again for each of their moves', () => {
  const records = opposed.flatMap((known) =>
    [0, 1].map((at) => matchOf(known, agreed(known, at), known.opponents.brain())),
  );
  assert.ok(records.length > 0);
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

test('npm run check reports a move that an opponent of a game would not have made', () => {
  const planted = opposed.map((known) => {
    const brain = known.opponents.brain() as Brain<unknown, MoveLike>;
    let at = '';
    const record = matchOf(known, agreed(known), {
      game: known.fixtures.game.id,
      choose(question) {
        const thought = brain.choose(question as Parameters<typeof brain.choose>[0]);
        const others = plainMoves(question.moves as readonly MoveLike[]).filter(
          (move) => JSON.stringify(move) !== JSON.stringify(thought.move),
        );
        const {turn} = question.view as {readonly turn: {readonly phase: string}};
        if (at || !others.length || !/^(playing|staking)/.test(turn.phase)) return thought;
        at = question.seed.split('/').at(-1)!;
        return {move: others[0]!};
      },
    });
    assert.ok(at, `nobody had a choice at ${record.game}`);
    return {record, at};
  });
  const {lines, code} = checked(...planted.map(({record}) => record));
  assert.deepEqual(
    lines.flatMap((line) => /, not as they answer now at (\S+)$/.exec(line)?.[1] ?? []),
    planted.map(({at}) => at),
    lines.join('\n'),
  );
  assert.equal(code, 1);
});

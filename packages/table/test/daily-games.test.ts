import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {describe, test} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {AUTOMATIC, chanceOf, type Thinker} from '@quinola/chart';
import {
  firstDue,
  sample,
  type AnyGame,
  type GameRecord,
  type MoveLike,
  type RecordedMove,
} from '@quinola/play';
import {dealtBy, firstDeal, playedInstead, type DayMatch} from '../src/daily/players.js';
import {resultOf, type DayMeasure} from '../src/daily/measure.js';
import {games} from '@quinola/testing/registry/games.js';

/** Phases in which the table of a deal of the day decides nothing by itself but by ceremony. */
const CEREMONY = /^(drawing|cutting|preparing|dealing)\./;

const SEED = 'a day 2026-11-27';
const MOST = 1500;

/** A match up to the end of its first deal, in which everybody plays by chance; `null` if it takes too long. */
function played(game: AnyGame, options: unknown, dealEnds: readonly string[]): GameRecord | null {
  const random = randomFrom('anybody');
  const moves: RecordedMove[] = [];
  let state = game.start(options);
  let chances = 0;
  while (moves.length < MOST) {
    const {must, phase} = game.turn(state);
    const by = firstDue(must);
    if (by === null) return null;
    const isCeremony = by !== 'chance' && CEREMONY.test(phase);
    const move: MoveLike =
      by === 'chance'
        ? game.chance(state, chanceOf(SEED, ++chances))
        : sample(game, game.view(state, by), random);
    const {state: next, events} = game.play(state, by, move);
    state = next;
    moves.push({by, move, ...(isCeremony && {level: AUTOMATIC})});
    if (events.some(({type}) => dealEnds.includes(type)))
      return {format: 'quinola-record/1', game: game.id, options, moves, seed: SEED, players: []} as never;
  }
  return null;
}

/** How a game measures its deal, if it says so. */
async function measureOf(family: string, id: string): Promise<DayMeasure | undefined> {
  if (!existsSync(new URL(`../../../${family}/src/${id}/table/day.ts`, import.meta.url))) return undefined;
  const folder = family.slice(family.lastIndexOf('/') + 1);
  // Tests are bundled: the bundler finds these files by the pattern.
  const found = (await import(`../../games/${folder}/src/${id}/table/day.ts`)) as Record<string, DayMeasure>;
  return Object.values(found)[0];
}

for (const {id, family, tools} of games)
  describe(`the deal of the day of ${id}`, async () => {
    const {fixtures, tested} = await tools();
    const real = fixtures.game as AnyGame;
    const options =
      (fixtures.styles as Record<string, {options?: unknown}>)['']?.options ?? usualOf(real, tested);
    const {profile} = tested;
    const record = played(real, options, profile.dealEnds);
    if (!record) return void test('is not over soon when all play by chance', () => assert.ok(tested.most));
    const measure = await measureOf(family, id);
    const players = Array.from({length: 7}, () => ({name: '', kind: 'opponent', level: 'book'}) as const);

    /** Every view, and for whom it was made. */
    const views = new WeakMap<object, unknown>();
    const game: AnyGame = {
      ...real,
      view(state, viewer) {
        const view = real.view(state, viewer) as object;
        views.set(view, viewer);
        return view;
      },
    };
    const match = (thinker: Thinker): DayMatch => ({
      game,
      profile: profile as DayMatch['profile'],
      record,
      players,
      player: 0,
      thinker,
    });
    const {signal} = new AbortController();
    const byChance: Thinker = {
      choose: ({view, seed}) => Promise.resolve({move: sample(game, view, randomFrom(seed))}),
    };

    test('is what was played, where others decide as it was played', async () => {
      const all = record.moves;
      const made = new Map<string, MoveLike[]>();
      for (const {by, move} of all.slice(dealtBy(record).length))
        made.set(`${by}`, [...(made.get(`${by}`) ?? []), move]);
      // A right that nobody has used is let pass.
      const asPlayed: Thinker = {
        choose: ({player, view}) => {
          const next = made.get(`${player}`)?.[0];
          const isDue = firstDue(((view as {turn?: {must: never}}).turn?.must ?? player) as never) === player;
          if (!next || !isDue) return Promise.resolve({move: null});
          made.get(`${player}`)!.shift();
          return Promise.resolve({move: next});
        },
      };
      const own = firstDeal({game, profile: profile as DayMatch['profile'], record})!;
      // Where there is one lawful move nobody is asked: it is taken from the list too.
      const asked: AnyGame = {...game, moves: (view) => [...game.moves(view), ...game.moves(view)]};
      const ended = await playedInstead({...match(asPlayed), game: asked}, 'book', 1, signal);
      assert.deepEqual(ended?.state, own.state);
      assert.deepEqual(resultOf(game, measure, ended!, 0), resultOf(game, measure, own, 0));
    });

    test('is played by others on the same cards, from their own views alone', async () => {
      const questions: object[] = [];
      const fair: Thinker = {
        choose: (question, given) => {
          assert.equal(views.get(question.view as object), question.player, 'the view of another');
          assert.ok(!question.seed.includes(SEED), 'the seed of the deal');
          questions.push(question);
          return byChance.choose(question, given);
        },
      };
      const first = await playedInstead(match(fair), 'book', 1, signal);
      const again = await playedInstead(match(fair), 'book', 1, signal);
      assert.deepEqual(again, first, 'the same player does the same');
      const known = ['game', 'level', 'moves', 'player', 'seed', 'view'];
      for (const question of questions)
        assert.deepEqual(Object.keys(question).sort(), known, 'nothing else is told');
      if (first) {
        const {reached, most} = resultOf(game, measure, first, 0);
        assert.ok(Number.isFinite(reached));
        assert.ok(most === undefined || (reached >= 0 && reached <= most), `${reached} of ${most}`);
      }
    });

    test('is not gone on with when its table is gone', async () => {
      const stop = new AbortController();
      const left: Thinker = {
        choose: (question) => {
          stop.abort(new Error('gone'));
          return byChance.choose(question, stop.signal);
        },
      };
      await assert.rejects(playedInstead(match(left), 'book', 1, stop.signal), /gone/);
    });
  });

/** Options as a game has them unless they are set. */
function usualOf(game: AnyGame, {agreements = []}: {readonly agreements?: readonly unknown[]}): unknown {
  try {
    game.start({});
    return {};
  } catch {
    return agreements[0];
  }
}

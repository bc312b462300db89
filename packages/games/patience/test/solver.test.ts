import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {eachSample, samples} from '@quinola/testing/sample.js';
import {
  PATIENCES,
  parseCards,
  parseMove,
  patience,
  type PatienceMove,
  type PatienceState,
} from '../src/patience/index.js';
import {playHonestly, searchFrom, searchView} from '../src/patience/opponents/solver/index.js';
import {endingOf, exhausted} from '../test-support/endings.js';

const replayed = (state: PatienceState, moves: readonly PatienceMove[]): PatienceState =>
  moves.reduce((now, move) => patience.play(now, 0, move).state, state);

/** The start of a game's known winning line, or its middle if the whole search takes too long for a test. */
function knownDeal(game: string): PatienceState {
  const answers = JSON.parse(readFileSync(new URL(`vectors/${game}.json`, import.meta.url), 'utf8')) as {
    kind: string;
    given: {pack: string; preset?: string[]; moves: string[]};
  }[];
  const {pack, preset, moves} = answers.find(({kind}) => kind === 'solution')!.given;
  const dealt = patience.play(patience.start({game}), 'chance', {
    type: 'SHUFFLE',
    pack: parseCards(pack),
    ...(preset && {preset}),
  }).state;
  const hard = game === 'four-corners' || game === 'blockade';
  return hard ? replayed(dealt, moves.slice(0, moves.length / 2).map(parseMove)) : dealt;
}

for (const {id, redeal} of PATIENCES) {
  test(`${id}: the solver solves a solvable deal, and its line is lawful to the end`, () => {
    const state = knownDeal(id);
    const search = searchFrom(state)!;
    assert.equal(search.step(1).outcome, 'unknown');
    const found = search.step(60_000);
    assert.equal(found.outcome, 'comes-out');
    assert.ok(replayed(state, found.moves).won);
  });

  test(`${id}: the solver agrees with an exhaustive search of endings`, () => {
    eachSample(
      8,
      (seed) => {
        const random = randomFrom(seed);
        const state = endingOf(id, 5 + random.below(6), random);
        const won = exhausted(state, seed);
        if (won === null) return;
        const found = searchFrom(state, {chance: (nth) => randomFrom(`${seed}#${nth}`)})!.step(20_000);
        assert.equal(found.outcome, won ? 'comes-out' : 'cannot');
      },
      300,
    );
  });

  test(`${id}: what is proved from a view holds for any order of the hidden cards`, () => {
    eachSample(
      4,
      (seed) => {
        const random = randomFrom(seed);
        const state = endingOf(id, 5 + random.below(6), random);
        const found = searchView(patience.view(state, 0))!.step(20_000);
        const won = exhausted(state, seed);
        if (won === null) return;
        if (found.outcome === 'comes-out') assert.ok(won && replayed(state, found.moves).won);
        if (found.outcome === 'cannot') assert.ok(!won && !(redeal?.shuffle && state.redeals < redeal.times));
        replayed(state, found.moves.slice(0, -1));
      },
      100,
    );
  });
}

for (const nth of [2, 10]) {
  test(`fifteen: a search by the rules also finds no solution of a deal proved to be lost (bench ${nth})`, () => {
    const start = patience.start({game: 'fifteen'});
    const state = patience.play(start, 'chance', patience.chance(start, randomFrom(`bench ${nth}#1`))).state;
    assert.equal(searchFrom(state)!.step(10_000).outcome, 'cannot');
    assert.equal(exhausted(state, ''), false);
  });
}

test('a deal without any first move is recognized as lost', () => {
  const start = patience.start({game: 'fifteen'});
  const state = patience.play(start, 'chance', patience.chance(start, randomFrom('fifteen 199#1'))).state;
  assert.equal(state.stage, 'over');
  assert.equal(searchFrom(state)!.step(1).outcome, 'cannot');
  assert.equal(searchView(patience.view(state, 0))!.step(1).outcome, 'cannot');
});

test('honest play reaches the end by lawful moves, and depends on the seed alone', () => {
  for (const {id} of PATIENCES) {
    const play = (): object =>
      playHonestly(patience.start({game: id}), (nth) => randomFrom(`any#${nth}`), samples(60, 600));
    assert.deepEqual(play(), play());
  }
});

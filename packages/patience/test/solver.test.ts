import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {randomFrom, shuffled} from '@quinola/cards';
import {eachSample} from '../../play/test-support/sample.js';
import {parseCards, patience, positionOf, type PatienceState} from '../src/index.js';
import {founded, wholePack} from '../src/rules/index.js';
import {searchFrom} from '../src/solver/index.js';

/** The deal of a game's known winning line. */
function knownDeal(game: string): PatienceState {
  const answers = JSON.parse(readFileSync(new URL(`vectors/${game}.json`, import.meta.url), 'utf8')) as {
    kind: string; given: {pack: string};
  }[];
  const {pack} = answers.find(({kind}) => kind === 'solution')!.given;
  return patience.play(patience.start({game}), 'chance', {type: 'SHUFFLE', pack: parseCards(pack)}).state;
}

for (const game of ['la-belle-lucie', 'house-in-the-wood', 'house-on-the-hill', 'fifteen']) {
  test(`${game}: a deal that comes out is brought out, and the line is lawful to its end`, () => {
    const state = knownDeal(game);
    const search = searchFrom(state)!;
    assert.equal(search.step(1).outcome, 'unknown');
    const found = search.step(40_000);
    assert.equal(found.outcome, 'comes-out');
    assert.ok(found.moves.reduce((now, move) => patience.play(now, 0, move).state, state).won);
  });
}

/** Most cards that can be founded, and whether it can come out: every way tried through the rules. */
function exhausted(state: PatienceState): number {
  const seen = new Set<string>();
  const waiting = [state];
  let most = 0;
  for (let now = waiting.pop(); now; now = waiting.pop()) {
    most = Math.max(most, founded(now));
    for (const move of patience.moves(patience.view(now, 0))) {
      if (move.type === 'redeal') continue;
      const next = patience.play(now, 0, move).state;
      const key = JSON.stringify(next.piles);
      if (!seen.has(key)) waiting.push(next);
      seen.add(key);
    }
  }
  return most;
}

for (const [game, group, piles, cards] of [
  ['la-belle-lucie', 'fans', 4, 9], ['house-in-the-wood', 'fans', 4, 8], ['house-on-the-hill', 'fans', 3, 5],
  ['salic-law', 'kings', 3, 6],
] as const) {
  test(`${game}: the search finds as much as trying everything, and proves no more`, () => {
    eachSample(5, (seed) => {
      const low = wholePack({packs: game === 'la-belle-lucie' ? 1 : 2})
        .filter((card) => (group === 'kings' ? '2345' : 'A2345').includes(card[0]!) && 'SH'.includes(card[1]!));
      const pack = shuffled(low, randomFrom(seed)).slice(0, cards);
      const given: Record<string, string[]> = {};
      for (let i = 0; i < piles; i++) given[`${group}.${i}`] = group === 'kings' ? ['KS'] : [];
      pack.forEach((card, i) => given[`${group}.${i % (piles - 1)}`]!.push(card));
      if (group === 'kings') for (let i = 0; i < 4; i++) given[`aces.${i}`] = ['AS'];
      const state = positionOf({game}, {piles: given});
      const found = searchFrom(state)!.step(1_000_000);
      assert.equal(found.outcome, 'cannot');
      assert.equal(found.founded, exhausted(state));
    }, 60);
  });
}

test('a game with cards in hand is not searched by this solver', () => {
  const state = patience.start({game: 'clock'});
  assert.equal(searchFrom(patience.play(state, 'chance', patience.chance(state, randomFrom('any'))).state), null);
});

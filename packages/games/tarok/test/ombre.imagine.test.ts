import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, randomFrom, type Random} from '@quinola/cards';
import {type Actor, listed} from '@quinola/play';
import {assertMovesOfViews} from '@quinola/testing/game-suite/moves.js';
import {playMatch, randomMove} from '@quinola/testing/match.js';
import {eachSample} from '@quinola/testing/sample.js';
import {imagine} from '../src/tarok-ombre/opponents/imagine/index.js';
import {
  isPlayed,
  tarokOmbre,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbreState,
  type TarokOmbreView,
} from '../src/tarok-ombre/rules/index.js';
import {testedOmbre} from '../test-support/tested-ombre.js';
import {AGREEMENTS} from '../test-support/ombre.js';

/** Checks that every list that must contain all cards contains each once. */
function assertWhole({dealt, aside, hands, skat, table}: TarokOmbreState): void {
  const {tricks, trick, options, contract} = table;
  const played = [...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  for (const all of [
    [...dealt.flat(), ...aside],
    [...hands.flat(), ...played, ...skat, ...(options.manner === 'new' && contract === null ? aside : [])],
  ]) {
    assert.equal(all.length, 78);
    assert.equal(new Set(all).size, 78);
  }
}

/** Plays random lawful moves to the end of the deal. */
function playedOut(start: TarokOmbreState, seed: string): TarokOmbreState {
  const random = randomFrom(seed);
  let state = start;
  while (state.table.settled.length === start.table.settled.length) {
    const {by, move} = randomMove(tarokOmbre, state, random);
    ({state} = tarokOmbre.play(state, by, move));
  }
  return state;
}

/** A random move, but it bids the lowest game that is played, asks for many cards, and gives asked cards back if it may. */
function asking(
  game: Parameters<
    typeof randomMove<TarokOmbreState, TarokOmbreView, TarokOmbreMove, TarokOmbreOptions, TarokOmbreHappening>
  >[0],
  state: TarokOmbreState,
  random: Random,
): {by: Actor; move: TarokOmbreMove} {
  const {by, move} = randomMove(game, state, random);
  if (typeof by !== 'number') return {by, move};
  const {auction, demands, options} = state.table;
  const candidates = [...listed(tarokOmbre, tarokOmbre.view(state, by))].filter((may) => {
    if (may.type === 'GIVE_BACK') return demands.some(({card}) => card === may.card);
    if (may.type === 'PASS') return auction.high !== null && isPlayed(options, auction.high.bid);
    return (
      may.type === 'LOOK' || may.type === 'DEMAND' || (may.type === 'BID' && isPlayed(options, may.contract))
    );
  });
  const [first] = candidates;
  return {by, move: first?.type === 'BID' ? first : candidates.length ? pick(candidates, random) : move};
}

/** Plays random sessions in which many cards are asked for, and calls `body` with views of each player. */
function eachView(every: number, body: (view: TarokOmbreView, seed: string) => void): void {
  eachSample(AGREEMENTS.length, (seed, i) => {
    const options: TarokOmbreOptions = AGREEMENTS[i % AGREEMENTS.length]!;
    const random = randomFrom(`${seed}/looking`);
    playMatch(
      tarokOmbre,
      options,
      seed,
      ({before}) => {
        if (before.table.turn.phase === 'playing.trick' && random.below(every)) return;
        for (const player of [0, 1, 2]) body(tarokOmbre.view(before, player), `${seed}/${random.below(1e9)}`);
      },
      asking,
    );
  });
}

test('an imagined state agrees with the view, holds every card once, and can be played on', () => {
  let exchanges = 0;
  eachView(12, (view, seed) => {
    if (view.demands.length > 1) exchanges++;
    const imagined = imagine(view, randomFrom(seed));
    assert.deepEqual(tarokOmbre.view(imagined, view.player), view);
    assert.deepEqual(JSON.parse(JSON.stringify(imagined)), imagined);
    if (!imagined.dealt.flat().length) return;
    assertWhole(imagined);
    assertMovesOfViews(testedOmbre, imagined, [0, 1, 2], randomFrom(seed));
    const {dealt, aside, points, outcome} = playedOut(imagined, seed).table.lastDeal!;
    assert.equal(new Set([...dealt.flat(), ...aside]).size, 78);
    if (outcome !== 'thrown-in') assert.equal(points[0] + points[1], 78);
  });
  assert.ok(exchanges > 10, `only ${exchanges}`);
});

test('imagining uses nothing that the player cannot know', () => {
  eachView(24, (view, seed) => {
    const copy = JSON.parse(JSON.stringify(view)) as TarokOmbreView;
    assert.deepEqual(imagine(copy, randomFrom(seed)), imagine(view, randomFrom(seed)));
  });
});

test('a player who did not follow suit is imagined without the suit, and without taroks if he played none', () => {
  eachView(10, (view, seed) => {
    if (view.turn.phase !== 'playing.trick' || view.options.skyLed !== 'calls-tarok') return;
    const {hands} = imagine(view, randomFrom(seed));
    for (const {cards} of view.tricks) {
      const led = cards[0]!.card;
      for (const {seat, card} of cards.slice(1)) {
        if (card === 'SK') continue;
        const suitOf = (held: string): string => (/^(T\d|SK)/.test(held) ? 'T' : held.slice(-1));
        if (suitOf(card) === suitOf(led)) continue;
        assert.ok(!hands[seat]!.some((held) => held !== 'SK' && suitOf(held) === suitOf(led)));
        if (suitOf(card) !== 'T')
          assert.ok(!hands[seat]!.some((held) => held !== 'SK' && suitOf(held) === 'T'));
      }
    }
  });
});

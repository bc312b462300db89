import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom, type Random} from '@quinola/cards';
import type {Player} from '@quinola/play';
import {eachSample, samples, testSeed} from '../../../play/test-support/sample.js';
import {whistBrain} from '../src/maxims/brain.js';
import {bookPlayer, type WhistThought} from '../src/maxims/player.js';
import {viennese} from '../src/maxims/viennese.js';
import {shortId, whistReasons} from '../src/reasons/index.js';
import {
  imagine,
  whist,
  whistOptions,
  type WhistMove,
  type WhistState,
  type WhistView,
} from '../src/rules/index.js';
import {dealtState} from '../test-support/dealt.js';
import {AGREEMENTS, someMove} from '../test-support/evenings.js';

const LEVELS = ['book', 'novice', 'teacher', 'master'];
const SCHOOLS = ['leitfaden', 'hoyle', 'mixed'];

/** What is left to chance, or to the manners of the table. */
const WITHOUT_REASON = new Set<WhistMove['type']>(['DRAW', 'CUT', 'CHOOSE_SEAT', 'CHOOSE_PACK']);

/** Whether a move was chosen among others; a card is chosen among cards. */
function isWeighed(view: WhistView, move: WhistMove, must: boolean): boolean {
  const moves = whist.moves(view);
  if (move.type === 'PLAY') return moves.filter(({type}) => type === 'PLAY').length > 1;
  return !WITHOUT_REASON.has(move.type) && (!must || moves.length > 1);
}

const ask = (view: WhistView, seed: string, level = 'book', school?: string) =>
  whistBrain.choose({game: 'whist', view, moves: whist.moves(view), level, seed, ...(school && {school})});

/** Opponents play a whole evening; those with a right are asked about it before every move. */
function evening(
  start: WhistState,
  seed: string,
  random: Random,
  slips: boolean,
  seen: (view: WhistView, thought: WhistThought, must: boolean) => void,
): void {
  let state = start;
  for (let made = 0; !whist.turn(state).over; made++) {
    const {must, may} = whist.turn(state);
    if (must === 'chance') {
      state = whist.play(state, 'chance', whist.chance(state, random)).state;
      continue;
    }
    let by: Player = must!;
    let move: WhistMove | null = null;
    for (const player of [...may.filter((other) => other !== must), by]) {
      const view = whist.view(state, player);
      const thought = ask(
        view,
        `${seed} ${made} ${player}`,
        LEVELS[player % LEVELS.length],
        SCHOOLS[made % SCHOOLS.length],
      );
      ({move} = thought);
      seen(view, thought, player === must);
      by = player;
      if (move) break;
    }
    // At a strict table somebody errs now and then, so that there is something to notice.
    if (slips && by === must)
      move = random.below(12)
        ? move
        : someMove(whist.moves(whist.view(state, by)), whist.view(state, by), random);
    assert.ok(move, `nobody moves in ${whist.turn(state).phase}`);
    state = whist.play(state, by, move).state;
  }
}

for (const [i, agreement] of AGREEMENTS.entries()) {
  test(`opponents make only lawful moves, and say why, when agreed is ${JSON.stringify(agreement)}`, async () => {
    const reasons = await whistReasons.load('en');
    eachSample(
      1,
      (seed) => {
        const strict = agreement.etiquette === 'strict';
        evening(
          whist.start({...agreement, ...(agreement.table ? {} : {rubbers: 1})} as never),
          seed,
          randomFrom(`${seed} ${i}`),
          strict,
          (view, {move, because}, must) => {
            if (move)
              assert.equal(whist.refusal(view, move), null, `${view.turn.phase}: ${JSON.stringify(move)}`);
            else assert.ok(!must, `no move in ${view.turn.phase}`);
            if (move && isWeighed(view, move, must))
              assert.ok(
                because?.maxim && reasons.has(shortId(because.maxim)),
                `${view.turn.phase}: no reason for ${JSON.stringify(move)}`,
              );
          },
        );
      },
      20,
    );
  });
}

test('equal views and seeds give equal thoughts, whatever the others hold', () => {
  let compared = 0;
  const deals = samples(12, 300);
  for (let i = 0; i < deals; i++) {
    const random = randomFrom(`${testSeed} fair ${i}`);
    let state = dealtState(`${testSeed} fair ${i}`, {rules: i % 2 ? 'warsaw' : 'vienna-1834'}, [
      i % 8,
      (i * 3) % 8,
    ]);
    while (!state.table.lastDeal) {
      const by = whist.turn(state).must as Player;
      const view = whist.view(state, by);
      const [level, school, seed] = [LEVELS[i % 4]!, SCHOOLS[i % 3]!, `${i}`];
      const thought = ask(view, seed, level, school);
      // The same view, from a state in which the hidden cards lie elsewhere; and posted as a worker gets it.
      const elsewhere = whist.view(imagine(view, random), by);
      assert.deepEqual(elsewhere, view);
      assert.deepEqual(ask(elsewhere, seed, level, school), thought);
      assert.deepEqual(structuredClone(ask(structuredClone(view), seed, level, school)), thought);
      compared++;
      state = whist.play(state, by, thought.move!).state;
    }
  }
  assert.ok(compared > 10);
});

test('who has learnt nothing but the Viennese guide plays as those who know all, where nobody can err', () => {
  const maxims = viennese();
  const viennesePlayer = bookPlayer({maxims: () => maxims});
  for (const [i, agreement] of AGREEMENTS.entries()) {
    if (agreement.etiquette === 'strict' || agreement.rules === 'warsaw') continue;
    const random = randomFrom(`${testSeed} guide ${i}`);
    let state = whist.start(whistOptions({...agreement, ...(agreement.table ? {} : {rubbers: 1})}));
    for (let made = 0; !whist.turn(state).over; made++) {
      const by = whist.turn(state).must!;
      if (by === 'chance') {
        state = whist.play(state, by, whist.chance(state, random)).state;
        continue;
      }
      const view = whist.view(state, by);
      const question = {
        game: 'whist',
        view,
        moves: whist.moves(view),
        level: LEVELS[made % 3]!,
        seed: `${testSeed} ${made}`,
      };
      const thought = viennesePlayer.choose(question);
      assert.deepEqual(thought, whistBrain.choose(question));
      state = whist.play(state, by, thought.move!).state;
    }
  }
});

test('an opponent says by which maxim it played, and whose it is', () => {
  let told = 0;
  let state = dealtState('reasons');
  while (!state.table.lastDeal) {
    const by = whist.turn(state).must as Player;
    const view = whist.view(state, by);
    const {move, because} = ask(view, 'a', 'book', 'hoyle');
    if (whist.moves(view).filter(({type}) => type === 'PLAY').length > 1 && move!.type === 'PLAY') {
      assert.ok(because?.maxim && because.provenance, JSON.stringify(move));
      told++;
    }
    state = whist.play(state, by, move!).state;
  }
  assert.ok(told > 10);
});

test('what chance decides is drawn from the opponent’s seed', () => {
  const state = whist.start({rules: 'vienna-1834'} as never);
  const spread = whist.play(state, 'chance', whist.chance(state, randomFrom('draw'))).state;
  const view = whist.view(spread, whist.turn(spread).must as Player);
  const places = new Set(Array.from({length: 60}, (_, i) => JSON.stringify(ask(view, `seed ${i}`).move)));
  assert.ok(places.size > 20, `${places.size} places`);
});

test('the book beats players without one', () => {
  let tricks = 0;
  const deals = samples(24, 500);
  for (let i = 0; i < deals; i++) {
    for (const side of [0, 1]) {
      const random = randomFrom(`${testSeed} match ${i}`);
      let state = dealtState(`${testSeed} match ${i}`);
      while (!state.table.lastDeal) {
        const by = whist.turn(state).must as Player;
        const view = whist.view(state, by);
        const move =
          by % 2 === side
            ? ask(view, `${i}`).move
            : someMove(
                whist.moves(view).filter(({type}) => type === 'PLAY'),
                view,
                random,
              );
        state = whist.play(state, by, move!).state;
      }
      tricks += state.table.lastDeal.tricksWon[side]! - 6.5;
    }
  }
  // Some 1.8 tricks a deal are to be expected; half of it would be a broken player.
  assert.ok(tricks / deals / 2 > 0.9, `${(tricks / deals / 2).toFixed(2)} tricks above 6.5`);
});

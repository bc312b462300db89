import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom, type Random} from '@quinola/cards';
import type {Brain, Question} from '@quinola/opponents';
import {
  type Game,
  type Happening,
  type MoveLike,
  offered,
  type Player,
  type Turn,
  type Offer,
} from '@quinola/play';
import {eachSample, testSeed} from '../../../play/test-support/sample.js';
import {tarokBrain} from '../src/tarok/maxims/brain.js';
import {imagine as imagineTarok} from '../src/tarok/imagine/index.js';
import {tarok, tarokOptions} from '../src/tarok/rules/index.js';
import {masterTarokBrain} from '../src/tarok/search/master.js';
import {imagine as imagineOmbre} from '../src/tarok-ombre/imagine/index.js';
import {tarokOmbreBrain} from '../src/tarok-ombre/maxims/brain.js';
import {tarokOmbre} from '../src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../src/tarok-ombre/search/master.js';
import {AGREEMENTS as OMBRE} from '../test-support/ombre.js';
import {AGREEMENTS as TAROK} from '../test-support/tarok-evening.js';

const LEVELS = ['book', 'novice', 'teacher'];

/** A question as the tables post it; whoever searches imagines two deals. */
function ask<View, Move extends MoveLike>(
  game: string,
  view: View,
  moves: readonly Offer<Move>[],
  level: string,
  seed: string,
): Question<View, Move, Offer<Move>> {
  return {game, view, moves, level, seed, deals: 2};
}

/** Opponents play a whole evening; every question and answer is shown. */
function evening<State, View extends {readonly turn: Turn}, Move extends MoveLike, Options>(
  game: Game<State, View, Move, Options, Happening>,
  brain: Brain<View, Move, Offer<Move>>,
  options: Options,
  seed: string,
  seen: (question: Question<View, Move, Offer<Move>>, move: Move, player: Player) => void,
  levels = LEVELS,
): void {
  const random = randomFrom(seed);
  let state = game.start(options);
  for (let made = 0; !game.turn(state).over; made++) {
    const by = game.turn(state).must!;
    if (by === 'chance') {
      state = game.play(state, by, game.chance(state, random)).state;
      continue;
    }
    const view = game.view(state, by);
    const question = ask(
      game.id,
      view,
      offered(game, view),
      levels[made % levels.length]!,
      `${seed} ${made}`,
    );
    const {move} = brain.choose(question);
    seen(question, move, by);
    state = game.play(state, by, move).state;
  }
}

test('opponents of Tarok make only lawful moves, whatever is agreed', () => {
  for (const [i, agreed] of TAROK.entries()) {
    eachSample(
      1,
      (seed) =>
        evening(tarok, tarokBrain, tarokOptions(agreed), `${seed} ${i}`, ({view}, move) => {
          assert.equal(tarok.refusal(view, move), null, `${view.turn.phase}: ${JSON.stringify(move)}`);
        }),
      20,
    );
  }
});

test('opponents of Tarok-ombre make only lawful moves, whatever is agreed', () => {
  for (const [i, agreed] of OMBRE.entries()) {
    eachSample(
      1,
      (seed) =>
        evening(tarokOmbre, tarokOmbreBrain, agreed, `${seed} ${i}`, ({view}, move) => {
          assert.equal(tarokOmbre.refusal(view, move), null, `${view.turn.phase}: ${JSON.stringify(move)}`);
        }),
      20,
    );
  }
});

/** Plays an evening, and asks again for every answer: in a match that looks the same to the player. How many were searched. */
function alikeElsewhere<State, View extends {readonly turn: Turn}, Move extends MoveLike, Options>(
  game: Game<State, View, Move, Options, Happening>,
  imagine: (view: View, random: Random) => State,
  brain: Brain<View, Move, Offer<Move>>,
  options: Options,
  levels = LEVELS,
): number {
  const random = randomFrom(`${testSeed} elsewhere`);
  let searched = 0;
  evening(
    game,
    brain,
    options,
    testSeed,
    (question, _, player) => {
      const elsewhere = game.view(imagine(question.view, random), player);
      const thought = brain.choose(structuredClone(question));
      assert.deepEqual(brain.choose({...question, view: elsewhere}), thought);
      if (thought.because?.search) searched++;
    },
    levels,
  );
  return searched;
}

test('equal views and seeds give equal thoughts, whatever the others hold', () => {
  alikeElsewhere(tarok, imagineTarok, tarokBrain, tarokOptions({deals: 1}));
  alikeElsewhere(tarokOmbre, imagineOmbre, tarokOmbreBrain, {...OMBRE[1]!, deals: 4});
});

test('equal views and seeds give equal thoughts to those who search, too', () => {
  const master = ['master'];
  assert.ok(alikeElsewhere(tarok, imagineTarok, masterTarokBrain(), tarokOptions({deals: 1}), master) > 0);
  assert.ok(
    alikeElsewhere(tarokOmbre, imagineOmbre, masterOmbreBrain(), {...OMBRE[1]!, deals: 2}, master) > 0,
  );
});

test('an opponent who had a choice of cards says by which maxim he made it', () => {
  evening(tarok, tarokBrain, tarokOptions({deals: 1}), `${testSeed} why`, (question) => {
    const {because} = tarokBrain.choose({...question, level: 'book'});
    if (question.view.turn.phase === 'playing.trick' && question.moves.length > 1)
      assert.ok(because?.maxim && because.provenance);
  });
});

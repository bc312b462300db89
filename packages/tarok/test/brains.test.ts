import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom} from '@quinola/cards';
import type {Brain, Question} from '@quinola/opponents';
import type {Game, Happening, MoveLike, Player, Turn} from '@quinola/play';
import {eachSample, testSeed} from '../../play/test-support/sample.js';
import {tarokBrain} from '../src/tarok/maxims/brain.js';
import {imagine as imagineTarok, tarok, tarokOptions} from '../src/tarok/rules/index.js';
import {imagine as imagineOmbre} from '../src/tarok-ombre/imagine/index.js';
import {tarokOmbreBrain} from '../src/tarok-ombre/maxims/brain.js';
import {tarokOmbre} from '../src/tarok-ombre/rules/index.js';
import {AGREEMENTS as OMBRE} from '../test-support/ombre.js';
import {AGREEMENTS as TAROK} from '../test-support/tarok-evening.js';

const LEVELS = ['book', 'novice', 'teacher'];

/** A question as the tables post it: without the thousands of ways to lay three cards away. */
function ask<View extends {readonly turn: Turn}, Move>(
  game: string, view: View, moves: readonly Move[], level: string, seed: string,
): Question<View, Move> {
  return {game, view, moves: view.turn.phase === 'skat' ? [] : moves, level, seed};
}

/** Opponents play a whole evening; every question and answer is shown. */
function evening<State, View extends {readonly turn: Turn}, Move extends MoveLike, Options>(
  game: Game<State, View, Move, Options, Happening>, brain: Brain<View, Move>, options: Options, seed: string,
  seen: (question: Question<View, Move>, move: Move, player: Player) => void,
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
    const question = ask(game.id, view, game.moves(view), LEVELS[made % LEVELS.length]!, `${seed} ${made}`);
    const {move} = brain.choose(question);
    seen(question, move, by);
    state = game.play(state, by, move).state;
  }
}

test('opponents of Tarok make only lawful moves, whatever is agreed', () => {
  for (const [i, agreed] of TAROK.entries()) {
    eachSample(1, (seed) => evening(tarok, tarokBrain, tarokOptions(agreed), `${seed} ${i}`, ({view}, move) => {
      assert.equal(tarok.refusal(view, move), null, `${view.turn.phase}: ${JSON.stringify(move)}`);
    }), 20);
  }
});

test('opponents of Tarok-ombre make only lawful moves, whatever is agreed', () => {
  for (const [i, agreed] of OMBRE.entries()) {
    eachSample(1, (seed) => evening(tarokOmbre, tarokOmbreBrain, agreed, `${seed} ${i}`, ({view}, move) => {
      assert.equal(tarokOmbre.refusal(view, move), null, `${view.turn.phase}: ${JSON.stringify(move)}`);
    }), 20);
  }
});

test('equal views and seeds give equal thoughts, whatever the others hold', () => {
  const random = randomFrom(`${testSeed} elsewhere`);
  evening(tarok, tarokBrain, tarokOptions({deals: 1}), testSeed, (question, _, player) => {
    const elsewhere = tarok.view(imagineTarok(question.view, random), player);
    assert.deepEqual(tarokBrain.choose({...question, view: elsewhere}), tarokBrain.choose(structuredClone(question)));
  });
  evening(tarokOmbre, tarokOmbreBrain, {...OMBRE[1]!, deals: 4}, testSeed, (question, _, player) => {
    const elsewhere = tarokOmbre.view(imagineOmbre(question.view, random), player);
    assert.deepEqual(tarokOmbreBrain.choose({...question, view: elsewhere}), tarokOmbreBrain.choose(structuredClone(question)));
  });
});

test('an opponent who had a choice of cards says by which maxim he made it', () => {
  evening(tarok, tarokBrain, tarokOptions({deals: 1}), `${testSeed} why`, (question) => {
    const {because} = tarokBrain.choose({...question, level: 'book'});
    if (question.view.turn.phase === 'playing.trick' && question.moves.length > 1) assert.ok(because?.maxim && because.provenance);
  });
});

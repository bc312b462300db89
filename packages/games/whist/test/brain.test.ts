import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import type {Player} from '@quinola/play';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {whistBrain} from '../src/whist/opponents/maxims/brain.js';
import {bookPlayer} from '../src/whist/opponents/maxims/player.js';
import {viennese} from '../src/whist/opponents/maxims/viennese.js';
import {whist, whistOptions, type WhistView} from '../src/whist/rules/index.js';
import {dealtState} from '../test-support/dealt.js';
import {AGREEMENTS} from '../test-support/agreements.js';

const LEVELS = ['book', 'novice', 'teacher', 'master'];

const ask = (view: WhistView, seed: string, level = 'book', school?: string) =>
  whistBrain.choose({game: 'whist', view, moves: whist.moves(view), level, seed, ...(school && {school})});

test('an opponent that knows only the Viennese guide plays like one that knows all books, when slips are off', () => {
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

test('an opponent says which maxim it followed, and from which book', () => {
  let explained = 0;
  let state = dealtState('reasons');
  while (!state.table.lastDeal) {
    const by = whist.turn(state).must as Player;
    const view = whist.view(state, by);
    const {move, because} = ask(view, 'a', 'book', 'hoyle');
    if (whist.moves(view).filter(({type}) => type === 'PLAY').length > 1 && move!.type === 'PLAY') {
      assert.ok(because?.maxim && because.provenance, JSON.stringify(move));
      explained++;
    }
    state = whist.play(state, by, move!).state;
  }
  assert.ok(explained > 10);
});

test('random choices of an opponent depend on its seed alone', () => {
  const state = whist.start({rules: 'vienna-1834'} as never);
  const spread = whist.play(state, 'chance', whist.chance(state, randomFrom('draw'))).state;
  const view = whist.view(spread, whist.turn(spread).must as Player);
  const places = new Set(Array.from({length: 60}, (_, i) => JSON.stringify(ask(view, `seed ${i}`).move)));
  assert.ok(places.size > 20, `${places.size} places`);
});

test('the book player beats players without a book', () => {
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
            : pick(
                whist.moves(view).filter(({type}) => type === 'PLAY'),
                random,
              );
        state = whist.play(state, by, move!).state;
      }
      tricks += state.table.lastDeal.tricksWon[side]! - 6.5;
    }
  }
  // About 1.8 tricks a deal are expected; with half of that the player would be broken.
  assert.ok(tricks / deals / 2 > 0.9, `${(tricks / deals / 2).toFixed(2)} tricks above 6.5`);
});

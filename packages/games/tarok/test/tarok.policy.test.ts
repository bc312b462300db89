import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {isChoice, offered} from '@quinola/play';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {TAROK as PACK} from '../src/kit/opponents/masks/cards.js';
import {quickCard} from '../src/kit/opponents/masks/policy.js';
import {byBook} from '../src/tarok/opponents/maxims/brain.js';
import {tarok, tarokOptions, type GivenOptions} from '../src/tarok/rules/index.js';
import {tableOf} from '../src/tarok/opponents/search/trial.js';

/** How many of the cards that the book plays in some deals the play-outs would have played too. */
function agreement(given: GivenOptions, deals: number): {readonly asked: number; readonly alike: number} {
  let asked = 0,
    alike = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seed = `${testSeed} policy ${deal}`,
      chance = randomFrom(seed);
    let state = tarok.start(tarokOptions(given));
    for (let {must, over} = tarok.turn(state); !over && must !== null; {must, over} = tarok.turn(state)) {
      if (must === 'chance') {
        state = tarok.play(state, must, tarok.chance(state, chance)).state;
        continue;
      }
      const view = tarok.view(state, must),
        moves = offered(tarok, view);
      const {move} = byBook({game: 'tarok', view, moves, level: 'teacher', seed});
      if (view.turn.phase === 'playing.trick' && moves.length > 1 && !moves.some(isChoice)) {
        asked++;
        if ((move as {readonly card: string}).card === PACK.cardOf(quickCard(tableOf(view)))) alike++;
      }
      state = tarok.play(state, must, move).state;
    }
  }
  return {asked, alike};
}

test('play-outs follow the book, except that they may choose between equivalent cards differently', () => {
  for (const given of [{deals: 1}, {players: 2, parties: 1}] satisfies GivenOptions[]) {
    const {asked, alike} = agreement(given, samples(given.players === 2 ? 2 : 12));
    assert.ok(asked > 100);
    assert.ok(alike / asked > 0.96, `${alike} of ${asked}`);
  }
});

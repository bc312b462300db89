import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {patience, patienceNamed} from '../src/patience/index.js';
import {addPatience} from '../src/patience/rules/games/known.js';
import {learningBrain, type InquiryWithData} from '../src/patience/opponents/help/taught.js';
import {TWELFTH} from '../test-support/twelfth.js';

test('the solver learns an unknown patience from the question', () => {
  // The page has games that the worker does not know. Here both share one process, so each part uses a name of its own.
  const unknown = {...TWELFTH, id: 'in the worker'};
  addPatience({...TWELFTH, id: 'in the page'});
  const start = patience.start({game: 'in the page'});
  const state = patience.play(start, 'chance', patience.chance(start, randomFrom('a test'))).state;
  const options = {game: unknown.id};
  const inquiry: InquiryWithData = {
    view: {...patience.view(state, 0), options},
    look: {stock: state.stock, seed: 'a test'},
    def: unknown,
  };
  assert.equal(patienceNamed(unknown.id), undefined);
  const {move} = learningBrain.choose({
    game: 'patience',
    view: inquiry,
    moves: [],
    level: 'solver',
    seed: '',
  });
  assert.equal(patienceNamed(unknown.id), unknown);
  assert.ok(move.nodes > 0);
  assert.ok(move.line.length);
});

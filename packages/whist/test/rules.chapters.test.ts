// Only the core is imported here: what a page has before anything was fetched.
import assert from 'node:assert/strict';
import {register} from 'node:module';
import test from 'node:test';
import {pick, randomFrom} from '@quinola/cards';
import {MoveError, OptionsError} from '@quinola/play';
import {
  awaitsRest,
  fetchFirst,
  fetchParts,
  fetchRest,
  whist,
  whistOptions,
  type WhistMove,
  type WhistState,
} from '../src/rules/core.js';

/** A match of random moves up to a number of tricks. */
function played(tricks: number, seed: string): WhistState {
  const random = randomFrom(seed);
  let state = whist.start(whistOptions());
  while (state.table.trump === null || state.table.tricks.length < tricks) {
    const {must} = whist.turn(state);
    const move =
      must === 'chance'
        ? whist.chance(state, random)
        : pick(
            whist.moves(whist.view(state, must!)).filter(({type}) => type !== 'LAY_DOWN'),
            random,
          );
    state = whist.play(state, must!, move).state;
  }
  return state;
}

/** The last three cards, and the one that ends the deal. */
function lastTrick(state: WhistState): {readonly before: WhistState; readonly move: WhistMove} {
  for (;;) {
    const [move] = whist.moves(whist.view(state, state.table.turn.must as number)) as [WhistMove];
    if (state.table.trick.length === 3) return {before: state, move};
    state = whist.play(state, state.table.turn.must!, move).state;
  }
}

test('the first deal of a session needs nothing beside the core before its last card', () => {
  for (const seed of ['one', 'two', 'three']) {
    const state = played(12, seed);
    assert.equal(state.table.tricks.length, 12);
    assert.deepEqual(whist.ledger(state), []);
  }
});

test('nothing ends a deal before it can be settled, and the table is told what must wait', async () => {
  const begun = played(0, 'four');
  const view = whist.view(begun, begun.table.turn.must as number);
  assert.equal(awaitsRest(view, {type: 'STOP'}), true);
  assert.equal(awaitsRest(view, {type: 'LAY_DOWN'}), true);
  assert.equal(awaitsRest(view, {type: 'PLAY', card: view.hand[0]!}), false);
  assert.throws(() => whist.play(begun, view.player, {type: 'STOP'}), MoveError);

  const {before, move} = lastTrick(played(12, 'four'));
  const by = before.table.turn.must as number;
  assert.equal(awaitsRest(whist.view(before, by), move), true);
  assert.throws(() => whist.play(before, by, move), /settlement has not been fetched/);

  await fetchRest();
  assert.equal(awaitsRest(whist.view(before, by), move), false);
  assert.ok(whist.play(before, by, move).events.some(({type}) => type === 'deal-scored'));
});

test('what cannot be fetched is said by a code, and asked for again', async () => {
  register(`data:text/javascript,let offline = true; export async function resolve(name, context, next) {
    if (offline && /company(-\\w+|)\\.js$/.test(name)) { offline = false; throw new Error('offline'); }
    return next(name, context);
  }`);
  await assert.rejects(
    fetchFirst({table: 'dummy'}),
    (error) => error instanceof OptionsError && error.code === 'no-module',
  );
  await fetchFirst({table: 'dummy'});
  assert.equal(whist.start(whistOptions({table: 'dummy'})).table.players, 3);
});

test('rare options fetch their chapters before the match begins', async () => {
  assert.throws(() => whistOptions({deal: 'S:A'}), RangeError);
  await fetchParts({deal: 'S:A', etiquette: 'strict'});
  assert.throws(() => whistOptions({deal: 'S:A'}), OptionsError);
  assert.ok(whist.start(whistOptions({etiquette: 'strict'})));
});

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {inOrder, judge, borrowed, type Maxim} from '@quinola/opponents';

interface Weather {
  readonly wet: boolean;
}

type Advice = Maxim<Weather, string>;

const advice = (
  id: string,
  rank: number,
  suggested: readonly string[],
  more: Partial<Advice> = {},
): Advice => ({id, rank, when: () => true, suggest: () => suggested, provenance: 'book', ...more});

const CLOTHES = ['coat', 'hat', 'scarf'];
const FACTS: Weather = {wet: true};

test('the first maxim that fires decides, by its priority and then by its place in the list', () => {
  const maxims = inOrder([
    advice('late', 8, ['scarf']),
    advice('early', 3, ['hat']),
    advice('early too', 3, ['coat']),
  ]);
  assert.deepEqual(
    maxims.map(({id}) => id),
    ['early', 'early too', 'late'],
  );
  assert.deepEqual(judge(maxims, FACTS, CLOTHES), {
    choice: 'hat',
    because: {maxim: 'early', provenance: 'book', over: ['early too']},
  });
});

test('a maxim that does not apply, or suggests an unlawful move, is ignored', () => {
  const maxims = [
    advice('dry', 1, ['hat'], {when: ({wet}) => !wet}),
    advice('elsewhere', 2, ['boots']),
    advice('plain', 3, ['scarf']),
  ];
  assert.deepEqual(judge(maxims, FACTS, CLOTHES).because, {maxim: 'plain', provenance: 'book'});
});

test('a choice that one maxim leaves open is decided by the next', () => {
  const maxims = [advice('warm', 1, ['coat', 'scarf']), advice('light', 2, ['scarf', 'hat'])];
  assert.deepEqual(judge(maxims, FACTS, CLOTHES), {
    choice: 'scarf',
    because: {maxim: 'warm', provenance: 'book', then: 'light'},
  });
});

test('a maxim that bars moves is obeyed as long as another move is left', () => {
  const bar = advice('not the coat', 1, ['coat'], {bars: true});
  assert.deepEqual(judge([bar, advice('coat', 2, ['coat']), advice('hat', 3, ['hat'])], FACTS, CLOTHES), {
    choice: 'hat',
    because: {maxim: 'not the coat', provenance: 'book', then: 'hat', over: ['coat']},
  });
  assert.equal(judge([advice('none', 1, CLOTHES, {bars: true})], FACTS, CLOTHES).because, undefined);
});

test('a finesse fires with its own probability by the seed, never for a teacher, always as an example', () => {
  const ruse = [advice('ruse', 1, ['scarf'], {chance: 4}), advice('rule', 2, ['hat'])];
  const random = randomFrom('finesses');
  let fired = 0;
  for (let i = 0; i < 4000; i++) if (judge(ruse, FACTS, CLOTHES, random).choice === 'scarf') fired++;
  assert.ok(fired > 850 && fired < 1150, `fired ${fired} of 4000`);
  assert.equal(judge(ruse, FACTS, CLOTHES, 'never').choice, 'hat');
  assert.equal(judge(ruse, FACTS, CLOTHES, 'always').choice, 'scarf');
});

test('a single choice needs no reason', () => {
  assert.deepEqual(judge([advice('hat', 1, ['hat'])], FACTS, ['hat']), {choice: 'hat'});
});

test('maxims from another book are marked, those of the engine are not', () => {
  assert.deepEqual(
    borrowed([advice('a', 1, []), advice('b', 1, [], {provenance: 'engine'})]).map(
      ({provenance}) => provenance,
    ),
    ['borrowed', 'engine'],
  );
});

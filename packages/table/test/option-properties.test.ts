import assert from 'node:assert/strict';
import {test} from 'node:test';
import {defineOptions} from '@quinola/play';
import {attributeOf, optionProperties, optionsFromAttributes} from '../src/option-properties.js';

const options = defineOptions({
  strict: {words: [false, true]},
  throwOver: {words: [false, true], usual: ({strict}) => strict === true},
  paid: {words: [true, false]},
  pack: {words: [40, 'eight']},
  stake: {words: [1, 2]},
  deals: {least: 1, most: 9, usual: 3, also: ['open']},
  lady: {least: 0, most: 4, usual: null, also: [null]},
  players: {words: [3, 2]},
  deal: {text: true, usual: null},
});

test('an option is a property of its name and an attribute with hyphens, a switch only where it is off unless set', () => {
  assert.deepEqual(optionProperties(options.rules, {players: 'sitters'}), {
    strict: {attribute: 'strict', type: Boolean},
    throwOver: {attribute: 'throw-over'},
    paid: {attribute: 'paid'},
    pack: {attribute: 'pack'},
    stake: {attribute: 'stake', type: Number},
    deals: {attribute: 'deals'},
    lady: {attribute: 'lady', type: Number},
    sitters: {attribute: 'players', type: Number},
  });
  assert.equal(attributeOf('otherCardInHand'), 'other-card-in-hand');
});

test('properties are read as the options they set, and what nobody understands as it was written', () => {
  const getAttribute = (name: string): string => `the attribute ${name}`;
  const read = (set: object): object =>
    optionsFromAttributes({getAttribute, ...set}, options(), {players: 'sitters'});
  assert.deepEqual(read({strict: false, throwOver: null, lady: null}), {});
  assert.deepEqual(
    read({strict: true, throwOver: 'yes', paid: 'no', pack: '40', deals: 'open', sitters: 2}),
    {
      strict: true,
      throwOver: true,
      paid: false,
      pack: 40,
      deals: 'open',
      players: 2,
    },
  );
  assert.deepEqual(read({stake: Number.NaN}), {stake: 'the attribute stake'});
});

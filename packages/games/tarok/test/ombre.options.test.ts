import assert from 'node:assert/strict';
import test from 'node:test';
import {OptionsError} from '@quinola/play';
import {tarokOmbre, tarokOmbreOptions, type GivenOptions} from '../src/tarok-ombre/rules/index.js';

const codeOf = (given: GivenOptions): string => {
  try {
    tarokOmbreOptions(given);
    return 'none';
  } catch (error) {
    assert.ok(error instanceof OptionsError);
    return error.code;
  }
};

test('options that are not given have the defaults of the specification', () => {
  assert.deepEqual(tarokOmbreOptions(), {
    manner: 'old',
    playTre: false,
    forehandMayPass: false,
    forehandConsolation: 10,
    lossTariff: 'symmetrical',
    remisPays: false,
    toutUnoNew: 300,
    toutAddsPoints: false,
    toutTakesSkat: true,
    toutWithSky: 'no',
    skyLimit: 'none',
    skyLed: 'calls-tarok',
    deals: 6,
    deal: null,
  });
});

test('unknown and conflicting options are refused with a code', () => {
  assert.equal(codeOf({manner: 'older' as 'old'}), 'unknown-manner');
  assert.equal(codeOf({skyLed: 'calls' as 'free'}), 'unknown-skyLed');
  assert.equal(codeOf({toutUnoNew: 400 as 300, manner: 'new'}), 'unknown-toutUnoNew');
  assert.equal(codeOf({colour: 'red'} as GivenOptions), 'unknown-option');
  assert.equal(codeOf({deals: 0}), 'bad-number');
  assert.equal(codeOf({deals: 2.5}), 'bad-number');
  assert.equal(codeOf({forehandConsolation: -1}), 'bad-number');
  assert.equal(codeOf({manner: 'new', playTre: true}), 'excluded');
  assert.equal(codeOf({manner: 'new', toutTakesSkat: false}), 'excluded');
  assert.equal(codeOf({toutUnoNew: 500}), 'excluded');
  assert.equal(codeOf({manner: 'new', toutUnoNew: 500, deals: 'open'}), 'none');
  assert.throws(() => tarokOmbre.start({...tarokOmbreOptions(), manner: 'new', playTre: true}), OptionsError);
});

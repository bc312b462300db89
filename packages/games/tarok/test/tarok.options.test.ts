import assert from 'node:assert/strict';
import test from 'node:test';
import {OptionsError} from '@quinola/play';
import {tarok, tarokOptions, type GivenOptions} from '../src/tarok/rules/index.js';

function code(options: () => unknown): string {
  try {
    options();
  } catch (error) {
    if (error instanceof OptionsError) return error.code;
    throw error;
  }
  return 'none';
}

test('all options have defaults: Tarok en trois, three deals', () => {
  const options = tarokOptions();
  assert.deepEqual(options, {
    players: 3,
    matadorSeries: 'best',
    announcePagatWithTaroks: false,
    announcePagatInSkat: false,
    skyLed: 'calls-tarok',
    pagatAccounting: 'single',
    pagatTie: 'trickWinner',
    cardFlow: 'pairwise',
    stichfrei: false,
    pot: false,
    captorScores: true,
    pairEmpty: 1,
    deal: null,
    deals: 3,
    kingUltimo: 10,
    potStake: 10,
    target: 100,
    doubleBelow: 50,
    partyStake: 60,
    pointValue: 2,
    parties: 1,
  });
  assert.deepEqual(tarokOptions(options), options);
  assert.equal(tarok.start(tarokOptions({players: 2})).table.options.players, 2);
  assert.equal(tarokOptions({deals: 'open'}).deals, 'open');
});

const REFUSED: readonly (readonly [string, GivenOptions])[] = [
  ['excluded', {players: 2, deals: 5}],
  ['excluded', {players: 2, stichfrei: true}],
  ['excluded', {players: 2, pot: true}],
  ['excluded', {players: 2, pagatAccounting: 'cumulative'}],
  ['excluded', {players: 2, pagatTie: 'nextInTurn'}],
  ['excluded', {players: 2, cardFlow: 'each'}],
  ['excluded', {players: 2, kingUltimo: 5}],
  ['excluded', {target: 120}],
  ['excluded', {parties: 2}],
  ['excluded', {captorScores: false}],
  ['excluded', {pairEmpty: 0}],
  ['excluded', {partyStake: 100}],
  ['excluded', {pointValue: 3}],
  ['excluded', {doubleBelow: 40}],
  ['excluded', {potStake: 20}],
  ['bad-number', {deals: 0}],
  ['bad-number', {deals: 1.5}],
  ['bad-number', {kingUltimo: -1}],
  ['bad-number', {pot: true, potStake: 0}],
  ['bad-number', {players: 2, target: 0}],
  ['bad-number', {players: 2, target: 'open'} as unknown as GivenOptions],
  ['bad-number', {deals: 'many'} as unknown as GivenOptions],
  ['unknown-players', {players: 4} as unknown as GivenOptions],
  ['unknown-matadorSeries', {matadorSeries: 'none'} as unknown as GivenOptions],
  ['unknown-pot', {pot: 'yes'} as unknown as GivenOptions],
  ['unknown-skyLed', {skyLed: 'never'} as unknown as GivenOptions],
  ['unknown-option', {colour: 'red'} as unknown as GivenOptions],
];

for (const [expected, given] of REFUSED) {
  test(`refused as ${expected}: ${JSON.stringify(given)}`, () =>
    assert.equal(
      code(() => tarokOptions(given)),
      expected,
    ));
}

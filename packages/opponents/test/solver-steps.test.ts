import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {eachSample} from '@quinola/testing/sample.js';
import {
  CARD_NUMBERS,
  solveInto,
  solvingFourHandsInto,
  solvingInto,
  type TrickPosition,
} from '../src/solver/index.js';
import {ending, KINDS} from './endings.js';

const valuesOf = (position: TrickPosition): Int32Array => {
  const values = new Int32Array(CARD_NUMBERS);
  solveInto(position, values);
  return values;
};

/** Runs all steps; returns how many there were. */
function count(step: () => boolean): number {
  let steps = 1;
  while (!step()) steps++;
  return steps;
}

describe('solving in steps', () => {
  for (const kind of KINDS) {
    it(`gives the same result as solving at once: ${kind.name}`, () => {
      let paused = 0;
      eachSample(
        10,
        (seed) => {
          const position = ending(kind, 5, randomFrom(`${seed} steps ${kind.name}`));
          const values = new Int32Array(CARD_NUMBERS);
          if (count(solvingInto(position, values, 12)) > 1) paused++;
          assert.deepEqual(values, valuesOf(position));
        },
        300,
      );
      assert.ok(paused > 0, 'nothing was hard enough to pause');
    });
  }

  it('takes more steps if it may examine fewer positions in each', () => {
    let few = 0,
      many = 0;
    for (let i = 0; i < 5; i++) {
      const position = ending(KINDS[0]!, 9, randomFrom(`nine cards ${i}`));
      const values = new Int32Array(CARD_NUMBERS);
      few += count(solvingInto(position, values, 400)) - 1;
      many += count(solvingInto(position, values, 50)) - 1;
    }
    assert.ok(few > 0 && many > 4 * few, `${few} and ${many} pauses`);
  });

  it('has a special solver for four hands of 52 cards, with the same results', () => {
    const position = ending(KINDS[0]!, 8, randomFrom('four hands'));
    const values = new Int32Array(CARD_NUMBERS);
    assert.ok(count(solvingFourHandsInto(position, values, 20)) > 1);
    assert.deepEqual(values, valuesOf(position));
  });

  it('takes short steps by default', () => {
    let byDefault = 0,
      long = 0;
    for (let i = 0; i < 5; i++) {
      const position = ending(KINDS[0]!, 11, randomFrom(`eleven cards ${i}`));
      // Both use what an earlier search tried with success.
      const values = valuesOf(position);
      byDefault += count(solvingInto(position, values)) - 1;
      long += count(solvingInto(position, values, 1000)) - 1;
    }
    assert.ok(long > 0 && byDefault > 3 * long, `${byDefault} and ${long} pauses`);
  });

  it('completes even if other positions are solved between its steps', () => {
    const one = ending(KINDS[0]!, 8, randomFrom('one')),
      other = ending(KINDS[0]!, 8, randomFrom('other'));
    const ofOne = new Int32Array(CARD_NUMBERS),
      ofOther = new Int32Array(CARD_NUMBERS);
    const steps = [solvingInto(one, ofOne, 10), solvingInto(other, ofOther, 10)];
    let open = steps;
    for (let round = 0; open.length; round++) {
      assert.ok(round < 40, 'no end');
      open = open.filter((step) => !step());
    }
    assert.deepEqual(ofOne, valuesOf(one));
    assert.deepEqual(ofOther, valuesOf(other));
  });

  it('leaves nothing behind when it is aborted', () => {
    const position = ending(KINDS[0]!, 7, randomFrom('given up'));
    const before = valuesOf(position);
    solvingInto(ending(KINDS[0]!, 8, randomFrom('other')), new Int32Array(CARD_NUMBERS), 5)();
    assert.deepEqual(valuesOf(position), before);
  });
});

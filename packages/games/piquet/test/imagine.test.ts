import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {playedBy, sample} from '@quinola/play';
import {bitsOf} from '../src/piquet/opponents/bits.js';
import {imagine, possibleIn} from '../src/piquet/opponents/imagine.js';
import {piquet, piquetOptions, type PiquetOptions, type PiquetState} from '../src/piquet/rules/index.js';

// Honest over what was said: the other's cards are imagined among all hands that agree with it, and no others.

const MANNERS: readonly Partial<PiquetOptions>[] = [
  {},
  {announce: 'manual', etiquette: 'strict'},
  {peekLeft: false, youngerMinimum: 'classic-one'},
  {rules: 'modern'},
  {rules: 'modern', announce: 'manual'},
  {rules: 'modern', fidelity: 'page'},
  {rules: 'rubicon'},
  {rules: 'rubicon', announce: 'manual', youngerLeft: 'open'},
];
const SEED = process.env.SEED ?? '1820';

/** Calls with every state of a match that is played at random. */
function through(options: PiquetOptions, seed: string, look: (state: PiquetState) => void): void {
  const random = randomFrom(seed);
  let state = piquet.start(options);
  for (;;) {
    const {must, over} = piquet.turn(state);
    if (over) return;
    look(state);
    const move =
      must === 'chance'
        ? piquet.chance(state, random)
        : sample(piquet, piquet.view(state, must as number), random);
    state = piquet.play(state, must!, move).state;
  }
}

describe(`imagined deals (seed ${SEED})`, () => {
  for (const [at, manner] of MANNERS.entries()) {
    const options = piquetOptions(manner);
    it(`look the same to who imagines them: ${JSON.stringify(manner)}`, () => {
      const random = randomFrom(`${SEED} imagined ${at}`);
      through(options, `${SEED} ${at}`, (state) => {
        for (const viewer of [0, 1]) {
          const view = piquet.view(state, viewer);
          assert.deepEqual(piquet.view(imagine(view, random), viewer), view);
        }
      });
    });

    it(`leave the hand that the other has among the possible ones: ${JSON.stringify(manner)}`, () => {
      through(options, `${SEED} ${at}`, (state) => {
        const {table, hands} = state;
        if (table.exchanged.some((size) => size < 0) || !table.counts.some((cards) => cards > 0)) return;
        for (const viewer of [0, 1]) {
          const view = piquet.view(state, viewer);
          const other = 1 - view.seat;
          const hand = bitsOf([...hands[other]!, ...playedBy(table, other)]);
          assert.ok(
            possibleIn(view).hands.includes(hand),
            `${table.turn.phase} ${JSON.stringify(table.talk)}`,
          );
        }
      });
    });
  }
});

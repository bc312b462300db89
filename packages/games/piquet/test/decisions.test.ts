import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {randomFrom} from '@quinola/cards';
import {offered, sample, type Offer} from '@quinola/play';
import {samples, testSeed} from '@quinola/testing/sample.js';
import {profile} from '../src/piquet/machine.js';
import {byBook} from '../src/piquet/opponents/master.js';
import {
  piquet,
  piquetOptions,
  type PiquetMove,
  type PiquetOptions,
  type PiquetView,
} from '../src/piquet/rules/index.js';

// How much a person is asked in a partie of six deals, at a table that draws and cuts for him.

/** The most decisions of a partie. */
const MOST = 85;

/** Whether the chart asks nothing in a phase where there is nothing to choose. */
const isSpared = (phase: string): boolean => /^(announce|answer|playing)/.test(phase);

/** How many decisions are asked of a visitor in one partie. */
function partie(options: PiquetOptions, seed: string): number {
  const random = randomFrom(seed);
  let state = piquet.start(options);
  let decisions = 0;
  for (;;) {
    const {must, over, phase} = piquet.turn(state);
    if (over) return decisions;
    if (must === 'chance') {
      state = piquet.play(state, must, piquet.chance(state, random)).state;
      continue;
    }
    const view = piquet.view(state, must!);
    const isCeremony = phase.startsWith('drawing') || phase.startsWith('dealing');
    const moves = offered<PiquetView, PiquetMove>(piquet, view) as readonly Offer<PiquetMove>[];
    const move = isCeremony
      ? sample(piquet, view, random)
      : byBook({game: piquet.id, view, moves, level: 'book', seed: `${seed} ${phase}`}).move;
    if (view.player === 0 && !isCeremony && !(isSpared(phase) && profile.spares!(view))) decisions++;
    const {state: next, events} = piquet.play(state, must!, move);
    // Each deal ends with a sheet, which is put away.
    if (events.some(({type}) => type === 'deal-settled')) decisions++;
    state = next;
  }
}

const decisionsOf = (options: Partial<PiquetOptions>): readonly number[] =>
  Array.from({length: samples(12)}, (_, at) =>
    partie(piquetOptions({rules: 'rubicon', ...options}), `${testSeed}/${at}`),
  );

describe(`a partie of six deals (seed ${testSeed})`, () => {
  it(`asks for at most ${MOST} decisions`, () => assert.ok(Math.max(...decisionsOf({})) <= MOST));

  it('asks for fewer where a card that alone may be played plays itself', () => {
    const forced = Math.max(...decisionsOf({forced: 'only'}));
    assert.ok(forced < Math.min(...decisionsOf({})), `${forced}`);
  });
});

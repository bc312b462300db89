import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor} from 'xstate';
import type {TableInput} from '@quinola/chart';
import {listed} from '@quinola/play';
import {NO_PAUSES, untilIdle} from '@quinola/testing/chart/driving.js';
import {slowThinker} from '@quinola/testing/small-toy/seated.js';
import {piquetMachine} from '../src/piquet/machine.js';
import {
  elderOf,
  piquet,
  piquetOptions,
  type PiquetMove,
  type PiquetOptions,
} from '../src/piquet/rules/index.js';

// A visitor speaks for himself at a table that lets nothing be taken back.

const INPUT: Omit<TableInput<PiquetMove, PiquetOptions>, 'thinker'> = {
  options: piquetOptions({rules: 'rubicon', announce: 'manual'}),
  players: [
    {name: 'You', kind: 'visitor', level: 'book'},
    {name: 'Constance', kind: 'opponent', level: 'book'},
  ],
  viewer: 0,
  seed: 'words',
  pace: NO_PAUSES,
  ceremony: 'short',
  undo: false,
};

/** A table at which the visitor has just said the first thing that he holds, and the other is asked. */
async function spoken() {
  for (let seed = 0; ; seed++) {
    const {slow, asked} = slowThinker<PiquetMove>();
    const actor = createActor(piquetMachine(), {input: {...INPUT, seed: `words ${seed}`, thinker: slow}});
    actor.start();
    const {context} = actor.getSnapshot();
    if (elderOf(context.view) !== context.view.seat) continue;
    actor.send({type: 'EXCHANGE', cards: context.view.hand.slice(0, 3)});
    const question = asked.at(-1)!;
    const [other] = [...(question.question.view as {hand: readonly string[]}).hand];
    await question.answer({type: 'EXCHANGE', cards: [other!]});
    await untilIdle(actor);
    const now = actor.getSnapshot().context;
    const claim = [...listed(piquet, now.view)].find(({type}) => type === 'CLAIM')!;
    actor.send(claim);
    return {actor, asked};
  }
}

describe('a word', () => {
  it('can be taken back until it is answered, and not after that', async () => {
    const {actor, asked} = await spoken();
    const phase = () => actor.getSnapshot().context.turn.phase;
    assert.equal(phase(), 'answer.point');
    assert.equal(actor.getSnapshot().context.canUndo, true);
    actor.send({type: 'UNDO'});
    assert.equal(phase(), 'announce.point');
    actor.send({type: 'SKIP'});
    assert.equal(phase(), 'answer.point');
    await asked.at(-1)!.answer({type: 'GOOD'});
    await untilIdle(actor);
    assert.equal(actor.getSnapshot().context.canUndo, false);
  });

  it('is all that can: an exchange stands', async () => {
    const {actor} = await spoken();
    actor.send({type: 'UNDO'});
    assert.equal(actor.getSnapshot().context.canUndo, false);
  });
});

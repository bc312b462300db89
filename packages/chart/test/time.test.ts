import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor, SimulatedClock} from 'xstate';
import type {ThinkerQuestion} from '@quinola/chart';
import {playersOf, untilIdle, SLOW, NO_PAUSES} from '@quinola/testing/chart/driving.js';
import {INPUT, currentState, seated} from '@quinola/testing/small-toy/seated.js';
import {toyMachine} from '@quinola/testing/small-toy/machine.js';
import {toy, type ToyView} from '@quinola/testing/small-toy/game.js';

describe('the pace', () => {
  it('sets how long a card travels, a trick lies and a sheet is shown', async () => {
    const clock = new SimulatedClock();
    const {actor} = seated({players: playersOf(3, 0, 1, 2), pace: SLOW, options: {deals: 1}}, clock);
    const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag);
    const play = (): void => {
      const {
        context: {state, turn, asked},
      } = actor.getSnapshot();
      if (asked.length)
        return asked.slice().forEach(() => {
          actor.send({type: 'PASS_RIGHT'});
        });
      actor.send({type: 'PLAY', card: state.hands[turn.must as number]![0]!, by: turn.must as number});
    };
    actor.start();
    actor.send({type: 'CUT', index: 1});
    assert.ok(has('speak'));
    clock.increment(300);
    assert.ok(has('travel'), 'cards are dealt');
    clock.increment(199);
    assert.ok(has('travel'), "which takes twice a card's time");
    clock.increment(1);
    assert.ok(has('visitor'));
    play();
    assert.ok(has('travel'));
    actor.send({type: 'ACKNOWLEDGE'});
    assert.ok(has('visitor'), 'who is in a hurry need not wait');
    play();
    clock.increment(100);
    play();
    clock.increment(100);
    assert.ok(has('gather'));
    clock.increment(500);
    while (!has('tell')) {
      play();
      clock.increment(100);
      clock.increment(500);
      await Promise.resolve();
    }
    // Half as long again as a bid, because it is a whole sentence.
    clock.increment(1.5 * SLOW.speak - 1);
    assert.ok(has('tell'), 'what the deal has brought is told first');
    clock.increment(1);
    assert.ok(has('sheet'));
    assert.equal(currentState(actor), 'scoring');
    clock.increment(10_000);
    assert.ok(has('sheet'), 'it waits to be acknowledged');
    actor.send({type: 'ACKNOWLEDGE'});
    assert.equal(currentState(actor), 'finished');
  });

  it('shows a sheet for a limited time if nobody acknowledges', async () => {
    const clock = new SimulatedClock();
    const {actor} = seated(
      {players: playersOf(3), pace: {...NO_PAUSES, sheet: 50}, options: {deals: 1}},
      clock,
    );
    actor.start();
    await untilIdle(actor, 'sheet');
    clock.increment(50);
    assert.equal(currentState(actor), 'finished');
  });
});

describe('a visitor in a hurry', () => {
  it('ends the pause, and opponents think no longer until the trick is won', async () => {
    const clock = new SimulatedClock();
    const thinker = {
      choose: ({view, player}: ThinkerQuestion) =>
        Promise.resolve({
          move: (view as ToyView).turn.must === player ? toy.moves(view as ToyView)[0]! : null,
        }),
    };
    const {actor} = seated({pace: SLOW, ceremony: 'short', players: playersOf(3, 0), thinker}, clock);
    const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag);
    const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
    actor.start();
    clock.increment(2 * SLOW.travel);
    assert.ok(has('opponent'), 'an opponent thinks');
    await settled();
    const {count} = actor.getSnapshot().context;
    actor.send({type: 'HURRY'});
    await settled();
    assert.equal(actor.getSnapshot().context.count, count + 1, 'his time is over');
    assert.ok(has('travel'), 'his card still travels');
    clock.increment(SLOW.travel);
    await settled();
    assert.equal(actor.getSnapshot().context.count, count + 2, 'the next takes no time');
    clock.increment(SLOW.travel);
    await settled();
    assert.ok(has('visitor'));
    assert.ok(!actor.getSnapshot().context.hurried, 'the visitor has all the time he wants');
  });
});

describe('a card without a choice', () => {
  const played = async (obvious?: 'last' | 'all'): Promise<number> => {
    const pace = {...NO_PAUSES, acknowledge: true, ...(obvious && {obvious})};
    const {actor} = seated({pace, ceremony: 'short', options: {deals: 1}});
    actor.start();
    let asked = 0;
    for (;;) {
      await untilIdle(actor, 'sheet', 'visitor');
      const {context} = actor.getSnapshot();
      if (actor.getSnapshot().hasTag('sheet')) return asked;
      if (context.asked.length) actor.send({type: 'PASS_RIGHT'});
      else {
        asked++;
        actor.send({...toy.moves(context.view).find(({type}) => type === 'PLAY')!, by: 0});
      }
    }
  };

  it('is played for a visitor who wishes so', async () => {
    assert.equal(await played(), 3);
    assert.equal(await played('all'), 2);
  });
});

describe('a pause', () => {
  it('returns to the same state, also to an open sheet, also in a snapshot', async () => {
    const {actor} = seated({pace: {...NO_PAUSES, acknowledge: true}, players: playersOf(3)});
    actor.start();
    await untilIdle(actor, 'sheet');
    actor.send({type: 'PAUSE'});
    actor.send({type: 'UNDO'});
    actor.send({type: 'ACKNOWLEDGE'});
    assert.ok(actor.getSnapshot().hasTag('paused'));
    const moved = createActor(toyMachine, {input: INPUT, snapshot: actor.getPersistedSnapshot()});
    for (const each of [actor, moved]) {
      each.start();
      each.send({type: 'RESUME'});
      assert.ok(each.getSnapshot().hasTag('sheet'));
      each.send({type: 'ACKNOWLEDGE'});
      await untilIdle(each, 'sheet');
      each.send({type: 'ACKNOWLEDGE'});
      assert.equal(currentState(each), 'finished');
    }
  });
});

describe('finishing a deal', () => {
  it('asks the visitor about no right', async () => {
    const rights = {
      thinker: {
        choose: ({view, player}: ThinkerQuestion) => {
          assert.ok((view as ToyView).turn.must === player || player !== 0);
          return Promise.resolve({
            move: (view as ToyView).turn.must === player ? toy.moves(view as ToyView)[0]! : null,
          });
        },
      },
    };
    const {actor} = seated({ceremony: 'short', pace: {...NO_PAUSES, acknowledge: true}, ...rights});
    actor.start();
    actor.send({type: 'FINISH_DEAL'});
    await untilIdle(actor, 'sheet', 'failed');
    assert.ok(actor.getSnapshot().hasTag('sheet'));
  });

  it("plays the visitor's cards without delay to the end of the deal", async () => {
    const clock = new SimulatedClock();
    const {actor} = seated({pace: SLOW, ceremony: 'short'}, clock);
    actor.start();
    clock.increment(200);
    actor.send({type: 'FINISH_DEAL'});
    await untilIdle(actor, 'sheet');
    const {context} = actor.getSnapshot();
    assert.equal(context.state.deal, 1);
    const cards = context.record.moves.filter(({by, move}) => by === 0 && move.type === 'PLAY');
    assert.deepEqual(
      cards.map(({level}) => level),
      ['book', 'book', 'book'],
    );
    actor.send({type: 'FINISH_DEAL'});
    assert.ok(actor.getSnapshot().hasTag('sheet'), 'there is nothing to finish');
    actor.send({type: 'ACKNOWLEDGE'});
    clock.increment(200);
    assert.ok(!actor.getSnapshot().context.finishing);
    assert.ok(actor.getSnapshot().hasTag('opponent'), 'the next deal has its time again');
  });
});

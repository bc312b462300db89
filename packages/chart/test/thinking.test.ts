import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {createActor, SimulatedClock} from 'xstate';
import {hardnessOfCard, thinkingTime} from '@quinola/chart';
import {playersOf, SLOW} from '@quinola/testing/chart/driving.js';
import {INPUT, slowThinker, type ToyInput} from '@quinola/testing/small-toy/seated.js';
import {profile, toyMachineOf} from '@quinola/testing/small-toy/machine.js';
import type {ToyView} from '@quinola/testing/small-toy/game.js';

/** The milliseconds of the usual pace. */
const USUAL = 650;

describe('the time an opponent takes', () => {
  it('is 0.3 to 1.2 seconds at the usual pace, depending on how hard the decision looks to everybody', () => {
    assert.equal(Math.round(thinkingTime(USUAL, 0)), 300);
    assert.equal(Math.round(thinkingTime(USUAL, 1)), 1200);
    assert.equal(thinkingTime(USUAL, undefined), USUAL, 'what the game does not judge takes the middle');
    assert.equal(thinkingTime(USUAL, null), 0, 'and what everybody sees must come takes none');
  });

  it('is longer for a lead than for a card that follows, and shorter later in the deal', () => {
    const seen = (held: number, laid: number) => {
      const tricks = Array.from({length: 13 - held});
      return hardnessOfCard({counts: [held, 13, 13, 13], trick: Array.from({length: laid}), tricks}, 0)!;
    };
    assert.equal(seen(13, 0), 1);
    assert.ok(seen(13, 0) > seen(13, 1));
    assert.ok(seen(13, 1) > seen(13, 3));
    assert.ok(seen(13, 1) > seen(5, 1));
    assert.ok(seen(2, 3) > 0);
    assert.equal(seen(1, 0), null, 'the last card of a hand is no choice, and all know it');
  });
});

describe('an opponent of a game that judges its decisions', () => {
  /** The toy's chart in which every card has this difficulty. */
  const judged = (hardness: (seen: ToyView) => number | null) => {
    const clock = new SimulatedClock();
    const {slow, asked} = slowThinker();
    const pace = {...SLOW, travel: 0};
    const input: ToyInput = {...INPUT, thinker: slow, players: playersOf(3), pace, ceremony: 'short'};
    const actor = createActor(toyMachineOf({...profile, hardness}), {input, clock});
    actor.start();
    const card = (): number => actor.getSnapshot().context.state.hands[1]![0]!;
    return {clock, actor, answer: () => asked[0]!.answer({type: 'PLAY', card: card()})};
  };

  it("takes longer for harder decisions, as judged from a watcher's view", async () => {
    const players: unknown[] = [];
    const {clock, actor, answer} = judged((seen) => {
      players.push(seen.player);
      return 1;
    });
    await answer();
    clock.increment(thinkingTime(SLOW.think, 1) - 1);
    assert.equal(actor.getSnapshot().context.state.trick.length, 0);
    clock.increment(2);
    assert.equal(actor.getSnapshot().context.state.trick.length, 1);
    assert.deepEqual([...new Set(players)], ['watcher'], 'nothing of a hand can be told by the time');
  });

  it('plays at once if everybody sees that there is only one move', async () => {
    const {actor, answer} = judged(() => null);
    await answer();
    assert.equal(actor.getSnapshot().context.state.trick.length, 1);
  });
});

import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {LikelyBid} from '@quinola/chart';
import {LikelyBids} from '../src/asks/likely.js';

const settled = (): Promise<void> => new Promise((go) => setImmediate(go));

/** A table whose visitor decides on a bid. */
function tableOf() {
  const lost: {part: string; again: () => void}[] = [];
  return {
    lost,
    game: {id: 'toy', moves: () => []},
    context: {view: {player: 0 as const, phase: 'bidding'}},
    match: {decision: 'first'},
    missing: {
      async fetch<T>(part: string, load: () => Promise<T>): Promise<T> {
        for (;;) {
          try {
            return await load();
          } catch {
            await new Promise<void>((again) => lost.push({part, again}));
          }
        }
      },
    },
    requestUpdate: () => undefined,
  };
}

describe('the likely games of a hand', () => {
  const answer = ['a likely game'] as unknown as readonly LikelyBid[];

  it('are all games while the file that asks the opponents is missing, which the visitor is told', async () => {
    const table = tableOf();
    let isOnline = false;
    const likely = new LikelyBids(table as never, async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return {choose: async () => ({move: {type: 'PASS'}, likely: answer}) as never};
    });
    assert.equal(likely.bids, null);
    await settled();
    assert.equal(likely.bids, undefined);
    assert.deepEqual(
      table.lost.map(({part}) => part),
      ['opponents'],
    );
    isOnline = true;
    table.lost[0]!.again();
    await settled();
    assert.equal(likely.bids, answer);
  });

  it('are not those of a decision that is over', async () => {
    const table = tableOf();
    let asked = 0;
    const likely = new LikelyBids(table as never, async () => ({
      choose: async () => {
        asked += 1;
        return {move: {type: 'PASS'}, likely: answer} as never;
      },
    }));
    assert.equal(likely.bids, null);
    table.match.decision = 'second';
    assert.equal(likely.bids, null);
    await settled();
    assert.equal(likely.bids, answer);
    assert.equal(asked, 1);
  });
});

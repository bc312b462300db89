import assert from 'node:assert/strict';
import {
  atStake,
  dividePool,
  drawPool,
  filled,
  totalHeld,
  losePool,
  openPool,
  staked,
  type Loss,
  type Player,
  type Pooled,
  type PoolRules,
} from '@quinola/play';

/** A pool that checks its sums: everything paid is added up, and nothing may be lost. */
export function pooling(rules: PoolRules, players: number) {
  let pool = openPool(Array.from({length: players}, (_, player) => player));
  const balance = new Array<number>(players).fill(0);
  const apply = ({pool: next, transfers}: Pooled): void => {
    pool = next;
    for (const {from, to, amount} of transfers) {
      assert.ok(amount > 0 && from !== to);
      if (typeof from === 'number') balance[from]! -= amount;
      if (typeof to === 'number') balance[to]! += amount;
    }
    assert.equal(
      balance.reduce((sum, n) => sum + n, totalHeld(rules, pool)),
      0,
    );
  };
  return {
    fill: () => apply(filled(rules, pool)),
    stake: (by: Player, amount: number) => apply(staked(rules, pool, by, amount)),
    win: (...by: Player[]) => apply(drawPool(rules, pool, by)),
    lose: (by: Player | readonly Player[], loss?: Loss) =>
      apply(losePool(rules, pool, typeof by === 'number' ? [by] : by, loss)),
    end: (...by: Player[]) => apply(dividePool(rules, pool, by)),
    balance,
    get pool() {
      return pool;
    },
    get stands() {
      return [pool.amount, pool.base, pool.waiting.map(({amount}) => amount)];
    },
    get atStake() {
      return atStake(rules, pool);
    },
  };
}

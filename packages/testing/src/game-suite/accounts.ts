import assert from 'node:assert/strict';
import {pick, randomFrom} from '@quinola/cards';
import {balances, isZeroSum} from '@quinola/play';
import {viewersOf} from '../fixtures/types.js';
import {eachMatch, playersIn, someSteps} from './sample-match.js';
import type {TestedGame} from './tested-game.js';

/**
 * Checks that every account and every running score sums to zero; that bookings are only ever added; that all viewers see the
 * same ones; and that the worth of a finished match follows from its accounts.
 */
export function checkAccounts(kind: TestedGame): void {
  const {game} = kind;
  eachMatch(kind, (match) => {
    const random = randomFrom(`${match.record.seed}/accounts`);
    const players = playersIn(match);
    const viewers = viewersOf(players.length);
    let booked = game.ledger(game.view(match.steps[0]!.before, 'watcher'));
    for (const {after} of match.steps) {
      const entries = game.ledger(game.view(after, 'watcher'));
      const news = entries.length !== booked.length;
      if (!news && random.below(10)) continue;
      const {phase} = game.turn(after);
      assert.deepEqual(entries.slice(0, booked.length), booked, `${phase}: bookings have gone`);
      assert.ok(isZeroSum(entries), `${phase}: the accounts are not zero-sum`);
      for (const viewer of viewers)
        assert.deepEqual(
          game.ledger(game.view(after, viewer)),
          entries,
          `${phase}: ${viewer} sees other bookings`,
        );
      const worth = game.worth(after);
      assert.equal(worth.length, players.length);
      if (players.length > 1)
        assert.ok(
          Math.abs(worth.reduce((sum, n) => sum + n, 0)) < 1e-9,
          `${phase}: the worth of all, ${worth.join()}, is not zero-sum (what lies in a pool belongs to all, see worthWithPool)`,
        );
      booked = entries;
    }
    if (game.turn(match.end).over) assertSettled(kind, match.end);
  });
}

/** Checks that the worth of a finished match follows from its accounts. */
function assertSettled({game}: TestedGame, end: unknown): void {
  const worth = game.worth(end);
  const entries = game.ledger(game.view(end, 'watcher'));
  assert.ok(isZeroSum(entries));
  if (worth.length > 1)
    assert.deepEqual(worth, balances(entries, worth.length).players, 'it is not worth what is booked');
}

/** Checks that a match that may be ended early can be ended at any moment, with its accounts settled. */
export function checkStopping(kind: TestedGame): void {
  const {game, stop} = kind;
  if (!stop) return;
  eachMatch(kind, (match) => {
    const random = randomFrom(`${match.record.seed}/stopping`);
    for (const {before} of someSteps(kind, match, 1)) {
      const {state: end} = game.play(before, pick(playersIn(match), random), stop);
      assert.ok(game.turn(end).over, `${game.turn(before).phase}: it goes on`);
      assertSettled(kind, end);
    }
  });
}

import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {offered} from '@quinola/play';
import {samples, testSeed} from '../sample.js';
import {askIn, drawDeals} from './drawing.js';
import {Tally} from './tally.js';
import type {MaximGame} from './tested-maxims.js';

/** How many deals are drawn. */
const DEALS = samples(200, 10_000);
const isLong = DEALS >= 10_000;

/**
 * Checks that the maxims of a game say only what they do: each speaks where its English sentence fits, as a reading of it tells
 * (`Reading`), and there only; its sentence is true whenever it is given as a reason; and it is given at least once in ten thousand
 * deals, or daily in a sample of deals and positions made for it.
 */
export function testMaxims(kind: MaximGame): void {
  const {game, maxims, reasons} = kind;
  const {readings, made = {}, elsewhere = []} = maxims;
  const ids = Object.keys(readings);
  const tally = new Tally(kind);
  /** What was given before any position was made. */
  const dealt = new Map<string, number>();
  /** What was said instead in positions made for a maxim. */
  const missed = new Map<string, string>();

  describe(`the maxims of ${game.id}`, () => {
    before(() => {
      drawDeals(tally, DEALS, `${testSeed}/maxims/${game.id}`);
      for (const id of ids) dealt.set(id, tally.of(id).given);
      for (const [id, {view, seed = `made for ${id}`, level}] of Object.entries(made)) {
        const {because} = askIn(tally, view(), offered(game, view()), seed, level);
        const given = [because?.maxim, because?.then].map((one) => one && reasons.shortId(one));
        if (!given.includes(id)) missed.set(id, String(because?.maxim));
      }
    });

    it('have each a reading of their sentence', async () => {
      const english = await reasons.load('en');
      const said = [...english.keys()].filter((id) => !id.startsWith('@'));
      const read = [...ids, ...elsewhere].sort();
      assert.deepEqual(said.sort(), read, 'the ids of the reasons');
      for (const id of ids)
        assert.equal(english.get(id), readings[id]!.sentence, `${id}: the sentence has changed`);
    });

    for (const id of ids) {
      it(`${id}: “${readings[id]!.sentence}”`, () => {
        const {wrong, silent, fits, fitsNot} = tally.of(id);
        assert.deepEqual(wrong, [], 'it says what it does not do');
        assert.deepEqual(silent, [], 'it does not do what it says');
        assert.ok(fits > 0, `no position was met of which it speaks, in ${DEALS} deals`);
        assert.ok(fitsNot > 0, 'it speaks of every position');
      });

      it(`${id} is given as a reason`, () => {
        const {seldom} = made[id] ?? {};
        assert.equal(missed.get(id), undefined, 'another reason is given in the position made for it');
        const count = isLong && !seldom ? dealt.get(id)! : tally.of(id).given;
        assert.ok(
          count > 0,
          isLong && !seldom
            ? `never in ${DEALS} deals`
            : `neither in ${DEALS} deals nor in a position made for it: make one, or do without it`,
        );
      });
    }
  });
}

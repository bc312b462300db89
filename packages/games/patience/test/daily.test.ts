import assert from 'node:assert/strict';
import {after, describe, test} from 'node:test';
import {dayOf} from '../src/patience/table/another-day.js';
import {dealOfTheDay} from '../src/patience/rules/deal-of-the-day.js';

const HOUR = 3_600_000;

/** Zones whose clocks change at midnight, so that a day begins at one, that have left a day out, or that are farthest apart. */
const ZONES: readonly (readonly [zone: string, from: string])[] = [
  ['America/Sao_Paulo', '2018-11-01'],
  ['Asia/Beirut', '2023-03-23'],
  ['Africa/Cairo', '2024-04-23'],
  ['Pacific/Apia', '2011-12-27'],
  ['Pacific/Kiritimati', '2024-12-29'],
  ['Pacific/Pago_Pago', '2024-12-29'],
  ['Europe/Warsaw', '2025-10-24'],
  ['Asia/Kathmandu', '2025-02-26'],
];

describe('the deal of the day', () => {
  const {TZ} = process.env;
  after(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  for (const [zone, from] of ZONES)
    test(`is that of the visitor's calendar, at every hour (${zone})`, () => {
      process.env.TZ = zone;
      const written = new Intl.DateTimeFormat('en-CA', {timeZone: zone});
      for (let hour = 0; hour < 24 * 7; hour++) {
        const now = new Date(Date.parse(`${from}T00:00Z`) + hour * HOUR);
        const seed = dealOfTheDay('clock', now);
        assert.equal(seed, `clock ${written.format(now)}`, now.toISOString());
        const day = dayOf(seed)!;
        assert.equal(dealOfTheDay('clock', day), seed, 'another day is read');
        // Two hours of one day are one day, whatever the clock did in between.
        assert.equal(dayOf(dealOfTheDay('clock', now))!.getTime(), day.getTime());
      }
    });
});

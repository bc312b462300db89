import assert from 'node:assert/strict';
import {after, describe, test} from 'node:test';
import {dealOfTheDay} from '../src/patience/rules/deal-of-the-day.js';

describe('the deal of the day', () => {
  const {TZ} = process.env;
  after(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])
    test(`is that of the date in UTC, wherever the visitor is (${zone})`, () => {
      process.env.TZ = zone;
      assert.equal(dealOfTheDay('clock', new Date('2025-03-29T23:59:59Z')), 'clock 2025-03-29');
      assert.equal(dealOfTheDay('clock', new Date('2025-03-30T00:00:00Z')), 'clock 2025-03-30');
    });
});

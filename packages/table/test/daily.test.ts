import assert from 'node:assert/strict';
import {after, describe, test} from 'node:test';
import {dayInWords, dayNow, dayOf, daySeed} from '../src/daily/day.js';
import {Diary, MOST_DAYS, type DayEntry} from '../src/daily/diary.js';

const HOUR = 3_600_000;

/** Zones whose clocks change at midnight, that have left a day out, or that are farthest apart. */
const ZONES: readonly (readonly [zone: string, from: string])[] = [
  ['America/Sao_Paulo', '2018-11-01'],
  ['Africa/Cairo', '2024-04-23'],
  ['Pacific/Apia', '2011-12-27'],
  ['Pacific/Kiritimati', '2024-12-29'],
  ['Pacific/Pago_Pago', '2024-12-29'],
  ['Europe/Warsaw', '2025-10-24'],
];

describe('the day', () => {
  const {TZ} = process.env;
  after(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  for (const [zone, from] of ZONES)
    test(`is the date in UTC at every hour (${zone})`, () => {
      process.env.TZ = zone;
      const written = new Intl.DateTimeFormat('en-CA', {timeZone: 'UTC'});
      for (let hour = 0; hour < 24 * 7; hour++) {
        const now = new Date(Date.parse(`${from}T00:00Z`) + hour * HOUR);
        const day = dayNow(now);
        assert.equal(day, written.format(now), now.toISOString());
        // What is read is the same day, not the one before or after.
        assert.match(dayInWords('en', day, '1999-01-01'), new RegExp(`^${Number(day.slice(-2))} `));
      }
    });

  test('is told in the language of the table, with its year only in another one', () => {
    assert.equal(dayInWords('en', '2026-11-27', '2026-12-01'), '27 November');
    assert.equal(dayInWords('en', '2026-11-27', '2027-01-01'), '27 November 2026');
    assert.equal(dayInWords('pl', '2026-11-27', '2026-11-27'), '27 listopada');
    assert.equal(dayInWords('de', '2026-11-27', '2026-11-27'), '27. November');
  });
});

describe('the seed of a day', () => {
  const usual = {rules: 'old', deals: 1, deal: null};

  test('is the same whether usual options are set or not, and in whatever order', () => {
    assert.equal(daySeed('toy', usual, usual, '2026-11-27'), 'toy 2026-11-27');
    const set = {deals: 2, rules: 'new'};
    const seed = 'toy deals=2 rules=new 2026-11-27';
    assert.equal(daySeed('toy', {...usual, ...set}, usual, '2026-11-27'), seed);
    assert.equal(daySeed('toy', {rules: 'new', deals: 2, deal: null}, usual, '2026-11-27'), seed);
  });

  test('is named by the option `game` where a table has many', () => {
    assert.equal(daySeed('toys', {game: 'hoop'}, {game: 'hoop'}, '2026-11-27'), 'hoop 2026-11-27');
    assert.equal(daySeed('toys', {game: 'hoop'}, {game: 'ball'}, '2026-11-27'), 'hoop 2026-11-27');
  });

  test('tells its day, but not where somebody else has named a deal so', () => {
    const setup = {game: () => ({id: 'toy'}), usualOptions: () => usual};
    assert.equal(dayOf(setup, {seed: 'toy 2026-11-27', options: usual}), '2026-11-27');
    assert.equal(dayOf(setup, {seed: 'my party 2026-11-27', options: usual}), null);
    assert.equal(dayOf(setup, {seed: 'toy 2026-11-27', options: {...usual, deals: 2}}), null);
    assert.equal(dayOf(setup, {seed: 'toy', options: usual}), null);
    assert.equal(dayOf(setup, {options: usual}), null);
  });
});

describe('the diary', () => {
  const entry = (day: string, reached = 1): DayEntry => ({day, own: {reached}, book: [2], master: null});

  /** A storage in which texts are kept. */
  function texts(kept: Record<string, string> = {}) {
    return {
      kept,
      open: () => Promise.resolve(),
      read: (key: string) => kept[key] ?? null,
      write: (key: string, text: string) => void (kept[key] = text),
    };
  }
  const diaryIn = (store: ReturnType<typeof texts>, isForNobody = false): Diary =>
    new Diary(store, 'days', () => isForNobody);

  test('keeps days by their seeds, the newest first, and no more than so many', () => {
    const store = texts();
    const diary = diaryIn(store);
    for (let day = 0; day < MOST_DAYS + 5; day++) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      diary.write(`toy ${date}`, entry(date));
    }
    assert.equal(diary.days.length, MOST_DAYS);
    assert.equal(diary.days[0]![1].day, '2027-02-09');
    assert.equal(diary.of('toy 2026-01-01'), null);
    assert.deepEqual(diaryIn(store).days, diary.days, 'another table reads the same');
  });

  test('takes nothing from the storage that is no entry', () => {
    const odd = {a: null, b: {day: 'x'}, c: {...entry('2026-01-01'), book: ['2']}, d: entry('2026-01-02')};
    assert.deepEqual(
      diaryIn(texts({days: JSON.stringify(odd)})).days.map(([seed]) => seed),
      ['d'],
    );
    for (const text of ['{', '3', 'null', '[]']) assert.deepEqual(diaryIn(texts({days: text})).days, []);
  });

  test('lasts as long as the table where nothing can be kept, and forgets what is erased', () => {
    const store = texts();
    const full = {...store, write: () => undefined};
    const diary = diaryIn(full);
    diary.write('toy 2026-01-01', entry('2026-01-01'));
    assert.equal(diary.of('toy 2026-01-01')!.own.reached, 1);
    const kept = diaryIn(store);
    kept.write('toy 2026-01-01', entry('2026-01-01'));
    delete store.kept['days'];
    assert.deepEqual(kept.days, []);
  });

  test('is not kept where many use one screen', () => {
    const store = texts();
    diaryIn(store, true).write('toy 2026-01-01', entry('2026-01-01'));
    assert.deepEqual(store.kept, {});
  });
});

import assert from 'node:assert/strict';
import {describe, it, mock} from 'node:test';
import {LONGEST_ANSWER, textsOf} from '../src/held-texts.js';
import type {TableStorage} from '../src/store.js';

/** A table that records the reports of failed storage. */
const reporter = (reports: unknown[]) => ({
  fail: (_code: string, _about: object, _mend: undefined, cause: unknown): void => void reports.push(cause),
});

/** A storage whose calls are recorded, and answered when the test says so. */
function slow() {
  const asked: {readonly what: string; readonly answer: (value?: unknown) => void}[] = [];
  const ask = (what: string): Promise<never> =>
    new Promise((answer) => asked.push({what, answer: answer as (value?: unknown) => void}));
  const storage: TableStorage = {
    get: (key) => ask(`get ${key}`),
    set: (key, text) => ask(`set ${key} ${text}`),
    delete: (key) => ask(`delete ${key}`),
  };
  const reports: unknown[] = [];
  return {storage, asked, reports, texts: textsOf(storage, reporter(reports))};
}

const settled = (): Promise<void> => new Promise((go) => setImmediate(go));
const reasons = ({asked}: ReturnType<typeof slow>): readonly string[] => asked.map(({what}) => what);

describe('the cache of a page’s storage', () => {
  it('asks for each text once, and afterwards answers at once', async () => {
    const one = slow();
    const fetched = Promise.all([one.texts.fetch(['a', 'b']), one.texts.fetch(['a'])]);
    await settled();
    assert.deepEqual(reasons(one), ['get a', 'get b']);
    one.asked[0]!.answer('text');
    one.asked[1]!.answer(undefined);
    await fetched;
    assert.deepEqual(
      [one.texts.getItem('a'), one.texts.getItem('b'), one.texts.keys()],
      ['text', null, ['a']],
    );
    // Tables that share a storage see what the others store.
    textsOf(one.storage, reporter([])).setItem('b', 'new');
    assert.equal(one.texts.getItem('b'), 'new');
  });

  it('writes one text after the other, and of each key only the newest', async () => {
    const one = slow();
    for (const text of ['1', '2', '3']) one.texts.setItem('a', text);
    one.texts.removeItem('b');
    await settled();
    assert.deepEqual(reasons(one), ['set a 1', 'delete b']);
    one.asked[0]!.answer();
    await settled();
    assert.deepEqual(reasons(one).slice(2), ['set a 3']);
    one.asked[2]!.answer();
    await settled();
    assert.equal(one.asked.length, 3);
    assert.deepEqual(one.reports, []);
  });

  it('works without an answer: this is reported once, and unknown texts are not overwritten', async () => {
    mock.timers.enable({apis: ['setTimeout']});
    try {
      const one = slow();
      const fetched = one.texts.fetch(['a', 'b']);
      mock.timers.tick(LONGEST_ANSWER);
      await fetched;
      assert.equal(one.reports.length, 1);
      one.texts.setItem('a', 'own');
      assert.equal(one.texts.getItem('a'), 'own');
      await settled();
      assert.deepEqual(reasons(one), ['get a', 'get b']);
      const late: unknown[] = [];
      textsOf(one.storage, reporter(late));
      assert.deepEqual(late, one.reports);
    } finally {
      mock.timers.reset();
    }
  });

  for (const [way, act] of [
    ['throws', () => assert.fail('thrown')],
    ['rejects', () => Promise.reject(new Error('no'))],
    ['answers what is no text', () => ({}) as string],
  ] as const)
    it(`works without a storage that ${way}`, async () => {
      const reports: unknown[] = [];
      const texts = textsOf({get: act, set: act, delete: act}, reporter(reports));
      await texts.fetch(['a']);
      texts.setItem('b', 'text');
      texts.removeItem('b');
      await settled();
      assert.equal(reports.length, 1);
    });
});

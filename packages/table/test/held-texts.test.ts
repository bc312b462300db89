import assert from 'node:assert/strict';
import {describe, it, mock} from 'node:test';
import {LONGEST_ANSWER, textsOf} from '../src/held-texts.js';
import type {TableStorage} from '../src/store.js';

/** A table that records the reported reasons why something is not stored. */
const tells = (told: unknown[]) => ({
  fail: (_code: string, _about: object, _mend: undefined, cause: unknown): void => void told.push(cause),
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
  const told: unknown[] = [];
  return {storage, asked, told, texts: textsOf(storage, tells(told))};
}

const settled = (): Promise<void> => new Promise((go) => setImmediate(go));
const whats = ({asked}: ReturnType<typeof slow>): readonly string[] => asked.map(({what}) => what);

describe('the texts of a page’s storage', () => {
  it('are asked for once, and read at once from then on', async () => {
    const one = slow();
    const fetched = Promise.all([one.texts.fetch(['a', 'b']), one.texts.fetch(['a'])]);
    await settled();
    assert.deepEqual(whats(one), ['get a', 'get b']);
    one.asked[0]!.answer('text');
    one.asked[1]!.answer(undefined);
    await fetched;
    assert.deepEqual(
      [one.texts.getItem('a'), one.texts.getItem('b'), one.texts.keys()],
      ['text', null, ['a']],
    );
    // Tables that share a storage see what the others keep.
    textsOf(one.storage, tells([])).setItem('b', 'new');
    assert.equal(one.texts.getItem('b'), 'new');
  });

  it('are handed on one after the other, of each key the newest', async () => {
    const one = slow();
    for (const text of ['1', '2', '3']) one.texts.setItem('a', text);
    one.texts.removeItem('b');
    await settled();
    assert.deepEqual(whats(one), ['set a 1', 'delete b']);
    one.asked[0]!.answer();
    await settled();
    assert.deepEqual(whats(one).slice(2), ['set a 3']);
    one.asked[2]!.answer();
    await settled();
    assert.equal(one.asked.length, 3);
    assert.deepEqual(one.told, []);
  });

  it('are done without where no answer comes: it is told once, and nothing is written over what is not known', async () => {
    mock.timers.enable({apis: ['setTimeout']});
    try {
      const one = slow();
      const fetched = one.texts.fetch(['a', 'b']);
      mock.timers.tick(LONGEST_ANSWER);
      await fetched;
      assert.equal(one.told.length, 1);
      one.texts.setItem('a', 'own');
      assert.equal(one.texts.getItem('a'), 'own');
      await settled();
      assert.deepEqual(whats(one), ['get a', 'get b']);
      const late: unknown[] = [];
      textsOf(one.storage, tells(late));
      assert.deepEqual(late, one.told);
    } finally {
      mock.timers.reset();
    }
  });

  for (const [way, act] of [
    ['throws', () => assert.fail('thrown')],
    ['rejects', () => Promise.reject(new Error('no'))],
    ['answers what is no text', () => ({}) as string],
  ] as const)
    it(`are done without where the storage ${way}`, async () => {
      const told: unknown[] = [];
      const texts = textsOf({get: act, set: act, delete: act}, tells(told));
      await texts.fetch(['a']);
      texts.setItem('b', 'text');
      texts.removeItem('b');
      await settled();
      assert.equal(told.length, 1);
    });
});

import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {browserPlace, openStorage, type StoragePlace, type StorageState} from '@quinola/chart/storage.js';
import type {GameRecord} from '@quinola/play';

/** A store with any number of tabs, each of which is notified of what the others write. */
function browser() {
  const texts = new Map<string, string>();
  const tabs: {listener: ((key: string | null) => void) | null}[] = [];
  let full = false;
  /** Word of changes that is on its way; `null` = it is delivered at once. */
  let queue: (() => void)[] | null = null;
  const tab = (): StoragePlace => {
    const own: (typeof tabs)[number] = {listener: null};
    tabs.push(own);
    const tell = (key: string): void => {
      const deliver = (): void => {
        for (const other of tabs) if (other !== own) other.listener?.(key);
      };
      if (queue) queue.push(deliver);
      else deliver();
    };
    return {
      getItem: (key) => texts.get(key) ?? null,
      setItem(key, text) {
        if (full) throw new Error('QuotaExceededError');
        texts.set(key, text);
        tell(key);
      },
      removeItem(key) {
        texts.delete(key);
        tell(key);
      },
      listen(changed) {
        own.listener = changed;
        return () => {
          own.listener = null;
        };
      },
    };
  };
  return {
    texts,
    tab,
    fill: (to: boolean) => {
      full = to;
    },
    /** Holds back word of changes from now on, until it is delivered. */
    late() {
      const held: (() => void)[] = [];
      queue = held;
      return {
        words: () => held.length,
        deliver() {
          queue = null;
          for (const word of held) word();
        },
      };
    },
  };
}

function record(...cards: number[]): GameRecord {
  const moves = cards.map((card) => ({by: 0, move: {type: 'PLAY', card}}));
  return {format: 'quinola-record/1', game: 'toy', options: {}, players: [], moves};
}

describe('a keeper', () => {
  it('returns what it stored, also on the next visit', () => {
    const {tab} = browser();
    const keeper = openStorage(tab(), 'match', 'a');
    assert.equal(keeper.load(), null);
    assert.ok(keeper.save(record(1)));
    assert.ok(keeper.save(record(1, 2)));
    keeper.release();
    const next = openStorage(tab(), 'match', 'b');
    assert.deepEqual(next.load(), record(1, 2));
    assert.ok(next.save(record(1, 2, 3)));
    assert.equal(next.state, 'free');
  });

  it('erases its match when told to', () => {
    const {tab, texts} = browser();
    const keeper = openStorage(tab(), 'match', 'a');
    keeper.save(record(1));
    keeper.erase();
    assert.equal(texts.size, 0);
    assert.ok(keeper.save(record(2)));
  });

  it('does not overwrite what another tab stores, until asked to', () => {
    const {tab} = browser();
    const states: StorageState[] = [];
    const first = openStorage(tab(), 'match', 'a', (state) => {
      states.push(state);
    });
    first.load();
    first.save(record(1));
    const second = openStorage(tab(), 'match', 'b');
    assert.deepEqual(second.load(), record(1));
    assert.equal(second.state, 'elsewhere');
    assert.ok(!second.save(record(9)));
    assert.ok(first.save(record(1, 2)));
    assert.deepEqual(states, []);
    assert.deepEqual(second.takeOver(), record(1, 2), 'the last that was kept');
    assert.deepEqual(states, ['elsewhere']);
    assert.ok(!first.save(record(1, 2, 3)));
    assert.ok(second.save(record(1, 2, 4)));
  });

  it('continues with the match of a tab that was closed without notice', () => {
    const {tab} = browser();
    const killed = openStorage({...tab(), listen: () => () => undefined}, 'match', 'a');
    killed.load();
    killed.save(record(1));
    const next = openStorage(tab(), 'match', 'b');
    assert.deepEqual(
      next.load((owner) => owner === 'a'),
      record(1),
    );
    assert.equal(next.state, 'free');
    assert.ok(next.save(record(1, 2)));
  });

  it('does not by itself resume a match that continued elsewhere', () => {
    const {tab} = browser();
    const first = openStorage(tab(), 'match', 'a');
    first.load();
    first.save(record(1));
    const second = openStorage(tab(), 'match', 'b');
    second.load();
    first.save(record(1, 2));
    first.release();
    assert.ok(!second.save(record(9)), 'the other tab is closed, but its match has gone on');
    assert.deepEqual(second.load(), record(1, 2));
    assert.ok(second.save(record(1, 2, 3)));
  });

  it('notices what happened while its tab was suspended', () => {
    const {tab} = browser();
    const sleeper = {...tab(), listen: () => () => undefined};
    const first = openStorage(sleeper, 'match', 'a');
    first.load();
    first.save(record(1));
    const second = openStorage(tab(), 'match', 'b');
    second.takeOver();
    second.save(record(1, 2));
    second.release();
    assert.ok(!first.save(record(1, 3)));
    assert.equal(first.state, 'elsewhere');
  });

  it('is not misled by word of an earlier change that comes late, as to a page that the browser brings back', () => {
    const {tab, late} = browser();
    const before = openStorage(tab(), 'match', 'a');
    before.save(record(1));
    const {words, deliver} = late();
    before.release();
    const back = openStorage(tab(), 'match', 'b');
    back.load();
    assert.ok(words() > 0);
    deliver();
    assert.equal(back.state, 'free');
    assert.ok(back.save(record(1, 2)));
  });

  it('does not overwrite anything before it has read it', () => {
    const {tab} = browser();
    const before = openStorage(tab(), 'match', 'a');
    before.save(record(1));
    before.release();
    assert.ok(!openStorage(tab(), 'match', 'b').save(record(2)));
  });

  it('reports that its match was erased in another tab', () => {
    const {tab} = browser();
    const first = openStorage(tab(), 'match', 'a');
    first.save(record(1));
    openStorage(tab(), 'match', 'b').erase();
    assert.equal(first.state, 'elsewhere');
    assert.ok(!first.save(record(2)));
    first.takeOver();
    assert.ok(first.save(record(2)));
  });

  for (const text of ['{"format":', '[]', '{"format":"quinola-kept/2","revision":1}']) {
    it(`moves ${text} aside only when told to`, () => {
      const {tab, texts} = browser();
      texts.set('match', text);
      texts.set('match.broken-1', 'older');
      const keeper = openStorage(tab(), 'match', 'a');
      assert.equal(keeper.load(), null);
      assert.equal(keeper.state, 'broken');
      assert.ok(!keeper.save(record(1)));
      assert.equal(texts.get('match'), text);
      assert.ok(keeper.setAside());
      assert.equal(texts.get('match.broken-1'), 'older');
      assert.equal(texts.get('match.broken-2'), text);
      assert.ok(keeper.save(record(1)));
    });
  }

  it('sets a record aside that the rules could not fold', () => {
    const {tab, texts} = browser();
    const keeper = openStorage(tab(), 'match', 'a');
    keeper.save(record(1));
    keeper.markBroken();
    assert.ok(!keeper.save(record(2)));
    keeper.setAside();
    assert.match(texts.get('match.broken-1') ?? '', /"card":1/);
  });

  it('reports once that storage is full, and stores again when there is room', () => {
    const {tab, fill} = browser();
    const states: StorageState[] = [];
    const keeper = openStorage(tab(), 'match', 'a', (state) => {
      states.push(state);
    });
    keeper.save(record(1));
    fill(true);
    assert.ok(!keeper.save(record(1, 2)));
    assert.ok(!keeper.save(record(1, 2, 3)));
    assert.deepEqual(states, ['full']);
    fill(false);
    assert.ok(keeper.save(record(1, 2, 3)));
    assert.deepEqual(states, ['full', 'free']);
  });

  it('stores nothing and throws nothing where a page has no storage', () => {
    const none = openStorage(null, 'match', 'a');
    const refusing = (): never => {
      throw new Error('SecurityError');
    };
    const place = {getItem: refusing, setItem: refusing, removeItem: refusing, listen: refusing};
    const throwing = openStorage(place, 'match', 'a');
    for (const keeper of [none, throwing]) {
      assert.equal(keeper.load(), null);
      assert.ok(!keeper.save(record(1)));
      keeper.erase();
      keeper.release();
      assert.equal(keeper.takeOver(), null);
      assert.equal(keeper.state, 'refused');
    }
    assert.equal(browserPlace()?.getItem('match') ?? null, null);
  });
});

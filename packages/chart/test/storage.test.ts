import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {browserPlace, openStorage, type StoragePlace, type StorageState} from '@quinola/chart/storage.js';
import type {GameRecord} from '@quinola/play';

/** A store with as many tabs as wanted, each told of what the others write. */
function browser() {
  const texts = new Map<string, string>();
  const tabs: {listener: ((key: string | null, text: string | null) => void) | null}[] = [];
  let full = false;
  const tab = (): StoragePlace => {
    const own: (typeof tabs)[number] = {listener: null};
    tabs.push(own);
    const tell = (key: string, text: string | null): void => {
      for (const other of tabs) if (other !== own) other.listener?.(key, text);
    };
    return {
      getItem: (key) => texts.get(key) ?? null,
      setItem(key, text) {
        if (full) throw new Error('QuotaExceededError');
        texts.set(key, text);
        tell(key, text);
      },
      removeItem(key) {
        texts.delete(key);
        tell(key, null);
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
  };
}

function record(...cards: number[]): GameRecord {
  const moves = cards.map((card) => ({by: 0, move: {type: 'PLAY', card}}));
  return {format: 'quinola-record/1', game: 'toy', options: {}, players: [], moves};
}

describe('a keeper', () => {
  it('gives back what it kept, also to the next visit', () => {
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

  it('forgets when it is told to', () => {
    const {tab, texts} = browser();
    const keeper = openStorage(tab(), 'match', 'a');
    keeper.save(record(1));
    keeper.erase();
    assert.equal(texts.size, 0);
    assert.ok(keeper.save(record(2)));
  });

  it('writes nothing over what another tab keeps, until it is asked to', () => {
    const {tab} = browser();
    const told: StorageState[] = [];
    const first = openStorage(tab(), 'match', 'a', (state) => {
      told.push(state);
    });
    first.load();
    first.save(record(1));
    const second = openStorage(tab(), 'match', 'b');
    assert.deepEqual(second.load(), record(1));
    assert.equal(second.state, 'elsewhere');
    assert.ok(!second.save(record(9)));
    assert.ok(first.save(record(1, 2)));
    assert.deepEqual(told, []);
    assert.deepEqual(second.takeOver(), record(1, 2), 'the last that was kept');
    assert.deepEqual(told, ['elsewhere']);
    assert.ok(!first.save(record(1, 2, 3)));
    assert.ok(second.save(record(1, 2, 4)));
  });

  it('goes on with what a tab kept that was ended without a word', () => {
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

  it('does not come back by itself to a match that went on elsewhere', () => {
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

  it('notices what happened while its tab slept', () => {
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

  it('writes over nothing before it has looked', () => {
    const {tab} = browser();
    const before = openStorage(tab(), 'match', 'a');
    before.save(record(1));
    before.release();
    assert.ok(!openStorage(tab(), 'match', 'b').save(record(2)));
  });

  it('tells when its match is erased in another tab', () => {
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
    it(`moves ${text} aside only when it is told to`, () => {
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

  it('keeps a record aside that the rules could not fold', () => {
    const {tab, texts} = browser();
    const keeper = openStorage(tab(), 'match', 'a');
    keeper.save(record(1));
    keeper.markBroken();
    assert.ok(!keeper.save(record(2)));
    keeper.setAside();
    assert.match(texts.get('match.broken-1') ?? '', /"card":1/);
  });

  it('says once that there is no room, and keeps again when there is', () => {
    const {tab, fill} = browser();
    const told: StorageState[] = [];
    const keeper = openStorage(tab(), 'match', 'a', (state) => {
      told.push(state);
    });
    keeper.save(record(1));
    fill(true);
    assert.ok(!keeper.save(record(1, 2)));
    assert.ok(!keeper.save(record(1, 2, 3)));
    assert.deepEqual(told, ['full']);
    fill(false);
    assert.ok(keeper.save(record(1, 2, 3)));
    assert.deepEqual(told, ['full', 'free']);
  });

  it('keeps nothing, and throws nothing, where a page may not', () => {
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

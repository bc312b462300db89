import {expect} from '@open-wc/testing';
import '@quinola/testing/registry/sampled-tables.js';
import {setViewport} from '@web/test-runner-commands';
import {isAsked, makeMove} from '@quinola/testing/visitor/moves.js';
import {list} from '@quinola/testing/registry/list.js';
import {errors, FIRST, leave, storage, until, atTable, type Visitor} from '@quinola/testing/visitor.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';
import {storedMatch, removeTable, tableOf, type StoredMatch} from '@quinola/testing/visitor/stored-match.js';

/** What stands under a key, but for whose it is. */
const gist = (text: string | undefined): object => ({
  ...(JSON.parse(text ?? '{}') as object),
  owner: 0,
  revision: 0,
});

describe('keeping', () => {
  before(() => setViewport({width: 900, height: 2400}));
  after(() => setViewport({width: 800, height: 600}));
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('11 a match that another tab owns is left to it until it is taken over', async () => {
    const owner = await atTable('persist="here"');
    await owner.playCard();
    const {record} = storedMatch('here');
    const other = await atTable('persist="here"');
    const alert = await until(() => other.alert(), 'no word of the other tab');
    expect(other.text(alert)).to.contain('being played in another tab');
    await other.playCard();
    expect(storedMatch('here').record, 'it is not written over').to.deep.equal(record);
    other.press('Continue it here', alert);
    await until(() => other.hand().length === owner.hand().length && other.playable().length);
    expect(other.hand()).to.deep.equal(owner.hand());
    expect(other.alert()).to.equal(null);
    await other.playCard();
    expect(storedMatch('here').record.moves.length).to.be.above(record.moves.length);
    // The first finds out as soon as it would keep something.
    await owner.playCard();
    await until(() => owner.alert(), 'it is not told');
    expect(owner.text(owner.alert())).to.contain('being played in another tab');
  });

  it('12 two games under one key keep a match each, whichever begins first, and say nothing', async () => {
    const [first, second] = sampledTags as [string, string];
    const others = errors();
    // Both begin before either has anything to keep.
    const [one, other] = await Promise.all([
      tableOf(first, 'persist="here"'),
      tableOf(second, 'persist="here"'),
    ]);
    await makeMove(one);
    await makeMove(other);
    const texts = (): string[] =>
      Object.entries(storage())
        .filter(([key]) => key.startsWith('quinola:here'))
        .map(([, text]) => text);
    await until(() => texts().length === 2, 'one of them keeps nothing');
    const movesOf = ({record}: Visitor): unknown[] => record.moves.map(({move}) => move);
    const before = [movesOf(one), movesOf(other)];
    await removeTable(one);
    await removeTable(other);
    const again = await tableOf(second, 'persist="here" seed="another"');
    const againToo = await tableOf(first, 'persist="here" seed="another"');
    for (const [table, moves] of [
      [againToo, before[0]!],
      [again, before[1]!],
    ] as const) {
      expect(movesOf(table).slice(0, moves.length)).to.deep.equal(moves);
      expect(table.alert()).to.equal(null);
    }
    expect(texts().length).to.equal(2);
    others.stop();
    expect(others.events.map(({code}) => code)).to.deep.equal([]);
  });

  for (const tag of sampledTags) {
    it(`11 the match of a tab that ended without a word is gone on with: ${tag}`, async () => {
      const before = await tableOf(tag, 'persist="here"');
      await makeMove(before);
      await until(() => storedMatch('here').owner, 'nobody owns it');
      const text = storage()['quinola:here']!;
      await removeTable(before);
      // As if it had not been told that the page is left.
      localStorage.setItem('quinola:here', text);
      const after = await tableOf(tag, 'persist="here" seed="another"');
      const {moves} = (JSON.parse(text) as StoredMatch).record;
      // The opponents may have moved since.
      expect(storedMatch('here').record.moves.slice(0, moves.length)).to.deep.equal(moves);
      expect(after.alert()).to.equal(null);
      await makeMove(after);
      expect(storedMatch('here').record.moves.length).to.be.above(moves.length);
    });

    it(`12 a match with fewer options goes on; one whose options or moves are wrong stays until put aside: ${tag}`, async () => {
      const before = await tableOf(tag, 'persist="here"');
      await makeMove(before);
      await removeTable(before);
      const whole = storedMatch('here');
      const {record} = whole;
      const {game} = record.options;
      localStorage.setItem(
        'quinola:here',
        JSON.stringify({...whole, record: {...record, options: game ? {game} : {}}}),
      );
      const older = await tableOf(tag, 'persist="here"');
      expect(storedMatch('here').record.moves.slice(0, record.moves.length)).to.deep.equal(record.moves);
      expect(older.alert()).to.equal(null);
      await removeTable(older);
      // Tables take either in turn, in the long run both.
      const wrongs = [
        {options: {...record.options, more: 1}},
        {moves: [...record.moves, {by: 0, move: {type: 'NO_MOVE'}}]},
      ].filter((_, nth) => window.long || nth === sampledTags.indexOf(tag) % 2);
      for (const wrong of wrongs) {
        const text = JSON.stringify({...whole, record: {...record, ...wrong}});
        localStorage.setItem('quinola:here', text);
        await stays(await tableOf(tag, 'persist="here"'), 'here', text);
      }
    });
  }

  /** Holds that what a table cannot read is left as it is until it is put aside. */
  async function stays(table: Visitor, key: string, text: string): Promise<void> {
    const alert = await until(() => table.alert(), 'nothing is said');
    expect(table.text(alert)).to.match(/cannot be read|damaged/);
    await until(() => table.hasButton('Set it aside and keep this game'), 'nothing is offered');
    await makeMove(table);
    const untouched = (now: string | undefined): void => {
      if (text.startsWith('{')) expect(gist(now)).to.deep.equal(gist(text));
      else expect(now).to.equal(text);
    };
    untouched(storage()[`quinola:${key}`]);
    table.press('Set it aside and keep this game');
    await until(() => storage()[`quinola:${key}.broken-1`], 'it is not put aside');
    untouched(storage()[`quinola:${key}.broken-1`]);
    await until(() => isAsked(table) && !table.alert(), 'it does not go on');
    await makeMove(table);
    expect(storedMatch(key).format).to.equal('quinola-kept/1');
    await until(() => storedMatch(key).record.moves.length > 1, 'the match is not kept further');
    leave();
    localStorage.clear();
  }

  it('12 what is no match, or of a newer or older format, stays untouched until put aside', async () => {
    const game = list.find(({tag}) => tag === FIRST)!.id;
    const record = {format: 'quinola-record/1', game, options: {}, players: [], moves: []};
    const envelope = {format: 'quinola-kept/1', owner: null, revision: 7, record};
    for (const text of [
      'rubbish',
      JSON.stringify({...envelope, format: 'quinola-kept/0'}),
      JSON.stringify({...envelope, format: 'quinola-kept/2'}),
      JSON.stringify({...envelope, record: {...record, format: 'quinola-record/2'}}),
      JSON.stringify({...envelope, record: {...record, moves: 'none'}}),
    ]) {
      localStorage.setItem('quinola:old', text);
      await stays(await atTable('persist="old"'), 'old', text);
    }
  });

  for (const tag of sampledTags) {
    it(`13 “Saved in this browser” lists and erases: ${tag}`, async () => {
      localStorage.setItem('another page', 'of the same origin');
      const table = await tableOf(tag, 'persist="here"');
      await until(() => storage()['quinola:here'] && storage()['quinola-settings'], 'nothing is kept');
      const settings = await table.openFromMenu('Settings');
      const suits = table.field<HTMLSelectElement>('Suits', settings);
      suits.value = 'four-colour';
      suits.dispatchEvent(new Event('change', {bubbles: true}));
      await until(() => storage()['quinola-settings']!.includes('four-colour'), 'the choice is not kept');
      const sheet = await table.openFromMenu('Saved in this browser');
      await until(() => table.allByRole('listitem', /(?:)/, sheet).length, 'nothing is listed');
      expect(table.allByRole('listitem', /(?:)/, sheet).map((line) => table.text(line))).to.deep.equal([
        'Settings quinola-settings',
        'A match (“here”) quinola:here',
      ]);
      await expect(sheet).to.be.accessible();
      table.press('Erase everything', sheet);
      await until(() => /Nothing is saved/.test(table.text(table.panel())), 'nothing is erased');
      expect(Object.keys(localStorage)).to.deep.equal(['another page']);
      expect(table.said()).to.include('Erased.');
      const again = await table.openFromMenu('Settings');
      expect(table.field<HTMLSelectElement>('Suits', again).value).not.to.equal('four-colour');
    });
  }

  it('13 full or forbidden storage is said once, and the table plays', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    const {setItem} = Storage.prototype;
    const ways: readonly [way: string, forbid: () => void, allow: () => void][] = [
      [
        'full',
        () => {
          Storage.prototype.setItem = () => {
            throw new DOMException('no room', 'QuotaExceededError');
          };
        },
        () => {
          Storage.prototype.setItem = setItem;
        },
      ],
      [
        'forbidden',
        () =>
          Object.defineProperty(window, 'localStorage', {
            configurable: true,
            get() {
              throw new DOMException('no', 'SecurityError');
            },
          }),
        () => Object.defineProperty(window, 'localStorage', own),
      ],
    ];
    for (const [way, forbid, allow] of ways) {
      const {events: heard, stop} = errors();
      forbid();
      try {
        const table = await atTable('persist="here"');
        const alert = await until(() => table.alert(), `nothing is said of ${way} storage`);
        expect(table.text(alert)).to.contain('This page cannot save the game; it ends when you leave.');
        table.press('Close', alert);
        for (let card = 0; card < 3; card++) await table.playCard();
        expect(table.alert()).to.equal(null);
        expect(
          heard.map(({code}) => code),
          way,
        ).to.deep.equal(['not-kept']);
        leave();
      } finally {
        allow();
        stop();
      }
    }
  });
});

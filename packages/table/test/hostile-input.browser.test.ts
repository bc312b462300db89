import {expect} from '@open-wc/testing';
import type {TableErrorEvent} from '../src/index.js';
import {LONGEST_NAME, thinkerOf} from '../src/players.js';
import {SETTINGS_KEY} from '../src/settings.js';
import {
  anyToyMove,
  bareTable,
  cardTurn,
  takeAway,
  type BareTable,
  type BareVisit,
} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

// What a careless or hostile page may set or call: the table reports it with one event and a stable code, and continues to
// work.

/** A table, and the error codes that it has reported. */
async function hostile(visit?: BareVisit): Promise<{table: BareTable; codes: string[]}> {
  const codes: string[] = [];
  const listen = (event: Event): void => {
    codes.push((event as TableErrorEvent).code);
  };
  document.addEventListener('quinola-error', listen);
  const table = bareTable(visit);
  await table.ready;
  // An unknown pace means the usual one, at which the first card takes too long for a test.
  if (table.settings.pace.think) await until(() => table.context, 'no match');
  else await cardTurn(table);
  await table.updateComplete;
  document.removeEventListener('quinola-error', listen);
  table.addEventListener('quinola-error', listen);
  return {table, codes};
}

const HOSTILE = ['constructor', '__proto__', 'toString'];

describe('a table with invalid input', () => {
  afterEach(takeAway);

  for (const word of HOSTILE) {
    it(`works with "${word}" as the value of its attributes`, async () => {
      for (const name of ['pace', 'lang', 'theme', 'suits', 'back', 'level', 'seat', 'ceremony', 'confirm']) {
        const {table, codes} = await hostile({attributes: {[name]: word}});
        expect(codes, name).to.deep.equal(['unknown-value']);
        expect(table.code).to.equal('en');
        table.remove();
      }
    });

    it(`works with "${word}" in the stored settings`, async () => {
      const chosen = JSON.parse(`{"${word}": "${word}"}`) as object;
      for (const kept of [
        {pace: word, themes: chosen, languages: chosen, names: word, visits: word},
        word,
        [word],
      ]) {
        localStorage.setItem(SETTINGS_KEY, JSON.stringify(kept));
        const {table, codes} = await hostile({attributes: {theme: word}});
        expect(codes).to.deep.equal(['unknown-value']);
        expect(table.styling.theme).to.equal(word);
        await takeAway();
      }
    });

    it(`works with a record that has "${word}" as an option`, async () => {
      const {table, codes} = await hostile();
      const {context} = table;
      const options = JSON.parse(`{"${word}": 1e308}`) as object;
      table.record = {...table.record, options};
      await until(() => codes.length, 'no error');
      expect(codes).to.deep.equal(['options']);
      expect(table.context).to.equal(context);
    });
  }

  it('truncates long names, and isolates their writing direction', async () => {
    const {table, codes} = await hostile({
      attributes: {names: `Ann, ${'x'.repeat(400)}, \u202eשלום`},
    });
    const [, long, hebrew] = table.context!.players.map(({name}) => name);
    expect(long).to.equal(`${'x'.repeat(LONGEST_NAME - 1)}…`);
    expect(hebrew).to.equal('\u2068שלום\u2069');
    expect(codes).to.deep.equal(['too-long']);
  });

  it('uses the beginning of a seed of two million characters', async () => {
    const {table, codes} = await hostile({set: {seed: 's'.repeat(2e6)}});
    expect(codes).to.deep.equal(['too-long']);
    const {seed} = (await table.save())!.record;
    expect(seed).to.equal('s'.repeat(1000));
  });

  for (const seats of [5, null, ['x'], 'visitor', {}, [{}]]) {
    it(`keeps its players if its seats are ${JSON.stringify(seats)}`, async () => {
      const {table, codes} = await hostile();
      const before = table.seats;
      table.seats = seats as never;
      expect(codes).to.deep.equal(['bad-call']);
      expect(table.seats).to.equal(before);
    });
  }

  it('ignores moves that are not moves', async () => {
    const {table, codes} = await hostile();
    const {count} = table.context!;
    const NONE = [null, undefined, 5, 'PLAY', [], {}, {type: 5}, {type: 'SET_PLAYERS', players: null}];
    for (const move of NONE) expect(table.play(move as never)).to.equal(false);
    expect(codes).to.deep.equal(NONE.map(() => 'bad-call'));
    for (const type of HOSTILE) expect(table.play({type} as never)).to.equal(false);
    expect(table.context!.count).to.equal(count);
    expect(table.play(anyToyMove(table.view!))).to.equal(true);
  });

  it('continues after being told to restore, store or start with invalid values', async () => {
    const {table, codes} = await hostile();
    const {context} = table;
    expect(await table.restore(null as never)).to.equal(false);
    await table.restart({} as never);
    table.storage = {} as never;
    expect(await table.openPanel(Object.create(null) as never)).to.equal(false);
    expect(codes).to.deep.equal(['not-a-record', 'bad-call', 'bad-call', 'unknown-panel']);
    expect(table.context).to.equal(context);
  });

  it('lets its page play while it is out of view, and pauses again', async () => {
    const {table} = await hostile();
    table.features!.visibility.seen(false);
    expect(table.tag('paused')).to.equal(true);
    const {count} = table.context!;
    expect(table.play(anyToyMove(table.view!))).to.equal(true);
    expect(table.context!.count).to.be.above(count);
    expect(table.tag('paused')).to.equal(true);
    table.features!.visibility.seen(true);
    expect(table.tag('paused')).to.equal(false);
  });

  it('waits for a player function of the page only for a limited time', async () => {
    const {table} = await hostile();
    const never = (): Promise<never> => new Promise(() => undefined);
    const question = {player: 1, view: table.view} as never;
    const thinker = thinkerOf(
      table.game,
      () => table.thinker,
      () => never,
      1,
    );
    const answer = await Promise.resolve(thinker.choose(question, new AbortController().signal)).catch(
      String,
    );
    expect(answer).to.match(/no answer/);
  });
});

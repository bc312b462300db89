import {expect} from '@open-wc/testing';
import type {ToyTable} from '@quinola/testing/toy/table.js';
import {errors, leave, ready, until, Visitor, type PublicRecord} from '@quinola/testing/visitor.js';
import {asked, movesOf} from '@quinola/testing/visitor/moves.js';
import {atToy, SEATS} from './at-toy.js';

/** A table at which the visitor is to play a card, but whose later parts cannot be fetched until the test says so. */
async function tableWithout(): Promise<{table: Visitor; arrive(): void}> {
  const made = document.createElement('toy-table') as ToyTable;
  let there = false;
  const own = made as unknown as {loadFeatures(code: string): Promise<unknown>};
  const load = own.loadFeatures.bind(made);
  own.loadFeatures = (code) => (there ? load(code) : Promise.reject(new Error('offline')));
  Object.assign(made, {pace: 'none', seed: 'a test', seats: SEATS, knocking: 'no'});
  const place = document.createElement('div');
  document.body.append(place);
  place.append(made);
  const table = await ready(new Visitor(made as never), 'nothing');
  // Without them the page has no record yet; the match itself goes on.
  await until(() => {
    const [move] = movesOf(table);
    if (move && move.type !== 'PLAY')
      table.element.play('choose' in move ? {type: 'EXCHANGE', cards: []} : move);
    return table.playable().length;
  }, 'no card can be played');
  return {table, arrive: () => (there = true)};
}

describe('a part of a table that cannot be loaded during play', () => {
  afterEach(() => {
    for (const table of document.querySelectorAll('toy-table')) table.parentElement!.remove();
    leave();
    localStorage.clear();
  });

  it('49 is named, the card stays playable, and the events come in order when it arrives', async () => {
    const {events: reported, stop} = errors();
    const moves: unknown[] = [];
    const record = ({made}: HTMLElementEventMap['quinola-move']): void => void moves.push(made);
    document.addEventListener('quinola-move', record as (event: Event) => void);
    try {
      const {table, arrive} = await tableWithout();
      expect(table.text(await until(() => table.alert(), 'nothing is said'))).to.contain(
        'Part of the table could not be loaded.',
      );
      expect(new Set(reported.map(({code}) => code))).to.deep.equal(new Set(['no-module']));
      const held = table.cards().length;
      table.tapCard();
      await until(() => table.cards().length < held, 'the card is not played');
      expect(moves, 'none is told yet').to.deep.equal([]);
      arrive();
      table.press('Menu');
      await until(() => table.panel('Menu'), 'the menu does not open');
      expect(table.alert()).to.equal(null);
      await asked(table);
      expect(moves).to.deep.equal((table.element.record as PublicRecord).moves);
    } finally {
      document.removeEventListener('quinola-move', record as (event: Event) => void);
      stop();
    }
  });

  it('49 is named if it is a panel, which can be closed', async () => {
    const {events: reported, stop} = errors();
    const table = await atToy();
    const {panels} = (table.element as unknown as ToyTable).features!.game;
    Object.assign(panels, {rules: () => Promise.reject(new Error('offline'))});
    await table.fromMenu('Rules');
    expect(table.text(await until(() => table.alert(), 'nothing is said'))).to.contain(
      'Could not be loaded:',
    );
    expect(reported.map(({code}) => code)).to.deep.equal(['no-module']);
    if (table.panel()) table.press('Close', table.panel()!);
    await table.playCard();
    stop();
  });
});

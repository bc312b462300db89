import {expect, fixture, html} from '@open-wc/testing';
import type {Place} from '@quinola/table';
import type {WhistMove, WhistTable, WhistView} from '@quinola/whist';
import '@quinola/whist/define.js';
import {first, forget, movesOf, quickTable, saidBy, seen, sheetOf} from '../test-support/table.js';

type Player = (view: WhistView, moves: readonly WhistMove[]) => WhistMove;

/** West leads, and wins the remaining tricks with trumps; the visitor sits south. */
const SURE = 'S:2.2.2. W:AKQ... N:3.3.3. E:4.4.4. trump=S leader=W tricks=5-5';
/** East leads, and has no certain trick; the visitor plays next and is asked. */
const UNSURE = 'S:A.A.2. W:4.5.6. N:3.4.5. E:2.3.4. trump=S leader=E tricks=5-5';

/** West holds four honours, and his side stands on eight. */
const HONOURS =
  'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:JT98.765.J765.J6 dealer=S trump=H score=0-8';

/** A player function that makes the first lawful move of a type. */
const eager =
  (...types: readonly WhistMove['type'][]): Player =>
  (view, moves) =>
    moves.find(({type}) => types.includes(type)) ?? first(view, moves);

/** A table with a slow pace, at which speech is shown long enough for the test. */
async function slowTable(
  attributes: Readonly<Record<string, string>>,
  ...others: readonly Player[]
): Promise<WhistTable> {
  const table = await fixture<WhistTable>(
    html`<whist-table reveal="interaction" pace="slow" seed=""></whist-table>`,
  );
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.seats = ['visitor', ...others];
  await table.start();
  await table.whole();
  return table;
}

/** The names of the open cards at a place, as a screen reader reads them. */
const openCardsAt = (table: WhistTable, place: Place): string[] =>
  [...table.shadowRoot!.querySelectorAll(`[data-seat="${place}"] .lying .vh`)].map(
    ({textContent}) => textContent!,
  );
const statusOf = (table: WhistTable): string =>
  table.shadowRoot!.querySelector('.status')!.textContent.trim();
const wordAt = (table: WhistTable, place: Place): string | undefined =>
  table.shadowRoot!.querySelector(`[data-seat="${place}"] .word`)?.textContent ?? undefined;
const buttonsOf = (table: WhistTable): string[] =>
  [...sheetOf(table)!.querySelectorAll('button')].map(({innerText}) => innerText);
const press = (table: WhistTable, text: RegExp): void =>
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.button')]
    .find(({innerText}) => text.test(innerText))!
    .click();
const handOf = (table: WhistTable): string[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>('.room > .hand button')].map(
    ({dataset}) => dataset['card']!,
  );

describe('cards that lie open before a player', () => {
  afterEach(() => forget());

  it('are an opponent’s hand that he lays down, with what he says, while the visitor still sees his own', async () => {
    const table = await slowTable({deal: SURE}, eager('LAY_DOWN'), first, first);
    await seen(table, () => openCardsAt(table, 'w').length);
    expect(openCardsAt(table, 'w')).to.deep.equal(['ace of spades', 'king of spades', 'queen of spades']);
    expect(wordAt(table, 'w')).to.equal('The rest is mine.');
    expect(statusOf(table)).to.contain('lays the cards down; the rest is good');
    expect(handOf(table)).to.have.members(['2S', '2H', '2D']);
    expect(table.shadowRoot!.querySelector('.q')!.className).to.contain('pack-red');
    await expect(table).to.be.accessible();
    table.match.send({type: 'ACKNOWLEDGE'});
    await seen(table, () => sheetOf(table));
    expect(sheetOf(table)!.textContent).to.contain('The rest was claimed from trick 11 on.');
  });

  it('are the honours that win a game at eight', async () => {
    const table = await slowTable({deal: HONOURS}, eager('SHOW'), first, first);
    await seen(table, () => openCardsAt(table, 'w').length);
    expect(openCardsAt(table, 'w')).to.deep.equal([
      'ace of hearts',
      'king of hearts',
      'queen of hearts',
      'knave of hearts',
    ]);
    expect(handOf(table).length).to.equal(13);
    expect(statusOf(table)).to.contain('shows the ace of hearts');
  });

  it('are the hand of a player who claims at a strict table, and the question names him', async () => {
    const table = await slowTable(
      {etiquette: 'strict', deal: UNSURE, pace: 'none'},
      first,
      first,
      eager('LAY_DOWN'),
    );
    await seen(table, () => sheetOf(table));
    expect(openCardsAt(table, 'e')).to.deep.equal(['three of hearts', 'two of spades', 'four of diamonds']);
    const {name} = table.who(3);
    expect(sheetOf(table)!.textContent).to.contain(`${name} claims all the tricks that are left`);
    expect(buttonsOf(table)).to.deep.equal(['Play on, and direct these cards', 'Grant the rest']);
    await expect(table).to.be.accessible();
    press(table, /^Play on/);
    await seen(table, () =>
      sheetOf(table)?.textContent!.includes(`${name} is to play with cards lying open`),
    );
    expect(table.view!.tricksWon).to.deep.equal([5, 5]);
  });

  it('are announced when a deal has gone wrong', async () => {
    const {record} = await quickTable({etiquette: 'strict'});
    const table = await quickTable({etiquette: 'strict'});
    table.record = {...record!, options: {...record!.options, accidents: 100}, moves: []};
    await seen(table, () =>
      saidBy(table).some((line) => /looked at the last card|dealt wrongly|face up|exposed/.test(line)),
    );
    expect(movesOf(table).length).to.be.above(0);
  });
});

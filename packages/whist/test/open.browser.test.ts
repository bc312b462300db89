import {expect, fixture, html} from '@open-wc/testing';
import type {WhistMove, WhistTable, WhistView} from '@quinola/whist';
import '@quinola/whist/define.js';
import {first, forget, movesOf, quickTable, saidBy, seen, settled, sheetOf} from '../test-support/table.js';

type Player = (view: WhistView, moves: readonly WhistMove[]) => WhistMove;

/** West leads, and makes the rest with his trumps; the visitor sits in the south. */
const SURE = 'S:2.2.2. W:AKQ... N:3.3.3. E:4.4.4. trump=S leader=W tricks=5-5';
/** East leads, and makes nothing for certain; the visitor, who comes next, is asked. */
const UNSURE = 'S:A.A.2. W:4.5.6. N:3.4.5. E:2.3.4. trump=S leader=E tricks=5-5';

/** The visitor leads, and makes two of three tricks for certain. */
const OWN = 'S:A.A.2. W:2.3.4. N:4.4.5. E:5.5.6. trump=S leader=S tricks=5-5';
/** West holds four honours, and his side stands on eight. */
const HONOURS =
  'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:JT98.765.J765.J6 dealer=S trump=H score=0-8';

/** East does not follow though he can; two tricks are left. */
const REVOKE = 'S:AK... W:QJ... N:T9... E:8.2.. trump=C leader=S tricks=6-5';

/** A player of the page who makes the first move of a type that he may. */
const eager =
  (...types: readonly WhistMove['type'][]): Player =>
  (view, moves) =>
    moves.find(({type}) => types.includes(type)) ?? first(view, moves);

/** A table at which words stand long enough to be seen. */
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

/** What lies open in a place, as a screen reader has it. */
const lyingAt = (table: WhistTable, place: number): string[] =>
  [...table.shadowRoot!.querySelectorAll(`[data-seat="${place}"] .lying .vh`)].map(
    ({textContent}) => textContent!,
  );
const statusOf = (table: WhistTable): string => table.shadowRoot!.querySelector('.status')!.textContent!;
const wordAt = (table: WhistTable, place: number): string | undefined =>
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

describe('what lies open before a player', () => {
  afterEach(() => forget());

  it('is the hand that a machine lays down, with its word, while the own is still to be seen', async () => {
    const table = await slowTable({deal: SURE}, eager('LAY_DOWN'), first, first);
    await seen(table, () => lyingAt(table, 1).length);
    expect(lyingAt(table, 1)).to.deep.equal(['ace of spades', 'king of spades', 'queen of spades']);
    expect(wordAt(table, 1)).to.equal('The rest is mine.');
    expect(statusOf(table)).to.contain('lays the cards down; the rest is good');
    expect(handOf(table)).to.have.members(['2S', '2H', '2D']);
    expect(table.shadowRoot!.querySelector('.q')!.className).to.contain('pack-red');
    await expect(table).to.be.accessible();
    table.joined.send({type: 'ACKNOWLEDGE'});
    await seen(table, () => sheetOf(table));
    expect(sheetOf(table)!.textContent).to.contain('The rest was claimed from trick 11 on.');
  });

  it('are the honours that win a game at eight', async () => {
    const table = await slowTable({deal: HONOURS}, eager('SHOW'), first, first);
    await seen(table, () => lyingAt(table, 1).length);
    expect(lyingAt(table, 1)).to.deep.equal([
      'ace of hearts',
      'king of hearts',
      'queen of hearts',
      'knave of hearts',
    ]);
    expect(handOf(table).length).to.equal(13);
    expect(statusOf(table)).to.contain('shows the ace of hearts');
  });

  it('is a hand that is claimed with at a strict table, and the question says by whom', async () => {
    const table = await slowTable(
      {etiquette: 'strict', deal: UNSURE, pace: 'none'},
      first,
      first,
      eager('LAY_DOWN'),
    );
    await seen(table, () => sheetOf(table));
    expect(lyingAt(table, 3)).to.deep.equal(['three of hearts', 'two of spades', 'four of diamonds']);
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

  it('is marked in the own hand, and the line says what is asked of it', async () => {
    const table = await quickTable({etiquette: 'strict', deal: OWN, seed: ''});
    await table.open('menu');
    press(table, /^Claim the rest$/);
    await seen(table, () => /not certainly yours/.test(sheetOf(table)?.textContent ?? ''));
    expect(table.view!.exposed).to.deep.equal([]);
    press(table, /^Yes$/);
    await seen(table, () => table.shadowRoot!.querySelector('.badge') && table.tag('visitor'));
    expect(
      [...table.shadowRoot!.querySelectorAll('.hand .badge')].map(({textContent}) => textContent),
    ).to.deep.equal(['open', 'open', 'open']);
    await expect(table).to.be.accessible();
    expect(statusOf(table)).to.match(/^Leopold asks you for the (ace|two) of \w+\.$/);
  });

  it('and a revoke that nobody has noticed, is asked about in words of its own, and told to the eye', async () => {
    const wrong: Player = (view, moves) =>
      view.hand.includes('2H') ? {type: 'PLAY', card: '2H'} : first(view, moves);
    const table = await quickTable({etiquette: 'strict', deal: REVOKE, seed: ''});
    table.seats = ['visitor', first, first, wrong];
    for (const card of ['AS', 'KS']) {
      table.play({type: 'PLAY', card});
      await settled(table);
    }
    await seen(table, () => /Did anybody revoke/.test(sheetOf(table)?.textContent ?? ''));
    const {name} = table.who(3);
    expect(buttonsOf(table)).to.deep.equal([`${name} revoked in trick 1`, 'Ask nothing']);
    press(table, /revoked/);
    await seen(table, () => /How will you take them/.test(sheetOf(table)?.textContent ?? ''));
    expect(statusOf(table)).to.contain(`claim a revoke by ${name}: it is proved`);
    table.pace = 'slow';
    await table.updateComplete;
    press(table, /^Add three/);
    await seen(table, () => /Penalty against them: 3 added to the others/.test(statusOf(table)));
  });

  it('is told of with the dealing that has gone wrong', async () => {
    const {record} = await quickTable({etiquette: 'strict'});
    const table = await quickTable({etiquette: 'strict'});
    table.record = {...record!, options: {...record!.options, accidents: 100}, moves: []};
    await seen(table, () =>
      saidBy(table).some((line) => /looked at the last card|dealt wrongly|face up|exposed/.test(line)),
    );
    expect(movesOf(table).length).to.be.above(0);
  });
});

import {expect} from '@open-wc/testing';
import type {Card} from '@quinola/cards';
import {packOf} from '@quinola/testing/middle-toy/game.js';
import {MiddleToyTable} from '@quinola/testing/middle-toy/table.js';
import {key} from '@quinola/testing/visitor.js';
import {until} from '@quinola/testing/wait.js';
import {faultsAtSizes, resize} from '@quinola/testing/fit.js';
import {emulateMedia, executeServerCommand, setViewport} from '@web/test-runner-commands';

customElements.define('middle-toy-table', MiddleToyTable);

/** A table at which these cards are held and lie; the visitor is to play. */
async function tableWith(own = '7S 8H 2C 5D', lying = '7H 4D 2H AC'): Promise<MiddleToyTable> {
  const box = document.createElement('div');
  const table = document.createElement('middle-toy-table') as MiddleToyTable;
  Object.assign(table, {pace: 'none', nostorage: true});
  table.style.height = '100%';
  table.record = {
    format: 'quinola-record/1',
    game: 'middle-toy',
    options: {},
    players: [
      {name: 'You', kind: 'visitor'},
      {name: 'Leopold', kind: 'book'},
    ],
    moves: [{by: 'chance', move: {type: 'SHUFFLE', pack: packOf(own, '3S 6S 8S AS', lying)}}],
  };
  box.append(table);
  document.body.append(box);
  await until(() => table.tag('visitor'), 'nobody is asked');
  await table.whole();
  await setViewport({width: 800, height: 800});
  await resize(box, '390x664');
  return table;
}

const find = (table: MiddleToyTable, what: string): HTMLElement =>
  table.shadowRoot!.querySelector<HTMLElement>(what)!;
const all = (table: MiddleToyTable, what: string): HTMLElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLElement>(what),
];
const touch = async (table: MiddleToyTable, where: 'hand' | 'middle', card: Card): Promise<void> => {
  find(table, `.${where} [data-card="${card}"]`).click();
  await table.updateComplete;
};
const chosen = (table: MiddleToyTable): string =>
  all(table, '.middle [aria-pressed=true]')
    .map(({dataset}) => dataset['card'])
    .join(' ');
const buttons = (table: MiddleToyTable): readonly string[] =>
  all(table, '.takes button').map(({textContent}) => textContent.trim());
const said = (table: MiddleToyTable): string => all(table, '[role=log] p').at(-1)?.textContent ?? '';

describe('cards in the middle', () => {
  afterEach(() => document.body.replaceChildren());

  it('are shown as they would be taken when a card of the hand is touched, the most of them', async () => {
    const table = await tableWith();
    expect(buttons(table)).to.deep.equal([]);
    await touch(table, 'hand', '7S');
    expect(chosen(table)).to.equal('7H 4D 2H AC');
    expect(buttons(table)).to.deep.equal(['Take 7 and 4+2+A', 'Lay it down']);
    expect(all(table, '.tab').map(({textContent}) => textContent)).to.deep.equal(['7', '4+2+A']);
    expect(said(table)).to.match(
      /^Seven of spades takes seven of hearts; four of diamonds, two of hearts and ace of clubs; clears the table\.$/,
    );
    await expect(table).to.be.accessible();
    await touch(table, 'hand', '8H');
    expect(chosen(table)).to.equal('7H AC');
    expect(all(table, '.middle .away').map(({dataset}) => dataset['card'])).to.deep.equal(['4D', '2H']);
  });

  it('are chosen otherwise by touches: a set is dropped, added, and what no longer fits is put back', async () => {
    const table = await tableWith('8C 7S 2C 5D', '6H 2H 2D 8D');
    await touch(table, 'hand', '8C');
    expect(chosen(table)).to.equal('6H 2H 8D');
    await touch(table, 'middle', '8D');
    expect(chosen(table)).to.equal('6H 2H');
    await touch(table, 'middle', '2D');
    expect(chosen(table)).to.equal('6H 2D');
    await touch(table, 'middle', '8D');
    expect([chosen(table), buttons(table)[0]]).to.deep.equal(['6H 2D 8D', 'Take 6+2 and 8']);
  });

  it('are taken by a second touch, and those that stay keep their places', async () => {
    const table = await tableWith();
    const columns = (): readonly string[] =>
      all(table, '.middle [data-card]').map(
        (card) => `${card.dataset['card']}${getComputedStyle(card.parentElement!).gridColumnStart}`,
      );
    expect(columns()).to.deep.equal(['7H1', '4D2', '2H3', 'AC4']);
    await touch(table, 'hand', '5D');
    await touch(table, 'hand', '5D');
    await until(() => table.tag('visitor') && table.view!.hand.length === 3);
    await table.updateComplete;
    expect(table.record!.moves.find(({by}) => by === 0)!.move).to.deep.equal({
      type: 'TAKE',
      card: '5D',
      take: ['4D', 'AC'],
    });
    expect(columns().slice(0, 3)).to.deep.equal(['7H1', 'AS2', '2H3']);
    expect(find(table, '.own .won').getAttribute('aria-label')).to.equal('3 cards');
  });

  it('lie there for a card that takes nothing', async () => {
    const table = await tableWith('3D 8H 2C 5D', '7H 4D 7C 6C');
    await touch(table, 'hand', '3D');
    expect(buttons(table)).to.deep.equal(['Lay it down']);
    expect(said(table)).to.equal('Three of diamonds takes nothing; it can be laid down.');
    await touch(table, 'hand', '3D');
    await until(() => table.tag('visitor') && table.view!.hand.length === 3);
    expect(table.view!.middle.some(({card}) => card === '3D')).to.equal(true);
  });

  it('choose a card of the hand themselves, when one of them is touched first', async () => {
    const table = await tableWith();
    await touch(table, 'middle', '2H');
    expect([find(table, '.hand .picked').dataset['card'], chosen(table)]).to.deep.equal(['2C', '2H']);
  });

  it('say so when they are touched and cannot be taken', async () => {
    const table = await tableWith('3D 4H 2C 5D', '7H 8D 4C 6C');
    const note = (): string => find(table, 'p.note').textContent.trim();
    const none = 'Eight of diamonds: no card of your hand takes it.';
    await touch(table, 'middle', '8D');
    expect([note(), said(table)]).to.deep.equal([none, none]);
    await touch(table, 'hand', '4H');
    expect([all(table, 'p.note').length, chosen(table)]).to.deep.equal([0, '4C']);
    const refused = 'Four of hearts does not take the eight of diamonds.';
    await touch(table, 'middle', '8D');
    expect([note(), said(table), chosen(table)]).to.deep.equal([refused, refused, '4C']);
  });

  it('are all taken by keys: the arrows lead to every way of taking, and to laying down', async () => {
    const table = await tableWith('8C 7S 2C 5D', '6H 2H 2D 8D');
    find(table, '.hand [data-card="8C"]').focus();
    await key('Enter');
    await table.updateComplete;
    const ways: string[] = [];
    for (let at = 0; at < 6; at++) {
      ways.push(chosen(table));
      await key('ArrowDown');
      await table.updateComplete;
    }
    expect([...ways].sort()).to.deep.equal(['', '6H 2D', '6H 2D 8D', '6H 2H', '6H 2H 8D', '8D']);
    expect(chosen(table)).to.equal(ways[0]);
    await key('ArrowUp');
    await table.updateComplete;
    expect(chosen(table)).to.equal('');
    find(table, '.middle [data-card="8D"]').focus();
    await key('ArrowDown');
    await table.updateComplete;
    expect(chosen(table), 'the arrows do the same from a card of the table').to.equal(ways[0]);
    find(table, '.hand [data-card="8C"]').focus();
    await key('ArrowUp');
    await table.updateComplete;
    await key('Enter');
    await until(() => table.view!.middle.some(({card}) => card === '8C') || table.view!.hand.length < 4);
  });

  it('take a card of the hand that is dragged among them', async () => {
    const table = await tableWith();
    const card = find(table, '.hand [data-card="8H"]');
    const [from, to] = [card, find(table, '[part~=middle]')].map((one) => one.getBoundingClientRect());
    const at = (box: DOMRect) => ({clientX: box.x + box.width / 2, clientY: box.y + box.height / 2});
    const point = (type: string, box: DOMRect, buttons: number): boolean =>
      card.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          composed: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'mouse',
          buttons,
          ...at(box),
        }),
      );
    point('pointerdown', from!, 1);
    point('pointermove', to!, 1);
    point('pointerup', to!, 0);
    await until(() => table.record!.moves.some(({by}) => by === 0));
    expect(table.record!.moves.find(({by}) => by === 0)!.move).to.deep.equal({
      type: 'TAKE',
      card: '8H',
      take: ['7H', 'AC'],
    });
  });

  it('fit every screen with a card chosen', async () => {
    const table = await tableWith();
    await touch(table, 'hand', '7S');
    await emulateMedia({reducedMotion: 'reduce'});
    await setViewport({width: 1940, height: 1940});
    await executeServerCommand('fingers', true);
    const faults = await faultsAtSizes(table);
    await executeServerCommand('fingers', false);
    expect(faults.join('\n')).to.equal('');
  });
});

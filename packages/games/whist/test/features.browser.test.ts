import {expect, fixture, html} from '@open-wc/testing';
import {wholeOf} from '@quinola/table';
import {whist, type WhistMove, type WhistTable, type WhistView} from '@quinola/whist';
import {first, forget, movesOf, once, quickTable, seen, settled, sheetOf} from '../test-support/table.js';

/** Plays the visitor's first lawful card until the test holds. */
async function playUntil(table: WhistTable, done: () => boolean): Promise<void> {
  for (let moves = 0; !done(); moves++) {
    if (moves > 400) throw new Error('the condition was never met');
    if (table.tag('sheet')) table.match.send({type: 'ACKNOWLEDGE'});
    else table.play(first(table.view!, movesOf(table)));
    await settled(table);
  }
}

const buttonOf = (table: WhistTable, text: RegExp): HTMLButtonElement | undefined =>
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.button')].find((button) =>
    text.test(button.textContent),
  );

describe('<whist-table> with its features', () => {
  afterEach(() => forget());

  it('plays against the built-in opponents, which give their reasons', async () => {
    const table = await fixture<WhistTable>(html`<whist-table pace="none" seed="house"></whist-table>`);
    await settled(table);
    for (let card = 0; card < 4; card++) {
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
    }
    const reasons = wholeOf(table).record.moves.filter(({by, because}) => by !== 'chance' && because?.maxim);
    expect(reasons.length).to.be.above(0);
    table.open('why', 'last');
    await seen(table, () => /Leitfaden/.test(sheetOf(table)?.textContent ?? ''));
  });

  it('never reveals a card in an opponent’s hand by his reason', async () => {
    const table = await fixture<WhistTable>(
      html`<whist-table pace="none" seed="house" level="master"></whist-table>`,
    );
    await settled(table);
    for (let card = 0; card < 4; card++) {
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
    }
    const {moves} = wholeOf<WhistView, WhistMove>(table).record;
    const clear = moves.filter(({because}) => because?.search?.next && because.search.margin >= 0.05);
    expect(clear.length).to.be.above(0);
    for (const {move, because} of clear) {
      await table.open('why', (move as {card: string}).card);
      await seen(table, () =>
        new RegExp(`Best in ${because!.search!.best} of`).test(sheetOf(table)?.textContent ?? ''),
      );
      if (because!.maxim) await seen(table, () => sheetOf(table)!.querySelector('.source + p'));
      expect(sheetOf(table)!.textContent).not.to.contain(table.words.card(because!.search!.next!));
      expect(sheetOf(table)!.querySelector('small')).to.equal(null);
    }
  });

  it('advises the visitor, and marks the card', async () => {
    const table = await fixture<WhistTable>(html`<whist-table pace="none" seed="house"></whist-table>`);
    await settled(table);
    table.hint();
    await seen(table, () => table.context!.hint);
    await table.updateComplete;
    const hinted = table.shadowRoot!.querySelector<HTMLElement>('.hinted')!;
    expect(whist.refusal(table.view!, {type: 'PLAY', card: hinted.dataset['card']!})).to.equal(null);
  });

  it('shows the gain of a saved reason in its own unit, tricks or fishes', async () => {
    const table = await quickTable();
    await playUntil(table, () => table.view!.tricks.length === 3);
    const {record} = wholeOf<WhistView, WhistMove>(table);
    const {viewer} = table.context!;
    const at = record.moves.findLastIndex(({by, move}) => by === viewer && move.type === 'PLAY');
    const {card} = record.moves[at]!.move as Extract<WhistMove, {type: 'PLAY'}>;
    for (const unit of ['tricks', 'fishes']) {
      const saved = structuredClone(record);
      const search = {best: 30, deals: 50, margin: 0.4, next: '2C', ...(unit === 'fishes' && {unit})};
      Object.assign(saved.moves[at]!, {because: {search}});
      const other = await quickTable({seed: 'other'});
      other.record = saved;
      await seen(other, () => other.view!.tricks.length === table.view!.tricks.length);
      await other.open('why', card);
      await seen(other, () => /Best in 30 of 50/.test(sheetOf(other)?.textContent ?? ''));
      expect(sheetOf(other)!.textContent).to.contain(`brings 0.4 ${unit} more than`);
    }
  });

  it('plays a rubber to the end of the session, and starts another', async () => {
    const table = await quickTable({rubbers: '1'});
    const over = once(table, 'quinola-over');
    await playUntil(table, () => table.tag('over'));
    const {record, worth} = await over;
    expect(record.seed).to.equal('a test');
    expect(worth.reduce((sum, amount) => sum + amount, 0)).to.equal(0);
    await seen(table, () => buttonOf(table, /Another session/));
    await expect(table).to.be.accessible();
    buttonOf(table, /Another session/)!.click();
    await seen(table, () => !table.tag('over') && table.view!.rubbers.length === 0);
  });
});

import {expect} from '@open-wc/testing';
import {cardTurn, playUntil, takeAway, bareTable, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

const KEY = 'quinola:here';
const saved = (): string | null => localStorage.getItem(KEY);

async function keeping(set: Partial<BareTable> = {}): Promise<BareTable> {
  const table = bareTable({set: {persist: 'here', ...set}});
  await until(() => table.context && table.features, 'no match');
  return table;
}
const alert = (table: BareTable): HTMLElement | null => table.shadowRoot!.querySelector('[role="alert"]');

/** Removes a table and waits until it has released its key. */
async function away(table: BareTable): Promise<void> {
  table.remove();
  await new Promise((go) => setTimeout(go));
}

describe('a stored match', () => {
  afterEach(takeAway);

  it('is continued by the next table of its key', async () => {
    const first = await keeping();
    await cardTurn(first);
    const {count} = first.context!;
    await away(first);
    const second = await keeping({seed: 'another'});
    expect([second.context!.count, second.match.context!.view.hand]).to.deep.equal([count, first.view!.hand]);
    await playUntil(second, () => second.context!.count > count);
    expect(saved()).to.contain(second.record!.game);
  });

  it('is left to the table that owns it, until the visitor takes it over', async () => {
    const first = await keeping();
    await cardTurn(first);
    const text = saved();
    const second = await keeping({seed: 'another'});
    await until(() => alert(second), 'nothing is said');
    expect(saved()).to.equal(text);
    const {count} = first.context!;
    alert(second)!.querySelector<HTMLElement>('button')!.click();
    await until(() => second.context!.count === count, 'it is not gone on with');
  });

  it('stays untouched if it cannot be read, until it is set aside', async () => {
    localStorage.setItem(KEY, 'not readable');
    const table = await keeping();
    await until(() => alert(table), 'nothing is said');
    await cardTurn(table);
    expect(saved()).to.equal('not readable');
    alert(table)!.querySelector<HTMLElement>('button')!.click();
    await until(() => saved() !== 'not readable', 'it is not set aside');
    expect(Object.values({...localStorage})).to.include('not readable');
  });

  it('is not stored if the page forbids it', async () => {
    const table = bareTable();
    await cardTurn(table);
    expect([table.persistence, saved()]).to.deep.equal([null, null]);
  });

  it('is no longer stored after everything was erased', async () => {
    const table = await keeping();
    await cardTurn(table);
    table.persistence!.close();
    localStorage.clear();
    const {count} = table.context!;
    await playUntil(table, () => table.context!.count > count);
    expect([table.persistence, saved()]).to.deep.equal([null, null]);
  });

  it('of a table that is removed while it begins is not stored until the table comes back', async () => {
    const table = await keeping();
    await cardTurn(table);
    const {actor, record} = table;
    table.record = record;
    const begun = table.restart();
    table.remove();
    await Promise.resolve();
    localStorage.clear();
    await begun;
    expect([saved(), table.actor, actor!.getSnapshot().status]).to.deep.equal([null, actor, 'stopped']);
    document.body.append(table);
    await cardTurn(table);
    expect(saved()).to.contain(table.record!.game);
  });
});

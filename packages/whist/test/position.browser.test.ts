import {expect, fixture, html} from '@open-wc/testing';
import type {TableErrorEvent} from '@quinola/table';
import type {WhistTable} from '@quinola/whist';
import {waitUntil} from '../../table/test-support/wait.js';
import {quickTable} from '../test-support/table.js';

const DEAL = 'S:A2.A.. W:K3.K.. N:Q4.Q.. E:J5.J.. trump=S leader=S tricks=6-4';

describe('<whist-table> with a set position', () => {
  it('fetches what reads it, and lays the cards', async () => {
    const table = await quickTable({deal: DEAL});
    expect(table.view!.hand).to.have.members(['AS', '2S', 'AH']);
    expect(table.view!.tricksWon).to.deep.equal([6, 4]);
  });

  it('goes on with a record that began with one', async () => {
    const {record} = await quickTable({deal: DEAL});
    const other = await quickTable();
    other.record = record;
    await waitUntil(() => other.view!.hand.length === 3, 'the record is not taken up');
  });

  it('says what is wrong with one, and deals', async () => {
    const codes: string[] = [];
    const hear = (event: Event): void => void codes.push((event as TableErrorEvent).code);
    addEventListener('quinola-error', hear);
    const table = await fixture<WhistTable>(html`<whist-table pace="none" deal="S:AKQ"></whist-table>`);
    await waitUntil(() => table.view, 'the match does not begin');
    removeEventListener('quinola-error', hear);
    expect(codes).to.deep.equal(['deal-hand']);
    expect(table.view!.options.deal).to.equal(null);
  });
});

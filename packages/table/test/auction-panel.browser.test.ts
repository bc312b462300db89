import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {faultsOf} from '../../../test/support/fit.js';
import {key} from '../../../test/support/visitor.js';
import {LADDER, ladderAsk} from '../test-support/ladder-ask.js';
import {ToyTable} from '../test-support/toy-table.js';
import {waitUntil} from '../test-support/wait.js';
import {all, asked, faults, find, focused, isWithin, said} from '../test-support/asked.js';

customElements.define('toy-table', ToyTable);

/** The panel of the auction. */
async function ladderOf(table: ToyTable): Promise<HTMLElement> {
  await waitUntil(() => find(table, '.auction'), 'no ladder');
  await table.updateComplete;
  return find(table, '.ladder');
}

describe('the auction', () => {
  afterEach(() => document.body.replaceChildren());

  for (const size of ['390x664', '844x390']) {
    for (const outbid of [0, 11]) {
      it(`has 36 rungs, ${outbid} outbid, at ${size}: only it scrolls, the lowest possible bid is visible, pass is within reach`, async () => {
        const table = await asked(ladderAsk(outbid), size);
        const ladder = await ladderOf(table);
        const rungs = all(table, 'button[data-rung]');
        expect(rungs).to.have.length(outbid ? 35 - outbid : 36);
        expect(ladder.scrollHeight, 'it does not scroll').to.be.above(ladder.clientHeight);
        const lowest = rungs.find(({dataset}) => dataset['rung'] === LADDER[outbid ? outbid + 1 : 0]!.id)!;
        expect(isWithin(lowest, ladder), 'the lowest is not in view').to.equal(true);
        const pass = find(table, '.auction footer .button');
        expect(isWithin(pass, find(table, '.stage')), 'pass is not in view').to.equal(true);
        await executeServerCommand('fingers', true);
        expect(faultsOf(table)).to.deep.equal([]);
        await executeServerCommand('fingers', false);
        await expect(table).to.be.accessible();
      });
    }
  }

  it('fits every screen', async () => {
    const table = await asked(ladderAsk(7));
    await ladderOf(table);
    expect(await faults(table)).to.equal('');
  });

  it('can be used by keys alone, and scrolls with them', async () => {
    const table = await asked(ladderAsk(0));
    const ladder = await ladderOf(table);
    const rung = (): string | undefined => focused(table).dataset['rung'];
    find(table, '.ladder [tabindex="0"]').focus();
    expect(rung()).to.equal('0C');
    for (const [press, to] of [
      ['ArrowRight', '0S'],
      ['ArrowUp', '1S'],
      ['ArrowUp', 'm1'],
      ['ArrowDown', '1C'],
      ['End', 'm7'],
      ['ArrowLeft', '7D'],
      ['Home', '0C'],
    ]) {
      await key(press!);
      await table.updateComplete;
      expect(rung(), press).to.equal(to);
      expect(isWithin(focused(table), ladder), `${to} is not in view`).to.equal(true);
      expect(all(table, '.ladder [tabindex="0"]')).to.deep.equal([focused(table)]);
    }
    await key('Tab');
    expect(focused(table).textContent.trim()).to.equal('Pass');
  });

  it('folds outbid rungs into a line that can be opened by keys', async () => {
    const table = await asked(ladderAsk(11));
    await ladderOf(table);
    const line = find(table, '.outbid summary');
    expect(line.textContent).to.equal('Outbid: Little misère and 8 more');
    expect(find(table, '.outbid ul').checkVisibility()).to.equal(false);
    line.focus();
    await key('Enter');
    expect(all(table, '.outbid li')).to.have.length(9);
    expect(find(table, '.outbid ul').checkVisibility()).to.equal(true);
    expect(find(table, '.held').textContent).to.contain('Leopold holds it');
  });

  it('says everything known about a rung, and why it cannot be bid', async () => {
    const ask = ladderAsk(0);
    const table = await asked({
      ...ask,
      words: (rung) => ({...ask.words(rung), ...(rung.id === 'm1' && {why: 'you hold an ace'})}),
      bid: (rung) => (rung.id === 'm1' ? null : ask.bid(rung)),
    });
    await ladderOf(table);
    expect(find(table, '[data-rung="1H"] .vh').textContent).to.equal(
      '6 tricks in H, alone, no buying, 16 each',
    );
    find(table, '[data-rung="m1"]').click();
    expect(said(table)).to.equal('you hold an ace');
  });

  it('makes bids by the rules of the game', async () => {
    const table = await asked(null);
    await ladderOf(table);
    expect(all(table, '.rung').length).to.equal(3);
    const {count} = table.context!;
    find(table, '.ladder button').click();
    await waitUntil(() => table.context!.count > count);
    expect(table.context!.view.auction.said.some(({by, bid}) => by === table.view!.seat && bid)).to.equal(
      true,
    );
  });
});

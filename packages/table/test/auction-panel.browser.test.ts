import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {faultsOf} from '@quinola/testing/fit.js';
import {key} from '@quinola/testing/visitor.js';
import {LADDER, ladderAsk} from '@quinola/testing/toy/ladder-ask.js';
import '@quinola/testing/toy/define-table.js';
import type {ToyTable} from '@quinola/testing/toy/table.js';
import {until} from '@quinola/testing/wait.js';
import {all, asked, faults, find, focused, isWithin, said} from './asked.js';

/** The panel of the auction. */
async function ladderOf(table: ToyTable): Promise<HTMLElement> {
  await until(() => find(table, '.auction'), 'no ladder');
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
    expect(find(table, '.held').textContent).to.contain('Leopold takes it over');
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

  it('shows first the games that the hand can make, and all when they are asked for', async () => {
    const table = await asked({
      ...ladderAsk(0),
      likely: [
        {bid: '1H', made: 0.8},
        {bid: '0S', made: 1},
      ],
    });
    await ladderOf(table);
    const rows = all(table, '.rung');
    expect(rows.map(({dataset}) => dataset['rung']).sort()).to.deep.equal(['0S', '1H']);
    expect(find(table, '[data-rung="1H"] .vh').textContent).to.contain('made 8 times in ten');
    await expect(table).to.be.accessible();
    const [whole, pass] = all(table, '.auction footer .button');
    expect(pass!.textContent.trim()).to.equal('Pass');
    whole!.click();
    await until(() => all(table, '.rung').length === 36, 'not all are shown');
    await until(() => focused(table).dataset['rung'] === '0C', 'keys do not go on in the ladder');
  });

  for (const size of ['360x480', '844x390'])
    it(`begins with the best of the few games, at ${size}`, async () => {
      const likely = ['2H', '1H', '3H', '0S'].map((bid, nth) => ({bid, made: 0.9 - nth / 10}));
      const table = await asked({...ladderAsk(0), likely}, size);
      const ladder = await ladderOf(table);
      const best = find(table, '[data-rung="2H"]');
      expect(isWithin(best, ladder), 'the best is not in view').to.equal(true);
      const place = (rung: HTMLElement): number => rung.getBoundingClientRect().left;
      const above = (rung: HTMLElement): number => rung.getBoundingClientRect().top;
      for (const rung of all(table, '[data-rung]')) {
        expect(place(best)).to.be.at.most(place(rung));
        expect(above(best)).to.be.at.most(above(rung));
      }
    });

  it('says that the hand is looked at, and that no game is likely', async () => {
    const table = await asked({...ladderAsk(0), likely: null});
    await ladderOf(table);
    expect(find(table, '.question').textContent).to.equal('Your hand is looked at …');
    table.asked = {...ladderAsk(0), likely: []};
    table.requestUpdate();
    await table.updateComplete;
    expect(find(table, '.question').textContent).to.equal('No game looks likely with this hand.');
    expect(await faults(table)).to.equal('');
  });

  it('is a tariff card where it has columns: a price is explained when it is touched, and bid by its button', async () => {
    const bids: string[] = [];
    const ask = ladderAsk(0, bids);
    const columns = ['C', 'D', 'H', 'S'].map((key) => ({key, head: key}));
    const table = await asked({
      ...ask,
      rungs: ask.rungs.filter(({suit}) => suit),
      auction: {...ask.auction, said: [{by: 1, bid: '0D'}]},
      columns,
    });
    const ladder = await ladderOf(table);
    expect(find(table, '.heads').textContent.trim()).to.match(/^C\s*D\s*H\s*S$/);
    expect(find(table, '.about').textContent.trim()).to.equal('Touch a price to see what it asks.');
    expect(find(table, '[data-rung="0D"] .holder')).to.not.equal(null);
    find(table, '[data-rung="1H"]').click();
    await table.updateComplete;
    expect(find(table, '.about').textContent.trim()).to.equal('6 tricks in H, alone, no buying, 16 each');
    expect(find(table, '[data-rung="1H"]').getAttribute('aria-pressed')).to.equal('true');
    expect(find(table, '.auction footer .button').textContent.trim()).to.equal('6 tricks in H');
    find(table, '[data-rung="1H"]').focus();
    await key('ArrowUp');
    await table.updateComplete;
    expect(find(table, '.about').textContent.trim()).to.contain('7 tricks in H');
    expect(isWithin(focused(table), ladder)).to.equal(true);
    await expect(table).to.be.accessible();
    expect(await faults(table)).to.equal('');
  });

  describe('as a tariff card with few games first', () => {
    const ask = {
      ...ladderAsk(0),
      rungs: LADDER.filter(({suit}) => suit),
      columns: ['C', 'D', 'H', 'S'].map((key) => ({key, head: key})),
    };

    /** Asks for all games, and waits until they are shown. */
    async function allGames(table: ToyTable): Promise<HTMLElement> {
      await ladderOf(table);
      find(table, '.auction footer .button').click();
      await until(() => all(table, '.rung').length === ask.rungs.length, 'not all are shown');
      await until(() => focused(table).dataset['rung'], 'keys do not go on in the ladder');
      await table.updateComplete;
      return find(table, '.ladder');
    }

    it('goes on at the best of the likely games, in view below the heads', async () => {
      const table = await asked({...ask, likely: [{bid: '6H', made: 0.8}]});
      const ladder = await allGames(table);
      expect(focused(table).dataset['rung']).to.equal('6H');
      expect(isWithin(focused(table), ladder), 'it is not in view').to.equal(true);
      const heads = find(table, '.heads').getBoundingClientRect();
      expect(focused(table).getBoundingClientRect().top, 'the heads cover it').to.be.at.least(
        heads.bottom - 1,
      );
    });

    it('explains and bids the price at which keys go on, though the likely games are found later', async () => {
      const table = await asked({...ask, likely: null});
      await allGames(table);
      table.asked = {...ask, likely: [{bid: '6H', made: 0.8}]};
      table.requestUpdate();
      await table.updateComplete;
      expect(find(table, '.picked')).to.equal(focused(table));
      expect(find(table, '.about').textContent.trim()).to.contain('5 tricks in C');
    });

    it('says in its place why a call has no price', async () => {
      const short = 'said later';
      const table = await asked({
        ...ask,
        words: (rung) => {
          const {pays, ...words} = ask.words(rung);
          return rung.id === '0C' ? {...words, short} : {...words, ...(pays !== undefined && {pays})};
        },
      });
      await ladderOf(table);
      expect(find(table, '[data-rung="0C"] .seen').textContent.trim()).to.equal(short);
      expect(await faults(table)).to.equal('');
    });
  });

  it('makes bids by the rules of the game', async () => {
    const table = await asked(null);
    await ladderOf(table);
    expect(all(table, '.rung').length).to.equal(3);
    const {count} = table.context!;
    find(table, '.ladder button').click();
    await until(() => table.context!.count > count);
    expect(table.context!.view.auction.said.some(({by, bid}) => by === table.view!.seat && bid)).to.equal(
      true,
    );
  });
});

import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {whist, type WhistTable} from '@quinola/whist';
import {first, forget, handOf, movesOf, once, quickTable, settled, sheetOf} from '../test-support/table.js';

/** Plays the visitor's first lawful card until the test holds. */
async function playUntil(table: WhistTable, done: () => boolean): Promise<void> {
  for (let moves = 0; !done(); moves++) {
    if (moves > 400) throw new Error('it never came to that');
    if (table.tag('sheet')) table.joined.send({type: 'ACKNOWLEDGE'});
    else table.play(first(table.view!, movesOf(table)));
    await settled(table);
  }
}

const buttonOf = (table: WhistTable, text: RegExp): HTMLButtonElement | undefined =>
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.button')].find((button) => text.test(button.textContent));

describe('<whist-table> beside the play', () => {
  afterEach(() => forget());

  it('plays with the opponents of the house, who give their reasons', async () => {
    const table = await fixture<WhistTable>(html`<whist-table pace="none" seed="house"></whist-table>`);
    await waitUntil(() => table.context, 'never begins');
    await settled(table);
    for (let card = 0; card < 4; card++) {
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
    }
    const reasons = table.context!.record.moves.filter(({by, because}) => by !== 'chance' && because?.maxim);
    expect(reasons.length).to.be.above(0);
    table.open('why', 'last');
    await waitUntil(() => /Leitfaden/.test(sheetOf(table)?.textContent ?? ''), 'no reason is shown');
  });

  it('advises the visitor, and marks the card', async () => {
    const table = await fixture<WhistTable>(html`<whist-table pace="none" seed="house"></whist-table>`);
    await waitUntil(() => table.context, 'never begins');
    await settled(table);
    table.hint();
    await waitUntil(() => table.context!.hint, 'no advice');
    await table.updateComplete;
    const hinted = table.shadowRoot!.querySelector<HTMLElement>('.hinted')!;
    expect(whist.refusal(table.view!, {type: 'PLAY', card: hinted.dataset['card']!})).to.equal(null);
  });

  it('finishes the deal for the visitor', async () => {
    const table = await quickTable();
    await table.open('menu');
    buttonOf(table, /out for me/)!.click();
    await waitUntil(() => table.tag('sheet'), 'the deal is not finished', {timeout: 5000});
    expect(table.view!.lastDeal!.deal).to.equal(1);
  });

  it('asks before it throws a running session away', async () => {
    const table = await quickTable();
    const {record} = table.context!;
    await table.open('menu');
    buttonOf(table, /New session/)!.click();
    await waitUntil(() => buttonOf(table, /^No$/), 'it does not ask');
    expect(table.context!.record).to.equal(record);
    buttonOf(table, /^No$/)!.click();
    await table.updateComplete;
    expect(table.context!.record).to.equal(record);
  });

  it('shows a finished deal again card by card with all hands', async () => {
    const table = await quickTable();
    await playUntil(table, () => table.tag('sheet'));
    table.joined.send({type: 'ACKNOWLEDGE'});
    await settled(table);
    await table.open('replay');
    expect(sheetOf(table)!.textContent).to.contain('Card 0 of 52');
    for (let card = 0; card < 4; card++) {
      buttonOf(table, /One on/)!.click();
      await table.updateComplete;
    }
    expect(sheetOf(table)!.textContent).to.contain('Card 4 of 52');
    expect(sheetOf(table)!.querySelectorAll('.cards .card').length).to.equal(4);
    // The visitor stands below, as at the table.
    expect(sheetOf(table)!.querySelector('.h0')!.textContent).to.contain('You');
    await expect(table).to.be.accessible();
  });

  it('asks whether a revoke is meant, and lets it happen at a strict table', async () => {
    const table = await quickTable({etiquette: 'strict', deal: 'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:JT98.765.J765.J6 dealer=S trump=S'});
    const {view} = table;
    const led = view!.trick[0]!.card[1];
    const wrong = view!.hand.find((card) => card[1] !== led)!;
    expect(table.play({type: 'PLAY', card: wrong})).to.equal(false);
    await waitUntil(() => buttonOf(table, /^No$/), 'it does not ask');
    expect(sheetOf(table)!.textContent).to.contain('revoke');
    await expect(table).to.be.accessible();
    buttonOf(table, /^No$/)!.click();
    await table.updateComplete;
    expect(table.view!.hand).to.contain(wrong);
    table.play({type: 'PLAY', card: wrong});
    await waitUntil(() => buttonOf(table, /^Yes$/), 'it does not ask again');
    buttonOf(table, /^Yes$/)!.click();
    await settled(table);
    expect(table.view!.hand).not.to.contain(wrong);
  });

  it('keeps what a large sheet covers out of reach', async () => {
    const table = await quickTable();
    const room = table.shadowRoot!.querySelector<HTMLElement>('.room')!;
    const card = handOf(table)[0]!;
    card.focus();
    await table.open('rules');
    await waitUntil(() => sheetOf(table), 'no sheet');
    expect(room.inert).to.equal(true);
    await table.close();
    expect(room.inert).to.equal(false);
    expect(table.shadowRoot!.activeElement).to.equal(card);
    table.hint();
    await waitUntil(() => sheetOf(table), 'no advice');
    expect(room.inert).to.equal(false);
  });

  it('has all four hands for the printer once a deal is marked', async () => {
    const table = await quickTable();
    await playUntil(table, () => table.tag('sheet'));
    await waitUntil(() => sheetOf(table), 'no sheet');
    const printed = sheetOf(table)!.querySelector<HTMLElement>('.printed')!;
    expect(getComputedStyle(printed).display).to.equal('none');
    expect([...printed.querySelectorAll('p')].flatMap((line) => line.textContent.match(/10|[2-9AKQJ]/g) ?? []).length).to.equal(52);
  });

  it('marks the corners of small cards whoever has played often', async () => {
    localStorage.setItem('quinola-settings', JSON.stringify({matches: 20}));
    const table = await quickTable();
    const box = await fixture<HTMLElement>(html`<div style="width: 340px"></div>`);
    box.append(table);
    await waitUntil(() => handOf(table)[0]?.querySelector('text'), 'no corner');
    box.style.width = '1200px';
    await waitUntil(() => !handOf(table)[0]?.querySelector('text'), 'a corner on a large card');
  });

  it('takes the seed of a shared link, and offers one', async () => {
    const page = location.href;
    history.replaceState(null, '', '?seed=shared');
    const table = await fixture<WhistTable>(html`<whist-table share reveal="interaction" pace="none"></whist-table>`);
    table.seats = ['visitor', first, first, first];
    await table.start();
    await settled(table);
    history.replaceState(null, '', page);
    expect(table.context!.record.seed).to.equal('shared');
    const {hand} = (await quickTable({seed: 'shared'})).view!;
    expect(table.view!.hand).to.deep.equal(hand);
  });

  it('speaks of no seed while cards are hidden that hang on it', async () => {
    const table = await quickTable({share: ''});
    expect(table.record).not.to.have.property('seed');
    expect(JSON.stringify(table.record)).not.to.contain('a test');
  });

  it('goes on with a record that was handed to it', async () => {
    const table = await quickTable();
    await playUntil(table, () => table.view!.tricks.length === 3);
    const {hand, tricks} = table.view!;
    const record: unknown = JSON.parse(JSON.stringify(table.context!.record));
    const other = await quickTable({seed: 'other'});
    other.record = record;
    await waitUntil(() => other.view!.tricks.length === tricks.length, 'the record is not taken', {timeout: 5000});
    expect(other.view!.hand).to.deep.equal(hand);
  });

  it('deals the same cards again where taking back is allowed', async () => {
    const table = await quickTable({undo: ''});
    const dealt = [...table.view!.hand].sort();
    await playUntil(table, () => table.view!.tricks.length === 2);
    table.service!.dealAnew();
    await waitUntil(() => table.view?.hand.length === 13 && table.tag('visitor'), 'it does not deal');
    expect([...table.view!.hand].sort()).to.deep.equal(dealt);
  });

  it('plays a rubber to the end of the session, and begins another', async () => {
    const table = await quickTable({rubbers: '1'});
    const over = once(table, 'quinola-over');
    await playUntil(table, () => table.tag('over'));
    const {record, worth} = await over;
    expect(record.seed).to.equal('a test');
    expect(worth.reduce((sum, amount) => sum + amount, 0)).to.equal(0);
    await waitUntil(() => buttonOf(table, /Another session/), 'no sheet');
    await expect(table).to.be.accessible();
    buttonOf(table, /Another session/)!.click();
    await waitUntil(() => !table.tag('over') && table.view!.rubbers.length === 0, 'no other session');
  });

  it('plays the draw and the cut by keys where the ceremony is full', async () => {
    const table = await quickTable({ceremony: 'full', seed: 'a ceremony'});
    await waitUntil(() => sheetOf(table), 'no spread pack');
    await expect(table).to.be.accessible();
    const spread = [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.spread button')];
    expect(spread.length).to.be.above(40);
    spread[20]!.focus();
    await sendKeys({press: 'Enter'});
    await waitUntil(() => table.view!.draw === null || table.view!.draw.taken.length > 0, 'no card is drawn');
    await settled(table);
  });

  it('names the suits by four colours and the figures by two heads where that is set', async () => {
    const table = await quickTable({suits: 'four-colour', figures: 'double'});
    expect(table.shadowRoot!.querySelector('.q')!.classList.contains('four')).to.equal(true);
    await waitUntil(() => table.shadowRoot!.querySelector('.hand svg svg') ?? !table.view!.hand.some((card) => 'KQJ'.includes(card[0]!)), 'no second head');
  });

  for (const theme of ['salon', 'biedermeier', 'manuscript', 'night', 'plain']) {
    it(`can be read in the theme ${theme}`, async () => {
      const table = await quickTable({theme});
      await expect(table).to.be.accessible();
      await table.open('settings');
      await expect(table).to.be.accessible();
    });
  }

  it('lets its cards travel, and not under no pace', async () => {
    const still = await quickTable();
    still.play(first(still.view!, movesOf(still)));
    await settled(still);
    expect(still.shadowRoot!.getAnimations().length).to.equal(0);
    // Two tables would not both be in sight, and one out of sight stands still.
    still.remove();
    const table = await quickTable({pace: 'quick'});
    handOf(table).find((button) => button.getAttribute('aria-disabled') === 'false')!.click();
    await waitUntil(() => table.shadowRoot!.getAnimations().some(({effect}) =>
      effect instanceof KeyframeEffect && (effect.target as HTMLElement | null)?.matches('.trick .card')), 'nothing travels');
  });

  it('is freed of its chart and its opponents when it is taken away', async () => {
    const table = await quickTable();
    const {snapshot} = table.joined;
    expect(snapshot?.status).to.equal('active');
    table.remove();
    await waitUntil(() => table.joined.snapshot?.status === 'stopped', 'the chart goes on');
  });
});

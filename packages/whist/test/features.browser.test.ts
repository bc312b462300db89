import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {whist, type WhistMove, type WhistTable, type WhistView} from '@quinola/whist';
import {
  first,
  forget,
  handOf,
  movesOf,
  once,
  quickTable,
  seen,
  settled,
  sheetOf,
} from '../test-support/table.js';

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
  [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.button')].find((button) =>
    text.test(button.textContent),
  );

describe('<whist-table> beside the play', () => {
  afterEach(() => forget());

  it('plays with the opponents of the house, who give their reasons', async () => {
    const table = await fixture<WhistTable>(html`<whist-table pace="none" seed="house"></whist-table>`);
    await settled(table);
    for (let card = 0; card < 4; card++) {
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
    }
    const reasons = table.context!.record.moves.filter(({by, because}) => by !== 'chance' && because?.maxim);
    expect(reasons.length).to.be.above(0);
    table.open('why', 'last');
    await seen(table, () => /Leitfaden/.test(sheetOf(table)?.textContent ?? ''));
  });

  it('gives no reason of another that names a card in his hand', async () => {
    const table = await fixture<WhistTable>(
      html`<whist-table pace="none" seed="house" level="master"></whist-table>`,
    );
    await settled(table);
    for (let card = 0; card < 4; card++) {
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
    }
    const {moves} = table.context!.record;
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

  it('finishes the deal for the visitor', async () => {
    const table = await quickTable();
    await table.open('menu');
    buttonOf(table, /out for me/)!.click();
    await seen(table, () => table.tag('sheet'));
    expect(table.view!.lastDeal!.deal).to.equal(1);
  });

  it('asks before it throws a running session away', async () => {
    const table = await quickTable();
    const {record} = table.context!;
    await table.open('menu');
    buttonOf(table, /New session/)!.click();
    await seen(table, () => buttonOf(table, /^No$/));
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
    await expect(sheetOf(table)!).to.be.accessible();
    // Another's card leads back to where it was played, and to its reason.
    const laid = [...sheetOf(table)!.querySelectorAll('.cards figure')];
    const another = laid.findIndex((figure, card) => card < 3 && figure.querySelector('button'));
    laid[another]!.querySelector('button')!.click();
    await table.updateComplete;
    expect(sheetOf(table)!.textContent).to.contain(`Card ${another + 1} of 52`);
  });

  it('tells in the replay why honours were called', async () => {
    const deal =
      'S:Q32.5432.432.432 W:654.AKQ.A65.A765 N:AK87.T98.T98.T98 E:JT9.J76.KQJ7.KQJ dealer=E turnup=JS score=8-3';
    const table = await fixture<WhistTable>(
      html`<whist-table reveal="interaction" pace="none" seed="a test" deal=${deal}></whist-table>`,
    );
    await table.start();
    await settled(table);
    table.joined.send({type: 'FINISH_DEAL'});
    await seen(table, () => table.tag('sheet'));
    const called = table.context!.record.moves.find(({move}) => move.type === 'CALL')!;
    expect(called.because!.maxim).to.match(/17\.XV/);
    await table.open('replay');
    let heard = '';
    for (let card = 0; card < 4; card++) {
      buttonOf(table, /One on/)!.click();
      await seen(table, () =>
        [...sheetOf(table)!.querySelectorAll('.source')].every((source) =>
          /§|No book/.test(source.textContent),
        ),
      );
      heard += sheetOf(table)!.textContent;
    }
    expect(heard)
      .to.contain(`${table.who(called.by as number).name}: ${table.texts!.call}`)
      .and.match(/Leitfaden §17 XV/);
  });

  it('tells in the replay what was answered to a claim, and why', async () => {
    const deal = 'S:A.A.2. W:2.3.4. N:4.4.5. E:5.5.6. trump=S leader=S tricks=5-5';
    const table = await fixture<WhistTable>(
      html`<whist-table
        reveal="interaction"
        pace="none"
        seed="a test"
        etiquette="strict"
        deal=${deal}
      ></whist-table>`,
    );
    await table.start();
    await settled(table);
    table.joined.send({type: 'LAY_DOWN', by: 0});
    await seen(
      table,
      () => table.context!.record.moves.some(({move}) => move.type === 'STAND') && table.tag('visitor'),
    );
    table.joined.send({type: 'FINISH_DEAL'});
    await seen(table, () => table.tag('sheet'));
    const met = table.context!.record.moves.find(({move}) => move.type === 'STAND')!;
    await table.open('replay');
    await seen(table, () => sheetOf(table)?.textContent!.includes('may still take a trick'));
    expect(sheetOf(table)!.textContent).to.contain(
      `${table.who(met.by as number).name}: Play on, and direct these cards`,
    );
  });

  it('asks whether a revoke is meant, and lets it happen at a strict table', async () => {
    const table = await quickTable({
      etiquette: 'strict',
      deal: 'S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:JT98.765.J765.J6 dealer=S trump=S',
    });
    const {view} = table;
    const led = view!.trick[0]!.card[1];
    const wrong = view!.hand.find((card) => card[1] !== led)!;
    expect(table.play({type: 'PLAY', card: wrong})).to.equal(false);
    await seen(table, () => buttonOf(table, /^No$/));
    expect(sheetOf(table)!.textContent).to.contain('revoke');
    await expect(table).to.be.accessible();
    buttonOf(table, /^No$/)!.click();
    await table.updateComplete;
    expect(table.view!.hand).to.contain(wrong);
    table.play({type: 'PLAY', card: wrong});
    await seen(table, () => buttonOf(table, /^Yes$/));
    buttonOf(table, /^Yes$/)!.click();
    await settled(table);
    expect(table.view!.hand).not.to.contain(wrong);
  });

  it('asks anew where what was meant has meanwhile become another breach', async () => {
    const table = await fixture<WhistTable>(
      html`<whist-table
        reveal="interaction"
        pace="none"
        etiquette="strict"
        deal="S:AK2.432.432.5432 W:543.AKQJ.AKQ.AKQ N:Q76.T98.T98.T987 E:JT98.765.J765.J6 dealer=S trump=S"
      ></whist-table>`,
    );
    let lead: (() => void) | undefined;
    const slow = (view: WhistView, moves: readonly WhistMove[]): WhistMove | Promise<WhistMove> =>
      lead ? first(view, moves) : new Promise((resolve) => (lead = () => resolve(first(view, moves))));
    table.seats = ['visitor', slow, first, first];
    await table.start();
    await table.whole();
    await seen(table, () => lead);
    expect(table.play({type: 'PLAY', card: '4H'})).to.equal(false);
    await seen(table, () => buttonOf(table, /^Yes$/));
    const asked = sheetOf(table)!.textContent;
    lead!();
    await seen(table, () => table.tag('visitor'));
    buttonOf(table, /^Yes$/)!.click();
    await seen(table, () => sheetOf(table)?.textContent?.includes('revoke'));
    expect(sheetOf(table)!.textContent).not.to.equal(asked);
    expect(table.view!.hand).to.contain('4H');
    buttonOf(table, /^Yes$/)!.click();
    await settled(table);
    expect(table.view!.hand).not.to.contain('4H');
  });

  it('keeps what a large sheet covers out of reach', async () => {
    const table = await quickTable();
    const room = table.shadowRoot!.querySelector<HTMLElement>('.room')!;
    const card = handOf(table)[0]!;
    card.focus();
    await table.open('rules');
    await seen(table, () => sheetOf(table));
    expect(room.inert).to.equal(true);
    await table.close();
    expect(room.inert).to.equal(false);
    expect(table.shadowRoot!.activeElement).to.equal(card);
    table.hint();
    await seen(table, () => sheetOf(table));
    expect(room.inert).to.equal(false);
  });

  it('has all four hands for the printer once a deal is marked', async () => {
    const table = await quickTable();
    await playUntil(table, () => table.tag('sheet'));
    await seen(table, () => sheetOf(table));
    const printed = sheetOf(table)!.querySelector<HTMLElement>('.printed')!;
    expect(getComputedStyle(printed).display).to.equal('none');
    expect(
      [...printed.querySelectorAll('p')].flatMap((line) => line.textContent.match(/10|[2-9AKQJ]/g) ?? [])
        .length,
    ).to.equal(52);
  });

  it('marks the corners of small cards whoever has played often', async () => {
    localStorage.setItem('quinola-settings', JSON.stringify({matches: 20}));
    const table = await quickTable();
    const box = await fixture<HTMLElement>(html`<div style="width: 340px"></div>`);
    box.append(table);
    await seen(table, () => handOf(table)[0]?.querySelector('text'));
    box.style.width = '1200px';
    await seen(table, () => !handOf(table)[0]?.querySelector('text'));
  });

  it('takes the seed of a shared link, and offers one', async () => {
    const page = location.href;
    history.replaceState(null, '', '?seed=shared');
    const table = await fixture<WhistTable>(
      html`<whist-table share reveal="interaction" pace="none"></whist-table>`,
    );
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
    await seen(other, () => other.view!.tricks.length === tricks.length);
    expect(other.view!.hand).to.deep.equal(hand);
  });

  it('deals the same cards again where taking back is allowed', async () => {
    const table = await quickTable({undo: ''});
    const dealt = [...table.view!.hand].sort();
    await playUntil(table, () => table.view!.tricks.length === 2);
    table.service!.dealAnew();
    await seen(table, () => table.view?.hand.length === 13 && table.tag('visitor'));
    expect([...table.view!.hand].sort()).to.deep.equal(dealt);
  });

  it('plays a rubber to the end of the session, and begins another', async () => {
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

  it('plays the draw and the cut by keys where the ceremony is full', async () => {
    const table = await quickTable({ceremony: 'full', seed: 'a ceremony'});
    await seen(table, () => sheetOf(table));
    await expect(table).to.be.accessible();
    const spread = [...table.shadowRoot!.querySelectorAll<HTMLButtonElement>('.spread button')];
    expect(spread.length).to.be.above(40);
    expect(
      spread.filter(({tabIndex}) => tabIndex === 0),
      'one stop of the tabulator',
    ).to.deep.equal([spread[0]]);
    spread[0]!.focus();
    for (const press of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await sendKeys({press});
    expect(table.shadowRoot!.activeElement).to.equal(spread[1]);
    expect(spread.filter(({tabIndex}) => tabIndex === 0)).to.deep.equal([spread[1]]);
    await sendKeys({press: 'Enter'});
    await seen(table, () => table.view!.draw === null || table.view!.draw.taken.length > 0);
    await settled(table);
  });

  it('names the suits by four colours and the figures by two heads where that is set', async () => {
    const table = await quickTable({suits: 'four-colour', figures: 'double'});
    expect(table.shadowRoot!.querySelector('.q')!.classList.contains('four')).to.equal(true);
    await seen(
      table,
      () =>
        table.shadowRoot!.querySelector('.hand svg svg') ??
        !table.view!.hand.some((card) => 'KQJ'.includes(card[0]!)),
    );
  });

  for (const theme of ['salon', 'biedermeier', 'manuscript', 'night', 'plain']) {
    it(`can be read in the theme ${theme}`, async () => {
      const table = await quickTable({theme});
      await expect(table).to.be.accessible();
      await table.open('settings');
      await expect(sheetOf(table)!).to.be.accessible();
    });
  }

  it('lets its cards travel, and not under no pace', async () => {
    const flown: Element[] = [];
    const {animate} = Element.prototype;
    Element.prototype.animate = function (this: Element, ...way: Parameters<Element['animate']>) {
      flown.push(this);
      return animate.apply(this, way);
    };
    try {
      const still = await quickTable();
      still.play(first(still.view!, movesOf(still)));
      await settled(still);
      expect(flown.length).to.equal(0);
      // Two tables would not both be in sight, and one out of sight stands still.
      still.remove();
      const table = await quickTable({pace: 'quick'});
      handOf(table)
        .find((button) => button.getAttribute('aria-disabled') === 'false')!
        .click();
      await seen(table, () => flown.some((card) => card.matches('.trick .card, .hand .card')));
    } finally {
      Element.prototype.animate = animate;
    }
  });

  it('is freed of its chart and its opponents when it is taken away', async () => {
    const table = await quickTable();
    const {snapshot} = table.joined;
    expect(snapshot?.status).to.equal('active');
    table.remove();
    // It might only have been moved: that is known when what moves it has ended.
    await Promise.resolve();
    expect(table.joined.snapshot?.status).to.equal('stopped');
  });
});

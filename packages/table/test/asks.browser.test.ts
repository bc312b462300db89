import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand, setViewport} from '@web/test-runner-commands';
import type {Card} from '@quinola/cards';
import {faultsAtSizes, faultsOf, resize} from '../../../test/support/fit.js';
import {key} from '../../../test/support/visitor.js';
import type {Ask} from '../src/asks/ask.js';
import {LADDER, ladderAsk} from '../test-support/ladder-ask.js';
import {ToyTable} from '../test-support/toy-table.js';
import {waitUntil} from '../test-support/wait.js';

customElements.define('toy-table', ToyTable);

/** A table whose visitor is asked something, in a box of a size. */
async function asked(ask: Ask | null, size = '390x664'): Promise<ToyTable> {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = '<toy-table seed="a" pace="none" style="height: 100%"></toy-table>';
  const table = box.firstElementChild as ToyTable;
  await waitUntil(() => table.tag('visitor'), 'nobody is asked');
  await table.whole();
  const [width, height] = size.split('x').map(Number);
  await setViewport({width: Math.max(500, width!), height: Math.max(500, height!)});
  // By plain moves to the first bid, where the visitor holds cards.
  for (let moves = 0; moves < 40 && !table.view!.hand.length; moves++) {
    table.play(table.game.moves(table.view!)[0] as never);
    await waitUntil(() => table.tag('visitor'));
  }
  table.asked = ask;
  table.requestUpdate();
  await table.updateComplete;
  await resize(box, size);
  return table;
}

const find = <T extends HTMLElement>(table: ToyTable, what: string): T =>
  table.shadowRoot!.querySelector<T>(what)!;
const all = <T extends HTMLElement>(table: ToyTable, what: string): T[] => [
  ...table.shadowRoot!.querySelectorAll<T>(what),
];
const focused = (table: ToyTable): HTMLElement => table.shadowRoot!.activeElement as HTMLElement;
const said = (table: ToyTable): string => all(table, '[role=log] p').at(-1)?.textContent ?? '';

/** Whether all of an element is seen within another. */
function isWithin(inner: Element, outer: Element): boolean {
  const [one, around] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return one.top >= around.top - 1 && one.bottom <= around.bottom + 1;
}

/** The panel of the auction. */
async function ladderOf(table: ToyTable): Promise<HTMLElement> {
  await waitUntil(() => find(table, '.auction'), 'no ladder');
  await table.updateComplete;
  return find(table, '.ladder');
}

/** What does not fit at any size of a screen, under fingers. */
async function faults(table: ToyTable): Promise<string> {
  // Else cards are measured on their way from the last size.
  await emulateMedia({reducedMotion: 'reduce'});
  await setViewport({width: 1940, height: 1940});
  await executeServerCommand('fingers', true);
  const found = await faultsAtSizes(table);
  await executeServerCommand('fingers', false);
  return found.join('\n');
}

describe('the auction', () => {
  afterEach(() => document.body.replaceChildren());

  for (const size of ['390x664', '844x390']) {
    for (const outbid of [0, 11]) {
      it(`has 36 rungs, ${outbid} outbid, at ${size}: it alone scrolls, the lowest lawful in view, pass in reach`, async () => {
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
  }).timeout(30_000);

  it('is gone through by keys alone, and scrolls with them', async () => {
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

  it('folds what is outbid into a line that opens by keys', async () => {
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

  it('says of a rung all that is known of it, and why it may not be bid', async () => {
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

  it('bids, by the game’s own rules', async () => {
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

describe('cards to choose', () => {
  afterEach(() => document.body.replaceChildren());

  /** Some of the hand, for a tray or standing out of it. */
  const choosing = (hand: readonly Card[], more: object): Ask => ({
    kind: 'chooseCards',
    title: 'The skat',
    choice: {choose: 'EXCHANGE', from: hand.slice(1), least: 2, most: 3},
    why: (card) => (card === hand[0] ? 'Not this one.' : null),
    done: (cards) => `Exchange ${cards.length}`,
    ...more,
  });

  async function table(
    more: object = {},
    size = '390x664',
  ): Promise<{table: ToyTable; hand: readonly Card[]}> {
    const shown = await asked(null, size);
    const {hand} = shown.view!;
    shown.asked = choosing(hand, more);
    shown.requestUpdate();
    await shown.updateComplete;
    return {table: shown, hand};
  }
  const press = async (shown: ToyTable, button: HTMLElement): Promise<void> => {
    button.click();
    await shown.updateComplete;
  };
  const card = (shown: ToyTable, face: Card): HTMLElement => find(shown, `.hand [data-card="${face}"]`);

  it('counts them, says each, and gives the button when there are enough', async () => {
    const {table: shown, hand} = await table();
    const button = (): HTMLButtonElement => find(shown, '.press');
    expect(find(shown, '.count').textContent).to.equal('0 chosen, 2 to 3');
    await press(shown, card(shown, hand[1]!));
    expect(button().disabled).to.equal(true);
    await press(shown, card(shown, hand[2]!));
    expect(button().disabled).to.equal(false);
    expect(button().textContent.trim()).to.equal('Exchange 2');
    expect(said(shown)).to.match(/: 2 chosen, 2 to 3\.$/);
    expect(card(shown, hand[2]!).getAttribute('aria-pressed')).to.equal('true');
    expect(card(shown, hand[2]!).textContent).to.contain('chosen: press again to put it back');
    await press(shown, card(shown, hand[2]!));
    expect(said(shown)).to.match(/put back\.$/);
    expect(card(shown, hand[2]!).getAttribute('aria-pressed')).to.equal('false');
    await expect(shown).to.be.accessible();
  });

  it('says why a card may not be chosen, and that there are enough', async () => {
    const {table: shown, hand} = await table();
    await press(shown, card(shown, hand[0]!));
    expect(card(shown, hand[0]!).getAttribute('aria-disabled')).to.equal('true');
    expect(said(shown)).to.equal('Not this one.');
    expect(find(shown, '.note').textContent).to.equal('Not this one.');
    for (const face of hand.slice(1, 4)) await press(shown, card(shown, face));
    expect(find(shown, '.note')).to.equal(null);
    await press(shown, card(shown, hand[4]!));
    expect(said(shown)).to.match(/^No more than 3/);
  });

  it('is done by keys, and the focus goes to the neighbour of a card that goes to its place', async () => {
    const {table: shown, hand} = await table({tray: true});
    card(shown, hand[1]!).focus();
    await key('Enter');
    await shown.updateComplete;
    expect(focused(shown).dataset['card']).to.equal(hand[2]);
    await key('Enter');
    await shown.updateComplete;
    expect(all(shown, '[data-chosen]').map(({dataset}) => dataset['chosen'])).to.deep.equal(hand.slice(1, 3));
    find(shown, '[data-chosen]').focus();
    await key('Enter');
    await waitUntil(() => focused(shown)?.dataset['card'] === hand[1], 'the focus is lost');
  });

  it('chooses one instead of another where there is only one to choose', async () => {
    const {table: shown, hand} = await table({
      choice: {choose: 'EXCHANGE', from: [], least: 0, most: 1},
      why: () => null,
    });
    await press(shown, card(shown, hand[1]!));
    await press(shown, card(shown, hand[2]!));
    expect(shown.features!.choosing.cards).to.deep.equal([hand[2]]);
  });

  it('chooses among cards that lie on the table', async () => {
    const lies = ['AS', 'KS', 'QS', 'JS', 'AH', 'KH', 'QH', 'JH'];
    const {table: shown} = await table({
      lies,
      choice: {choose: 'CAPTURE', from: lies.slice(1), least: 1, most: 8},
      why: () => null,
    });
    expect(all(shown, '.tray [data-chosen]')).to.have.length(8);
    await press(shown, find(shown, '[data-chosen="KS"]'));
    expect(find(shown, '[data-chosen="KS"]').getAttribute('aria-pressed')).to.equal('true');
    expect(await faults(shown)).to.equal('');
  }).timeout(30_000);

  it('fits every screen, in places and standing out of the hand', async () => {
    for (const more of [{}, {tray: true}, {others: [{label: 'Keep them all', act: () => undefined}]}]) {
      const {table: shown, hand} = await table(more);
      await press(shown, card(shown, hand[1]!));
      await press(shown, card(shown, hand[2]!));
      expect(await faults(shown)).to.equal('');
      document.body.replaceChildren();
    }
  }).timeout(60_000);

  it('forgets them with the move for which they were chosen', async () => {
    const shown = await asked(null);
    for (let moves = 0; shown.context!.turn.phase !== 'exchange'; moves++) {
      const {count} = shown.context!;
      const offers = shown.game.moves(shown.view!);
      shown.play((offers.findLast((move) => 'type' in move && move.type === 'BID') ?? offers[0]) as never);
      await waitUntil(() => shown.context!.count > count && shown.tag('visitor'));
      if (moves > 60) throw new Error('there is no exchange');
    }
    await shown.updateComplete;
    const [first] = shown.view!.hand;
    if (!shown.view!.taken) {
      await press(shown, card(shown, first!));
      expect(shown.features!.choosing.cards).to.deep.equal([first]);
    }
    const {count} = shown.context!;
    await press(shown, find(shown, '.press'));
    await waitUntil(() => shown.context!.count > count);
    expect(shown.features!.choosing.cards).to.deep.equal([]);
  });
});

describe('a plain choice', () => {
  afterEach(() => document.body.replaceChildren());

  it('is asked by a few buttons, of which the advised one is marked', async () => {
    const done: string[] = [];
    const table = await asked({
      kind: 'declare',
      title: 'Trump',
      question: 'Which suit is trump?',
      onStage: true,
      answers: ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map((label) => ({
        label,
        act: () => done.push(label),
      })),
    });
    await waitUntil(() => find(table, '.sheet .in-row'), 'no panel');
    expect(find(table, '.sheet').getAttribute('aria-label')).to.equal('Trump');
    all(table, '.sheet .button')[1]!.click();
    expect(done).to.deep.equal(['Hearts']);
    await expect(table).to.be.accessible();
    expect(await faults(table)).to.equal('');
  }).timeout(30_000);
});

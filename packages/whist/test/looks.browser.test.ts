import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import type {WhistTable} from '@quinola/whist';
import {forget, handOf, movesOf, quickTable, seen, settled, sheetOf} from '../test-support/table.js';

/** South has the rest: it leads with nothing but the highest trumps. */
const CERTAIN =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S';

const buttonOf = (table: WhistTable, text: RegExp): HTMLButtonElement | undefined =>
  [...(sheetOf(table)?.querySelectorAll<HTMLButtonElement>('.button') ?? [])].find((button) =>
    text.test(button.textContent),
  );

/** The sheet that lies on the table, once it is drawn. */
async function sheetSeen(table: WhistTable): Promise<HTMLElement> {
  await seen(table, () => sheetOf(table));
  return sheetOf(table)!;
}

describe('what else a whist table shows', () => {
  afterEach(async () => {
    forget();
    await emulateMedia({media: 'screen'});
  });

  it('on paper: the hand side by side, without buttons and words of the moment', async () => {
    const table = await quickTable();
    await emulateMedia({media: 'print'});
    const root = table.shadowRoot!;
    for (const part of ['.tools', '.menu', '.status', '.backs'])
      expect(getComputedStyle(root.querySelector(part)!).display, part).to.equal('none');
    const cards = handOf(table).map((card) => card.getBoundingClientRect());
    expect(cards.length).to.be.above(10);
    for (const [i, {top, left}] of cards.entries()) {
      const next = cards[i + 1];
      if (next && Math.abs(next.top - top) < 4) expect(next.left - left, 'a card is covered').to.be.above(60);
    }
  });

  it('on paper, after a deal: the four hands as dealt and how they were marked, black on white, and nothing to press', async () => {
    const table = await quickTable({deal: CERTAIN, seed: ''});
    table.play({type: 'LAY_DOWN'});
    await seen(table, () => table.tag('sheet'));
    const sheet = await sheetSeen(table);
    await emulateMedia({media: 'print'});
    const isSeen = (part: Element): boolean => part.getClientRects().length > 0;
    const hands = [...sheet.querySelectorAll<HTMLElement>('.diagram > div')].filter(isSeen);
    expect(hands.map(({innerText}) => innerText.replace(/\s+/g, ' ').trim())).to.deep.equal(
      [
        'CONSTANCE – 9 8 7 6 5 10 9 8 7 10 9 8 7',
        'LEOPOLD – A K Q J 10 A K Q J A K Q J',
        'GEROLD – 4 3 2 6 5 4 3 2 6 5 4 3 2',
        'YOU A K Q J 10 9 8 7 6 5 4 3 2 – – –',
      ].map((line) => line.replace(/^[A-Z]+/, (name) => name[0] + name.slice(1).toLowerCase())),
    );
    const marks = [...sheet.querySelectorAll<HTMLElement>('tr')]
      .filter(isSeen)
      .map(({innerText}) => innerText.replace(/\s+/g, ' ').trim());
    expect(marks).to.include('Tricks 13 (+7) 0 (+0)');
    for (const button of table.shadowRoot!.querySelectorAll('button'))
      expect(isSeen(button), button.textContent).to.equal(false);
    const {color, backgroundColor} = getComputedStyle(sheet);
    expect([color, backgroundColor]).to.deep.equal(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  it('on paper, the hands beside every sheet of a deal: its marks, a game won, the rubber', async () => {
    const table = await quickTable();
    await emulateMedia({media: 'print'});
    const printed = new Set<string>();
    while (!table.tag('over') && !printed.has('settlingRubber')) {
      if (table.tag('sheet')) {
        const [kind] = table.context!.sheets;
        printed.add(kind!);
        const sheet = await sheetSeen(table);
        const hands = [...sheet.querySelectorAll<HTMLElement>('.diagram > div')].filter(
          (part) => part.getClientRects().length > 0,
        );
        expect(
          hands.map(({innerText}) => innerText.replace(/^.*/, '').match(/10|[2-9AKQJ]/g)!.length),
          kind,
        ).to.deep.equal([13, 13, 13, 13]);
        expect(sheet.querySelector<HTMLElement>('table')!.innerText, kind).to.match(/\w/);
        expect(table.shadowRoot!.querySelector('.room')!.getClientRects().length, kind).to.equal(0);
        table.joined.send({type: 'ACKNOWLEDGE'});
      } else table.play(movesOf(table)[0]!);
      await settled(table);
    }
    expect([...printed]).to.deep.equal(['settlingDeal.marked', 'gameWon', 'settlingRubber']);
  });

  it("in the score, while the sheets of a deal lie, how the deal has left the rubber, be it a new game's or a new rubber's turn", async () => {
    const told = async (table: WhistTable): Promise<string> => {
      await table.open('score');
      await seen(table, () =>
        sheetOf(table)?.querySelector('header')?.textContent.includes(table.more!.score),
      );
      const text = sheetOf(table)!.innerText.replace(/\s+/g, ' ');
      await table.close();
      return text;
    };
    for (const [games, rubber] of [
      ['', false],
      ['games=3', true],
    ] as const) {
      const table = await quickTable({deal: `${CERTAIN} score=8-4 ${games}`, seed: ''});
      table.play({type: 'LAY_DOWN'});
      await seen(table, () => table.tag('sheet'));
      for (const _ of table.context!.sheets) {
        const text = await told(table);
        expect(text).to.contain('Rubber 1: We 10, They 4');
        expect(text.match(/Game \d/g)).to.have.length(rubber ? 2 : 1);
        table.joined.send({type: 'ACKNOWLEDGE'});
        await settled(table);
      }
      expect(await told(table)).not.to.match(rubber ? /Rubber \d:/ : /We 10/);
    }
  });

  it("the page's own picture on every back", async () => {
    const table = await quickTable();
    table.style.setProperty('--quinola-card-back', 'linear-gradient(#123, #456)');
    const backs = [...table.shadowRoot!.querySelectorAll('.backs .card')];
    expect(backs.length).to.be.above(30);
    for (const back of backs)
      expect(getComputedStyle(back, '::after').backgroundImage).to.contain('linear-gradient');
  });

  it('the sign of the card led clear of the name of a visitor who deals, however narrow the table', async () => {
    const deal =
      'S:32.A32.A432.A432 W:AKQJ.4.KQJT9.KQJ N:T987.KQJT.87.T98 E:654.98765.65.765 dealer=S trump=C';
    for (const width of [300, 360, 412]) {
      for (const lang of ['de', 'pl']) {
        const table = await quickTable({deal, lang, seed: '', style: `width: ${width}px`});
        const root = table.shadowRoot!;
        await seen(table, () => root.querySelector('.at1 .led') && root.querySelector('.at0 .plate i'));
        const led = root.querySelector('.at1 .led')!.getBoundingClientRect(),
          plate = root.querySelector('.at0 .plate')!.getBoundingClientRect();
        expect(
          led.bottom <= plate.top + 1 || led.right <= plate.left + 1 || led.left >= plate.right - 1,
          `${lang}, ${width}`,
        ).to.equal(true);
        table.remove();
      }
    }
  });

  it('lays the cards down when the rest is certain, from the menu', async () => {
    const table = await quickTable({deal: CERTAIN, seed: ''});
    await seen(table, () => table.tag('visitor'));
    await table.open('menu');
    buttonOf(table, /Lay your cards down/)!.click();
    await seen(table, () => table.tag('sheet'));
    expect(table.view!.lastDeal!.tricksWon).to.deep.equal([13, 0]);
  });

  it('offers the breaches of a strict table in its menu, and asks before a card falls', async () => {
    const table = await quickTable({etiquette: 'strict'});
    const card = handOf(table)[0]!;
    table.at = card.dataset['card']!;
    await table.open('menu');
    buttonOf(table, /^Let the .* fall$/)!.click();
    await seen(table, () => buttonOf(table, /^Yes$/));
    expect(sheetOf(table)!.textContent).to.contain('lie open');
    buttonOf(table, /^Yes$/)!.click();
    await seen(table, () => table.context!.record.moves.some(({move}) => move.type === 'DROP'));
    await settled(table);
  });
});

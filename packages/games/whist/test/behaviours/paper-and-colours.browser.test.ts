import {expect} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {emulateMedia, executeServerCommand, setViewport} from '@web/test-runner-commands';
import {elementsIn, nameOf, readOut} from '../../../../../test/support/aria.js';
import {
  contrast,
  drawnOn,
  inkOf,
  lookOf,
  paperOf,
  seenText,
} from '../../../../../test/support/visitor-looks.js';
import {
  key,
  leave,
  QUICK,
  until,
  visit,
  type Visit,
  type Visitor,
} from '../../../../../test/support/visitor.js';

/** Four hands of one suit each: a trick shows all four. */
const ALL_SUITS =
  'S:AKQJT98765432... W:.AKQJT98765432.. N:..AKQJT98765432. E:...AKQJT98765432 dealer=E trump=S';

/** South can claim the remaining tricks. */
const CERTAIN =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S';

const whist = (attributes = 'seed="a test"', more: Visit = {}): Promise<Visitor> =>
  visit(`<whist-table pace="none" ${attributes}></whist-table>`, {seats: QUICK, ...more});

/** The pip cards, which have one ink, by suit. */
function pips(cards: readonly HTMLElement[]): Map<string, string> {
  return new Map(
    cards.flatMap((card) => {
      const [, suit] = /(?:two|three|four|five|six|seven|eight|nine|ten) of (\w+)/i.exec(readOut(card)) ?? [];
      return suit ? [[suit, inkOf(card)] as const] : [];
    }),
  );
}

afterEach(async () => {
  leave();
  localStorage.clear();
  await emulateMedia({media: 'screen'});
  await executeServerCommand('force-colours', null);
});

for (const scheme of ['light', 'dark'] as const) {
  describe(`a table in the visitor’s own ${scheme} colours`, () => {
    beforeEach(async () => {
      expect(await executeServerCommand('force-colours', scheme)).to.equal(true);
      expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    });

    it(`45 shows suits readable on the card, with red and black distinguishable, ${scheme}`, async () => {
      const table = await whist(`deal="${ALL_SUITS}" indices="none"`);
      // Another suit each time: the cards that have been played lie in the last trick.
      const seen = new Map<string, string>();
      table.element.seats = ['visitor', ...Array<unknown>(3).fill(pipsFirst)];
      table.tapCard('seven of spades');
      await until(() => table.playable().length || table.panel());
      table.press('Last trick');
      const last = await until(() => table.panel('Last trick'));
      const cards = [...table.allByRole('img', / of /, last), ...table.allByRole('button', / of /, last)];
      for (const card of cards) {
        const suit = /of (\w+)/.exec(nameOf(card))![1]!;
        const ink = inkOf(card);
        expect(contrast(ink, paperOf(card)), suit).to.be.at.least(3);
        seen.set(suit, ink);
      }
      for (const card of table.cards().slice(4))
        expect(contrast(inkOf(card), paperOf(card))).to.be.at.least(3);
      expect([...seen.keys()].sort()).to.deep.equal(['clubs', 'diamonds', 'hearts', 'spades']);
      for (const red of ['hearts', 'diamonds'])
        for (const black of ['spades', 'clubs']) expect(seen.get(red)).not.to.equal(seen.get(black));
    });

    it(`45 shades cards that may not be played, and shows where the focus is, ${scheme}`, async () => {
      const table = await whist();
      const [not, may] = ['not now', 'may be played'].map((word) =>
        table.cards().find((card) => nameOf(card).endsWith(word))!,
      );
      expect(lookOf(not!)).not.to.equal(lookOf(may!));
      may!.focus();
      await key('ArrowRight');
      const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(table.focused()!);
      expect(outlineStyle).to.equal('solid');
      expect(parseFloat(outlineWidth)).to.be.at.least(2);
      expect(contrast(outlineColor, paperOf(table.part('felt')[0]!)), 'the ring on the table').to.be.at.least(
        3,
      );
    });

    it(`45 writes suits on its sheets in the visitor’s colours, ${scheme}`, async () => {
      const table = await whist(`deal="${CERTAIN}"`);
      await table.openFromMenu(/^Lay your cards down/);
      table.press('Replay');
      const sheet = await until(() => table.panel(/^Replay/));
      const signs = [...elementsIn(sheet)].filter(({localName}) => localName === 'svg');
      expect(signs.length).to.be.at.least(16);
      for (const sign of signs) expect(contrast(inkOf(sign), paperOf(sheet))).to.be.at.least(3);
    });
  });
}

describe('the cards of a table', () => {
  it('45 have two colours, or one for each suit', async () => {
    const deal = 'S:32.32.32.432 W:54.54.54.765 N:76.76.76.T98 E:98.98.98.QJK trump=S leader=S tricks=2-2';
    const two = pips((await whist(`deal="${deal}"`)).cards());
    expect([...two.keys()].sort()).to.deep.equal(['clubs', 'diamonds', 'hearts', 'spades']);
    expect(new Set(two.values()).size).to.equal(2);
    expect(two.get('hearts')).to.equal(two.get('diamonds'));
    leave();
    const four = pips((await whist(`deal="${deal}" suits="four-colour"`)).cards());
    expect(new Set(four.values()).size).to.equal(4);
  });

  it('45 have corner indices in the first games, later only where cards are small', async () => {
    await setViewport({width: 1400, height: 900});
    const marked = (table: Visitor): boolean =>
      table
        .cards()
        .filter((card) => /^(two|three|four|five|six|seven|eight|nine)/i.test(nameOf(card)))
        .some((card) => drawnOn(card).length > 0);
    const place = async (width: number): Promise<Visitor> => whist(`seed="a test" style="width: ${width}px"`);
    expect(marked(await place(1200)), 'in the first game').to.equal(true);
    leave();
    localStorage.setItem('quinola-settings', JSON.stringify({matches: 20}));
    const table = await place(340);
    await until(() => marked(table), 'small cards have none');
    table.element.style.width = '1200px';
    await until(() => !marked(table), 'large ones keep them');
  });
});

describe('a printed table', () => {
  /** Buttons that are printed, other than cards of the hand. */
  const pressed = (table: Visitor): string[] =>
    table
      .allByRole('button')
      .filter(
        (button) =>
          !button.part.contains('card') && !button.part.contains('pile') && button.getClientRects().length,
      )
      .map(nameOf);

  it('46 shows the hand side by side, without cloth, buttons and prompts', async () => {
    const table = await whist();
    await emulateMedia({media: 'print'});
    expect(pressed(table)).to.deep.equal([]);
    expect(table.prompt()).to.equal('');
    expect(getComputedStyle(table.part('felt')[0]!).backgroundImage).to.equal('none');
    // No card is shaded because it cannot be played, and none is moving.
    expect(new Set(table.cards().map(lookOf)).size).to.equal(1);
    const cards = table.cards().map((card) => card.getBoundingClientRect());
    expect(cards).to.have.length(13);
    for (const [i, {top, left}] of cards.entries()) {
      const next = cards[i + 1];
      if (next && Math.abs(next.top - top) < 4) expect(next.left - left, 'a card is covered').to.be.above(60);
    }
  });

  it('46 shows all four hands as dealt and the accounts after a deal, black on white', async () => {
    const table = await whist(`deal="${CERTAIN} score=8-4 games=3"`);
    let sheet = await table.openFromMenu(/^Lay your cards down/);
    expect(seenText(sheet)).not.to.contain('Leopold');
    await emulateMedia({media: 'print'});
    for (const [title, accounts] of [
      ['Deal 1', /Tricks 13 \(\+7\) 0 \(\+0\)/],
      ['Rubber 1', /We|They/],
    ] as const) {
      expect(nameOf(sheet)).to.equal(title);
      const paper = seenText(sheet);
      for (const hand of [
        'Constance – 9 8 7 6 5 10 9 8 7 10 9 8 7',
        'Leopold – A K Q J 10 A K Q J A K Q J',
        'Gerold – 4 3 2 6 5 4 3 2 6 5 4 3 2',
        'You A K Q J 10 9 8 7 6 5 4 3 2 – – –',
      ])
        expect(paper, title).to.contain(hand);
      expect(paper).to.match(accounts);
      expect(pressed(table)).to.deep.equal([]);
      const {color, backgroundColor} = getComputedStyle(sheet);
      expect([color, backgroundColor]).to.deep.equal(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
      if (title === 'Rubber 1') break;
      await emulateMedia({media: 'screen'});
      table.press('Go on');
      sheet = await until(() => table.panel('Rubber 1'));
      await emulateMedia({media: 'print'});
    }
  });
});

describe('a table in a page zoomed to 400 %', () => {
  /** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
  const spaced = new CSSStyleSheet();
  spaced.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );
});

/** A player function that plays pip cards if it can. */
const pipsFirst = (
  _view: unknown,
  moves: readonly {readonly type: string; readonly card?: string}[],
): object => moves.find(({card}) => card && /[2-9T]/.test(card[0]!)) ?? moves[0]!;

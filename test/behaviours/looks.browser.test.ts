import {expect} from '@open-wc/testing';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import {emulateMedia, executeServerCommand, setViewport} from '@web/test-runner-commands';
import {elementsIn, isThere, nameOf, readOut, roleOf} from '../support/aria.js';
import {
  contrast,
  drawnOn,
  inkOf,
  lookOf,
  paperOf,
  seenText,
  stretch,
  textsIn,
} from '../support/visitor-looks.js';
import {frames, key, leave, QUICK, until, visit, type Visit, type Visitor} from '../support/visitor.js';

const TAGS = ['whist-table', 'tarok-table', 'tarok-ombre-table', 'patience-table'];

/** Four hands of one suit each: a trick shows all four. */
const ALL_SUITS =
  'S:AKQJT98765432... W:.AKQJT98765432.. N:..AKQJT98765432. E:...AKQJT98765432 dealer=E trump=S';

/** South has the rest. */
const CERTAIN =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S';

const whist = (attributes = 'seed="a test"', more: Visit = {}): Promise<Visitor> =>
  visit(`<whist-table pace="none" ${attributes}></whist-table>`, {seats: QUICK, ...more});

/** A table of any game in a place of some width, in px, once its visitor is asked for something. */
async function seated(tag: string, place: string, attributes = ''): Promise<Visitor> {
  const table = await visit(`<div ${place}><${tag} pace="none" seed="reach" ${attributes}></${tag}></div>`, {
    wait: 'whole',
  });
  await until(() => table.allByRole('button').length > 5 || table.panel());
  return table;
}

/** The panels that every menu has, and that one can go to one after another. */
const PANELS = ['Settings', 'Keys', 'Rules', 'How the game goes'];

/** A name, be it stretched or not. */
const named = (name: string): RegExp => new RegExp(`^\\W*${name.replace(/[aeiou]/g, '$&+')}\\W*$`);

/** Opens a panel of the menu when none lies open, or the menu itself as `Menu`. */
async function opened(table: Visitor, panel: string): Promise<HTMLElement> {
  table.press(named('Menu'));
  const menu = await until(() => table.panel('Menu'), 'no menu');
  if (panel === 'Menu') return menu;
  table.press(named(panel), menu);
  return until(() => table.panel(panel), `no ${panel}`);
}

/** Puts a panel away that lies open. */
async function closed(table: Visitor, panel: HTMLElement): Promise<void> {
  const name = nameOf(panel);
  table.press(named('Close'), panel);
  await until(() => !table.panel(name), `${name} stays`);
}

/** Cards of pips, which have one ink, by suit. */
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

describe('a table in a page that runs from right to left', () => {
  for (const tag of TAGS.slice(0, 3)) {
    it(`44 keeps the hands of a <${tag}> in their places, and its arrows where they point`, async () => {
      await setViewport({width: 1000, height: 900});
      const sides = async (direction: string): Promise<string[]> => {
        const table = await visit(
          `<div dir="${direction}"><${tag} pace="none" seed="reach"></${tag}></div>`,
          {
            seats: QUICK.slice(0, tag === 'whist-table' ? 4 : 3),
          },
        );
        const [one, two] = table.cards();
        expect(two!.getBoundingClientRect().left).to.be.above(one!.getBoundingClientRect().left);
        one!.focus();
        await key('ArrowRight');
        expect(table.focused(), direction).to.equal(table.cards()[1]);
        const order = table
          .part('seat')
          .map((seat) => ({seat, box: seat.getBoundingClientRect()}))
          .filter(({box}) => box.width)
          .sort((a, b) => a.box.left - b.box.left)
          .map(({seat}) => /Leopold|Constance|Gerold/.exec(seenText(seat))?.[0] ?? '');
        leave();
        return [...order, ...table.hand()];
      };
      const usual = await sides('ltr');
      expect(usual.filter((name) => /Leopold|Constance/.test(name))).to.have.length(2);
      expect(await sides('rtl')).to.deep.equal(usual);
    });
  }

  it('44 begins its sentences on the right', async () => {
    const table = await seated('whist-table', 'dir="rtl"');
    const line = table.part('prompt')[0]!;
    stretch(line);
    const {of} = textsIn(line)[0]!;
    const [node] = of.childNodes;
    const at = (start: number): DOMRect => {
      const range = document.createRange();
      const text = [...of.childNodes].find(({nodeValue}) => nodeValue?.includes('⟦'))!;
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect();
    };
    expect(node).not.to.equal(undefined);
    expect(at(1).left).to.be.above(at(6).left);
  });

  for (const tag of TAGS) {
    it(`44 holds room and sheets of a <${tag}> within 320 px, however long the words`, async () => {
      await setViewport({width: 800, height: 900});
      const table = await seated(tag, 'dir="rtl" style="width: 320px"');
      const faults: Record<string, string[]> = {};
      for (const panel of ['', 'Menu', ...PANELS]) {
        const sheet = panel && (await opened(table, panel));
        stretch(table.element);
        await frames();
        const found = beyond(table);
        if (found.length) faults[panel || 'the room'] = found;
        if (sheet) {
          expect(seenText(sheet), 'nothing is stretched').to.contain('⟦');
          await closed(table, sheet);
        }
      }
      expect(faults).to.deep.equal({});
    });
  }
});

/** What reaches over the sides of the table, and the text that reaches over those of its own box. */
function beyond({element}: Visitor): string[] {
  const table = element.getBoundingClientRect();
  const found =
    document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than its window'] : [];
  for (const {text, box, of} of textsIn(element)) {
    if (box.left < table.left - 1 || box.right > table.right + 1) found.push(`${text} leaves the table`);
    const {overflowX, display} = getComputedStyle(of);
    if (
      overflowX === 'visible' &&
      display !== 'inline' &&
      of.clientWidth &&
      of.scrollWidth > of.clientWidth + 1 &&
      !of.part.contains('card')
    )
      found.push(`${text} leaves its box`);
  }
  return found;
}

for (const scheme of ['light', 'dark'] as const) {
  describe(`a table in ${scheme} colours of the visitor's own`, () => {
    beforeEach(async () => {
      expect(await executeServerCommand('force-colours', scheme)).to.equal(true);
      expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    });

    it(`45 shows the suits on their paper, red and black told apart, ${scheme}`, async () => {
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

    it(`45 lets cards that may not be played recede, and shows where the focus is, ${scheme}`, async () => {
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

    it(`45 writes suits on its sheets in the visitor's colours, ${scheme}`, async () => {
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

  it('45 have marks in their corners in the first games, later only where they are small', async () => {
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

describe('a table on paper', () => {
  /** Buttons that are printed; the cards of a hand are cards. */
  const pressed = (table: Visitor): string[] =>
    table
      .allByRole('button')
      .filter(
        (button) =>
          !button.part.contains('card') && !button.part.contains('pile') && button.getClientRects().length,
      )
      .map(nameOf);

  it('46 is its hand side by side, without felt, buttons and words of the moment', async () => {
    const table = await whist();
    await emulateMedia({media: 'print'});
    expect(pressed(table)).to.deep.equal([]);
    expect(table.prompt()).to.equal('');
    expect(getComputedStyle(table.part('felt')[0]!).backgroundImage).to.equal('none');
    // Neither those that may not be played now recede, nor is any on its way.
    expect(new Set(table.cards().map(lookOf)).size).to.equal(1);
    const cards = table.cards().map((card) => card.getBoundingClientRect());
    expect(cards).to.have.length(13);
    for (const [i, {top, left}] of cards.entries()) {
      const next = cards[i + 1];
      if (next && Math.abs(next.top - top) < 4) expect(next.left - left, 'a card is covered').to.be.above(60);
    }
  });

  it('46 is all four hands as dealt and the accounts after a deal, black on white', async () => {
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

  for (const tag of TAGS) {
    it(`46 is the cards of a <${tag}> where a sheet has nothing but buttons and fields, else the sheet`, async () => {
      const table = await seated(tag, '');
      const cards = (): boolean => table.part('card').some((card) => card.getClientRects().length > 0);
      await emulateMedia({media: 'print'});
      expect([cards(), pressed(table)], 'as it lies').to.deep.equal([true, []]);
      await emulateMedia({media: 'screen'});
      for (const [panel, printed] of [
        ['Menu', false],
        ['Settings', false],
        ['Rules', true],
        ['Keys', true],
      ] as const) {
        const sheet = await opened(table, panel);
        await emulateMedia({media: 'print'});
        expect([cards(), sheet.getClientRects().length > 0], panel).to.deep.equal([!printed, printed]);
        expect(pressed(table), panel).to.deep.equal([]);
        await emulateMedia({media: 'screen'});
        await closed(table, sheet);
      }
    });
  }
});

describe('a table on a page at 400 %', () => {
  /** A page of 1280 px at 400 %, in CSS px (WCAG 2.2, 1.4.10). */
  const NARROW = 320;
  /** Least size of what is pressed, in px (WCAG 2.2, 2.5.8). */
  const TARGET = 24;
  /** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
  const spaced = new CSSStyleSheet();
  spaced.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );

  /** What is pressed and set, and what is wrong with it; the sizes of cards are held elsewhere. */
  function outOfReach({element}: Visitor): string[] {
    const table = element.getBoundingClientRect();
    const isPressed = (one: Element): one is HTMLElement =>
      /^(button|combobox|textbox|checkbox|radio|slider|link)$/.test(roleOf(one) ?? '') && isThere(one);
    return [...elementsIn(element)].filter(isPressed).flatMap((one) => {
      const isCard = one.part.contains('card') || one.part.contains('pile');
      const box = one.getBoundingClientRect();
      const name = (nameOf(one) || readOut(one)).slice(0, 24);
      return [
        ...(!isCard && (box.width < TARGET || box.height < TARGET)
          ? [`${name} is ${box.width} × ${box.height} px`]
          : []),
        ...(box.left < table.left - 1 || box.right > table.right + 1 ? [`${name} leaves the table`] : []),
        ...(!isCard && one.localName === 'button' && one.scrollWidth > one.clientWidth + 1
          ? [`${name} is cut off`]
          : []),
      ];
    });
  }

  for (const tag of TAGS) {
    it(`50 keeps all of a <${tag}> within reach, with wide spacing of all text, too`, async () => {
      await setViewport({width: NARROW + 16, height: 900});
      const table = await seated(tag, `style="width: ${NARROW}px"`);
      const root = table.element.shadowRoot!;
      const faults: Record<string, string[]> = {};
      for (const panel of ['', 'Menu', ...PANELS]) {
        const sheet = panel && (await opened(table, panel));
        for (const sheets of [[], [spaced]]) {
          root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((one) => one !== spaced), ...sheets];
          await frames();
          const found = outOfReach(table);
          if (table.element.scrollWidth > NARROW) found.push('the table is wider than the page');
          if (found.length) faults[`${panel || 'the room'}${sheets.length ? ', spaced' : ''}`] = found;
        }
        if (sheet) await closed(table, sheet);
      }
      expect(faults).to.deep.equal({});
    });
  }
});

/** A player of the page who plays cards of pips where he may. */
const pipsFirst = (
  _view: unknown,
  moves: readonly {readonly type: string; readonly card?: string}[],
): object => moves.find(({card}) => card && /[2-9T]/.test(card[0]!)) ?? moves[0]!;

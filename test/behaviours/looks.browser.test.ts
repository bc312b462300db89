import {expect} from '@open-wc/testing';
import '@quinola/testing/registry/sampled-tables.js';
import {emulateMedia, executeServerCommand, setViewport} from '@web/test-runner-commands';
import {elementsIn, isThere, nameOf, readOut, roleOf} from '@quinola/testing/visitor/aria.js';
import {overlap, seenText, stretch, textsIn} from '@quinola/testing/visitor/looks.js';
import {FIRST, frames, key, leave, QUICK, until, visit, type Visitor} from '@quinola/testing/visitor.js';
import {sampled, sampledTags} from '@quinola/testing/registry/sampled.js';

/** The tables with opponents on both sides of the visitor, who plays from his hand; against a bank he only looks at it. */
const COMPANIES = sampled.filter(({room, seats}) => room !== 'bank' && seats[0]! > 2);

/** A table of any game in a place of some width, in px, once its visitor is asked something. */
async function seated(tag: string, place: string, attributes = ''): Promise<Visitor> {
  const table = await visit(`<div ${place}><${tag} pace="none" seed="reach" ${attributes}></${tag}></div>`, {
    wait: 'whole',
  });
  await until(() => table.allByRole('button').length > 5 || table.panel());
  return table;
}

/** The panels in every menu that can be opened one after another. */
const PANELS = ['Settings', 'Keys', 'Rules'];

/** A name, also with lengthened text. */
const named = (name: string): RegExp => new RegExp(`^\\W*${name.replace(/[aeiou]/g, '$&+')}\\W*$`);

/** Opens a panel of the menu while none is open, or the menu itself as `Menu`. */
async function opened(table: Visitor, panel: string): Promise<HTMLElement> {
  if (panel === 'Menu') return table.menu(named('Menu'));
  await table.fromMenu(named(panel), named('Menu'));
  // Pages and pictures are loaded when needed: until then three dots are shown.
  return until(() => {
    const sheet = table.panel(panel);
    return sheet && !textsIn(sheet).some(({element}) => element.textContent?.trim() === '…') && sheet;
  }, `no ${panel}`);
}

/** Closes an open panel. */
async function closed(table: Visitor, panel: HTMLElement): Promise<void> {
  const name = nameOf(panel);
  table.press(named('Close'), panel);
  await until(() => !table.panel(name), `${name} stays`);
}

afterEach(async () => {
  leave();
  localStorage.clear();
  await emulateMedia({media: 'screen'});
  await executeServerCommand('force-colours', null);
});

describe('a table in a right-to-left page', () => {
  for (const {tag, seats} of COMPANIES) {
    it(`44 keeps the hands of a <${tag}> in place, and the direction of its arrow keys`, async () => {
      await setViewport({width: 1000, height: 900});
      const sides = async (direction: string): Promise<string[]> => {
        const table = await visit(
          `<div dir="${direction}"><${tag} pace="none" seed="reach"></${tag}></div>`,
          {
            seats: QUICK.slice(0, Math.max(...seats)),
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

  it('44 starts its sentences on the right', async () => {
    const table = await seated(FIRST, 'dir="rtl"');
    const line = table.part('prompt')[0]!;
    stretch(line);
    const {element} = textsIn(line)[0]!;
    const [node] = element.childNodes;
    const at = (start: number): DOMRect => {
      const range = document.createRange();
      const text = [...element.childNodes].find(({nodeValue}) => nodeValue?.includes('⟦'))!;
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect();
    };
    expect(node).not.to.equal(undefined);
    expect(at(1).left).to.be.above(at(6).left);
  });

  for (const tag of sampledTags) {
    it(`44 keeps the words of a <${tag}> that speaks English in their order, in room and sheets`, async () => {
      await setViewport({width: 800, height: 900});
      const table = await seated(tag, 'dir="rtl"');
      const faults: Record<string, string[]> = {};
      for (const panel of ['', 'Menu', ...PANELS]) {
        const sheet = panel && (await opened(table, panel));
        await frames();
        const found = turnedRound(table.element);
        if (found.length) faults[panel || 'the room'] = found;
        if (sheet) await closed(table, sheet);
      }
      expect(faults).to.deep.equal({});
    });

    it(`44 fits room and sheets of a <${tag}> into 320 px, however long the words`, async () => {
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

/** The block in which an element's words run. */
function blockOf(element: Element): Element {
  for (let at = element; ; at = at.parentElement!)
    if (!/^(inline|contents)$/.test(getComputedStyle(at).display) || !at.parentElement) return at;
}

/** The lines in which words of a left-to-right language do not follow each other from left to right. */
function turnedRound(table: Element): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const nodes = [...new Set(textsIn(table).map(({element}) => element))]
    .filter((element) => !element.closest('svg, select, [dir]'))
    .flatMap((element) => [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const letters = nodes.flatMap((node) =>
    [...node.nodeValue!.matchAll(/\S/g)].map(({index}) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return {block: blockOf(node.parentElement!), box: range.getBoundingClientRect()};
    }),
  );
  const drawn = letters.filter(({box}) => box.width);
  for (const [at, {block, box}] of drawn.entries()) {
    const before = drawn[at - 1];
    const isOnLine = before?.block === block && Math.abs(before.box.bottom - box.bottom) < box.height / 3;
    if (isOnLine && box.left < before.box.left - 1) found.add(block.textContent!.replace(/\s+/g, ' ').trim());
  }
  return [...found];
}

/** What overflows the sides of the table, and texts that overflow their own box. */
function beyond({element}: Visitor): string[] {
  const table = element.getBoundingClientRect();
  const found =
    document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than its window'] : [];
  for (const {text, box, element: holder} of textsIn(element)) {
    if (box.left < table.left - 1 || box.right > table.right + 1) found.push(`${text} leaves the table`);
    const {overflowX, display} = getComputedStyle(holder);
    if (
      overflowX === 'visible' &&
      display !== 'inline' &&
      holder.clientWidth &&
      holder.scrollWidth > holder.clientWidth + 1 &&
      !holder.part.contains('card')
    )
      found.push(`${text} leaves its box`);
  }
  return found;
}

describe('a printed table', () => {
  /** Printed buttons; the cards of a hand, piles, squares and places of stakes are expected. */
  const pressed = (table: Visitor): string[] =>
    table
      .allByRole('button')
      .filter(
        (button) =>
          !['card', 'pile', 'square', 'place'].some((name) => button.part.contains(name)) &&
          button.getClientRects().length,
      )
      .map(nameOf);

  for (const tag of sampledTags) {
    it(`46 shows the cards or men of a <${tag}> if a sheet contains only buttons and fields, otherwise the sheet`, async () => {
      const table = await seated(tag, '');
      const cards = (): boolean =>
        ['card', 'piece', 'place'].some((name) =>
          table.part(name).some((card) => card.getClientRects().length > 0),
        );
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

describe('a table in a place too small for it', () => {
  /** The visible parts of a table, each as one box. */
  const boxes = (table: Visitor): [string, DOMRect][] =>
    ['score', 'seat', 'trick', 'prompt', 'hand', 'toolbar'].flatMap((name) =>
      table
        .part(name)
        .filter((one) => one.getClientRects().length)
        .map((one): [string, DOMRect] => [name, one.getBoundingClientRect()]),
    );

  for (const {tag} of COMPANIES) {
    it(`50 makes a <${tag}> as high as it needs, and the page scrolls`, async () => {
      await setViewport({width: 500, height: 400});
      const table = await seated(tag, 'style="width: 250px"');
      const {element} = table;
      expect(element.offsetHeight).to.be.above(400);
      expect(element.scrollHeight, 'all of it is there').to.equal(element.offsetHeight);
      const found = boxes(table);
      expect(found.map(([name]) => name)).to.include.members(['score', 'prompt', 'hand', 'toolbar']);
      const faults = found.flatMap(([one, box], at) =>
        found
          .slice(at + 1)
          .filter(([other, its]) => other !== one && overlap(box, its))
          .map(([other]) => `${one} and ${other}`),
      );
      expect(faults).to.deep.equal([]);
    });
  }

  it('46 prints the whole table even if its page gives it less height than its cards need', async () => {
    await setViewport({width: 700, height: 600});
    const table = await seated(FIRST, 'style="height: 200px"');
    table.element.style.height = '200px';
    await until(() => table.cards().length > 10, 'no hand');
    await emulateMedia({media: 'print'});
    const {bottom} = table.element.getBoundingClientRect();
    for (const card of table.cards())
      expect(card.getBoundingClientRect().bottom, nameOf(card)).to.be.at.most(bottom);
  });
});

describe('a table on a page zoomed to 400 %', () => {
  /** A page of 1280 px at 400 %, in CSS px (WCAG 2.2, 1.4.10). */
  const NARROW = 320;
  /** Minimal size of targets, in px (WCAG 2.2, 2.5.8). */
  const TARGET = 24;
  /** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
  const spaced = new CSSStyleSheet();
  spaced.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );

  /** Buttons and fields, and what is wrong with each; the sizes of cards are tested elsewhere. */
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

  for (const tag of sampledTags) {
    it(`50 keeps everything on a <${tag}> within reach, also with wide text spacing`, async () => {
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

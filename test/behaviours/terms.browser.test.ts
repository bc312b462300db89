import {expect} from '@open-wc/testing';
import {executeServerCommand, sendMouse, setViewport} from '@web/test-runner-commands';
import '@quinola/testing/registry/sampled-tables.js';
import {elementsIn, nameOf} from '@quinola/testing/visitor/aria.js';
import {middleOf, overlap} from '@quinola/testing/visitor/looks.js';
import {drag} from '@quinola/testing/visitor/pointer.js';
import {FIRST, frames, key, leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';

/** The words of a table that are explained, as screen readers find them. */
const words = (table: Visitor): HTMLElement[] =>
  [...elementsIn(table.element)].filter((one) => one.localName === 'dfn') as HTMLElement[];

/** The explanation of a word; `null` if none is open. */
const line = (table: Visitor): HTMLElement | null => table.byRole('tooltip');

/** The description of a word for screen readers. */
const said = (word: HTMLElement): string =>
  (word.getRootNode() as ShadowRoot).getElementById(word.getAttribute('aria-describedby')!)!.textContent;

/**
 * The position of an explained word in the line of the turn, for the pointer. Words are marked after they were first visible,
 * and those in the line of the turn need not be the first.
 */
const wordInPrompt = (table: Visitor): Promise<DOMRect> =>
  until(() => explainedInPrompt(table), `“${table.prompt()}” has no word that is explained.`);

function explainedInPrompt(table: Visitor): DOMRect | null {
  const walker = document.createTreeWalker(table.part('prompt')[0]!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const word of words(table).map(({textContent}) => textContent)) {
      const start = node.nodeValue!.toLowerCase().indexOf(word.toLowerCase());
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      return range.getBoundingClientRect();
    }
  return null;
}

async function seated(tag: string, size = '900px'): Promise<Visitor> {
  await setViewport({width: 1000, height: 900});
  const table = await visit(
    `<div style="width: ${size}; height: 700px"><${tag} pace="none" seed="terms" style="height: 100%"></${tag}></div>`,
  );
  await until(() => table.cards().length || table.part('layout').length);
  await until(() => words(table).length, 'no word is explained');
  return table;
}

afterEach(async () => {
  leave();
  await executeServerCommand('fingers', false);
});

describe('the terms on a table', () => {
  it('36 are one tab stop, with arrow keys from word to word, and Escape closes the explanation', async () => {
    const table = await seated(FIRST);
    const [one, two] = words(table);
    one!.focus();
    await until(() => line(table), 'nothing is told');
    expect(line(table)!.textContent).to.contain(said(one!));
    await key('ArrowRight');
    await until(() => line(table)?.textContent.includes(said(two!)), 'the arrow does nothing');
    expect(table.focused()).to.equal(two);
    expect(
      words(table)
        .filter(({tabIndex}) => tabIndex === 0)
        .map(({textContent}) => textContent),
    ).to.deep.equal([two!.textContent]);
    await key('Escape');
    expect(line(table)).to.equal(null);
    expect(table.focused(), 'the focus stays').to.equal(two);
  });

  it('36 are explained under the pointer, beside the word and not over the cards, without moving anything', async () => {
    const table = await seated(FIRST);
    const before = [...table.cards(), ...table.part('prompt')].map((one) => one.getBoundingClientRect());
    const word = await wordInPrompt(table);
    await sendMouse({type: 'move', position: middleOf(word)});
    const tip = await until(() => line(table), 'nothing is told');
    await frames();
    const box = tip.getBoundingClientRect();
    expect(overlap(box, word), 'the word is covered').to.equal(false);
    for (const card of table.cards())
      expect(overlap(box, card.getBoundingClientRect()), nameOf(card)).to.equal(false);
    expect(
      [...table.cards(), ...table.part('prompt')].map((one) => one.getBoundingClientRect()),
    ).to.deep.equal(before);
    // It stays while the pointer is on it (WCAG 2.2, 1.4.13), and closes when the pointer has left both.
    await sendMouse({type: 'move', position: middleOf(box)});
    await frames();
    expect(line(table)).to.equal(tip);
    await sendMouse({type: 'move', position: middleOf(table.cards()[0]!.getBoundingClientRect())});
    await until(() => !line(table), 'it stays');
  });

  it('36 react to a finger within 44 px, without any other effect; the next touch closes the explanation', async () => {
    const table = await seated(FIRST, '390px');
    await executeServerCommand('fingers', true);
    const cards = table.hand();
    const word = await wordInPrompt(table);
    const [x, y] = middleOf(word);
    const above = Math.round(Math.max(word.top - 8, y - 21));
    const card = table.cards()[0]!.getBoundingClientRect();
    expect(above).to.be.below(card.top);
    await sendMouse({type: 'click', position: [x, above]});
    await until(() => line(table), 'nothing is told');
    expect(table.hand()).to.deep.equal(cards);
    await sendMouse({type: 'click', position: [x, above]});
    await until(() => !line(table), 'it stays');
    // A pressed button is never taken for a word near it.
    table.tapCard();
    await frames();
    expect(line(table)).to.equal(null);
  });

  it('36 are not underlined while a card is dragged: the browser would paint the whole table at each step', async () => {
    const table = await seated(FIRST);
    const underlined = (): number => CSS.highlights.get('quinola-term')!.size;
    await until(underlined, 'no word is underlined');
    const [x, y] = middleOf(table.cards()[0]!.getBoundingClientRect());
    await drag([x, y], [x, y - 32]);
    // Moves that come at once reach the page as one: the card is held from the first, and seen to be held from the second.
    await sendMouse({type: 'move', position: [x, y - 40]});
    await until(() => !underlined(), 'words are underlined while it is dragged');
    for (const up of [16, 0]) await sendMouse({type: 'move', position: [x, y - up]});
    await sendMouse({type: 'up'});
    await until(underlined, 'no word is underlined afterwards');
  });

  it('36 do not break the lines in which they stand', async () => {
    const table = await seated(FIRST);
    const prompt = table.part('prompt')[0]!;
    expect([...elementsIn(prompt)].filter((one) => one.localName !== 'b')).to.deep.equal([]);
  });
});

import {expect} from '@open-wc/testing';
import {executeServerCommand, sendKeys} from '@web/test-runner-commands';
import type {WhistTable} from '@quinola/whist';
import {first, forget, handOf, movesOf, quickTable, seen, settled, sheetOf} from '../test-support/table.js';

/** Four hands of one suit each: the trick shows all four. */
const ALL_SUITS =
  'S:AKQJT98765432... W:.AKQJT98765432.. N:..AKQJT98765432. E:...AKQJT98765432 dealer=E trump=S';

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (css: string): Colour => {
  const numbers = css.match(/[\d.]+/g)!.map(Number);
  const scale = css.startsWith('color(') ? 255 : 1;
  return [numbers[0]! * scale, numbers[1]! * scale, numbers[2]! * scale];
};

/** Contrast of two colours, by WCAG. */
function contrast(one: string, other: string): number {
  const light = (css: string): number =>
    colourOf(css)
      .map((part) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const paperOf = (card: Element): string => getComputedStyle(card).backgroundColor;

async function inColours(
  scheme: 'light' | 'dark',
  attributes: Readonly<Record<string, string>> = {},
): Promise<WhistTable> {
  expect(await executeServerCommand('force-colours', scheme)).to.equal(true);
  expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
  return quickTable(attributes);
}

for (const scheme of ['light', 'dark'] as const) {
  describe(`a whist table in ${scheme} colours of the visitor's own`, () => {
    afterEach(async () => {
      forget();
      await executeServerCommand('force-colours', null);
    });

    it('shows the suits on their paper, red and black told apart', async () => {
      const table = await inColours(scheme, {deal: ALL_SUITS, seed: '', indices: 'none'});
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
      const cards = [...table.shadowRoot!.querySelectorAll('.trick .card, .hand .card')];
      expect(cards.length).to.be.above(11);
      const signs = cards.flatMap((card) =>
        [...card.querySelectorAll('.suit')].map((sign) => [card, getComputedStyle(sign).color] as const),
      );
      for (const [card, colour] of signs)
        expect(contrast(colour, paperOf(card)), card.textContent).to.be.at.least(3);
    });

    it('tells the red suits from the black ones', async () => {
      const table = await inColours(scheme);
      const inks = new Map(
        handOf(table).map((card) => [
          card.dataset['card']![1]!,
          getComputedStyle(card.querySelector('.suit')!).color,
        ]),
      );
      for (const red of ['H', 'D'])
        for (const black of ['S', 'C'])
          if (inks.has(red) && inks.has(black)) expect(inks.get(red)).not.to.equal(inks.get(black));
      expect(inks.size).to.be.at.least(3);
    });

    it('lets the cards that may not be played recede, and shows where the focus is', async () => {
      const table = await inColours(scheme);
      while (!table.shadowRoot!.querySelector('.hand .away')) {
        table.play(first(table.view!, movesOf(table)));
        await settled(table);
      }
      const looks = (card: HTMLElement): string => getComputedStyle(card).filter;
      const found = (is: string): HTMLElement =>
        handOf(table).find((card) => card.getAttribute('aria-disabled') === is)!;
      expect(looks(found('true'))).not.to.equal(looks(found('false')));
      handOf(table)
        .find(({tabIndex}) => tabIndex === 0)!
        .focus();
      await sendKeys({press: 'ArrowRight'});
      await table.updateComplete;
      const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(table.shadowRoot!.activeElement!);
      expect(outlineStyle).to.equal('solid');
      expect(parseFloat(outlineWidth)).to.be.at.least(2);
      expect(
        contrast(outlineColor, getComputedStyle(table.shadowRoot!.querySelector('.q')!).backgroundColor),
        'the ring on the table',
      ).to.be.at.least(3);
    });

    it("writes suits on its sheets in the visitor's colours", async () => {
      const table = await inColours(scheme, {deal: ALL_SUITS, seed: ''});
      table.play({type: 'LAY_DOWN'});
      await seen(table, () => table.tag('sheet'));
      await table.open('replay');
      await seen(table, () => sheetOf(table)?.querySelector('.diagram'));
      const signs = [...sheetOf(table)!.querySelectorAll('.diagram .suit')];
      expect(signs.length).to.equal(16);
      for (const sign of signs)
        expect(contrast(getComputedStyle(sign).color, paperOf(sheetOf(table)!))).to.be.at.least(3);
    });
  });
}

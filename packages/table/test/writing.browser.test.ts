import {expect} from '@open-wc/testing';
import {bareTable, cardTurn, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';

// Pages that are written from top to bottom, or from right to left.

const MODES = ['vertical-rl', 'vertical-lr', 'sideways-rl', 'sideways-lr'] as const;

describe('a table on a page that is written from top to bottom', () => {
  afterEach(async () => {
    await takeAway();
    document.querySelector('.place')?.remove();
    document.documentElement.style.writingMode = '';
  });

  async function tableIn(style: string, own = ''): Promise<BareTable> {
    document.querySelector('.place')?.remove();
    const place = document.createElement('div');
    place.className = 'place';
    place.setAttribute('style', style);
    document.body.append(place);
    const table = bareTable({place, attributes: {style: own}});
    await cardTurn(table);
    return table;
  }

  const sizeOf = (table: BareTable): readonly number[] =>
    [table.offsetWidth, table.offsetHeight].map(Math.round);

  it('is as large as on any other page', async () => {
    const usual = sizeOf(await tableIn('width: 600px'));
    for (const mode of MODES) {
      if (!CSS.supports('writing-mode', mode)) continue;
      const table = await tableIn(`width: 600px; height: 900px; writing-mode: ${mode}`);
      expect(sizeOf(table), mode).to.deep.equal(usual);
      const felt = table.shadowRoot!.querySelector<HTMLElement>('.q')!;
      expect([felt.offsetWidth, felt.offsetHeight], mode).to.deep.equal(usual);
      expect(getComputedStyle(felt).writingMode).to.equal('horizontal-tb');
      // The hand lies from left to right.
      const [first, second] = table.shadowRoot!.querySelectorAll('.hand li');
      const [one, other] = [first!.getBoundingClientRect(), second!.getBoundingClientRect()];
      expect([other.left > one.left, Math.abs(other.top - one.top) < 20], mode).to.deep.equal([true, true]);
    }
  });

  it('has the size that the page gives it', async () => {
    for (const mode of MODES) {
      if (!CSS.supports('writing-mode', mode)) continue;
      const own = 'width: 500px; height: 400px';
      expect(sizeOf(await tableIn(`writing-mode: ${mode}`, own)), mode).to.deep.equal([500, 400]);
    }
  });

  it('fits a page that is written so as a whole', async () => {
    document.documentElement.style.writingMode = 'vertical-rl';
    const table = await tableIn('');
    const {width, height} = table.getBoundingClientRect();
    expect(width).to.be.within(300, innerWidth);
    expect(height).to.be.within(300, innerHeight);
  });

  it('has a width where its place has none', async () => {
    const table = await tableIn('writing-mode: vertical-rl; height: 500px');
    expect(table.offsetWidth).to.be.within(300, innerWidth);
    expect(table.offsetHeight).to.be.above(300);
  });
});

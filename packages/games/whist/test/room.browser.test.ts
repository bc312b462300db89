import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {first, handOf, movesOf, quickTable, seen} from '../test-support/table.js';

describe('the room of a whist table', () => {
  it('sets the three dots of one who thinks in a row', async () => {
    const table = await quickTable();
    const silent = (): Promise<never> => new Promise(() => undefined);
    table.seats = ['visitor', silent, silent, silent];
    table.play(first(table.view!, movesOf(table)));
    await seen(table, () => table.shadowRoot!.querySelector('.dots'));
    const dots = [...table.shadowRoot!.querySelectorAll('.dots i')].map((dot) => dot.getBoundingClientRect());
    expect(dots.map(({top}) => top)).to.deep.equal(dots.map(() => dots[0]!.top));
  });

  for (const width of [280, 320, 390, 768, 1280]) {
    it(`neither scrolls sideways nor clips at ${width} px`, async () => {
      await setViewport({width, height: 900});
      const table = await quickTable();
      await table.updateComplete;
      const box = table.getBoundingClientRect();
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      for (const node of table.shadowRoot!.querySelectorAll(
        '.hand .card, .tally, .plate, .status, .up, .button',
      )) {
        const {left, right, width: wide} = node.getBoundingClientRect();
        if (!wide) continue;
        expect(left, node.className).to.be.at.least(box.left - 1);
        expect(right, node.className).to.be.at.most(box.right + 1);
      }
    });

    it(`leaves every card a strip of 24 px at ${width} px`, async () => {
      await setViewport({width, height: 900});
      const table = await quickTable();
      const boxes = handOf(table).map((button) => button.getBoundingClientRect());
      boxes.forEach((box, i) => {
        const next = boxes[i + 1];
        if (next && Math.abs(next.bottom - box.bottom) < 12) expect(next.left - box.left).to.be.at.least(24);
      });
    });

    it(`keeps the hand within the line along its edge at ${width} px`, async () => {
      await setViewport({width, height: 900});
      const table = await quickTable();
      const {bottom} = table.getBoundingClientRect();
      const line = Number.parseFloat(
        getComputedStyle(table.shadowRoot!.querySelector('.q')!, '::after').bottom,
      );
      for (const card of handOf(table))
        expect(card.getBoundingClientRect().bottom).to.be.at.most(bottom - line);
    });

    it(`lets nothing lie on the visitor's name at ${width} px`, async () => {
      await setViewport({width, height: 900});
      for (const leader of ['S', 'W']) {
        const table = await quickTable({
          deal: `S:32.A32.A32.A65 W:654.654.65.K97 N:987.987.98.QTJ E:KQJ.KQJ.KQJ.82 dealer=S trump=C leader=${leader} tricks=1-1`,
          lang: 'de',
        });
        const silent = (): Promise<never> => new Promise(() => undefined);
        // His own card lies nearest to it.
        if (leader === 'S') {
          table.seats = ['visitor', silent, silent, silent];
          table.play(first(table.view!, movesOf(table)));
          await seen(table, () => table.shadowRoot!.querySelector('.trick .card'));
        }
        const name = table.shadowRoot!.querySelector('.seat.at0 .plate')!.getBoundingClientRect();
        for (const other of table.shadowRoot!.querySelectorAll('.led, .status, .trick .card, .backs')) {
          const {left, right, top, bottom} = other.getBoundingClientRect();
          expect(
            right <= name.left || left >= name.right || bottom <= name.top + 1 || top >= name.bottom - 1,
            other.className,
          ).to.equal(true);
        }
      }
    });
  }
});

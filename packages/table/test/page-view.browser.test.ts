import {expect, fixture, html} from '@open-wc/testing';
import {pageStyles, pageView} from '../src/page-view.js';
import type {Page} from '../src/page.js';

const page: Page = {
  lang: 'ru',
  termLang: 'pl',
  title: 'Шахматы',
  intro: 'Фигуры и как они ходят.',
  sections: [
    {
      id: 'men',
      title: 'Фигуры',
      blocks: [
        {
          grid: {
            caption: 'Как они ходят',
            head: ['Фигура', 'в книжке', 'ходит'],
            rows: [
              ['Король', 'Król', 'на одно поле в любую сторону, но не под удар'],
              ['Пешка', 'Chłop', 'на одно поле вперёд, со своего места и на два; берёт наискось вперёд'],
            ],
          },
        },
      ],
    },
  ],
};

/** The words of a grid that are broken over two lines, where no hyphen may stand. */
function brokenIn(table: HTMLTableElement): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const {0: word, index} of node.nodeValue!.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

async function gridAt(width: number): Promise<HTMLTableElement> {
  const sheet = await fixture<HTMLElement>(html`
    <div style="container: table / inline-size; width: ${width}px; font: 16px serif">
      <style>
        ${pageStyles} .page {
          hyphens: manual !important;
        }
      </style>
      ${pageView(page)}
    </div>
  `);
  return sheet.querySelector('table')!;
}

describe('the grids of a rules page', () => {
  it('break no word on the sheet of a telephone', async () => {
    for (const width of [320, 360, 390])
      expect(brokenIn(await gridAt(width)), `${width} px`).to.deep.equal([]);
  });

  it('fit the narrowest sheet', async () => {
    for (const width of [200, 280, 320, 390])
      expect((await gridAt(width)).getBoundingClientRect().width).to.be.at.most(width);
  });
});

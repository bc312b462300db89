import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {type PatienceTable} from '@quinola/patience';
import {until} from '@quinola/testing/wait.js';
import {forget, lucie, pileOf, quickTable, settled, sheetOf, solutionOf} from '../test-support/table.js';

describe('what <patience-table> shows', () => {
  afterEach(() => forget('quinola:test'));

  it('shows the court cards of a wide table once they are loaded', async () => {
    await setViewport({width: 1280, height: 900});
    const table = await lucie();
    // All cards are open, and a court figure has two halves.
    const drawn = (): number => table.shadowRoot!.querySelectorAll('.packet .card .face:has(svg)').length;
    await until(() => drawn() === 12, 'they keep their marks');
    await setViewport({width: 800, height: 600});
  });

  it('shows the court cards of a phone as figures that fill the room beside a visible index', async () => {
    await setViewport({width: 390, height: 664});
    const table = await lucie();
    const drawn = (): Element[] => [...table.shadowRoot!.querySelectorAll('.packet .face.small:has(.flesh)')];
    await until(() => drawn().length === 12, 'they keep their marks');
    for (const face of drawn()) {
      expect(face.querySelectorAll('text')).to.have.lengthOf(1);
      // The figure is shown in an inner window, without the frame of the whole card.
      const [left, , width] = face.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
      expect(left).to.be.above(44);
      expect(left! + width!).to.be.below(156);
    }
    await setViewport({width: 800, height: 600});
  });

  it('shows how many times the cards may be laid out again, as small card backs', async () => {
    const table = await lucie();
    const backs = (): number => table.shadowRoot!.querySelectorAll('.progress use').length;
    expect(backs()).to.equal(2);
    table.play({type: 'redeal'});
    await settled(table);
    expect(backs()).to.equal(1);
  });

  it('numbers the hours of the clock, on the table and in the finished picture', async () => {
    const table = await quickTable({game: 'clock'});
    await table.open('goal');
    for (const hours of ['.board .pile.foundation', '.goalpicture .pile.foundation']) {
      const contents = [...table.shadowRoot!.querySelectorAll(hours)].map(
        (hour) => getComputedStyle(hour, '::after').content,
      );
      expect(contents.length, hours).to.equal(12);
      expect(
        contents.every((content) => content.includes('upper-roman')),
        hours,
      ).to.equal(true);
    }
  });

  it('adapts to the width and height of its container, and keeps everything visible', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const table = await quickTable({game: 'blockade', style: 'height:100%'});
    box.append(table);
    // The width of cards in such rooms is tested for every patience in `layouts.test.ts`.
    for (const [width, height] of [
      [760, 430],
      [390, 664],
      [320, 480],
      [568, 320],
    ] as const) {
      Object.assign(box.style, {width: `${width}px`, height: `${height}px`});
      const outer = box.getBoundingClientRect();
      const layout = table.shadowRoot!.querySelector('.layout')!;
      const card = (): number => pileOf(table, 'aces.0').offsetWidth;
      await until(() => Math.abs(card() - table.board.layout.card) < 1, `no layout for ${width}`);
      for (let frames = 0; frames < 3; frames++) await nextFrame();
      const inner = layout.getBoundingClientRect();
      const prompt = table.shadowRoot!.querySelector('.say')!.getBoundingClientRect();
      expect(inner.top, `${width}`).to.be.at.least(outer.top);
      expect(inner.bottom, `cards and prompt at ${width}`).to.be.at.most(prompt.top + 1);
      expect(prompt.bottom, `prompt at ${width}`).to.be.at.most(outer.bottom);
      expect(inner.left, `${width}`).to.be.at.least(outer.left);
      expect(inner.right, `${width}`).to.be.at.most(outer.right);
    }
  });

  it('keeps the size of its cards beside a note where the box is too small for one picture, and grows in height', async () => {
    const size = document.documentElement.style.fontSize;
    document.documentElement.style.fontSize = '200%';
    try {
      const place = await fixture<HTMLElement>(html`<div style="width: 260px"></div>`);
      place.innerHTML = '<patience-table seed="a" pace="none"></patience-table>';
      const table = place.firstElementChild as PatienceTable;
      await until(() => table.shadowRoot!.querySelector('.pile .card'));
      const widest = (): number =>
        Math.max(
          ...[...table.shadowRoot!.querySelectorAll<HTMLElement>('.pile .card')].map(
            (one) => one.offsetWidth,
          ),
        );
      // The layout follows the observed size of its container: it is final when it was the same for three frames.
      const settled = async (): Promise<number> => {
        for (let seen = widest(), alike = 0; ;) {
          await nextFrame();
          alike = widest() === seen ? alike + 1 : 0;
          seen = widest();
          if (alike === 3) return seen;
        }
      };
      const before = await settled();
      table.hint();
      await until(() => table.shadowRoot!.querySelector('.sheet.small'));
      const after = await settled();
      expect(after).to.be.at.least(before * 0.8);
      expect(table.offsetHeight).to.be.above(700);
      const say = table.shadowRoot!.querySelector('.say')!;
      expect(say.scrollHeight).to.be.at.most(say.clientHeight);
    } finally {
      document.documentElement.style.fontSize = size;
    }
  });

  it('shows all cards of both packs in a wheel when solved, and the final layout after closing it', async () => {
    const {record, moves} = await solutionOf('clock');
    const table = await quickTable({game: 'clock'}, record);
    for (const move of moves) table.play(move);
    await until(() => sheetOf(table)?.querySelector('.wheel'), 'no wheel');
    expect(sheetOf(table)!.querySelectorAll('.wheel .card')).to.have.lengthOf(104);
    await expect(sheetOf(table)!).to.be.accessible();
    sheetOf(table)!.querySelector<HTMLButtonElement>('[aria-label=Close]')!.click();
    await table.updateComplete;
    expect(sheetOf(table)).to.equal(null);
    expect(table.shadowRoot!.querySelectorAll('.pile.foundation .card').length).to.be.at.least(12);
  });
});

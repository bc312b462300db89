import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {watchTables} from 'quinola';
import {define} from '@quinola/testing/registry/define.js';
import {list} from '@quinola/testing/registry/list.js';
import {frames, until} from '@quinola/testing/visitor.js';

/** Two tables of the list: the script of one is loaded from the start, that of the other during a test. */
const [LOADED, UNLOADED] = list.map(({tag}) => tag) as [string, string];

/**
 * Heights set by a page: the markup of its place, with the table as `@`, the table's own style, and the resulting height in px.
 */
const GIVEN: readonly (readonly [what: string, place: string, style: string, height: number])[] = [
  ['a length', '@', 'height: 400px', 400],
  ['a percentage', '<div style="height: 500px">@</div>', 'height: 80%', 400],
  [
    'what a flex column leaves',
    '<div style="display: flex; flex-direction: column; height: 600px"><p style="height: 100px; margin: 0"></p>@</div>',
    'flex: 1',
    500,
  ],
  [
    'a flex row',
    '<div style="display: flex; height: 420px"><p style="width: 100px; margin: 0"></p>@</div>',
    'flex: 1',
    420,
  ],
  ['a grid cell', '<div style="display: grid; grid-template: 450px / 700px">@</div>', '', 450],
  ['a greatest height', '@', 'max-height: 360px', 360],
  [
    'a place in a corner',
    '<div style="position: relative; height: 520px">@</div>',
    'position: absolute; inset: 10px',
    500,
  ],
];

/** The height of a table if the page sets none: window, width of the place, height, in px. */
const FREE: readonly (readonly [width: number, height: number, place: number, high: number])[] = [
  [1200, 900, 1000, 620],
  [1200, 900, 500, 850],
  [1400, 500, 1000, 500],
  [900, 1200, 800, 1200],
  [390, 664, 390, 663],
  [640, 250, 640, 397],
  [320, 200, 320, 700],
  [500, 700, 250, 700],
];

function lay(tag: string, place = '@', style = ''): HTMLElement {
  document.body.style.margin = '0';
  document.body.innerHTML = place.replace('@', `<${tag} reveal="interaction" style="${style}"></${tag}>`);
  return document.body.querySelector<HTMLElement>(tag)!;
}

const heightOf = (table: HTMLElement): number => Math.round(table.getBoundingClientRect().height);

/** A table right after its first rendering, before anything is visible. */
async function drawn(table: HTMLElement): Promise<HTMLElement> {
  await (table as HTMLElement & {updateComplete: Promise<unknown>}).updateComplete;
  return table;
}

describe('the height of a table', () => {
  afterEach(() => document.body.replaceChildren());

  describe('before its script is loaded', () => {
    let stop: () => void;
    before(() => (stop = watchTables(() => Promise.resolve())));
    after(() => stop());

    for (const [what, place, style, height] of GIVEN)
      it(`is ${what}`, async () => {
        await setViewport({width: 1200, height: 900});
        expect(heightOf(lay(UNLOADED, place, style))).to.equal(height);
      });

    for (const [width, height, place, high] of FREE)
      it(`depends on ${place} px of width in a window of ${width}x${height}`, async () => {
        await setViewport({width, height});
        expect(heightOf(lay(UNLOADED, `<div style="width: ${place}px">@</div>`))).to.be.closeTo(high, 1);
      });
  });

  describe('once it is loaded', () => {
    before(() => define(LOADED));

    for (const [what, place, style, height] of GIVEN)
      it(`is ${what}`, async () => {
        await setViewport({width: 1200, height: 900});
        const table = await drawn(lay(LOADED, place, style));
        expect(heightOf(table)).to.equal(height);
        expect(table.clientWidth, 'width').to.be.above(400);
        await frames();
        expect(heightOf(table), 'after the first picture').to.equal(height);
      });

    for (const [width, height, place, high] of FREE)
      it(`depends on ${place} px of width in a window of ${width}x${height}`, async () => {
        await setViewport({width, height});
        const table = await drawn(lay(LOADED, `<div style="width: ${place}px">@</div>`));
        expect(heightOf(table)).to.be.closeTo(high, 1);
        await (table as HTMLElement & {start(): Promise<void>}).start();
        await frames();
        expect(heightOf(table), 'with its cards').to.be.closeTo(high, 1);
      });

    it('stays the same at the moment in which the script is loaded', async () => {
      await setViewport({width: 1200, height: 900});
      const stop = watchTables(() => Promise.resolve());
      const table = lay(UNLOADED, '<div style="width: 700px">@</div>');
      const before = heightOf(table);
      await define(UNLOADED);
      await drawn(table);
      expect(heightOf(table), 'defined').to.equal(before);
      await frames();
      expect(heightOf(table), 'drawn').to.equal(before);
      stop();
    });

    it('lets a box smaller than any table scroll', async () => {
      await setViewport({width: 1200, height: 900});
      const table = await drawn(lay(LOADED, '@', 'width: 300px; height: 250px'));
      expect([table.offsetWidth, table.offsetHeight]).to.deep.equal([300, 250]);
      await until(() => table.scrollHeight > 400, 'it does not scroll');
    });
  });
});

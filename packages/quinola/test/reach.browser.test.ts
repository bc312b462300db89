import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import type {AnyTable} from '@quinola/table';
import {tags} from 'quinola';
import {waitUntil} from '../../table/test-support/wait.js';

/** A page of 1280 px at 400 %, in CSS px (WCAG 2.2, 1.4.10). */
const NARROW = 320;
/** Least size of what is pressed, in px (WCAG 2.2, 2.5.8). */
const TARGET = 24;
/** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACED =
  '.q * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } .q p { margin-block-end: 2em !important; }';

async function seated(tag: string, attributes = 'pace="none"'): Promise<AnyTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="de" style="width: ${NARROW}px"></div>`);
  holder.innerHTML = `<${tag} seed="reach" ${attributes}></${tag}>`;
  const table = holder.firstElementChild as unknown as AnyTable;
  await waitUntil(() => table.context && table.service && table.tag('visitor'), 'nobody is waited for');
  await table.updateComplete;
  return table;
}

/** The buttons of a table that are seen, and what is wrong with them. */
function outOfReach(table: AnyTable): string[] {
  const {left, right} = table.getBoundingClientRect();
  return [...table.renderRoot.querySelectorAll<HTMLElement>('button.button, select, input')]
    .filter((button) => button.checkVisibility())
    .flatMap((button) => {
      const box = button.getBoundingClientRect();
      const text = button.textContent!.trim().slice(0, 24);
      return [
        ...(box.width < TARGET || box.height < TARGET ? [`${text} is ${box.width} × ${box.height} px`] : []),
        ...(box.left < left - 1 || box.right > right + 1 ? [`${text} leaves the table`] : []),
        ...(button.localName === 'button' && button.scrollWidth > button.clientWidth + 1
          ? [`${text} is cut off`]
          : []),
      ];
    });
}

for (const tag of tags) {
  describe(`a <${tag}> on a page at 400 %`, () => {
    for (const [name, css] of [
      ['as it is', ''],
      ['with wide spacing of all text', SPACED],
    ] as const) {
      it(`keeps all that is pressed within reach, ${name}`, async () => {
        const table = await seated(tag);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        const root = table.renderRoot as ShadowRoot;
        const faults: Record<string, string[]> = {};
        for (const panel of ['', 'menu', 'settings', 'keys', 'rules', 'chart']) {
          if (panel) await table.open(panel);
          await table.updateComplete;
          root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((one) => one !== sheet), sheet];
          const found = outOfReach(table);
          if (table.scrollWidth > NARROW) found.push('the table is wider than the page');
          if (found.length) faults[panel || 'the room'] = found;
        }
        expect(faults).to.deep.equal({});
      });
    }
  });

  describe(`a <${tag}> where little is to move`, () => {
    it('lets no card travel', async () => {
      await emulateMedia({reducedMotion: 'reduce'});
      try {
        const table = await seated(tag, '');
        expect(table.paceNow().travel).to.equal(0);
        expect(table.renderRoot.querySelector('.air .card')).to.equal(null);
      } finally {
        await emulateMedia({reducedMotion: 'no-preference'});
      }
    });
  });
}

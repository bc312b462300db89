import {expect} from '@open-wc/testing';
import {nameOf} from '../../../../../test/support/aria.js';
import {close, openHostile} from '../../../../../test/support/hostile.js';
import {asked, makeMove} from '../../../../../test/support/moves.js';
import {tablesIn, until} from '../../../../../test/support/visitor.js';

// Behaviours that concern the built files, as pages get them.

const markup = (tag: string, more = ''): string =>
  `<${tag} seed="built" pace="none" ${more}><p>Here lies the ${tag}.</p></${tag}>`;
describe('a table in a page, built files', () => {
  afterEach(() => {
    close();
    localStorage.clear();
  });

  it('9 missing translations are reported once, in English, and the table stays playable', async () => {
    const lacking = `${location.origin}/lacking/${encodeURIComponent('nach dem Wiener Leitfaden')}/dist/cdn`;
    const page = await openHostile(
      `<script>
        window.codes = [];
        addEventListener('quinola-error', ({code, about}) => codes.push([code, about.lang]));
      </script><script type="module" src="${lacking}/whist-table.js"></script>`,
      `<div lang="de">${markup('whist-table')}</div>`,
    );
    await page.window.customElements.whenDefined('whist-table');
    const [table] = tablesIn(page.document);
    await asked(table!);
    expect(table!.part('felt')[0]!.lang).to.equal('en');
    expect(table!.text()).to.contain('after the Viennese Leitfaden');
    expect(table!.text(await until(() => table!.alert(), 'nothing is said'))).to.match(
      /could not be loaded/i,
    );
    expect((page.window as unknown as {codes: unknown}).codes).to.deep.equal([['no-module', 'de']]);
    await makeMove(table!);
    await table!.openFromMenu('Settings');
    expect(nameOf(table!.panel()!)).to.equal('Settings');
    table!.element.lang = 'pl';
    await until(() => /podręcznika/.test(table!.text()), 'no other language is fetched');
    expect(table!.part('felt')[0]!.lang).to.equal('pl');
    await until(() => table!.panel('Ustawienia'), 'its sheets are not in the other language');
  });
});

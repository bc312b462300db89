import {expect} from '@open-wc/testing';
import {json, tables} from '@quinola/testing/built/lists.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

describe('a table from the built files', () => {
  for (const tag of sampledTags) {
    it(`reflects properties that a script sets on <${tag}> in its attributes, where styles can use them, and keeps the page's own`, async () => {
      await import(`${location.origin}/dist/cdn/${tag}.js`);
      const table = document.createElement(tag) as HTMLElement &
        Record<'theme' | 'back' | 'share' | 'nocopy' | 'kiosk', unknown> & {updateComplete: Promise<unknown>};
      table.setAttribute('kiosk', '90');
      table.setAttribute('seat', 'nowhere');
      Object.assign(table, {theme: 'night', share: true, reveal: 'interaction'});
      document.body.append(table);
      const shown = async (): Promise<Record<string, string>> => {
        await table.updateComplete;
        return Object.fromEntries([...table.attributes].map(({name, value}) => [name, value]));
      };
      const own = {kiosk: '90', seat: 'nowhere', reveal: 'interaction'};
      expect(await shown()).to.deep.equal({...own, theme: 'night', share: ''});
      Object.assign(table, {theme: null, share: false, nocopy: true, back: 'diaper'});
      expect(await shown()).to.deep.equal({...own, nocopy: '', back: 'diaper'});
      table.remove();
    });
  }
});

describe('the hashes for pages that pin a version', () => {
  it('match the files', async () => {
    const integrity = await json<Record<string, string>>('/dist/cdn/integrity.json');
    const files = Object.entries(integrity);
    expect(files.map(([file]) => file)).to.include.members(tables.map(({tag}) => `standalone/${tag}.js`));
    await Promise.all(
      files.map(async ([file, expected]) => {
        const bytes = await (await fetch(`/dist/cdn/${file}`)).arrayBuffer();
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
        expect(`sha384-${btoa(String.fromCharCode(...digest))}`, file).to.equal(expected);
      }),
    );
  });
});

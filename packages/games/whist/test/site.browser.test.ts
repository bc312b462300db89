import {expect} from '@open-wc/testing';
import {choose, dealt, open, shut} from '@quinola/testing/built/site.js';

afterEach(shut);

describe('the page of whist in the gallery', () => {
  it('applies options to the table and to the tags that can be copied', async () => {
    const page = await open('whist.html');
    await dealt(page);
    const first = page.getElementById('table')!;
    choose(page, 'theme', 'night');
    expect(page.getElementById('table')).to.equal(first);
    expect(first.getAttribute('theme')).to.equal('night');
    choose(page, 'rules', 'warsaw');
    const second = page.getElementById('table')!;
    expect(second).not.to.equal(first);
    expect(second.getAttribute('rules')).to.equal('warsaw');
    expect(second.getAttribute('theme')).to.equal('night');
    expect(page.getElementById('code')!.textContent).to.contain(
      '<whist-table rules="warsaw" undo share theme="night"></whist-table>',
    );
    await dealt(page);
  });

  it('keeps the options in its URL, so that a link to a deal opens the same table', async () => {
    const whist = await open('whist.html?seed=abc&from=here');
    expect(whist.location.search).to.equal('?seed=abc&from=here');
    for (const [name, value] of [
      ['table', 'dummy'],
      ['theme', 'night'],
      ['undo', ''],
      ['theme', ''],
    ] as const)
      choose(whist, name, value);
    const {search} = whist.location;
    expect(search).to.equal('?seed=abc&from=here&table=dummy&undo=');
    shut();
    const again = (await open(`whist.html${search}`)).getElementById('table')!;
    expect(['seed', 'table', 'undo', 'share'].map((name) => again.getAttribute(name))).to.deep.equal([
      'abc',
      'dummy',
      null,
      '',
    ]);
  });

  it('offers no two options that exclude each other', async () => {
    const page = await open('whist.html?rules=warsaw');
    const isOff = (name: string): boolean =>
      page.querySelector<HTMLSelectElement>(`[name="${name}"]`)!.disabled;
    expect(
      ['table', 'honours', 'preference', 'loser-honours-count', 'lady', 'throw-over', 'accidents'].filter(
        (name) => !isOff(name),
      ),
    ).to.deep.equal([]);
    expect(['game-levels', 'middle-tie', 'rubbers'].filter(isOff)).to.deep.equal([]);
  });
});

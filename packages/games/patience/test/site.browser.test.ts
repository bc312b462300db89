import {expect} from '@open-wc/testing';
import {choose, dealt, LONGEST_WAIT, open, reachable, shut} from '@quinola/testing/built/site.js';

afterEach(shut);

describe('the pages of the patiences in the gallery', () => {
  it('can be reached from its first page', async () => {
    expect(await reachable()).to.include('patience-clock.html');
  });

  it('leave the whole width of a phone to the cards, as their example does', async () => {
    for (const path of ['patience-shah.html', 'examples/patience.html']) {
      for (const width of [320, 390]) {
        const page = await open(path, width);
        await dealt(page);
        const {left, right} = page.querySelector('patience-table')!.getBoundingClientRect();
        const {clientWidth, scrollWidth} = page.documentElement;
        expect([left, right, scrollWidth], `${path} at ${width}`).to.deep.equal([
          0,
          clientWidth,
          clientWidth,
        ]);
        shut();
      }
    }
  }).timeout(4 * LONGEST_WAIT);

  it('keep the options in their URL, so that a link opens the same table', async () => {
    const patience = await open('patience-clock.html');
    const [one] = patience.querySelectorAll<HTMLSelectElement>('[name^="option-"]');
    const {value} = one!.options[1]!;
    choose(patience, one!.name, value);
    const {href} = patience.location;
    expect(new URL(href).searchParams.get(one!.name)).to.equal(value);
    shut();
    const laid = await open(`patience-clock.html${new URL(href).search}`);
    expect(laid.getElementById('table')!.getAttribute('options')).to.equal(value);
    expect(laid.querySelector<HTMLSelectElement>(`[name="${one!.name}"]`)!.value).to.equal(value);
  });
});

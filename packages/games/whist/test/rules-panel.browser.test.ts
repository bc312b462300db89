import {expect, fixture, html} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {laying} from '@quinola/play';
import {counters, type WhistTable} from '@quinola/whist';
import {until} from '@quinola/testing/wait.js';

async function openRules(lang: string): Promise<WhistTable> {
  const table = await fixture<WhistTable>(
    html`<whist-table
      lang=${lang}
      pace="none"
      seed="rules"
      style="display: block; width: 700px"
    ></whist-table>`,
  );
  await until(() => table.view);
  await table.open('rules');
  await until(() => table.renderRoot.querySelector('.page'));
  return table;
}

describe('the rules panel', () => {
  for (const [lang, word] of [
    ['en', 'trumps'],
    ['de-AT', 'Trumpf'],
    ['pl', 'atut'],
    ['ru', 'козыр'],
    ['sv', 'trumf'],
  ] as const) {
    it(`speaks ${lang}`, async () => {
      const table = await openRules(lang);
      expect(table.renderRoot.querySelector('.page')!.textContent).to.contain(word);
    });
  }

  it('shows counters as the known answers have them', async () => {
    const table = await openRules('en');
    expect(table.renderRoot.querySelectorAll('.page .counters')).to.have.length(9);
    for (let points = 0; points < 10; points++)
      expect(laying(points), `${points} points`).to.deep.equal(counters(points));
  });

  it('is accessible', async () => {
    const table = await openRules('en');
    await expect(table.renderRoot.querySelector('.sheet')!).to.be.accessible();
  });
});

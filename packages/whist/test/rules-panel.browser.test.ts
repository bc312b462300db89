import {expect, fixture, html} from '@open-wc/testing';
import '@quinola/whist/define.js';
import {sendKeys} from '@web/test-runner-commands';
import {laying} from '@quinola/table';
import {counters, type WhistTable} from '@quinola/whist';
import {waitUntil} from '../../table/test-support/wait.js';

async function openRules(lang: string): Promise<WhistTable> {
  const table = await fixture<WhistTable>(
    html`<whist-table
      lang=${lang}
      pace="none"
      seed="rules"
      style="display: block; width: 700px"
    ></whist-table>`,
  );
  await waitUntil(() => table.view);
  await table.open('rules');
  await waitUntil(() => table.renderRoot.querySelector('.page'));
  return table;
}

describe('the rules in the table', () => {
  for (const [lang, word] of [
    ['en', 'trumps'],
    ['de-AT', 'Trumpf'],
    ['pl', 'atut'],
    ['ru', 'козыр'],
    ['sv', 'trumf'],
  ] as const) {
    it(`speak ${lang}`, async () => {
      const table = await openRules(lang);
      expect(table.renderRoot.querySelector('.page')!.textContent).to.contain(word);
    });
  }

  it('open at the phase of the game, and the page stays where it was', async () => {
    const table = await openRules('en');
    const body = table.renderRoot.querySelector('.sheet .body')!;
    await waitUntil(() => body.scrollTop > 0);
    const heading = table.renderRoot.querySelector('#rules-play')!.getBoundingClientRect();
    expect(Math.abs(heading.top - body.getBoundingClientRect().top)).to.be.below(40);
    expect(scrollY).to.equal(0);
  });

  it('keep their place when the table draws itself anew', async () => {
    const table = await openRules('en');
    const page = table.renderRoot.querySelector('.page');
    table.requestUpdate();
    await table.updateComplete;
    expect(table.renderRoot.querySelector('.page')).to.equal(page);
  });

  it('open the meaning of a term that has the focus', async () => {
    const table = await openRules('en');
    const term = table.renderRoot.querySelector<HTMLElement>('.page dfn')!;
    term.focus({preventScroll: true});
    expect(getComputedStyle(term.querySelector('[role="tooltip"]')!).clipPath).to.equal('none');
    expect(term.textContent).to.contain('to call');
  });

  it('keep a meaning open under the pointer, and put it away at Escape before the panel goes', async () => {
    const table = await openRules('en');
    const term = table.renderRoot.querySelector<HTMLElement>('.page dfn')!;
    const meaning = term.querySelector('[role="tooltip"]')!;
    const isOpen = (): boolean => getComputedStyle(meaning).clipPath === 'none';
    term.scrollIntoView({block: 'center'});
    term.focus({preventScroll: true});
    const {left, width, top, height} = meaning.getBoundingClientRect();
    // From the line of the term down to the end of its meaning.
    for (const y of [top - 4, top + height / 2]) {
      const under = (table.renderRoot as ShadowRoot).elementFromPoint(left + width - 4, y);
      expect(under, `at ${y - top} px`).to.equal(meaning);
    }
    await sendKeys({press: 'Escape'});
    expect([isOpen(), table.opened?.id]).to.deep.equal([false, 'rules']);
    term.blur();
    term.focus({preventScroll: true});
    expect(isOpen(), 'met again').to.equal(true);
    await sendKeys({press: 'Escape'});
    await sendKeys({press: 'Escape'});
    expect(table.opened).to.equal(null);
  });

  it('show the counters, laid as the known answers have them', async () => {
    const table = await openRules('en');
    expect(table.renderRoot.querySelectorAll('.page .counters')).to.have.length(9);
    for (let points = 0; points < 10; points++)
      expect(laying(points), `${points} points`).to.deep.equal(counters(points));
  });

  it('are accessible', async () => {
    const table = await openRules('en');
    await expect(table.renderRoot.querySelector('.sheet')!).to.be.accessible();
  });
});

import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import '@quinola/testing/registry/sampled-tables.js';
import {elementsIn, nameOf} from '@quinola/testing/visitor/aria.js';
import {asked, othersAct} from '@quinola/testing/visitor/moves.js';
import {FIRST, frames, leave, QUICK, tablesIn, until, visit} from '@quinola/testing/visitor.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

describe('in the page', () => {
  before(() => setViewport({width: 1000, height: 3000}));
  after(() => setViewport({width: 800, height: 600}));
  afterEach(leave);

  it('7 a page may replace the title, rules, back and looks of the parts', async () => {
    const style = document.createElement('style');
    style.textContent = `${FIRST}::part(felt) { outline: 3px solid rgb(1, 2, 3) }
      ${FIRST} { --quinola-card-back: linear-gradient(rgb(17, 34, 51), rgb(68, 85, 102)) }`;
    document.head.append(style);
    try {
      const table = await visit(
        `<${FIRST} pace="none" seed="a test"><b slot="title">Our own evening</b><p slot="rules">Here shoes are taken off.</p></${FIRST}>`,
        {seats: QUICK},
      );
      expect(table.text()).to.contain('Our own evening').and.not.contain('Leitfaden of 1834');
      for (const part of ['felt', 'toolbar', 'prompt', 'hand', 'card', 'trick', 'seat', 'score'])
        expect(table.part(part).length, part).to.be.above(0);
      expect(getComputedStyle(table.part('felt')[0]!).outlineColor).to.equal('rgb(1, 2, 3)');
      const backs = (seat: Element): Element[] =>
        [...elementsIn(seat)].filter((one) =>
          [null, '::before', '::after'].some((part) =>
            getComputedStyle(one, part).backgroundImage.includes('rgb(17, 34, 51)'),
          ),
        );
      expect(table.part('seat').filter((seat) => backs(seat).length > 0).length).to.equal(3);
      const rules = await table.openFromMenu('Rules');
      expect(rules.part.contains('dialog')).to.equal(true);
      const text = await until(() => /Here shoes .* \w+/.test(table.text(rules)) && table.text(rules));
      expect(text.indexOf('Here shoes are taken off.')).to.be.below(text.length / 2);
    } finally {
      style.remove();
    }
  });

  it('7 styles of a page only change what it has set on purpose', async () => {
    const width =
      'style="width: 900px !important; max-width: none !important; float: none !important; display: block !important; margin: 0 !important"';
    const table = await visit(
      `<main class="entry-content">${sampledTags.map((tag) => `<div ${width}><${tag} pace="none" seed="looks"></${tag}></div>`).join('')}</main>`,
      {wait: 'nothing'},
    );
    const all = tablesIn(table.element.closest('main')!);
    // A table far off the screen waits.
    for (const one of all) {
      one.element.scrollIntoView();
      await asked(one);
      await until(() => !othersAct(one), 'others never come to an end');
    }
    for (const one of all) await one.openFromMenu('Settings');
    // Changes take effect without transitions, so that they can be measured.
    const still = document.createElement('style');
    still.textContent = '* { transition: none !important }';
    document.head.append(still);
    await frames();
    const looks = (): string[][] =>
      all.map((one) =>
        [...elementsIn(one.element)]
          .filter(
            (part) =>
              part.checkVisibility() &&
              (part.part.length || /^(button|input|label|p|select)$/.test(part.localName)),
          )
          .map((part) => {
            const {width: across, height} = part.getBoundingClientRect();
            const {
              color,
              font,
              letterSpacing,
              textTransform,
              textAlign,
              textShadow,
              display,
              margin,
              padding,
            } = getComputedStyle(part);
            const name = `${part.localName} ${part.part.value} ${nameOf(part)}`;
            return [name, Math.round(across), Math.round(height), color, font, letterSpacing, textTransform]
              .concat([textAlign, textShadow, display, margin, padding])
              .join(' ');
          }),
      );
    const plain = looks();
    expect(plain.flat().length).to.be.above(100);
    for (const path of [
      '/test/behaviours/resets.css',
      '/node_modules/bootstrap/dist/css/bootstrap.min.css',
    ]) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = path;
      const loaded = new Promise((done) => link.addEventListener('load', done));
      document.head.append(link);
      await loaded;
      await frames();
      looks().forEach((part, i) => expect(part, `${sampledTags[i]!} with ${path}`).to.deep.equal(plain[i]));
      link.remove();
    }
    still.remove();
  });

  for (const tag of sampledTags) {
    it(`8 has a width of its own if the page gives none: ${tag}`, async () => {
      const most = Math.min(640, Math.round(0.9 * innerWidth));
      const places: readonly [style: string, width: number | null][] = [
        ['display: inline-flex', most],
        ['float: left', most],
        ['display: table-cell', most],
        ['position: absolute', most],
        // All its content.
        ['display: flex', null],
        ['display: flex; flex-flow: column; align-items: center', null],
        ['padding-inline: 9px; margin-inline: -9px', null],
        ['display: flex; width: 340px', 340],
        ['display: grid; grid-template-columns: 1fr 1fr; width: 600px', 300],
        ['display: flex; flex-flow: column; align-items: start; width: 300px', 300],
      ];
      const table = await visit(
        `<div>${places.map(([style]) => `<div style="${style}"><${tag} reveal="interaction"></${tag}></div>`).join('')}</div>`,
        {wait: 'nothing'},
      );
      const holder = table.element.parentElement!.parentElement!;
      const all = tablesIn(holder);
      for (const one of all) await until(() => one.hasButton('Sit down to play'), 'nobody is invited');
      expect(all.map(({element}) => element.offsetWidth)).to.deep.equal(
        places.map(([, width]) => width ?? holder.offsetWidth),
      );
    });
  }
});

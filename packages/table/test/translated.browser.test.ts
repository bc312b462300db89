import {expect} from '@open-wc/testing';
import {bareTable, cardTurn, takeAway, type BareTable} from '@quinola/testing/toy/bare-table.js';

/** Every text that is drawn, as a translator of pages finds them. */
function textsOf(table: BareTable): Text[] {
  const walker = document.createTreeWalker(table.shadowRoot!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if ((node as Text).data.trim() && !node.parentElement!.closest('font')) texts.push(node as Text);
  return texts;
}

function translated(text: Text): HTMLElement {
  const inner = document.createElement('font');
  inner.textContent = `«${text.data}»`;
  const outer = document.createElement('font');
  outer.append(inner);
  return outer;
}

/** In how translators put their nodes there. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  'in one step': (text) => text.replaceWith(translated(text)),
  'in two steps': (text) => {
    text.before(translated(text));
    text.remove();
  },
};

describe('a table whose page is translated by the browser', () => {
  afterEach(takeAway);

  it('asks not to be, for it speaks five languages', async () => {
    const table = bareTable();
    await cardTurn(table);
    expect(table.shadowRoot!.querySelector('.q')!.getAttribute('translate')).to.equal('no');
  });

  for (const [way, replace] of Object.entries(WAYS))
    it(`says what is true all the same, if its texts are replaced ${way}`, async () => {
      const table = bareTable();
      await cardTurn(table);
      const prompt = (): string => table.shadowRoot!.querySelector('[part~=prompt]')!.textContent.trim();
      const names = (): string[] =>
        [...table.shadowRoot!.querySelectorAll('.hand button .vh')].map(({textContent}) => textContent);
      const title = (): string => table.shadowRoot!.querySelector('.title')!.textContent.trim();
      for (const text of textsOf(table)) replace(text);
      // A translator works between two tasks; its changes are told in a microtask.
      await Promise.resolve();
      const card = table.shadowRoot!.querySelector<HTMLElement>('.hand .card:not(.away)')!;
      const before = names();
      expect(before[0]).to.match(/^«.*»$/);
      card.click();
      await cardTurn(table);
      expect(prompt().replace(/[«»]/g, '')).to.equal(table.context!.turn.phase);
      const {hand} = table.view!;
      for (const [i, name] of names().entries()) {
        const said = [table.words.mayPlay, table.words.mayNot].map((say) => say(table.words.card(hand[i]!)));
        expect([...said, ...said.map((one) => `«${one}»`)], 'an old name').to.include(name);
      }
      expect(title(), 'what stays true stays translated').to.equal('«Toy»');
      table.setAttribute('lang', 'de');
      await table.language.take();
      await table.updateComplete;
      expect(
        names().every((name) => !name.startsWith('«')),
        'an old language',
      ).to.equal(true);
    });
});

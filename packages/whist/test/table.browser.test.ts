import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {WhistTable} from '@quinola/whist';
import {waitUntil} from '../../table/test-support/wait.js';
import {
  first,
  forget,
  handOf,
  movesOf,
  once,
  quickTable,
  saidBy,
  seen,
  settled,
  sheetOf,
} from '../test-support/table.js';

/** South has the rest, and with it the game. */
const GAME_WON =
  'S:AKQJT98765432... W:.AKQJT.AKQJ.AKQJ N:.98765.T987.T987 E:.432.65432.65432 dealer=E trump=S score=9-0';

const focused = (table: WhistTable): HTMLElement | null =>
  table.shadowRoot!.activeElement as HTMLElement | null;

/** Plays on, by a way of playing one card, until a deal's sheet lies on the table. */
async function playDeal(table: WhistTable, playOne: () => Promise<void>): Promise<void> {
  for (let card = 0; card < 13 && !table.tag('sheet'); card++) {
    await playOne();
    await settled(table);
  }
}

describe('<whist-table>', () => {
  afterEach(() => forget('quinola:test'));

  describe('accessibility', () => {
    it('has nothing that axe objects to while cards are played', async () => {
      await expect(await quickTable()).to.be.accessible();
    });

    it('has nothing that axe objects to in its menu and its sheets', async () => {
      const table = await quickTable();
      for (const panel of ['menu', 'settings', 'keys', 'score', 'played', 'rules', 'last', 'record']) {
        await table.open(panel);
        await expect(sheetOf(table)!).to.be.accessible();
        await table.close();
      }
      await playDeal(table, async () => void table.play(first(table.view!, movesOf(table))));
      await expect(table).to.be.accessible();
    });

    it('says what is played and what may be done, the same words twice where they come twice', async () => {
      const table = await quickTable();
      const before = saidBy(table);
      expect(before.at(-1)).to.match(/^Your turn: /);
      table.shadowRoot!.querySelector<HTMLElement>('.hand .away')?.click();
      await table.updateComplete;
      const once = saidBy(table);
      table.shadowRoot!.querySelector<HTMLElement>('.hand .away')?.click();
      await table.updateComplete;
      const twice = saidBy(table);
      expect(twice.at(-1)).to.equal(once.at(-1));
      const lines = [...table.shadowRoot!.querySelectorAll('[role="log"] p')];
      expect(lines.at(-1) === lines.at(-2)).to.equal(false);
    });
  });

  describe('keyboard', () => {
    it('plays a whole deal by keys alone, the focus never leaving the table', async () => {
      const table = await quickTable();
      handOf(table)
        .find(({tabIndex}) => tabIndex === 0)!
        .focus();
      await playDeal(table, async () => {
        for (let tries = 0; tries < 13 && focused(table)!.getAttribute('aria-disabled') === 'true'; tries++) {
          const at = focused(table);
          await sendKeys({press: 'ArrowRight'});
          await table.updateComplete;
          if (focused(table) === at) await sendKeys({press: 'Home'});
          await table.updateComplete;
        }
        expect(focused(table)?.dataset['card'], 'focus is on a card').to.be.a('string');
        await sendKeys({press: 'Enter'});
      });
      expect(table.tag('sheet')).to.equal(true);
      await waitUntil(() => sheetOf(table), 'no sheet');
      await table.updateComplete;
      expect(focused(table) === sheetOf(table), 'the sheet has the focus').to.equal(true);
      for (const button of [null, 'Replay', 'Go on']) {
        await sendKeys({press: 'Tab'});
        if (button) expect(focused(table)!.textContent).to.equal(button);
      }
      await sendKeys({press: 'Enter'});
      await settled(table);
      await waitUntil(() => focused(table)?.closest('.hand'), 'the focus does not come back to the hand');
    });

    it('goes to a neighbour when the focused card leaves the hand', async () => {
      const table = await quickTable();
      const card = handOf(table).find((button) => button.getAttribute('aria-disabled') === 'false')!;
      card.focus();
      card.click();
      await settled(table);
      expect(focused(table)!.closest('.hand') !== null).to.equal(true);
      expect(focused(table) === card).to.equal(false);
    });

    it('finds cards by the letter of their rank and suit', async () => {
      const table = await quickTable();
      handOf(table)[0]!.focus();
      const hearts = handOf(table).find(({dataset}) => dataset['card']!.endsWith('H'));
      await sendKeys({press: 'h'});
      await table.updateComplete;
      expect(focused(table)!.dataset['card']).to.equal(hearts!.dataset['card']);
    });

    it('shows the keyboard map by ?, closes it by Escape, and gives the focus back', async () => {
      const table = await quickTable();
      const card = handOf(table).find(({tabIndex}) => tabIndex === 0)!;
      card.focus();
      await sendKeys({type: '?'});
      await waitUntil(() => sheetOf(table) && focused(table) === sheetOf(table), 'no keyboard map');
      await sendKeys({press: 'Escape'});
      await waitUntil(() => !sheetOf(table), 'it stays open');
      await table.updateComplete;
      expect(focused(table) === card).to.equal(true);
    });

    it('leaves letter keys alone with nohotkeys, but for the cards', async () => {
      const table = await quickTable({nohotkeys: ''});
      handOf(table)[0]!.focus();
      await sendKeys({press: 'm'});
      await table.updateComplete;
      expect(table.opened).to.equal(null);
    });
  });

  describe('focus', () => {
    it('goes from a sheet to the one that the game lays on it, and to the hand after the last', async () => {
      const table = await quickTable({deal: GAME_WON, seed: ''});
      handOf(table)[0]!.focus();
      table.play({type: 'LAY_DOWN'});
      for (const title of [/^Deal/, /game/]) {
        await seen(
          table,
          () => sheetOf(table)?.ariaLabel?.match(title) && sheetOf(table)!.contains(focused(table)),
        );
        sheetOf(table)!.querySelector<HTMLElement>('footer .first')!.focus();
        await sendKeys({press: 'Enter'});
      }
      await seen(table, () => focused(table)?.closest('.hand'));
    });

    it('is not taken when the table begins or lays a sheet by itself', async () => {
      const input = await fixture<HTMLInputElement>(html`<input aria-label="of the page" />`);
      input.focus();
      const table = await quickTable();
      await playDeal(table, async () => void table.play(first(table.view!, movesOf(table))));
      await waitUntil(() => sheetOf(table), 'no sheet');
      expect(document.activeElement === input).to.equal(true);
    });
  });

  describe('pointer', () => {
    it('plays a whole deal by clicks', async () => {
      const table = await quickTable();
      await playDeal(table, async () =>
        handOf(table)
          .find((button) => button.getAttribute('aria-disabled') === 'false')!
          .click(),
      );
      expect(table.tag('sheet')).to.equal(true);
    });

    it('says beside the card why it may not be played', async () => {
      const table = await quickTable();
      while (!table.shadowRoot!.querySelector('.hand .away') && !table.tag('sheet')) {
        table.play(first(table.view!, movesOf(table)));
        await settled(table);
      }
      table.shadowRoot!.querySelector<HTMLElement>('.hand .away')!.click();
      await table.updateComplete;
      expect(table.shadowRoot!.querySelector('.note')!.textContent).to.match(/follow/);
      expect(saidBy(table).at(-1)).to.match(/follow/);
    });

    it('asks for a second tap where that is set', async () => {
      const table = await quickTable({confirm: 'always'});
      const count = table.context!.count;
      const card = handOf(table).find((button) => button.getAttribute('aria-disabled') === 'false')!;
      card.click();
      await table.updateComplete;
      expect(table.context!.count).to.equal(count);
      expect(card.querySelector('.vh')!.textContent).to.match(/once more/);
      card.click();
      await settled(table);
      expect(table.context!.count).to.be.above(count);
    });
  });

  describe('events', () => {
    it('lets the page hold a move of the visitor back', async () => {
      const table = await quickTable();
      const count = table.context!.count;
      table.addEventListener('quinola-before-move', (event) => event.preventDefault(), {once: true});
      expect(table.play(first(table.view!, movesOf(table)))).to.equal(true);
      expect(table.context!.count).to.equal(count);
    });

    it('hides what chance and others do under the table', async () => {
      const table = await fixture<WhistTable>(
        html`<whist-table reveal="interaction" pace="none" seed="a test"></whist-table>`,
      );
      const moves: string[] = [];
      table.addEventListener('quinola-move', ({made}) => moves.push(JSON.stringify(made)));
      table.seats = ['visitor', first, first, first];
      await table.start();
      await settled(table);
      // The page is told as soon as the service is there.
      await table.whole();
      expect(moves.length).to.be.above(2);
      for (const move of moves) expect(move).not.to.contain('"pack"');
      const own = new Set(table.view!.hand);
      const record = JSON.stringify(table.record);
      const hidden = 'SHDC'
        .split('')
        .flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit))
        .filter((card) => !own.has(card) && !JSON.stringify(table.view).includes(card));
      expect(hidden.length).to.be.above(30);
      for (const card of hidden) {
        expect(record.includes(`"${card}"`), `${card} in the record`).to.equal(false);
        expect(table.shadowRoot!.innerHTML.includes(`"${card}"`), `${card} in the page`).to.equal(false);
      }
    });

    it('tells of the deal, tricks and scores', async () => {
      const table = await quickTable();
      const heard: string[] = [];
      for (const type of ['quinola-trick', 'quinola-score'] as const)
        table.addEventListener(type, () => heard.push(type));
      await playDeal(table, async () => void table.play(first(table.view!, movesOf(table))));
      expect(heard.filter((type) => type === 'quinola-trick').length).to.equal(13);
      expect(heard.filter((type) => type === 'quinola-score').length).to.be.above(0);
    });

    it('says once what it cannot read, and begins all the same', async () => {
      const table = await fixture<WhistTable>(
        html`<whist-table reveal="interaction" pace="none" rules="nowhere"></whist-table>`,
      );
      const heard = once(table, 'quinola-error');
      void table.start();
      expect((await heard).code).to.equal('unknown-rules');
      await waitUntil(() => table.shadowRoot!.querySelector('[role="alert"]'), 'no message');
      expect(table.shadowRoot!.querySelector('[role="alert"]')!.textContent).to.contain(
        '“nowhere” is no value of “rules”',
      );
      expect(table.view!.options.rules).to.equal('vienna-1834');
      await expect(table).to.be.accessible();
    });

    it('names options as the page set them, and says that none of them is kept', async () => {
      const said = async (attributes: Readonly<Record<string, string>>): Promise<string> => {
        const table = await quickTable(attributes);
        await waitUntil(() => table.shadowRoot!.querySelector('[role="alert"]'), 'no message');
        expect(table.view!.options.etiquette).to.equal('relaxed');
        return table.shadowRoot!.querySelector('[role="alert"] span')!.textContent;
      };
      expect(await said({rules: 'warsaw', 'throw-over': 'yes', etiquette: 'strict'})).to.equal(
        '“throw-over” and “rules: warsaw” exclude each other; the table plays by the usual options.',
      );
      expect(await said({'game-levels': 'double-only', etiquette: 'strict'})).to.equal(
        '“game-levels: double-only” and “rules: vienna-1834” exclude each other; the table plays by the usual options.',
      );
      expect(await said({'middle-tie': 'chance', etiquette: 'strict'})).to.equal(
        '“chance” is no value of “middle-tie”; the table takes what is usual.',
      );
      expect(await said({table: 'five', lady: '9', etiquette: 'strict'})).to.equal(
        '“9” for “lady”: a number from 0 to 4 is wanted.',
      );
    });

    it('says which word an attribute does not know, and takes the usual one', async () => {
      const table = document.createElement('whist-table');
      table.setAttribute('theme', 'casino');
      const heard = once(table, 'quinola-error');
      await fixture(html`${table}`);
      const {code, about} = await heard;
      expect(code).to.equal('unknown-value');
      expect(about).to.deep.equal({name: 'theme', value: 'casino'});
    });

    it('names each attribute whose word it does not know, and what is no number as it was written', async () => {
      const table = document.createElement('whist-table');
      const written = {
        reveal: 'soon',
        back: 'plaid',
        memory: 'elephant',
        school: 'hoyle cavendish',
        rubbers: 'abc',
      };
      for (const [name, value] of Object.entries({...written, rules: 'warsaw'}))
        table.setAttribute(name, value);
      const heard = new Map<string, string>();
      table.addEventListener('quinola-error', ({about}) =>
        heard.set(String(about['name'] ?? about['option']), String(about['value'])),
      );
      await fixture(html`${table}`);
      await settled(table);
      await table.whole();
      expect(Object.fromEntries(heard)).to.deep.equal({...written, school: 'cavendish'});
      // Whoever has no known school goes by the book of the rules.
      expect(table.context!.players.map(({school}) => school)).to.deep.equal([
        'hoyle',
        undefined,
        'hoyle',
        undefined,
      ]);
    });

    it('says it of what a script has set, too', async () => {
      const table = await quickTable();
      const heard = once(table, 'quinola-error');
      Object.assign(table, {back: 'plaid'});
      expect((await heard).about).to.deep.equal({name: 'back', value: 'plaid'});
    });

    it('leaves a broken record alone with a message', async () => {
      const table = await quickTable();
      const heard = once(table, 'quinola-error');
      table.record = {format: 'quinola-record/7'};
      expect((await heard).code).to.equal('other-format');
    });
  });

  describe('match', () => {
    it('goes on when the page moves the tag, and from the record when it comes back', async () => {
      const table = await quickTable();
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
      const {hand} = table.view!;
      const box = document.createElement('div');
      table.after(box);
      box.append(table);
      await table.updateComplete;
      expect(table.view!.hand).to.deep.equal(hand);
      table.remove();
      await Promise.resolve();
      box.append(table);
      await settled(table);
      expect(table.view!.hand).to.deep.equal(hand);
      box.remove();
    });

    it('is kept under persist and gone on with after a reload', async () => {
      const table = await quickTable({persist: 'test'});
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
      const {hand} = table.view!;
      table.remove();
      const again = await quickTable({persist: 'test', seed: 'another'});
      expect(again.view!.hand).to.deep.equal(hand);
      again.remove();
    });

    it('asks before it takes a game over from another tab, or writes over what it cannot read', async () => {
      const table = await quickTable({persist: 'test'});
      const other = await quickTable({persist: 'test', seed: 'another'});
      await waitUntil(() => other.message, 'no word of the other tab');
      expect(other.message!.text).to.match(/another tab/);
      other.remove();
      table.remove();
      localStorage.setItem('quinola:test', 'rubbish');
      const third = await quickTable({persist: 'test'});
      await waitUntil(() => third.message, 'no word of the broken game');
      third.play(first(third.view!, movesOf(third)));
      await settled(third);
      expect(localStorage.getItem('quinola:test')).to.equal('rubbish');
      third.message!.mend!.act();
      await settled(third);
      await waitUntil(() => localStorage.getItem('quinola:test')?.startsWith('{'), 'it is not kept');
    });

    it('takes a decision back where that is allowed', async () => {
      const table = await quickTable({undo: ''});
      const {hand} = table.view!;
      table.play(first(table.view!, movesOf(table)));
      await settled(table);
      table.undo();
      await settled(table);
      expect(table.view!.hand).to.deep.equal(hand);
    });
  });

  describe('language', () => {
    for (const [lang, title] of [
      ['de-AT', /Leitfaden/],
      ['pl', /War|wied/i],
      ['fr', /Viennese/],
    ] as const) {
      it(`speaks ${lang}`, async () => {
        const box = await fixture<HTMLElement>(
          html`<div lang=${lang}><whist-table pace="none"></whist-table></div>`,
        );
        const table = box.querySelector('whist-table')!;
        await waitUntil(() => table.context, 'never begins');
        await table.updateComplete;
        expect(table.shadowRoot!.querySelector('.title')!.textContent).to.match(title);
        // A page in a language that the kit lacks is told where another begins.
        expect(table.shadowRoot!.querySelector<HTMLElement>('.q')!.lang).to.equal(
          lang === 'fr' ? 'en' : lang.slice(0, 2),
        );
      });
    }

    it('follows that of the page, where the tag has none of its own', async () => {
      const page = document.documentElement;
      const before = page.lang;
      page.lang = 'en';
      try {
        const table = await quickTable();
        page.lang = 'de-AT';
        await seen(table, () => /nach dem/.test(table.shadowRoot!.querySelector('.title')!.textContent));
        expect(table.shadowRoot!.querySelector<HTMLElement>('.q')!.lang).to.equal('de');
      } finally {
        page.lang = before;
      }
    });
  });
});

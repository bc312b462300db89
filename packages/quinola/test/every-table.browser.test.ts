import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia, sendKeys} from '@web/test-runner-commands';
import {BeforeMoveEvent, MoveEvent, type AnyTable} from '@quinola/table';
import {tags} from 'quinola';
import {waitUntil} from '../../table/test-support/wait.js';
import {opened, root, seated} from '../test-support/seated.js';

const invitation = (table: AnyTable): HTMLButtonElement | null => root(table).querySelector('.invitation');

/** What leads out of a page: links, files, downloads. */
const waysOut = (sheet: HTMLElement): Element[] => [
  ...sheet.querySelectorAll('a[href], input[type="file"], [download]'),
];

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

for (const tag of tags) {
  describe(`a <${tag}> in a kiosk`, () => {
    it('asks who has gone, then plays by itself, and sits the next visitor down', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      const {record} = table.context!;
      await waitUntil(
        () => root(table).querySelector('.message')?.textContent.includes('Are you still there?'),
        'it does not ask',
      );
      await waitUntil(() => invitation(table), 'it does not begin anew');
      expect(root(table).querySelector('.message')).to.equal(null);
      expect(root(table).querySelector<HTMLElement>('.q')!.inert).to.equal(true);
      await waitUntil(
        () =>
          table.context!.record !== record && table.context!.players.every(({kind}) => kind === 'opponent'),
        'a visitor is waited for',
      );
      await waitUntil(() => table.context!.record.moves.some(({by}) => by !== 'chance'), 'nobody plays');
      expect(invitation(table)!.textContent).to.equal(table.words.start);
      invitation(table)!.click();
      await waitUntil(() => table.context!.players[0]!.kind === 'visitor', 'nobody is waited for');
      expect(invitation(table)).to.equal(null);
      expect(root(table).querySelector<HTMLElement>('.q')!.inert).to.equal(false);
    });

    it('waits for whoever touches it, and forgets what he has set', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await waitUntil(() => root(table).querySelector('.message'), 'it does not ask');
      table.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
      await table.updateComplete;
      expect([root(table).querySelector('.message'), invitation(table)]).to.deep.equal([null, null]);
      table.service!.change({suits: 'four-colour'});
      await waitUntil(() => invitation(table), 'it does not begin anew');
      expect(table.settings.suits).to.equal(undefined);
      expect(localStorage.getItem('quinola-settings') ?? '').not.to.contain('four-colour');
    });

    it('has no way out of its page, and large targets', async () => {
      const table = await seated(tag, 'kiosk share persist="room"');
      for (const panel of ['menu', 'settings', 'rules', 'keys']) {
        const sheet = await opened(table, panel);
        expect(waysOut(sheet), panel).to.deep.equal([]);
        for (const button of sheet.querySelectorAll<HTMLElement>('.button, select'))
          expect(button.offsetHeight, button.textContent).to.be.at.least(48);
      }
      const menu = await opened(table, 'menu');
      for (const line of [table.more!.record, table.more!.copyTag, table.more!.kept])
        expect(menu.textContent).not.to.contain(line);
      for (const type of ['contextmenu', 'dragstart']) {
        expect(table.dispatchEvent(new Event(type, {bubbles: true, cancelable: true})), type).to.equal(false);
      }
    });

    it('invites in the language that its page has taken meanwhile', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await waitUntil(() => invitation(table), 'it does not begin anew');
      table.parentElement!.lang = 'sv';
      await waitUntil(
        () => invitation(table)?.textContent === 'Slå dig ner och spela',
        'it invites in another',
      );
    });

    it('is a table as any other when it is one no more', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await waitUntil(() => invitation(table), 'it does not begin anew');
      table.removeAttribute('kiosk');
      await waitUntil(
        () => !invitation(table) && table.context!.players[0]!.kind === 'visitor',
        'it still invites',
      );
      expect((await opened(table, 'menu')).textContent).to.contain(table.more!.record);
    });
  });

  describe(`a <${tag}> in a page of several languages`, () => {
    it('speaks that of the place where it stands, when this changes and when it is moved', async () => {
      const table = await seated(tag);
      await opened(table, 'settings');
      const speaks = async (lang: string, title: string): Promise<void> => {
        await waitUntil(
          () => root(table).querySelector('.sheet')?.ariaLabel === title,
          `its sheet is not in ${lang}`,
        );
        expect(root(table).querySelector<HTMLElement>('.q')!.lang).to.equal(lang);
      };
      await speaks('en', 'Settings');
      const holder = table.parentElement!;
      holder.lang = 'de';
      await speaks('de', 'Einstellungen');
      const other = document.createElement('section');
      other.lang = 'pl';
      holder.after(other);
      other.append(table);
      await speaks('pl', 'Ustawienia');
      holder.append(other);
      other.removeAttribute('lang');
      await speaks('de', 'Einstellungen');
      other.remove();
    });
  });

  describe(`a <${tag}> on paper`, () => {
    afterEach(() => emulateMedia({media: 'screen'}));

    it('is its cards, at once as they lie in the hand, where a sheet has nothing but buttons and fields', async () => {
      const table = await seated(tag);
      const isSeen = (part: string): boolean =>
        [...root(table).querySelectorAll(part)].some((found) => found.getClientRects().length > 0);
      for (const panel of ['menu', 'settings', 'record', 'copy']) {
        await opened(table, panel);
        await emulateMedia({media: 'print'});
        expect([isSeen('.room .card'), isSeen('.sheet')], panel).to.deep.equal([true, false]);
        await emulateMedia({media: 'screen'});
      }
      for (const panel of ['rules', 'chart', 'keys']) {
        await opened(table, panel);
        await emulateMedia({media: 'print'});
        expect([isSeen('.room .card'), isSeen('.sheet')], panel).to.deep.equal([false, true]);
        await emulateMedia({media: 'screen'});
      }
      await table.close();
      const card = root(table).querySelector('.hand .card');
      card?.classList.add('away');
      await emulateMedia({media: 'print'});
      if (card)
        expect([getComputedStyle(card).filter, getComputedStyle(card).transitionDuration]).to.deep.equal([
          'none',
          '0s',
        ]);
    });
  });

  describe(`the lines that put a <${tag}> into another page`, () => {
    it('are chosen from its menu: game, level, theme, language, the very deal, and the form', async () => {
      const table = await seated(tag, 'theme="night" persist="here"');
      const menu = await opened(table, 'menu');
      expect(menu.textContent).to.contain(table.more!.copyTag);
      const sheet = await opened(table, 'copy');
      const text = (): string => root(table).querySelector<HTMLTextAreaElement>('.sheet textarea')!.value;
      expect(text()).to.match(
        new RegExp(`<${tag} pace="quick" theme="night" lang="en">\\n {2}<p>Here stands .*</p>\\n</${tag}>$`),
      );
      const choose = async (name: string, value: string): Promise<void> => {
        const field = root(table).querySelector<HTMLSelectElement>(`.sheet select[name="${name}"]`)!;
        field.value = value;
        field.dispatchEvent(new Event('change'));
        await table.updateComplete;
      };
      for (const [name, [, second]] of Object.entries(table.service!.game.options ?? {})) {
        await choose(name, second!);
        expect(text()).to.contain(` ${name}="${second!}"`);
      }
      await choose('theme', '');
      await choose('lang', 'pl');
      root(table).querySelector<HTMLInputElement>('.sheet input[type=checkbox]')!.click();
      await table.updateComplete;
      expect(text()).not.to.contain('theme');
      expect(text()).to.contain(' lang="pl"').and.contain(' seed="every table"');
      expect(sheet.querySelector('select[name="level"]') === null).to.equal(
        table.context!.players.length === 1,
      );
      await expect(root(table).querySelector<HTMLElement>('.sheet')!).to.be.accessible();
    });
  });

  describe(`a <${tag}> whose looks a script has set`, () => {
    it('shows and hands on what was set as a property, as frameworks do', async () => {
      const table = await seated(tag);
      const felt = (): string =>
        getComputedStyle(root(table).querySelector('.q')!).getPropertyValue('--quinola-felt');
      const usual = felt();
      Object.assign(table, {theme: 'night', share: true});
      await waitUntil(() => felt() !== usual, 'it looks the same');
      const lines = (await opened(table, 'copy')).querySelector('textarea')!.value;
      expect(lines)
        .to.contain('theme="night"')
        .and.to.match(/ share[ >]/);
    });
  });

  describe(`what a <${tag}> tells its page`, () => {
    it('comes before a move of the visitor, which may be held back, and after it', async () => {
      const heard: string[] = [];
      const hear = (event: Event): void =>
        void heard.push(
          `${event.type} ${JSON.stringify((event as BeforeMoveEvent).move ?? (event as MoveEvent).made.move)}`,
        );
      const table = await seated(tag);
      await waitUntil(
        () => table.tag('visitor') && table.game.moves(table.view).length,
        'nobody is waited for',
      );
      const [move] = table.game.moves(table.view);
      for (const type of [BeforeMoveEvent.type, MoveEvent.type]) document.addEventListener(type, hear);
      document.addEventListener(BeforeMoveEvent.type, (event) => event.preventDefault(), {once: true});
      const {count} = table.context!;
      // It was lawful.
      expect(table.play(move!)).to.equal(true);
      expect(table.context!.count).to.equal(count);
      table.play(move!);
      await waitUntil(() => heard.length > 2, 'nothing is told');
      for (const type of [BeforeMoveEvent.type, MoveEvent.type]) document.removeEventListener(type, hear);
      expect(heard.slice(0, 3)).to.deep.equal(
        [BeforeMoveEvent.type, BeforeMoveEvent.type, MoveEvent.type].map(
          (type) => `${type} ${JSON.stringify(move)}`,
        ),
      );
    });
  });

  describe(`the keys of a <${tag}>`, () => {
    it('are shown by ?, as far as they do something here', async () => {
      const table = await seated(tag);
      await waitUntil(() => table.tag('visitor'), 'nobody is waited for');
      root(table).querySelector<HTMLElement>('.tools button')!.focus();
      await sendKeys({press: '?'});
      await waitUntil(
        () => table.opened?.id === 'keys' && root(table).querySelector('.sheet kbd'),
        'they are not shown',
      );
      for (const undo of [false, true]) {
        table.toggleAttribute('undo', undo);
        await table.updateComplete;
        const keys = [...root(table).querySelectorAll('.sheet kbd')].map(({textContent}) => textContent);
        expect(keys).to.include.members(['R', 'M', '?', 'Esc']);
        expect(keys.includes('U')).to.equal(undo || tag === 'patience-table');
      }
    });
  });

  describe(`a <${tag}> whose visitor is given a seat that it has not`, () => {
    it('says so, and sits him down in the first', async () => {
      const table = await seated(tag, 'seat="4"');
      await waitUntil(() => table.message, 'nothing is said');
      expect(table.message!.text).to.contain('“4” is no value of “seat”');
      expect(table.seats[0]).to.equal('visitor');
    });
  });

  describe(`a <${tag}> that its page gives no width`, () => {
    it('takes all that there is, and where its page asks how much that of a table', async () => {
      const asking = ['display: inline-flex', 'float: left', 'display: table-cell', 'position: absolute'];
      const filled = [
        'display: flex',
        'display: flex; flex-flow: column; align-items: center',
        'padding-inline: 9px; margin-inline: -9px',
      ];
      const narrow = [
        'display: flex; width: 340px',
        'display: grid; grid-template-columns: 1fr 1fr; width: 600px',
        'display: flex; flex-flow: column; align-items: start; width: 300px',
      ];
      const holder = await fixture<HTMLElement>(html`<div></div>`);
      const widths = async (styles: readonly string[]): Promise<number[]> => {
        holder.innerHTML = styles
          .map((style) => `<div style="${style}"><${tag} reveal="interaction"></${tag}></div>`)
          .join('');
        const tables = [...holder.querySelectorAll<HTMLElement & {updateComplete: Promise<boolean>}>(tag)];
        await Promise.all(tables.map((table) => table.updateComplete));
        return tables.map((table) => table.offsetWidth);
      };
      const most = Math.min(640, Math.round(0.9 * innerWidth));
      expect(await widths(asking)).to.deep.equal(asking.map(() => most));
      expect(await widths(filled)).to.deep.equal(filled.map(() => holder.offsetWidth));
      expect(await widths(narrow)).to.deep.equal([340, 300, 300]);
    });
  });
}

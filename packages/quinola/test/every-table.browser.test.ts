import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {listed} from '@quinola/play';
import {BeforeMoveEvent, MoveEvent, type AnyTable} from '@quinola/table';
import {sampled} from '@quinola/testing/registry/sampled.js';
import {until} from '@quinola/testing/wait.js';
import {opened, root, seated} from './seated.js';

const invitation = (table: AnyTable): HTMLButtonElement | null => root(table).querySelector('.invitation');

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

for (const {tag, seats} of sampled) {
  describe(`a <${tag}> in a kiosk`, () => {
    it('invites in the current language of its page', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await until(() => invitation(table), 'it does not begin anew');
      table.parentElement!.lang = 'sv';
      await until(() => invitation(table)?.textContent === 'Slå dig ner och spela', 'it invites in another');
    });

    it('is an ordinary table when it stops being a kiosk', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await until(() => invitation(table), 'it does not begin anew');
      table.removeAttribute('kiosk');
      await until(
        () => !invitation(table) && table.context!.players[0]!.kind === 'visitor',
        'it still invites',
      );
      expect((await opened(table, 'menu')).textContent).to.contain(table.panelWords!.record);
    });
  });

  describe(`the code that embeds a <${tag}> in another page`, () => {
    it('can be chosen in its menu: game, level, theme, language, the same deal, and the form', async () => {
      const table = await seated(tag, 'theme="night" persist="here"');
      const menu = await opened(table, 'menu');
      expect(menu.textContent).to.contain(table.panelWords!.copyTag);
      const sheet = await opened(table, 'copy');
      const text = (): string => root(table).querySelector<HTMLTextAreaElement>('.sheet textarea')!.value;
      expect(text()).to.match(
        new RegExp(`<${tag} pace="quick" theme="night" lang="en">\\n {2}<p>There is .*</p>\\n</${tag}>$`),
      );
      const choose = async (name: string, value: string): Promise<void> => {
        const field = root(table).querySelector<HTMLSelectElement>(`.sheet select[name="${name}"]`)!;
        field.value = value;
        field.dispatchEvent(new Event('change'));
        await table.updateComplete;
      };
      for (const [name, [, second]] of Object.entries(table.features!.game.options?.() ?? {})) {
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

  describe(`the events of a <${tag}>`, () => {
    it('are fired before a move of the visitor, which can be cancelled, and after it', async () => {
      const events: string[] = [];
      const hear = (event: Event): void =>
        void events.push(
          `${event.type} ${JSON.stringify((event as BeforeMoveEvent).move ?? (event as MoveEvent).made.move)}`,
        );
      const table = await seated(tag);
      await until(() => table.tag('visitor') && table.game.moves(table.view).length, 'nobody is waited for');
      const [move] = listed(table.game, table.view);
      for (const type of [BeforeMoveEvent.type, MoveEvent.type]) document.addEventListener(type, hear);
      document.addEventListener(BeforeMoveEvent.type, (event) => event.preventDefault(), {once: true});
      const {count} = table.context!;
      // The move was lawful.
      expect(table.play(move!)).to.equal(true);
      expect(table.context!.count).to.equal(count);
      table.play(move!);
      await until(() => events.length > 2, 'nothing is told');
      for (const type of [BeforeMoveEvent.type, MoveEvent.type]) document.removeEventListener(type, hear);
      expect(events.slice(0, 3)).to.deep.equal(
        [BeforeMoveEvent.type, BeforeMoveEvent.type, MoveEvent.type].map(
          (type) => `${type} ${JSON.stringify(move)}`,
        ),
      );
    });
  });

  describe(`the keys of a <${tag}>`, () => {
    it('are listed by ?, as far as they do something here', async () => {
      const table = await seated(tag);
      await until(() => table.tag('visitor'), 'nobody is waited for');
      root(table).querySelector<HTMLElement>('.tools button')!.focus();
      await sendKeys({press: '?'});
      await until(
        () => table.opened?.id === 'keys' && root(table).querySelector('.sheet kbd'),
        'they are not shown',
      );
      for (const undo of [false, true]) {
        table.toggleAttribute('undo', undo);
        await table.updateComplete;
        const keys = [...root(table).querySelectorAll('.sheet kbd')].map(({textContent}) => textContent);
        expect(keys).to.include.members(['R', 'M', '?', 'Esc']);
        expect(keys.includes('U')).to.equal(undo || Math.max(...seats) === 1);
      }
    });
  });
}

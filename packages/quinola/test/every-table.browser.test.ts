import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia, executeServerCommand, sendKeys} from '@web/test-runner-commands';
import '@quinola/patience/define.js';
import '@quinola/tarok/define.js';
import '@quinola/tarok/ombre-define.js';
import '@quinola/whist/define.js';
import type {GameRecord, MoveLike} from '@quinola/play';
import {BeforeMoveEvent, MoveEvent, type AnyTable} from '@quinola/table';
import {tags} from 'quinola';
import {waitUntil} from '../../table/test-support/wait.js';

declare global {
  interface Window {
    /** Whether this is the long run. */
    readonly long: boolean;
  }
}

interface Collected {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
}

/** A table whose match has begun and whose service is there. */
async function seated(tag: string, attributes = ''): Promise<AnyTable> {
  const holder = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  holder.innerHTML = `<${tag} pace="quick" seed="every table" ${attributes}></${tag}>`;
  const table = holder.firstElementChild as unknown as AnyTable;
  await waitUntil(() => table.context && table.service, 'no match has begun');
  return table;
}

const root = (table: AnyTable): ShadowRoot => table.renderRoot as ShadowRoot;
const invitation = (table: AnyTable): HTMLButtonElement | null => root(table).querySelector('.invitation');

async function opened(table: AnyTable, panel: string): Promise<HTMLElement> {
  await table.open(panel);
  return root(table).querySelector<HTMLElement>('.sheet')!;
}

/** What leads out of a page: links, files, downloads. */
const waysOut = (sheet: HTMLElement): Element[] => [...sheet.querySelectorAll('a[href], input[type="file"], [download]')];

/** What is kept, but for whose it is. */
const gist = (kept: string | null): object => ({...JSON.parse(kept ?? '{}') as object, owner: 0, revision: 0});

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

for (const tag of tags) {
  describe(`a <${tag}> in a kiosk`, () => {
    it('asks who has gone, then plays by itself, and sits the next visitor down', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      const {record} = table.context!;
      await waitUntil(() => root(table).querySelector('.message')?.textContent.includes('Are you still there?'), 'it does not ask');
      await waitUntil(() => invitation(table), 'it does not begin anew');
      expect(root(table).querySelector('.message')).to.equal(null);
      expect(root(table).querySelector<HTMLElement>('.q')!.inert).to.equal(true);
      await waitUntil(() => table.context!.record !== record && table.context!.players.every(({kind}) => kind === 'opponent'), 'a visitor is waited for');
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
        for (const button of sheet.querySelectorAll<HTMLElement>('.button, select')) expect(button.offsetHeight, button.textContent).to.be.at.least(48);
      }
      const menu = await opened(table, 'menu');
      for (const line of [table.more!.record, table.more!.copyTag, table.more!.kept]) expect(menu.textContent).not.to.contain(line);
      for (const type of ['contextmenu', 'dragstart']) {
        expect(table.dispatchEvent(new Event(type, {bubbles: true, cancelable: true})), type).to.equal(false);
      }
    });

    it('invites in the language that its page has taken meanwhile', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await waitUntil(() => invitation(table), 'it does not begin anew');
      table.parentElement!.lang = 'sv';
      await waitUntil(() => invitation(table)?.textContent === 'Slå dig ner och spela', 'it invites in another');
    });

    it('is a table as any other when it is one no more', async () => {
      const table = await seated(tag, 'kiosk="0.5"');
      await waitUntil(() => invitation(table), 'it does not begin anew');
      table.removeAttribute('kiosk');
      await waitUntil(() => !invitation(table) && table.context!.players[0]!.kind === 'visitor', 'it still invites');
      expect((await opened(table, 'menu')).textContent).to.contain(table.more!.record);
    });
  });

  describe(`a <${tag}> in a page of several languages`, () => {
    it('speaks that of the place where it stands, when this changes and when it is moved', async () => {
      const table = await seated(tag);
      await opened(table, 'settings');
      const speaks = async (lang: string, title: string): Promise<void> => {
        await waitUntil(() => root(table).querySelector('.sheet')?.ariaLabel === title, `its sheet is not in ${lang}`);
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
      const isSeen = (part: string): boolean => [...root(table).querySelectorAll(part)].some((found) => found.getClientRects().length > 0);
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
      if (card) expect([getComputedStyle(card).filter, getComputedStyle(card).transitionDuration]).to.deep.equal(['none', '0s']);
    });
  });

  describe(`the lines that put a <${tag}> into another page`, () => {
    it('are chosen from its menu: game, level, theme, language, the very deal, and the form', async () => {
      const table = await seated(tag, 'theme="night" persist="here"');
      const menu = await opened(table, 'menu');
      expect(menu.textContent).to.contain(table.more!.copyTag);
      const sheet = await opened(table, 'copy');
      const text = (): string => root(table).querySelector<HTMLTextAreaElement>('.sheet textarea')!.value;
      expect(text()).to.match(new RegExp(`<${tag} pace="quick" theme="night" lang="en">\\n {2}<p>Here stands .*</p>\\n</${tag}>$`));
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
      expect(sheet.querySelector('select[name="level"]') === null).to.equal(table.context!.players.length === 1);
      await expect(root(table).querySelector<HTMLElement>('.sheet')!).to.be.accessible();
    });
  });

  describe(`a <${tag}> whose looks a script has set`, () => {
    it('shows and hands on what was set as a property, as frameworks do', async () => {
      const table = await seated(tag);
      const felt = (): string => getComputedStyle(root(table).querySelector('.q')!).getPropertyValue('--quinola-felt');
      const usual = felt();
      Object.assign(table, {theme: 'night', share: true});
      await waitUntil(() => felt() !== usual, 'it looks the same');
      const lines = (await opened(table, 'copy')).querySelector('textarea')!.value;
      expect(lines).to.contain('theme="night"').and.to.match(/ share[ >]/);
    });
  });

  describe(`what a <${tag}> tells its page`, () => {
    it('comes before a move of the visitor, which may be held back, and after it', async () => {
      const heard: string[] = [];
      const hear = (event: Event): void => void heard.push(`${event.type} ${JSON.stringify((event as BeforeMoveEvent).move ?? (event as MoveEvent).made.move)}`);
      const table = await seated(tag);
      await waitUntil(() => table.tag('visitor') && table.game.moves(table.view).length, 'nobody is waited for');
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
      expect(heard.slice(0, 3)).to.deep.equal([BeforeMoveEvent.type, BeforeMoveEvent.type, MoveEvent.type].map((type) => `${type} ${JSON.stringify(move)}`));
    });
  });

  describe(`the keys of a <${tag}>`, () => {
    it('are shown by ?, as far as they do something here', async () => {
      const table = await seated(tag);
      await waitUntil(() => table.tag('visitor'), 'nobody is waited for');
      root(table).querySelector<HTMLElement>('.tools button')!.focus();
      await sendKeys({press: '?'});
      await waitUntil(() => table.opened?.id === 'keys' && root(table).querySelector('.sheet kbd'), 'they are not shown');
      for (const undo of [false, true]) {
        table.toggleAttribute('undo', undo);
        await table.updateComplete;
        const keys = [...root(table).querySelectorAll('.sheet kbd')].map(({textContent}) => textContent);
        expect(keys).to.include.members(['R', 'M', '?', 'Esc']);
        expect(keys.includes('U')).to.equal(undo || tag === 'patience-table');
      }
    });
  });

  describe(`what a <${tag}> keeps`, () => {
    it('is listed in its menu, and erased there', async () => {
      localStorage.setItem('another page', 'of the same origin');
      const table = await seated(tag, 'persist="here"');
      table.service!.change({suits: 'four-colour'});
      await waitUntil(() => localStorage.getItem('quinola:here'), 'nothing is kept');
      const menu = await opened(table, 'menu');
      [...menu.querySelectorAll('button')].find((button) => button.textContent === table.more!.kept)!.click();
      await waitUntil(() => table.opened?.id === 'kept' && root(table).querySelector('.sheet ul'), 'it is not listed');
      const sheet = root(table).querySelector<HTMLElement>('.sheet')!;
      expect([...sheet.querySelectorAll('li small')].map((key) => key.textContent)).to.deep.equal(['quinola-settings', 'quinola:here']);
      expect(sheet.textContent).to.contain(table.service!.panels.words!.keptMatch('here'));
      await expect(sheet).to.be.accessible();
      sheet.querySelector<HTMLElement>('footer button')!.click();
      await table.updateComplete;
      expect(Object.keys(localStorage)).to.deep.equal(['another page']);
      expect(root(table).querySelector('.sheet')!.textContent).to.contain(table.service!.panels.words!.keptNothing);
      expect(table.settings).to.deep.equal({});
    });

    it('is left as it is when another version has kept it, and put aside when the visitor wants that', async () => {
      const record = {format: 'quinola-record/1', game: 'none', options: {}, players: [], moves: []};
      const old = [
        {format: 'quinola-kept/0', moves: [1, 2, 3]},
        {format: 'quinola-kept/1', owner: null, revision: 7, record: {...record, format: 'quinola-record/0'}},
        {format: 'quinola-kept/2', owner: null, revision: 7, record: {...record, format: 'quinola-record/2'}},
        {format: 'quinola-kept/1', owner: null, revision: 7, record},
      ].map((kept) => JSON.stringify(kept));
      for (const kept of old) {
        localStorage.setItem('quinola:old', kept);
        const table = await seated(tag, 'persist="old"');
        await waitUntil(() => root(table).querySelector('.message')?.textContent.includes(table.service!.panels.words?.setAside ?? '-'), 'it does not say so');
        expect(root(table).querySelector('.message')!.textContent).to.contain(table.service!.panels.words!.recordErrors['kept-broken']!());
        expect(gist(localStorage.getItem('quinola:old'))).to.deep.equal(gist(kept));
        root(table).querySelector<HTMLElement>('.message .button')!.click();
        expect(gist(localStorage.getItem('quinola:old.broken-1'))).to.deep.equal(gist(kept));
        table.remove();
        localStorage.clear();
      }
    });

    it('is put aside as well where its options or its moves are none of the game', async () => {
      const before = await seated(tag, 'persist="wrong"');
      await waitUntil(() => localStorage.getItem('quinola:wrong') && before.tag('visitor'), 'nothing is kept');
      before.remove();
      const kept = JSON.parse(localStorage.getItem('quinola:wrong')!) as {record: GameRecord<MoveLike, object>};
      const {record} = kept;
      // Tables take either in turn, in the long run both.
      const wrongs = [{options: {...record.options, more: 1}}, {moves: [...record.moves, {by: 0, move: {type: 'NO_MOVE'}}]}];
      for (const wrong of wrongs.filter((_, nth) => window.long || nth === tags.indexOf(tag) % 2)) {
        const text = JSON.stringify({...kept, owner: null, record: {...record, ...wrong}});
        localStorage.setItem('quinola:wrong', text);
        const table = await seated(tag, 'persist="wrong"');
        await waitUntil(() => root(table).querySelector('.message')?.textContent.includes(table.service!.panels.words?.setAside ?? '-'), 'it does not say so');
        await waitUntil(() => table.tag('visitor'), 'nobody is waited for');
        expect(gist(localStorage.getItem('quinola:wrong'))).to.deep.equal(gist(text));
        root(table).querySelector<HTMLElement>('.message .button')!.click();
        expect(gist(localStorage.getItem('quinola:wrong.broken-1'))).to.deep.equal(gist(text));
        table.remove();
        localStorage.clear();
      }
    });

    it('is gone on with where the version that kept it knew fewer options', async () => {
      const before = await seated(tag, 'persist="older"');
      await waitUntil(() => localStorage.getItem('quinola:older') && before.tag('visitor'), 'nothing is kept');
      before.remove();
      const kept = JSON.parse(localStorage.getItem('quinola:older')!) as {record: GameRecord<MoveLike, {game?: string}>};
      const {game} = kept.record.options;
      localStorage.setItem('quinola:older', JSON.stringify({...kept, owner: null, record: {...kept.record, options: game ? {game} : {}}}));
      const table = await seated(tag, 'persist="older" seed="another"');
      await waitUntil(() => table.tag('visitor'), 'nobody is waited for');
      expect(table.context!.record.moves).to.deep.equal(kept.record.moves);
      expect(root(table).querySelector('.message')).to.equal(null);
    });

    it('is gone on with after a tab that was ended without a word, and left to one that still plays it', async () => {
      const before = await seated(tag, 'persist="ended"');
      await waitUntil(() => localStorage.getItem('quinola:ended') && before.tag('visitor'), 'nothing is kept');
      before.remove();
      const kept = JSON.parse(localStorage.getItem('quinola:ended')!) as {record: GameRecord<MoveLike>};
      localStorage.setItem('quinola:ended', JSON.stringify({...kept, owner: 'quinola other'}));
      const after = await seated(tag, 'persist="ended" seed="another"');
      await waitUntil(() => after.tag('visitor'), 'nobody is waited for');
      expect(after.context!.record.moves).to.deep.equal(kept.record.moves);
      expect(root(after).querySelector('.message')).to.equal(null);
      after.remove();
      let close = (): void => undefined;
      const playing = new Promise<void>((resolve) => { close = resolve; });
      const lock = navigator.locks.request('quinola other', () => playing);
      const text = JSON.stringify({...kept, owner: 'quinola other'});
      localStorage.setItem('quinola:ended', text);
      const third = await seated(tag, 'persist="ended" seed="another"');
      await waitUntil(() => root(third).querySelector('.message')?.textContent.includes(third.service!.panels.words?.takeOver ?? '-'), 'it does not say so');
      await waitUntil(() => third.tag('visitor'), 'nobody is waited for');
      expect(localStorage.getItem('quinola:ended')).to.equal(text);
      close();
      await lock;
    });

    it('is gone on with when the browser shows the page again that it had kept whole', async () => {
      const table = await seated(tag, 'persist="here"');
      await waitUntil(() => localStorage.getItem('quinola:here'), 'nothing is kept');
      const {record} = table.context!;
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      expect(localStorage.getItem('quinola:here')).to.contain('"owner":null');
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
      await waitUntil(() => table.context!.record !== record, 'it is not gone on with');
      expect(table.context!.record.seed).to.equal(record.seed);
      await waitUntil(() => !localStorage.getItem('quinola:here')!.includes('"owner":null'), 'nobody keeps it');
      // The next page finds it free.
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: false}));
      expect(localStorage.getItem('quinola:here')).to.contain('"owner":null');
    });
  });
}

for (const tag of tags) {
  describe(`a <${tag}> whose visitor is given a seat that it has not`, () => {
    it('says so, and sits him down in the first', async () => {
      const table = await seated(tag, 'seat="4"');
      await waitUntil(() => table.message, 'nothing is said');
      expect(table.message!.text).to.contain('“4” is no value of “seat”');
      expect(table.seats[0]).to.equal('visitor');
    });
  });

  describe(`a <${tag}> that its page gives no width`, () => {
    it('takes that of a table, and no more than there is', async () => {
      const wide = ['display: flex', 'display: inline-flex', 'display: flex; flex-flow: column; align-items: center', 'float: left', 'display: table-cell', 'position: absolute'];
      const narrow = ['display: flex; width: 340px', 'display: grid; grid-template-columns: 1fr 1fr; width: 600px', 'display: flex; flex-flow: column; align-items: start; width: 300px'];
      const holder = await fixture<HTMLElement>(html`<div></div>`);
      const widths = async (styles: readonly string[]): Promise<number[]> => {
        holder.innerHTML = styles.map((style) => `<div style="${style}"><${tag} reveal="interaction"></${tag}></div>`).join('');
        const tables = [...holder.querySelectorAll<HTMLElement & {updateComplete: Promise<boolean>}>(tag)];
        await Promise.all(tables.map((table) => table.updateComplete));
        return tables.map((table) => table.offsetWidth);
      };
      const most = Math.min(640, Math.round(0.9 * innerWidth));
      expect(await widths(wide)).to.deep.equal(wide.map(() => most));
      expect(await widths(narrow)).to.deep.equal([340, 300, 300]);
    });
  });
}

/** How many tables of a tag come and go before the page is weighed, and then until it is weighed again. */
const [WARM, GONE] = window.long ? [20, 180] : [2, 3];

const frame = (): Promise<number> => new Promise((go) => requestAnimationFrame(go));

/** Bytes that a page may keep of each table that has gone: what the engine learns of the code that it runs is less. */
const GROWTH = 4000;

for (const tag of tags) {
  describe(`a page on which ${GONE} of <${tag}> have come and gone`, () => {
    it('holds nothing of them', async () => {
      const gone: WeakRef<object>[] = [];
      /**
       * A table comes, is opened, and goes. In a function of its own, whose frame goes too; and not by `waitUntil`: its timer
       * goes on, and holds what it has waited for.
       */
      const visit = async (): Promise<void> => {
        const table = document.createElement(tag) as unknown as AnyTable;
        table.pace = 'none';
        document.body.append(table);
        while (!table.context || !table.service) await frame();
        await table.open('menu');
        gone.push(...[table, table.renderRoot, table.service, table.context.record].map((held) => new WeakRef<object>(held)));
        table.remove();
      };
      /** What the page holds when some have come and gone, and nothing holds them any more. */
      const visited = async (count: number): Promise<Collected> => {
        for (let i = 0; i < count; i++) await visit();
        let held: Collected;
        await waitUntil(async () => {
          // What the browser still has to say to them is said in the next frames.
          await frame();
          await frame();
          held = await executeServerCommand<Collected, undefined>('collect-garbage');
          return gone.every((one) => !one.deref());
        }, 'a table is still held', {timeout: 20_000});
        return held!;
      };
      // What is made once for a page the first tables make, and what the browser compiles as it warms.
      const before = await visited(WARM);
      const after = await visited(GONE);
      const each = (what: keyof Collected): number => (after[what] - before[what]) / GONE;
      expect(each('listeners'), 'listeners for each').to.be.below(1);
      // A few tables weigh less than the code that the browser has compiled meanwhile, and a line that was first seen now.
      if (window.long) {
        expect(each('nodes'), 'nodes for each').to.be.below(1);
        expect(each('heap'), 'bytes for each').to.be.below(GROWTH);
      }
    }).timeout(window.long ? 900_000 : 40_000);
  });
}

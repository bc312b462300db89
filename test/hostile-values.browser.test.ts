import {expect} from '@open-wc/testing';
import {until} from '@quinola/testing/wait.js';
import {close, openHostile, playable, playOne, type HostTable} from '@quinola/testing/built/hostile.js';
import {list} from '@quinola/testing/registry/list.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

// What reaches the built tables from outside: a link, a saved match, a player function of the page. Each invalid value causes
// one `quinola-error` with a code of docs/events.md, and the table continues.

const CDN = `${location.origin}/dist/cdn`;

interface ReportedError {
  readonly code: string;
  readonly about: Readonly<Record<string, unknown>>;
}

/** Collects what the tables of a page report. */
const TELLING = `<script>
  told = [];
  addEventListener('quinola-error', ({code, about}) => told.push({code, about}), true);
</script>`;
const reportsIn = (page: Window): readonly ReportedError[] =>
  (page as unknown as {readonly told: readonly ReportedError[]}).told;
const codesIn = (page: Window): readonly string[] => reportsIn(page).map(({code}) => code);

const moduleOf = (tag: string): string => `<script type="module" src="${CDN}/${tag}.js"></script>`;
const markup = (tag: string): string => `<${tag} seed="hostile" pace="none"></${tag}>`;

const alertOf = (table: Element): string =>
  table.shadowRoot!.querySelector('[role=alert]')?.textContent?.trim() ?? '';

afterEach(() => {
  close();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  localStorage.clear();
});

/** Queries of `embed.html`, and the errors they cause, each once. */
const LINKS: readonly [query: string, ...codes: string[]][] = [
  ...['constructor', '__proto__', 'toString'].map((word): (typeof LINKS)[number] => [
    `lang=${word}&suits=${word}`,
    'unknown-value',
    'unknown-value',
  ]),
  [`names=${'x'.repeat(400)},%E2%80%AE%D7%A9%D7%9C%D7%95%D7%9D`, 'too-long'],
  [`seed=${'s'.repeat(5000)}`, 'too-long'],
  ['__proto__=5&constructor=x&toString&onload=alert(1)&style=x&persist=x&%00=1&=2&a%20b=3'],
  ['theme=%F0%9F%82%A1&theme=night'],
];

describe('a link to a table', () => {
  for (const tag of sampledTags)
    for (const [query, ...codes] of LINKS)
      it(`with ${query.slice(0, 60)} shows <${tag}>, and reports invalid values`, async () => {
        const frame = document.createElement('iframe');
        frame.title = 'A table by a link';
        frame.style.cssText = 'width: 1000px; height: 700px';
        const address = `${CDN}/embed.html?table=${tag}&pace=none&${query}`;
        frame.src = address;
        document.body.append(frame);
        await until(() => frame.contentDocument?.URL.startsWith(CDN), 'no page', 1);
        const told: string[] = [];
        const errors: string[] = [];
        const page = frame.contentWindow!;
        page.addEventListener(
          'quinola-error',
          (event) => told.push((event as Event & ReportedError).code),
          true,
        );
        page.addEventListener('error', ({message}) => {
          if (!/^ResizeObserver loop/.test(message)) errors.push(message);
        });
        const table = (): HostTable | null => frame.contentDocument!.querySelector<HostTable>(tag);
        await until(() => table()?.features && table()!.tag('visitor', 'sheet', 'over'), 'no table');
        expect([told, errors]).to.deep.equal([codes, []]);
        for (const name of ['onload', 'style', 'persist', '__proto__'])
          expect(table()!.hasAttribute(name), name).to.equal(false);
        await playOne(table()!);
      });
});

describe('a record with huge options', () => {
  for (const tag of sampledTags)
    it(`is refused by <${tag}>, which reports it once and continues`, async () => {
      const {window: page, document: root} = await openHostile(TELLING + moduleOf(tag), markup(tag));
      const [table] = await playable({window: page, document: root, errors: [], refused: []});
      const {view} = table as HostTable & {view: {readonly options: object}};
      const save = (): Promise<{record: {options: object; moves: readonly unknown[]}}> =>
        (table as unknown as {save: typeof save}).save();
      const saved = await save();
      const names = Object.keys({...saved.record.options, ...view.options});
      expect(names).not.to.deep.equal([]);
      for (const [nth, name] of names.entries()) {
        (table as unknown as {record: unknown}).record = {
          ...saved.record,
          options: {...saved.record.options, [name]: 1e308},
        };
        await until(() => reportsIn(page).length > nth, `${name} is not told`);
      }
      expect(codesIn(page)).to.deep.equal(names.map(() => 'options'));
      // Where several act at once the others may have moved meanwhile.
      const {moves} = saved.record;
      expect((await save()).record.moves.slice(0, moves.length), 'what runs goes on').to.deep.equal(moves);
      await playOne(table!);
    });
});

describe('a player function that never answers', () => {
  for (const {tag, seats} of list.filter((game) => sampledTags.includes(game.tag))) {
    if (Math.max(...seats) < 2) continue;
    it(`is replaced by the book player of <${tag}> after a minute, reported once for each of its cards`, async () => {
      // The minute passes at once.
      const head = `${TELLING}<script>{
        const wait = setTimeout;
        window.setTimeout = (act, time, ...more) => wait(act, time === 60_000 ? 0 : time, ...more);
      }</script>${moduleOf(tag)}`;
      const page = await openHostile(head, markup(tag));
      const [table] = await playable(page);
      const asked: unknown[] = [];
      const silent = (view: unknown): Promise<never> => {
        asked.push(view);
        return new Promise(() => undefined);
      };
      Object.assign(table!, {
        seats: ['visitor', silent, 'book', 'book', 'book'].slice(0, Math.max(...seats)),
      });
      // Where several act at once an opponent may be thinking already: a move of the visitor's would ask him anew.
      await until(() => asked.length || !table!.tag('opponent'), 'an opponent thinks for ever');
      for (let moves = 0; !asked.length && moves < 40; moves++) await playOne(table!);
      await until(() => reportsIn(page.window).length === asked.length, 'nothing is said');
      expect(codesIn(page.window)).to.deep.equal(asked.map(() => 'opponent'));
      expect(alertOf(table!)).to.contain('An opponent could not find a card');
      await playOne(table!);
      expect(page.errors).to.deep.equal([]);
    });
  }
});

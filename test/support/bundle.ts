import {expect} from '@open-wc/testing';
import {waitUntil} from '../../packages/table/test-support/wait.js';
import {closePage, openPage} from './page.js';

declare global {
  interface Window {
    /** Another origin that serves the same built files, as a CDN does. */
    readonly elsewhere: string;
  }
}

/** A table of the list of the house. */
export interface ListedTable {
  readonly tag: string;
  /** The languages it speaks, where they are not all. */
  readonly languages?: readonly string[];
}

interface Games {
  readonly languages: readonly string[];
  readonly tables: readonly ListedTable[];
}

/** What a table has beside its single file. */
interface Beside {
  /** Panels that a session can do without. */
  readonly panels: readonly string[];
  /** Tables whose rules, opponents or looks stand there. */
  readonly unusual: readonly string[];
}

interface Weighed {
  readonly needed: readonly string[];
  readonly opponents: readonly string[];
  readonly later: readonly string[];
  readonly courts: readonly string[];
}

/** What a test asks of a table. */
interface Opening extends HTMLElement {
  readonly view: object | null;
  readonly updateComplete: Promise<boolean>;
  readonly game: {moves(view: object): readonly object[]};
  readonly joined: {send(event: {readonly type: string}): void};
  open(panel: string): Promise<void>;
  close(): Promise<void>;
  play(move: object): boolean;
  tag(...names: readonly string[]): boolean;
}

/** How long, in ms, a busy machine may take. */
const PATIENT = {timeout: 10_000};

/** Reads a JSON file below the root of the project. */
export const json = async <T>(path: string): Promise<T> => (await fetch(path)).json() as Promise<T>;

const {tables: listed, languages} = await json<Games>('/packages/quinola/games.json');
const budgets = (await json<{tables: Record<string, Weighed>}>('/build/budgets.json')).tables;
const graph = await json<Record<string, {readonly imports: readonly string[]}>>('/dist/graph.json');

/** The tables of the house. */
export const tables = listed;

const LOOKS = ['theme="night"', 'level="master"'];
const PANELS = ['settings', 'keys', 'rules', 'record'];

const BESIDE: Readonly<Record<string, Beside>> = {
  'whist-table': {panels: [...PANELS, 'replay'], unusual: [...LOOKS, 'rules="warsaw"', 'etiquette="strict"']},
  'patience-table': {panels: PANELS, unusual: ['theme="night" game="clock"']},
  'tarok-table': {panels: [...PANELS, 'replay'], unusual: [...LOOKS, 'players="2"']},
  'tarok-ombre-table': {panels: [...PANELS, 'replay'], unusual: [...LOOKS, 'manner="new"']},
};

/** Nothing but scripts from the page's own origin and one other; no text ever becomes script or markup unseen. */
const strictPolicy = (origin: string) =>
  `default-src 'none'; script-src ${location.origin} ${origin}; require-trusted-types-for 'script'; trusted-types lit-html quinola`;

/** `https://…/whist-worker-ab12cd34.js` is the chunk `whist-worker`. */
const chunkOf = (address: string) => address.replace(/^.*\/|\?.*$/g, '').replace(/(-[\w-]{8})?\.js$/, '');

/** Chunks with all that they import at once. */
function closure(chunks: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (chunk: string): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    const file = Object.keys(graph).find((name) => chunkOf(name) === chunk);
    if (file) graph[file]!.imports.forEach((name) => add(chunkOf(name)));
  };
  chunks.forEach(add);
  return found;
}

const bodyOf = (tag: string, attributes = ''): string =>
  `<${tag} seed="bundles" pace="none" ${attributes}></${tag}>`;
const splitOf = (tag: string, origin: string): string =>
  `<script type="module" src="${origin}/dist/cdn/${tag}.js"></script>`;
const standaloneOf = (tag: string, origin: string): string =>
  `<script src="${origin}/dist/cdn/standalone/${tag}.js"></script>`;

/**
 * Holds that the built files of a table can be played, in every form, in a bare page, a strict one, and a sandbox, where they come
 * from another origin than the page: the gallery and the examples have them from their own.
 */
export function canBePlayed(tag: string): void {
  const origin = window.elsewhere;
  const body = bodyOf(tag);
  const forms: [name: string, head: string][] = [
    ['in modules', splitOf(tag, origin)],
    ['by the loader', `<script type="module" src="${origin}/dist/cdn/quinola.js"></script>`],
    ['as one classic script', standaloneOf(tag, origin)],
  ];

  describe(`the built <${tag}> from a CDN`, () => {
    afterEach(closePage);

    for (const [name, head] of forms) {
      it(`can be played in a bare page ${name}`, async () => {
        const {troubles} = await openPage({tag, head, body});
        expect(troubles).to.deep.equal([]);
      });

      it(`can be played ${name} under a strict policy with Trusted Types`, async () => {
        const {troubles, refused} = await openPage({tag, policy: strictPolicy(origin), head, body});
        expect(troubles).to.deep.equal([]);
        // A worker is tried and done without: the page can't be asked beforehand.
        expect(refused.filter((what) => !what.startsWith('worker-src'))).to.deep.equal([]);
      });

      it(`can be played ${name} in a sandboxed frame without storage`, async () => {
        const {troubles} = await openPage({tag, head, body, sandbox: 'allow-scripts'});
        expect(troubles).to.deep.equal([]);
      });
    }

    it('can be played where a blog adds a version to the script, and where both forms meet', async () => {
      for (const head of [
        splitOf(tag, origin).replace('.js', '.js?ver=1'),
        standaloneOf(tag, origin) + splitOf(tag, origin),
      ]) {
        const {troubles} = await openPage({tag, head, body});
        expect(troubles).to.deep.equal([]);
      }
    });
  });
}

/** Holds what the built files of a table fetch, and what its single file can do with and without what stands beside it. */
export function fetchesNoMore(tag: string): void {
  const origin = window.elsewhere;
  const cdn = `${origin}/dist/cdn`;
  const body = bodyOf(tag);
  const split = splitOf(tag, origin);
  const standalone = standaloneOf(tag, origin);
  const {panels, unusual} = BESIDE[tag]!;
  const [english, ...spoken] = tables.find((table) => table.tag === tag)!.languages ?? languages;

  describe(`the built <${tag}>`, () => {
    afterEach(closePage);

    it('has fetched nothing but what the budgets weigh when the first card can be played', async () => {
      const {needed, opponents, later, courts} = budgets[tag]!;
      const weighed = closure([tag, ...needed, ...opponents, ...later, ...courts]);
      const {scripts} = await openPage({tag, head: split, body});
      const fetched = scripts.filter((script) => script.startsWith(cdn)).map(chunkOf);
      expect(fetched).to.include(tag);
      expect(fetched.filter((chunk) => !weighed.has(chunk))).to.deep.equal([]);
    });

    it('fetches nothing more as one classic script in English', async () => {
      const {scripts} = await openPage({tag, head: standalone, body, lang: english!});
      expect(
        scripts.filter((script) => script.startsWith(origin) && !script.includes('/test/')),
      ).to.deep.equal([`${cdn}/standalone/${tag}.js`]);
    });

    spoken.forEach((lang, nth) => {
      // Every language in every form is for the long run: a form asks for all languages alike.
      const forms = {'in modules': split, 'as one classic script': standalone};
      for (const [form, head] of Object.entries(forms).filter((_, of) => window.long || of === nth % 2)) {
        it(`can be played in a page in ${lang}, ${form}`, async () => {
          const {troubles} = await openPage({tag, head, body, lang});
          expect(troubles).to.deep.equal([]);
        });
      }
    });

    it('has beside the single script what a session can do without', async () => {
      const {frame, troubles} = await openPage({tag, policy: strictPolicy(origin), head: standalone, body});
      const table = frame.contentDocument!.querySelector<Opening>(tag)!;
      for (const panel of panels) {
        await table.open(panel);
        expect(table.shadowRoot!.querySelector('.cover'), panel).not.to.equal(null);
        await table.close();
      }
      expect(troubles).to.deep.equal([]);
    });

    for (const attributes of unusual) {
      it(`has beside the single script what ${attributes} needs, in a strict page that is a sandbox`, async () => {
        const {troubles} = await openPage({
          tag,
          policy: strictPolicy(origin),
          sandbox: 'allow-scripts',
          head: standalone,
          body: bodyOf(tag, attributes),
        });
        expect(troubles).to.deep.equal([]);
      });
    }

    it('speaks English where its words are lacking, and is whole: panels, events, and the way past the sheet of a deal', async () => {
      const text = await (await fetch(`${cdn}/standalone/${tag}.js`)).blob();
      const alone = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
      const {frame, troubles} = await openPage({
        tag,
        head: `<script src="${alone}"></script>`,
        body,
        lang: 'de',
      });
      URL.revokeObjectURL(alone);
      const table = frame.contentDocument!.querySelector<Opening>(tag)!;
      const shown = (what: string): HTMLElement | null => table.shadowRoot!.querySelector<HTMLElement>(what);
      await table.open('menu');
      expect(shown('.sheet')).not.to.equal(null);
      await table.close();
      expect(shown('.q')!.lang).to.equal('en');
      expect(shown('[role=alert]')!.textContent).to.contain('could not be fetched');
      let moves = 0;
      table.addEventListener('quinola-move', () => moves++);
      await waitUntil(() => table.tag('visitor'), 'the visitor is not waited for', PATIENT);
      table.play(table.game.moves(table.view!)[0]!);
      await waitUntil(() => moves, 'no move is told', PATIENT);
      // A patience has no sheet between its deals.
      if (tag !== 'patience-table') {
        table.joined.send({type: 'FINISH_DEAL'});
        await waitUntil(() => table.tag('sheet') && shown('.sheet .first'), 'no sheet is laid', PATIENT);
        // A game may lay several.
        await waitUntil(
          () => {
            shown('.sheet .first')?.click();
            return !table.tag('sheet');
          },
          'a sheet stays',
          PATIENT,
        );
      }
      expect(troubles).to.deep.equal([]);
    });

    it('can be played where nothing stands beside the single script', async () => {
      const text = await (await fetch(`${cdn}/standalone/${tag}.js`)).blob();
      const alone = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
      for (const attributes of ['', ...unusual]) {
        const {troubles} = await openPage({
          tag,
          head: `<script src="${alone}"></script>`,
          body: bodyOf(tag, `lang="de" ${attributes}`),
        });
        expect(troubles, attributes).to.deep.equal([]);
      }
      URL.revokeObjectURL(alone);
    });
  });
}

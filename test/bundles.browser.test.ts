import {expect} from '@open-wc/testing';
import {closePage, openPage} from './support/page.js';

declare global {
  interface Window {
    /** Another origin that serves the same built files, as a CDN does. */
    readonly elsewhere: string;
  }
}

interface Games {
  readonly languages: readonly string[];
  readonly tables: readonly {readonly tag: string}[];
}

/** What a test asks of a table. */
interface Opening extends HTMLElement {
  open(panel: string): Promise<void>;
  close(): Promise<void>;
}

/** Panels that a session can do without: they stand beside the single file. */
const BESIDE = ['settings', 'keys', 'rules', 'replay', 'record'];

/** Tables whose rules or opponents stand there. */
const UNUSUAL = ['rules="warsaw"', 'etiquette="strict"', 'level="master"', 'theme="night"'];

interface Weighed {
  readonly needed: readonly string[];
  readonly opponents: readonly string[];
  readonly later: readonly string[];
  readonly courts: readonly string[];
}

const json = async <T>(path: string): Promise<T> => (await fetch(path)).json() as Promise<T>;
const {tables, languages} = await json<Games>('/packages/quinola/games.json');
const budgets = (await json<{tables: Record<string, Weighed>}>('/build/budgets.json')).tables;
const graph = await json<Record<string, {readonly imports: readonly string[]}>>('/dist/graph.json');

const ORIGINS: [name: string, origin: string][] = [['its own origin', location.origin], ['a CDN', window.elsewhere]];

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

afterEach(closePage);

// What it means to play is told of whist alone as yet.
for (const {tag} of tables.filter((table) => table.tag === 'whist-table')) {
  const body = `<${tag} seed="bundles" pace="none"></${tag}>`;

  for (const [from, origin] of ORIGINS) {
    const cdn = `${origin}/dist/cdn`;
    const split = `<script type="module" src="${cdn}/${tag}.js"></script>`;
    const standalone = `<script src="${cdn}/standalone/${tag}.js"></script>`;
    const forms: [name: string, head: string][] = [
      ['in modules', split],
      ['by the loader', `<script type="module" src="${cdn}/quinola.js"></script>`],
      ['as one classic script', standalone],
    ];

    describe(`the built <${tag}> from ${from}`, () => {
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
        for (const head of [`<script type="module" src="${cdn}/${tag}.js?ver=1"></script>`, standalone + split]) {
          const {troubles} = await openPage({tag, head, body});
          expect(troubles).to.deep.equal([]);
        }
      });

      for (const lang of languages) {
        it(`can be played in a page in ${lang}, in modules and as one classic script`, async () => {
          for (const head of [split, standalone]) {
            const {troubles} = await openPage({tag, head, body, lang});
            expect(troubles).to.deep.equal([]);
          }
        });
      }

      it('has fetched nothing but what the budgets weigh when the first card can be played', async () => {
        const {needed, opponents, later, courts} = budgets[tag]!;
        const weighed = closure([tag, ...needed, ...opponents, ...later, ...courts]);
        const {scripts} = await openPage({tag, head: split, body});
        const fetched = scripts.filter((script) => script.startsWith(cdn)).map(chunkOf);
        expect(fetched).to.include(tag);
        expect(fetched.filter((chunk) => !weighed.has(chunk))).to.deep.equal([]);
      });

      it('has beside the single script what a session can do without', async () => {
        for (const policy of [undefined, strictPolicy(origin)]) {
          const {frame, troubles} = await openPage({tag, ...(policy && {policy}), head: standalone, body});
          const table = frame.contentDocument!.querySelector<Opening>(tag)!;
          for (const panel of BESIDE) {
            await table.open(panel);
            expect(table.shadowRoot!.querySelector('.cover'), panel).not.to.equal(null);
            await table.close();
          }
          expect(troubles).to.deep.equal([]);
        }
        for (const attribute of UNUSUAL) {
          const unusual = `<${tag} seed="bundles" pace="none" ${attribute}></${tag}>`;
          for (const page of [{head: standalone}, {head: standalone, policy: strictPolicy(origin)}, {head: standalone, sandbox: 'allow-scripts'}]) {
            const {troubles} = await openPage({tag, body: unusual, ...page});
            expect(troubles, attribute).to.deep.equal([]);
          }
        }
      });

      it('can be played where nothing stands beside the single script', async () => {
        const text = await (await fetch(`${cdn}/standalone/${tag}.js`)).blob();
        const alone = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
        for (const attribute of ['', ...UNUSUAL]) {
          const {troubles} = await openPage({
            tag, head: `<script src="${alone}"></script>`, body: `<${tag} seed="bundles" pace="none" lang="de" ${attribute}></${tag}>`,
          });
          expect(troubles, attribute).to.deep.equal([]);
        }
        URL.revokeObjectURL(alone);
      });

      it('fetches nothing more as one classic script in English', async () => {
        const {scripts} = await openPage({tag, head: standalone, body});
        expect(scripts.filter((script) => script.startsWith(origin) && !script.includes('/test/')))
          .to.deep.equal([`${cdn}/standalone/${tag}.js`]);
      });
    });
  }
}

interface Manifest {
  readonly modules: readonly {readonly declarations: readonly {readonly tagName: string; readonly attributes: readonly {readonly name: string}[]}[]}[];
}

describe('the manifest of the elements', () => {
  for (const {tag} of tables) {
    it(`names every attribute that <${tag}> observes`, async () => {
      const {modules} = await json<Manifest>('/dist/custom-elements.json');
      const {attributes} = modules.flatMap(({declarations}) => declarations).find(({tagName}) => tagName === tag)!;
      await import(`${location.origin}/dist/cdn/${tag}.js`);
      const {observedAttributes} = customElements.get(tag) as CustomElementConstructor & {observedAttributes: string[]};
      expect(attributes.map(({name}) => name)).to.have.members(observedAttributes);
    });
  }
});

describe('the hashes for pages that pin a version', () => {
  it('are those of the files', async () => {
    const integrity = await json<Record<string, string>>('/dist/cdn/integrity.json');
    const files = Object.entries(integrity);
    expect(files.map(([file]) => file)).to.include.members(tables.map(({tag}) => `standalone/${tag}.js`));
    for (const [file, expected] of files) {
      const bytes = await (await fetch(`/dist/cdn/${file}`)).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
      expect(`sha384-${btoa(String.fromCharCode(...digest))}`, file).to.equal(expected);
    }
  });
});

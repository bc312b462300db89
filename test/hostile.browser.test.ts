import {expect} from '@open-wc/testing';
import {until} from '@quinola/testing/wait.js';
import {close, openHostile, playable, playOne, type HostTable} from '@quinola/testing/built/hostile.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

const CDN = `${location.origin}/dist/cdn`;
const TAGS = sampledTags;

const tag = (name: string, more = ''): string =>
  `<${name} seed="hostile" pace="none" ${more}><p>Here lies the ${name}.</p></${name}>`;
/** One page with all these tables is shared by the tests. */
const ALL = TAGS.map((name) => tag(name)).join('');
const modules = (cdn = CDN, more = ''): string =>
  TAGS.map((name) => `<script type="module" src="${cdn}/${name}.js" ${more}></script>`).join('');
const loader = (cdn = CDN, more = ''): string =>
  `<script type="module" src="${cdn}/quinola.js" ${more}></script>`;
const singles = (cdn = CDN, more = ''): string =>
  TAGS.map((name) => `<script src="${cdn}/standalone/${name}.js" ${more} defer></script>`).join('');
const policy = (text: string): string => `<meta http-equiv="Content-Security-Policy" content="${text}">`;

/** A page that allows no workers: the table tries one and works without it, because it cannot ask for the policy beforehand. */
const NO_WORKERS = policy("worker-src 'none'");

afterEach(() => {
  close();
  localStorage.clear(); // each page starts new matches
});

/** A script that replaces what workers do with their questions. */
const WORKER = (act: string): string => `const hung = {}; window.Worker = class extends Worker {
  constructor(url, options) { super(url, options); this.from = url; } postMessage(message) { ${act}; } };`;

/** What hangs: the first worker of the page; in the long run the first of each script, which takes longer. */
const HANGS = window.long ? 'hung[this.from]' : 'hung.first';

describe('every table, in a page with', () => {
  const here = location.origin;
  const PAGES: readonly [name: string, head: string][] = [
    ['nothing allowed but scripts of its site', policy(`default-src 'none'; script-src ${here}`) + modules()],
    [
      'nothing allowed but scripts of its site, as single files',
      policy(`default-src 'none'; script-src ${here}`) + singles(),
    ],
    [
      'scripts allowed by a nonce and by those it has let in',
      policy("default-src 'none'; script-src 'nonce-only' 'strict-dynamic'") + loader(CDN, 'nonce="only"'),
    ],
    [
      'scripts allowed by a nonce, as single files',
      policy("default-src 'none'; script-src 'nonce-only' 'strict-dynamic'") + singles(CDN, 'nonce="only"'),
    ],
    [
      'Trusted Types',
      policy(
        `default-src 'none'; script-src ${here}; require-trusted-types-for 'script'; trusted-types lit-html quinola`,
      ) + modules(),
    ],
    [
      'Trusted Types, as single files that each bring their own Lit',
      policy(
        `default-src 'none'; script-src ${here}; require-trusted-types-for 'script'; trusted-types lit-html quinola 'allow-duplicates'`,
      ) + singles(),
    ],
    ['scripts from elsewhere', loader(`${window.elsewhere}/dist/cdn`)],
    ['single files from elsewhere', singles(`${window.elsewhere}/dist/cdn`, 'crossorigin="anonymous"')],
    ['workers refused', NO_WORKERS + modules()],
    ['no workers at all', `<script>delete window.Worker</script>${modules()}`],
    [
      'workers that die of every question',
      `<script>${WORKER("this.dispatchEvent(new ErrorEvent('error'))")}</script>${modules()}`,
    ],
    [
      'a worker that hangs',
      `<script>${WORKER(`if (${HANGS}) super.postMessage(message); else ${HANGS} = true`)}</script>${modules()}`,
    ],
    [
      'storage that throws',
      `<script>Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});</script>${modules()}`,
    ],
  ];

  for (const [name, head] of PAGES) {
    it(`${name}, can be played`, async () => {
      const page = await openHostile(head, ALL.replaceAll('pace="none"', 'pace="none" persist="hostile"'));
      const all = await playable(page);
      expect(all.map(({localName}) => localName)).to.deep.equal(TAGS);
      for (const table of all) await playOne(table);
      expect(page.errors).to.deep.equal([]);
      expect(
        page.refused.filter((what) => !head.startsWith(NO_WORKERS) || !what.startsWith('worker-src')),
      ).to.deep.equal([]);
    });
  }
});

describe('every table', () => {
  it('may be removed while it deals, thinks or plays', async () => {
    const page = await openHostile(modules(), '<div></div>');
    await Promise.all(TAGS.map((name) => page.window.customElements.whenDefined(name)));
    for (const name of TAGS) {
      for (const wait of [0, 1, 3]) {
        const table = page.document.createElement(name);
        table.setAttribute('autoplay', '');
        table.setAttribute('pace', 'quick');
        page.document.body.append(table);
        if (wait)
          await until(
            () => (table as HostTable).context && (table as HostTable).context!.count >= wait,
            `${name} does not play`,
          );
        table.remove();
      }
    }
    // Pending browser events about them have been handled.
    await new Promise((go) => page.window.requestAnimationFrame(() => page.window.requestAnimationFrame(go)));
    expect(page.errors).to.deep.equal([]);
  });
});

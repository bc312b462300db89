import {expect} from '@open-wc/testing';
import {emulateMedia, executeServerCommand} from '@web/test-runner-commands';
import {waitUntil} from '../packages/table/test-support/wait.js';
import {close, openHostile, playable, playOne, type HostilePage, type HostTable} from './support/hostile.js';

const CDN = `${location.origin}/dist/cdn`;
const {tables} = (await (await fetch('/packages/quinola/games.json')).json()) as {
  readonly tables: readonly {readonly tag: string}[];
};
const TAGS = tables.map(({tag}) => tag);

const tag = (name: string, more = ''): string =>
  `<${name} seed="hostile" pace="none" ${more}><p>Here lies the ${name}.</p></${name}>`;
/** One page with every table serves a test. */
const ALL = TAGS.map((name) => tag(name)).join('');
const modules = (cdn = CDN, more = ''): string =>
  TAGS.map((name) => `<script type="module" src="${cdn}/${name}.js" ${more}></script>`).join('');
const loader = (cdn = CDN, more = ''): string =>
  `<script type="module" src="${cdn}/quinola.js" ${more}></script>`;
const singles = (cdn = CDN, more = ''): string =>
  TAGS.map((name) => `<script src="${cdn}/standalone/${name}.js" ${more} defer></script>`).join('');
const policy = (text: string): string => `<meta http-equiv="Content-Security-Policy" content="${text}">`;

/** A page that allows no worker at all: one is tried and done without, for the page can't be asked beforehand. */
const NO_WORKERS = policy("worker-src 'none'");

/** What Safari had not before 16.4 nor Firefox before 101: with the language of the built files, but no style sheets made by script. */
const OLD = `<script>
  delete Document.prototype.adoptedStyleSheets;
  window.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor'); } };
</script>`;

/** A page that was kept whole: the moves of each match when it was left and when it was found again. */
interface Kept {
  readonly persisted: string;
  readonly workers: number;
  readonly left: readonly number[];
  readonly found: readonly number[];
  readonly troubles: readonly string[];
}

afterEach(() => {
  close();
  localStorage.clear(); // each page begins its matches anew
});

/** A script that lets every worker do something else with the questions that it is sent. */
const WORKER = (act: string): string => `const hung = {}; window.Worker = class extends Worker {
  constructor(url, options) { super(url, options); this.from = url; } postMessage(message) { ${act}; } };`;

/** What hangs: the first worker of the page; in the long run the first of each script, which takes its time. */
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
      expect(page.troubles).to.deep.equal([]);
      expect(
        page.refused.filter((what) => !head.startsWith(NO_WORKERS) || !what.startsWith('worker-src')),
      ).to.deep.equal([]);
    });
  }

  const expectSentences = (page: HostilePage): void => {
    for (const table of page.document.querySelectorAll<HTMLElement>(TAGS.join())) {
      expect(page.window.getComputedStyle(table.firstElementChild!).display).to.equal('block');
      expect(table.innerText).to.equal(`Here lies the ${table.localName}.`);
      expect(table.firstElementChild!.getBoundingClientRect().height).to.be.above(0);
    }
  };

  it('its script blocked, leaves what the page has put between the tags', async () => {
    expectSentences(await openHostile(policy("script-src 'none'") + modules() + loader(), ALL));
  });

  for (const [name, scripts] of [
    ['modules', modules()],
    ['single files', singles()],
    ['tables by the loader', loader()],
  ] as const) {
    it(`${name} in a browser too old for them, leaves what the page has put between the tags`, async () => {
      const page = await openHostile(OLD + scripts, ALL);
      expectSentences(page);
      expect(page.troubles).to.deep.equal([]);
    });
  }
});

/** What can be seen of an element's own looks. */
function looks(node: Element, {window: view}: {window: Window}): string {
  const {width, height} = node.getBoundingClientRect();
  const {
    color,
    fontSize,
    fontFamily,
    fontWeight,
    lineHeight,
    letterSpacing,
    textTransform,
    textAlign,
    textShadow,
    display,
    marginTop,
    paddingLeft,
  } = view.getComputedStyle(node);
  return [
    `${node.localName}.${node.getAttribute('class')}`,
    Math.round(width),
    Math.round(height),
    color,
    fontSize,
    fontFamily,
    fontWeight,
    lineHeight,
    letterSpacing,
    textTransform,
    textAlign,
    textShadow,
    display,
    marginTop,
    paddingLeft,
  ].join(' ');
}

describe('the looks of every table', () => {
  it('are their own, whatever the page does to all that is on it', async () => {
    const width =
      'style="width: 900px !important; max-width: none !important; float: none !important; display: block !important"';
    const shown = async (head: string): Promise<string[][]> => {
      localStorage.clear();
      const page = await openHostile(
        head + modules(),
        `<main class="entry-content">${TAGS.map((name) => `<div ${width}>${tag(name)}</div>`).join('')}</main>`,
      );
      const all = await playable(page);
      expect(page.document.styleSheets.length, head).to.equal(1);
      for (const table of all) await table.open('settings');
      return all.map((table) =>
        [
          ...table.shadowRoot!.querySelectorAll(
            '.q, .q :is(.room, .title, .button, .card, .plate, .tally, .pile, .sheet, p, label, select)',
          ),
        ].map((node) => looks(node, page)),
      );
    };
    const plain = await shown('<style>body { margin: 0 }</style>');
    for (const path of ['/test/support/resets.css', '/node_modules/bootstrap/dist/css/bootstrap.min.css']) {
      const hostile = await shown(`<link rel="stylesheet" href="${path}">`);
      plain.forEach((table, i) => expect(hostile[i], `${TAGS[i]!} with ${path}`).to.deep.equal(table));
    }
    expect(plain.flat().length).to.be.above(100);
  });
});

describe('two versions of every table on one page', () => {
  it('say so once, and the first one plays', async () => {
    const old = await Promise.all(
      TAGS.map(async (name) => {
        const text = await (await fetch(`${CDN}/standalone/${name}.js`)).text();
        expect(text).to.contain('"0.1.0"');
        return URL.createObjectURL(
          new Blob([text.replaceAll('"0.1.0"', '"0.0.9"')], {type: 'text/javascript'}),
        );
      }),
    );
    const page = await openHostile(
      old.map((url) => `<script src="${url}"></script>`).join('') + modules(),
      ALL,
    );
    for (const table of await playable(page)) await playOne(table);
    await waitUntil(() => page.troubles.length >= TAGS.length, 'nothing is said', {timeout: 10_000});
    const told = TAGS.map(
      (name) =>
        page.troubles.filter((trouble) =>
          trouble.includes(`<${name}> 0.0.9 is already defined; version 0.1.0 is not used`),
        ).length,
    );
    expect(told).to.deep.equal(TAGS.map(() => 1));
    expect(page.troubles.length).to.equal(TAGS.length);
    for (const url of old) URL.revokeObjectURL(url);
  });
});

describe('every table', () => {
  it('keeps its match when it is moved, and goes on when it comes back; a copy is a table of its own', async () => {
    const page = await openHostile(modules(), `<div id="one">${ALL}</div><div id="other"></div>`);
    const all = await playable(page);
    const other = page.document.getElementById('other')!;
    for (const table of all) {
      await playOne(table);
      const {seed, moves} = table.record ?? {moves: []};
      other.append(table);
      expect(table.record!.moves, table.localName).to.deep.equal(moves);
      const copy = table.cloneNode(true) as HostTable;
      other.append(copy);
      table.remove();
      await waitUntil(
        () => copy.view && copy.service && copy.tag('visitor', 'sheet', 'over'),
        `no copy of ${table.localName}`,
        {timeout: 10_000},
      );
      await playOne(copy);
      page.document.getElementById('one')!.append(table);
      await waitUntil(() => table.tag('visitor', 'sheet', 'over'), `${table.localName} does not come back`, {
        timeout: 10_000,
      });
      expect(table.record!.moves.slice(0, moves.length), table.localName).to.deep.equal(moves);
      expect(table.record!.seed).to.equal(seed);
      await playOne(table);
    }
    expect(page.troubles).to.deep.equal([]);
  });

  it('is played on in a page that the browser has kept whole, when the visitor comes back to it', async () => {
    const {persisted, workers, left, found, troubles} = await executeServerCommand<Kept, readonly string[]>(
      'go-back',
      TAGS,
    );
    expect([persisted, troubles]).to.deep.equal(['true', []]);
    expect(workers).to.be.above(0);
    expect(left.length).to.equal(TAGS.length);
    expect(found).to.deep.equal(left);
  });

  it('may be taken away while it deals, thinks or plays', async () => {
    const page = await openHostile(modules(), '<div></div>');
    await Promise.all(TAGS.map((name) => page.window.customElements.whenDefined(name)));
    for (const name of TAGS) {
      for (const wait of [0, 1, 3]) {
        const table = page.document.createElement(name);
        table.setAttribute('autoplay', '');
        table.setAttribute('pace', 'quick');
        page.document.body.append(table);
        if (wait)
          await waitUntil(
            () => (table as HostTable).context && (table as HostTable).context!.count >= wait,
            `${name} does not play`,
            {timeout: 10_000},
          );
        table.remove();
      }
    }
    // What the browser still had to say to them has been said.
    await new Promise((go) => page.window.requestAnimationFrame(() => page.window.requestAnimationFrame(go)));
    expect(page.troubles).to.deep.equal([]);
  });

  it('prints what lies on it, without felt and buttons', async () => {
    const page = await openHostile(modules(), ALL);
    const all = await playable(page);
    await emulateMedia({media: 'print'});
    for (const table of all) {
      const shown = (selector: string): boolean =>
        [...table.shadowRoot!.querySelectorAll<HTMLElement>(selector)].some((node) => node.offsetWidth > 0);
      expect(shown('.tools, .menu, .button'), table.localName).to.equal(false);
      expect(page.window.getComputedStyle(table.shadowRoot!.querySelector('.q')!).backgroundImage).to.equal(
        'none',
      );
      expect(shown('.card'), table.localName).to.equal(true);
    }
    await emulateMedia({media: 'screen'});
  });
});

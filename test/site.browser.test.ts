import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {AxeResults} from 'axe-core';
import {waitUntil} from '../packages/table/test-support/wait.js';

const {games: tables} = (await (await fetch('/packages/quinola/games.json')).json()) as {
  readonly games: readonly {readonly tag: string}[];
};

const {version} = (await (await fetch('/package.json')).json()) as {readonly version: string};

const TABLES = tables.map(({tag}) => tag).join();

/** How long a page may take until its table can be played, in milliseconds. */
const PATIENCE = 8000;

/** The pages of the built site that can be come to from its first one, by their links. */
async function reachable(): Promise<string[]> {
  const site = new URL('/dist/site/', location.href);
  const found = new Set(['index.html']);
  for (const path of found) {
    const page = new DOMParser().parseFromString(
      await (await fetch(new URL(path, site))).text(),
      'text/html',
    );
    for (const link of page.querySelectorAll('a[href]')) {
      const {href, pathname} = new URL(link.getAttribute('href')!, new URL(path, site));
      if (href.startsWith(site.href) && /(\.html|\/)$/.test(pathname))
        found.add(pathname.slice(site.pathname.length).replace(/(^|\/)$/, '$1index.html'));
    }
  }
  return [...found];
}

const PAGES = await reachable();

let frame: HTMLIFrameElement | null = null;

/** Opens a page of the built site in a frame of a width, in px. */
async function open(path: string, width = 1000): Promise<Document> {
  frame = document.createElement('iframe');
  frame.title = path;
  frame.width = `${width}`;
  frame.height = '900';
  frame.src = `/dist/site/${path}`;
  const loaded = new Promise((done) => frame!.addEventListener('load', done, {once: true}));
  document.body.append(frame);
  await loaded;
  return frame.contentDocument!;
}

/** Whether a hand lies on the table, or a patience whose piles have their names: these come after the cards. */
const isDealt = ({shadowRoot}: Element): boolean =>
  Boolean(
    shadowRoot?.querySelector('[part~=hand] [part~=card]') ??
    shadowRoot?.querySelector('.layout .vh')?.textContent,
  );

const dealt = (page: Document): Promise<void> =>
  waitUntil(() => [...page.querySelectorAll(TABLES)].some(isDealt), 'no card was dealt');

/** What axe objects to in a page, which brings axe itself. */
async function objections(page: Document): Promise<string[]> {
  const script = page.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  await new Promise((done) => {
    script.addEventListener('load', done);
    page.head.append(script);
  });
  const {axe} = page.defaultView as unknown as {axe: {run(context: Document): Promise<AxeResults>}};
  const {violations} = await axe.run(page);
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join('; ')}`);
}

afterEach(() => {
  frame?.remove();
  frame = null;
});

/** One page of each kind. */
const KINDS = [
  'index.html',
  'whist.html',
  'tarok.html',
  'tarok-ombre.html',
  'how-whist.html',
  'api-whist-table.html',
  'promises.html',
  'events.html',
];

describe('the gallery', () => {
  it('can be walked through from its first page', () => {
    expect(PAGES).to.include.members([
      ...KINDS,
      'patience-clock.html',
      'changes.html',
      'examples/iframe-sandbox.html',
      'examples/kiosk/index.html',
    ]);
  });

  // Trusted Types let no axe into the page that asks for them. Of pages that are like others every fifth is asked about, the long run asks about all.
  for (const path of PAGES.filter(
    (one, i) => !one.endsWith('strict-csp.html') && (window.long || KINDS.includes(one) || i % 5 === 0),
  )) {
    it(`has nothing in ${path} that axe objects to`, async () => {
      const page = await open(path);
      if (page.querySelector(TABLES)) await dealt(page);
      expect(await objections(page)).to.deep.equal([]);
    });
  }

  for (const path of window.long ? PAGES : KINDS) {
    it(`never scrolls ${path} sideways`, async () => {
      for (const width of [280, 320, 390, 768, 1280]) {
        const page = await open(path, width);
        expect(page.documentElement.scrollWidth, `${width} px`).to.be.at.most(width);
        frame!.remove();
      }
    });

    it(`has no link in ${path} that leads nowhere`, async () => {
      const page = await open(path);
      for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        const {pathname, hash} = new URL(link.href);
        expect((await fetch(pathname)).status, link.href).to.equal(200);
        if (hash && pathname === page.location.pathname)
          expect(page.getElementById(hash.slice(1)), link.href).to.exist;
      }
    });
  }

  it('leaves the whole width of a telephone to the cards, as its examples of a blog do', async () => {
    for (const path of ['whist.html', 'patience-shah.html', 'examples/blog.html', 'examples/patience.html']) {
      for (const width of [320, 390]) {
        const page = await open(path, width);
        await dealt(page);
        const {left, right} = page.querySelector('whist-table, patience-table')!.getBoundingClientRect();
        const {clientWidth, scrollWidth} = page.documentElement;
        expect([left, right, scrollWidth], `${path} at ${width}`).to.deep.equal([
          0,
          clientWidth,
          clientWidth,
        ]);
        frame!.remove();
      }
    }
  }).timeout(8 * PATIENCE);

  it('leaves no place of its pages unfilled', async () => {
    for (const path of ['index.html', 'whist.html', 'how-whist.html', 'api-whist-table.html']) {
      expect(await (await fetch(`/dist/site/${path}`)).text(), path).not.to.match(/<!--|%\w+%|undefined/);
    }
  });

  for (const game of ['whist', 'patience', 'tarok', 'tarok-ombre']) {
    it(`marks in the chart of ${game} where the table on the page is`, async () => {
      const page = await open(`how-${game}.html`);
      await waitUntil(() => page.querySelector('.chart [aria-current]'), 'nothing is marked');
      expect(page.querySelectorAll('.chart [aria-current]').length).to.equal(1);
      expect(page.querySelector<HTMLElement>('.chart [aria-current] .here')!.hidden).to.equal(false);
    });
  }

  for (const tag of ['whist-table', 'patience-table', 'tarok-table', 'tarok-ombre-table']) {
    it(`tells all that <${tag}> understands`, async () => {
      const page = await open(`api-${tag}.html`);
      for (const part of [
        'attributes',
        'properties',
        'methods',
        'events',
        'slots',
        'parts',
        'custom-properties',
      ]) {
        expect(page.querySelectorAll(`[aria-labelledby=${part}] tbody tr`).length, part).to.be.above(0);
      }
    });
  }

  it('gives lines to copy that name the version, at whose address the files stand on any host', async () => {
    for (const {tag} of tables) {
      const page = await open(`${tag.replace(/-table$/, '')}.html`);
      const codes = [...page.querySelectorAll('pre code')].map(({textContent}) => textContent).join('\n');
      const addresses = [...codes.matchAll(/src="([^"]+)"/g)].map(
        ([, address]) => new URL(address!, page.baseURI).href,
      );
      expect(addresses, tag).to.include(`${location.origin}/dist/site/cdn/${version}/${tag}.js`);
      expect(
        addresses.filter((address) => !address.includes(`/cdn/${version}/`)),
        tag,
      ).to.deep.equal([]);
      frame!.remove();
    }
    // The server of the tests has a name of its own for this folder, but not where a letter of it is escaped.
    const folder = `/dist/site/cdn/%${version.charCodeAt(0).toString(16)}${version.slice(1)}/`;
    for (const {tag} of tables) expect((await fetch(`${folder}${tag}.js`)).status, tag).to.equal(200);
  });

  it('sets the options on the table and in the tags to copy', async () => {
    const page = await open('whist.html');
    await dealt(page);
    const choose = (name: string, value: string): void => {
      const field = page.querySelector<HTMLSelectElement>(`[name="${name}"]`)!;
      field.value = value;
      field.dispatchEvent(new Event('change', {bubbles: true}));
    };
    const first = page.getElementById('table')!;
    choose('theme', 'night');
    expect(page.getElementById('table')).to.equal(first);
    expect(first.getAttribute('theme')).to.equal('night');
    choose('rules', 'warsaw');
    const second = page.getElementById('table')!;
    expect(second).not.to.equal(first);
    expect(second.getAttribute('rules')).to.equal('warsaw');
    expect(second.getAttribute('theme')).to.equal('night');
    expect(page.getElementById('code')!.textContent).to.contain(
      '<whist-table rules="warsaw" undo share theme="night"></whist-table>',
    );
    await dealt(page);
  });

  it('keeps the options in its address, so that a link to a deal leads to the same table', async () => {
    const choose = (page: Document, name: string, value: string): void => {
      const field = page.querySelector<HTMLSelectElement>(`[name="${name}"]`)!;
      field.value = value;
      field.dispatchEvent(new Event('change', {bubbles: true}));
    };
    const whist = await open('whist.html?seed=abc&from=here');
    expect(whist.location.search).to.equal('?seed=abc&from=here');
    for (const [name, value] of [
      ['table', 'dummy'],
      ['theme', 'night'],
      ['undo', ''],
      ['theme', ''],
    ] as const)
      choose(whist, name, value);
    const {search} = whist.location;
    expect(search).to.equal('?seed=abc&from=here&table=dummy&undo=');
    frame!.remove();
    const again = (await open(`whist.html${search}`)).getElementById('table')!;
    expect(['seed', 'table', 'undo', 'share'].map((name) => again.getAttribute(name))).to.deep.equal([
      'abc',
      'dummy',
      null,
      '',
    ]);
    frame!.remove();

    const patience = await open('patience-clock.html');
    const [one] = patience.querySelectorAll<HTMLSelectElement>('[name^="option-"]');
    const {value} = one!.options[1]!;
    choose(patience, one!.name, value);
    const {href} = patience.location;
    expect(new URL(href).searchParams.get(one!.name)).to.equal(value);
    frame!.remove();
    const laid = await open(`patience-clock.html${new URL(href).search}`);
    expect(laid.getElementById('table')!.getAttribute('options')).to.equal(value);
    expect(laid.querySelector<HTMLSelectElement>(`[name="${one!.name}"]`)!.value).to.equal(value);
  });

  it('offers no pair of options that the books exclude', async () => {
    const page = await open('whist.html?rules=warsaw');
    const isOff = (name: string): boolean =>
      page.querySelector<HTMLSelectElement>(`[name="${name}"]`)!.disabled;
    expect(
      ['table', 'honours', 'preference', 'loser-honours-count', 'lady', 'throw-over', 'accidents'].filter(
        (name) => !isOff(name),
      ),
    ).to.deep.equal([]);
    expect(['game-levels', 'middle-tie', 'rubbers'].filter(isOff)).to.deep.equal([]);
  });
});

describe('the examples', () => {
  for (const path of [
    'blog.html',
    'patience.html',
    'museum.html',
    'strict-csp.html',
    'frame.html',
    'standalone.html',
  ]) {
    it(`deal in ${path}`, async () => {
      await dealt(await open(`examples/${path}`));
    });
  }

  it('speak two languages in one page', async () => {
    const page = await open('examples/museum.html');
    const [german, polish] = page.querySelectorAll('whist-table');
    await waitUntil(() => german!.shadowRoot?.textContent.includes('Whist'), 'no German table');
    polish!.scrollIntoView();
    await waitUntil(() => polish!.shadowRoot?.textContent.includes('Wist'), 'no Polish table');
  });

  it('show a table in a sandboxed frame, which has no origin', async () => {
    const page = await open('examples/iframe-sandbox.html');
    page.querySelector('iframe')!.scrollIntoView();
    const seen = await executeServerCommand('look-within', 'examples/frame.html');
    expect(seen).to.deep.equal({cards: 13, origin: 'null'});
  });

  it('show a table in a frame, which tells its page how high it is', async () => {
    const page = await open('examples/iframe.html');
    const table = page.querySelector('iframe')!;
    expect([table.loading, table.getAttribute('sandbox')]).to.deep.equal(['lazy', 'allow-scripts']);
    const told = new Promise<{height: number; table: string}>((done) =>
      page.defaultView!.addEventListener('message', ({source, data}) => {
        if (source === table.contentWindow && data.quinola === 'height') done(data);
      }),
    );
    table.scrollIntoView();
    const {height, table: tag} = await told;
    expect(tag).to.equal('whist-table');
    expect(height).to.be.above(300);
    await waitUntil(() => table.clientHeight === height, 'the frame keeps its height');
  });
});

/** A table as a page's own script knows it. */
interface Hosted extends HTMLElement {
  readonly view: {readonly hand: readonly string[]} | null;
  readonly service: object | null;
  tag(name: string): boolean;
}

async function seated(page: Document): Promise<Hosted> {
  const table = page.querySelector<Hosted>('whist-table')!;
  await dealt(page);
  await waitUntil(() => table.service && table.tag('visitor'), 'nobody is waited for');
  return table;
}

describe('the examples for hosts', () => {
  it('play a table by buttons of the page, which can hold a move back', async () => {
    const page = await open('examples/buttons.html');
    const table = await seated(page);
    table.setAttribute('pace', 'none');
    const cards = (): HTMLButtonElement[] => [...page.querySelectorAll<HTMLButtonElement>('#cards button')];
    await waitUntil(() => cards().length === 13, 'no buttons');
    expect(cards().map((button) => button.textContent)).to.have.members([...table.view!.hand]);
    const ace = cards().find((button) => button.textContent.startsWith('A'))!;
    page.querySelector<HTMLInputElement>('#guard')!.click();
    ace.click();
    const said = page.getElementById('said')!;
    expect(said.textContent).to.match(/held the ace back|may not be played/);
    expect(table.view!.hand.length).to.equal(13);
    page.querySelector<HTMLInputElement>('#guard')!.click();
    for (const button of cards()) if (table.view!.hand.length === 13) button.click();
    await waitUntil(
      () => table.view!.hand.length < 13 && cards().length === table.view!.hand.length,
      'no card was played',
    );
    page.querySelector<HTMLButtonElement>('#undo')!.click();
    await waitUntil(() => cards().length === 13, 'nothing was taken back');
  });

  it('keep the results that a table tells', async () => {
    const page = await open('examples/results.html');
    const table = (await seated(page)) as Hosted & {seats: unknown; play(move: object): boolean};
    table.setAttribute('pace', 'none');
    table.seats = ['book', 'book', 'book', 'book'];
    await waitUntil(() => page.querySelector('#results tr'), 'nothing was marked', {timeout: PATIENCE * 2});
    expect(page.querySelector('#results tr')!.textContent).to.contain('deal-scored');
    // Whoever is sure of the rest may lay his cards down: not every deal is played to its thirteenth trick.
    expect(Number(page.querySelector<HTMLOutputElement>('#tricks')!.value)).to.be.within(1, 13);
  });
});

describe('the dialogue for the tag', () => {
  for (const {tag} of tables) {
    const path = `${tag.replace(/-table$/, '')}.html`;
    it(`opens from ${path}, with the hash of the build and the address of its files`, async () => {
      const page = await open(path);
      const table = page.querySelector<Hosted>(tag)!;
      await waitUntil(() => table.service && table.view, 'no match has begun');
      const button = page.querySelector<HTMLButtonElement>('[data-take]')!;
      await waitUntil(() => !button.hidden);
      button.click();
      const text = (): string =>
        table.shadowRoot!.querySelector<HTMLTextAreaElement>('.sheet textarea')?.value ?? '';
      await waitUntil(() => /integrity="sha384-[^"]+"/.test(text()), 'no hash');
      expect(text()).to.contain(`src="${location.origin}/dist/site/cdn/${version}/${tag}.js"`);
    });
  }
});

describe('a page that holds nothing but a table', () => {
  it('lays the table that its address asks for, in the language that it names', async () => {
    const page = await open('cdn/embed.html?table=whist-table&rules=warsaw&lang=pl&seed=frame');
    await dealt(page);
    expect(page.documentElement.lang).to.equal('pl');
    expect(page.querySelector('main')!.innerHTML).to.match(
      /^<whist-table rules="warsaw" lang="pl" seed="frame"><p id="coming" lang="en">[^<]+<\/p><\/whist-table>$/,
    );
    // The heading is that of the page around the frame.
    expect(await objections(page)).to.deep.equal(['page-has-heading-one: html']);
  });

  for (const tag of ['patience-table', 'tarok-table', 'tarok-ombre-table']) {
    it(`lays a <${tag}>, and tells the page around it how high that is`, async () => {
      const told = new Promise<{height: number; table: string}>((done) =>
        addEventListener('message', ({source, data}) => {
          if (source === frame?.contentWindow && data.quinola === 'height' && data.height > 300) done(data);
        }),
      );
      const page = await open(`cdn/embed.html?table=${tag}&seed=frame`);
      const table = page.querySelector<Hosted>(tag)!;
      await waitUntil(() => table.service && table.view && table.tag('visitor'), 'nobody is waited for');
      expect((await told).table).to.equal(tag);
    });
  }

  it('says so where its address asks for none of the house', async () => {
    const page = await open('cdn/embed.html?table=script&src=x.js');
    expect(page.body.textContent.trim()).to.equal('There is no such table.');
    expect(page.scripts.length).to.equal(1);
  });

  it('is what oEmbed says of every table', async () => {
    for (const {tag} of tables) {
      const said = (await (await fetch(`/dist/site/cdn/oembed/${tag}.json`)).json()) as Record<
        string,
        unknown
      >;
      expect(said).to.include({version: '1.0', type: 'rich', width: 800, height: 740});
      const holder = document.createElement('template');
      holder.innerHTML = String(said['html']);
      const frame = holder.content.firstElementChild!;
      expect(frame.localName).to.equal('iframe');
      expect(frame.getAttribute('src')).to.match(new RegExp(`embed\\.html\\?table=${tag}$`));
      expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');
    }
  });
});

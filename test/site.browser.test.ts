import {expect} from '@open-wc/testing';
import {list} from '@quinola/testing/registry/list.js';
import {until} from '@quinola/testing/wait.js';
import {sampled} from '@quinola/testing/registry/sampled.js';
import {
  dealt,
  isFromPage,
  LONGEST_WAIT,
  objections,
  open,
  reachable,
  shut,
  TABLES,
  version,
  type Hosted,
} from '@quinola/testing/built/site.js';

const PAGES = await reachable();

/** A game whose pages represent those of all. */
const first = list[0]!;

/** One page of each kind. */
const KINDS = [
  'index.html',
  ...sampled.map(({id}) => `${id}.html`),
  `how-${first.id}.html`,
  `api-${first.tag}.html`,
  'promises.html',
  'versions.html',
  'privacy.html',
  'accessibility.html',
  'events.html',
  'api.html',
  'how-to.html',
  'how-to-record-results.html',
  'embedding.html',
  'authors.html',
  `de/index.html`,
  `ru/${first.id}.html`,
];

afterEach(shut);

describe('the gallery', () => {
  it('can be navigated from its first page', () => {
    expect(PAGES).to.include.members([
      ...KINDS,
      ...list.flatMap(({id, tag}) => [`${id}.html`, `how-${id}.html`, `api-${tag}.html`]),
      'changes.html',
      'examples/iframe-sandbox.html',
      'examples/kiosk/index.html',
    ]);
  });

  // Trusted Types keep axe out of the page that uses them. Of similar pages CI checks about every fifth, the long run about
  // all.
  for (const path of PAGES.filter(
    (one, i) =>
      !one.endsWith('strict-csp.html') && (window.long || KINDS.includes(one) || (window.all && i % 5 === 0)),
  )) {
    it(`has no axe violations in ${path}`, async () => {
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
        shut();
      }
    });

    it(`has no broken links in ${path}`, async () => {
      const page = await open(path);
      for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        const {pathname, hash} = new URL(link.href);
        expect((await fetch(pathname)).status, link.href).to.equal(200);
        if (hash && pathname === page.location.pathname)
          expect(page.getElementById(hash.slice(1)), link.href).to.exist;
      }
    });
  }

  it('leaves the whole width of a telephone to the cards, as its example of a blog does', async () => {
    for (const path of [...sampled.map(({id}) => `${id}.html`), 'examples/blog.html']) {
      for (const width of [320, 390]) {
        const page = await open(path, width);
        await dealt(page);
        const {left, right} = page.querySelector(TABLES)!.getBoundingClientRect();
        const {clientWidth, scrollWidth} = page.documentElement;
        expect([left, right, scrollWidth], `${path} at ${width}`).to.deep.equal([
          0,
          clientWidth,
          clientWidth,
        ]);
        shut();
      }
    }
  }).timeout(2 * (sampled.length + 1) * LONGEST_WAIT);

  it('leaves no placeholder of its pages unfilled', async () => {
    for (const path of KINDS) {
      expect(await (await fetch(`/dist/site/${path}`)).text(), path).not.to.match(
        /<!--|%\w+%|\{\{|undefined/,
      );
    }
  });

  it('exists in every language of its tables, which use that of their page', async () => {
    for (const lang of first.languages) {
      const folder = lang === 'en' ? '' : `${lang}/`;
      const page = await open(`${folder}${first.id}.html`);
      expect(page.documentElement.lang).to.equal(lang);
      const others = [...page.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
      expect(others.map(({hreflang}) => hreflang)).to.deep.equal([...first.languages, 'x-default']);
      for (const {href} of others) expect((await fetch(href)).status, href).to.equal(200);
      const own = page.querySelector<HTMLAnchorElement>('.languages [aria-current]')!;
      expect([own.hreflang, own.href]).to.deep.equal([lang, page.location.href]);
      await dealt(page);
      expect(page.querySelector<Hosted>(TABLES)!.code, lang).to.equal(lang);
      shut();
    }
  }).timeout(6 * LONGEST_WAIT);

  it('plays the lesson that an author writes, and lists its errors by their path', async () => {
    const page = await open('authors.html');
    const text = page.querySelector<HTMLTextAreaElement>('#lesson')!;
    const write = (json: string): void => {
      text.value = json;
      text.dispatchEvent(new Event('input'));
    };
    await until(() => page.querySelector('#preview > *') && text.value);
    const lesson = text.value;
    write(JSON.stringify({...(JSON.parse(lesson) as object), minutes: 'three'}));
    await until(() => page.querySelector('#faults li')?.textContent?.startsWith('minutes: expected'));
    write(lesson);
    await until(() => !page.querySelector('#faults li'));
    await dealt(page);
  });

  it('keeps the chosen options when the language is changed', async () => {
    const page = await open(`${first.id}.html?seed=kept`);
    const german = page.querySelector<HTMLAnchorElement>('.languages [lang=de]')!;
    german.addEventListener('click', (event) => event.preventDefault());
    german.click();
    expect(new URL(german.href).search).to.equal('?seed=kept');
  });

  it('shows a whole table in the first screen of its first page', async () => {
    for (const width of [390, 1280]) {
      const page = await open('index.html', width);
      await dealt(page);
      const {top, bottom} = page.querySelector(TABLES)!.getBoundingClientRect();
      expect(top).to.be.below(110);
      expect(bottom).to.be.at.most(page.defaultView!.innerHeight);
      shut();
    }
  }).timeout(3 * LONGEST_WAIT);

  for (const {id: game} of sampled) {
    it(`highlights the state of the table on the page in the chart of ${game}`, async () => {
      const page = await open(`how-${game}.html`);
      await until(() => page.querySelector('.drawing .state[aria-current]'), 'nothing is marked');
      const [lit, ...others] = page.querySelectorAll<SVGElement>('.drawing .state[aria-current]');
      expect(others).to.deep.equal([]);
      const {path} = lit!.dataset;
      expect(page.querySelectorAll(`.drawing .way.lit:not([data-from="${path}"])`).length).to.equal(0);
      const size = (): number => lit!.getBoundingClientRect().width;
      const before = size();
      page.querySelector<HTMLElement>('.zoom [data-by="1.25"]')!.click();
      expect(size() / before).to.be.closeTo(1.25, 0.01);
    });
  }

  for (const {tag} of sampled) {
    it(`documents everything about <${tag}>`, async () => {
      const page = await open(`api-${tag}.html`);
      for (const part of [
        'attributes',
        'properties',
        'methods',
        'events',
        'slots',
        'parts',
        'states',
        'custom-properties',
        'setting-a-deal',
        'sizes',
      ]) {
        expect(page.querySelector(`h2#${part} + *`)?.textContent, part).to.match(/\S/);
      }
    });
  }

  it('gives code to copy with the version, whose files exist at that address on any host', async () => {
    for (const {id, tag} of list) {
      const page = await open(`${id}.html`);
      const codes = [...page.querySelectorAll('pre code')].map(({textContent}) => textContent).join('\n');
      const addresses = [...codes.matchAll(/src="([^"]+)"/g)].map(
        ([, address]) => new URL(address!, page.baseURI).href,
      );
      expect(addresses, tag).to.include(`${location.origin}/dist/site/cdn/${version}/${tag}.js`);
      expect(
        addresses.filter((address) => !address.includes(`/cdn/${version}/`)),
        tag,
      ).to.deep.equal([]);
      shut();
    }
    // The test server has a special name for this folder, but not if a letter of it is escaped.
    const folder = `/dist/site/cdn/%${version.charCodeAt(0).toString(16)}${version.slice(1)}/`;
    for (const {tag} of list) expect((await fetch(`${folder}${tag}.js`)).status, tag).to.equal(200);
  });
});

describe('the dialog for the tag', () => {
  for (const {id, tag} of sampled) {
    const path = `${id}.html`;
    it(`opens from ${path}, with the hash of the build and the address of its files`, async () => {
      const page = await open(path);
      const table = page.querySelector<Hosted>(tag)!;
      await until(() => table.features && table.view, 'no match has begun');
      const button = page.querySelector<HTMLButtonElement>('[data-take]')!;
      await until(() => !button.hidden);
      button.click();
      const text = (): string =>
        table.shadowRoot!.querySelector<HTMLTextAreaElement>('.sheet textarea')?.value ?? '';
      await until(() => /integrity="sha384-[^"]+"/.test(text()), 'no hash');
      expect(text()).to.contain(`src="${location.origin}/dist/site/cdn/${version}/${tag}.js"`);
    });
  }
});

describe('a page that contains only a table', () => {
  it('shows the table named by its address, in the language it names', async () => {
    const page = await open(`cdn/embed.html?table=${first.tag}&lang=pl&seed=frame`);
    await dealt(page);
    expect(page.documentElement.lang).to.equal('pl');
    expect(page.querySelector('main')!.innerHTML).to.match(
      new RegExp(`^<${first.tag} lang="pl" seed="frame"><p id="coming" lang="en">[^<]+</p></${first.tag}>$`),
    );
    // The heading belongs to the page around the frame.
    expect(await objections(page)).to.deep.equal(['page-has-heading-one: html']);
  });

  for (const {tag} of sampled) {
    it(`shows a <${tag}>, and tells the page around it its height`, async () => {
      const message = new Promise<{height: number; table: string}>((done) =>
        addEventListener('message', ({source, data}) => {
          if (isFromPage(source) && data.quinola === 'height' && data.height > 300) done(data);
        }),
      );
      const page = await open(`cdn/embed.html?table=${tag}&seed=frame&pace=none`);
      const table = page.querySelector<Hosted>(tag)!;
      await until(() => table.features && table.view && table.tag('visitor'), 'nobody is waited for');
      expect((await message).table).to.equal(tag);
    });
  }

  it('says so if its address names no known table', async () => {
    const page = await open('cdn/embed.html?table=script&src=x.js');
    expect(page.body.textContent.trim()).to.equal('There is no such table.');
    expect(page.scripts.length).to.equal(1);
  });

  it('is the oEmbed content of every table', async () => {
    for (const {tag} of list) {
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

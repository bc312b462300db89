import {expect, fixture, html} from '@open-wc/testing';
import {type TemplateResult} from 'lit';
import {unsafeHTML} from 'lit/directives/unsafe-html.js';
import {tableFromQuery, tags, watchTables} from 'quinola';
import {until} from '@quinola/testing/wait.js';

/** A tag that the loader knows. */
const tag = tags[0]!;
const TABLE = `<${tag}></${tag}>`;

const markup = (text: string): TemplateResult => html`${unsafeHTML(text)}`;

/** Two frames: an observer reports what it sees within one. */
const seen = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

// The tag stays undefined in all these tests: once defined, an element has nothing left to load.
describe('the loader', () => {
  let asked: string[];
  let stop: () => void;

  beforeEach(() => {
    asked = [];
    stop = watchTables(async (tag) => asked.push(tag));
  });

  afterEach(() => {
    stop();
    document.adoptedStyleSheets.pop();
  });

  it('loads a table that is visible, once for all of its tag', async () => {
    await fixture(markup(`<div>${TABLE}${TABLE}</div>`));
    await until(() => asked.length);
    await seen();
    expect(asked).to.deep.equal([tag]);
  });

  it('loads a distant table when it comes near', async () => {
    const page = await fixture<HTMLElement>(markup(`<div><div style="height: 9000px"></div>${TABLE}</div>`));
    await seen();
    expect(asked).to.deep.equal([]);
    page.lastElementChild!.scrollIntoView();
    await until(() => asked.length);
    expect(asked).to.deep.equal([tag]);
    scrollTo(0, 0);
  });

  it('ignores other tags', async () => {
    await fixture(html`<water-table></water-table>`);
    await seen();
    expect(asked).to.deep.equal([]);
  });

  it('gives an undefined table a height, which the page may override', async () => {
    for (const each of tags) {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      const table = page.appendChild(document.createElement(each));
      expect(table.offsetHeight, each).to.be.above(100);
      table.style.height = '40px';
      expect(table.offsetHeight, each).to.equal(40);
    }
  });

  it('requests nothing more once it is stopped', async () => {
    stop();
    await fixture(markup(TABLE));
    await seen();
    expect(asked).to.deep.equal([]);
  });
});

describe('a table by a link', () => {
  const build = (query: string): string | undefined => tableFromQuery(new URLSearchParams(query))?.outerHTML;

  it('has the attributes of the query', () => {
    expect(build(`table=${tag}&rules=warsaw&seed=a%22b&autoplay`)).to.equal(
      `<${tag} rules="warsaw" seed="a&quot;b" autoplay=""></${tag}>`,
    );
  });

  it('takes a second parameter `table` for the attribute of that name', () => {
    expect(build(`rules=vienna-1834&table=${tag}&table=dummy`)).to.equal(
      `<${tag} table="dummy" rules="vienna-1834"></${tag}>`,
    );
  });

  it('does not exist if the link names no known table', () => {
    expect(build('rules=warsaw')).to.equal(undefined);
    expect(build('table=script&src=x.js')).to.equal(undefined);
  });

  it('accepts nothing that runs code or refers to anything outside the table', () => {
    expect(build(`table=${tag}&onclick=alert(1)&style=position:fixed&id=x&persist=y&x:y=1`)).to.equal(
      `<${tag}></${tag}>`,
    );
  });
});

import {expect} from '@open-wc/testing';
import {longCommand} from '@quinola/testing/long-command.js';
import {close, openHostile, type HostilePage} from '@quinola/testing/built/hostile.js';
import {asked, makeMove} from '@quinola/testing/visitor/moves.js';
import {sampled, sampledTags} from '@quinola/testing/registry/sampled.js';
import {tablesIn, until, type Visitor} from '@quinola/testing/visitor.js';

// Behaviours of the built files, as pages load them.

const CDN = `${location.origin}/dist/cdn`;

const markup = (tag: string, more = ''): string =>
  `<${tag} seed="built" pace="none" ${more}><p>Here lies the ${tag}.</p></${tag}>`;
/** One page with one table of each kind is shared by the tests. */
const ALL = sampledTags.map((tag) => markup(tag)).join('');
const modules = sampledTags.map((tag) => `<script type="module" src="${CDN}/${tag}.js"></script>`).join('');
const loader = `<script type="module" src="${CDN}/quinola.js"></script>`;
const singles = sampledTags
  .map((tag) => `<script src="${CDN}/standalone/${tag}.js" defer></script>`)
  .join('');

/**
 * Features that Safari lacked before 16.4 and Firefox before 101: style sheets made by script are removed, the syntax of the
 * built files is kept.
 */
const OLD = `<script>
  delete Document.prototype.adoptedStyleSheets;
  window.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor'); } };
</script>`;

/** All tables of a page, once each waits for its visitor. */
async function playable(page: HostilePage): Promise<Visitor[]> {
  await Promise.all(sampledTags.map((tag) => page.window.customElements.whenDefined(tag)));
  return Promise.all(tablesIn(page.document).map(asked));
}

describe('in the page, as it is built', () => {
  afterEach(() => {
    close();
    localStorage.clear();
  });

  for (const [name, head, hasErrors] of [
    [
      'where a policy blocks the script',
      `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">${modules}${loader}`,
      true,
    ],
    ['in a browser too old for modules', OLD + modules, false],
    ['in a browser too old for single files', OLD + singles, false],
    ['in a browser too old for the loader’s tables', OLD + loader, false],
  ] as const) {
    it(`1 the page’s own content is shown ${name}`, async () => {
      const page = await openHostile(head, ALL);
      for (const tag of sampledTags) {
        const element = page.document.querySelector<HTMLElement>(tag)!;
        expect(element.innerText).to.equal(`Here lies the ${tag}.`);
        expect(element.firstElementChild!.getBoundingClientRect().height).to.be.above(0);
      }
      if (!hasErrors) expect(page.errors).to.deep.equal([]);
    });
  }

  it('2 of two versions on one page the first is used, and this is reported once', async () => {
    const old = await Promise.all(
      sampledTags.map(async (tag) => {
        const text = await (await fetch(`${CDN}/standalone/${tag}.js`)).text();
        expect(text).to.contain('"0.1.0"');
        return URL.createObjectURL(
          new Blob([text.replaceAll('"0.1.0"', '"0.0.9"')], {type: 'text/javascript'}),
        );
      }),
    );
    const page = await openHostile(
      old.map((url) => `<script src="${url}"></script>`).join('') + modules,
      ALL,
    );
    for (const table of await playable(page)) await makeMove(table);
    await until(() => page.errors.length >= sampledTags.length, 'nothing is said');
    expect(
      sampledTags.map(
        (tag) =>
          page.errors.filter((error) =>
            error.includes(`<${tag}> 0.0.9 is already defined; version 0.1.0 is not used`),
          ).length,
      ),
    ).to.deep.equal(sampledTags.map(() => 1));
    expect(page.errors.length).to.equal(sampledTags.length);
    for (const url of old) URL.revokeObjectURL(url);
  });

  it('6 after a return from the back-forward cache the match continues', async () => {
    interface StoredRecord {
      readonly persisted: string;
      readonly workers: number;
      readonly owners: readonly (string | null)[];
      readonly left: readonly unknown[];
      readonly again: readonly unknown[];
      readonly found: readonly unknown[];
      readonly later: readonly (readonly unknown[])[];
      readonly kept: readonly number[];
      readonly errors: readonly string[];
    }
    // One with opponents is played at.
    const tags = sampled
      .toSorted((one, other) => Math.max(...other.seats) - Math.max(...one.seats))
      .map(({tag}) => tag);
    const {persisted, workers, owners, left, again, found, later, kept, errors} =
      await longCommand<StoredRecord>('go-back', tags);
    expect([persisted, errors]).to.deep.equal(['true', []]);
    expect(workers, 'opponents that think in a worker').to.be.above(0);
    // Where several act at once, others have gone on meanwhile.
    const asLeft = (tables: readonly unknown[]): unknown[] =>
      tables.map((moves, nth) =>
        (moves as readonly unknown[]).slice(0, (left[nth] as readonly unknown[]).length),
      );
    expect(asLeft(again), 'another page goes on with them').to.deep.equal(left);
    expect(asLeft(found)).to.deep.equal(left);
    // While the page is cached nobody owns the match, so that another page may continue it.
    expect(owners).to.deep.equal(tags.map(() => null));
    expect(later[0], 'it is played on').to.have.length.above((left[0] as readonly unknown[]).length);
    expect(kept, 'what is played on is stored').to.deep.equal(later.map(({length}) => length));
  });
});

import {expect} from '@open-wc/testing';
import {longCommand} from '@quinola/testing/long-command.js';
import {json, tables, visitorFirst} from '@quinola/testing/built/bundle.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

// Files that were changed between the build and the visitor: the browser refuses them by their hashes, and the table works
// without them.

/** The input of `openTampered` of support/tampered.mjs. */
interface Asked {
  readonly tag: string;
  readonly head: string;
  readonly attributes?: string;
  /** Which of the built files are changed, as regular expressions. */
  readonly tampered: readonly string[];
  readonly panel?: string;
}

/** What is visible on the page. */
interface Seen {
  readonly ran: readonly string[];
  readonly errors: readonly string[];
  readonly alert: string;
  readonly fallback: boolean;
  readonly playable: boolean;
}

async function opened({attributes = '', ...asked}: Asked): Promise<Seen> {
  const first = await visitorFirst(asked.tag);
  return longCommand('open-tampered', {...asked, attributes: `${first} ${attributes}`});
}

const hashes = await json<Record<string, string>>('/dist/cdn/integrity.json');
const pinned = (file: string): string =>
  `src="/cdn/${file}" integrity="${hashes[file]!}" crossorigin="anonymous"`;
const MAP = `<script ${pinned('integrity.js')}></script>`;
const moduleOf = (tag: string): string => `<script type="module" src="/cdn/${tag}.js"></script>`;

/** The message of the table if a part of it is missing. */
const LOST = /could not be loaded/i;

describe('a module that was changed in transit', () => {
  for (const tag of sampledTags) {
    const head = MAP + moduleOf(tag);

    it(`is refused by the hashes of integrity.js: without the first of <${tag}> the content between the tags is shown`, async () => {
      const tampered = [`/cdn/${tag}\\.js$`];
      const seen = await opened({tag, head, tampered});
      expect(seen.ran).to.deep.equal([]);
      expect(seen.fallback).to.equal(true);
      expect(seen.playable).to.equal(false);
    });

    it(`is refused if <${tag}> loads it later, and the table names what is missing and continues`, async () => {
      const seen = await opened({tag, head, tampered: ['/cdn/table-panels-settings-'], panel: 'settings'});
      expect(seen.ran).to.deep.equal([]);
      expect(seen.errors).to.include('no-module');
      expect(seen.alert).to.match(LOST);
      expect(seen.playable).to.equal(true);
    });
  }

  it('runs if no hashes are given: this is what they prevent', async () => {
    const [tag] = sampledTags as [string];
    const {ran} = await opened({
      tag,
      head: moduleOf(tag),
      tampered: ['/cdn/table-panels-settings-'],
      panel: 'settings',
    });
    expect(ran.length).to.be.above(0);
  });
});

describe('a file that a single file loads from beside itself', () => {
  for (const tag of sampledTags) {
    const lang = tables.find((one) => one.tag === tag)!.languages[1];
    if (!lang) continue;
    it(`is refused if it was changed: <${tag}> continues in English and says so`, async () => {
      const file = `standalone/${tag}.js`;
      const seen = await opened({
        tag,
        head: `<script ${pinned(file)}></script>`,
        attributes: `lang="${lang}"`,
        tampered: [`/cdn/standalone/${tag}\\.${lang}\\.js$`],
      });
      expect(seen.ran).to.deep.equal([]);
      expect(seen.errors).to.include('no-module');
      expect(seen.alert).to.match(LOST);
      expect(seen.playable).to.equal(true);
    });
  }
});

import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {LitElementRenderer, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {html, unsafeStatic} from 'lit/static-html.js';
import {tableRenderer, type ServedTables} from '@quinola/table/server.js';
import {list} from '@quinola/testing/registry/list.js';
import '@quinola/testing/registry/tables.js';

// Every table as a server draws it: Node has no page.

const SENTENCE = 'Here stands a card table; it needs JavaScript.';

interface Asked extends ServedTables {
  /** Without it Lit's own renderer draws the table. */
  readonly house?: boolean;
  readonly attributes?: string;
}

/** A table as HTML. */
function served(tag: string, {house = true, attributes = '', ...asked}: Asked = {}): Promise<string> {
  const name = unsafeStatic(tag);
  const elementRenderers = [...(house ? [tableRenderer(asked)] : []), LitElementRenderer];
  return collectResult(
    render(html`<${name} ${unsafeStatic(attributes)}>${SENTENCE}</${name}>`, {elementRenderers}),
  );
}

/** The declared shadow root without its styles. */
const rootOf = (text: string): string =>
  /<template [^>]*shadowrootmode="open"[^>]*>([^]*)<\/template>/
    .exec(text)?.[1]
    ?.replace(/<style[^]*?<\/style>/g, '') ?? '';

/** The text without markup. */
const wordsOf = (text: string): string => text.replace(/<!--[^]*?-->|<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const cardsOf = (text: string): string[] =>
  [...text.matchAll(/ data-card="([^"]+)"/g)].map(([, card]) => card!);

describe('a table on a server', () => {
  for (const {tag} of list) {
    test(`<${tag}> shows the content between its tags, by Lit's own renderer and by ours`, async () => {
      for (const house of [false, true]) {
        const text = await served(tag, {house});
        assert.match(rootOf(text), /<slot>/);
        assert.ok(text.includes(SENTENCE));
        assert.doesNotMatch(text, / part="toolbar"/);
      }
    });

    test(`<${tag}> with a seed is dealt, the same each time, and not dealt if the visitor is to start`, async () => {
      const first = await served(tag, {attributes: 'seed="a deal" theme="night" persist="here" lang="de"'});
      const root = rootOf(first);
      assert.match(root, / part="toolbar"/);
      assert.match(root, / lang="de"/);
      assert.match(root, /class="(?:[^"]* )?(?:card|man)\b/, 'no card and no man is drawn');
      assert.equal(
        rootOf(await served(tag, {attributes: 'seed="a deal" theme="night" persist="here" lang="de"'})),
        root,
      );
      const other = rootOf(
        await served(tag, {attributes: 'seed="another" theme="night" persist="here" lang="de"'}),
      );
      // Men are set up the same whatever the seed.
      if (cardsOf(root).length) assert.notEqual(other, root);
      const waiting = await served(tag, {attributes: 'seed="a deal" reveal="interaction"'});
      assert.match(rootOf(waiting), /<slot>/);
      assert.deepEqual(cardsOf(waiting), []);
      assert.ok(wordsOf(root).length > 20);
    });

    test(`<${tag}> needs no style that a nonce forbids`, async () => {
      const text = await served(tag, {attributes: 'seed="a deal"', nonce: 'a"b<c'});
      assert.match(text, /<style nonce="abc">/);
      assert.doesNotMatch(text, /<style>| style="/);
    });
  }

  test('the hand of its visitor is drawn', async () => {
    const hand = /part="hand"[^]*?<\/ul>/.exec(
      await served(list[0]!.tag, {attributes: 'seed="a deal"'}),
    )?.[0];
    assert.ok(hand && cardsOf(hand).length > 4);
  });
});

import {listed as movesOf, type Actor, type AnyGame} from '@quinola/play';
import {expect} from '@open-wc/testing';
import {longCommand} from '../long-command.js';
import type {} from '../registry/sampled.js'; // what a page of tests is told
import {until} from '../wait.js';
import {close, openHostile} from './hostile.js';
import {closePage, openPage, REPORTER} from './page.js';
import {graph, hashes, tables} from './lists.js';

export {json, tables, type ListedTable} from './lists.js';

declare global {
  interface Window {
    /** Another origin that serves the same built files, as a CDN does. */
    readonly elsewhere: string;
  }
}

/** What a test uses of a table. */
interface Opening extends HTMLElement {
  readonly view: {readonly turn?: {readonly must: Actor | null}} | null;
  readonly updateComplete: Promise<boolean>;
  readonly game: Pick<AnyGame, 'moves' | 'refusal'>;
  readonly match: {send(event: {readonly type: string}): void};
  open(panel: string): Promise<void>;
  close(): Promise<void>;
  play(move: object): boolean;
  tag(...names: readonly string[]): boolean;
}

/** The panels of every table. */
const PANELS = ['settings', 'keys', 'rules', 'record'];

/** Only scripts from the page's own origin and one other, and Trusted Types for all markup and scripts. */
const strictPolicy = (origin: string) =>
  `default-src 'none'; script-src ${location.origin} ${origin}; require-trusted-types-for 'script'; trusted-types lit-html quinola`;

/** A file with all its static imports, as weighed by the budgets. */
function closure(file: string): Set<string> {
  return new Set([file, ...graph[file]!.imports.flatMap((other) => [...closure(other)])]);
}

const SEED = 'seed="bundles"';
const bodyOf = (tag: string, attributes = ''): string =>
  `<${tag} ${SEED} pace="none" ${attributes}></${tag}>`;
const splitOf = (tag: string, origin: string): string =>
  `<script type="module" src="${origin}/dist/cdn/${tag}.js"></script>`;
const standaloneOf = (tag: string, origin: string): string =>
  `<script src="${origin}/dist/cdn/standalone/${tag}.js"></script>`;

/** Opens a built table in a page that lets it fetch the files that the budgets count, and nothing else. */
async function openWeighed(tag: string, attributes: string) {
  const cdn = `${window.elsewhere}/dist/cdn`;
  const weighed = [...closure(`${tag}.js`)].map((file) => `${cdn}/${file}`);
  const page = await openHostile(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${weighed.join(' ')}">${splitOf(tag, window.elsewhere)}`,
    bodyOf(tag, attributes),
  );
  const table = page.document.querySelector<Opening>(tag)!;
  const isDealt = () => table.view && table.tag('visitor', 'opponent', 'failed');
  await until(isDealt, 'nothing is dealt');
  return {page, table};
}

/**
 * Attributes with which the visitor acts first, before an opponent has to be fetched: he takes the seat of whoever acts
 * first. No seed makes seat 0 do so at every table, because tables with as many players draw their seats alike.
 */
export async function visitorFirst(tag: string): Promise<string> {
  const {table} = await openWeighed(tag, '');
  const first = table.tag('visitor') ? 0 : table.view!.turn!.must!;
  close();
  return `${SEED} seat="${first}"`;
}

/**
 * Tests that the built files of a table can be played, in every form, in a bare page, a strict one, and a sandbox, loaded
 * from another origin than the page: the gallery and the examples load them from their own.
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
        const {errors} = await openPage({tag, head, body});
        expect(errors).to.deep.equal([]);
      });

      it(`can be played ${name} under a strict policy with Trusted Types`, async () => {
        const {errors, refused} = await openPage({tag, policy: strictPolicy(origin), head, body});
        expect(errors).to.deep.equal([]);
        // The table tries a worker and continues without: it cannot know the page's policy beforehand.
        expect(refused.filter((what) => !what.startsWith('worker-src'))).to.deep.equal([]);
      });

      it(`can be played ${name} in a sandboxed frame without storage`, async () => {
        const {errors} = await openPage({tag, head, body, sandbox: 'allow-scripts'});
        expect(errors).to.deep.equal([]);
      });
    }

    it('can be played where a blog adds a version to the script, and where both forms are in one page', async () => {
      for (const head of [
        splitOf(tag, origin).replace('.js', '.js?ver=1'),
        standaloneOf(tag, origin) + splitOf(tag, origin),
      ]) {
        const {errors} = await openPage({tag, head, body});
        expect(errors).to.deep.equal([]);
      }
    });
  });
}

/** Tests what the built files of a table fetch, and its single file with and without the files beside it. */
export function fetchesNoMore(tag: string): void {
  const origin = window.elsewhere;
  const cdn = `${origin}/dist/cdn`;
  const body = bodyOf(tag);
  const split = splitOf(tag, origin);
  const standalone = standaloneOf(tag, origin);
  const {
    languages: [english, ...spoken],
    tried: {sheets, unusual, session, ...own},
  } = tables.find((table) => table.tag === tag)!;
  const panels = [...PANELS, ...own.panels];

  describe(`the built <${tag}>`, () => {
    afterEach(closePage);

    it('deals and can be played when only the files that the budgets count can be fetched', async () => {
      const {page, table} = await openWeighed(tag, await visitorFirst(tag));
      expect(table.tag('visitor')).to.equal(true);
      await table.updateComplete;
      // Against a bank nothing is done with cards: what is asked comes with the features.
      expect(
        table.shadowRoot!.querySelector(
          'button[part~=card], button :is([part~=card], [part~=piece]), .self :is([part~=card], [part~=place])',
        ),
      ).not.to.equal(null);
      expect(table.play([...movesOf(table.game, table.view!)][0]!)).to.equal(true);
      await until(() => page.refused.length, 'all else is refused');
      close();
    });

    it('fetches nothing else as one classic script in English', async () => {
      const {scripts} = await openPage({tag, head: standalone, body, lang: english!});
      expect(scripts.filter((script) => script.startsWith(origin) && script !== REPORTER)).to.deep.equal([
        `${cdn}/standalone/${tag}.js`,
      ]);
    });

    spoken.forEach((lang, nth) => {
      // Every language in every form only in the long run: a form loads all languages in the same way.
      const forms = {'in modules': split, 'as one classic script': standalone};
      for (const [form, head] of Object.entries(forms).filter(
        (_, index) => window.long || index === nth % 2,
      )) {
        it(`can be played in a page in ${lang}, ${form}`, async () => {
          const {errors} = await openPage({tag, head, body, lang});
          expect(errors).to.deep.equal([]);
        });
      }
    });

    it('opens its panels from the single script, in a strict page', async () => {
      const {frame, errors, scripts} = await openPage({
        tag,
        policy: strictPolicy(`${cdn}/standalone/${tag}.js`),
        head: standalone,
        body,
      });
      const table = frame.contentDocument!.querySelector<Opening>(tag)!;
      for (const panel of panels) {
        await table.open(panel);
        expect(table.shadowRoot!.querySelector('.cover'), panel).not.to.equal(null);
        await table.close();
      }
      expect(errors).to.deep.equal([]);
      expect(scripts.length).to.be.above(0);
    });

    for (const attributes of unusual) {
      it(`needs only the single script for ${attributes}, in a strict sandboxed page`, async () => {
        const {errors} = await openPage({
          tag,
          policy: strictPolicy(`${cdn}/standalone/${tag}.js`),
          sandbox: 'allow-scripts',
          head: standalone,
          body: bodyOf(tag, attributes),
        });
        expect(errors).to.deep.equal([]);
      });
    }

    if (spoken.length) {
      it('has its other languages beside the single script, in a strict page too, and rejects a modified one', async () => {
        for (const lang of spoken) expect(hashes).to.have.property(`standalone/${tag}.${lang}.js`);
        const [lang] = spoken as [string];
        const part = `${tag}.${lang}.js`;
        const text = await (await fetch(`${cdn}/standalone/${tag}.js`)).text();
        const hash = hashes[`standalone/${part}`]!;
        expect(text).to.contain(hash);
        const spokenBy = async (head: string, policy = strictPolicy(`${origin} blob:`)): Promise<string> => {
          const {frame, errors} = await openPage({
            tag,
            policy,
            head,
            body,
            lang,
          });
          expect(errors).to.deep.equal([]);
          return frame.contentDocument!.querySelector(tag)!.shadowRoot!.querySelector<HTMLElement>('.q')!
            .lang;
        };
        expect(await spokenBy(standalone)).to.equal(lang);
        const nonce = `default-src 'none'; script-src 'nonce-only' ${REPORTER}`;
        expect(await spokenBy(standalone.replace('<script', '<script nonce="only"'), nonce)).to.equal(lang);
        // A script from a blob has no files beside it: it is told the address of its part.
        const placed = text.replaceAll(part, `${cdn}/standalone/${part}`);
        for (const [script, expected] of [
          [placed, lang],
          [placed.replaceAll(hash, hash.replace(/.$/, hash.endsWith('A') ? 'B' : 'A')), english],
        ] as const) {
          const address = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
          expect(await spokenBy(`<script src="${address}" crossorigin="anonymous"></script>`)).to.equal(
            expected,
          );
          URL.revokeObjectURL(address);
        }
      });

      it('finds its other languages beside the single script when opened from disk', async () => {
        const [lang] = spoken as [string];
        const found = await longCommand('open-from-disk', {tag, lang});
        expect(found).to.deep.equal({spoken: lang, errors: []});
      });
    }

    it('speaks English where its translation is missing, and works fully: panels, events, the sheet after a deal', async () => {
      const text = await (await fetch(`${cdn}/standalone/${tag}.js`)).blob();
      const alone = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
      const {frame, errors} = await openPage({
        tag,
        head: `<script src="${alone}"></script>`,
        // Not even opponents should need long for what is left of the deal.
        body: bodyOf(tag, session),
        lang: 'de',
      });
      URL.revokeObjectURL(alone);
      const table = frame.contentDocument!.querySelector<Opening>(tag)!;
      const shown = (what: string): HTMLElement | null => table.shadowRoot!.querySelector<HTMLElement>(what);
      await table.open('menu');
      expect(shown('.sheet')).not.to.equal(null);
      await table.close();
      expect(shown('.q')!.lang).to.equal('en');
      expect(shown('[role=alert]')!.textContent).to.contain('ould not be loaded');
      let moves = 0;
      table.addEventListener('quinola-move', () => moves++);
      await until(() => table.tag('visitor'), 'the visitor is not waited for');
      table.play([...movesOf(table.game, table.view!)][0]!);
      await until(() => moves, 'no move is told');
      if (sheets) {
        table.match.send({type: 'FINISH_DEAL'});
        await until(() => table.tag('sheet', 'over') && shown('.sheet .first'), 'no sheet is laid');
        // A game may show several sheets.
        await until(() => {
          shown('.sheet .first')?.click();
          return !table.tag('sheet');
        }, 'a sheet stays');
      }
      expect(errors).to.deep.equal([]);
    });

    it('can be played where nothing is beside the single script', async () => {
      const text = await (await fetch(`${cdn}/standalone/${tag}.js`)).blob();
      const alone = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
      for (const attributes of ['', ...unusual]) {
        const {errors} = await openPage({
          tag,
          head: `<script src="${alone}"></script>`,
          body: bodyOf(tag, `lang="de" ${attributes}`),
        });
        expect(errors, attributes).to.deep.equal([]);
      }
      URL.revokeObjectURL(alone);
    });
  });
}

import {expect} from '@open-wc/testing';
import {randomFrom} from '@quinola/cards';
import type {AnyTable} from '@quinola/table';
import type {TableErrorEvent} from '@quinola/table';
import {sampledTags} from '@quinola/testing/registry/sampled.js';
import {until} from '@quinola/testing/wait.js';
import {fetchTable} from '../src/fetch-table.js';

// Whatever a page writes into attributes, sets as properties or hands to methods: no table is lost, nothing is thrown at the
// page's window, and every `quinola-error` has a code of the list in docs/events.md.

const page = await (await fetch('/docs/events.md')).text();
const listed = [...page.slice(page.indexOf('## The codes')).matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) =>
  [...cell!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
);
const isListed = (code: string): boolean =>
  listed.some((one) => (one.endsWith('…') ? code.startsWith(one.slice(0, -1)) : one === code)) ||
  // Every option has a code of its own for a value that it does not know.
  code.startsWith('unknown-');

/** What is drawn from. */
const TEXTS = [
  'constructor', '__proto__', 'toString', 'hasOwnProperty', '', ' ', '0', '-1', '1e308', 'NaN', 'null', 'x'.repeat(400),
  '\u202eשלום', '🂡'.repeat(50), '<b>&', ',,,,', '{"format":"quinola-save/1"}', '../..', 's'.repeat(20_000),
]; // prettier-ignore
const THINGS: readonly (() => unknown)[] = [
  ...TEXTS.map((text) => () => text),
  () => null, () => undefined, () => 5, () => NaN, () => 1e308, () => true, () => [], () => ['x'], () => [null, 5, {}],
  () => ({}), () => Object.create(null) as object, () => ({type: 'constructor'}), () => ({type: 'PLAY', card: null}),
  () => ({type: 'PLAY', card: {toString: null}}), () => ({type: 'SET_PACE'}), () => ({type: 'PLAY', card: 'QH', by: '__proto__'}),
  () => ({format: 'quinola-save/1', game: 'constructor', record: {}}), () => JSON.parse('{"__proto__": 5}') as object,
  () => ({constructor: 'x', title: 5}), () => 10n, () => () => null,
]; // prettier-ignore
const SETTABLE = ['seats', 'record', 'labels', 'storage'];
const METHODS = [
  'play',
  'hint',
  'undo',
  'start',
  'restart',
  'openPanel',
  'closePanel',
  'replayAt',
  'pause',
  'resume',
];
const LATER = ['setLanguage', 'restore', 'save'];

/** So many in all, of every tag the same share. */
const DRAWS = (window.long ? 10_000 : 120) / sampledTags.length;
/** How many are drawn for one table, before it is looked whether it still plays. */
const AT_ONCE = 20;

describe('hostile input', () => {
  const errors: string[] = [];
  const hear = (event: Event): void => {
    const {message = '', reason} = event as Event & {message?: string; reason?: unknown};
    if (/^ResizeObserver loop/.test(message)) return;
    errors.push(message || String((reason as Error | undefined)?.stack ?? reason));
    event.preventDefault();
  };
  before(() => {
    window.addEventListener('error', hear);
    window.addEventListener('unhandledrejection', hear);
  });
  after(() => {
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hear);
    localStorage.clear();
  });

  afterEach(() => {
    for (const table of document.querySelectorAll(sampledTags.join())) table.remove();
  });

  for (const tag of sampledTags)
    it(`leaves <${tag}> playing, whatever is drawn`, async function () {
      this.timeout(window.long ? 3_600_000 : 120_000);
      errors.length = 0;
      await fetchTable(tag);
      const attributes = (customElements.get(tag) as unknown as {observedAttributes: string[]})
        .observedAttributes;
      const {elementProperties} = customElements.get(tag) as unknown as {
        elementProperties: Map<string, unknown>;
      };
      const properties = [...elementProperties.keys(), ...SETTABLE];
      for (let drawn = 0; drawn < DRAWS; drawn += AT_ONCE) {
        const random = randomFrom(`${tag} ${drawn}`);
        const one = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
        const done: string[] = [];
        const codes = new Set<string>();
        const table = document.createElement(tag) as AnyTable & Record<string, unknown>;
        table.setAttribute('pace', 'none');
        table.addEventListener('quinola-error', (event) =>
          codes.add((event as unknown as TableErrorEvent).code),
        );
        document.body.append(table);
        await table.ready;
        for (let n = 0; n < AT_ONCE; n++) {
          const kind = one(['attribute', 'property', 'method', 'method']);
          const what = one(
            kind === 'attribute' ? attributes : kind === 'property' ? properties : [...METHODS, ...LATER],
          );
          const index = random.below(kind === 'attribute' ? TEXTS.length : THINGS.length);
          const thing = kind === 'attribute' ? TEXTS[index] : THINGS[index]!();
          done.push(`${kind} ${what} #${index}`);
          try {
            if (kind === 'attribute') table.setAttribute(what, thing as string);
            else if (kind === 'property') (table as Record<string, unknown>)[what] = thing;
            else {
              const answer = (table as unknown as Record<string, (given: unknown) => unknown>)[what]!(thing);
              // What is asked later may wait for the visitor to begin; nobody waits for it here.
              void answer;
            }
            await table.updateComplete;
          } catch (error) {
            errors.push(`${done.at(-1)}: ${String((error as Error).stack)}`);
          }
        }
        const told = done.join('; ');
        expect(errors, told).to.deep.equal([]);
        expect(
          [...codes].filter((code) => !isListed(code)),
          told,
        ).to.deep.equal([]);
        // With all of it taken back a match begins again.
        for (const name of attributes) table.removeAttribute(name);
        table.setAttribute('pace', 'none');
        table.seats = undefined as never;
        table.labels = table.storage = null;
        await table.restart('again');
        await until(
          () => table.context && table.tag('visitor', 'sheet'),
          `${tag} does not play after ${told}`,
        );
        expect(errors, told).to.deep.equal([]);
        table.remove();
      }
    });
});

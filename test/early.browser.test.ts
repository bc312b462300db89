import {expect} from '@open-wc/testing';
import {until} from '@quinola/testing/wait.js';
import {json} from '@quinola/testing/built/lists.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

// A page that sets properties before the script of a table is loaded: with the loader that is the usual case.

interface Field {
  readonly kind: string;
  readonly name: string;
  readonly attribute?: string;
  readonly readonly?: boolean;
}

interface Attribute {
  readonly name: string;
  readonly fieldName?: string;
  readonly type?: {readonly text: string};
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly attributes: readonly Attribute[];
      readonly members: readonly Field[];
    }[];
  }[];
}

interface StoredRecord {
  readonly seed: string;
  readonly moves: readonly unknown[];
}

const recordOf = (table: Early): StoredRecord => table.actor!.getSnapshot().context.record;

type Early = HTMLElement &
  Record<string, unknown> & {
    readonly updateComplete: Promise<boolean>;
    /** Its chart knows the whole record, including hidden cards. */
    readonly actor: {getSnapshot(): {readonly context: {readonly record: StoredRecord}}} | null;
    readonly seats: readonly unknown[];
    restart(seed: string): Promise<void>;
  };

const manifest = await json<Manifest>('/dist/custom-elements.json');
const declared = (tag: string): Manifest['modules'][number]['declarations'][number] =>
  manifest.modules.flatMap(({declarations}) => declarations).find(({tagName}) => tagName === tag)!;

/** A valid value of an attribute's property, other than the default. */
function valueOf({type}: Attribute): unknown {
  const text = type?.text ?? 'string';
  if (text === 'boolean') return true;
  if (text === 'number') return 1;
  return [...text.matchAll(/'([^']*)'/g)].at(-1)?.[1] ?? 'early';
}

/** Attributes with other effects: the table plays by itself, goes full screen, or stores what other tests read. */
const NOT_TESTED = ['autoplay', 'kiosk', 'persist', 'deal', 'lang'];

/** Opens an empty page of its own, where no tag is defined yet. */
async function emptyPage(): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  frame.width = '900';
  frame.height = '700';
  document.body.append(frame);
  frame.contentDocument!.documentElement.lang = 'en';
  return frame.contentWindow as Window & typeof globalThis;
}

/** Defines the tag in a page. */
function define(
  {document: page, customElements: registry}: Window & typeof globalThis,
  tag: string,
): Promise<unknown> {
  const script = page.createElement('script');
  script.type = 'module';
  script.src = `/dist/cdn/${tag}.js`;
  page.head.append(script);
  return registry.whenDefined(tag);
}

describe('what is set before a table is defined', () => {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  for (const tag of sampledTags) {
    const attributes = declared(tag).attributes.filter(({name}) => !NOT_TESTED.includes(name));
    const named = attributes.map(({name, fieldName}) => fieldName ?? name);

    it(`<${tag}> takes over every property that has an attribute`, async () => {
      const page = await emptyPage();
      const table = page.document.createElement(tag) as Early;
      const set = Object.fromEntries(attributes.map((one, at) => [named[at]!, valueOf(one)]));
      Object.assign(table, set, {reveal: 'interaction'});
      page.document.body.append(table);
      await define(page, tag);
      await table.updateComplete;
      for (const [name, value] of Object.entries({...set, reveal: 'interaction'})) {
        expect(table[name], name).to.equal(value);
        expect(Object.hasOwn(table, name), `${name} is still the page's own`).to.equal(false);
      }
    });

    it(`<${tag}> takes over seats, a record, and every other writable property`, async () => {
      const settable = declared(tag).members.filter(
        ({kind, name, attribute, readonly}) =>
          kind === 'field' && !attribute && !readonly && !named.includes(name),
      );
      expect(settable.map(({name}) => name)).to.include.members(['record']);

      const page = await emptyPage();
      const first = page.document.createElement(tag) as Early;
      first.setAttribute('pace', 'none');
      page.document.body.append(first);
      await define(page, tag);
      await until(() => first.view, 'nothing is dealt');
      await first.restart('kept');
      const record = JSON.parse(JSON.stringify(recordOf(first))) as StoredRecord;
      const seats = first.seats.map((seat, at) => (at ? 'novice' : seat));

      const other = await emptyPage();
      const second = other.document.createElement(tag) as Early;
      Object.assign(second, {record, seats});
      second.setAttribute('pace', 'none');
      other.document.body.append(second);
      await define(other, tag);
      await until(() => second.view, 'nothing is dealt');
      expect(recordOf(second).seed).to.equal('kept');
      expect(recordOf(second).moves.slice(0, record.moves.length)).to.deep.equal(record.moves);
      expect([...second.seats]).to.deep.equal(seats);
      for (const name of ['record', 'seats']) expect(Object.hasOwn(second, name), name).to.equal(false);
    });
  }
});

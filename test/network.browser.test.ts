import {expect} from '@open-wc/testing';
import {longCommand} from '@quinola/testing/long-command.js';
import {OPEN_PANELS} from '@quinola/table';
import {list} from '@quinola/testing/registry/list.js';
import {graph, tables} from '@quinola/testing/built/lists.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

// A bad network: each file that a table fetches cannot be had until the visitor was told so. He is told what is missing, tries
// again, and play goes on. One file for each moment of loading; before a landing every file of the tables whose turn it is.

/** A moment at which a table fetches files. */
interface Moment {
  readonly name: string;
  /** Where the source of a file is that only this moment fetches; a table may have none. */
  readonly part?: RegExp;
  readonly attributes?: string;
  /** What is done at the whole table, and what is true when it has come of it, in terms of `table`. */
  readonly action?: string;
  readonly done?: string;
}

/** What is asked of `visitBlocked` of support/blocked.mjs, and what it tells. */
interface Visit extends Partial<Moment> {
  readonly tag: string;
  readonly script?: string;
  readonly blocked?: string;
  readonly without?: string;
  readonly remembered?: boolean;
  readonly silent?: boolean;
}
interface Seen {
  readonly files: readonly string[];
  readonly errors: readonly {readonly code: string; readonly file?: string; readonly part?: string}[];
  readonly said: string;
  readonly fallback: boolean;
  readonly left: string;
}

const visit = (asked: Visit): Promise<Seen> => longCommand('visit-blocked', asked);

/** Tries several files at the same time: most of a visit is waiting. */
async function eachFile(files: readonly string[], attempt: (file: string) => Promise<void>): Promise<void> {
  const left = [...files];
  const next = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) await attempt(file);
  };
  await Promise.all([next(), next(), next()]);
}

const panel = (id: string, part?: RegExp): Moment => ({
  name: `the panel ${id}`,
  ...(part && {part}),
  // As a page opens it: a reason is that of the last card. An advice that nobody asked for closes with the next move.
  action: `void table.openPanel('${id}')`,
  done: "table.shadowRoot.querySelector('.cover')",
});

/** Clicks the button of an open panel. */
const press = (panelId: string, selector: string): string =>
  `void table.open('${panelId}').then(() => table.shadowRoot.querySelector('${selector}').click())`;

const MOMENTS: readonly Moment[] = [
  {
    name: 'what comes after the first cards',
    part: /table\/src\/features\.ts/,
    done: 'table.company && table.courts',
  },
  // A table with the Polish pack has others, unless it is set so.
  {name: 'its figures', part: /faces\/src\/courts/, attributes: 'suits="two-colour"'},
  {name: 'what explains its terms', part: /glossary\/terms\.ts/},
  {name: 'the look', part: /styles\/themes/, attributes: 'theme="night"'},
  {name: 'a kiosk', part: /controllers\/kiosk/, attributes: 'kiosk', done: 'table.features.kiosk'},
  {
    name: 'a kept match',
    part: /controllers\/persistence/,
    attributes: 'persist="bad network"',
    done: 'table.persistence',
  },
  {
    name: 'a storage of the page',
    part: /held-texts/,
    action: 'table.storage = {get: () => null, set: () => null, delete: () => null}',
    done: 'table.store.texts !== localStorage && table.store.texts',
  },
  {
    name: 'words of the page',
    part: /src\/labels/,
    action: "table.labels = {menu: 'Other'}",
    done: "table.words.menu === 'Other'",
  },
  {
    name: 'a sound',
    part: /src\/sounds/,
    // A first move of the visitor may be a word, without a sound.
    attributes: 'sound autoplay',
  },
  // Its own files first: a code is shown by pressing a button there, once.
  panel('record'),
  {
    name: 'a code for a link',
    part: /panels\/qr/,
    attributes: 'share',
    action: press('record', '.sheet .choices > button:last-of-type'),
    done: "table.shadowRoot.querySelector('svg.qr')",
  },
  panel('menu', /panels\/menu\.ts/),
  panel('settings', /panels\/settings/),
  panel('rules', /pages\/en/),
  panel('chart', /phases\/en/),
];

const OPPONENTS: Moment = {
  name: 'opponents',
  part: /table\/thinker/,
  action: "table.seats = ['book', 'book', 'book', 'book']",
  done: 'table.context.count > 7',
};

const MASTERS: Moment = {
  name: 'masters',
  attributes: 'level="master"',
  action: "table.seats = ['master', 'book', 'master', 'book']",
  done: 'table.context.count > 7',
};

/** File by file: each language, each lesson, all panels. */
function more(tag: string, {lessons, panels}: Known): readonly Moment[] {
  const {languages, tried} = tables.find((table) => table.tag === tag)!;
  return [
    ...panels.map((id) => panel(id)),
    ...tried.unusual.map((attributes) => ({name: attributes, attributes})),
    ...languages.slice(2).flatMap((lang) =>
      ['', 'rules', 'chart', 'why'].map((id) => ({
        ...(id ? panel(id) : {}),
        name: `${lang} ${id}`,
        attributes: `lang="${lang}"`,
      })),
    ),
    ...lessons.slice(1).map(lesson),
  ];
}

const lesson = (id: string): Moment => ({
  name: `the lesson ${id}`,
  part: /lesson\/lessons\.ts/,
  attributes: `lesson="${id}"`,
  done: 'table.lessons.current',
});

/** Whether a table has opponents. */
const hasOthers = (tag: string): boolean => Math.max(...list.find((game) => game.tag === tag)!.seats) > 1;

/** The script of the page: without it nothing can be said, and the content between the tags stays. */
const LOADER = 'quinola.js';

/** All files that a table needs before its first cards. */
const firstOf = (file: string): readonly string[] => [
  ...new Set([file, ...graph[file]!.imports.flatMap(firstOf)]),
];

/** The built file of a part: of the table's own game, else of its family or of the kit. */
function fileOf(tag: string, part: RegExp): string | undefined {
  const {id, family} = list.find((game) => game.tag === tag)!;
  const parts = Object.entries(graph)
    .map(([file, {part: source = ''}]) => ({file, source}))
    .filter(
      ({source}) => part.test(source) && (!source.includes('/games/') || source.startsWith(`${family}/`)),
    );
  const others = list.filter((game) => game.id !== id && game.family === family);
  return (
    parts.find(({source}) => source.includes(`/src/${id}/`)) ??
    parts.find(({source}) => !others.some((other) => source.includes(`/src/${other.id}/`)))
  )?.file;
}

/** The button, in the languages of the tables. */
const TRY_AGAIN = /Try again|Noch einmal versuchen|Spróbuj ponownie|Попробовать ещё раз|Försök igen/;

/** The tables that are tried file by file. */
const whole = list.filter(({id}) => window.long || window.network.includes(id)).map(({tag}) => tag);

/** Without them one that has opponents. */
const tried = whole.length ? whole : sampledTags.filter((tag) => hasOthers(tag)).slice(0, 1);

for (const tag of tried)
  describe(`a bad network at <${tag}>`, function () {
    const fileByFile = whole.includes(tag);
    this.timeout(fileByFile ? 3_600_000 : 120_000);
    const first = firstOf(`${tag}.js`);
    /** The files of the moments that were tried. */
    let usual: readonly string[] = [LOADER, ...first];

    /** Tries the file of a moment; file by file all that it fetches and those before it did not. */
    async function tryFiles({name: _, part, ...moment}: Moment): Promise<void> {
      let own = part ? [fileOf(tag, part)].filter((file) => file !== undefined) : [];
      if (fileByFile) {
        const {files, errors} = await visit({tag, ...moment});
        expect(errors).to.deep.equal([]);
        own = files.filter((file) => !usual.includes(file) && file in graph);
        usual = [...usual, ...files];
      }
      await eachFile(own, async (file) => void (await tryFile(file, moment)));
    }

    /** The file of a moment cannot be fetched at first. */
    async function tryFile(blocked: string, moment: Partial<Visit>): Promise<Seen> {
      // A browser that remembers failures may know the first address as failed for ever.
      const seen = await visit({tag, ...moment, blocked, remembered: true});
      expect(new Set(seen.errors.map(({code}) => code))).to.deep.equal(new Set(['no-module']));
      expect(new Set(seen.errors.map(({file}) => file))).to.deep.equal(new Set([blocked]));
      expect(seen.said, blocked).to.match(TRY_AGAIN);
      expect(seen.left, blocked).to.equal('');
      return seen;
    }

    for (const [script, files] of [
      [LOADER, first],
      [`${tag}.js`, first.slice(1, 3)],
    ] as const)
      it(`keeps what stands between the tags while one of its first files is missing in a page with ${script}, and deals when it has come`, async () => {
        await eachFile(fileByFile ? files : files.slice(0, 2), async (blocked) => {
          const {said, fallback} = await tryFile(blocked, {script});
          expect(said).to.match(/^The table could not be loaded.\s+Try again$/);
          expect(fallback).to.equal(true);
        });
      });

    for (const moment of [...MOMENTS, ...(hasOthers(tag) ? [OPPONENTS] : [])])
      it(`names what is missing of ${moment.name}, and fetches it again`, () => tryFiles(moment));

    if (hasOthers(tag))
      it('says nothing where the file of a worker is missing: its opponents come in another way', async () => {
        const worker = (await visit({tag, ...OPPONENTS})).files.find((file) => !(file in graph));
        expect(worker, 'a file of a worker').to.match(/\.js$/);
        const {errors, left} = await visit({tag, ...OPPONENTS, blocked: worker!, silent: true});
        expect([errors, left]).to.deep.equal([[], '']);
      });

    if (hasOthers(tag))
      it('names what is missing of masters where their worker has no file, and fetches it again', async () => {
        if (!fileOf(tag, /master-worker/)) return;
        const {files} = await visit({tag, ...MASTERS});
        const without = files.find((file) => !(file in graph))!;
        expect(without, 'a file of a worker').to.match(/\.js$/);
        const instead = await visit({tag, ...MASTERS, without});
        const blocked = instead.files.find((file) => graph[file]?.part?.includes('master-worker'))!;
        expect(blocked, 'what comes instead of it').to.match(/\.js$/);
        const {errors, said, left} = await visit({tag, ...MASTERS, without, blocked, remembered: true});
        expect(new Set(errors.map(({code, file}) => `${code} ${file}`))).to.deep.equal(
          new Set([`no-module ${blocked}`]),
        );
        expect(said).to.match(TRY_AGAIN);
        expect(left).to.equal('');
      });

    it('names what is missing of its languages, and fetches it again', async () => {
      const [, lang] = tables.find((table) => table.tag === tag)!.languages;
      if (!lang) return;
      const part = new RegExp(`table/src/strings/${lang}-panels`);
      await tryFiles({name: lang, part, attributes: `lang="${lang}"`, done: `table.code === '${lang}'`});
    });

    it('names what is missing of its lessons, and fetches it again', async () => {
      const known = await knownOf(tag);
      for (const id of known.lessons.slice(0, 1)) {
        await tryFiles(lesson(id));
        // The lesson itself, which is fetched last.
        const {files} = await visit({tag, ...lesson(id)});
        const own = files.filter((file) => graph[file]?.part?.includes('/words/lessons/'));
        await tryFile(own.at(-1)!, lesson(id));
      }
      if (fileByFile) for (const moment of more(tag, known)) await tryFiles(moment);
    });
  });

/** Guided deals and panels of a table, by their ids. */
interface Known {
  readonly lessons: readonly string[];
  readonly panels: readonly string[];
}

async function knownOf(tag: string): Promise<Known> {
  await import(`${location.origin}/dist/cdn/${tag}.js`);
  const table = document.createElement(tag) as HTMLElement & {
    readonly ready: Promise<void>;
    readonly features: {readonly game: {readonly lessons?: readonly {readonly id: string}[]}};
    openPanel(id: string): Promise<boolean>;
  };
  document.body.append(table);
  await table.ready;
  const panels: string[] = [];
  const {tried} = tables.find((listed) => listed.tag === tag)!;
  for (const id of [...OPEN_PANELS, ...tried.panels]) if (await table.openPanel(id)) panels.push(id);
  table.remove();
  return {lessons: (table.features.game.lessons ?? []).map(({id}) => id), panels};
}

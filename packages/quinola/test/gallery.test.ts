import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {games, root} from '../../../build/games.js';
import {pathOf} from '../../../build/packages.js';
import {
  alternates,
  choice,
  fromFolder,
  LANGUAGES,
  languagesOf,
  languageSwitch,
  say,
  wordsOf,
} from '../site/in-languages.js';
import {games as known} from '@quinola/testing/registry/games.js';
import type {GalleryWords} from '@quinola/testing/game-tools.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const site = async (code: string): Promise<GalleryWords> =>
  ((await import(`../gallery/words/${code}.ts`)) as {words: GalleryWords}).words;

const HOUSE = 'packages/quinola/gallery';

/** The packages with words for the gallery, and the text of the pages in which they occur. */
const speakers = [
  {name: 'all pages', languages: LANGUAGES, words: site},
  ...known.map(({id, languages, galleryWords}) => ({
    name: id,
    languages,
    words: galleryWords,
  })),
];

/** The text of the pages and page parts in some folders. */
const textOf = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.html'))
        .map((file) => read(join(folder, file))),
    )
    .join('\n');

/** The tags in a text, without what differs between languages: language attributes and words. */
const tagsOf = (text: string): string[] =>
  (text.match(/<\/?[a-z]+[^>]*>|\{\{\w+\}\}/g) ?? []).map((tag) => tag.replace(/ lang="\w+"/, '')).sort();

for (const {name, languages, words} of speakers) {
  describe(`the gallery speaks every language of ${name}`, () => {
    for (const code of languages.slice(1)) {
      test(`${code} has each sentence and option of English, with the same tags`, async () => {
        const [english, translated] = [await words('en'), await words(code)];
        assert.deepEqual(Object.keys(translated).sort(), Object.keys(english).sort());
        for (const [key, sentence] of Object.entries(english)) {
          if (typeof sentence !== 'string') continue;
          const other = translated[key] as string;
          assert.deepEqual(tagsOf(other), tagsOf(sentence), key);
          // A name may be the same; a sentence must differ.
          if (sentence.split(' ').length > 4) assert.notEqual(other, sentence, `${key} is English`);
        }
        assert.deepEqual(
          Object.entries(translated.options).map(([id, labels]) => [id, labels.length]),
          Object.entries(english.options).map(([id, labels]) => [id, labels.length]),
        );
      });
    }

    test('no label of an option is ambiguous', async () => {
      for (const code of languages) {
        const labels = Object.values((await words(code)).options).map(([label]) => label);
        assert.equal(new Set(labels).size, labels.length, code);
      }
    });
  });
}

describe('the pages of the gallery', () => {
  test('use every word that is written for them, except those a game need not have', async () => {
    const folders = [...new Set(games.map((game) => `${pathOf(game.package)}/gallery`))];
    const text = textOf([HOUSE, `${HOUSE}/parts`, ...folders, ...folders.map((folder) => `${folder}/parts`)]);
    const made = folders.map((folder) => folder.replace(/gallery$/, 'tools'));
    const tools = made
      .flatMap((folder) => readdirSync(join(root, folder)).map((file) => read(join(folder, file))))
      .join('\n');
    const code = read('packages/quinola/site/in-languages.ts') + read('packages/quinola/site/fill-pages.ts');
    for (const {name, words} of speakers)
      for (const key of Object.keys(await words('en')))
        if (key !== 'options')
          assert.ok(
            [text, tools, code].some((one) => one.includes(`{{${key}}}`)),
            `nothing says ${key} of ${name}`,
          );
  });

  test('have no English text of their own if they are generated in every language', () => {
    for (const folder of [HOUSE, ...new Set(games.map((game) => `${pathOf(game.package)}/gallery`))])
      for (const file of readdirSync(join(root, folder)).filter((one) => one.endsWith('.html'))) {
        const page = read(join(folder, file));
        if (!page.includes('<html lang="{{lang}}">')) continue;
        const said = page
          .replace(/<code>[^]*?<\/code>|<cite[^]*?<\/cite>|<!--[^]*?-->|<[^>]*>|\{\{[\w-]+\}\}/g, ' ')
          .match(/[A-Za-z]{2,}/g);
        assert.equal(said, null, `${folder}/${file}`);
      }
  });
});

describe('a page in a language', () => {
  test('uses its own words before those of all pages, and reports a missing one', async () => {
    const words = await wordsOf('de', known[0]!, {title: '{{tag}}!'});
    assert.equal(say('{{title}} {{lang}}', words), `${known[0]!.tag}! de`);
    assert.throws(() => say('{{nowhere}}', words), /no word “nowhere” in de/);
    assert.throws(() => choice('nowhere', ',a', '', words), /no words for the option nowhere in de/);
  });

  test('shows games in English that do not have its language, and links to no page of theirs', async () => {
    const words = await wordsOf('de', {...known[0]!, languages: ['en']});
    assert.equal(say('{{lead}}', words), say('{{lead}}', await wordsOf('en', known[0]!)));
    assert.deepEqual(languagesOf(words.game), ['en']);
    assert.doesNotMatch(languageSwitch('a.html', words) + alternates('a.html', words), /hreflang="de"/);
  });

  test('fills in the labels of an option, and shows a value without one as it is', () => {
    const words = {lang: 'en', game: null, lists: [{options: {rounds: ['Rounds', 'as usual']}}]};
    assert.equal(
      choice('rounds', ',3', 'data-only="a"', words).replace(/\s+/g, ' '),
      '<label>Rounds <select name="rounds" data-only="a"><option value="">as usual</option><option value="3">3</option></select></label>',
    );
  });

  test('has links from its folder to shared files, and from language to language', async () => {
    const translated = new Set(['a.html']);
    assert.equal(
      fromFolder(
        '<link href="s.css"><a href="a.html#x"><a href="b.html"><a href="#x"><a href="https://b.c"><code>&lt;script src="cdn/x.js"',
        'de',
        translated,
      ),
      '<link href="../s.css"><a href="a.html#x"><a href="../b.html" hreflang="en"><a href="#x"><a href="https://b.c"><code>&lt;script src="cdn/x.js"',
    );
    const links = languageSwitch('a.html', await wordsOf('de', null));
    assert.match(links, /href="\.\.\/a\.html" lang="en" hreflang="en">/);
    assert.match(links, /href="\.\.\/de\/a\.html" lang="de" hreflang="de" aria-current="page">/);
  });
});

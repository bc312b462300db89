import {wordsIn, type WordSources} from '@quinola/table';
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';

/** The words of a language: texts, functions, and groups of them. */
export type Words = Readonly<Record<string, unknown>>;

/** Every word by its path: `errors.failed`. */
function* flat(words: Words, path = ''): Generator<readonly [path: string, word: unknown]> {
  for (const [key, word] of Object.entries(words)) {
    if (typeof word === 'object' && word !== null) yield* flat(word as Words, `${path}${key}.`);
    else yield [path + key, word];
  }
}

/** The languages of the interface, English first. */
export const CODES = ['en', 'de', 'pl', 'ru', 'sv'] as const;

/** All words of each language in the order of {@linkcode CODES}: those of the room together with those of the panels. */
export async function wholeLanguages<Sources extends WordSources<object, object>>({room, panels}: Sources) {
  type AllWords = Awaited<ReturnType<Sources['room']['en']>> & Awaited<ReturnType<Sources['panels']['en']>>;
  const whole = async (code: string) =>
    ({...(await wordsIn(room, code)), ...(await wordsIn(panels, code))}) as AllWords;
  const [en, de, pl, ru, sv] = CODES;
  return Promise.all([whole(en), whole(de), whole(pl), whole(ru), whole(sv)] as const);
}

type Sentence = (...args: readonly unknown[]) => string;

/** The named parameters that a sentence uses (in refusals and errors): `suit`, `value`. */
function named(sentence: Sentence): string[] {
  const parameters = new Proxy({}, {get: (_, name) => `<${String(name)}>`});
  return [...new Set(sentence(parameters).match(/<\w+>/g))].sort();
}

/**
 * Compares a language with English: no missing and no additional words, none empty, the same parameters, and none accidentally
 * left in English.
 * @param same paths of words that are rightly the same in both languages
 */
export function testLanguage(name: string, english: Words, words: Words, same: readonly string[] = []): void {
  const expected = new Map(flat(english));
  const found = new Map(flat(words));

  describe(name, () => {
    test('has every word of English and no other', () => {
      assert.deepEqual([...found.keys()].sort(), [...expected.keys()].sort());
    });

    test('leaves no word empty', () => {
      for (const [path, word] of found)
        assert.ok(typeof word === 'function' || (typeof word === 'string' && word.trim()), path);
    });

    test('uses the parameters of the English words', () => {
      for (const [path, word] of expected) {
        const other = found.get(path);
        assert.equal(typeof other, typeof word, path);
        if (typeof word !== 'function') continue;
        // A sentence may leave out parameters that its grammar does not need, but may not use any that English lacks.
        assert.ok((other as Sentence).length <= word.length, path);
        if (/^(errors|refusals)\./.test(path))
          assert.deepEqual(named(other as Sentence), named(word as Sentence), path);
      }
    });

    test('is not English', () => {
      const left = [...found].filter(
        ([path, word]) =>
          typeof word === 'string' &&
          /\p{L}{3}/u.test(word) &&
          word === expected.get(path) &&
          !same.includes(path),
      );
      assert.deepEqual(
        left.map(([path]) => path),
        [],
      );
    });
  });
}

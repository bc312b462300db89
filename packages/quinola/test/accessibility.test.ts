import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {CRITERIA, FILES} from '../site/accessibility.mjs';

const ROOT = new URL('../../../', import.meta.url);
const files: Readonly<Record<string, string>> = FILES;

/** The titles of tests and of their groups in a file; measures have theirs in a field. */
function titlesIn(path: string): readonly string[] {
  const text = readFileSync(new URL(path, ROOT), 'utf8');
  return [...text.matchAll(/(?:\b(?:it|test|describe)\(|\btitle: )(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
    ([, , title]) => title!,
  );
}

test('the accessibility statement names tests that exist', () => {
  const titles = new Map(Object.entries(files).map(([name, path]) => [name, titlesIn(path)]));
  for (const [number, , , , , tests = []] of CRITERIA)
    for (const cited of tests) {
      const [file, start] = cited.split(/: (.*)/) as [string, string];
      assert.ok(
        titles.get(file)?.some((title) => title.startsWith(start)),
        `${number}: ${cited}`,
      );
    }
  const used = new Set(CRITERIA.flatMap((row) => (row[5] ?? []).map((cited) => cited.split(':')[0]!)));
  assert.deepEqual(new Set(Object.keys(files)), used, 'files that no criterion names');
});

test('it has every criterion of WCAG 2.2 at levels A and AA, in their order, with a test for each that is met', () => {
  // 1.4.6 to 1.4.9 and others that are missing here are of level AAA; 4.1.1 was removed.
  const counts = {A: 31, AA: 24};
  for (const [level, count] of Object.entries(counts))
    assert.equal(CRITERIA.filter((row) => row[2] === level).length, count, level);
  const key = ([number]: readonly [string, ...unknown[]]): number =>
    number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  assert.deepEqual(
    CRITERIA.toSorted((a, b) => key(a) - key(b)),
    CRITERIA,
  );
  for (const [number, name, , state, , tests = []] of CRITERIA)
    if (state === 'met' && number !== '2.3.1') assert.ok(tests.length, `${number} ${name}`);
});

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {PATIENCES} from '../src/patience/rules/games/index.js';

// The page about the options, packages/games/patience/docs/patience-table.md, against the data.

const page = readFileSync(new URL('../docs/patience-table.md', import.meta.url), 'utf8');

/** The words in code spans of a cell. */
const named = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

/** Of each patience its options with their values, as the table on the page lists them. */
function listed(): Map<string, Map<string, string[]>> {
  const all = new Map<string, Map<string, string[]>>();
  let ids: string[] = [];
  for (const line of page.split('\n').filter((one) => /^\|.*`/.test(one))) {
    const [, patience = '', option = '', values = ''] = line.split('|');
    // An empty first cell means the patiences of the line above.
    ids = named(patience).length ? named(patience) : ids;
    for (const id of ids) all.set(id, (all.get(id) ?? new Map()).set(named(option)[0]!, named(values)));
  }
  return all;
}

describe('the documented options of the patiences', () => {
  it('match the data, the default first', () => {
    const known = new Map(
      PATIENCES.filter(({options = []}) => options.length).map(({id, options = []}) => [
        id,
        new Map(options.map((option) => [option.id, option.values.map(String)] as const)),
      ]),
    );
    const sorted = (all: Map<string, Map<string, string[]>>) =>
      [...all].map(([id, options]) => [id, [...options].sort()] as const).sort();
    assert.deepEqual(sorted(listed()), sorted(known));
  });

  it('name every patience without options', () => {
    for (const {id, options = []} of PATIENCES)
      if (!options.length) assert.match(page, new RegExp(`\`${id}\` has no options`));
  });
});

// npm run fixtures -- [GAME…] [--write] : makes the kept records of the games again (`test/fixtures` of their packages), from fixed
// seeds, and says what would differ. Existing files are only replaced with --write: they record how games were played when
// they were made, and later changes are compared with them.
//   --differences [GAME…] : compares all kept records with today's rules, and prints what differs as lines for
//   the `test/fixtures/differences.json` of the package; the reasons are yours to write
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readAccepted} from '../../chart/test-support/fixtures/accepted.js';
import {
  readManifest,
  readLines,
  textOf,
  writeManifest,
  writeText,
} from '../../chart/test-support/fixtures/files.js';
import {makeFixture} from '../../chart/test-support/fixtures/make.js';
import {manifestOf, reachFaults, summaryOf} from '../../chart/test-support/fixtures/summary.js';
import {suggestions} from '../../chart/test-support/fixtures/suggest.js';
import type {FixtureGame, FixtureRecord} from '../../chart/test-support/fixtures/types.js';
import {games} from '../tools/games.js';

const args = process.argv.slice(2);
const write = args.includes('--write');
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !games.some(({id}) => id === name));
if (unknown.length) {
  console.error(`There is no game ${unknown.join(', ')}; there are ${games.map(({id}) => id).join(', ')}.`);
  process.exit(2);
}
for (const {id, family, tools} of games) {
  if (names.length && !names.includes(id)) continue;
  const {fixtures} = await tools();
  const files = resolve(family, 'test/fixtures', id);
  if (args.includes('--differences'))
    differencesOf(fixtures, files, resolve(family, 'test/fixtures/differences.json'));
  else fixturesOf(fixtures, files);
}

/** Prints what differs from the kept records and is not accepted. */
function differencesOf(kind: FixtureGame, folder: string, differences: string): void {
  const accepted = readAccepted(pathToFileURL(differences), kind.game.id);
  for (const {name} of readManifest(folder)?.sets ?? []) {
    const records = readLines(folder, name).map((line) => JSON.parse(line) as FixtureRecord);
    for (const {line, records: count} of suggestions(kind, name, records, accepted)) {
      console.log(`${JSON.stringify(line)}, in ${count} of ${records.length} records`);
      process.exitCode = 1;
    }
  }
}

function fixturesOf(kind: FixtureGame, folder: string): void {
  const old = readManifest(folder);
  const differing: string[] = [];
  const summaries = kind.sets.map((set) => {
    const records = Array.from({length: set.count}, (_, index) => makeFixture(kind, set, index));
    const summary = summaryOf(kind, set, records);
    const text = textOf(records);
    const kept = old?.sets.find(({name}) => name === set.name);
    const same = kept?.digest === summary.digest;
    console.log(
      `${kind.game.id}/${set.name}: ${set.count} records, ${text.length} characters${same ? ', as kept' : ''}`,
    );
    if (kept && !same)
      differing.push(`${set.name}${firstChange(readLines(folder, set.name), text.split('\n'))}`);
    if (!same && (write || !old)) writeText(folder, set.name, text);
    return summary;
  });
  const manifest = manifestOf(kind, summaries);
  for (const fault of reachFaults(kind, manifest)) {
    console.log(`  ${fault}`);
    process.exitCode = 1;
  }
  if (!old || write) {
    writeManifest(folder, manifest);
  } else if (differing.length || old.sets.length !== summaries.length) {
    console.log(
      `Not written, since there are fixtures of ${kind.game.id} that differ (--write replaces them): ${differing.join(', ')}`,
    );
    process.exitCode = 1;
  }
}

/** The number of the first record that is another one. */
function firstChange(kept: readonly string[], made: readonly string[]): string {
  const index = kept.findIndex((line, i) => line !== made[i]);
  return index < 0 ? '' : ` from record ${index}`;
}

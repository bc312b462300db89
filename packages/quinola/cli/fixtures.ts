// npm run fixtures: makes the kept records of the games again (`test/fixtures` of their packages), from fixed
// seeds, and says which sets would be others. Existing files are only replaced with --write: they record how games were played
// when they were made, and later changes are compared with them. Other matches of players who have changed since are no fault;
// it is one if today's rules say otherwise of the kept ones than `differences.json` accepts.
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {parsed} from '../../../build/commands.js';
import {readAccepted} from '@quinola/testing/fixtures/accepted.js';
import {readManifest, readLines, textOf, writeManifest, writeText} from '@quinola/testing/fixtures/files.js';
import {makeFixture} from '@quinola/testing/fixtures/make.js';
import {manifestOf, reachFaults, summaryOf} from '@quinola/testing/fixtures/summary.js';
import {suggestions} from '@quinola/testing/fixtures/suggest.js';
import type {FixtureGame, FixtureRecord} from '@quinola/testing/fixtures/types.js';
import {games} from '@quinola/testing/registry/games.js';

const {words, flags} = parsed('fixtures', process.argv.slice(2));
const names = words.map(({word}) => word);
const write = flags.has('write');
for (const {id, family, tools} of games) {
  if (names.length && !names.includes(id)) continue;
  const {fixtures} = await tools();
  const files = resolve(family, 'test/fixtures', id);
  const differences = resolve(family, 'test/fixtures/differences.json');
  if (flags.has('differences')) differencesOf(fixtures, files, differences);
  else fixturesOf(fixtures, files, differences);
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

function fixturesOf(kind: FixtureGame, folder: string, differences: string): void {
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
  const kept = write ? null : old;
  for (const fault of reachFaults(kind, kept ?? manifest)) {
    console.log(`  ${fault}`);
    process.exitCode = 1;
  }
  if (!kept) {
    writeManifest(folder, manifest);
    return;
  }
  if (kept.sets.length !== summaries.length) {
    console.log(`Of ${kind.game.id} ${kept.sets.length} sets are kept, and there are ${summaries.length}.`);
    process.exitCode = 1;
  }
  if (!differing.length) return;
  console.log(
    `Of ${kind.game.id} these would be other matches today, and are kept (--write replaces them): ${differing.join(', ')}`,
  );
  differencesOf(kind, folder, differences);
  if (!process.exitCode) console.log('Of those that are kept the rules say the same, or what is accepted.');
}

/** The number of the first record that is another one. */
function firstChange(kept: readonly string[], made: readonly string[]): string {
  const index = kept.findIndex((line, i) => line !== made[i]);
  return index < 0 ? '' : ` from record ${index}`;
}

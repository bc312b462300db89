import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {sentenceFor} from '@quinola/table';
import {panels} from '@quinola/table/strings/en-panels.js';

/** All errors that have a sentence, those of records included. */
const ERRORS = {...panels.errors, ...panels.recordErrors};

/** Error codes of the kit, which parses options for every game. */
const KIT = new URL('../../../play/src/', import.meta.url);

/** The codes with which rules refuse options, found in their sources; of a code with a variable end only the beginning. */
function* codesIn(sources: URL): Generator<string> {
  for (const file of readdirSync(sources, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(new URL(file, sources), 'utf8');
    if (!text.includes('OptionsError')) continue;
    for (const [, code] of text.matchAll(/(?:new OptionsError|\bfail)\(['`]([a-z-]+)(?=['`$])/g)) yield code!;
  }
}

/**
 * Tests that a game has a sentence for every reason to refuse its options: a table that falls back on its defaults says why,
 * and does not say that it has stopped.
 * @param sources the folder of the game's sources, with its last slash
 */
export function testErrors(game: string, sources: URL): void {
  test(`${game}: every error code for options has a sentence`, () => {
    const codes = new Set([...codesIn(KIT), ...codesIn(sources)]);
    assert.ok(codes.size, 'there are codes');
    assert.deepEqual(
      [...codes].filter((code) => !sentenceFor(code, ERRORS)),
      [],
    );
  });
}

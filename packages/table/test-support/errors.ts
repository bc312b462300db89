import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {sentenceFor} from '../src/controllers/messages.js';
import {panels} from '../src/strings/en-panels.js';

/** All errors that have a sentence, those of records included. */
const ERRORS = {...panels.errors, ...panels.recordErrors};

/** The kit reads options, and refuses some, for every game. */
const KIT = new URL('../../play/src/', import.meta.url);

/** What rules refuse options by: the codes written in their sources, the end of one that is put together being any. */
function* codesIn(sources: URL): Generator<string> {
  for (const file of readdirSync(sources, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(new URL(file, sources), 'utf8');
    if (!text.includes('OptionsError')) continue;
    for (const [, code] of text.matchAll(/(?:new OptionsError|\bfail)\(['`]([a-z-]+)(?=['`$])/g)) yield code!;
  }
}

/**
 * Holds a game to sentences for whatever its options can be refused for: a table that deals by the usual options says
 * why, and does not say that it has stopped.
 * @param sources the folder of the game's sources, with its last slash
 */
export function holdErrors(game: string, sources: URL): void {
  test(`${game}: every code by which options are refused has a sentence of its own`, () => {
    const codes = new Set([...codesIn(KIT), ...codesIn(sources)]);
    assert.ok(codes.size, 'there are codes');
    assert.deepEqual(
      [...codes].filter((code) => !sentenceFor(code, ERRORS)),
      [],
    );
  });
}

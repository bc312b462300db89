// The sample games, followed card by card: the lessons play what the book prints.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {ombre as game} from '../src/ombre/rules/index.js';
import {samples} from '../src/ombre/words/lessons/samples/index.js';
import {replayed} from '../test-support/lesson-replay.js';

interface Replay {
  readonly id: string;
  readonly given: {
    readonly plays: readonly (readonly {readonly seat: string; readonly card: string | null}[])[];
  };
}

const known = JSON.parse(
  readFileSync(new URL('vectors/lomber.json', import.meta.url), 'utf8'),
) as readonly Replay[];

/** Which known answer each lesson plays. */
const REPLAYS: Readonly<Record<string, string>> = {
  'game-1': 'lomber.src.game1',
  'game-3': 'lomber.src.game3',
  'game-4': 'lomber.src.game4',
  'game-5': 'lomber.src.game5',
  'game-6': 'lomber.src.game6',
  'game-7': 'lomber.src.game7',
  'game-9': 'lomber.src.game9.play',
};

/** The eighth game and its variations, as printed (L. 2991-3122). */
const EIGHTH: Readonly<Record<string, string>> = {
  'game-8': 'JS QS 3S KD AD 7D 5D AC 5H 4C KC 6C AS 5S 2H 2S 6S KH 7C 3H 2C 7S KS JC QH 7H 4S',
  'game-8-overtrump': 'JS QS 3S KD AD 7D 5D AC 2S AS 5S 2H KC 6C 2C 7C 3H JC 7H 5H QH KS KH 4S 6S 4C 7S',
  'game-8-matadors': 'AS 5S 3S 2S 6S AC 7S QS AD QH 2H 5H KD 4C 7D 3H KH 4S KC 6C 2C 7C 5D JC 7H JS KS',
};

/** The cards of a sample game as they are printed; `null` = not given. */
const printedOf = (id: string): readonly (string | null)[] | undefined =>
  EIGHTH[id]?.split(' ') ??
  known
    .find((one) => one.id === REPLAYS[id])
    ?.given.plays.flat()
    .map(({card}) => card);

for (const offer of samples) {
  const printed = printedOf(offer.id);
  if (!printed) continue;
  test(`the lesson “${offer.id}” plays the printed cards`, async () => {
    const {cards} = await replayed(game, offer);
    assert.equal(cards.length, printed.length);
    printed.forEach((card, at) => card === null || assert.equal(cards[at], card, `card ${at + 1}`));
  });
}

import assert from 'node:assert/strict';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {eachSample, samples} from '@quinola/testing/sample.js';
import {
  imagine,
  patience,
  PATIENCES,
  type PatienceOptions,
  type PatienceState,
} from '../src/patience/index.js';
import {checkAdvice, checkHonest, playedPosition, type PlayedPosition} from '../test-support/honesty.js';

/** The patiences with all cards open at each decision; in all others some are hidden in the stock. */
const OPEN = ['la-belle-lucie', 'house-in-the-wood', 'house-on-the-hill', 'fifteen'];

/** The number of positions of each patience, normally and in the long run; and of those in which advice is tested too. */
const POSITIONS = [8, 1000] as const,
  ADVISED = [1, 50] as const;

/** The default options, and sets of options with one value changed. */
function agreementsOf(game: string): readonly PatienceOptions[] {
  const {options = []} = PATIENCES.find(({id}) => id === game)!;
  return [
    {game},
    ...options.flatMap(({id, values: [, ...others]}) => others.map((value) => ({game, [id]: value}))),
  ];
}

/** Calls `body` with positions from games of a patience, with all its sets of options in turn. */
function eachPosition(
  game: string,
  accepts: (position: PlayedPosition) => boolean,
  body: (position: PlayedPosition, seed: string) => void,
): void {
  const agreements = agreementsOf(game);
  const [daily, long] = POSITIONS;
  eachSample(
    daily,
    (seed, i) => {
      const position = playedPosition(agreements[i % agreements.length]!, `${game}/${seed}`, accepts);
      if (position) body(position, seed);
    },
    long,
  );
}

const hides = (position: PlayedPosition): boolean => position.hides;

for (const {id} of PATIENCES.filter((one) => OPEN.includes(one.id))) {
  test(`${id} hides nothing: its view contains the whole state`, () => {
    const all = (): boolean => true;
    eachPosition(id, all, ({state}, seed) => {
      const view = patience.view(state, 0);
      assert.equal(view.stock, 0);
      assert.deepEqual(imagine(view, randomFrom(seed)), state);
    });
  });
}

for (const {id} of PATIENCES.filter((one) => !OPEN.includes(one.id))) {
  test(`${id} with its stock in another order looks, sounds and is advised the same`, async () => {
    const views: ReturnType<typeof checkHonest>[] = [];
    eachPosition(id, hides, (position, seed) => views.push(checkHonest(position, seed)));
    assert.ok(views.length > samples(...POSITIONS) / 2, `only ${views.length} positions hid a card`);
    for (const [view, other] of views.slice(0, samples(...ADVISED))) await checkAdvice(view, other);
  });

  test(`a leak planted in any field of a view of ${id} is found`, () => {
    const positions = Array.from({length: 12}, (_, i) => playedPosition({game: id}, `leak ${i}`, hides));
    const some = positions.filter((position) => position !== null).slice(0, 5);
    for (const field of Object.keys(patience.view(some[0]!.state, 0))) {
      const shown = (state: PatienceState): object => ({
        ...patience.view(state, 0),
        [field]: {leaked: state.stock},
      });
      const finds = (position: PlayedPosition): boolean => {
        try {
          checkHonest(position, 'leak', shown);
          return false;
        } catch (error) {
          if (error instanceof assert.AssertionError) return true;
          throw error;
        }
      };
      assert.ok(some.some(finds), `a leak in ${field} was not found`);
    }
  });
}

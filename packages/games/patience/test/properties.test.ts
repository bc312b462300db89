import assert from 'node:assert/strict';
import test from 'node:test';
import {pick, randomFrom, shuffled} from '@quinola/cards';
import {type GameRecord, type RecordedMove} from '@quinola/play';
import {eachSample} from '@quinola/testing/sample.js';
import {
  PATIENCES,
  compile,
  hasComeOut,
  imagine,
  patience,
  wholePack,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
} from '../src/patience/index.js';
import {sorted} from '../src/patience/rules/ranks.js';

/** Plays a random game that prefers foundations, and checks every state on the way. */
function playout(
  options: PatienceOptions,
  seed: string,
  most: number,
  look: (state: PatienceState) => void,
): {
  states: PatienceState[];
  record: GameRecord<PatienceMove, PatienceOptions>;
} {
  const random = randomFrom(seed);
  let state = patience.start(options);
  const states = [state];
  const moves: RecordedMove<PatienceMove>[] = [];
  while (!patience.turn(state).over && moves.length < most) {
    const {must} = patience.turn(state);
    const lawful = patience.moves(patience.view(state, 0));
    if (must === 0) assert.ok(lawful.length, `nothing can be done in ${state.stage}`);
    const plays = lawful.filter(({type}) => type === 'play');
    const move =
      must === 'chance'
        ? patience.chance(state, random)
        : pick(plays.length && random.below(4) ? plays : lawful, random);
    moves.push({by: must!, move});
    state = patience.play(state, must!, move).state;
    states.push(state);
    look(state);
  }
  return {
    states,
    record: {
      format: 'quinola-record/1',
      game: 'patience',
      options,
      players: [{name: 'one', kind: 'visitor'}],
      moves,
    },
  };
}

/** Sets of options of a game, each with one value changed from its default. */
function variants(game: string, {options} = PATIENCES.find(({id}) => id === game)!): PatienceOptions[] {
  return [{game}, ...(options ?? []).flatMap(({id, values}) => values.map((value) => ({game, [id]: value})))];
}

for (const {id} of PATIENCES) {
  test(`${id}: no card is lost or added, and there is always a move until the game is over`, () => {
    const all = variants(id);
    eachSample(
      all.length,
      (seed, index) => {
        const options = all[index % all.length]!;
        const {def} = compile(options);
        const out = (def.remove ?? []).reduce((sum, {n}) => sum + n, 0);
        playout(options, seed, 50, (state) => {
          const cards = [...Object.values(state.piles).flat(), ...state.stock];
          assert.equal(cards.length, wholePack(def).length - out);
          const imagined = imagine(patience.view(state, 0), randomFrom(seed));
          assert.deepEqual(sorted(imagined.stock), sorted(state.stock));
          if (state.stage === 'over') {
            assert.equal(patience.moves(patience.view(state, 0)).length, 0);
            assert.equal(state.won, hasComeOut(compile(options), state));
          }
        });
      },
      400,
    );
  });
}

test('the order of cards laid out again depends only on seed, number and cards', () => {
  eachSample(5, (seed) => {
    const {states} = playout({game: 'la-belle-lucie'}, seed, 12, () => undefined);
    const state = states.findLast((one) =>
      patience.moves(patience.view(one, 0)).some(({type}) => type === 'redeal'),
    )!;
    const gathered = patience.play(state, 0, {type: 'redeal'}).state;
    const otherwise = {...gathered, stock: shuffled(gathered.stock, randomFrom(`${seed} otherwise`))};
    assert.deepEqual(
      patience.chance(gathered, randomFrom(seed)),
      patience.chance(otherwise, randomFrom(seed)),
    );
  });
});

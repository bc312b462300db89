import assert from 'node:assert/strict';
import {pick, randomFrom, type Random} from '@quinola/cards';
import {chanceAgain} from '@quinola/chart';
import {
  asRecord,
  foldRecord,
  OptionsError,
  RecordError,
  type GameRecord,
  type RecordedMove,
} from '@quinola/play';
import {eachMatch, someSteps} from './sample-match.js';
import type {TestedGame} from './tested-game.js';
import {garbledMoves, garbledValue} from './garbled.js';

/** How many moves after a tampered one are still played. */
const ON = 20;

/**
 * Checks that states are plain JSON, and that a record, written and parsed again, folds to the same end by the same steps; and
 * with its last move taken back, to the state before it.
 */
export function checkFolds(kind: TestedGame): void {
  const {game} = kind;
  eachMatch(kind, (match) => {
    const {record, steps, end} = match;
    for (const {after} of someSteps(kind, match, 2))
      assert.deepEqual(JSON.parse(JSON.stringify(after)), after);
    const read = asRecord(JSON.parse(JSON.stringify(record)), game.id);
    const folded = foldRecord(game, read, ({events, index}) => {
      assert.deepEqual(events, steps[index]!.events, `move ${index}: other happenings`);
    });
    assert.deepEqual(folded, end);
    assert.deepEqual(game.worth(folded), game.worth(end));
    const undone = {...read, moves: read.moves.map((made, i) => ({...made, undone: i === steps.length - 1}))};
    assert.deepEqual(
      foldRecord(game, undone),
      steps.at(-1)!.before,
      'a move taken back leaves something behind',
    );
    assert.deepEqual(chanceAgain(game, read).strange, [], 'chance is not drawn from the seed');
  });
}

/**
 * Parses and folds something that may be a record. @returns the reason why it is refused; `null` if it is another lawful match
 */
function faultOf({game}: TestedGame, record: unknown): string | null {
  try {
    foldRecord(game, asRecord(JSON.parse(JSON.stringify(record)), game.id));
    return null;
  } catch (error) {
    if (error instanceof RecordError || error instanceof OptionsError) return error.code;
    throw error;
  }
}

/** A tampered move: with another player, from another moment, or garbled. */
function tampered(
  made: RecordedMove,
  others: readonly RecordedMove[],
  players: number,
  random: Random,
): RecordedMove {
  return pick<() => RecordedMove>(
    [
      () => ({
        ...made,
        by: pick([...Array.from({length: players}, (_, i) => i), 99, -1, 'chance'] as const, random),
      }),
      () => ({...made, move: pick(others, random).move}),
      () => ({...made, move: pick(garbledMoves(made.move, random), random)}),
    ],
    random,
  )();
}

/**
 * Checks that a record that has been tampered with, in any of its fields, is refused with a code or is another lawful match;
 * and that changed chance moves are found out.
 */
export function checkTampering(kind: TestedGame): void {
  const {game} = kind;
  eachMatch(kind, (match) => {
    const {record, steps} = match;
    const random = randomFrom(`${record.seed}/tampering`);
    const {moves, players} = record;
    for (const field of ['format', 'game', 'players', 'moves'] as const) {
      assert.ok(faultOf(kind, {...record, [field]: 'XX'}), `${field} may be anything`);
      const {[field]: _missing, ...rest} = record;
      assert.ok(faultOf(kind, rest), `${field} may be missing`);
    }
    for (const [name, value] of Object.entries(record.options as object))
      faultOf(kind, {
        ...record,
        options: {...(record.options as object), [name]: garbledValue(value, random)},
      });
    for (const step of someSteps(kind, match, 2)) {
      const at = steps.indexOf(step);
      const wrong = tampered(step.made, moves, players.length, random);
      // The record from that move on, which must be judged like the whole.
      const rest = {...kind, game: {...game, start: () => step.before}};
      try {
        faultOf(rest, {...record, moves: [wrong, ...moves.slice(at + 1, at + ON)]});
      } catch (error) {
        throw new Error(`move ${at}, ${JSON.stringify(wrong)}: ${String(error)}`, {cause: error});
      }
    }
    const first = steps.findIndex(({made}) => made.by === 'chance');
    if (first >= 0) assertChanceHolds(game, record, first);
  });
}

/** How many other seeds are tried: some of them give other results, however few are possible. */
const SEEDS = 12;

/** Checks that a record whose first chance move is not the one of its seed is found out. */
function assertChanceHolds(game: TestedGame['game'], record: GameRecord, first: number): void {
  const moves = record.moves.slice(0, first + 1);
  const strange = new Set<number>();
  for (let i = 0; i < SEEDS; i++)
    for (const at of chanceAgain(game, {...record, seed: `not ${record.seed} ${i}`, moves}).strange)
      strange.add(at);
  assert.deepEqual([...strange], [first], 'every seed draws the same');
}

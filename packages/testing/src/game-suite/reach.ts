import assert from 'node:assert/strict';
import type {Manifest, Reach} from '../fixtures/types.js';
import {eachMatch} from './sample-match.js';
import type {TestedGame} from './tested-game.js';

/**
 * Checks that every phase, move and happening occurs in the stored records or the sample matches, or that the game says why it
 * cannot; and that the rules produce no others.
 */
export function checkReach(kind: TestedGame, stored: Pick<Manifest, 'sets'> | null): void {
  const reached = {phases: new Set<string>(), moves: new Set<string>(), happenings: new Set<string>()};
  for (const set of stored?.sets ?? [])
    for (const what of ['phases', 'moves', 'happenings'] as const)
      for (const name of Object.keys(set[what])) reached[what].add(name);
  eachMatch(kind, ({steps, end}) => {
    for (const {before, made, events} of steps) {
      reached.phases.add(kind.game.turn(before).phase);
      reached.moves.add(made.move.type);
      for (const {type} of events) reached.happenings.add(type);
    }
    reached.phases.add(kind.game.turn(end).phase);
  });
  for (const what of ['phases', 'moves', 'happenings'] as const) {
    const declared = kind[what] as Readonly<Record<string, Reach>>;
    const missing = Object.keys(declared).filter(
      (name) => declared[name] === true && !reached[what].has(name),
    );
    const unknown = [...reached[what]].filter((name) => !(name in declared));
    assert.deepEqual({missing, unknown}, {missing: [], unknown: []}, what);
  }
}

import assert from 'node:assert/strict';
import type {Manifest, Reach} from '../fixtures/types.js';
import {eachMatch} from './sample-match.js';
import type {TestedGame} from './tested-game.js';

/**
 * Checks that every phase and every type of move and happening is met, in the kept records or the matches of every day,
 * or that it is said why it is not; and that the rules know no other.
 */
export function checkReach(kind: TestedGame, kept: Pick<Manifest, 'sets'> | null): void {
  const met = {phases: new Set<string>(), moves: new Set<string>(), happenings: new Set<string>()};
  for (const set of kept?.sets ?? [])
    for (const what of ['phases', 'moves', 'happenings'] as const)
      for (const name of Object.keys(set[what])) met[what].add(name);
  eachMatch(kind, ({steps, end}) => {
    for (const {before, made, events} of steps) {
      met.phases.add(kind.game.turn(before).phase);
      met.moves.add(made.move.type);
      for (const {type} of events) met.happenings.add(type);
    }
    met.phases.add(kind.game.turn(end).phase);
  });
  for (const what of ['phases', 'moves', 'happenings'] as const) {
    const said = kind[what] as Readonly<Record<string, Reach>>;
    const missing = Object.keys(said).filter((name) => said[name] === true && !met[what].has(name));
    const unknown = [...met[what]].filter((name) => !(name in said));
    assert.deepEqual({missing, unknown}, {missing: [], unknown: []}, what);
  }
}

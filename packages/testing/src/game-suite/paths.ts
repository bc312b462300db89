import assert from 'node:assert/strict';
import {playersDue} from '@quinola/play';
import {SLOW} from '../chart/driving.js';
import {lastingStates, reachedStates} from '../chart/paths.js';
import {inputOf} from './chart.js';
import {randomMatch} from './sample-match.js';
import type {TestedGame} from './tested-game.js';

/** The maximum of matches in which paths are searched: one of each agreement, the others of those where rare states occur. */
const ATTEMPTS = 200;

/**
 * Names of the states of a chart that no path reaches: paths are searched from every kind of step in random matches, with
 * visitors and without.
 */
function unreachedStates(kind: TestedGame): readonly string[] {
  const {machine, game, profile, place, agreements, rare = agreements} = kind;
  const beats = profile.beats as Readonly<Record<string, object | undefined>>;
  const starts = new Set<string>();
  const reached = new Set<string>();
  const missing = (): readonly string[] =>
    lastingStates(machine, {beats}).filter((name) => !reached.has(name));
  for (let i = 0; i < ATTEMPTS && missing().length; i++) {
    const options = agreements[i] ?? rare[i % rare.length]!;
    const seed = `paths/${i}`;
    const {record, steps} = randomMatch(kind, options, seed);
    steps.forEach(({before, made, events}, index) => {
      const {phase, must, may} = game.turn(before);
      const step = [
        phase,
        playersDue(must).length,
        may.length > 0,
        made.move.type,
        ...new Set(events.flatMap(({type}) => Object.keys(beats[type] ?? {}))),
        profile.sheets(events),
        index === steps.length - 1,
      ];
      for (const visitors of [[], record.players.map((_, player) => player)]) {
        const start = [...step, visitors.length].join(' ');
        if (starts.has(start)) continue;
        starts.add(start);
        const found = reachedStates(
          machine,
          game,
          {
            ...inputOf(kind, options, seed, ...visitors),
            record: {...record, moves: record.moves.slice(0, index)},
            pace: SLOW,
          },
          place,
          (snapshot) => {
            const {count} = snapshot.context as {readonly count: number};
            return count > index && (snapshot.hasTag('visitor') || snapshot.hasTag('opponent'));
          },
          made.move,
        );
        for (const name of found) reached.add(name);
      }
    });
  }
  return missing();
}

/** Checks that a path leads to every state of a chart. */
export function checkPaths(kind: TestedGame): void {
  assert.deepEqual(unreachedStates(kind), [], 'no path leads there');
}

import type {Patience} from './schema.js';
import {wholePack} from './ranks.js';

const GUARDS = [
  'bare-base',
  'open-ray',
  'corner-or-adjoining',
  'feeds',
  'rescue-sixth-row',
  'rescue-when-stuck',
  'full-packet',
];

/** Faults in the data of a patience, one sentence each; empty if it can be played. */
export function faultsOf(def: Patience): string[] {
  const faults: string[] = [];
  const groups = new Set(def.groups.map(({id}) => id));
  const piles = new Set(def.groups.flatMap(({id, n}) => Array.from({length: n}, (_, i) => `${id}.${i}`)));
  const fault = (wrong: boolean, sentence: string): void => {
    if (wrong) faults.push(`${def.id}: ${sentence}`);
  };
  const named = (names: readonly string[] | undefined, where: string): void => {
    for (const name of names ?? []) {
      const known =
        groups.has(name) ||
        piles.has(name) ||
        (name.endsWith('*') && [...groups].some((id) => id.startsWith(name.slice(0, -1))));
      fault(!known, `${where} names ${name}, and there is no such group or pile`);
    }
  };

  fault(groups.size < def.groups.length, 'two groups have the same id');
  for (const {id, n, at, role, build, size, base, blockedBy, adjoins} of def.groups) {
    fault(at.length !== n, `${id} has ${n} piles and ${at.length} places`);
    fault(
      at.some(({x, y}) => x < 0 || y < 0 || x > def.table.w || y > def.table.h),
      `a place of ${id} is off the table`,
    );
    if (role === 'foundation') {
      fault(!build || !base || size === undefined, `the foundations ${id} need base, build and size`);
      fault(
        typeof size === 'object' && size.length !== n,
        `${id} has ${n} piles and another number of sizes`,
      );
      fault(base?.suit === 'each' && n % 4 !== 0, `${id} cannot give each suit as many places`);
    }
    (def.layouts ?? []).forEach((layout, i) => {
      const other = layout.at[id] ?? at;
      fault(other.length !== n, `${id} has ${n} piles and ${other.length} places in layout ${i}`);
      fault(
        other.some(({x, y}) => x < 0 || y < 0 || x > layout.w || y > layout.h),
        `a place of ${id} is off the table in layout ${i}`,
      );
    });
    named(
      [blockedBy, adjoins].filter((name) => name !== undefined),
      id,
    );
  }

  def.program.forEach((step, i) => {
    if ('phase' in step) {
      fault(!(step.phase in def.phases), `step ${i} is the phase ${step.phase}, which is not described`);
      return;
    }
    if ('to' in step) named([step.to], `step ${i}`);
    if (step.deal === 'stream') fault(!(step.during in def.phases), `step ${i} has no phase ${step.during}`);
    if (step.deal === 'rounds') named([...step.order, ...(step.falling?.to ?? [])], `step ${i}`);
  });
  (def.layouts ?? []).forEach(({at, spread}, i) => named(Object.keys({...at, ...spread}), `layout ${i}`));
  fault(!def.title['en'], 'it has no English title');
  const last = def.program.at(-1);
  fault(!last || !('phase' in last), 'the program must end in a phase');

  for (const [id, {forced, moves, refill, turn, next, redeal}] of Object.entries(def.phases)) {
    for (const {from, to} of forced ?? []) named([...from, ...to], `phase ${id}`);
    for (const move of moves) {
      named([...move.from, ...move.to], `${move.id} in phase ${id}`);
      fault(
        move.guard != null && !GUARDS.includes(move.guard),
        `${move.id} in phase ${id} has the unknown guard ${move.guard}`,
      );
    }
    named([...(refill?.groups ?? []), ...(refill?.from ?? [])], `the refill of phase ${id}`);
    fault(
      turn !== undefined && !(groups.has('stock') && groups.has('talon')),
      `phase ${id} turns cards without stock or talon`,
    );
    fault(
      next !== undefined && next !== 'button' && next !== 'stuck',
      `phase ${id} has the unknown next ${String(next)}`,
    );
    fault(redeal === true && !def.redeal, `phase ${id} lays out again, but it is not said how`);
  }
  if (def.redeal) {
    named(def.redeal.collect, 'redeal');
    const asks =
      def.redeal.program !== 'same' &&
      def.redeal.program.some(({deal}) => deal === 'stream' || deal === 'rounds');
    fault(asks, 'redeal.program must lay out by itself; where the player is asked it is "same"');
  }

  named(def.win, 'win');
  fault(def.win.length === 0, 'win names no foundation');
  const full = def.groups
    .filter(({id}) => def.win.includes(id))
    .reduce(
      (sum, {n, size = 0}) => sum + (typeof size === 'number' ? n * size : size.reduce((a, b) => a + b, 0)),
      0,
    );
  fault(full > wholePack(def).length, `${full} cards are to be founded of ${wholePack(def).length}`);
  for (const {to} of def.preset ?? []) named([to], 'preset');
  for (const {id, values, patch} of def.options ?? []) {
    for (const value of Object.keys(patch ?? {})) {
      fault(
        !values.some((one) => String(one) === value),
        `option ${id} changes something for the unknown value ${value}`,
      );
    }
  }
  return faults;
}

import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {OptionsError} from '@quinola/play';
import {PATIENCES, faultsOf, patience, type Patience} from '../src/index.js';

type Json = Readonly<Record<string, unknown>>;
const FILE = JSON.parse(readFileSync(new URL('patiences.json', import.meta.url), 'utf8')) as {
  readonly games: readonly Json[];
};

const EIGHT_ROWS = JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8].map((row) => `row${row}`));

/** The data of one game in one form, whichever way it was written. */
function plain({groups, program, phases, redeal, win, packs, table, ...rest}: Json): object {
  const step = (one: Json): Json => ({
    ...one,
    ...('opens' in one && {opens: (one.opens as {rank?: string}).rank ?? one.opens}),
    ...('divert' in one && {divert: (one.divert as Json[]).map((each) => ({...each, to: [each.to].flat()}))}),
  });
  return {
    id: rest.id,
    packs,
    table,
    preset: rest.preset ?? [],
    remove: rest.remove ?? [],
    groups: (groups as Json[]).map(({face: _, take: __, at, ...group}) => ({
      ...group,
      at: (at as {x: number; y: number; r?: number}[]).map(({x, y, r = 0}) => [
        x.toFixed(3),
        y.toFixed(3),
        r,
      ]),
    })),
    program: (program as Json[]).map(step),
    phases: Object.fromEntries(
      Object.entries(phases as Record<string, Json>).map(([id, phase]) => [
        id,
        {
          ...phase,
          ...('refill' in phase && {refill: step(phase.refill as Json)}),
        },
      ]),
    ),
    redeal: redeal ?? null,
    win: Array.isArray(win) ? win : Object.keys(win as Json),
  };
}

test('the data say what the specification of the schema says', () => {
  assert.deepEqual(
    PATIENCES.map((def) => plain(JSON.parse(JSON.stringify(def)) as Json)),
    // All eight rows, once written out there.
    FILE.games.map(
      (game) => JSON.parse(JSON.stringify(plain(game)).replaceAll(EIGHT_ROWS, '["row*"]')) as object,
    ),
  );
});

test('the data of every patience are sound', () => {
  for (const def of PATIENCES) assert.deepEqual(faultsOf(def), []);
});

test('faulty data are told in sentences', () => {
  const [def] = PATIENCES as readonly [Patience];
  const faulty: Patience = {
    ...def,
    groups: def.groups.map((group) => (group.id === 'fans' ? {...group, n: 17} : group)),
    program: [...def.program, {phase: 'supper'}],
    win: ['aces', 'spades'],
  };
  assert.deepEqual(faultsOf(faulty), [
    'la-belle-lucie: fans has 17 piles and 18 places',
    'la-belle-lucie: fans has 17 piles and 18 places on a narrow table',
    'la-belle-lucie: step 2 is the phase supper, which is not described',
    'la-belle-lucie: win names spades, and there is no such group or pile',
  ]);
});

test('options that the game does not know are refused', () => {
  const code = (options: Parameters<typeof patience.start>[0], expected: string): void => {
    assert.throws(
      () => patience.start(options),
      (error) => error instanceof OptionsError && error.code === expected,
    );
  };
  code({game: 'sultan'}, 'unknown-patience');
  code({game: 'shah', redeals: 1}, 'unknown-option');
  code({game: 'clock', wrapMarriages: 'perhaps'}, 'unknown-wrapMarriages');
  assert.equal(patience.start({game: 'clock', strict: true, shortPacketMarry: false}).stage, 'shuffling');
});

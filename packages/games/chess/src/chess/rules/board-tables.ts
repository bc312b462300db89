import {BISHOP, KING, KNIGHT, QUEEN, ROOK} from './men.js';

// What the board looks up: how men go, which squares lie in one line, and the random numbers of its keys.

/** The steps of a knight. */
export const KNIGHT_STEPS = [14, 18, 31, 33, -14, -18, -31, -33];
const STRAIGHT = [1, -1, 16, -16];
const SLANTED = [15, 17, -15, -17];
/** The steps of king and queen: the straight ones first. */
export const EVERY_WAY = [...STRAIGHT, ...SLANTED];
/** The steps of each kind. */
export const STEPS: readonly (readonly number[])[] = [
  [],
  [],
  KNIGHT_STEPS,
  SLANTED,
  STRAIGHT,
  EVERY_WAY,
  EVERY_WAY,
  [],
];

/** By the difference of two squares plus 119: which kinds attack over it on an empty board, a bit each, and the step towards it. */
export const REACH = new Uint8Array(239);
export const TOWARDS = new Int8Array(239);
for (const kind of [KNIGHT, BISHOP, ROOK, QUEEN, KING])
  for (const step of STEPS[kind]!)
    for (let far = 1; far <= (kind === KNIGHT || kind === KING ? 1 : 7); far++) {
      const at = 119 + step * far;
      if (at < 0 || at > 238) break;
      REACH[at]! |= 1 << kind;
      if (kind !== KNIGHT) TOWARDS[at] = step;
    }

/** Which rights to castle are left when a man leaves or enters a square: white short 1, long 2; black short 4, long 8. */
export const RIGHTS = new Uint8Array(128).fill(15);
for (const [square, lost] of [
  [0, 2],
  [4, 3],
  [7, 1],
  [112, 8],
  [116, 12],
  [119, 4],
] as const)
  RIGHTS[square] = 15 - lost;

/** Random numbers for the keys of positions, two for each man on each square; then rights, passing, and the side to move. */
export const KEYS_LOW = new Int32Array(16 * 128 + 16 + 128 + 1);
export const KEYS_HIGH = KEYS_LOW.slice();
/** Where the keys of rights, passed squares and the side to move begin. */
export const RIGHTS_KEY = 16 * 128,
  PASSING_KEY = RIGHTS_KEY + 16,
  SIDE_KEY = PASSING_KEY + 128;
{
  let seed = 0x2545f491;
  const next = (): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return seed;
  };
  for (let i = 0; i < KEYS_LOW.length; i++) {
    KEYS_LOW[i] = next();
    KEYS_HIGH[i] = next();
  }
}

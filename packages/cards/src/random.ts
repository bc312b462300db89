import {xoroshiro128plusFromState} from 'pure-rand/generator/xoroshiro128plus';

/** A source of random numbers, always handed in, never global. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely; n is 2 ** 32 at most. */
  below(n: number): number;
}

/**
 * The generator that belongs to a seed: xoroshiro128+ started from the 128-bit
 * hash of the text. Part of the public format by which a seed names a deal;
 * `test/seed.test.ts` holds its known answers.
 * @param seed any string; equal strings give equal numbers everywhere.
 */
export function randomFrom(seed: string): Random {
  const generator = xoroshiro128plusFromState(hash128(seed));
  return {
    below(n) {
      // Numbers beyond the last whole multiple of n would favour the small remainders: they are drawn again.
      const end = WORDS - (WORDS % n);
      let drawn: number;
      do drawn = generator.next() + WORDS / 2;
      while (drawn >= end);
      return drawn % n;
    },
  };
}

/** How many numbers the generator draws from; they begin at half as many below 0. */
const WORDS = 2 ** 32;

/**
 * Chance for somebody who draws now and then, such as a player that remembers or forgets: every number is a hash of
 * the seed and of how many came before. For packs and for imagined deals take {@linkcode randomFrom}.
 * @param seed any string; equal strings give equal numbers everywhere
 */
export function hashedChance(seed: string): Random {
  let drawn = 0;
  return {below: (n) => Math.floor(((hash(`${seed}/${drawn++}`, 0x811c9dc5) >>> 0) * n) / WORDS)};
}

/** A new seed: 128 random bits as 26 letters and digits that can be read aloud. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, (byte) => SEED_LETTERS[byte & 31]).join('');
}

// No i, l, o, u: nothing that is mistaken for a digit or spells a word.
const SEED_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** The cards in a random order (Fisher-Yates, from the last place down). */
export function shuffled<T>(cards: readonly T[], random: Random): T[] {
  const pack = [...cards];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  return pack;
}

/** One of the items, each equally likely. @throws RangeError when there is none. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('pick: the list is empty');
  return items[random.below(items.length)]!;
}

/** FNV-1a over the UTF-16 units from a basis, then mixed (murmur3's last steps): 32 bits. */
function hash(text: string, basis: number): number {
  let h = basis;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Four words, each from a basis of its own. */
function hash128(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [
    hash(text, 0x811c9dc5),
    hash(text, 0x9e3779b9),
    hash(text, 0x6a09e667),
    hash(text, 0xbb67ae85),
  ];
  // The generator stands still on four zeros.
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words[0] = 1;
  return words;
}

import {shuffled, type Card, type Random} from '@quinola/cards';
import type {Patience} from './schema.js';
import type {Compiled} from './compile.js';
import {sorted, wholePack, without} from './ranks.js';
import type {PatienceState, Shuffle} from './types.js';

/**
 * Chance's move: it shuffles the whole pack, or the cards gathered for a redeal. Gathered cards are sorted first,
 * so that their new order depends only on the random source passed in and on which cards they are: playing
 * the same cards in another way does not change the order.
 */
export function shuffle({def}: Compiled, {stage, stock}: PatienceState, random: Random): Shuffle {
  if (stage === 'redealing') return {type: 'SHUFFLE', pack: shuffled(sorted(stock), random)};
  const pack = shuffled(wholePack(def), random);
  const withdraw = (rank: string, suit?: string): Card =>
    pack.splice(
      pack.findIndex((card) => card[0] === rank && (suit === undefined || card[1] === suit)),
      1,
    )[0]!;
  const preset = (def.preset ?? []).map(({rank, suit}) => withdraw(rank, suit));
  for (const {rank, n} of def.remove ?? []) for (let i = 0; i < n; i++) withdraw(rank);
  return {type: 'SHUFFLE', pack, ...(preset.length && {preset})};
}

/** Whether a shuffle contains exactly the cards that take part. */
export function isSound(
  {def}: Compiled,
  {stage, stock}: PatienceState,
  {pack, preset = []}: Shuffle,
): boolean {
  if (stage === 'redealing') return stock.length === pack.length && without(stock, pack) !== null;
  return presetFits(def, preset) && removedFits(def, without(wholePack(def), [...preset, ...pack]));
}

function presetFits({preset = []}: Patience, cards: readonly Card[]): boolean {
  return (
    cards.length === preset.length &&
    preset.every(({rank, suit}, i) => cards[i]![0] === rank && (suit === undefined || cards[i]![1] === suit))
  );
}

/** Whether the cards left over are those that take no part. */
function removedFits({remove = []}: Patience, left: readonly Card[] | null): boolean {
  return (
    left !== null &&
    left.length === remove.reduce((sum, {n}) => sum + n, 0) &&
    remove.every(({rank, n}) => left.filter((card) => card[0] === rank).length === n)
  );
}

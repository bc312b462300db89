import {betOn, DUCAT, PAIRS, RANKS, rankOn, type FaroMove, type FaroView} from '../rules/index.js';

/** The three temperaments of punters: who takes what he wins, who goes on once, who goes on to the last corner. */
export const TEMPERS = ['cautious', 'steady', 'reckless'] as const;

/** A temperament. */
export type Temper = (typeof TEMPERS)[number];

/** What each stakes on a card in ducats, on how many cards, and how many corners he bends. */
export const MANNER: Readonly<Record<Temper, Readonly<Record<'stake' | 'cards' | 'corners', number>>>> = {
  cautious: {stake: 1, cards: 1, corners: 0},
  steady: {stake: 2, cards: 2, corners: 1},
  reckless: {stake: 5, cards: 1, corners: 4},
};

/** What maxims are told of a position. */
export interface Facts {
  readonly view: FaroView;
  readonly temper: Temper;
  /** How many cards the pack still holds. */
  readonly left: number;
  /** By rank, how many cards of it the pack still holds. */
  readonly many: Readonly<Record<string, number>>;
}

/** The temperament of a player: the first is cautious, the second steady, the third reckless, and so on. */
export const temperOf = (player: number): Temper => TEMPERS[Math.max(0, player) % TEMPERS.length]!;

/** How many cards of each rank the pack still holds. */
export function manyOf({right, left}: Pick<FaroView, 'right' | 'left'>): Readonly<Record<string, number>> {
  const many = Object.fromEntries(RANKS.map((rank) => [rank, 4]));
  for (const card of [...right, ...left]) many[rankOn(card)]!--;
  return many;
}

/** Reads them from a view. */
export const factsOf = (view: FaroView): Facts => ({
  view,
  temper: temperOf(view.player),
  left: 2 * (PAIRS - view.right.length),
  many: manyOf(view),
});

/** The moves of a type among those that are open. */
export const ofType = <Type extends FaroMove['type']>(
  open: readonly FaroMove[],
  type: Type,
): readonly Extract<FaroMove, {readonly type: Type}>[] =>
  open.filter((move): move is Extract<FaroMove, {readonly type: Type}> => move.type === type);

/** Stakes that lay something, by what they lay on. */
export const laying = (open: readonly FaroMove[]) =>
  open.flatMap((move) =>
    (move.type === 'STAKE' || move.type === 'BET') && move.amount > 0
      ? [{move, on: move.type === 'STAKE' ? move.card : move.rank, ducats: move.amount / DUCAT}]
      : [],
  );

/** How many bets a punter has, whether of his own this drawing or from the one before. */
export const betsOf = ({bets, seat}: FaroView): number => bets[seat]?.length ?? 0;

/** Whether one of the player's cards has a rank. */
export const hasRank = (view: FaroView, rank: string): boolean =>
  (view.bets[view.seat] ?? []).some(({on}) => on !== null && rankOn(on) === rank);

/** Whether nothing lies on a card yet. */
export const isBare = (view: FaroView, on: string): boolean => betOn(view, view.seat, on) === undefined;

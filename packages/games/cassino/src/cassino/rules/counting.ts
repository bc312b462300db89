import {suitOf, type Card} from '@quinola/cards';
import type {Seat, Transfer, Trick} from '@quinola/play';
import {
  GREAT,
  LITTLE,
  lurchOf,
  partiesOf,
  partyOf,
  targetOf,
  type CassinoOptions,
  type GameResult,
  type Item,
  type ItemName,
} from './types.js';

/** What is counted, in the order of the book, and what each is worth. */
export const ITEMS: readonly (readonly [name: ItemName, points: number])[] = [
  ['great', 2],
  ['little', 1],
  ['cards', 3],
  ['spades', 1],
  ['AS', 1],
  ['AC', 1],
  ['AH', 1],
  ['AD', 1],
];

/** The cards that each party has taken. */
export function pilesOf(
  tricks: readonly Pick<Trick, 'winner' | 'cards'>[],
  options: CassinoOptions,
): readonly (readonly Card[])[] {
  return Array.from({length: partiesOf(options)}, (_, party) =>
    tricks.flatMap(({winner, cards}) =>
      partyOf(options, winner) === party ? cards.map(({card}) => card) : [],
    ),
  );
}

/** The party that has more than each of the others; -1 = none. */
function most(numbers: readonly number[]): number {
  const high = Math.max(...numbers);
  return numbers.indexOf(high) === numbers.lastIndexOf(high) ? numbers.indexOf(high) : -1;
}

const sizesOf = (piles: readonly (readonly Card[])[]): readonly number[] => piles.map(({length}) => length);
/** How many spades lie in each pile. */
export const spadesIn = (piles: readonly (readonly Card[])[]): readonly number[] =>
  piles.map((pile) => pile.filter((card) => suitOf(card) === 'S').length);

/** Who has the majority of cards and of spades; -1 = nobody. */
export const majorities = (cards: readonly number[], spades: readonly number[]) => ({
  cards: most(cards),
  spades: most(spades),
});

/** What each item brought, by the cards that the parties have taken. */
export function itemsOf(piles: readonly (readonly Card[])[]): readonly Item[] {
  const holder = (card: Card): number => piles.findIndex((pile) => pile.includes(card));
  const majority = majorities(sizesOf(piles), spadesIn(piles));
  return ITEMS.map(([name, points]) => ({
    name,
    points,
    by:
      name === 'cards' || name === 'spades'
        ? majority[name]
        : holder(name === 'great' ? GREAT : name === 'little' ? LITTLE : name),
  }));
}

/** The points that these items bring each party. */
export const grossOf = (items: readonly Item[], parties: number): readonly number[] =>
  Array.from({length: parties}, (_, party) =>
    items.reduce((sum, {by, points}) => sum + (by === party ? points : 0), 0),
  );

/** What is marked of these points: the highest sets off what the others have together, if it is set off at all (law 1). */
export function netOf(
  gross: readonly number[],
  {players, threeHandSetoff}: CassinoOptions,
): readonly number[] {
  if (players === 3 && threeHandSetoff === 'none') return gross;
  const all = gross.reduce((sum, points) => sum + points, 0);
  return gross.map((points) => Math.max(0, 2 * points - all));
}

/** The score after the count, and what won the game, if it is won. */
export interface Counted {
  readonly score: readonly number[];
  readonly won: Pick<GameResult, 'winner' | 'by'> | null;
}

/** Marks a counted deal. Where nothing is set off, item by item, and the first to complete the game has won. */
export function marked(before: readonly number[], items: readonly Item[], options: CassinoOptions): Counted {
  const target = targetOf(options);
  const net = netOf(grossOf(items, before.length), options);
  if (options.players === 3 && options.threeHandSetoff === 'none') {
    const score = [...before];
    for (const {name, points, by} of items) {
      if (by < 0) continue;
      score[by]! += points;
      if (score[by]! >= target) return {score, won: {winner: by, by: name}};
    }
    return {score, won: null};
  }
  const score = before.map((points, party) => points + net[party]!);
  const winner = score.findIndex((points) => points >= target);
  return {score, won: winner < 0 ? null : {winner, by: 'count'}};
}

/** The losers who have not saved the Lurch. */
export const lurchedAt = (
  score: readonly number[],
  winner: number,
  options: CassinoOptions,
): readonly number[] =>
  [...score.keys()].filter((party) => party !== winner && score[party]! < lurchOf(options));

/** What each losing seat pays to a winning one: one stake, two in a Lurch. Of four, each pays the winner on his left. */
export function stakesOf(
  {winner, lurched}: Pick<GameResult, 'winner' | 'lurched'>,
  options: CassinoOptions,
): readonly (Transfer<Seat> & {readonly reason: string})[] {
  return Array.from({length: options.players}, (_, seat) => seat)
    .filter((seat) => partyOf(options, seat) !== winner)
    .map((from) => {
      const isLurched = lurched.includes(partyOf(options, from));
      return {
        from,
        to: options.players === 4 ? (from + 1) % 4 : winner,
        amount: isLurched ? 2 : 1,
        reason: isLurched ? 'lurch' : 'game',
      };
    });
}

import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import type {AuctionRules, Rung} from '@quinola/play';
import {BASTA, SPADILLE} from '../../rules/index.js';
import type {CalledKingOptions} from './options.js';

// The games that can be bid, and which cards may be called in them (rules 2, 4, 12, 15 and 18; common rules 4 and 5).

/** The kinds of games that are bid, lowest first. */
type BidKind = 'ask' | 'mediateur' | 'casco' | 'solo' | 'tout';

/** The favourites in which a game is bid: `colour` is the single one; `pref3` to `pref1` are the lowest to the highest of three. */
type Grade = 'colour' | 'pref3' | 'pref2' | 'pref1';

/** The bids, lowest first. */
export type Bid = BidKind | `${Exclude<BidKind, 'casco'>}-${Grade}`;

/** The games: those that can be bid, and the one that the holder of Spadille must play when everybody has passed. */
export type Game = Bid | 'spadille-forcee';

/** The kind of a game, regardless of favourite suits. */
export type GameKind = BidKind | 'spadille-forcee';

/** A step of the ladder of bids. */
export interface CalledRung extends Rung<Bid> {
  readonly group: BidKind;
  /** Which favourite its trump suit must be, 0 = the highest; absent = the game is not bid in a favourite suit. */
  readonly place?: number;
}

const KINDS: readonly BidKind[] = ['ask', 'mediateur', 'casco', 'solo', 'tout'];

/** The grades by the number of favourite suits, the lowest first; the last is bid in the highest favourite. */
const GRADES: Readonly<Record<CalledKingOptions['favourites'], readonly Grade[]>> = {
  0: [],
  1: ['colour'],
  3: ['pref3', 'pref2', 'pref1'],
};

/** The options that decide which games can be bid. */
export type LadderOptions = Pick<CalledKingOptions, 'favourites' | 'toutBid'> &
  Partial<Pick<CalledKingOptions, 'grades'>>;

/** Whether a kind of game outbids itself from favourite to favourite (rules 45 and 46). In Casco the partner names trumps. */
const isGraded = (kind: BidKind, grades: CalledKingOptions['grades']): boolean =>
  grades === 'all' ? kind !== 'casco' : kind === 'ask' || kind === 'solo';

/** The rungs of a kind of game: the plain bid, then those in favourites. */
const rungsOf = (group: BidKind, grades: readonly Grade[]): readonly Omit<CalledRung, 'rank'>[] => [
  {id: group, group},
  ...grades.map(
    (grade, i) =>
      ({
        id: `${group as Exclude<BidKind, 'casco'>}-${grade}`,
        group,
        place: grades.length - 1 - i,
        grade: 'favourite',
      }) as const,
  ),
];

const ladders = new Map<string, AuctionRules<CalledRung>>();

/**
 * The ladder of bids and the rules of its auction: a chain of duels in which the elder player may hold, that is equal, a bid.
 * The result is cached.
 * @param known how many of the favourite suits are decided; the others cannot be bid yet
 */
export function ladderOf(
  {favourites, toutBid = 'on', grades = 'all'}: LadderOptions,
  known: number,
): AuctionRules<CalledRung> {
  const key = `${favourites} ${known} ${toutBid} ${grades}`;
  let rules = ladders.get(key);
  if (!rules) {
    const rungs = KINDS.filter((kind) => kind !== 'tout' || toutBid === 'on')
      .flatMap((kind) => rungsOf(kind, isGraded(kind, grades) ? GRADES[favourites] : []))
      .map((rung, rank) => ({...rung, rank}))
      .filter(({place = -1}) => place < known);
    ladders.set(key, (rules = {rungs, procedure: 'duels', hold: 'elder'}));
  }
  return rules;
}

const ALL = new Map(
  Object.values(GRADES)
    .flatMap((all) => KINDS.flatMap((kind) => rungsOf(kind, isGraded(kind, 'all') ? all : [])))
    .map((rung) => [rung.id, rung]),
);

/** The kind of a game. */
export const kindOf = (game: Game): GameKind => (game === 'spadille-forcee' ? game : ALL.get(game)!.group);

/** What decides which suits a bid allows: the favourites that are known, and which games are bid in them. */
export interface GradedTable {
  readonly favourites: readonly Suit[];
  readonly options: Pick<CalledKingOptions, 'grades'>;
}

/**
 * The suits that the winner of the auction may name as trumps: after a bid in a favourite only that, after a plain one only the other
 * suits. (In Casco the partner names them.)
 */
export function trumpsFor(game: Game, {favourites, options: {grades}}: GradedTable): readonly Suit[] {
  if (holderNames(game)) return FRENCH_SUITS;
  const {place, group} = ALL.get(game as Bid)!;
  if (!isGraded(group, grades)) return FRENCH_SUITS;
  return place === undefined
    ? FRENCH_SUITS.filter((suit) => !favourites.includes(suit))
    : [favourites[place]!];
}

/** Whether the holder of the called card becomes the Ombre's partner. */
export const hasPartner = (game: Game): boolean => ['ask', 'casco', 'spadille-forcee'].includes(kindOf(game));

/** Whether the holder of the called card names trumps, so that everybody knows him at once. */
export const holderNames = (game: Game): boolean => ['casco', 'spadille-forcee'].includes(kindOf(game));

/** Whether a hand has both black aces, as Casco requires. */
export const holdsBlackAces = (hand: readonly Card[]): boolean =>
  hand.includes(SPADILLE) && hand.includes(BASTA);

const KINGS = FRENCH_SUITS.map((suit) => `K${suit}`);
const QUEENS = FRENCH_SUITS.map((suit) => `Q${suit}`);

/**
 * The cards of other players that may be called: a King that is not of trumps; by who holds all four Kings, a Queen.
 * @param trump `null` = not named yet
 */
export function callable(hand: readonly Card[], trump: Suit | null): readonly Card[] {
  const among = KINGS.every((king) => hand.includes(king)) ? QUEENS : KINGS;
  return among.filter((card) => suitOf(card) !== trump && !hand.includes(card));
}

/** The Ombre's own Kings that he may call; he then plays alone, but not for the price of a Solo. */
export const ownCallable = (hand: readonly Card[], trump: Suit | null): readonly Card[] =>
  KINGS.filter((card) => suitOf(card) !== trump && hand.includes(card));

/**
 * The cards that may be called in a game. In an ask the Ombre may call his own King; where the holder names trumps, he may do so only
 * if no other player can have a card to call.
 */
export function callsIn(game: Game, hand: readonly Card[], trump: Suit | null): readonly Card[] {
  const others = callable(hand, trump);
  if (kindOf(game) === 'mediateur') return others;
  return kindOf(game) === 'ask' || !others.length ? [...others, ...ownCallable(hand, trump)] : others;
}

/** The suits that the holder of the called card may name as trumps: any except that of the card. */
export const trumpsBeside = (called: Card): readonly Suit[] =>
  FRENCH_SUITS.filter((suit) => suit !== suitOf(called));

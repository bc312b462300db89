import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import type {AuctionRules, Rung} from '@quinola/play';
import {BASTA, SPADILLE} from '../kit/index.js';

// The games of Quadrille and Cinquille, and which card may be called (rules 2, 4, 12, 15 and 18; common rules 4 and 5).

/** What can be bid, from the lowest; `-pref3` to `-pref1` are asks and Solos in the lowest to the highest of three favourite suits. */
export type Bid =
  | 'ask'
  | 'ask-colour'
  | 'ask-pref3'
  | 'ask-pref2'
  | 'ask-pref1'
  | 'mediateur'
  | 'casco'
  | 'solo'
  | 'solo-colour'
  | 'solo-pref3'
  | 'solo-pref2'
  | 'solo-pref1'
  | 'tout';

/** What can be played: a game that was bid, or the one that the holder of Spadille must play when all have passed. */
export type Game = Bid | 'spadille-forcee';

/** A game without its grade: what it is, whatever the suit. */
export type GameKind = 'ask' | 'mediateur' | 'casco' | 'solo' | 'tout' | 'spadille-forcee';

/** A game of the ladder. */
export interface CalledRung extends Rung<Bid> {
  readonly group: Exclude<GameKind, 'spadille-forcee'>;
  /** The place in the order of favourites that its trumps must have, 0 the highest; absent: any suit that is none of them. */
  readonly place?: number;
}

const one = (id: Bid, group: CalledRung['group'], place?: number): Omit<CalledRung, 'rank'> => ({
  id,
  group,
  ...(place !== undefined && {place, grade: 'favourite'}),
});

const LADDERS: Readonly<Record<number, readonly Omit<CalledRung, 'rank'>[]>> = {
  0: [
    one('ask', 'ask'),
    one('mediateur', 'mediateur'),
    one('casco', 'casco'),
    one('solo', 'solo'),
    one('tout', 'tout'),
  ],
  1: [
    one('ask', 'ask'),
    one('ask-colour', 'ask', 0),
    one('mediateur', 'mediateur'),
    one('casco', 'casco'),
    one('solo', 'solo'),
    one('solo-colour', 'solo', 0),
    one('tout', 'tout'),
  ],
  3: [
    one('ask', 'ask'),
    one('ask-pref3', 'ask', 2),
    one('ask-pref2', 'ask', 1),
    one('ask-pref1', 'ask', 0),
    one('mediateur', 'mediateur'),
    one('casco', 'casco'),
    one('solo', 'solo'),
    one('solo-pref3', 'solo', 2),
    one('solo-pref2', 'solo', 1),
    one('solo-pref1', 'solo', 0),
    one('tout', 'tout'),
  ],
};

const rungsOf = (favourites: number, known: number): readonly CalledRung[] =>
  LADDERS[favourites]!.map((rung, rank) => ({...rung, rank})).filter(({place = -1}) => place < known);

const ladders = new Map<string, AuctionRules<CalledRung>>();

/**
 * The ladder, bid as a chain of duels in which the elder needs only to equal.
 * @param favourites how many favourite suits there are in the end: 0, 1 or 3
 * @param known how many of them are known; nobody can bid in the others
 */
export function ladderOf(favourites: number, known: number): AuctionRules<CalledRung> {
  const key = `${favourites} ${known}`;
  let rules = ladders.get(key);
  if (!rules)
    ladders.set(key, (rules = {rungs: rungsOf(favourites, known), procedure: 'duels', hold: 'elder'}));
  return rules;
}

const KINDS = new Map(Object.values(LADDERS).flatMap((rungs) => rungs.map(({id, group}) => [id, group])));

/** What a game is, whatever its grade. */
export const kindOf = (game: Game): GameKind => (game === 'spadille-forcee' ? game : KINDS.get(game)!);

const PLACES = new Map(Object.values(LADDERS).flatMap((rungs) => rungs.map(({id, place}) => [id, place])));

/** The suits that the winner of the auction may name as trumps: a bid in a favourite binds to it, a plain ask or Solo to the others. */
export function trumpsFor(game: Game, favourites: readonly Suit[]): readonly Suit[] {
  const place = game === 'spadille-forcee' ? undefined : PLACES.get(game);
  if (place !== undefined) return [favourites[place]!];
  const kind = kindOf(game);
  return kind === 'ask' || kind === 'solo'
    ? FRENCH_SUITS.filter((suit) => !favourites.includes(suit))
    : FRENCH_SUITS;
}

/** Whether the Ombre plays with the holder of a card that he calls. */
export const hasPartner = (game: Game): boolean => ['ask', 'casco', 'spadille-forcee'].includes(kindOf(game));

/** Whether the holder of the called card names trumps, and so is known at once. */
export const holderNames = (game: Game): boolean => ['casco', 'spadille-forcee'].includes(kindOf(game));

/** Both black aces, which Casco needs. */
export const holdsBlackAces = (hand: readonly Card[]): boolean =>
  hand.includes(SPADILLE) && hand.includes(BASTA);

const KINGS = FRENCH_SUITS.map((suit) => `K${suit}`);
const QUEENS = FRENCH_SUITS.map((suit) => `Q${suit}`);

/**
 * The cards of others that may be called: a King that is not held, never that of trumps; with all four Kings a Queen.
 * @param trump `null` where it is not fixed yet
 */
export function callable(hand: readonly Card[], trump: Suit | null): readonly Card[] {
  const among = KINGS.every((king) => hand.includes(king)) ? QUEENS : KINGS;
  return among.filter((card) => suitOf(card) !== trump && !hand.includes(card));
}

/** The Ombre's own Kings that he may call, to play alone without the price of a Solo. */
export const ownCallable = (hand: readonly Card[], trump: Suit | null): readonly Card[] =>
  KINGS.filter((card) => suitOf(card) !== trump && hand.includes(card));

/**
 * What may be called in a game. His own King may be called by who asks; where the holder names trumps only by one who holds
 * every card that he could call of another.
 */
export function callsIn(game: Game, hand: readonly Card[], trump: Suit | null): readonly Card[] {
  const others = callable(hand, trump);
  if (kindOf(game) === 'mediateur') return others;
  return kindOf(game) === 'ask' || !others.length ? [...others, ...ownCallable(hand, trump)] : others;
}

/** The suits that the holder of the called card may name: any but that of the card. */
export const trumpsBeside = (called: Card): readonly Suit[] =>
  FRENCH_SUITS.filter((suit) => suit !== suitOf(called));

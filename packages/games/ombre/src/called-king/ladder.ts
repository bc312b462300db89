import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import type {AuctionRules, Rung} from '@quinola/play';
import {BASTA, SPADILLE} from '../kit/index.js';

// The games that can be bid, and which cards may be called in them (rules 2, 4, 12, 15 and 18; common rules 4 and 5).

/** The bids, lowest first. `-colour` is the single favourite suit; `-pref3` to `-pref1` are the lowest to the highest of three. */
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

/** The games: those that can be bid, and the one that the holder of Spadille must play when everybody has passed. */
export type Game = Bid | 'spadille-forcee';

/** The kind of a game, regardless of favourite suits. */
export type GameKind = 'ask' | 'mediateur' | 'casco' | 'solo' | 'tout' | 'spadille-forcee';

/** A step of the ladder of bids. */
export interface CalledRung extends Rung<Bid> {
  readonly group: Exclude<GameKind, 'spadille-forcee'>;
  /** Which favourite its trump suit must be, 0 = the highest; absent = the game is not bid in a favourite suit. */
  readonly place?: number;
}

/** One rung; its rank follows from its place in the ladder. */
const rung = (id: Bid, group: CalledRung['group'], place?: number): Omit<CalledRung, 'rank'> => ({
  id,
  group,
  ...(place !== undefined && {place, grade: 'favourite'}),
});

/** The ladders for 0, 1 and 3 favourite suits. */
const LADDERS: Readonly<Record<number, readonly Omit<CalledRung, 'rank'>[]>> = {
  0: [
    rung('ask', 'ask'),
    rung('mediateur', 'mediateur'),
    rung('casco', 'casco'),
    rung('solo', 'solo'),
    rung('tout', 'tout'),
  ],
  1: [
    rung('ask', 'ask'),
    rung('ask-colour', 'ask', 0),
    rung('mediateur', 'mediateur'),
    rung('casco', 'casco'),
    rung('solo', 'solo'),
    rung('solo-colour', 'solo', 0),
    rung('tout', 'tout'),
  ],
  3: [
    rung('ask', 'ask'),
    rung('ask-pref3', 'ask', 2),
    rung('ask-pref2', 'ask', 1),
    rung('ask-pref1', 'ask', 0),
    rung('mediateur', 'mediateur'),
    rung('casco', 'casco'),
    rung('solo', 'solo'),
    rung('solo-pref3', 'solo', 2),
    rung('solo-pref2', 'solo', 1),
    rung('solo-pref1', 'solo', 0),
    rung('tout', 'tout'),
  ],
};

const rungsOf = (favourites: number, known: number): readonly CalledRung[] =>
  LADDERS[favourites]!.map((bid, rank) => ({...bid, rank})).filter(({place = -1}) => place < known);

const ladders = new Map<string, AuctionRules<CalledRung>>();

/**
 * The ladder of bids and the rules of its auction: a chain of duels in which the elder player may hold, that is equal, a bid.
 * The result is cached.
 * @param favourites how many favourite suits the session will have: 0, 1 or 3
 * @param known how many of them are decided; the others cannot be bid yet
 */
export function ladderOf(favourites: number, known: number): AuctionRules<CalledRung> {
  const key = `${favourites} ${known}`;
  let rules = ladders.get(key);
  if (!rules)
    ladders.set(key, (rules = {rungs: rungsOf(favourites, known), procedure: 'duels', hold: 'elder'}));
  return rules;
}

const KINDS = new Map(Object.values(LADDERS).flatMap((rungs) => rungs.map(({id, group}) => [id, group])));

/** The kind of a game. */
export const kindOf = (game: Game): GameKind => (game === 'spadille-forcee' ? game : KINDS.get(game)!);

const PLACES = new Map(Object.values(LADDERS).flatMap((rungs) => rungs.map(({id, place}) => [id, place])));

/** The suits that the winner of the auction may name as trumps: after a bid in a favourite only that, after a plain ask or Solo only the other suits. */
export function trumpsFor(game: Game, favourites: readonly Suit[]): readonly Suit[] {
  const place = game === 'spadille-forcee' ? undefined : PLACES.get(game);
  if (place !== undefined) return [favourites[place]!];
  const kind = kindOf(game);
  return kind === 'ask' || kind === 'solo'
    ? FRENCH_SUITS.filter((suit) => !favourites.includes(suit))
    : FRENCH_SUITS;
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

import type {Card, Pack, Suit} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {bySides, matadorsPrice, trumpOrder, type Outcome} from '../../rules/index.js';
import {hasPartner, kindOf, type Game, type GameKind} from './ladder.js';
import type {CalledKingOptions} from './options.js';

// The prices of games, and who pays whom after a deal (rules 3, 15, 18 and 45; common rules 6, 18, 19, 22 and 23). All sums are in marks.

/** How a deal ends; `lost` = a Vole was announced and failed. */
export type DealOutcome = Outcome | 'lost';

/** A Vole (all tricks): whether it was announced, by the bid or before play, or only undertaken during play; and whether it was made. */
export interface Vole {
  readonly announced: boolean;
  readonly made: boolean;
}

/** The result of a deal, from which its payments follow. */
export interface DealFacts {
  readonly game: Game;
  /** The grade of the trump suit: 0 for a plain suit; each grade above doubles all prices. */
  readonly grade: number;
  readonly ombre: Seat;
  /** Who held the called card; -1 = the Ombre plays alone. */
  readonly partner: Seat;
  /** Who gave his King in a Mediateur, or -1. */
  readonly giver: Seat;
  /** Whether the Ombre called his own King. */
  readonly selfCall: boolean;
  /** Tricks won by the Ombre's side, and tricks in the deal. */
  readonly won: number;
  readonly all: number;
  /** Matadors that the side held together. */
  readonly matadors: number;
  /** Whether the side won the first tricks without a break, as many as win the game. */
  readonly premiers: boolean;
  /** `null` = nobody undertook it. */
  readonly vole: Vole | null;
  /** Who won délices, or -1. */
  readonly delices: Seat;
  readonly players: number;
}

/** The items that make up the price, in marks from each opponent; items that are not charged are absent, except `game` and `matadors`. */
export interface Parts {
  readonly game: number;
  readonly matadors: number;
  readonly premiers?: number;
  readonly vole?: number;
  readonly devole?: number;
}

/** A payment from one seat to another. */
export interface Due {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly reason: 'honours' | 'mediateur' | 'delices';
}

/** All payments of a deal apart from the dish. */
export interface Honours {
  readonly outcome: DealOutcome;
  /** What each opponent pays if the game is won, or gets if it is lost. */
  readonly parts: Parts;
  readonly dues: readonly Due[];
}

/** The prices of the games; an ask is free except in a favourite suit. */
const PRICES: Readonly<Record<GameKind, number>> = {
  ask: 0,
  mediateur: 1,
  casco: 2,
  'spadille-forcee': 2,
  solo: 2,
  tout: 4,
};
const VOLES = {cinquille: {vole: 2, tout: 4}, lomber: {vole: 4, tout: 12}};
const DEVOLE = 2;
const PREMIERS = 1;
const DELICES = 1;

/** The options on which prices depend. */
export type PriceOptions = Pick<
  CalledKingOptions,
  'volePricing' | 'missedVoleMatadors' | 'selfCallLost' | 'devole'
>;

/** The factor of all prices in a suit of this grade. */
export const multiplier = (grade: number): number => 2 ** grade;

/** The grade of a suit: 3, 2 and 1 for the first to third of three favourites, 1 for a single favourite, 0 for any other suit. */
export function gradeOf(
  trump: Suit,
  ranking: readonly Suit[],
  favourites: CalledKingOptions['favourites'],
): number {
  const place = ranking.indexOf(trump);
  return place < 0 ? 0 : favourites - place;
}

/** The price of the game alone, from each opponent. */
export function priceOf(game: Game, grade: number, {volePricing}: Pick<PriceOptions, 'volePricing'>): number {
  const kind = kindOf(game);
  if (kind === 'ask') return grade ? multiplier(grade - 1) : 0;
  return (kind === 'tout' ? VOLES[volePricing].tout : PRICES[kind]) * multiplier(grade);
}

/** The prices of premiers, of délices, and of a Vole that is not a bid of its own, in a suit of this grade. */
export const premiersPrice = (grade: number): number => PREMIERS * multiplier(grade);
export const delicesPrice = (grade: number): number => DELICES * multiplier(grade);
export const volePrice = (grade: number, {volePricing}: Pick<PriceOptions, 'volePricing'>): number =>
  VOLES[volePricing].vole * multiplier(grade);

/** How a deal ends: by the tricks of both sides; but an announced Vole that fails loses whatever they are. */
export const outcomeOf = ({vole, won, all}: Pick<DealFacts, 'vole' | 'won' | 'all'>): DealOutcome =>
  vole?.announced && !vole.made ? 'lost' : bySides(won, all);

/** What each opponent pays if the game is won, or gets if it is lost, item by item. */
export function partsOf(facts: DealFacts, options: PriceOptions): Parts {
  const {grade, vole} = facts;
  const outcome = outcomeOf(facts);
  const isWon = outcome === 'win';
  const devole =
    facts.won === 0 && !vole && (facts.partner >= 0 || options.devole === 'all')
      ? {devole: DEVOLE * multiplier(grade)}
      : {};
  // An Ombre who called his own King and loses pays only the bête, by option his matadors too.
  if (facts.selfCall && !isWon) {
    const isPaid = options.selfCallLost === 'matadors';
    return {game: 0, matadors: isPaid ? matadorsPrice(facts.matadors) * multiplier(grade) : 0};
  }
  const dropped = outcome === 'lost' && options.missedVoleMatadors === 'drop';
  const game = facts.selfCall ? 0 : priceOf(facts.game, grade, options);
  const matadors = dropped ? 0 : matadorsPrice(facts.matadors) * multiplier(grade);
  // The bid Tout includes the price of its Vole; in a Mediateur it is charged in addition.
  const volePart = vole && kindOf(facts.game) !== 'tout' ? volePrice(grade, options) : 0;
  const signedVole = !isWon || vole?.made ? volePart : -volePart;
  return {
    game,
    matadors,
    ...(isWon && facts.premiers && {premiers: premiersPrice(grade)}),
    ...(signedVole !== 0 && {vole: signedVole}),
    ...devole,
  };
}

/** The sum of all items. */
export const sumOf = ({game, matadors, premiers = 0, vole = 0, devole = 0}: Parts): number =>
  game + matadors + premiers + vole + devole;

/** All seats after `from` in playing order, except `without`. */
function others(from: Seat, players: number, without: Seat): readonly Seat[] {
  return Array.from({length: players - 1}, (_, i) => (from + 1 + i) % players).filter(
    (seat) => seat !== without,
  );
}

/** A payment, in the other direction if the amount is negative; none if it is zero. */
const pay = (from: Seat, to: Seat, amount: number, reason: Due['reason'] = 'honours'): readonly Due[] =>
  amount === 0
    ? []
    : amount < 0
      ? [{from: to, to: from, amount: -amount, reason}]
      : [{from, to, amount, reason}];

/**
 * Who pays whom. If the Ombre has a partner, the last opponent in playing order settles with the partner and the others with the
 * Ombre; if he plays alone, all settle with him. In a Mediateur the giver of the King does not pay the price of a game that is won,
 * and gets it twice if it is lost.
 */
export function honoursOf(facts: DealFacts, options: PriceOptions): Honours {
  const {ombre, partner, giver, players} = facts;
  const outcome = outcomeOf(facts);
  const parts = partsOf(facts, options);
  const sign = outcome === 'win' ? 1 : -1;
  const each = sign * sumOf(parts);
  const opponents = others(ombre, players, partner);
  const paired = partner >= 0 && hasPartner(facts.game);
  const dues = opponents.flatMap((seat, i) =>
    pay(seat, paired && i === opponents.length - 1 ? partner : ombre, each),
  );
  // The Ombre pays the giver this price again: it cancels what he paid for a won game, and doubles what he got for a lost one.
  const given = giver < 0 ? [] : pay(ombre, giver, parts.game, 'mediateur');
  const ruffed = facts.delices < 0 ? [] : pay(ombre, facts.delices, delicesPrice(facts.grade), 'delices');
  return {outcome, parts, dues: [...dues, ...given, ...ruffed]};
}

/** Seats sorted by the highest trump each was dealt, the best first; those without a trump come last, in the order given. */
export function byHighestTrump(
  seats: readonly Seat[],
  dealt: readonly (readonly Card[])[],
  trump: Suit,
  pack: Pick<Pack, 'cards'>,
): readonly Seat[] {
  const order = trumpOrder(trump, pack);
  const best = (seat: Seat): number => {
    const at = order.findIndex((card) => dealt[seat]!.includes(card));
    return at < 0 ? order.length : at;
  };
  return [...seats].sort((a, b) => best(a) - best(b));
}

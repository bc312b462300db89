import type {Card, Pack, Suit} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {bySides, matadorsPrice, trumpOrder, type Outcome} from '../kit/index.js';
import {hasPartner, kindOf, type Game, type GameKind} from './ladder.js';
import type {CalledKingOptions} from './options.js';

// What a game costs and who pays whom (rules 3, 15, 18 and 45; common rules 6, 18, 19, 22 and 23). All sums are in marks.

/** How a deal ends: as others do, or `lost`, where a Vole was announced and missed. */
export type DealOutcome = Outcome | 'lost';

/** A Vole: announced before play or by the bid, or undertaken by leading on; and whether it was made. */
export interface Vole {
  readonly announced: boolean;
  readonly made: boolean;
}

/** What a deal has come to. */
export interface Facts {
  readonly game: Game;
  /** By how much a favourite suit raises prices: 0 not at all, then twice, four and eight times. */
  readonly grade: number;
  readonly ombre: Seat;
  /** Who held the called card; -1 = the Ombre plays alone. */
  readonly partner: Seat;
  /** Who gave his King in a Mediateur, or -1. */
  readonly giver: Seat;
  /** The Ombre called his own King. */
  readonly selfCall: boolean;
  /** Tricks of the Ombre's side, and of all. */
  readonly won: number;
  readonly all: number;
  readonly matadors: number;
  readonly premiers: boolean;
  /** `null` = nobody undertook it. */
  readonly vole: Vole | null;
  /** Who won délices, or -1. */
  readonly delices: Seat;
  readonly players: number;
}

/** The items of a bill, in marks from each; those that are not charged are absent, but for the game and matadors. */
export interface Parts {
  readonly game: number;
  readonly matadors: number;
  readonly premiers?: number;
  readonly vole?: number;
  readonly devole?: number;
}

/** A payment between seats. */
export interface Due {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly reason: 'honours' | 'mediateur' | 'delices';
}

/** What is paid, and why. */
export interface Honours {
  readonly outcome: DealOutcome;
  /** What each opponent pays, or gets if it was lost. */
  readonly parts: Parts;
  readonly dues: readonly Due[];
}

/** The prices of the games; ask is free but in a favourite. */
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

/** What `priceOf` and others ask of what was agreed. */
export type PriceOptions = Pick<CalledKingOptions, 'volePricing' | 'missedVoleMatadors'>;

/** By how much everything is multiplied in a suit of this grade. */
export const multiplier = (grade: number): number => 2 ** grade;

/** The grade of a suit: of three favourites the first is the highest; of one it is simply twice. */
export function gradeOf(
  trump: Suit,
  ranking: readonly Suit[],
  favourites: CalledKingOptions['favourites'],
): number {
  const place = ranking.indexOf(trump);
  return place < 0 ? 0 : favourites - place;
}

/** What a game costs each opponent, without anything else. */
export function priceOf(game: Game, grade: number, {volePricing}: Pick<PriceOptions, 'volePricing'>): number {
  const kind = kindOf(game);
  if (kind === 'ask') return grade ? multiplier(grade - 1) : 0;
  return (kind === 'tout' ? VOLES[volePricing].tout : PRICES[kind]) * multiplier(grade);
}

/** What six premiers, délices and a Vole that is undertaken cost in a suit of this grade. */
export const premiersPrice = (grade: number): number => PREMIERS * multiplier(grade);
export const delicesPrice = (grade: number): number => DELICES * multiplier(grade);
export const volePrice = (grade: number, {volePricing}: Pick<PriceOptions, 'volePricing'>): number =>
  VOLES[volePricing].vole * multiplier(grade);

/** How a deal ends: by the tricks of the sides; an announced Vole that is missed loses, however many they are. */
export const outcomeOf = ({vole, won, all}: Pick<Facts, 'vole' | 'won' | 'all'>): DealOutcome =>
  vole?.announced && !vole.made ? 'lost' : bySides(won, all);

/** What each opponent pays, or gets if the game is lost. */
export function partsOf(facts: Facts, options: PriceOptions): Parts {
  const {grade, vole} = facts;
  const outcome = outcomeOf(facts);
  const isWon = outcome === 'win';
  // Who calls his own King pays nothing but the bête if he loses.
  if (facts.selfCall && !isWon) return {game: 0, matadors: 0};
  const dropped = outcome === 'lost' && options.missedVoleMatadors === 'drop';
  const game = facts.selfCall ? 0 : priceOf(facts.game, grade, options);
  const matadors = dropped ? 0 : matadorsPrice(facts.matadors) * multiplier(grade);
  // The Vole is in the price of the game that is bid for it, and beside that of a Mediateur.
  const asked = vole && kindOf(facts.game) !== 'tout' ? volePrice(grade, options) : 0;
  const voles = !isWon || vole?.made ? asked : -asked;
  return {
    game,
    matadors,
    ...(isWon && facts.premiers && {premiers: premiersPrice(grade)}),
    ...(voles !== 0 && {vole: voles}),
    ...(facts.won === 0 && !vole && {devole: DEVOLE * multiplier(grade)}),
  };
}

/** The sum of a bill. */
export const sumOf = ({game, matadors, premiers = 0, vole = 0, devole = 0}: Parts): number =>
  game + matadors + premiers + vole + devole;

/** The seats after one, in the order of playing, without another. */
function others(from: Seat, players: number, without: Seat): readonly Seat[] {
  return Array.from({length: players - 1}, (_, i) => (from + 1 + i) % players).filter(
    (seat) => seat !== without,
  );
}

const pay = (from: Seat, to: Seat, amount: number, reason: Due['reason'] = 'honours'): readonly Due[] =>
  amount === 0
    ? []
    : amount < 0
      ? [{from: to, to: from, amount: -amount, reason}]
      : [{from, to, amount, reason}];

/**
 * Who pays whom. Of a pair the opponent that plays last before the Ombre comes round pays the partner, the others the Ombre; alone he
 * is paid by all. The giver of a King pays no price when a Mediateur is won, and gets it twice when it is lost.
 */
export function honoursOf(facts: Facts, options: PriceOptions): Honours {
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
  // Against what is paid above: nothing when won, twice when lost.
  const given = giver < 0 ? [] : pay(ombre, giver, parts.game, 'mediateur');
  const ruffed = facts.delices < 0 ? [] : pay(ombre, facts.delices, delicesPrice(facts.grade), 'delices');
  return {outcome, parts, dues: [...dues, ...given, ...ruffed]};
}

/** Seats by the highest trump each was dealt, the highest first; of those without one the eldest hand. */
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

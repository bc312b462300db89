import {rankOf, suitOf, type Card} from '@quinola/cards';
import type {Seat, Trick} from '@quinola/play';
import {
  GREAT,
  inTurn,
  isCourt,
  isMatch,
  LITTLE,
  lurchOf,
  partyOf,
  pilesOf,
  setsFor,
  tableOf,
  takesOf,
  targetOf,
  valueOf,
  type CassinoView,
  type LayMove,
  type TakeMove,
} from '../rules/index.js';
import {unseenIn} from './imagine.js';
import {bestOn, weightOf} from './simulation.js';

/** What a player chooses among. */
export type Play = TakeMove | LayMove;

/** What he considers. */
export interface Facts {
  readonly view: CassinoView;
  readonly hand: readonly Card[];
  readonly table: readonly Card[];
  /** Cards that he does not see, and does not remember to have seen. */
  readonly unseen: readonly Card[];
  readonly isDealer: boolean;
  /** His place in the turn: 0 eldest hand. */
  readonly place: number;
  /** Whether no more cards will be dealt. */
  readonly isLastRound: boolean;
  /** Whether nothing can be taken. */
  readonly mustLay: boolean;
  /** Cards that his party has taken, and the most that another has. */
  readonly own: number;
  readonly others: number;
  /** The score of his party, and the best of the others. */
  readonly score: number;
  readonly rival: number;
}

/** The facts of a view, limited to the tricks that the player remembers. */
export function factsOf(view: CassinoView, remembered: readonly Trick[]): Facts {
  const {hand, dealer, seat, stock, options, score, tricks} = view;
  const table = tableOf(view);
  const party = partyOf(options, seat);
  const others = (numbers: readonly number[]): number =>
    Math.max(...numbers.filter((_, index) => index !== party));
  const piles = pilesOf(tricks, options).map(({length}) => length);
  return {
    view,
    hand,
    table,
    unseen: unseenIn({hand, middle: view.middle, tricks: remembered}),
    isDealer: seat === dealer,
    place: inTurn(view).indexOf(seat),
    isLastRound: stock === 0,
    mustLay: hand.every((card) => !setsFor(card, table).length),
    own: piles[party]!,
    others: others(piles),
    score: score[party]!,
    rival: others(score),
  };
}

export const isAce = (card: Card): boolean => rankOf(card) === 'A';
export const isTen = (card: Card): boolean => rankOf(card) === 'T';
export const takes = (play: Play): play is TakeMove => play.type === 'TAKE';
export const lays = (play: Play): play is LayMove => play.type === 'LAY';
/** All cards that a play brings: none if it lays one down. */
export const broughtBy = (play: Play): readonly Card[] => (takes(play) ? [play.card, ...play.take] : []);

/** How many cards of a rank are out: taken, on the table or in the own hand, as far as he remembers. */
export const gone = ({unseen}: Facts, letter: string): number =>
  4 - unseen.filter((card) => rankOf(card) === letter).length;
/** Whether all other cards of its rank are out. */
export const isLastOf = (facts: Facts, card: Card): boolean => gone(facts, rankOf(card)) === 4;
/** Whether the three tens beside great Cassino are out, and great Cassino is not taken. */
export const onlyGreatIsLeft = (facts: Facts): boolean =>
  facts.unseen.every((card) => !isTen(card) || card === GREAT) &&
  (facts.unseen.includes(GREAT) || facts.hand.includes(GREAT)) &&
  !facts.hand.some((card) => isTen(card) && card !== GREAT) &&
  !facts.table.some(isTen);

/** The table after a play. */
export const after = ({table}: Facts, play: Play): readonly Card[] =>
  takes(play) ? table.filter((card) => !play.take.includes(card)) : [...table, play.card];

/** Whether a play leaves cards that one card still out can take together, so that the next player clears the table. */
export function isRisky(facts: Facts, play: Play): boolean {
  const left = after(facts, play);
  if (!left.length) return false;
  const one = (letter: string): Card => `${letter}S`;
  return 'A23456789TJQK'
    .split('')
    .some(
      (letter) =>
        facts.unseen.some((card) => rankOf(card) === letter) &&
        isMatch(one(letter), left, left, facts.view.options),
    );
}

/** The points that are sure: aces, both Cassinos, a clearing. */
export const pointsOf = (facts: Facts, play: Play): number =>
  broughtBy(play).reduce(
    (sum, card) => sum + (card === GREAT ? 2 : card === LITTLE || isAce(card) ? 1 : 0),
    Number(takes(play) && !after(facts, play).length),
  );
/** What a play brings, with its part of the majorities. */
export const gainOf = (facts: Facts, play: Play): number =>
  broughtBy(play).reduce(
    (sum, card) => sum + weightOf(card),
    Number(takes(play) && !after(facts, play).length),
  );
export const spadesOf = (play: Play): number => broughtBy(play).filter((card) => suitOf(card) === 'S').length;

/** What the next player may be expected to take after a play. */
export function riskOf(facts: Facts, play: Play): number {
  const {unseen, view} = facts;
  const left = after(facts, play);
  if (!left.length || !unseen.length) return 0;
  const next = view.counts[(view.seat + 1) % view.options.players]! || 4;
  const ranks = [...new Set(unseen.map(rankOf))].map((letter) => {
    const cards = unseen.filter((card) => rankOf(card) === letter);
    const value = bestOn(
      left,
      valueOf(cards[0]!) ?? 'JQK'.indexOf(letter) + 11,
      view.options.courtCapture === 'pair',
    );
    return {
      worth: value ? value + weightOf(cards[0]!) : 0,
      chance: 1 - (1 - next / Math.max(next, unseen.length)) ** cards.length,
    };
  });
  let missing = 1,
    risk = 0;
  for (const {worth, chance} of ranks.sort((a, b) => b.worth - a.worth)) {
    risk += worth * chance * missing;
    missing *= 1 - chance;
  }
  return risk;
}

/** How many ranks still out take this card of a table. */
export const takersOf = ({unseen, view}: Facts, card: Card, table: readonly Card[]): number =>
  new Set(
    unseen
      .filter((other) => takesOf(other, table, view.options).some(({take}) => take.includes(card)))
      .map(rankOf),
  ).size;

/** Whether some cards of a table add up to ten. */
export const makesTen = (table: readonly Card[]): boolean =>
  setsFor('TS', table).some(({length}) => length > 1);

/** The partner's seat; -1 = he has none. */
export const partnerOf = ({options, seat}: CassinoView): Seat =>
  options.players === 4 ? (seat + 2) % 4 : -1;

/** Whether the others need a point to save the Lurch, and whether one or two more points win them the game. */
export const atLurch = ({view: {options}, rival}: Facts): boolean => rival === lurchOf(options) - 1;
export const nearGame = ({view: {options}, rival}: Facts): boolean => rival >= targetOf(options) - 2;

/** The courts of a hand. */
export const courts = (cards: readonly Card[]): readonly Card[] => cards.filter(isCourt);

import {FRENCH_52, rankOf, type Card} from '@quinola/cards';
import {
  cassino,
  isMatch,
  partyOf,
  setsFor,
  type CassinoMove,
  type CassinoView,
  type LayMove,
  type TakeMove,
} from '../../src/cassino/rules/index.js';

// What a reader of the maxims sees on the table.

export type Play = TakeMove | LayMove;

/** A condition of whoever is to play a card. */
export const playing =
  (holds: (view: CassinoView) => boolean) =>
  (view: CassinoView): boolean =>
    view.turn.phase === 'playing.turn' && holds(view);

export const isAce = (card: Card): boolean => rankOf(card) === 'A';
export const lying = ({middle}: CassinoView): readonly Card[] => middle.map(({card}) => card);
export const held = ({hand}: CassinoView, is: (card: Card) => boolean): readonly Card[] => hand.filter(is);
export const takes = (move: CassinoMove): move is TakeMove => move.type === 'TAKE';
export const lay = (move: CassinoMove, is: (card: Card) => boolean): boolean =>
  move.type === 'LAY' && is(move.card);
/** Every card that may be played, and what it may take. */
export const openTo = (view: CassinoView): readonly Play[] => cassino.moves(view) as readonly Play[];
/** Whether a card of the hand takes something by its number or its kind. */
export const canTake = (view: CassinoView): boolean =>
  view.hand.some((card) => setsFor(card, lying(view)).length > 0);
export const brings = (play: Play): readonly Card[] => (takes(play) ? [play.card, ...play.take] : []);

/** What lies on the table after a play. */
export const left = (play: Play, view: CassinoView): readonly Card[] =>
  takes(play) ? lying(view).filter((card) => !play.take.includes(card)) : [...lying(view), play.card];

/** The cards that the player has not seen. */
export function unseen(view: CassinoView): readonly Card[] {
  const seen = [
    ...view.hand,
    ...lying(view),
    ...view.tricks.flatMap(({cards}) => cards.map(({card}) => card)),
  ];
  return FRENCH_52.cards.filter((card) => !seen.includes(card));
}

/** Whether a play leaves cards that one card still out takes together. */
export function clears(play: Play, view: CassinoView): boolean {
  const rest = left(play, view);
  return rest.length > 0 && unseen(view).some((card) => isMatch(card, rest, rest, view.options));
}

/** Whether cards add up to ten. */
export const makesTen = (cards: readonly Card[]): boolean =>
  setsFor('TS', cards).some(({length}) => length > 1);

/** The place of the player in the turn: 0 = he begins it. */
export const number = ({seat, dealer, options}: CassinoView): number =>
  (seat - dealer - 1 + options.players) % options.players;

const pile = (view: CassinoView, party: number): readonly Card[] =>
  view.tricks.flatMap(({winner, cards}) =>
    partyOf(view.options, winner) === party ? cards.map(({card}) => card) : [],
  );

/** What the player's party has taken. */
export const taken = (view: CassinoView): readonly Card[] => pile(view, partyOf(view.options, view.seat));
/** What another party has taken; of two that which has more. */
export const theirs = (view: CassinoView): readonly Card[] =>
  view.score
    .map((_, party) => (party === partyOf(view.options, view.seat) ? [] : pile(view, party)))
    .reduce((most, one) => (one.length > most.length ? one : most));

/** The score of the player's party, and the best of the others. */
export const score = (view: CassinoView): number => view.score[partyOf(view.options, view.seat)] ?? 0;
export const rivalScore = (view: CassinoView): number =>
  Math.max(...view.score.filter((_, party) => party !== partyOf(view.options, view.seat)));

import type {Card} from '@quinola/cards';
import {
  beats,
  lawfulCards,
  onlyLastTrick,
  playToTrick,
  untilNextLead,
  winning,
  without,
  type MoveRules,
  type Refusal,
} from '@quinola/play';
import {tariffOf} from './agreed.js';
import {exposing} from './declaring.js';
import {isMisere, rungBy} from './ladder.js';
import {isProved} from '../../rules/misere.js';
import {settle} from './settling.js';
import {tricksWith} from '../../rules/suits.js';
import {packOf, playersAt, tools} from './table.js';
import type {BostonHappening, BostonMove, BostonState, BostonTypes, BostonView, Events} from './types.js';

/** Tricks of a deal: twelve where a card was laid aside. */
export const tricksOf = ({bid}: Pick<BostonView, 'bid'>): number => rungBy(bid!).cards;

/** Whether the deal is over before all cards are played: a misère has its first trick, or a small one its twelfth. */
function isDecided({bid, declarer, tricks, tricksWon}: BostonView): boolean {
  return isMisere(bid!) && (tricksWon[declarer]! > 0 || tricks.length === tricksOf({bid}));
}

const play = playToTrick<BostonView, BostonState, BostonHappening>({
  tools,
  phase: 'playing.trick',
  rules: ({trump}) => tricksWith(trump),
  players: playersAt,
  isDecided,
  onLast: (state, events) => settle(state, events),
});

/** The cards that the view's player may play. */
export const {lawful} = play;

/** Playing a card; an open misère that is laid down after the first trick is laid down then. */
export const playing: typeof play = {
  ...play,
  moves: (view) => play.moves(view).filter(({card}) => !isForbidden(view, card)),
  isPlain: (state, by, move) => !mayBreach(state.table) && play.isPlain(state, by, move),
  act(state, move, by, events) {
    const next = play.act(state, move, by, events);
    const {table} = next;
    const opens =
      table.turn.phase === 'playing.trick' &&
      !table.exposed &&
      table.tricks.length === 1 &&
      !table.trick.length &&
      rungBy(table.bid!).open;
    return opens ? {...next, table: exposing(next, table, events)} : next;
  },
};

/** The tricks at which players may look: the last; under strict etiquette only until the next lead (rule 29). */
export const openTricks = (view: BostonView): readonly number[] =>
  view.options.etiquette === 'strict' ? untilNextLead(view) : onlyLastTrick(view);

/** Whether the declarer plays without a helper, for then a game may be stopped. */
const isAlone = ({helper}: BostonView): boolean => helper < 0;

/** Cards that the view's player knows to be with the others. */
function cardsOut({options, hand, tricks, trick, aside}: BostonView): readonly Card[] {
  const gone = [...tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card);
  return packOf(options).cards.filter(
    (card) => !hand.includes(card) && !gone.includes(card) && card !== aside,
  );
}

/**
 * Whether the declarer can show that his game is won: by tariff A he has his tricks, and more are not paid; or a misère can no longer
 * be beaten.
 */
export function isWon(view: BostonView): boolean {
  const {bid, declarer, options, seat, hand, trick, tricksWon} = view;
  if (bid === null || !isAlone(view)) return false;
  if (isMisere(bid)) return !trick.length && seat === declarer && isProved(hand, cardsOut(view), true);
  return tariffOf(options) === 'A' && tricksWon[declarer]! >= rungBy(bid).tricks;
}

/** Whether everybody can count that a game of tricks is lost by tariff A. */
export function isLost({bid, declarer, options, helper, tricks, tricksWon}: BostonView): boolean {
  if (bid === null || isMisere(bid) || helper >= 0 || tariffOf(options) !== 'A') return false;
  return rungBy(bid).tricks - tricksWon[declarer]! > tricksOf({bid}) - tricks.length;
}

const isDeclarer = ({seat, declarer}: BostonView): boolean => seat === declarer;

/** Why an opponent may not lay his cards down; it is a breach where errors happen. */
function refuseClaimLost(view: BostonView): Refusal | null {
  if (isDeclarer(view) || !isAlone(view)) return {reason: 'not-now'};
  if (isLost(view)) return null;
  return {reason: 'not-lost-yet', ...(view.options.etiquette === 'strict' && {breach: true})};
}

/** Stopping a game: it is won, thrown down, or lost (rules 30 and 32). */
export const STOPPING: MoveRules<BostonTypes> = {
  CLAIM: {
    moves: (view) => (isDeclarer(view) && isWon(view) ? [{type: 'CLAIM'}] : []),
    otherwise: 'not-won-yet',
    act(state, _move, _by, events) {
      const {declarer: seat} = state.table;
      events.push({type: 'claimed', seat, cards: state.hands[seat]!});
      return settle(state, events, {ends: 'won'});
    },
  },
  // Whoever throws his game down has lost it, even if it could still be won (rule 32).
  CONCEDE: {
    moves: (view) => (isDeclarer(view) && isAlone(view) ? [{type: 'CONCEDE'}] : []),
    act(state, _move, _by, events) {
      const {declarer: seat} = state.table;
      events.push({type: 'conceded', seat, cards: state.hands[seat]!});
      return settle(state, events, {ends: 'lost'});
    },
  },
  CLAIM_LOST: {
    moves: (view) => (refuseClaimLost(view) ? [] : [{type: 'CLAIM_LOST'}]),
    refuse: refuseClaimLost,
    act: (state, _move, _by, events) => layDown(state, events, false),
  },
};

/** An opponent lays his cards down. */
function layDown(state: BostonState, events: Events, tooSoon: boolean): BostonState {
  const {toPlay: seat} = state.table;
  events.push({type: 'claimed-lost', seat, cards: state.hands[seat]!});
  return settle(state, events, tooSoon ? {ends: 'won', offence: {by: seat, law: 30}} : {ends: 'lost'});
}

/**
 * Whether the last to play would take from a misère a trick that he could leave to it (rule 31). The table warns of it; strict players
 * pay for it.
 */
export function robsMisere(view: BostonView, card: Card): boolean {
  const {bid, declarer, seat, trick, hand} = view;
  if (bid === null || !isMisere(bid) || seat === declarer || trick.length !== playersAt(view) - 1)
    return false;
  const rules = tricksWith(null);
  const best = winning(rules, trick)!;
  if (best.seat !== declarer || !beats(rules, card, best.card)) return false;
  return lawfulCards(rules, hand, trick[0]!.card).some((other) => !beats(rules, other, best.card));
}

/** Whether the laws may forbid a card that could be played: the last to play faces a misère, and errors are punished. */
const mayBreach = (table: BostonView): boolean =>
  table.options.etiquette === 'strict' &&
  table.turn.phase === 'playing.trick' &&
  table.trick.length === playersAt(table) - 1 &&
  isMisere(table.bid!);

const isForbidden = (view: BostonView, card: Card): boolean => mayBreach(view) && robsMisere(view, card);

/** What strict players can do against the laws, and what it costs them. */
export const breaches = {
  refuse(view: BostonView, move: BostonMove): Refusal | null {
    if (move.type !== 'PLAY' || view.turn.must !== view.player || !mayBreach(view)) return null;
    const {card} = move;
    if (play.refuse(view, move) || !robsMisere(view, card)) return null;
    return {reason: 'leave-it-to-the-misere', about: {card}, breach: true};
  },
  commit(state: BostonState, by: number, move: BostonMove, events: Events): BostonState {
    if (move.type === 'CLAIM_LOST') return layDown(state, events, true);
    const {table} = state;
    const seat = table.seats.indexOf(by);
    const {card} = move as Extract<BostonMove, {readonly type: 'PLAY'}>;
    events.push({type: 'played', seat, card});
    const hands = state.hands.with(seat, without(state.hands[seat]!, card));
    const taken = tools.changed(table, {trick: [...table.trick, {seat, card}]});
    return settle({...state, hands, table: taken}, events, {ends: 'won', offence: {by: seat, law: 31}});
  },
};

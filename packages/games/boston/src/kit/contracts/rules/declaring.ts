import type {Suit} from '@quinola/cards';
import {playerAt, withAdded, without, type MoveRules, type Seat} from '@quinola/play';
import {hasHelpers} from './agreed.js';
import {helperQuota} from './helpers.js';
import {isMisere, rungBy, suitsFor} from './ladder.js';
import {inTurn, playersAt, tools} from './table.js';
import type {BostonState, BostonTypes, BostonView, Events} from './types.js';

// What a declarer does before the first lead: he names the trump, asks for help, lays a card aside, lays his cards open.

/** Whether a declarer of such a game may ask for a helper at this table. */
export const mayAsk = ({options, bid}: Pick<BostonView, 'options' | 'bid'>): boolean =>
  hasHelpers(options) && bid !== null && helperQuota(bid) !== null;

/** Whether he may say that he plays alone: not where everybody is asked and he may refuse. */
const maySayAlone = (view: Pick<BostonView, 'options' | 'bid'>): boolean =>
  mayAsk(view) && view.options.askMode === 'binding';

/** Who may be made to lead: anybody, where three have agreed that a misère names him (tri-boston.md section 6). */
const namesLeader = ({options, bid}: BostonView): boolean =>
  playersAt({options}) === 3 && options.misereNamesLeader === true && isMisere(bid!);

/** What comes next before the first lead: a card is laid aside, the leader named, the cards laid open; then play begins. */
export function declare(state: BostonState, events: Events): BostonState {
  const {table} = state;
  const {declarer, bid} = table;
  if (rungBy(bid!).cards === 12 && state.aside === null)
    return {...state, table: tools.waitingAt(table, 'declaring.aside', declarer)};
  if (namesLeader(table) && table.turn.phase !== 'declaring.leader')
    return {...state, table: tools.waitingAt(table, 'declaring.leader', declarer)};
  return begin(state, events);
}

/** The eldest hand leads, or who was named; an open misère is laid down. */
function begin(state: BostonState, events: Events): BostonState {
  const {leader, options, bid} = state.table;
  const table = tools.waitingAt(state.table, 'playing.trick', leader, {toPlay: leader});
  const opens = rungBy(bid!).open && !options.exposeAfterFirstTrick;
  return {...state, table: opens ? exposing(state, table, events) : table};
}

/** Lays the declarer's cards open. */
export function exposing(state: Pick<BostonState, 'hands'>, table: BostonView, events: Events): BostonView {
  const {declarer: seat} = table;
  events.push({type: 'exposed', seat, cards: state.hands[seat]!});
  return tools.changed(table, {exposed: true});
}

const suits = ({bid, highest}: BostonView): readonly Suit[] => suitsFor(bid!, highest!);

/** How the trump may be named: each suit, where a helper may be asked both with one and alone. */
export const namings = (view: BostonView) =>
  suits(view).flatMap((suit) =>
    maySayAlone(view)
      ? [false, true].map((alone) => ({type: 'NAME_TRUMP' as const, suit, alone}))
      : [{type: 'NAME_TRUMP' as const, suit}],
  );

/** The trump is named after the passes, of the class that was bid or a better one (rules 10 and 16). */
export const NAMING: MoveRules<BostonTypes> = {
  NAME_TRUMP: {
    moves: namings,
    otherwise: ({bid}) => ({reason: 'better-suit-bid', about: {bid: bid!}}),
    act(state, {suit, alone}, _by, events) {
      const {table} = state;
      const {declarer} = table;
      events.push({type: 'trump', seat: declarer, suit, ...(alone !== undefined && {alone})});
      const named = tools.changed(table, {trump: suit});
      if (alone || !mayAsk(table)) return declare({...state, table: named}, events);
      return askNext({...state, table: named}, helpersIn(table), events);
    },
  },
};

/** Who is asked for help, in the order of the auction. */
export const helpersIn = (table: Pick<BostonView, 'options' | 'dealer' | 'declarer'>): readonly Seat[] =>
  inTurn(table).filter((seat) => seat !== table.declarer);

/** Asks the first of these for help; if none is left, the declarer plays alone. */
function askNext(state: BostonState, asking: readonly Seat[], events: Events): BostonState {
  const {table} = state;
  const [next] = asking;
  if (next !== undefined) return {...state, table: tools.waitingAt(table, 'asking.helper', next, {asking})};
  events.push({type: 'alone', seat: table.declarer});
  return declare({...state, table: tools.changed(table, {asking: []})}, events);
}

/** A player helps: the two play together. */
function help(state: BostonState, helper: Seat, events: Events): BostonState {
  events.push({type: 'helps', seat: helper});
  return declare({...state, table: tools.changed(state.table, {helper, offers: -1, asking: []})}, events);
}

/** The first who says Whist is the helper, unless he may be refused. */
export const HELPING: MoveRules<BostonTypes> = {
  WHIST: {
    moves: () => [{type: 'WHIST'}],
    act(state, _move, _by, events) {
      const {table} = state;
      const seat = table.asking[0]!;
      events.push({type: 'offers-help', seat});
      return table.options.askMode === 'refusable'
        ? {
            ...state,
            table: tools.waitingAt(table, 'asking.offer', table.declarer, {offers: seat, asking: []}),
          }
        : help(state, seat, events);
    },
  },
  DECLINE: {
    moves: () => [{type: 'DECLINE'}],
    act(state, _move, _by, events) {
      const {asking} = state.table;
      events.push({type: 'declines', seat: asking[0]!});
      return askNext(state, asking.slice(1), events);
    },
  },
};

/** The declarer takes the help, or plays alone. */
export const OFFERED: MoveRules<BostonTypes> = {
  ACCEPT: {
    moves: () => [{type: 'ACCEPT'}],
    act: (state, _move, _by, events) => help(state, state.table.offers, events),
  },
  REJECT: {
    moves: () => [{type: 'REJECT'}],
    act(state, _move, _by, events) {
      const {table} = state;
      events.push({type: 'refused-help', seat: table.declarer});
      return declare({...state, table: tools.changed(table, {offers: -1})}, events);
    },
  },
};

/** In a small misère one card is laid aside, face down. */
export const ASIDE: MoveRules<BostonTypes> = {
  LAY_ASIDE: {
    moves: ({hand}) => hand.map((card) => ({type: 'LAY_ASIDE', card})),
    otherwise: 'not-held',
    act(state, {card}, _by, events) {
      const {table, hands} = state;
      const {declarer: seat} = table;
      events.push({type: 'laid-aside', seat}, {type: 'laid', seat, card, to: [playerAt(table, seat)]});
      return declare(
        {
          ...state,
          aside: card,
          hands: hands.with(seat, without(hands[seat]!, card)),
          table: tools.changed(table, {counts: withAdded(table.counts, seat, -1)}),
        },
        events,
      );
    },
  },
};

/** The player of a misère names who leads. */
export const LEADER: MoveRules<BostonTypes> = {
  NAME_LEADER: {
    moves: (view) => inTurn(view).map((leader) => ({type: 'NAME_LEADER', leader})),
    act(state, {leader}, _by, events) {
      const {table} = state;
      events.push({type: 'leader', seat: table.declarer, leader});
      return declare({...state, table: tools.changed(table, {leader})}, events);
    },
  },
};

import {
  defineGame,
  drawMarkedPlaces,
  openPool,
  ownAndLastTrick,
  playedBy,
  playToTrick,
  shuffling,
  UNSEATED,
  worthWithPool,
} from '@quinola/play';
import {eventsIn, isDecided, takerOfAll, UNDERTAKEN} from './settle.js';
import {
  hasAllAces,
  inTurn,
  poolRules,
  REVERSIS_48,
  reversisOptions,
  SEATS,
  TENS,
  tools,
  TRICKS,
  type ReversisHappening,
  type ReversisState,
  type ReversisTypes,
  type ReversisView,
} from './types.js';
import {FRESH, NO_DEAL, deal, throwable, refuseThrow, exchanged} from './dealing.js';
import {claimsOf, claiming, over} from './claims.js';

export {claimsOf, dealSettlement} from './claims.js';
export {dealingPlan, NO_DEAL, stake, stakesOf, throwable} from './dealing.js';
export * from './types.js';
export * from './settle.js';

/** Whether the view's player had all four aces when play began and need not follow (rules 39 and 42). */
export function isFree(view: ReversisView): boolean {
  if (view.seat < 0) return false;
  return hasAllAces([...view.hand, ...playedBy(view, view.seat)]);
}

/** The play of tricks; `lawful` tells which cards a player may play. */
export const tricks = playToTrick<ReversisView, ReversisState, ReversisHappening>({
  tools,
  phase: 'playing.trick',
  rules: () => TRICKS,
  players: () => SEATS,
  led: ([first], view) => (!first || isFree(view) ? null : first.card),
  onTrick(table, trick, number, events) {
    for (const event of eventsIn(trick, number)) events.push({type: 'fell', event});
    if (number !== UNDERTAKEN) return;
    table.undertaker = takerOfAll(table.tricks);
    if (table.undertaker >= 0) events.push({type: 'undertaken', seat: table.undertaker});
  },
  isDecided,
  onLast: (state, events) => claiming({...state, table: tools.changed(state.table, {toPlay: -1})}, events),
});

/** The four tens are drawn: diamonds deal first, and spades, hearts, clubs sit after the dealer in this order. */
const places = drawMarkedPlaces<ReversisView, ReversisState, ReversisHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  cards: () => TENS,
  dealer: TENS.indexOf('TD'),
  then: (state) => ({...state, table: tools.waiting(state.table, 'dealing.shuffling', 'chance')}),
});

/** Reversis. One state is the whole session. */
export const reversis = defineGame<ReversisTypes>({
  id: 'reversy',
  start: (given) => ({
    ...NO_DEAL,
    pack: [],
    table: {
      ...UNSEATED,
      ...FRESH,
      options: reversisOptions(given),
      entries: [],
      pool: openPool([0, 1, 2, 3]),
      lastDeal: null,
    },
  }),
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,
    'dealing.shuffling': shuffling(REVERSIS_48, (state, events) =>
      deal({...state, table: tools.changed(state.table, {draw: null})}, events),
    ),
    'exchanging.talon': {
      by: 'player',
      moves: {
        EXCHANGE: {
          moves: (view) => throwable(view).map((card) => ({type: 'EXCHANGE', card})),
          refuse: (view, {card}) => refuseThrow(view, card),
          act: (state, {card}, _by, events) => exchanged(state, card, events),
        },
        KEEP: {
          moves: () => [{type: 'KEEP'}],
          act: (state, _move, _by, events) => exchanged(state, null, events),
        },
      },
    },
    'exchanging.dealer': {
      by: 'player',
      moves: {
        LAY_AWAY: {
          moves: (view) => throwable(view).map((card) => ({type: 'LAY_AWAY', card})),
          refuse: (view, {card}) => refuseThrow(view, card),
          act: (state, {card}, _by, events) => exchanged(state, card, events),
        },
      },
    },
    'playing.trick': {by: 'player', moves: {PLAY: tricks}},
    'settling.claiming': {
      by: 'player',
      moves: {
        CLAIM: {
          moves: (view) => claimsOf(view, view.seat).map((event) => ({type: 'CLAIM', event})),
          otherwise: 'nothing-owed',
          act(state, {event}, _by, events) {
            const {toPlay: seat, claimed, dealer} = state.table;
            events.push({type: 'claimed', seat, event});
            const table = tools.changed(state.table, {claimed: [...claimed, event]});
            return claiming({...state, table}, events, inTurn(dealer).indexOf(seat));
          },
        },
        CUT: {
          moves: () => [{type: 'CUT'}],
          act: (state, _move, _by, events) =>
            claiming(state, events, inTurn(state.table.dealer).indexOf(state.table.toPlay) + 1),
        },
      },
    },
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: () => SEATS,
  view({table, hands, discards, drew}, viewer) {
    const view = tools.seenBy(table, viewer);
    if (view.seat < 0) return view;
    view.hand = hands[view.seat]!;
    view.discard = discards[view.seat]!;
    view.drew = drew[view.seat]!;
    return view;
  },
  // One's own tricks at any time, and the last one until another is made (rule 11).
  openTricks: ownAndLastTrick,
  ledger: ({entries}) => entries,
  // The contents of the pannier belong equally to all, as at the end.
  worth: ({table: {entries, pool, options}}) => worthWithPool(poolRules(options), pool, entries),
});

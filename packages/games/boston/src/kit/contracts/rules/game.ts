import {defineGame, worthWithPool, type Game} from '@quinola/play';
import type {Agreed} from './agreed.js';
import {bidding} from './bidding.js';
import {colours, cutRule, firstAce, PACKETS, places, shufflePhase} from './dealing.js';
import {ASIDE, HELPING, LEADER, NAMING, OFFERED} from './declaring.js';
import {breaches, openTricks, playing, STOPPING} from './playing.js';
import {endSession} from './settling.js';
import {playersAt, poolRules, startOf, tools} from './table.js';
import type {BostonHappening, BostonMove, BostonState, BostonTypes, BostonView} from './types.js';

/** Boston or Boston-Whist. */
export type BostonGame = Game<BostonState, BostonView, BostonMove, Agreed, BostonHappening, never>;

const {PASS, HOLD, BID} = bidding.moves;

/**
 * The rules of Boston or Boston-Whist; a state holds a whole session.
 * @param options fills in the options that were not given; throws OptionsError for those that do not fit
 */
export const bostonGame = (id: string, options: (given: object) => Agreed): BostonGame =>
  defineGame<BostonTypes>({
    id,
    start: (given) => startOf(options(given)),
    turn: ({table}) => table.turn,
    phases: {
      'drawing.spreading': places.spreading,
      'drawing.seats': places.drawing,
      'dealing.firstAce': firstAce,
      'dealing.colours': colours,
      'dealing.packets': {by: 'player', moves: PACKETS},
      'dealing.shuffling': shufflePhase,
      'dealing.cutting': {by: 'player', moves: {CUT: cutRule}},
      'bidding.opening': {by: 'player', moves: {PASS, BID}},
      'bidding.overbidding': {by: 'player', moves: {PASS, BID}},
      'bidding.answering': {by: 'player', moves: {PASS, HOLD, BID}},
      'declaring.trump': {by: 'player', moves: NAMING},
      'declaring.aside': {by: 'player', moves: ASIDE},
      'declaring.leader': {by: 'player', moves: LEADER},
      'asking.helper': {by: 'player', moves: HELPING},
      'asking.offer': {by: 'player', moves: OFFERED},
      'playing.trick': {by: 'player', moves: {PLAY: playing, ...STOPPING}},
      settlingSession: {by: 'nobody'},
    },
    anytime: {STOP: {act: (state, _move, _by, events) => endSession(state, events)}},
    players: playersAt,
    breaches,
    view({table, hands, aside}, viewer) {
      const view = tools.seenBy(table, viewer);
      const {declarer: seat, exposed} = table;
      if (exposed) view.faced = {seat, cards: hands[seat]!};
      if (view.seat < 0) return view;
      view.hand = hands[view.seat]!;
      if (view.seat === seat) view.aside = aside;
      return view;
    },
    openTricks,
    ledger: ({entries}) => entries,
    // The pool counts as everybody's in equal shares, as it is divided at the end.
    worth: ({table: {entries, pool, options}}) => worthWithPool(poolRules(options), pool, entries),
  });

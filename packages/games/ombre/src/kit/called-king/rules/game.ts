import type {Card} from '@quinola/cards';
import {defineGame, drawMarkedPlaces, shuffling, UNSEATED, type Game} from '@quinola/play';
import {openDish, plainOrder, worthWithDish} from '../../rules/index.js';
import {bidding} from './bidding.js';
import {deal, clearedTable, clearedCards} from './dealing.js';
import {ANNOUNCING, CALLING, DECLARING, NAMING, RETURNING} from './declaring.js';
import {DISH, packOf, type CalledKingOptions} from './options.js';
import {openTricks, STANDING, tricks} from './playing.js';
import {endSession} from './settling.js';
import {
  playersAt,
  tools,
  type CalledKingHappening,
  type CalledKingMove,
  type CalledKingState,
  type CalledKingTypes,
  type CalledKingView,
} from './types.js';

/** Quadrille or Cinquille. */
export type CalledKingGame = Game<
  CalledKingState,
  CalledKingView,
  CalledKingMove,
  CalledKingOptions,
  CalledKingHappening,
  never
>;

/** The cards drawn for seats: the highest spades, one for each player, the King first. */
export const placesOf = (players: number): readonly Card[] => plainOrder('S').slice(0, players);

/** Whoever draws the King deals first; the others sit to his right in the order of their cards. */
const places = drawMarkedPlaces<CalledKingView, CalledKingState, CalledKingHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  cards: (table) => placesOf(playersAt(table)),
  dealer: 0,
  then: (state) => ({...state, table: tools.waiting(state.table, 'dealing.shuffling', 'chance')}),
});

/**
 * The rules of Quadrille or Cinquille; a state holds a whole session.
 * @param options fills in the options that were not given; throws OptionsError for those that do not fit
 */
export const calledKingGame = (
  id: string,
  players: number,
  options: (given: Partial<CalledKingOptions>) => CalledKingOptions,
): CalledKingGame =>
  defineGame<CalledKingTypes>({
    id,
    start: (given) => ({
      ...clearedCards(players),
      pack: [],
      table: {
        ...UNSEATED,
        ...clearedTable(players),
        // A record made before there was this option does not have it.
        options: options({grades: 'askAndSolo', ...(given as Partial<CalledKingOptions>)}),
        entries: [],
        dish: openDish(Array.from({length: players}, (_, player) => player)),
        favourites: [],
        lastDeal: null,
      },
    }),
    turn: ({table}) => table.turn,
    phases: {
      'drawing.spreading': places.spreading,
      'drawing.seats': places.drawing,
      'dealing.shuffling': shuffling(({table}) => packOf(table.options), deal),
      'bidding.opening': {by: 'player', moves: bidding.moves},
      'bidding.answering': {by: 'player', moves: bidding.moves},
      'bidding.overbidding': {by: 'player', moves: bidding.moves},
      'declaring.game': {by: 'player', moves: DECLARING},
      'declaring.calling': {by: 'player', moves: CALLING},
      'declaring.naming': {by: 'player', moves: NAMING},
      'declaring.returning': {by: 'player', moves: RETURNING},
      'declaring.announcing': {by: 'player', moves: ANNOUNCING},
      'playing.trick': {by: 'player', moves: {PLAY: tricks}},
      'playing.standing': {by: 'player', moves: STANDING},
      settlingSession: {by: 'nobody'},
    },
    anytime: {STOP: {act: (state, _move, _by, events) => endSession(state, events)}},
    players: playersAt,
    view({table, hands, returned}, viewer) {
      const view = tools.seenBy(table, viewer);
      if (view.seat < 0) return view;
      view.hand = hands[view.seat]!;
      if (view.seat === view.ombre || view.seat === view.giver) view.returned = returned;
      return view;
    },
    openTricks,
    ledger: ({entries}) => entries,
    // The dish counts as everybody's in equal shares, as it is divided at the end.
    worth: ({table: {entries, dish}}) => worthWithDish(DISH, dish, entries),
  });

import {TAROK_78} from '@quinola/cards';
import {balances, cutting, defineGame, drawSeats, everyTrick, shufflingToCut} from '@quinola/play';
import {arePlaceCards, choiceOfSkat, placeCards, refuseSkat, seatsDrawn} from '../../kit/rules/index.js';
import {DEMANDING, GIVING_BACK} from './asking.js';
import {UNSEEN, WORDS} from './auction.js';
import {beginDeal, dealCards} from './dealing.js';
import {ledgerOf} from './ledger.js';
import {tarokOmbreOptions} from './options.js';
import {tricks} from './playing.js';
import {dealState, readDeal} from './position.js';
import {endSession} from './settling.js';
import {laySkat} from './playing.js';
import {left, startOf, tools} from './table.js';
import type {Table, TarokOmbreHappening, TarokOmbreState, TarokOmbreTypes} from './types.js';
import {viewOf} from './view.js';

/** Three cards mark the places, face down (as in Tarok, l. 6566; decision); whoever draws the tarok deals first. */
const places = drawSeats<Table, TarokOmbreState, TarokOmbreHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  players: () => 3,
  spread: (_table, random) => placeCards(random),
  isSpread: (_table, cards) => arePlaceCards(cards),
  decide: (drawn) => ({seats: seatsDrawn(drawn), dealer: 0}),
  then: (state) => beginDeal(state, state.table),
});

/**
 * Tarok-ombre (*Taroklomber*) in the old and the new manner, Warsaw about 1820: one of three declares himself the
 * common enemy, asks for cards, and must make 40 of the 78 points. One state is the whole session.
 */
export const tarokOmbre = defineGame<TarokOmbreTypes>({
  id: 'tarok-ombre',

  start(given) {
    const options = tarokOmbreOptions(given);
    // The table does not store a set deal: it names all hands, and every seat can see the options.
    const state = startOf({...options, deal: null});
    return options.deal === null ? state : dealState(state, readDeal(options.deal, options));
  },

  turn: ({table}) => table.turn,

  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,

    // After the dealer's second shuffle, the player before him may cut the pack (7568).
    'dealing.shuffling': shufflingToCut(TAROK_78, tools, 'dealing.packCut', ({dealer}) => left(dealer, 2)),
    'dealing.packCut': {by: 'player', moves: {CUT: cutting(TAROK_78.cards.length, dealCards)}},

    // Three cards are laid away: by the dealer before the bidding (A.), by the declarer before the play (B.).
    skat: {
      by: 'player',
      moves: {
        LAY_SKAT: {
          moves: ({hand}) => choiceOfSkat(hand, false),
          refuse: ({hand}, {cards}) => refuseSkat(hand, cards, false),
          act: laySkat,
        },
      },
    },

    // Forehand bids first; an outbid player answers at once (6.-9.).
    'bidding.unseen': {by: 'player', moves: UNSEEN},
    'bidding.opening': {by: 'player', moves: WORDS},
    'bidding.overbidding': {by: 'player', moves: WORDS},
    'bidding.answering': {by: 'player', moves: WORDS},

    // The declarer asks for cards, and gives one back for each (4.).
    'asking.demanding': {by: 'player', moves: DEMANDING},
    'asking.givingBack': {by: 'player', moves: GIVING_BACK},

    'playing.trick': {by: 'player', moves: {PLAY: tricks}},
    settlingSession: {by: 'nobody'},
  },

  anytime: {STOP: {act: (state, _move, _by, events) => endSession(state, events)}},
  players: () => 3,
  view: viewOf,
  // The book does not forbid looking at tricks.
  openTricks: everyTrick,
  ledger: ledgerOf,
  worth: ({table}) => balances(ledgerOf(table), 3).players,
});

export * from './types.js';
export {tarokOmbreOptions, type GivenOptions} from './options.js';
export {demandsLeft} from './demands.js';
export {lawfulPlays} from './playing.js';

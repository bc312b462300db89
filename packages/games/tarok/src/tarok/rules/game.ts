import {isWholePack, shuffled, TAROK_78} from '@quinola/cards';
import {
  cutting,
  defineGame,
  drawSeats,
  everyTrick,
  shufflingToCut,
  type Viewer,
  balances,
} from '@quinola/play';
import {arePlaceCards, choiceOfSkat, placeCards, refuseSkat, seatsDrawn} from '../../kit/rules/index.js';
import {announcements, refuseAnnouncement} from './announcing.js';
import {beginDeal, cutter, dealCards} from './dealing.js';
import {dealerByCut} from './deux.js';
import {tarokOptions} from './options.js';
import {tricks} from './playing.js';
import {dealState, readDeal} from './position.js';
import {endSession} from './session.js';
import {announce, laySkat, mayTakeBack, takeBack} from './skat.js';
import {emptyTable, isTrois, NO_DEAL, tools} from './table.js';
import type {Table, TarokHappening, TarokState, TarokTypes, TarokView} from './types.js';

/** En trois three cards mark the places (rule 11); en deux the pack is cut for the deal (l. 6895-6897). */
const places = drawSeats<Table, TarokState, TarokHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: (table) => (isTrois(table) ? 'drawing.seats' : 'drawing.deal'),
  players: ({options}) => options.players,
  spread: (table, random) => (isTrois(table) ? placeCards(random) : shuffled(TAROK_78.cards, random)),
  isSpread: (table, cards) => (isTrois(table) ? arePlaceCards(cards) : isWholePack(TAROK_78, cards)),
  decide(drawn, table) {
    if (isTrois(table)) return {seats: seatsDrawn(drawn), dealer: 0};
    const dealer = dealerByCut(drawn.map(({card}) => card));
    return dealer === null ? null : {seats: [0, 1], dealer};
  },
  then: (state) => ({...state, table: beginDeal(state.table, state.table.dealer)}),
});

/**
 * Tarok en trois and Tarok en deux, after the Polish treatise "by Faber" (about 1820). One state is the whole session,
 * from the draw for seats to the settlement.
 */
export const tarok = defineGame<TarokTypes>({
  id: 'tarok',

  start(given) {
    const options = tarokOptions(given);
    // The table does not store a set deal: it names all hands, and every seat can see the options.
    const state = {table: emptyTable({...options, deal: null}), ...NO_DEAL};
    return options.deal === null ? state : dealState(state, readDeal(options.deal, options));
  },

  turn: ({table}) => table.turn,

  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,
    'drawing.deal': places.drawing,

    // The pack, with the drawn cards, is shuffled.
    'dealing.shuffling': shufflingToCut(TAROK_78, tools, 'dealing.packCut', cutter),
    'dealing.packCut': {by: 'player', moves: {CUT: cutting(TAROK_78.cards.length, dealCards)}},

    // The dealer lays three of his 28 cards (rule 13, l. 6580-6606).
    skat: {
      by: 'player',
      moves: {
        LAY_SKAT: {
          moves: ({hand}) => choiceOfSkat(hand, true),
          refuse: ({hand}, {cards}) => refuseSkat(hand, cards, true),
          act: laySkat,
        },
      },
    },

    // The dealer first; each announces all or some of what he holds (rule 14).
    announcing: {
      by: 'player',
      moves: {
        ANNOUNCE: {moves: announcements, refuse: refuseAnnouncement, act: announce},
        // Later it would betray what he knows (hint 3).
        TAKE_BACK: {moves: (view) => (mayTakeBack(view) ? [{type: 'TAKE_BACK'}] : []), act: takeBack},
      },
    },

    'playing.trick': {by: 'player', moves: {PLAY: tricks}},
    settlingSession: {by: 'nobody'},
  },

  anytime: {STOP: {act: (state, _move, _by, events) => endSession(state, events)}},
  players: ({options}) => options.players,
  view: viewOf,
  // The book does not forbid looking at tricks.
  openTricks: everyTrick,
  ledger: ({entries}) => entries,
  worth: ({table}) => worthOf(table),
});

export * from './types.js';
export {announceable, type Announceable} from './announcing.js';
export {tarokOptions, type GivenOptions} from './options.js';
export {LAST_SAFE_FOR_SKY, LAST_TRICK} from './pieces.js';
export {lawfulPlays} from './playing.js';

/** What a player is allowed to know: all open cards, his own, and the Skat if he laid it. */
export function viewOf({table, hands, skat}: TarokState, viewer: Viewer): TarokView {
  const view = tools.seenBy(table, viewer);
  const {seat} = view;
  if (seat < 0) return view;
  view.hand = hands[seat] ?? view.hand;
  if (seat === table.dealer && skat.length) view.skat = skat;
  return view;
}

/**
 * What each player has and may expect: what is booked; en trois his share of the pot; en deux the value of the
 * current party, each share of the target he is ahead raising his chance of winning it (our own estimate).
 */
export function worthOf(table: Table): number[] {
  const {options, pot, scores, turn} = table;
  const worth = balances(table.entries, options.players).players;
  if (isTrois(table)) return worth.map((n) => n + pot / options.players);
  if (turn.over) return worth;
  const ahead = scores[0]! - scores[1]!;
  const chance = Math.max(-1, Math.min(1, ahead / options.target));
  const net = options.pointValue * ahead + options.partyStake * chance;
  return [worth[0]! + net, worth[1]! - net];
}

import {balances, defineGame} from '@quinola/play';
import {CHOOSE, bidding} from './bidding.js';
import {DISCARD, KEEP, LAY_ASIDE, MISERE, NAME_TRUMP, TURN} from './contract.js';
import {colours, dealing, places} from './dealing.js';
import {EXCHANGE, LIE_DOWN, SECOND, TAKEOVER} from './exchanging.js';
import {viraOptions} from './options.js';
import {ANSWERS, breaches, CLAIMING, openTricks, playing} from './playing.js';
import {endSession} from './settling.js';
import {playersAt, startOf, tools} from './table.js';
import type {ViraTypes, ViraView} from './types.js';

export * from './account.js';
export * from './betes.js';
export * from './ladder.js';
export * from './ladder-card.js';
export * from './options.js';
export * from './prices.js';
export * from './table.js';
export * from './types.js';
export {bidding, gamesToChoose, ladder} from './bidding.js';
export {keepingChoice, suitsToName, throwingChoice} from './contract.js';
export {dealingPlan, PLACES} from './dealing.js';
export {exchangeChoice, mayBuyAgain, mayTurnAgain} from './exchanging.js';
export {canWin, lawful, openTricks} from './playing.js';
export {handsAtStart} from './settling.js';

const {PASS, HOLD, BID} = bidding.moves;

/** Vira. The state covers a whole session. */
export const vira = defineGame<ViraTypes>({
  id: 'wira',
  start: (given) => startOf(viraOptions(given)),
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,
    'dealing.colours': colours,
    'dealing.shuffling': dealing,
    'bidding.opening': {by: 'player', moves: {PASS, BID}},
    'bidding.overbidding': {by: 'player', moves: {PASS, BID}},
    'bidding.answering': {by: 'player', moves: {PASS, HOLD, BID}},
    'bidding.choosing': {by: 'player', moves: {CHOOSE}},
    'declaring.trump': {by: 'player', moves: {NAME_TRUMP, MISERE: MISERE!}},
    'declaring.turning': {by: 'player', moves: {TURN: TURN!}},
    'declaring.keeping': {by: 'player', moves: {KEEP: KEEP!}},
    'declaring.discarding': {by: 'player', moves: {DISCARD: DISCARD!}},
    'declaring.aside': {by: 'player', moves: {LAY_ASIDE: LAY_ASIDE!}},
    'exchanging.declarer': {by: 'player', moves: {EXCHANGE: EXCHANGE!}},
    'exchanging.second': {by: 'player', moves: {...SECOND, LIE_DOWN: LIE_DOWN!}},
    'exchanging.takeover': {by: 'player', moves: TAKEOVER},
    'exchanging.opponents': {by: 'player', moves: {EXCHANGE: EXCHANGE!, LIE_DOWN: LIE_DOWN!}},
    'playing.trick': {by: 'player', moves: {PLAY: playing, ...CLAIMING, LIE_DOWN: LIE_DOWN!}},
    'playing.claim': {by: 'player', moves: ANSWERS},
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => endSession(state, events)}},
  players: playersAt,
  breaches,
  view({table, hands, laid, aside}, viewer) {
    const view = tools.seenBy(table, viewer);
    view.faced = table.exposed.map((seat) => ({seat, cards: hands[seat]!}));
    if (view.seat < 0) return view;
    view.hand = hands[view.seat]!;
    // What was laid away may be looked at until the first lead (section 5).
    if (!table.tricks.length && !table.trick.length) view.laid = laid[view.seat]!;
    if (view.seat === view.declarer) view.aside = aside;
    return view;
  },
  openTricks,
  ledger: ({entries}) => entries,
  worth: ({table}) => worthOf(table),
});

/** What each player has, less what he owes on the paper, with an equal share of all that is owed: it sums to nothing. */
function worthOf(table: ViraView): readonly number[] {
  const {entries, paper} = table;
  const count = playersAt(table);
  const total = paper.waiting.reduce((sum, {amount}) => sum + amount, 0);
  return balances(entries, count).players.map((sum, player) => {
    const owed = paper.waiting.reduce((all, {by, amount}) => all + (by === player ? amount : 0), 0);
    return sum - owed + total / count;
  });
}

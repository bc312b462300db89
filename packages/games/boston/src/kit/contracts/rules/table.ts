import {FRENCH_52, rankOf, suitOf, type Pack} from '@quinola/cards';
import {
  booked,
  NO_CARDS,
  openAuction,
  openPool,
  seatsInTurn,
  tableTools,
  undealt,
  UNSEATED,
  type Draft,
  type Pooled,
  type PoolRules,
  type Seat,
} from '@quinola/play';
import {playersIn, type Agreed} from './agreed.js';
import type {BostonState, BostonView} from './types.js';

/** Written field by field, so that all tables have the same shape and are copied fast. */
function copyOf(table: BostonView): Draft<BostonView> {
  return {
    turn: table.turn,
    player: table.player,
    seat: table.seat,
    hand: table.hand,
    seats: table.seats,
    draw: table.draw,
    deal: table.deal,
    dealer: table.dealer,
    options: table.options,
    entries: table.entries,
    pool: table.pool,
    highest: table.highest,
    turnedUp: table.turnedUp,
    colourCard: table.colourCard,
    packet: table.packet,
    auction: table.auction,
    declarer: table.declarer,
    bid: table.bid,
    trump: table.trump,
    helper: table.helper,
    asking: table.asking,
    offers: table.offers,
    faced: table.faced,
    exposed: table.exposed,
    aside: table.aside,
    counts: table.counts,
    trick: table.trick,
    leader: table.leader,
    toPlay: table.toPlay,
    tricks: table.tricks,
    tricksWon: table.tricksWon,
    settled: table.settled,
    lastDeal: table.lastDeal,
  };
}

/** Copies a table with changes. */
export const tools = tableTools<BostonView>(copyOf);

/** Cards that three players throw out: diamonds below the queen, and the other twos (tri-boston.md section 2). */
export const isThrownOut = (card: string): boolean =>
  suitOf(card) === 'D' ? !'AKQ'.includes(rankOf(card)) : rankOf(card) === '2';

/** The 39 cards of Tri-Boston. */
export const BOSTON_39: Pack = {
  ...FRENCH_52,
  id: 'boston-39',
  cards: FRENCH_52.cards.filter((card) => !isThrownOut(card)),
  ranks: (suit) => FRENCH_52.ranks(suit).filter((rank) => !isThrownOut(rank + suit)),
};

/** The pack in use. */
export const packOf = (options: Pick<Agreed, 'players'>): Pack =>
  playersIn(options) === 3 ? BOSTON_39 : FRENCH_52;

/** How many play at a table. */
export const playersAt = ({options}: Pick<BostonView, 'options'>): number => playersIn(options);

/** All seats in playing order, from the eldest hand to the dealer. */
export const inTurn = (table: Pick<BostonView, 'options' | 'dealer'>): readonly Seat[] =>
  seatsInTurn(table.dealer, playersAt(table));

/** The declarer and his helper, if he has one. */
export const sideOf = ({declarer, helper}: Pick<BostonView, 'declarer' | 'helper'>): readonly Seat[] =>
  helper < 0 ? [declarer] : [declarer, helper];

/** The rules of the pool: the first bête joins what lies there, the others wait; a Block is paid when it is played for. */
export const poolRules = ({block}: Pick<Agreed, 'block'>): PoolRules => ({
  holder: 'pot',
  order: 'largest',
  joins: true,
  block: {amount: block, paid: 'when-used'},
});

/** Takes over a change of the pool, and books its payments. */
export function bookPool(table: BostonView, reason: string, {pool, transfers}: Pooled): BostonView {
  const entries = booked(transfers, {account: 'marks', reason, round: table.deal});
  return tools.changed(table, {pool, entries: [...table.entries, ...entries]});
}

/** The fields of a table before a deal. */
export const clearedTable = (options: Agreed) =>
  ({
    packet: 0,
    auction: openAuction<never>([]),
    declarer: -1,
    bid: null,
    trump: null,
    helper: -1,
    asking: NO_CARDS,
    offers: -1,
    faced: null,
    exposed: false,
    aside: null,
    ...undealt(playersIn(options)),
  }) satisfies Partial<BostonView>;

/** The cards of a state between deals. */
export function clearedCards(options: Agreed) {
  const none = Array.from({length: playersIn(options)}, () => NO_CARDS);
  return {pack: NO_CARDS, hands: none, dealt: none, aside: null} satisfies Partial<BostonState>;
}

/** The match before its first move. */
export function startOf(options: Agreed): BostonState {
  const players = Array.from({length: playersIn(options)}, (_, player) => player);
  return {
    ...clearedCards(options),
    table: {
      ...UNSEATED,
      ...clearedTable(options),
      options,
      entries: [],
      pool: openPool(players),
      highest: null,
      turnedUp: NO_CARDS,
      colourCard: null,
      settled: [],
      lastDeal: null,
    },
  };
}

import {shuffled, type Card, type Pack} from '@quinola/cards';
import {drawSeats, NO_CARDS, openAuction, tableTools, type PoolRules, type Seat} from '@quinola/play';
import type {ToyBid, ToyHappening, ToyState, ToyView} from './types.js';

// A small game with everything that the kits offer, and no more: three players draw for places; sixteen cards are shuffled, cut
// and dealt (five to each, one aside); everybody stakes one. They bid; the declarer names the trump and plays alone. Each may
// exchange up to one card for the one aside, the eldest first. Before his first card a player may knock, which doubles the
// price of his game. The pool is won, or a bête is paid.

/** The number of players. */
export const SEATS = 3;

/** Sixteen cards. */
export const TOY_PACK: Pack = {
  id: 'toy-16',
  cards: [...'SHDC'].flatMap((suit) => [...'AKQJ'].map((rank) => rank + suit)),
} as unknown as Pack;

/** A table before the first deal. */
export const FRESH = {
  counts: [0, 0, 0],
  trick: NO_CARDS,
  leader: -1,
  toPlay: -1,
  tricks: NO_CARDS,
  tricksWon: [0, 0, 0],
  taken: false,
  knocked: [],
  auction: openAuction<ToyBid>([]),
  declarer: -1,
  contract: null,
  trump: null,
} as const;

/** Functions that change and view its table. */
export const tools = tableTools<ToyView>((table) => ({...table}));
/** Those of them that rules name most. */
export const {changed, waiting, waitingAt} = tools;

/** The seat this many places to the left. */
export const left = (seat: Seat, steps = 1): Seat => (seat + steps) % SEATS;

/** Rank of a card within its suit: 1 for the jack to 4 for the ace. */
export const height = (card: Card): number => 'JQKA'.indexOf(card[0]!) + 1;

/** The next deal: the cards are shuffled. */
export const beginDeal = (state: ToyState): ToyState => ({
  ...state,
  pack: [],
  aside: [],
  hands: [[], [], []],
  table: waiting(state.table, 'dealing.shuffling', 'chance', {...FRESH, deal: state.table.deal + 1}),
});

/** Three draw for their places. */
export const places = drawSeats<ToyView, ToyState, ToyHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.seats',
  players: () => SEATS,
  spread: (_table, random) => shuffled(TOY_PACK.cards, random),
  isSpread: (_table, cards) => cards.length === TOY_PACK.cards.length,
  decide: (drawn) => {
    const sorted = [...drawn].sort((a, b) => height(b.card) - height(a.card));
    return height(sorted[0]!.card) === height(sorted[1]!.card)
      ? null
      : {seats: sorted.map(({player}) => player), dealer: 0};
  },
  then: beginDeal,
});

/** The pool: bêtes wait in order of size and are added to the pot one by one. */
export const POOL: PoolRules = {holder: 'pot', order: 'largest', joins: true};

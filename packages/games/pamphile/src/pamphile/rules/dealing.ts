import {rankOf, shuffled, suitOf, type Card, type Suit} from '@quinola/cards';
import {
  countsOf,
  cutPack,
  dealt,
  drawSeats,
  NO_CARDS,
  packetRounds,
  seatsInTurn,
  undealt,
  type Packet,
  type Seat,
} from '@quinola/play';
import {packFor, trickRules} from './cards.js';
import {
  after,
  playersOf,
  tools,
  type PamphileHappening,
  type PamphileState,
  type PamphileView,
} from './types.js';

/** The happenings of one move, to which each part of the rules adds. */
export type Events = PamphileHappening[];

/** A table without a deal. */
export const fresh = (players: number) => ({
  ...undealt(players),
  turnUp: null,
  left: 0,
  words: Array.from({length: players}, () => null),
  exchanged: Array.from({length: players}, () => 0),
  called: NO_CARDS,
  thrown: NO_CARDS,
});

/** The cards of a state without a deal. */
export const noDeal = (players: number) => {
  const none: readonly (readonly Card[])[] = Array.from({length: players}, () => NO_CARDS);
  return {hands: none, dealt: none, talon: NO_CARDS, discards: none, pamfil: -1};
};

/** Three cards to each, then two, from the dealer's left (line 24). */
export const dealingPlan = (dealer: Seat, players: number): readonly Packet[] =>
  packetRounds((dealer + 1) % players, players, [3, 2]);

/** The suit of the turned card; the pamfil turned makes clubs trumps. */
export const trumpOf = ({turnUp}: Pick<PamphileView, 'turnUp'>): Suit | null => turnUp && suitOf(turnUp);

/** What must be followed and what beats what in this deal. */
export const rulesOf = (view: PamphileView) => trickRules(trumpOf(view), view.options.pamfilFreedom);

/** The seats in the order of play, forehand first. */
export const inTurn = ({dealer, options}: Pick<PamphileView, 'dealer' | 'options'>): readonly Seat[] =>
  seatsInTurn(dealer, options.players);

const lowest = (cards: readonly Card[]): number => {
  const height = (card: Card): number => '6789TJQKA'.indexOf(rankOf(card));
  const least = Math.min(...cards.map(height));
  const found = cards.filter((card) => height(card) === least);
  return found.length === 1 ? cards.indexOf(found[0]!) : -1;
};

/** Everybody draws a card; the lowest deals, and equal ones are drawn again. */
export const drawDealer = drawSeats<PamphileView, PamphileState, PamphileHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.dealer',
  players: playersOf,
  spread: (table, random) => shuffled(packFor(playersOf(table)).cards, random),
  isSpread: (table, cards) => {
    const pack = packFor(playersOf(table)).cards;
    return cards.length === pack.length && pack.every((card) => cards.includes(card));
  },
  decide(drawn) {
    const dealer = lowest(drawn.map(({card}) => card));
    return dealer < 0 ? null : {seats: drawn.map((_, player) => player), dealer};
  },
  then: (state) => ({...state, table: tools.waiting(state.table, 'dealing.shuffling', 'chance')}),
});

/** The player on the dealer's right cuts; five cards go to each, and the last one, under the talon, shows trumps (lines 24-26). */
export function deal(state: PamphileState, index: number, events: Events): PamphileState {
  const {dealer, options} = state.table;
  const {players} = options;
  const cutter = after(state.table, dealer, -1);
  const pack = cutPack(state.pack, index);
  const {hands, rest} = dealt(pack, players, dealingPlan(dealer, players));
  const turnUp = rest.at(-1)!;
  const forehand = after(state.table, dealer);
  events.push({type: 'cut', seat: cutter, index}, {type: 'dealt', dealer}, {type: 'turned-up', card: turnUp});
  const table = tools.changed(state.table, {
    ...fresh(players),
    deal: state.table.deal + 1,
    counts: countsOf(hands),
    leader: forehand,
    toPlay: forehand,
    turnUp,
    left: rest.length - 1,
  });
  return {...state, ...noDeal(players), pack: [], hands, dealt: hands, talon: rest.slice(0, -1), table};
}

import {suitOf, type Card} from '@quinola/cards';
import {
  countsOf,
  cutPack,
  dealt,
  drawLowestDeals,
  NO_CARDS,
  packetRounds,
  undealt,
  type Packet,
  type Seat,
} from '@quinola/play';
import {packFor} from './cards.js';
import {
  after,
  isKiks,
  playersOf,
  tools,
  type Events,
  type MariageHappening,
  type MariageState,
  type MariageView,
} from './types.js';

/** A table without a deal. */
export const fresh = (players: number) => ({
  ...undealt(players),
  trumpCard: null,
  turned: null,
  left: 0,
  open: NO_CARDS,
  saying: null,
  marriages: NO_CARDS,
  cannotBuy: null,
  askedAt: -1,
  arrestAt: -1,
  won: [0, 0],
});

/** The cards of a state without a deal. */
export const noDeal = (players: number) => {
  const none: readonly (readonly Card[])[] = Array.from({length: players}, () => NO_CARDS);
  return {pack: NO_CARDS, hands: none, dealt: none, talon: NO_CARDS};
};

/** A partia that begins. */
export const freshPartia = {round: 1, carried: [0, 0], earlier: NO_CARDS} as const;

/** Each draws a card; the lowest deals. In kiks the two lowest are partners (§3). */
export const drawDealer = drawLowestDeals<MariageView, MariageState, MariageHappening>({
  tools,
  spreading: 'drawing.spreading',
  drawing: 'drawing.dealer',
  pack: ({options}) => packFor(options),
  ranks: '6789JQKTA',
  players: playersOf,
  then: (state) => toShuffle(state),
});

/** Who deals shuffles; in the blind game trumps are cut first (§8). */
export const toShuffle = (state: MariageState): MariageState => ({
  ...state,
  table: tools.waiting(
    state.table,
    state.table.options.blindTrump ? 'blind.shuffling' : 'dealing.shuffling',
    'chance',
  ),
});

/** Who cuts sits to the right of the dealer. */
export const cutterOf = (table: Pick<MariageView, 'options' | 'dealer'>): Seat =>
  after(table, table.dealer, -1);

/** Three cards at a time from the dealer's left: two rounds, in kiks three (§3, §8). */
export const dealingPlan = (dealer: Seat, players: number): readonly Packet[] =>
  packetRounds((dealer + 1) % players, players, players > 2 ? [3, 3, 3] : [3, 3]);

/** In the blind game a card is cut and shown; it makes trumps, goes back, and the pack is shuffled again (§8). */
export function cutTrump(state: MariageState, index: number, events: Events): MariageState {
  const {table, pack} = state;
  const card = cutPack(pack, index)[0]!;
  events.push({type: 'trump-cut', seat: cutterOf(table), card});
  return {
    ...state,
    pack: NO_CARDS,
    table: tools.waiting(table, 'dealing.shuffling', 'chance', {trumpCard: card}),
  };
}

/** The pack is cut and dealt; the thirteenth card is turned and laid under the talon, in kiks the last card is shown (§3, §8). */
export function deal(state: MariageState, index: number, events: Events): MariageState {
  const {table} = state;
  const {dealer, options, trumpCard: cut} = table;
  const players = playersOf(table);
  const {hands, rest} = dealt(cutPack(state.pack, index), players, dealingPlan(dealer, players));
  events.push({type: 'cut', seat: cutterOf(table), index}, {type: 'dealt', dealer});
  const shown = isKiks(table) ? hands[dealer]!.at(-1)! : rest[0]!;
  const trumpCard = cut ?? shown;
  const isTurned = !options.blindTrump;
  const forehand = after(table, dealer);
  if (isTurned) events.push({type: 'turned-up', card: shown, seat: isKiks(table) ? dealer : -1});
  const isLying = isTurned && !isKiks(table);
  return {
    ...state,
    pack: NO_CARDS,
    hands,
    dealt: hands,
    talon: isLying ? rest.slice(1) : rest,
    table: tools.waitingAt(table, rest.length ? 'playing.talon' : 'playing.end', forehand, {
      ...fresh(players),
      deal: table.deal + 1,
      counts: countsOf(hands),
      leader: forehand,
      toPlay: forehand,
      trumpCard,
      turned: isLying ? shown : null,
      left: rest.length,
      open: isTurned && isKiks(table) ? [{seat: dealer, card: shown}] : NO_CARDS,
    }),
  };
}

/** Both draw, the winner of the trick first; the last card but one is the last hidden one, the last the turned one (§5). */
export function drawTwo(state: MariageState, events: Events): MariageState {
  const {table, talon, hands} = state;
  const seats = [table.leader, 1 - table.leader];
  const cards = seats.map((_, at) => talon[at] ?? table.turned!);
  const left = table.left - seats.length;
  events.push({type: 'drawn-two', seats, left});
  seats.forEach((seat, at) => {
    const card = cards[at]!;
    events.push(
      card === table.turned
        ? {type: 'drew-turned', seat, card}
        : {type: 'drew', seat, card, to: [table.seats[seat]!]},
    );
  });
  const loser = seats[1]!;
  const isTaken = cards.includes(table.turned!);
  if (!left) events.push({type: 'talon-gone'});
  const drawn = {
    counts: table.counts.map((count) => count + 1),
    left,
    turned: isTaken ? null : table.turned,
    open: isTaken ? [...table.open, {seat: loser, card: table.turned!}] : table.open,
  };
  return {
    ...state,
    hands: hands.map((hand, seat) => [...hand, cards[seats.indexOf(seat)]!]),
    talon: talon.slice(seats.length),
    table: tools.waitingAt(table, left ? 'playing.talon' : 'playing.end', table.leader, drawn),
  };
}

/** Whether a card is a trump of this deal. */
export const isTrump = ({trumpCard}: Pick<MariageView, 'trumpCard'>, card: Card): boolean =>
  trumpCard !== null && suitOf(card) === suitOf(trumpCard);

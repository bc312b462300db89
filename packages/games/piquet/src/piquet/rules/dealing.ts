import {FRENCH_32, suitOf, type Suit} from '@quinola/cards';
import {
  countsOf,
  cutPack,
  dealt,
  drawLowestDeals,
  NO_CARDS,
  packetRounds,
  refuseChosen,
  withoutAll,
  type Choice,
  type Packet,
  type Refusal,
  type Seat,
} from '@quinola/play';
import {noCourts, whiteTens} from './holdings.js';
import type {PiquetOptions} from './options.js';
import {announcing} from './announcing.js';
import {count, endIfReached} from './counting.js';
import {fresh, noDeal} from './fresh.js';
import {
  elderOf,
  tools,
  type Events,
  type PiquetHappening,
  type PiquetMove,
  type PiquetState,
  type PiquetView,
} from './types.js';

/** Cards of a hand; those of the talon that are elder hand's; and what a carte blanche counts. */
export const HAND = 12,
  ELDERS = 5,
  TALON = 8;
const BLANCHE = 10;

/** How many cards may be exchanged. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** How many cards elder hand exchanges: three to five by the treatise, else one to five. */
export const elderSpan = ({rules}: Pick<PiquetOptions, 'rules'>): Span => ({
  least: rules === 'treatise-1820' ? 3 : 1,
  most: ELDERS,
});

/** How many cards younger hand exchanges after elder hand has taken so many. */
export function youngerSpan(
  {rules, youngerMinimum}: Pick<PiquetOptions, 'rules' | 'youngerMinimum'>,
  elderTook: number,
): Span {
  const most = TALON - elderTook;
  if (rules === 'modern') return {least: 0, most};
  if (rules === 'rubicon' || youngerMinimum === 'classic-one') return {least: 1, most};
  return {least: youngerMinimum === 'three' ? 3 : ELDERS - elderTook, most};
}

const drawBy = (ranks: string) =>
  drawLowestDeals<PiquetView, PiquetState, PiquetHappening>({
    tools,
    spreading: 'drawing.spreading',
    drawing: 'drawing.dealer',
    pack: FRENCH_32,
    ranks,
    players: () => 2,
    then: (state) => ({...state, table: tools.waiting(state.table, 'dealing.shuffling', 'chance')}),
  });

/** The lowest card deals; in the clubs the highest chooses, and chooses to deal: so he is elder hand in the last deal. */
export const lowestDeals = drawBy('789TJQKA'),
  highestDeals = drawBy('AKQJT987');

/** Twelve cards to each in packets, elder hand first; eight are left. */
export const dealingPlan = (dealer: Seat, packet: number): readonly Packet[] =>
  packetRounds(1 - dealer, 2, new Array<number>(HAND / packet).fill(packet));

/** Elder hand cuts, and the cards are dealt. */
export function deal(state: PiquetState, index: number, events: Events): PiquetState {
  const {table} = state;
  const {dealer, options} = table;
  const {hands, rest} = dealt(cutPack(state.pack, index), 2, dealingPlan(dealer, options.packet));
  events.push({type: 'cut', seat: 1 - dealer, index}, {type: 'dealt', dealer});
  const elder = 1 - dealer;
  return blanches(
    {
      ...state,
      ...noDeal(),
      pack: NO_CARDS,
      hands,
      dealt: hands,
      talon: rest,
      table: tools.changed(table, {
        ...fresh(),
        deal: table.deal + 1,
        partyDeal: table.partyDeal + 1,
        counts: countsOf(hands),
        stock: rest.length,
        leader: elder,
        toPlay: elder,
      }),
    },
    events,
  );
}

/** The suits in which a dealt hand has a carte blanche; `null` stands for the whole hand. */
export function blancheIn(hand: PiquetView['hand'], {carteBlanche}: PiquetOptions): readonly (Suit | null)[] {
  return carteBlanche === 'page' ? whiteTens(hand) : noCourts(hand) ? [null] : [];
}

/** Whether each is asked for his carte blanche: only where it can be kept back, which is by the rules of the page. */
const asksBlanche = ({carteBlanche, announce}: PiquetOptions): boolean =>
  announce === 'manual' && carteBlanche === 'page';

/** Carte blanche, elder hand first: it is shown, or each is asked. */
function blanches(state: PiquetState, events: Events): PiquetState {
  const {table} = state;
  const elder = elderOf(table);
  if (asksBlanche(table.options)) return {...state, table: tools.waitingAt(table, 'blanche.elder', elder)};
  let next = state;
  for (const seat of [elder, 1 - elder]) {
    const [suit] = blancheIn(state.hands[seat]!, table.options);
    if (suit !== undefined) next = showBlanche(next, seat, suit, events);
  }
  return endIfReached(next, events) ?? exchanging(next);
}

/** In the clubs younger hand says it at once, and shows it after elder hand has exchanged. */
function showBlanche(state: PiquetState, seat: Seat, suit: Suit | null, events: Events): PiquetState {
  const {table} = state;
  const isLater = table.options.rules === 'rubicon' && seat === table.dealer;
  const cards = suit === null && !isLater ? state.hands[seat]! : NO_CARDS;
  events.push({type: 'blanche', seat, suit, cards});
  const said = {...state, table: tools.changed(table, {blanche: table.blanche.with(seat, {suit, cards})})};
  return count(said, [{seat, why: 'carteBlanche', points: BLANCHE}], events);
}

/** Somebody has answered whether he shows a carte blanche. */
export function spokenBlanche(state: PiquetState, move: PiquetMove, events: Events): PiquetState {
  const {table} = state;
  const elder = elderOf(table);
  const isElder = table.turn.phase === 'blanche.elder';
  const seat = isElder ? elder : 1 - elder;
  if (move.type !== 'SHOW_BLANCHE') events.push({type: 'no-blanche', seat});
  const next = move.type === 'SHOW_BLANCHE' ? showBlanche(state, seat, move.suit, events) : state;
  return isElder
    ? {...next, table: tools.waitingAt(next.table, 'blanche.younger', 1 - elder, {toPlay: 1 - elder})}
    : exchanging(next);
}

function exchanging(state: PiquetState): PiquetState {
  const elder = elderOf(state.table);
  return {...state, table: tools.waitingAt(state.table, 'exchange.elder', elder, {toPlay: elder})};
}

/** What the view's player may exchange. */
export function exchangeOf({hand, options, exchanged, seat, dealer}: PiquetView): Choice {
  const span = seat === dealer ? youngerSpan(options, exchanged[1 - dealer]!) : elderSpan(options);
  return {choose: 'EXCHANGE', from: hand, ...span};
}

/** Why these cards cannot be exchanged; `null` if they can. */
export const refuseExchange = (view: PiquetView, cards: unknown): Refusal | null =>
  refuseChosen(exchangeOf(view), cards);

/** So many cards are laid away, and as many come from the top of the talon; then the other exchanges, or it is announced. */
export function exchange(state: PiquetState, cards: readonly string[], events: Events): PiquetState {
  const {table, talon, hands} = state;
  const {options} = table;
  const elder = elderOf(table);
  const seat = table.turn.phase === 'exchange.elder' ? elder : 1 - elder;
  const isElder = seat === elder;
  const size = cards.length;
  const bought = talon.slice(0, size);
  const rest = talon.slice(size);
  const to = [table.seats[seat]!];
  const mayLook = options.peekLeft && (isElder || options.rules !== 'rubicon');
  const left = mayLook ? (isElder ? rest.slice(0, ELDERS - size) : rest) : NO_CARDS;
  events.push(
    {type: 'exchanged', seat, count: size, leaves: isElder ? ELDERS - size : rest.length},
    {type: 'discarded', seat, cards, to},
    {type: 'drew', seat, cards: bought, to},
  );
  if (left.length) events.push({type: 'looked', seat, cards: left, to});
  const next: PiquetState = {
    ...state,
    hands: hands.with(seat, [...withoutAll(hands[seat]!, cards), ...bought]),
    talon: rest,
    hidden: state.hidden.with(seat, {discards: cards, bought, left, claims: {}}),
    table: tools.changed(table, {exchanged: table.exchanged.with(seat, size), stock: rest.length}),
  };
  if (!isElder) return announcing(next, events);
  const said = next.table.blanche[table.dealer];
  const later = said && said.suit === null && !said.cards.length ? hands[table.dealer]! : NO_CARDS;
  if (later.length) events.push({type: 'blanche', seat: table.dealer, suit: null, cards: later});
  const blanche = later.length
    ? next.table.blanche.with(table.dealer, {suit: null, cards: later})
    : next.table.blanche;
  const younger = table.dealer;
  return {
    ...next,
    table: tools.waitingAt(next.table, 'exchange.younger', younger, {toPlay: younger, blanche}),
  };
}

/** The order in which suits are shown in a hand: colours alternate. */
const SHOWN = 'SHCD';
/** A hand as it is shown: suit by suit, each from the top. */
export const sorted = (hand: PiquetView['hand']): PiquetView['hand'] =>
  [...hand].sort(
    (a, b) =>
      SHOWN.indexOf(suitOf(a)) - SHOWN.indexOf(suitOf(b)) ||
      'AKQJT987'.indexOf(a[0]!) - 'AKQJT987'.indexOf(b[0]!),
  );

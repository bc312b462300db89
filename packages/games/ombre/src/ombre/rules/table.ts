import {type Card, type Pack, type Suit} from '@quinola/cards';
import {NO_CARDS, seatsInTurn, tableTools, undealt, UNSEATED, type Draft, type Seat} from '@quinola/play';
import {
  ACES_ALONE,
  BASTA,
  dishRules,
  OMBRE_40,
  openDish,
  SPADILLE,
  type DishRules,
} from '../../kit/rules/index.js';
import type {OmbreOptions} from './options.js';
import type {OmbreState, OmbreView} from './types.js';

type Size = Pick<OmbreOptions, 'players' | 'deux' | 'tableSize'>;

/** Written field by field, so that all tables have the same shape and are copied fast. */
function copyOf(table: OmbreView): Draft<OmbreView> {
  return {
    turn: table.turn,
    player: table.player,
    seat: table.seat,
    hand: table.hand,
    laid: table.laid,
    seats: table.seats,
    draw: table.draw,
    deal: table.deal,
    dealer: table.dealer,
    options: table.options,
    entries: table.entries,
    dish: table.dish,
    favourite: table.favourite,
    auction: table.auction,
    king: table.king,
    ombre: table.ombre,
    game: table.game,
    trump: table.trump,
    turned: table.turned,
    aces: table.aces,
    bought: table.bought,
    offer: table.offer,
    talon: table.talon,
    vole: table.vole,
    looked: table.looked,
    claimed: table.claimed,
    faced: table.faced,
    forfeit: table.forfeit,
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
export const tools = tableTools<OmbreView>(copyOf);

/** How many players there are: with a King four, of whom three play. */
export const seatsOf = ({players, tableSize}: Size): number => (players === 3 ? tableSize : players);

/** The seat this many steps to the right. */
export const after = ({options}: Pick<OmbreView, 'options'>, seat: Seat, steps = 1): Seat =>
  (seat + steps) % seatsOf(options);

/** Who plays this deal, from the eldest hand to the last; without a King who sits out. */
export function inTurn({
  dealer,
  king,
  options,
}: Pick<OmbreView, 'dealer' | 'king' | 'options'>): readonly Seat[] {
  return seatsInTurn(dealer, seatsOf(options)).filter((seat) => seat !== king);
}

/** The next seat to play. */
export function nextOf(table: Pick<OmbreView, 'dealer' | 'king' | 'options'>, seat: Seat): Seat {
  const next = after(table, seat);
  return next === table.king ? after(table, next) : next;
}

/** The seat that bids and leads first. */
export const eldestOf = (table: Pick<OmbreView, 'dealer' | 'king' | 'options'>): Seat => inTurn(table)[0]!;

/** The seats that play against the Ombre, from his right. */
export function opponentsOf(
  table: Pick<OmbreView, 'dealer' | 'king' | 'options' | 'ombre'>,
): readonly Seat[] {
  const order = inTurn(table);
  const at = order.indexOf(table.ombre);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** Who plays against an Ombre who offered his game; -1 = nobody. */
export function contraOf({offer, options}: Pick<OmbreView, 'offer' | 'options'>): Seat {
  if (!offer || options.giveUp !== 'contra') return -1;
  return offer.answers.find(({accepts}) => !accepts)?.seat ?? -1;
}

const only = (id: string, keep: (card: Card) => boolean): Pack => ({
  ...OMBRE_40,
  id,
  cards: OMBRE_40.cards.filter(keep),
  ranks: (suit) => OMBRE_40.ranks(suit).filter((rank) => keep(rank + suit)),
});

/** For two players: without diamonds, or with only the ace and the seven of diamonds, so that matadors are possible. */
const PACKS = {
  a: only('ombre-30', (card) => !card.endsWith('D')),
  b: only('ombre-32', (card) => !card.endsWith('D') || card === 'AD' || card === '7D'),
};

/** The pack in use. */
export function packOf({players, deux}: Size): Pack {
  return players === 2 ? PACKS[deux === 'a' ? 'a' : 'b'] : OMBRE_40;
}

/**
 * For two players: cards each, tricks that win, tricks that are a remise (L. 4080-4128). For ten tricks the source only says
 * what wins; one fewer is assumed to be a remise, as with twelve.
 */
export const DEUX = {
  a: {cards: 8, wins: 5, remise: 4},
  b: {cards: 10, wins: 7, remise: null},
  c: {cards: 12, wins: 7, remise: 6},
} as const;

/** How many cards each player is dealt, which is the number of tricks. */
export function handSize({players, deux}: Size): number {
  if (players === 2) return DEUX[deux].cards;
  return players === 3 ? 9 : 8;
}

/** The packets: three at a time, as far as the number allows. */
export function packetsOf({players, deux, packets}: Size & Pick<OmbreOptions, 'packets'>): readonly number[] {
  if (players === 4) return packets === '4-4' ? [4, 4] : [3, 3, 2];
  if (players === 3) return [3, 3, 3];
  return {a: [3, 3, 2], b: [3, 3, 4], c: [3, 3, 3, 3]}[deux];
}

/** How many tricks win with two players; one fewer is a remise. */
export const deuxNeeds = ({deux}: Size): number => DEUX[deux].wins;

/** The rules of the dish for the options of a table. */
export const dishOf = (options: OmbreOptions): DishRules =>
  dishRules({
    stake: options.stake,
    blok: options.blok === 'on',
    codilleFactor: options.codilleFactor,
    rokThreshold: options.rokThreshold,
  });

/** Whether somebody holds both black aces. */
export const hasBothAces = (hand: readonly Card[]): boolean =>
  hand.includes(SPADILLE) && hand.includes(BASTA);

/** Whether the trump is the favourite suit, so that all prices are doubled. */
export const isFavourite = (trump: Suit | null, favourite: Suit | null): boolean =>
  trump !== null && trump !== ACES_ALONE && trump === favourite;

const NO_SEATS: readonly Seat[] = [];

const each = <T>(options: Size, value: T): readonly T[] => new Array<T>(seatsOf(options)).fill(value);

/** The fields of a table before a deal. */
export const clearedTable = (options: Size) =>
  ({
    auction: {speaking: [], high: null, said: []},
    king: -1,
    ombre: -1,
    game: null,
    trump: null,
    turned: NO_CARDS,
    aces: -1,
    bought: each<number | null>(options, null),
    offer: null,
    talon: 0,
    vole: false,
    looked: false,
    claimed: NO_SEATS,
    faced: null,
    forfeit: -1,
    laid: NO_CARDS,
    ...undealt(seatsOf(options)),
  }) satisfies Partial<OmbreView>;

/** The cards of a state between deals. */
export function clearedCards(options: Size) {
  const none = each<readonly Card[]>(options, NO_CARDS);
  return {
    pack: NO_CARDS,
    hands: none,
    dealt: none,
    talon: NO_CARDS,
    laid: none,
    held: none,
  } satisfies Partial<OmbreState>;
}

/** The match before its first move. */
export function startOf(options: OmbreOptions): OmbreState {
  return {
    ...clearedCards(options),
    table: {
      ...UNSEATED,
      ...clearedTable(options),
      options,
      entries: [],
      dish: openDish(each(options, 0).map((_, player) => player)),
      favourite: null,
      settled: [],
      lastDeal: null,
    },
  };
}

import type {Card} from '@quinola/cards';
import {payment, sharedPoints, tallyOf, type Entry} from '@quinola/play';
import {BY_THREES, PAGAT, settleDebts, SKY} from '../../pack/index.js';
import {beginDeal} from './dealing.js';
import {settleDeux} from './deux.js';
import {endSession} from './session.js';
import {
  cardAccount,
  directPayments,
  honoursPayments,
  potShares,
  tablePayments,
  tableValues,
} from './payments.js';
import {isTrois, next, NO_CARDS} from './table.js';
import type {
  Announcement,
  DealResult,
  PieceEvent,
  SeatPayment,
  Table,
  TarokHappening,
  TarokState,
} from './types.js';

/**
 * The end of a deal: the Skat is turned up, debts are settled, what each has won is counted and paid, and the next
 * player to the right deals.
 */
export function settleDeal(state: TarokState, events: TarokHappening[]): TarokState {
  const {table, skat} = state;
  const {dealer} = table;
  events.push({type: 'skat-turned', seat: dealer, cards: skat});
  const pieces = [...table.pieces];
  if (skat.includes(PAGAT)) {
    const piece: PieceEvent = {
      event: 'pagat-in-skat',
      trick: 0,
      card: PAGAT,
      seat: dealer,
      to: dealer,
      winner: dealer,
    };
    pieces.push(piece);
    events.push({type: 'piece', piece});
  }
  const {piles, exchanges} = settleDebts(wonCards(state), table.debts);
  for (const exchange of exchanges) events.push({type: 'exchanged', exchange});
  const whole: Omit<DealResult, Counted> = {
    deal: table.deal,
    dealer,
    hands: state.dealt,
    skat,
    aside: state.aside,
    tricks: table.tricks,
    announced: table.announced as readonly Announcement[],
    events: pieces,
    exchanges,
    piles,
    tricksWon: table.tricksWon,
  };
  const settled = isTrois(table) ? settleTrois(table, whole, events) : settleDeux(table, whole, events);
  const cleared: TarokState = {
    table: settled,
    pack: NO_CARDS,
    hands: NO_CARDS,
    dealt: NO_CARDS,
    skat: NO_CARDS,
    aside: NO_CARDS,
  };
  if (isOver(settled)) return endSession(cleared, events);
  return {...cleared, table: beginDeal(settled, next(table, dealer))};
}

/** The fields of a result that the two games fill in each its own way. */
export type Counted = 'points' | 'table' | 'payments' | 'pot' | 'stichfrei' | 'scores';

/** The cards that each has won, as they lie before the debts are settled: a kept Sky with its owner, a lost Pagat with who got it. */
function wonCards({table, skat}: TarokState): readonly (readonly Card[])[] {
  const piles: Card[][] = table.tricksWon.map(() => []);
  for (const {cards, winner} of table.tricks) {
    for (const {card} of cards) {
      const special =
        card === SKY || card === PAGAT ? table.pieces.find((piece) => piece.card === card) : undefined;
      piles[special?.to ?? winner]!.push(card);
    }
  }
  piles[table.dealer]!.push(...skat);
  return piles;
}

/** The five accounts of Tarok en trois: honours are paid already; now the rest in its order (§7.6). */
function settleTrois(table: Table, whole: Omit<DealResult, Counted>, events: TarokHappening[]): Table {
  const {options, deal, pot} = table;
  const {events: pieces} = whole;
  const points = sharedPoints(
    BY_THREES,
    whole.piles.map((pile) => tallyOf(BY_THREES, pile)),
  );
  const {free, payments: cards} = cardAccount(points, table.tricksWon, options);
  const values = tableValues(pieces, options);
  const direct = pieces.map((piece) => ({piece, payments: directPayments(piece, options)}));
  const tabled = tablePayments(values);
  const shares = options.pot ? potShares(pot, pieces) : NO_SHARES;
  const entries: Entry[] = [
    ...direct.flatMap(({piece, payments}) => booked(table, payments, 'direct', piece.event, DIRECT_SOURCE)),
    ...booked(table, tabled, 'table', 'table', 'Tarok, rule 16e'),
    ...booked(
      table,
      cards,
      'cards',
      free >= 0 ? 'stichfrei' : 'cards',
      free >= 0 ? 'Tarok, hint 13' : 'Tarok, rule 18',
    ),
    ...shares.flatMap((share, seat) =>
      payment('pot', table.seats[seat]!, share, {
        account: 'pot',
        reason: share > 0 ? 'pot-taken' : 'pot-filled',
        source: 'Tarok, hint 14',
        round: deal,
      }),
    ),
  ];
  const result: DealResult = {
    ...whole,
    points,
    table: values,
    pot: shares,
    stichfrei: free,
    scores: null,
    payments: {
      honours: honoursPayments(whole.announced.map(({total}) => total)),
      direct: direct.flatMap(({payments}) => payments),
      table: tabled,
      cards,
    },
  };
  if (free >= 0) events.push({type: 'stichfrei', seat: free});
  events.push({type: 'deal-settled', result});
  const left = shares.reduce((sum, share) => sum - share, pot);
  return {...table, pot: left, entries: [...table.entries, ...entries], lastDeal: result};
}

const NO_SHARES: readonly number[] = [0, 0, 0];
const DIRECT_SOURCE = 'Tarok, rules 3b, 13b, 15c';

/** Payments between seats as bookings of the players who sit there. */
function booked(
  {seats, deal}: Table,
  payments: readonly SeatPayment[],
  account: string,
  reason: string,
  source: string,
): Entry[] {
  return payments.flatMap(({from, to, amount}) =>
    payment(seats[from]!, seats[to]!, amount, {account, reason, source, round: deal}),
  );
}

/** Whether so many deals, or parties, have been played as were agreed. */
function isOver(table: Table): boolean {
  return isTrois(table) ? table.deal === table.options.deals : table.parties.length === table.options.parties;
}

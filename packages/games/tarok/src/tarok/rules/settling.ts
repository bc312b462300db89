import type {Card} from '@quinola/cards';
import {booked, pairwise, sharedPoints, tallyOf, type Transfer} from '@quinola/play';
import {BY_THREES, PAGAT, settleDebts, SKY} from '../../kit/rules/index.js';
import {beginDeal} from './dealing.js';
import type {Counted} from './counted.js';
import {settleDeux} from './deux.js';
import {endSession} from './session.js';
import {
  cardAccount,
  directPayments,
  honoursPayments,
  piecePrices,
  potShares,
  tableValues,
} from './payments.js';
import {isTrois, next, NO_DEAL} from './table.js';
import type {Announcement, DealResult, PieceEvent, Table, TarokHappening, TarokState} from './types.js';

/**
 * The end of a deal: the Skat is turned up, debts are settled, each player's cards counted and paid, and the next
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
  if (isOver(settled)) return endSession({table: settled, ...NO_DEAL}, events);
  return {table: beginDeal(settled, next(table, dealer)), ...NO_DEAL};
}

/** The cards each has won before debts are settled: a kept Sky with its owner, a lost Pagat with whoever got it. */
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

/** The five accounts of Tarok en trois: honours are already paid; now the rest in order (§7.6). */
function settleTrois(table: Table, whole: Omit<DealResult, Counted>, events: TarokHappening[]): Table {
  const {options, deal, pot} = table;
  const {events: pieces} = whole;
  const points = sharedPoints(
    BY_THREES,
    whole.piles.map((pile) => tallyOf(BY_THREES, pile)),
  );
  const {free, payments: cards} = cardAccount(points, table.tricksWon, options);
  const prices = piecePrices(options);
  const values = tableValues(pieces, prices);
  const direct = pieces.map((piece) => ({piece, payments: directPayments(piece, prices)}));
  const tabled = pairwise(values);
  const shares = options.pot ? potShares(pot, pieces) : NO_SHARES;
  const book = (payments: readonly Transfer[], account: string, reason: string, source: string) =>
    booked(payments, {account, reason, source: `Tarok, ${source}`, round: deal}, table.seats);
  const entries = [
    ...direct.flatMap(({piece, payments}) => book(payments, 'direct', piece.event, 'rules 3b, 13b, 15c')),
    ...book(tabled, 'table', 'table', 'rule 16e'),
    ...(free >= 0 ? book(cards, 'cards', 'stichfrei', 'hint 13') : book(cards, 'cards', 'cards', 'rule 18')),
    ...shares.flatMap((amount, to) =>
      book([{from: 'pot', to, amount}], 'pot', amount > 0 ? 'pot-taken' : 'pot-filled', 'hint 14'),
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

/** Whether the agreed number of deals, or parties, has been played. */
function isOver(table: Table): boolean {
  return isTrois(table) ? table.deal === table.options.deals : table.parties.length === table.options.parties;
}

import type {Card} from '@quinola/cards';
import {booked, pilePoints, type Seat} from '@quinola/play';
import {byTwos, isTarok, SKY, strength} from '../../kit/rules/index.js';
import {USUAL_PRICES} from './payments.js';
import type {Counted} from './counted.js';
import type {
  DealResult,
  DealScore,
  PartyResult,
  PieceEvent,
  Table,
  TarokHappening,
  TarokOptions,
} from './types.js';

/** What the Pagat or a king scores, and for whom (l. 6926-6929). */
export function pieceScore(
  {event, seat, to}: Pick<PieceEvent, 'event' | 'seat' | 'to'>,
  {captorScores}: Pick<TarokOptions, 'captorScores'>,
): {readonly seat: Seat; readonly points: number} {
  return {seat: to, points: captorScores || seat === to ? USUAL_PRICES[event].score : 0};
}

/**
 * Who deals, by the cards cut: the higher, taroks above all suit cards, pips by rank in their own suit; `null` =
 * cut again (l. 6895-6897).
 */
export function dealerByCut([one, other]: readonly Card[]): Seat | null {
  const height = (card: Card): number => (isTarok(card) ? 100 : 0) + strength(card);
  if (one === SKY || other === SKY || height(one!) === height(other!)) return null;
  return height(one!) > height(other!) ? 0 : 1;
}

/** How a party ends (l. 6930-6961); `null` = nobody has enough, or a tie: another deal is played. */
export function partyResult(
  scores: readonly number[],
  options: Pick<TarokOptions, 'target' | 'doubleBelow' | 'partyStake' | 'pointValue'>,
): PartyResult | null {
  const [one, other] = [scores[0]!, scores[1]!];
  if (Math.max(one, other) < options.target || one === other) return null;
  const winner = one > other ? 0 : 1;
  const margin = Math.abs(one - other);
  const double = Math.min(one, other) < options.doubleBelow;
  const party = options.partyStake * (double ? 2 : 1);
  const points = margin * options.pointValue;
  return {scores, winner, margin, double, party, points, pay: party + points};
}

/** The scores of a deal, and the party if it is over; a deal is always played to its end. */
export function settleDeux(table: Table, whole: Omit<DealResult, Counted>, events: TarokHappening[]): Table {
  const {options, seats} = table;
  const points = whole.piles.map((pile) => pilePoints(byTwos(options.pairEmpty), pile));
  const pieces = whole.events.map((piece) => ({piece, ...pieceScore(piece, options)}));
  const scores = whole.piles.map((_, seat): DealScore => {
    const sum = (name: string): number =>
      pieces.reduce(
        (all, {piece, ...score}) =>
          score.seat === seat && piece.event.startsWith(name) ? all + score.points : all,
        0,
      );
    const honours = whole.announced[seat]!.total;
    const kings = sum('king');
    const pagat = sum('pagat');
    return {honours, kings, pagat, cards: points[seat]!, total: honours + kings + pagat + points[seat]!};
  });
  const result: DealResult = {...whole, points, table: [], payments: null, pot: [], stichfrei: -1, scores};
  events.push({type: 'deal-settled', result});
  // Announcements are already in the score.
  const reached = table.scores.map((score, player) => {
    const {total, honours} = scores[seats.indexOf(player)]!;
    return score + total - honours;
  });
  const party = partyResult(reached, options);
  if (!party) return {...table, scores: reached, lastDeal: result};
  const parties = [...table.parties, party];
  events.push({type: 'party-settled', result: party, party: parties.length});
  const paid = (amount: number, reason: string) =>
    booked([{from: 1 - party.winner, to: party.winner, amount}], {
      account: 'party',
      reason,
      source: 'Tarok en deux, l. 6945',
      round: parties.length,
    });
  const entries = [
    ...table.entries,
    ...paid(party.party, party.double ? 'party-double' : 'party'),
    ...paid(party.points, 'points'),
  ];
  return {...table, scores: [0, 0], parties, entries, lastDeal: result};
}

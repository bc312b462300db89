import type {Card} from '@quinola/cards';
import {WON} from '@quinola/opponents';
import {netOf, pairwise, sharedPoints, talliedPoints, type Seat} from '@quinola/play';
import {BY_THREES, byTwos, KINGS, PAGAT, SKY} from '../../../kit/rules/index.js';
import {TAROK} from '../../../kit/opponents/masks/cards.js';
import {addMatador, giveEmpty, pilesOf, type Pile} from '../../../kit/opponents/masks/piles.js';
import {KING_PIECES, PAGAT_PIECE, SKY_PIECE, SKY_SAFE} from '../../../kit/opponents/masks/table.js';
import {partyResult, pieceScore} from '../../rules/deux.js';
import {debtFor, LAST_TRICK, pagatReceiver} from '../../rules/pieces.js';
import {cardAccount, directPayments, piecePrices, potShares, tableValues} from '../../rules/payments.js';
import type {PieceEvent, TarokView} from '../../rules/types.js';

/** The result of a finished table. */
interface Outcome {
  readonly pieces: readonly PieceEvent[];
  readonly piles: readonly Pile[];
  readonly won: readonly number[];
}

/** What happened to Pagat, kings and Sky, and what is in the piles when all debts are paid. */
function outcomeOf(view: TarokView, t: Int32Array): Outcome {
  const {
    dealer,
    options: {players},
  } = view;
  const pieces: PieceEvent[] = [];
  const piles = pilesOf(t);
  const event = (at: number, card: Card, name: 'pagat' | 'king'): void => {
    const [seat, winner, trick] = [t[at]!, t[at + 1]!, t[at + 2]!];
    if (!trick) return;
    const fate = seat === winner ? 'made' : 'lost';
    const to = name === 'pagat' && fate === 'lost' ? pagatReceiver(view, seat, winner) : winner;
    pieces.push({
      event: trick === LAST_TRICK ? `${name}-${fate}-ultimo` : `${name}-${fate}`,
      trick,
      card,
      seat,
      to,
      winner,
    });
  };
  for (const king of KINGS) event(KING_PIECES + 3 * (TAROK.suits.indexOf(king[1]!) - 1), king, 'king');
  event(PAGAT_PIECE, PAGAT, 'pagat');
  if (t[PAGAT_PIECE + 2]) addMatador(piles[pieces.at(-1)!.to]!);
  // En trois it can only be in the Skat, where its owner keeps it.
  else if (players === 3)
    pieces.push({event: 'pagat-in-skat', trick: 0, card: PAGAT, seat: dealer, to: dealer, winner: dealer});
  const [by, winner, trick] = [t[SKY_PIECE]!, t[SKY_PIECE + 1]!, t[SKY_PIECE + 2]!];
  if (trick) {
    const kept = trick <= t[SKY_SAFE]!;
    const to = kept ? by : winner;
    pieces.push({event: kept ? 'sky-kept' : 'sky-lost', trick, card: SKY, seat: by, to, winner});
    addMatador(piles[to]!);
  }
  for (const piece of pieces) {
    const debt = debtFor(piece);
    if (debt) giveEmpty(piles[debt.from]!, piles[debt.to]!);
  }
  return {pieces, piles, won: piles.map((_, seat) => t[WON + seat]!)};
}

/** What a finished deal earns a seat, in the game's own money: the part still to be paid. */
export function moneyOf(view: TarokView, t: Int32Array, seat: Seat): number {
  return view.options.players === 3
    ? troisMoney(view, outcomeOf(view, t), seat)
    : deuxMoney(view, outcomeOf(view, t), seat);
}

function troisMoney({options, pot}: TarokView, {pieces, piles, won}: Outcome, seat: Seat): number {
  const points = sharedPoints(BY_THREES, piles);
  const prices = piecePrices(options);
  const payments = [
    ...pieces.flatMap((piece) => directPayments(piece, prices)),
    ...pairwise(tableValues(pieces, prices)),
    ...cardAccount(points, won, options).payments,
  ];
  const net = netOf(payments, 3)[seat]!;
  if (!options.pot) return net;
  const shares = potShares(pot, pieces);
  return net + shares[seat]! + (pot - shares.reduce((sum, share) => sum + share, 0)) / 3;
}

/** En deux the score grows; a finished party is paid, an unfinished one valued as the rules value it. */
function deuxMoney({options, scores, seats}: TarokView, {pieces, piles}: Outcome, seat: Seat): number {
  const reached = [...scores];
  const add = (to: Seat, points: number): void => {
    reached[seats[to]!]! += points;
  };
  const twos = byTwos(options.pairEmpty);
  piles.forEach((pile, index) => add(index, talliedPoints(twos, pile)));
  for (const piece of pieces) {
    const scored = pieceScore(piece, options);
    add(scored.seat, scored.points);
  }
  const me = seats[seat]!;
  const party = partyResult(reached, options);
  if (party) return party.winner === me ? party.pay : -party.pay;
  const ahead = reached[me]! - reached[1 - me]!;
  return options.pointValue * ahead + options.partyStake * Math.max(-1, Math.min(1, ahead / options.target));
}

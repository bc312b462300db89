import {TAROK_78} from '@quinola/cards';
import {dealt, netOf, pairwise, type Seat} from '@quinola/play';
import {meaning, type Given, type Runner} from '@quinola/testing/answers/given.js';
import {lawOf} from '../../src/tarok/rules/laws.js';
import {dealPlan} from '../../src/tarok/rules/dealing.js';
import {dealerByCut, partyResult, pieceScore} from '../../src/tarok/rules/deux.js';
import {pagatReceiver} from '../../src/tarok/rules/pieces.js';
import {
  cardAccount,
  cardPayments,
  directPayments,
  honoursPayments,
  piecePrices,
  potShares,
  tableValues,
} from '../../src/tarok/rules/payments.js';
import {next} from '../../src/tarok/rules/table.js';
import type {Announcement, PieceEvent, TarokOptions} from '../../src/tarok/rules/index.js';
import {cards, numbers, optionsOf} from './given.js';
import {dealtState, played, seatedState} from './positions.js';

/** An announcement of this many points. */
const said = (total: number): Announcement => ({items: [], total});

const PIECES = {pagat: 'pagat', king: 'king'} as const;

/** What happened to the Pagat or a king, by owner, outcome and trick number. */
function eventOf(piece: 'pagat' | 'king', {outcome, result, trickNo}: Given): PieceEvent['event'] {
  const word = meaning({made: 'made', lost: 'lost', 'in-skat': 'in-skat'} as const, outcome ?? result);
  const buried = word === 'in-skat';
  // What is in the Skat got there before the first trick, and a king cannot.
  if ((trickNo !== undefined && buried !== (trickNo === 0)) || (buried && piece === 'king'))
    throw new RangeError(`no ${piece} is ${word} in trick ${String(trickNo)}`);
  return `${piece}-${word}${trickNo === 25 ? '-ultimo' : ''}` as PieceEvent['event'];
}

/** A piece and all payments it causes. */
function settledPiece(piece: 'pagat' | 'king', given: Given): object {
  const options = optionsOf(given);
  const owner = Number(given.owner);
  const event = eventOf(piece, given);
  const announced = numbers(given.honours ?? [0, 0, 0]).map(said);
  const lost = event.includes('lost');
  const winner = Number(given.trickWinner ?? next({options}, owner));
  const to = !lost ? owner : piece === 'pagat' ? pagatReceiver({options, announced}, owner, winner) : winner;
  const prices = piecePrices(options);
  const direct = directPayments({event, seat: owner}, prices);
  const values = tableValues([{event, to}], prices);
  return {
    directPayments: direct,
    cardGoesTo: to,
    tableValue: values[to],
    net: netOf([...direct, ...pairwise(values)], 3),
  };
}

/** How the cards are dealt. */
function shape(players: TarokOptions['players'], dealer: Seat): object {
  const plan = dealPlan(dealer, players);
  const {hands, rest} = dealt(TAROK_78.cards, players, plan);
  const order = plan.slice(0, players).map(({to}) => to);
  const rounds = plan.filter(({to}) => to === order[0]);
  return {
    order,
    packets: plan[0]!.count,
    rounds: rounds.length,
    handSizesBeforeDiscard: hands.map((hand) => hand.length),
    skat: plan.at(-1)!.count,
    aside: rest.length,
  };
}

/** The runners of known answers about dealing and paying, for three players. */
export const trois: Readonly<Record<string, Runner>> = {
  'deal.shape': ({dealer}) => shape(3, Number(dealer)),
  'deal.next': (given) => {
    // The table never misdeals; the consequence is described in the laws.
    const passes = !given.misdeal || lawOf('misdeal')?.ruling.dealPassesTo === 'next';
    return {nextDealer: next({options: optionsOf(given)}, Number(given.dealer), passes ? 1 : 0)};
  },
  'settle.honours': ({honours}) => ({net: netOf(honoursPayments(numbers(honours)), 3)}),
  'settle.pagat': (given) => settledPiece('pagat', given),
  'settle.king-ultimo': (given) => settledPiece('king', given),
  'settle.table': (given) => {
    const laidDown = given.laid as readonly {readonly pagat?: number; readonly kings?: number}[];
    const events = laidDown.flatMap(({pagat = 0, kings = 0}, to) => [
      ...Array.from({length: pagat}, () => ({event: 'pagat-made', to}) as const),
      ...Array.from({length: kings}, () => ({event: 'king-made', to}) as const),
    ]);
    const values = tableValues(events, piecePrices(optionsOf(given)));
    if (values.join() !== numbers(given.values).join())
      throw new RangeError(`what lies on the table is worth ${values.join(' ')}`);
    const payments = pairwise(values);
    return {payments, net: netOf(payments, 3)};
  },
  'settle.cards': (given) => {
    const payments = cardPayments(numbers(given.points), optionsOf(given));
    return {payments, net: netOf(payments, 3)};
  },
  'settle.stichfrei': (given) => {
    const {payments} = cardAccount(numbers(given.cardPoints), numbers(given.trickCounts), optionsOf(given));
    return {payments, net: netOf(payments, 3)};
  },
  'settle.pot': ({potBefore, dealerStake, ultimo}) => {
    const pot = Number(potBefore) + Number(dealerStake);
    const events = (ultimo as readonly {seat: Seat; result: string; piece: 'pagat' | 'king'}[]).map(
      ({seat, result, piece}) => ({seat, event: eventOf(meaning(PIECES, piece), {result, trickNo: 25})}),
    );
    const net = potShares(pot, events);
    return {potAtLastTrick: pot, net, potAfter: net.reduce((left, share) => left - share, pot)};
  },
};

/** The same for two players. */
export const deux: Readonly<Record<string, Runner>> = {
  'deal.shape': ({dealer}) => shape(2, Number(dealer)),
  'cut.deal': ({cuts}) => {
    const dealer = dealerByCut(cards(cuts));
    return {dealer, ...(dealer === null && {again: true})};
  },
  'score.piece': (given) => {
    const owner = Number(given.owner);
    const event = eventOf(meaning(PIECES, given.piece), given);
    const {seat, points} = pieceScore(
      {event, seat: owner, to: event.includes('lost') ? 1 - owner : owner},
      optionsOf(given, {players: 2}),
    );
    return {score: [0, 1].map((one) => (one === seat ? points : 0))};
  },
  'party.settle': (given) => {
    const result = partyResult(
      numbers(given.scores),
      optionsOf(given, {
        players: 2,
        partyStake: Number(given.stakeGroszy),
        pointValue: Number(given.groszyPerPoint),
      }),
    );
    if (!result)
      return {
        over: false,
        reason: Math.max(...numbers(given.scores)) >= 100 ? 'tie-play-on' : 'nobody-at-100',
      };
    const {winner, margin, double, party, points, pay} = result;
    return {
      over: true,
      winner,
      margin,
      double,
      partyGroszy: party,
      pointsGroszy: points,
      payGroszy: pay,
      mark: double ? '2' : '—',
    };
  },
  'party.end-check': (given) => {
    const options = optionsOf(given, {players: 2});
    const seated = seatedState(options, 0);
    const scores = numbers(given.scoresBeforeDeal).map(
      (score, seat) => score + numbers(given.honoursNow)[seat]!,
    );
    const pack = TAROK_78.cards;
    const aside = [...pack.slice(0, 22), ...pack.slice(75)];
    const dealtOut = dealtState(seated, [pack.slice(22, 50), pack.slice(50, 75)], aside, ['3S', '2S', 'AS']);
    const state = {...dealtOut, table: {...dealtOut.table, scores}};
    const card = state.hands[1]![0]!;
    return {stopBeforePlay: played(state, {type: 'PLAY', card}).table.turn.phase !== 'playing.trick'};
  },
};

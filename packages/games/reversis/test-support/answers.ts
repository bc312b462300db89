import type {Card} from '@quinola/cards';
import {dealt, winning, type Seat, type Trick} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {
  ACES,
  after,
  dealingPlan,
  inTurn,
  REVERSIS_48,
  reversis,
  SEATS,
  tools,
  TRICKS,
  valueOf,
  type ReversisMove,
} from '../src/reversis/rules/index.js';
import {advice, ruling} from './answers-advice.js';
import {LETTERS, DEALER, letterOf, tableOf, made, dealHands, laidOf} from './answers-tables.js';
import {
  stake,
  party,
  specialCard,
  pannierSequence,
  matchEnd,
  fullDeal,
  penalty,
  special,
  unit,
} from './answers-payments.js';

/** `pack`, `card-points`: the cards and what they count. */
const pack = (): object => ({
  count: REVERSIS_48.cards.length,
  ranks: REVERSIS_48.ranks('S').join(''),
  totalPoints: REVERSIS_48.cards.reduce((sum, card) => sum + valueOf(card), 0),
});
const cardPoints = (): object => ({
  ...Object.fromEntries([...'AKQJ'].map((rank) => [rank, valueOf(`${rank}S`)])),
  others: Math.max(...[...'98765432'].map((rank) => valueOf(`${rank}H`))),
});

/** `deal`: the packets, and what each holds after it. */
function deal({turnOrder, dealer}: Given): object {
  const order = turnOrder as readonly string[];
  const at = order.indexOf(dealer as string);
  const plan = dealingPlan(at);
  const {hands, talon} = dealt(REVERSIS_48.cards, SEATS, plan);
  const name = (seat: Seat): string => order[seat]!;
  return {
    packets: [
      ...[0, 1].map((round) => plan[SEATS * round]!.count),
      Object.fromEntries(plan.slice(2 * SEATS, 3 * SEATS).map(({to, count}) => [name(to as Seat), count])),
    ],
    hands: Object.fromEntries(hands.map((hand, seat) => [name(seat), hand.length])),
    talon: talon.length,
  };
}

/** `turn-order`: the deal passes to the right. */
function turnOrder({seatsClockwise, dealer}: Given): object {
  const toTheRight = (seatsClockwise as readonly string[]).toReversed();
  const at = toTheRight.indexOf(dealer as string);
  const order = inTurn(at).map((seat) => toTheRight[seat]!);
  return {forehand: order[0], turnOrder: order, nextDealer: toTheRight[after(at)]};
}

/** `exchange`: what each throws away and gets, or whether he may. */
function exchange(given: Given): object {
  if (given.dealerHand !== undefined) {
    const state = dealHands(tableOf({}), [[], [], [], []], []);
    const asked = made(state, [{type: 'KEEP'}, {type: 'KEEP'}, {type: 'KEEP'}]);
    const view = reversis.view(asked, DEALER);
    const moves = reversis.moves(view);
    if (view.hand.length !== given.dealerHand)
      throw new RangeError('the dealer holds another number of cards');
    const {table} = made(asked, [moves[0]!]);
    return {
      mustDiscard: Number(moves.every(({type}) => type === 'LAY_AWAY')),
      mayDraw: Number(moves.some(({type}) => type === 'EXCHANGE')),
      hand: table.counts[DEALER],
    };
  }
  const {quinolaForcee} = (given.options ?? {}) as {readonly quinolaForcee?: boolean};
  const actions = given.actions as readonly (readonly [string, string, Card?])[];
  const {dealerDiscard} = given;
  const moves: readonly ReversisMove[] = [
    ...actions.map(([, what, card]): ReversisMove =>
      what === 'keep' ? {type: 'KEEP'} : {type: 'EXCHANGE', card: card!},
    ),
    ...(dealerDiscard === undefined ? [] : [{type: 'LAY_AWAY', card: dealerDiscard as Card} as const]),
  ];
  const thrown = (letter: string): readonly Card[] =>
    actions.flatMap(([by, , card]) => (by === letter && card ? [card] : []));
  const hands = LETTERS.map((letter) => [
    ...thrown(letter),
    ...(letter === 'D' && dealerDiscard ? [dealerDiscard as Card] : []),
  ]);
  const state = dealHands(
    tableOf({quinolaForcee: Number(quinolaForcee ?? 0)}),
    hands,
    (given.talon ?? []) as readonly Card[],
  );
  const legal = reversis.refusal(reversis.view(state, 0), moves[0]!) === null;
  if (!legal) return {legal};
  const {drew, discards} = made(state, moves);
  return {
    legal,
    A_receives: drew[0],
    B_sees: drew[1],
    C_receives: drew[2],
    underPannier: LETTERS.map((_, seat) => discards[seat] ?? drew[seat]),
  };
}

/** `legal-cards`: what may be played to a suit that is led. */
function legalCards({hand, led, heldFourAcesAtStart}: Given): object {
  const held = hand as readonly Card[];
  const missing = heldFourAcesAtStart ? ACES.filter((ace) => !held.includes(ace)) : [];
  const first = REVERSIS_48.cards.find((card) => card.endsWith(led as string) && !held.includes(card))!;
  const past = missing.map((card): Trick => ({leader: 0, winner: 0, cards: [{seat: 0, card}]}));
  const state = tableOf({}, {trick: [{seat: 3, card: first}], tricks: past, toPlay: 0});
  const view = reversis.view(
    {...state, hands: [held, [], [], []], table: tools.waitingAt(state.table, 'playing.trick', 0)},
    0,
  );
  return {legal: reversis.moves(view).map((move) => ('card' in move ? move.card : move.type))};
}

/** `trick`: who wins it. */
const trick = ({plays}: Given): object => ({winner: letterOf(winning(TRICKS, laidOf(plays))!.seat)});

/** A runner for each kind of known answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  pack,
  'card-points': cardPoints,
  deal,
  'turn-order': turnOrder,
  stake,
  party,
  exchange,
  'legal-cards': legalCards,
  trick,
  'special-card': specialCard,
  'pannier-sequence': pannierSequence,
  'match-end': matchEnd,
  'full-deal': fullDeal,
  penalty,
  special,
  unit,
  advice,
  ruling,
};

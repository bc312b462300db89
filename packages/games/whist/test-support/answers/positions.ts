import type {Card, Suit} from '@quinola/cards';
import {seatAfter, winning, type Laid, type Seat} from '@quinola/play';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {
  factsOf,
  L,
  master,
  P,
  quickOf,
  R,
  slamFeared,
  type Facts,
  type FactsView,
} from '../../src/whist/opponents/maxims/facts.js';
import {height} from '../../src/whist/opponents/maxims/holding.js';
import type {WhistView} from '../../src/whist/rules/types.js';
import {bySide, seatNamed, type Sides} from './given.js';

interface GivenTurnUp {
  readonly card: Card;
  readonly seat?: string;
  readonly dealerSide?: string;
}

interface GivenTrick {
  readonly leader: string;
  readonly cards: readonly (readonly [string, Card])[];
}

/** A question that was answered with no: who asked, under any of these names. */
interface GivenCall {
  readonly caller?: string;
  readonly seat?: string;
  readonly by?: string;
  readonly answer?: string;
}

/** Where the dealer sits, seen from the player to move. */
const SIDES: Readonly<Record<string, number>> = {left: L, right: R, own: 0, partner: P};

/** A field of `given`, or its default. */
function field<T>(given: Given, name: string, otherwise: T): T {
  return (given[name] as T | undefined) ?? otherwise;
}

/** Who wins these cards. */
function winnerOf(cards: readonly Laid[], trump: Suit): Seat {
  return winning({trump, strength: (card) => height(card)}, cards)!.seat;
}

/** What the player to move sees (south, if nobody is named), knowing only what an answer gives. */
export function viewOf(given: Given, hand: readonly Card[]): FactsView {
  const me = seatNamed(field(given, 'seat', 'S'));
  const trump = field<Suit>(given, 'trump', 'S');
  const none: Sides = {us: 0, them: 0};
  const trick = field<readonly {seat: string; card: Card}[]>(given, 'trick', []).map(({seat, card}) => ({
    seat: seatNamed(seat),
    card,
  }));
  const leader = seatAfter(me, 4, -trick.length);
  const stray = trick.find(({seat}, i) => seat !== seatAfter(leader, 4, i));
  if (stray) throw new RangeError(`${stray.card} is not played in its turn`);
  return {
    player: me,
    seats: [0, 1, 2, 3],
    seat: me,
    options: {honours: 'four'},
    hand,
    dummyHand: null,
    trump,
    score: bySide(field(given, 'score', none)),
    tricksWon: bySide(field(given, 'tricksWon', none)),
    trick,
    leader,
    calls: failedCall(field<GivenCall | null>(given, 'failedCall', null)),
    tricks: lastTrick(field<GivenTrick | null>(given, 'lastTrick', null), trump, leader),
    turnUp: turnUp(field<GivenTurnUp | null>(given, 'turnUp', null), me),
  };
}

/** The last trick: whoever won it leads now. */
function lastTrick(last: GivenTrick | null, trump: Suit, leader: Seat): FactsView['tricks'] {
  if (!last) return [];
  const cards = last.cards.map(([seat, card]) => ({seat: seatNamed(seat), card}));
  const winner = winnerOf(cards, trump);
  if (cards[0]!.seat !== seatNamed(last.leader) || winner !== leader)
    throw new RangeError('the last trick was led, or won, by another');
  return [{leader: cards[0]!.seat, winner, cards}];
}

/** A call for honours and its answer. */
function failedCall(call: GivenCall | null): WhistView['calls'] {
  if (!call) return [];
  const {caller, seat, by, answer = 'no'} = call;
  if (answer !== 'no') throw new RangeError('a call that won ends the game');
  const asked = seatNamed(caller ?? seat ?? by);
  return [
    {seat: asked, said: 'call'},
    {seat: seatAfter(asked, 4, 2), said: 'no'},
  ];
}

function turnUp(turned: GivenTurnUp | null, me: Seat): FactsView['turnUp'] {
  if (!turned) return null;
  const {card, seat, dealerSide} = turned;
  const dealer = seat === undefined ? seatAfter(me, 4, meaning(SIDES, dealerSide)) : seatNamed(seat);
  return {seat: dealer, open: null, remembered: card};
}

/** The facts of an answer: derived from the view, then overridden by what is given. */
export function factsFrom(given: Given, view: FactsView, trickNo = 14 - view.hand.length): Facts {
  const facts = factsOf(view);
  const rel = (seat: string): number => seatAfter(seatNamed(seat), 4, -view.seat);
  const voids = [...facts.void];
  const setVoid = (seat: number, suits: readonly Suit[]): void => {
    voids[seat] += suits.join('');
  };
  for (const [seat, suits] of Object.entries(field<Record<string, Suit[]>>(given, 'shownVoid', {})))
    setVoid(rel(seat), suits);
  setVoid(L, field<Suit[]>(given, 'lhoVoid', []));
  setVoid(P, field<Suit[]>(given, 'partnerCanRuff', []));
  const own = field<Suit[]>(given, 'voidOwn', []);
  if (view.hand.some((card) => own.includes(card[1]!))) throw new RangeError('the hand is not void there');
  if (given.partnerKnowsBoth) setVoid(0, [facts.led]);
  const at = <T>(seat: number, list: readonly T[], value: T | undefined): readonly T[] =>
    value === undefined ? list : list.map((old, i) => (i === seat ? value : old));
  const discards = field<readonly string[]>(given, 'partnerDiscarded', []);
  const {oppDidNotCall, callWasIndicated, slamDanger, slamHope, trumpsWereLed} = given;
  return {
    ...facts,
    void: voids,
    trickNo,
    slamDanger:
      (slamDanger as boolean | undefined) ??
      slamFeared(trickNo, facts.tUs, quickOf(facts.hold), facts.hold[facts.T]!),
    slamHope: (slamHope as boolean | undefined) ?? facts.slamHope,
    noRuff: field(given, 'willNotRuff', false),
    navette:
      given.navetteThreat !== undefined && meaning({opponents: true, none: false}, given.navetteThreat),
    silentEight: Boolean(oppDidNotCall) && Boolean(callWasIndicated) && facts.them === 8,
    // The leader does not matter here; answers that depend on it say so in another field.
    trumpLeads: at(
      P,
      at(0, facts.trumpLeads, trumpsWereLed && !facts.trumpLeads.some(Boolean) ? 1 : undefined),
      given.partnerLedTrumps ? 1 : undefined,
    ),
    gaveUp: at(P, facts.gaveUp, given.partnerAbandonedTrumps ? true : undefined),
    great: at(P, facts.great, given.partnerGrandeInvite as Suit | undefined),
    long: at(P, facts.long, given.partnerLongSuit as Suit | undefined),
    // A card or its suit.
    thrown: at(P, facts.thrown, discards.length ? discards.map((one) => one.at(-1)!).join('') : undefined),
    rest: restOf(given, facts),
  };
}

/** What the others hold: nothing of the suit whose thirteenth card is named; for the ace of trumps, what is stated. */
function restOf(given: Given, {rest, hold, T, led, by}: Facts): Facts['rest'] {
  const {thirteenth, aceOfTrumpsStillOut} = given;
  const last = (thirteenth as string | undefined)?.at(-1);
  const seen = last === undefined ? 1 : hold[last]!.length + Number(led === last);
  if (seen !== 1 && !by[0]!.some((card) => card[1] === last))
    throw new RangeError(`the thirteenth card of ${String(last)} is neither held nor led`);
  const without = last === undefined ? rest : {...rest, [last]: ''};
  if (aceOfTrumpsStillOut === undefined) return without;
  if (aceOfTrumpsStillOut && !rest[T]!.includes('A')) throw new RangeError('the ace of trumps is not out');
  return aceOfTrumpsStillOut ? without : {...without, [T]: without[T]!.replace('A', '')};
}

/**
 * What I see after leading a card, if I regain the lead; `null` if I lose it. A master card wins; otherwise
 * partner takes it, and leads me the suit where I hold master cards.
 */
export function afterLead(view: FactsView, facts: Facts, card: Card): FactsView | null {
  const me = view.seat;
  const partner = seatAfter(me, 4, 2);
  const hand = view.hand.filter((other) => other !== card);
  const kept = view.turnUp?.remembered;
  const left = Object.entries(facts.rest)
    .flatMap(([suit, ranks]) => [...ranks].map((rank) => rank + suit))
    .filter((other) => other !== kept)
    .sort((a, b) => height(a) - height(b));
  // Follows suit with the lowest, or highest, card still out; otherwise discards.
  const follow = (suit: Suit, high: boolean): Card => {
    const cards = left.filter((other) => other[1] === suit);
    const follows = (high ? cards.at(-1) : cards[0]) ?? left.find((other) => other[1] !== facts.T)!;
    left.splice(left.indexOf(follows), 1);
    return follows;
  };
  const trick = (leader: Seat, own: Card, partnerTakes: boolean): FactsView['tricks'][number] => {
    const cards = [0, 1, 2, 3].map((n) => {
      const seat = seatAfter(leader, 4, n);
      return {seat, card: seat === me ? own : follow(own[1]!, partnerTakes && seat === partner)};
    });
    return {leader, winner: winnerOf(cards, facts.T), cards};
  };
  const led = trick(me, card, !master(facts, card));
  const won = {...view, hand, trick: [], leader: me, tricks: [...view.tricks, led]};
  if (led.winner === me) return won;
  const mine = hand.find((other) => other[1] !== facts.T && master(facts, other));
  if (led.winner !== partner || !mine) return null;
  const back = trick(partner, mine, false);
  if (back.winner !== me) return null;
  return {...won, hand: hand.filter((other) => other !== mine), tricks: [...won.tricks, back]};
}

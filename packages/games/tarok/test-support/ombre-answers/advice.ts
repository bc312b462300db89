import {TAROK_78, type Card} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import type {Laid} from '@quinola/play';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {isCounting, isKing, isTarok, PAGAT, XXI} from '../../src/kit/rules/index.js';
import {askMaxims, type AskingFacts} from '../../src/tarok-ombre/opponents/maxims/asking.js';
import {bidMaxims, type BidChoice} from '../../src/tarok-ombre/opponents/maxims/bidding.js';
import {cardMaxims} from '../../src/tarok-ombre/opponents/maxims/cards.js';
import {factsOf, type Facts} from '../../src/tarok-ombre/opponents/maxims/facts.js';
import {
  COUNTING_CARDS,
  demandsOf,
  ladder,
  type TarokOmbreOptions,
} from '../../src/tarok-ombre/rules/index.js';

/** What a declarer asks for first: by all maxims, or by the one named. */
function demandOf(facts: AskingFacts, id: string | null): Card {
  const named = id === null ? askMaxims : askMaxims.filter((maxim) => maxim.id === id);
  const {choice, because} = judge(
    named,
    facts,
    COUNTING_CARDS.filter((card) => !facts.hand.includes(card)),
  );
  if (!because) throw new RangeError(`${String(id)} is silent here`);
  return choice;
}

/** Fills a hand with the cards that the answer describes besides those it lists. */
function completed(hand: readonly Card[], given: Given): readonly Card[] {
  return (given.has as {readonly XXI?: boolean} | undefined)?.XXI ? [...hand, XXI] : hand;
}

/** `hand.bid`: a hand → the highest game it is good for, and the cards to ask for, in order. */
function handBid(given: Given): object {
  const hand = given.hand as readonly Card[];
  const manner = given.manner as TarokOmbreOptions['manner'];
  const seat = Number(given.seat);
  const games = ladder({manner});
  // Forehand names a game, even if only the lowest; the others name a higher one or pass. Seat 2 dealt.
  const lawful: readonly BidChoice[] = seat === 0 ? games : ['pass', ...games.slice(1)];
  const skatAgainst = manner === 'old' ? seat !== 2 : undefined;
  const bid = judge(
    bidMaxims,
    {hand, manner, ...(skatAgainst !== undefined && {skatAgainst})},
    lawful,
  ).choice;
  const asked: Card[] = [];
  for (let due = bid === 'pass' ? 0 : demandsOf(bid); due > 0; due--) {
    const now = [...hand, ...asked];
    asked.push(demandOf({hand: now, taroks: now.filter(isTarok)}, null));
  }
  const [first, ...more] = asked;
  const kings = [...hand, ...asked].filter(isKing).length;
  return {
    bid,
    demandFirst: asked.slice(0, 1),
    // How the book describes the further card, and the only card.
    ...(more.length === 1 && {then: isKing(more[0]!) ? `a ${ORDINALS[kings]} King` : more[0]}),
    ...(!more.length && {
      demandOne: first !== undefined && isCounting(first) ? 'most suitable counting card' : null,
    }),
  };
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth'];

/** Who led the trick on the table, seen by the player to move: his partner, or an opponent. */
const LEADERS: Readonly<Record<string, 'declarer' | 'friend' | 'enemy'>> = {
  declarer: 'declarer',
  friend: 'friend',
  partner: 'friend',
  'other-opponent': 'friend',
  opponent: 'enemy',
};

/** Where the declarer sits: as stated, or derived from the role, the place and the leader of the trick. */
function declarerOf(given: Given, seat: number, role: Facts['role'] | null): number {
  const {declarerSeat, position, ledBy} = given;
  // The trick is led by seat 0.
  const other = seat === 1 ? 2 : 1;
  const led = ledBy === undefined ? null : meaning(LEADERS, ledBy);
  if (led === 'declarer') return 0;
  if (led === 'friend') return other;
  if (role === 'declarer' || led === 'enemy') return role === 'opponent' ? 0 : seat;
  if (position !== undefined) return meaning({'second-opponent': 1}, position);
  return Number(declarerSeat ?? 0);
}

/** Which side an answer is about; `any`: it does not matter. */
const ROLES: Readonly<Record<string, Facts['role'] | null>> = {
  declarer: 'declarer',
  opponent: 'opponent',
  any: null,
};

/** The facts of an answer: derived from what is seen, then overridden by what is given. */
function factsFrom(given: Given): Facts {
  const trick = ((given.trick as readonly Card[] | undefined) ?? []).map((card, seat): Laid => ({
    seat,
    card,
  }));
  const seat = Number(given.seat ?? trick.length);
  const role = given.role === undefined ? null : meaning(ROLES, given.role);
  const facts = factsOf({
    // Where no hand is told there is something of everything in it, and the Pagat is out.
    hand: (given.hand as readonly Card[] | undefined) ?? TAROK_78.cards.filter((card) => card !== PAGAT),
    trick,
    tricks: [],
    seat,
    dealer: 2,
    declarer: declarerOf(given, seat, role),
    demands: [],
    returned: [],
    options: {manner: 'old', skyLed: 'calls-tarok'},
  });
  return {
    ...facts,
    ...(given.trickNo !== undefined && {trickNo: Number(given.trickNo)}),
    ...(role === 'opponent' && {role}),
    ...(given.declarerDemandedXXI !== undefined && {demandedXXI: Boolean(given.declarerDemandedXXI)}),
    ...(given.skatSuitGuess !== undefined && {skatSuit: String(given.skatSuitGuess ?? '')}),
  };
}

/** `advice`: the result of one maxim for a position. */
function advice(given: Given): object {
  const id = String(given.adviceId);
  if (given.phase !== undefined && meaning({demand: true, play: false}, given.phase)) {
    if (given.role !== 'declarer') throw new RangeError('only the declarer asks for cards');
    const hand = completed(given.hand as readonly Card[], given);
    return {demand: demandOf({hand, taroks: hand.filter(isTarok)}, id)};
  }
  const facts = factsFrom(given);
  const maxim = cardMaxims.find((named) => named.id === id);
  if (!maxim?.when(facts, facts.open)) throw new RangeError(`${id} is silent here`);
  const suggested = maxim.suggest(facts, facts.open);
  const {choice} = judge(
    [maxim, ...cardMaxims.filter(({provenance}) => provenance === 'engine')],
    facts,
    facts.open,
  );
  const kind = suggested.every(isTarok) ? 'tarok' : suggested.some(isTarok) ? 'any' : 'suit-card';
  return {
    card: choice,
    lead: suggested.length === 1 ? choice : kind,
    ...(maxim.bars && {avoid: suggested[0]}),
    ...(maxim.signal && {signal: maxim.signal}),
  };
}

/** Runners of the kinds answered by the maxims. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {advice, 'hand.bid': handBid};

import type {Card, Suit} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import {covered, oddsAgainst} from '../maxims/covered.js';
import {factsOf, lawful, L, P, quickOf, slamFeared, type Facts, type FactsView} from '../maxims/facts.js';
import {holdings, trumpForce, trumpRiches, trumpStrength} from '../maxims/holding.js';
import {leadTable} from '../maxims/leitfaden/leads.js';
import {callMaxims} from '../maxims/calls.js';
import {readDiscard, readFollow, readInvite, readLead, readRuff} from '../maxims/readings.js';
import {cardMaxims} from '../maxims/schools.js';

/** What an answer gives: fields as the kind of answer has them. */
type Given = Readonly<Record<string, unknown>>;

interface Score {
  readonly us: number;
  readonly them: number;
}

interface TurnUp {
  readonly card: Card;
  readonly seat?: string;
  readonly dealerSide?: string;
}

interface LastTrick {
  readonly leader: string;
  readonly cards: readonly (readonly [string, Card])[];
}

const seatOf = (letter: string): number => 'SWNE'.indexOf(letter);

/** A field of `given`, or what stands for it. */
function field<T>(given: Given, name: string, otherwise: T): T {
  return (given[name] as T | undefined) ?? otherwise;
}

/** What south sees, with nothing known but what an answer gives. */
function viewOf(given: Given, hand: readonly Card[]): FactsView {
  const score = field<Score>(given, 'score', {us: 0, them: 0});
  const won = field<Score>(given, 'tricksWon', {us: 0, them: 0});
  const turnUp = field<TurnUp | null>(given, 'turnUp', null);
  const last = field<LastTrick | null>(given, 'lastTrick', null);
  const trick = field<readonly {seat: string; card: Card}[]>(given, 'trick', []).map(({seat, card}) => ({
    seat: seatOf(seat),
    card,
  }));
  return {
    player: 0,
    seats: [0, 1, 2, 3],
    seat: 0,
    options: {honours: 'four'},
    hand,
    dummyHand: null,
    trump: field<Suit>(given, 'trump', 'S'),
    score: [score.us, score.them],
    tricksWon: [won.us, won.them],
    trick,
    leader: trick[0]?.seat ?? 0,
    calls: [],
    // The last trick is always one that south has won: it is his lead.
    tricks: last
      ? [
          {
            leader: seatOf(last.leader),
            winner: 0,
            cards: last.cards.map(([seat, card]) => ({seat: seatOf(seat), card})),
          },
        ]
      : [],
    turnUp: turnUp && {
      seat: turnUp.seat ? seatOf(turnUp.seat) : turnUp.dealerSide === 'left' ? 1 : 3,
      open: null,
      remembered: turnUp.card,
    },
  };
}

/** The facts of an answer: derived from the view, then what is given over them. */
function factsFrom(given: Given, hand: readonly Card[]): Facts {
  const facts = factsOf(viewOf(given, hand));
  const trickNo = field(given, 'trickNo', 14 - hand.length);
  const voids = [...facts.void];
  const setVoid = (rel: number, suits: readonly Suit[]): void => {
    voids[rel] += suits.join('');
  };
  for (const [seat, suits] of Object.entries(field<Record<string, Suit[]>>(given, 'shownVoid', {})))
    setVoid(seatOf(seat), suits);
  setVoid(L, field<Suit[]>(given, 'lhoVoid', []));
  setVoid(P, field<Suit[]>(given, 'partnerCanRuff', []));
  if (given.partnerKnowsBoth) setVoid(0, [facts.led]);
  const great = given.partnerGrandeInvite as Suit | undefined;
  const long = given.partnerLongSuit as Suit | undefined;
  const atP = <T>(list: readonly T[], value: T): T[] => list.map((old, rel) => (rel === P ? value : old));
  return {
    ...facts,
    void: voids,
    trickNo,
    slamDanger: field(
      given,
      'slamDanger',
      slamFeared(trickNo, facts.tUs, quickOf(facts.hold), facts.hold[facts.T]!),
    ),
    slamHope: field(given, 'slamHope', facts.slamHope),
    noRuff: field(given, 'willNotRuff', false),
    navette: given.navetteThreat === 'opponents',
    silentEight: Boolean(given.oppDidNotCall && given.callWasIndicated),
    ...(given.partnerLedTrumps ? {trumpLeads: atP(facts.trumpLeads, 1)} : {}),
    ...(given.partnerAbandonedTrumps ? {gaveUp: atP(facts.gaveUp, true)} : {}),
    ...(great ? {great: atP(facts.great, great)} : {}),
    ...(long ? {long: atP(facts.long, long)} : {}),
  };
}

const schoolOf = (given: Given): string => (given.rules === 'warsaw' ? 'hoyle' : 'leitfaden');

/** The judgement of the book on the cards that may be played. */
function judged(
  given: Given,
  facts: Facts,
  open: readonly Card[],
  maxims = cardMaxims(schoolOf(given)),
): object {
  const {choice, because} = judge(maxims, facts, open, given.finesse ? 'always' : 'never');
  return {card: choice, suit: choice[1], maxim: because?.maxim};
}

/** `play`: which card of a hand, and by which maxim. */
function play(given: Given): object {
  const facts = factsFrom(given, given.hand as Card[]);
  return judged(given, facts, lawful(facts));
}

/** `suit-lead`: which card of one suit; only the table of leads is asked, the rest of the hand is not given. */
function suitLead(given: Given): object {
  const cards = given.suitCards as Card[];
  const facts = factsFrom(
    {...given, trump: given.isTrump ? cards[0]![1] : cards[0]![1] === 'S' ? 'C' : 'S', trickNo: 2},
    cards,
  );
  return judged(given, {...facts, forceT: !given.weakTrumps}, cards, leadTable);
}

/** `trump-lead`: which of these trumps. */
function trumpLead(given: Given): object {
  const cards = given.trumps as Card[];
  const facts = factsFrom({...given, trickNo: 2}, cards);
  return judged(given, {...facts, slamDanger: false, goodSide: Boolean(given.goodSideSuit)}, cards);
}

/** `call-decision`: whether the holder of two honours calls at eight. */
function callDecision(given: Given): object {
  const facts = factsFrom(given, []);
  const {choice, because} = judge(callMaxims, facts, ['CALL', 'SILENT'] as const);
  return {call: choice === 'CALL', maxim: because?.maxim};
}

/** `predicate`: a notion of the books' put to a position. */
function predicate(given: Given): object {
  const held = Object.values(holdings(field<Card[]>(given, 'trumps', [])).hold).find(Boolean) ?? '';
  const value = {
    gameCovered: () =>
      covered(Number(given.oppScore), Number(given.oppHonourPoints), Number(given.ourTricks)),
    strongTrumps: () => trumpStrength(held),
    richTrumps: () => trumpRiches(held),
    forceTrumps: () => trumpForce(held),
    impasOddsAgainst: () => oddsAgainst(Number(given.unseenHands)),
  }[String(given.predicate)];
  if (!value) throw new RangeError(`no such predicate: ${String(given.predicate)}`);
  return {value: value()};
}

/** `inference`: what may be read from what partner did. */
function inference(given: Given): object {
  const plays = given.plays as readonly (readonly [string, Card])[] | undefined;
  const lead = plays?.[0]?.[1];
  if (given.freshSuit && lead) return readInvite(lead) ?? {};
  if (lead) return readLead(lead);
  if (given.partnerFollowed) {
    const seen = [given.led, given.opponentThen, given.observerPlayed] as Card[];
    return readFollow(given.partnerFollowed as Card, seen);
  }
  const event = String(given.event);
  if (event === 'partner-first-discard')
    return readDiscard(given.suit as Suit, given.on === 'opponents-trump-lead');
  return readRuff(event === 'partner-ruffed-unknown-card');
}

/** Runners of the kinds of known answers that are about the opponents' judgement. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  play,
  'suit-lead': suitLead,
  'trump-lead': trumpLead,
  'call-decision': callDecision,
  inference,
  predicate,
};

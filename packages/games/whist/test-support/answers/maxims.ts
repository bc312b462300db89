import type {Card, Suit} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {callMaxims} from '../../src/whist/opponents/maxims/calls.js';
import {covered, oddsAgainst} from '../../src/whist/opponents/maxims/covered.js';
import {lawful, type Facts, type FactsView} from '../../src/whist/opponents/maxims/facts.js';
import {holdings, trumpForce, trumpRiches, trumpStrength} from '../../src/whist/opponents/maxims/holding.js';
import {leadTable} from '../../src/whist/opponents/maxims/leitfaden/lead-table.js';
import {cardMaxims} from '../../src/whist/opponents/maxims/schools.js';
import {positionState, whist} from '../../src/whist/rules/index.js';
import {targetOf} from '../../src/whist/rules/levels.js';
import {bySide, optionsOf, rulesOf, type Sides} from './given.js';
import {filled} from './given.js';
import {afterLead, factsFrom, viewOf} from './positions.js';

/** How many further cards are reported for a position where the book gives a plan. */
const FURTHER = 3;

const schoolOf = (given: Given): string => (rulesOf(given) === 'warsaw' ? 'hoyle' : 'leitfaden');

/** The book's judgement of the cards that may be played. */
function judged(
  given: Given,
  facts: Facts,
  open: readonly Card[],
  maxims = cardMaxims(schoolOf(given)),
): {readonly card: Card; readonly suit: Suit; readonly maxim: string | undefined} {
  const {choice, because} = judge(maxims, facts, open, given.finesse ? 'always' : 'never');
  return {card: choice, suit: choice[1]!, maxim: because?.maxim};
}

/** `play`: which card of a hand, by which maxim, and what is led after it if it was a lead. */
function play(given: Given): object {
  const first = viewOf(given, given.hand as Card[]);
  const facts = factsFrom(given, first, given.trickNo as number | undefined);
  const said = judged(given, facts, lawful(facts));
  return {
    ...said,
    // Checked only if the answer mentions it: not every card keeps the lead.
    get then() {
      return further(given, first, facts, said.card);
    },
  };
}

/** What is led after a card, while the lead is kept. */
function further(given: Given, first: FactsView, facts: Facts, card: Card): readonly Card[] {
  const led: Card[] = [];
  let [view, now, last] = [first, facts, card];
  while (led.length < FURTHER && now.pos === 1 && view.hand.length > 2) {
    const next = afterLead(view, now, last);
    if (!next) break;
    now = factsFrom(given, next, now.trickNo + next.tricks.length - view.tricks.length);
    view = next;
    last = judged(given, now, lawful(now)).card;
    led.push(last);
  }
  return led;
}

/** `suit-lead`: which card of one suit; only the table of leads is asked, the rest of the hand is not given. */
function suitLead(given: Given): object {
  const cards = given.suitCards as Card[];
  const trump = given.isTrump ? cards[0]![1] : cards[0]![1] === 'S' ? 'C' : 'S';
  const facts = factsFrom({}, viewOf({trump}, cards), 2);
  if (rulesOf(given) !== 'vienna-1834') throw new RangeError('only Vienna has a table of leads by suit');
  return judged(given, {...facts, forceT: !given.weakTrumps}, cards, leadTable);
}

/** `trump-lead`: which of these trumps. */
function trumpLead(given: Given): object {
  const cards = given.trumps as Card[];
  if (cards.some((card) => card[1] !== given.trump)) throw new RangeError('not all of these are trumps');
  const facts = factsFrom({}, viewOf(given, cards), 2);
  return judged(given, {...facts, slamDanger: false, goodSide: Boolean(given.goodSideSuit)}, cards);
}

/** `call-decision`: whether a player with two honours calls at eight, if the rules allow it. */
function callDecision(given: Given): object {
  const options = optionsOf(given);
  const figures = ['AS', 'KS', 'QS', 'JS'];
  const own = Number(given.callerHonours);
  const score = bySide(given.score as Sides);
  const hands = filled([figures.slice(0, own), figures.slice(own), [], []], 13, () => true);
  const table = {dealer: 3, leader: 0, trump: 'S', turnUp: null, trick: [], tricks: [0, 0]} as const;
  const state = positionState(options, {...table, hands, games: [], score, preference: null});
  if (whist.refusal(whist.view(state, 0), {type: 'CALL'})) return {call: false, maxim: undefined};
  const facts = factsFrom(given, viewOf({score: given.score}, []), 1);
  const {choice, because} = judge(callMaxims, facts, ['CALL', 'SILENT'] as const);
  return {call: choice === 'CALL', maxim: because?.maxim};
}

/** `predicate`: one of the books' notions applied to a position. */
function predicate(given: Given): object {
  const trumps = (): string => Object.values(holdings(given.trumps as Card[]).hold).find(Boolean) ?? '';
  const warsaw = schoolOf(given) === 'hoyle';
  const predicates: Readonly<Record<string, () => unknown>> = {
    gameCovered: () =>
      covered(
        Number(given.oppScore),
        Number(given.oppHonourPoints),
        Number(given.ourTricks),
        targetOf(optionsOf(given)),
      ),
    ...(warsaw
      ? {
          strongTrumps: () => trumpStrength(trumps()),
          richTrumps: () => trumpRiches(trumps()),
          // Whether the card lies in one particular unseen hand or in another.
          impasOddsAgainst: () =>
            meaning({LHO: true, RHO: true, partner: true}, given.targetHand) &&
            oddsAgainst(Number(given.unseenHands)),
        }
      : {forceTrumps: () => trumpForce(trumps())}),
  };
  return {value: meaning(predicates, given.predicate)()};
}

/** Runners of the kinds of known answers about the opponents' judgement. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  play,
  'suit-lead': suitLead,
  'trump-lead': trumpLead,
  'call-decision': callDecision,
  predicate,
};

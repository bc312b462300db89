import {FRENCH_SUITS} from '@quinola/cards';
import type {Maxim} from '@quinola/opponents';
import {PAGAT, SKY, XXI} from '../../../kit/rules/index.js';
import type {Contract} from '../../rules/types.js';
import {expected, held, nominalValue, tarokForce, type Hand} from './facts.js';

/** The decision for a hand: the highest game it is good enough for, if any. */
export type BidChoice = Contract | 'pass';

/** What is considered in the bidding. */
export interface BidFacts extends Hand {
  /** Old manner: whether an opponent laid the Skat and would count its points against me; absent: unknown. */
  readonly skatAgainst?: boolean;
}

/** A maxim about which game to play. */
export type BidMaxim = Maxim<BidFacts, BidChoice>;

/** The points a hand must promise: the book's own examples reach this (A.14, A.15). */
export const ENOUGH = 33;

/**
 * The outlook from which a game is won more often than lost when all play by the book (measured, 2,500 deals each;
 * the treatise gives examples but no limit).
 */
export const LIMITS = {due: 52, uno: 58, solo: 66, newUno: 46, newSolo: 60};

/** The rank of what even a beginner knows; the others are only in the book. */
const PLAIN = 8;

function m(id: string, when: BidMaxim['when'], choice: BidChoice, rank = 3): BidMaxim {
  return {id: `taroklomber.${id}`, rank, when, suggest: () => [choice], provenance: 'book'};
}

const suits = (hand: Hand): number => FRENCH_SUITS.filter((suit) => held(hand, suit).length).length;
const isGoodEnough = (hand: Hand, contract: Contract, taroks: number): boolean =>
  expected(hand, contract) >= ENOUGH && tarokForce(hand) >= taroks;

/** A hand's estimate: its counting cards, three for each tarok, plus the Skat if it is one's own. */
export const outlook = (f: BidFacts): number =>
  nominalValue(f.hand) + 3 * tarokForce(f) + (f.skatAgainst === false ? 5 : 0);

/** Whether the outlook is too bad for any game. */
const isWeak = (f: BidFacts): boolean => outlook(f) < (f.manner === 'old' ? LIMITS.due : LIMITS.newUno);

/** The book's advice about bidding, the highest game first. */
export const bidMaxims: readonly BidMaxim[] = [
  // At Solo nothing is asked for: 30 points in hand in the new manner, in the old all that is needed.
  m(
    'B.4',
    (f) =>
      f.manner === 'new' &&
      nominalValue(f.hand) >= 30 &&
      outlook(f) >= LIMITS.newSolo &&
      (tarokForce(f) >= 9 || suits(f) <= 2),
    'solo',
  ),
  m(
    'A.19',
    (f) =>
      f.manner === 'old' && outlook(f) >= LIMITS.solo && isGoodEnough(f, 'solo', suits(f) <= 2 ? 10 : 11),
    'solo',
  ),
  m('B.3', (f) => f.manner === 'new' && isGoodEnough(f, 'uno', 11) && suits(f) <= 3, 'uno'),
  m('B.2', (f) => f.manner === 'new' && isGoodEnough(f, 'uno', 10), 'uno', PLAIN),
  m('B.1', (f) => f.manner === 'new' && !isWeak(f), 'uno', PLAIN),
  // The player who laid the Skat will be an opponent: a hand just worth a Uno is safer as a Due.
  m(
    'A.13',
    (f) =>
      f.manner === 'old' && f.skatAgainst === true && outlook(f) >= LIMITS.due && outlook(f) < LIMITS.uno,
    'due',
  ),
  m(
    'A.15',
    (f) =>
      f.manner === 'old' && isGoodEnough(f, 'uno', 10) && ![SKY, PAGAT].some((card) => f.hand.includes(card)),
    'uno',
  ),
  m('A.11', (f) => f.manner === 'old' && outlook(f) >= LIMITS.uno, 'uno'),
  m(
    'A.14',
    (f) => f.manner === 'old' && isGoodEnough(f, 'due', 9) && f.hand.includes(SKY) && !f.hand.includes(XXI),
    'due',
  ),
  m('A.12', (f) => f.manner === 'old' && !isWeak(f), 'due', PLAIN),
  m('A.7', isWeak, 'pass', PLAIN),
];

import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import type {WhistView} from '../../src/whist/rules/index.js';
import {trick} from '../rare-positions.js';
import {cards, hoyle, following, turned} from './made-tools.js';
import {madeVienna} from './made-vienna.js';
import {madeOfWords} from './made-words.js';

// Positions for maxims that a daily sample of deals does not reach: of Gra Wista here. Clubs are trumps, and south plays.

/** A good suit at the side. */
const GOOD_SIDE = 'AH KH 7H 4H';
/** Trumps alone are left: the table of the book tells which is led. */
const trumpsOnly = (hand: string): MadePosition =>
  hoyle(hand, {tricks: tricksBefore(cards(hand).length), tricksWon: [6, 13 - 6 - cards(hand).length]});
/** Tricks in plain suits before so many cards were left. */
function tricksBefore(left: number): WhistView['tricks'] {
  return [
    trick(1, 2, '4S 6S 2S 5S'),
    trick(2, 3, '4H 6H 2H 5H'),
    trick(3, 0, '4D 6D 2D 5D'),
    trick(1, 2, '8S TS 7S 9S'),
    trick(2, 3, '8H TH 7H 9H'),
    trick(3, 0, '8D TD 7D 9D'),
    trick(1, 2, 'QS AS JS KS'),
    trick(2, 3, 'QH AH JH KH'),
    trick(3, 0, 'QD AD JD KD'),
  ].slice(0, 13 - left);
}

const RARE = 'so many trumps of one kind, and nothing beside them when trumps are to be led, come too seldom';
const general = (hand: string): MadePosition => ({...trumpsOnly(hand), seldom: RARE});

const NOTED =
  'the card that is turned up and the hand that it needs come together once in many thousand deals';
const KING = 'swiecona.krol-dama-prawa';
const IDLE = '8H 7H 6H 5H 8D 7D 6D 5D';
/** A seed with which he ventures the finesse. */
const SEED = 'finesse 0';

/** By maxim. */
export const made: Readonly<Record<string, MadePosition>> = {
  ...madeVienna,
  ...madeOfWords,
  'ogolne.10': general('AC KC 8C 6C 4C 2C'),
  'ogolne.11': general('AC KC JC 6C 4C 2C'),
  'ogolne.12': general('KC QC 8C 6C 4C 2C'),
  'ogolne.13': general('KC QC TC 6C 4C 2C'),
  'ogolne.14': general('QC JC 8C 6C 4C 2C'),
  'ogolne.15': general('QC JC 9C 6C 4C 2C'),
  'ogolne.16': general('JC TC 7C 6C 4C 2C'),
  'ogolne.17': general('JC TC 8C 6C 4C 2C'),
  'ogolne.18': general('9C 8C 7C 6C 4C 2C'),
  'ogolne.19': general('AC KC 6C 4C 2C'),
  'ogolne.20': general('AC KC JC 4C 2C'),
  'ogolne.21': general('KC QC 6C 4C 2C'),
  'ogolne.22': general('KC QC TC 4C 2C'),
  'ogolne.23': general('QC JC 6C 4C 2C'),
  'ogolne.24': general('QC JC 9C 4C 2C'),
  'ogolne.25': general('JC TC 6C 4C 2C'),
  'ogolne.26': general('JC TC 8C 4C 2C'),
  'ogolne.27': general('9C 8C 6C 4C 2C'),
  'ogolne.28': general('AC KC 4C 2C'),
  'ogolne.29': general('AC KC JC 4C'),
  'ogolne.30': general('KC QC 4C 2C'),
  'ogolne.31': general('KC QC TC 2C'),
  'ogolne.32': general('QC JC 9C 2C'),
  'ogolne.33': general('JC TC 4C 2C'),
  'ogolne.34': general('JC TC 8C 2C'),
  'ogolne.35': general('TC 9C 8C 4C'),
  'ogolne.36': general('TC 6C 4C 2C'),
  'szczegolne.9a': general('AC KC QC 4C'),
  'szczegolne.1': hoyle(`AC KC 8C 6C 4C 2C ${GOOD_SIDE} 3D 2D 5S`),
  'szczegolne.2': hoyle(`KC QC 8C 6C 4C 2C ${GOOD_SIDE} 3D 2D 5S`),
  'szczegolne.3': hoyle(`KC QC TC 6C 4C 2C ${GOOD_SIDE} 3D 2D 5S`),
  'szczegolne.4': hoyle(`QC JC 6C 4C 2C ${GOOD_SIDE} 6D 3D 2D 5S`),
  'szczegolne.5': hoyle(`QC JC 9C 4C 2C ${GOOD_SIDE} 6D 3D 2D 5S`),
  'szczegolne.6': hoyle(`JC TC 6C 4C 2C ${GOOD_SIDE} 6D 3D 2D 5S`),
  'szczegolne.7': hoyle(`JC TC 8C 4C 2C ${GOOD_SIDE} 6D 3D 2D 5S`),
  'szczegolne.8': hoyle(`TC 9C 8C 4C ${GOOD_SIDE} 7D 6D 3D 2D 5S`),
  'szczegolne.dwd': hoyle('9C 6C 4C QH JH TH 8D 6D 4D 9S 8S 5S 3S'),
  'szczegolne.sila4': hoyle('9C 6C 4C AH 4H KD QD 6D 4D 9S 8S 5S 3S'),
  'ogolne.2c': hoyle('9C 7C 5C 4C 2C 9H 8H 7H JD 8D JS 8S 7S'),
  'ogolne.8': hoyle('KC 8C 4C 2C QH 8H 4H 9D 7D 6S', {
    score: [9, 0],
    tricks: [trick(0, 0, 'AH 2H 9S 3H'), trick(1, 1, 'AD 2D 3D 4D'), trick(1, 0, '4S 5S KS 6S')],
  }),
  'ogolne.5': hoyle('AC KC 9H', {tricksWon: [5, 5]}),
  'ogolne.8r': hoyle('KC 8C 4C 2C QH 8H 4H 9D 7D 6S', {
    score: [3, 0],
    tricks: [trick(0, 0, 'AH 2H 9S 3H'), trick(1, 1, 'AD 2D 3D 4D'), trick(1, 0, '4S 5S KS 6S')],
  }),
  'obfita.jedna': hoyle('4C 3C AH KH 7H 5H 8D 7D 6D 6S 5S 4S', {tricks: [trick(0, 0, 'KC 2C 5C 6C')]}),
  'ogolne.3b': hoyle('4C 3C KH QH 4H AD KD 5D 7S 6S 4S 3S', {tricks: [trick(0, 0, 'AH 2H 5S 3H')]}),
  'ogolne.6': hoyle('QC 8C 4C JH 9H 7H JD 9D 7D 6D JS 8S 6S', {score: [0, 6]}),
  'szczegolne.bogaty': hoyle('AC 6C 4C 2C 9H 8H 7H 6H 9D 8D 7D 6D 5D', following(3, '9S')),
  'druga.akd': hoyle('AH KH QH 5H 8C 4C 9D 8D 7D 6D 9S 8S 7S', following(3, '4H')),
  'wyrazy.impas': {
    ...hoyle('AH QH 6H 8C 4C 9D 8D 7D 6D 9S 8S 7S 6S', following(2, '4H', '5H')),
    seed: SEED,
  },
  ...method('AC', ['swiecona.as-prawa.1', 'swiecona.as-prawa.2', 'swiecona.as-prawa.3']),
  ...method('KC', [KING, `${KING}.2`, `${KING}.3`]),
  'swiecona.dziesiatka-prawa': {...hoyle(`KC JC 9C 4C 3C ${IDLE}`, turned('TC', 3)), seldom: NOTED},
  'swiecona.dziewiatka-prawa': {...hoyle(`JC TC 8C 4C 3C ${IDLE}`, turned('9C', 3)), seldom: NOTED},
  'swiecona.dama-walet': {
    ...hoyle(`AC TC 4C 9H 9D ${IDLE}`, {...following(3, 'JC'), ...turned('QC', 3)}),
    seldom: NOTED,
  },
};

/** The three steps of whoever holds ten and nine of trumps and a strong suit, when this card was turned up on his right. */
function method(
  card: string,
  [first, second, third]: readonly string[],
): Readonly<Record<string, MadePosition>> {
  const shown = trick(0, 0, 'AH 2H 3H 4H');
  const step = (hand: string, tricks: WhistView['tricks']): MadePosition => ({
    ...hoyle(hand, {...turned(card, 3), tricks}),
    seldom: NOTED,
  });
  return {
    [first!]: step('TC 9C AH KH QH 8D 7D 6D 5D 8S 7S 6S 5S', []),
    [second!]: step('TC 9C KH QH 8D 7D 6D 5D 8S 7S 6S 5S', [shown]),
    [third!]: step('9C QH 8D 7D 6D 5D 8S 7S 6S 5S', [
      shown,
      trick(0, 2, 'TC 2C JC 3C'),
      trick(2, 0, '5H 6H KH 7H'),
    ]),
  };
}

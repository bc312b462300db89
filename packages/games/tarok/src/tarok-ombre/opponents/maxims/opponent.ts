import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {isFigure, isTarok, mayHold, PAGAT, strength, suit, XXI} from '../../../kit/rules/index.js';
import {ofSuit} from '../../../kit/opponents/choosing.js';
import {friend, high, m, opposes, suits, taroks, type CardMaxim} from './advice.js';
import {beating, held, isPagatExposed, type Facts} from './facts.js';

const leads = (f: Facts): boolean => opposes(f) && f.leading;
const opens = (f: Facts): boolean => leads(f) && f.trickNo === 1 && f.place === 0;
const skat = (f: Facts, open: readonly Card[]): readonly Card[] => ofSuit(open, f.skatSuit);

/** Three touching cards of a suit, starting from a figure. */
const sequence = (f: Facts): readonly Card[] =>
  FRENCH_SUITS.flatMap((suit) => {
    const heights = held(f, suit)
      .map(strength)
      .sort((a, b) => b - a);
    return heights.length >= 3 && heights[0]! - heights[2]! === 2 && heights[0]! >= 11 ? held(f, suit) : [];
  });

/** Suits nobody has led yet, or in which the declarer may still have figures. */
const figured = (f: Facts): readonly string[] =>
  FRENCH_SUITS.filter(
    (named) =>
      f.memory.unseen.some((card) => isFigure(card) && suit(card) === named) &&
      mayHold(f.memory, f.declarer, named),
  );

/** The opponents' play (A.21 to A.30, B.5). */
export const opponents: readonly CardMaxim[] = [
  m(
    'A.28',
    3,
    (f) => f.secondOpponent && f.led === 'T' && isPagatExposed(f),
    (f) =>
      beating(f)
        .filter((card) => card !== PAGAT)
        .slice(0, 1),
    {signal: 'no-more-taroks-please'},
  ),
  m(
    'A.29',
    3,
    (f) =>
      f.secondOpponent && f.led === 'T' && f.taroks.length >= 6 && high(f) >= 3 && f.best?.seat !== friend(f),
    (f) => beating(f).slice(-1),
  ),
  m('A.23.szkat', 4, (f) => leads(f) && f.skatSuit !== '' && f.manner === 'old', skat),
  m('B.5', 4, (f) => leads(f) && f.skatSuit !== '' && f.manner === 'new', skat),
  m(
    'A.30',
    4,
    (f) => leads(f) && f.hand.includes(XXI) && !f.demandedXXI && f.memory.unseen.includes(PAGAT),
    () => [XXI],
  ),
  m(
    'A.25',
    4,
    (f) =>
      leads(f) &&
      ['T19', 'T20'].every((card) => f.hand.includes(card)) &&
      [XXI, PAGAT].some((card) => f.memory.unseen.includes(card)),
    () => ['T20', 'T19'],
  ),
  m('A.22', 5, (f) => opens(f) && f.declarerPlace === 1, suits),
  m(
    'A.27',
    5,
    (f) => opens(f) && f.declarerPlace === 2 && f.skatSuit === '' && f.memory.unseen.includes(PAGAT),
    taroks,
  ),
  m('A.24.tarok', 6, (f) => leads(f) && f.taroks.length >= 9 && f.memory.unseen.includes(PAGAT), taroks),
  m(
    'A.23.informacya',
    6,
    (f) => leads(f) && f.friendsSuit !== '',
    (f, open) => ofSuit(open, f.friendsSuit),
  ),
  m(
    'A.23.sekwens',
    6,
    (f) => leads(f) && mayHold(f.memory, f.declarer, 'T') && sequence(f).length > 0,
    sequence,
  ),
  m('A.24.figury', 8, leads, (f, open) =>
    open.filter((card) => !isTarok(card) && !isFigure(card) && figured(f).includes(suit(card))),
  ),
];

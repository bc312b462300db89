import type {Card} from '@quinola/cards';
import {always, bars, bookOf, type Maxim} from '@quinola/opponents';
import {isFigure, PAGAT, SKY, suit, valueOf, XXI} from '../../../kit/rules/index.js';
import {headless, held, isScantlyGuarded, type Facts} from './facts.js';

/** What is known of the declarer's hand when he asks for a card. */
export interface AskingFacts extends Pick<Facts, 'hand' | 'taroks'> {
  /** What he has already laid away, if anything. */
  readonly skat?: readonly Card[] | null;
}

/** A maxim about the card to ask for. */
export type AskMaxim = Maxim<AskingFacts, Card>;

const m = bookOf<AskingFacts, Card>('taroklomber.');
const engine = bookOf<AskingFacts, Card>('taroklomber.engine.', 'engine');

/** The rank of what even a beginner asks for: the highest tarok, where it is not his. */
const PLAIN = 8;

const KINGS = ['KS', 'KH', 'KD', 'KC'];
const CHIEF = [SKY, XXI];
/** A king is better to ask for the more cards of its suit are in the hand. */
const longest = ({hand}: AskingFacts, cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => held({hand}, suit(b)).length - held({hand}, suit(a)).length).slice(0, 1);

const kings = (open: readonly Card[]): readonly Card[] => open.filter((card) => KINGS.includes(card));

/** Figures of the suits in the Skat: asking for them would betray it. */
const ofSkatSuits = ({skat}: AskingFacts, open: readonly Card[]): readonly Card[] =>
  open.filter((figure) => isFigure(figure) && skat?.some((card) => suit(card) === suit(figure)));
/** The kings of the suits in which the hand has several figures. */
const missingKings = (f: AskingFacts): readonly Card[] => headless(f, 2).map((suit) => `K${suit}`);

/** The book's advice about the card to ask for (16., and on the Skat and the Pagat). */
export const askMaxims: readonly AskMaxim[] = [
  m('szkat.zadanie', 2, (f, open) => ofSkatSuits(f, open).length > 0, ofSkatSuits, bars),
  m(
    'A.16.xxi',
    PLAIN,
    ({hand}) => !hand.includes(XXI),
    () => [XXI],
  ),
  m(
    'A.16.krol',
    4,
    (f) => headless(f, 2).length > 0,
    (f) => missingKings(f).slice(0, 1),
    {allows: missingKings},
  ),
  // The book's own example: nine taroks with Sky, two kings with their queens; XXI is asked for, and another king.
  m(
    'A.14.krol',
    5,
    ({hand, taroks}) =>
      taroks.length >= 9 &&
      CHIEF.every((card) => hand.includes(card)) &&
      KINGS.filter((king) => hand.includes(king) && hand.includes(`Q${suit(king)}`)).length >= 2,
    (f, open) => longest(f, kings(open)),
    {allows: (_, open) => kings(open)},
  ),
  m(
    'A.16.sky',
    5,
    (f) =>
      !f.hand.includes(SKY) &&
      (isScantlyGuarded(f) || (f.hand.includes(PAGAT) && [7, 8].includes(f.taroks.length))),
    () => [SKY],
  ),
  m(
    'A.16.pagat',
    5,
    ({hand, taroks}) => !hand.includes(PAGAT) && taroks.length >= 11,
    () => [PAGAT],
  ),
  m(
    'karty.pagat.zadac',
    6,
    ({hand, taroks}) =>
      !hand.includes(PAGAT) && taroks.length >= 9 && CHIEF.every((card) => hand.includes(card)),
    () => [PAGAT],
  ),
  engine('askKing', 10, always, (f, open) => longest(f, kings(open))),
  engine('dearest', 10, always, (_, open) => [...open].sort((a, b) => valueOf(b) - valueOf(a)).slice(0, 1)),
];

import {FRENCH_SUITS, type Card, type Random, type Suit} from '@quinola/cards';
import {always, bookOf, judgeAt, type Asked, type Maxim} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import {dearest, lowest, ofSuit} from './choosing.js';
import {layableCards} from './discard.js';
import {isFigure, isTarok, PAGAT, suit, valueOf} from './values.js';

/** The situation in which three cards are laid away one by one. */
export interface Laying {
  /** All cards in the hand, including those already chosen. */
  readonly hand: readonly Card[];
  readonly chosen: readonly Card[];
  /** Whether the player laying away will play against the two others. */
  readonly attack: boolean;
}

/** A maxim about the next card to lay away. */
export type LayMaxim = Maxim<Laying, Card>;

const layBook = bookOf<Laying, Card>('taroklomber.');

/** The cards left in a suit. */
const left = ({hand, chosen}: Laying, of: Suit): readonly Card[] =>
  ofSuit(hand, of).filter((card) => !chosen.includes(card));

/** Suits that the remaining cards can empty, shortest first; a king cannot go, so his suit stays. */
const voidable = (f: Laying): readonly Suit[] => {
  const room = 3 - f.chosen.length;
  return FRENCH_SUITS.filter((of) => {
    const cards = left(f, of);
    return cards.length > 0 && cards.length <= room && !f.hand.includes(`K${of}`);
  }).sort((a, b) => left(f, a).length - left(f, b).length);
};

const ofVoidable = (f: Laying, open: readonly Card[]): readonly Card[] =>
  dearest(ofSuit(open, voidable(f)[0]!));

/** Figures that a higher one can take: without the king, and with few other cards in the suit. */
const exposed = (f: Laying, open: readonly Card[]): readonly Card[] =>
  open.filter(
    (card) => isFigure(card) && !f.hand.includes(`K${suit(card)}`) && left(f, suit(card)).length <= 4,
  );

const taroks = ({hand}: Laying): number => hand.filter(isTarok).length;

/** The treatise on the Skat (A.1 to A.3, and on varying one's habits). */
export const layMaxims: readonly LayMaxim[] = [
  layBook(
    'A.1.pagat',
    3,
    (f) => f.hand.includes(PAGAT) && taroks(f) <= 8 && voidable(f).length > 0,
    ofVoidable,
  ),
  layBook(
    'A.2',
    4,
    (f, open) => taroks(f) <= 8 && exposed(f, open).length > 0,
    (f, open) => dearest(exposed(f, open)),
  ),
  layBook('szkat.jedna', 5, (f, open) => f.attack && singles(f, open).length > 0, singles, {chance: 12}),
  layBook(
    'szkat.renons',
    5,
    (f) => voidable(f).length > 1,
    (f, open) => ofSuit(open, voidable(f)[1]!),
    {chance: 12},
  ),
  layBook('A.1.renons', 5, (f) => voidable(f).length > 0, ofVoidable),
  layBook(
    'A.1.kto-gra',
    6,
    (f, open) => exposed(f, open).length > 0,
    (f, open) => dearest(exposed(f, open)),
  ),
  bookOf<Laying, Card>('taroklomber.engine.', 'engine')('lay', 10, always, (f, open) => {
    // The rest comes from the shortest suit: the dearest card not guarded by the king.
    const free = open.filter((card) => !f.hand.includes(`K${suit(card)}`) || !isFigure(card));
    const from = free.length ? free : open;
    const short = [...from].sort(
      (a, b) => left(f, suit(a)).length - left(f, suit(b)).length || valueOf(b) - valueOf(a),
    )[0]!;
    return [short];
  }),
];

/** Two-card suits without the king: one card goes, the other stays to mislead. */
function singles(f: Laying, open: readonly Card[]): readonly Card[] {
  const pair = FRENCH_SUITS.find(
    (of) => left(f, of).length === 2 && !f.hand.includes(`K${of}`) && !ofSuit(f.chosen, of).length,
  );
  return pair ? lowest(ofSuit(open, pair)) : [];
}

/** The cards laid away, and why the first of them. */
export interface LaidAway {
  readonly cards: readonly Card[];
  readonly because?: Because;
}

/** Lays away three cards one after the other. */
export function laidAway(
  maxims: readonly LayMaxim[],
  hand: readonly Card[],
  buried: readonly Card[] | null,
  attack: boolean,
  asked: Asked,
  random: Random,
): LaidAway {
  const chosen: Card[] = [];
  let reason: Because | undefined;
  const layable = buried ?? layableCards(hand);
  while (chosen.length < 3) {
    const {choice, because} = judgeAt(
      maxims,
      {hand, chosen, attack},
      layable.filter((card) => !chosen.includes(card)),
      asked,
      random,
    );
    chosen.push(choice);
    reason ??= because;
  }
  return {cards: chosen, ...(reason && {because: reason})};
}

import {FRENCH_SUITS, type Card, type Random, type Suit} from '@quinola/cards';
import {always, bookOf, judgeAt, type Asked, type Maxim} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import {dearest, lowest, ofSuit} from './choosing.js';
import {layableCards} from '../rules/discard.js';
import {isFigure, isTarok, PAGAT, suit, valueOf} from '../rules/values.js';

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
const left = ({hand, chosen}: Laying, suit: Suit): readonly Card[] =>
  ofSuit(hand, suit).filter((card) => !chosen.includes(card));

/** Suits that the remaining cards can empty, one that is begun first, then the shortest; a king cannot go, so his suit stays. */
const voidable = (f: Laying): readonly Suit[] => {
  const room = 3 - f.chosen.length;
  const rest = (suit: Suit): number => (ofSuit(f.chosen, suit).length ? 0 : left(f, suit).length);
  return FRENCH_SUITS.filter((suit) => {
    const cards = left(f, suit);
    return cards.length > 0 && cards.length <= room && !f.hand.includes(`K${suit}`);
  }).sort((a, b) => rest(a) - rest(b));
};

const ofVoidable = (f: Laying, open: readonly Card[]): readonly Card[] =>
  dearest(ofSuit(open, voidable(f)[0]!));

/** All cards with which a suit can be emptied. */
const ofAnyVoidable = {
  allows: (f: Laying, open: readonly Card[]): readonly Card[] =>
    voidable(f).flatMap((suit) => ofSuit(open, suit)),
};

/** Figures that a higher one can take: without the king, and with few other cards in the suit. */
const exposed = (f: Laying, open: readonly Card[]): readonly Card[] =>
  open.filter(
    (card) => isFigure(card) && !f.hand.includes(`K${suit(card)}`) && left(f, suit(card)).length <= 4,
  );

const taroks = ({hand}: Laying): number => hand.filter(isTarok).length;

/** What is begun is not changed: a finesse decides about the first card. */
const begins = ({chosen}: Laying): boolean => !chosen.length;

/** The maxim that leaves one card of a suit in the hand. */
const KEEPS_ONE = 'taroklomber.szkat.jedna';

/** The treatise on the Skat (A.1 to A.3, and on varying one's habits). */
export const layMaxims: readonly LayMaxim[] = [
  layBook(
    'A.1.pagat',
    3,
    (f) => f.hand.includes(PAGAT) && taroks(f) <= 8 && voidable(f).length > 0,
    ofVoidable,
    ofAnyVoidable,
  ),
  layBook(
    'A.2',
    4,
    (f, open) => taroks(f) <= 8 && exposed(f, open).length > 0,
    (f, open) => dearest(exposed(f, open)),
    {allows: exposed},
  ),
  layBook('szkat.jedna', 5, (f, open) => f.attack && begins(f) && singles(f, open).length > 0, singles, {
    chance: 12,
  }),
  layBook(
    'szkat.renons',
    5,
    (f) => begins(f) && voidable(f).length > 1,
    (f, open) => ofSuit(open, voidable(f)[1]!),
    {chance: 12},
  ),
  layBook('A.1.renons', 5, (f) => voidable(f).length > 0, ofVoidable, ofAnyVoidable),
  layBook(
    'A.1.kto-gra',
    6,
    (f, open) => exposed(f, open).length > 0,
    (f, open) => dearest(exposed(f, open)),
    {allows: exposed},
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
  const pair = FRENCH_SUITS.find((suit) => left(f, suit).length === 2 && !f.hand.includes(`K${suit}`));
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
    const free = layable.filter((card) => !chosen.includes(card));
    const others = free.filter((card) => !ofSuit(chosen, suit(card)).length);
    const open = [reason?.maxim, reason?.then].includes(KEEPS_ONE) && others.length ? others : free;
    const {choice, because} = judgeAt(maxims, {hand, chosen, attack}, open, asked, random);
    chosen.push(choice);
    reason ??= because;
  }
  return {cards: chosen, ...(reason && {because: reason})};
}

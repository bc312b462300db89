import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import type {Reading} from '@quinola/testing/maxims/tested-maxims.js';
import {isFigure, isTarok, PAGAT, suit} from '../../src/kit/rules/index.js';
import {ofSuit, taroks} from './seen.js';

// What the sentences about the Skat say to a reader (`Reading`). A reason is given for the first of three cards.

/** What a view shows to who lays the Skat. */
interface LayingView {
  readonly turn: {readonly phase: string; readonly must: unknown};
  readonly player: unknown;
  readonly hand: readonly Card[];
}
/** The move, among others. */
interface LayingMove {
  readonly type: string;
  readonly cards?: readonly Card[];
}

type Read = Readonly<Record<string, Reading<LayingView, LayingMove>>>;

/** A condition on the hand from which the Skat is laid. */
export const laying =
  (holds: (hand: readonly Card[]) => boolean = () => true) =>
  (view: LayingView): boolean =>
    view.turn.phase === 'skat' && view.turn.must === view.player && holds(view.hand);
/** A condition on the first card that is laid away, and on all of them; a maxim that is asked alone names one. */
export const laid =
  (holds: (card: Card, hand: readonly Card[], all: readonly Card[]) => boolean) =>
  (move: LayingMove, {hand}: LayingView): boolean =>
    move.type === 'LAY_SKAT' && holds(move.cards![0]!, hand, move.cards!);

/** The suits that the Skat can empty: a king cannot go. */
const emptied = (hand: readonly Card[]): readonly Suit[] =>
  FRENCH_SUITS.filter((suit) => {
    const {length} = ofSuit({hand}, suit);
    return length > 0 && length <= 3 && !hand.includes(`K${suit}`);
  });
const isExposed = (card: Card, hand: readonly Card[]): boolean =>
  isFigure(card) && !hand.includes(`K${suit(card)}`) && ofSuit({hand}, suit(card)).length <= 4;
/** Whether the suit of the first card is emptied. */
const voids = (card: Card, hand: readonly Card[], all: readonly Card[]): boolean =>
  emptied(hand).includes(suit(card)) &&
  (all.length === 1 || ofSuit({hand}, suit(card)).every((other) => all.includes(other)));
const pairs = (hand: readonly Card[]): readonly Suit[] =>
  emptied(hand).filter((suit) => ofSuit({hand}, suit).length === 2);

export const layingRead: Read = {
  'A.1.pagat': {
    sentence: 'Void a suit, so that the Pagat can come home by trumping it.',
    when: laying((hand) => hand.includes(PAGAT) && emptied(hand).length > 0),
    asks: laid(voids),
    silent: 'with many taroks it comes home without a void',
  },
  'A.1.renons': {
    sentence: 'Void a suit, to trump what is led in it.',
    when: laying((hand) => emptied(hand).length > 0),
    asks: laid(voids),
  },
  'A.1.kto-gra': {
    sentence: 'Whoever is going to play: an exposed figure is better laid away.',
    when: laying((hand) => hand.some((card) => isExposed(card, hand))),
    asks: laid(isExposed),
  },
  'A.2': {
    sentence: 'Few taroks: figures are safe in the Skat.',
    when: laying((hand) => taroks({hand}).length < 9),
    asks: laid(isExposed),
  },
  'szkat.jedna': {
    sentence: 'Keep a single card of a suit for once, so that nobody sees through the Skat.',
    when: laying((hand) => pairs(hand).length > 0),
    asks: laid(
      (card, hand, all) => pairs(hand).includes(suit(card)) && ofSuit({hand: all}, suit(card)).length === 1,
    ),
    silent: 'of several suits one is chosen, and only against two others',
  },
  'szkat.renons': {
    sentence: 'Another suit than usual, so that nobody sees through the Skat.',
    when: laying((hand) => emptied(hand).length > 1),
    asks: laid((card, hand, all) => {
      const size = (suit: Suit): number => ofSuit({hand}, suit).length;
      const usual = emptied(hand).some((wanted) => wanted !== suit(card) && size(wanted) <= size(suit(card)));
      return usual && voids(card, hand, all);
    }),
    silent: 'of several other suits one is chosen',
  },
  'engine.lay': {
    sentence: 'The cards that are missed least.',
    when: laying(),
    asks: laid((card, hand) => {
      const isGuarded = (one: Card): boolean => isFigure(one) && hand.includes(`K${suit(one)}`);
      return !isGuarded(card) || hand.every((one) => isTarok(one) || one[0] === 'K' || isGuarded(one));
    }),
  },
};

import type {Card} from '@quinola/cards';
import {bookOf, type Maxim} from '@quinola/opponents';
import {isFigure, isMaster, isTarok, mayTarok, SKY, strength, suit} from '../../../kit/rules/index.js';
import {winsOver} from '../../../kit/opponents/choosing.js';
import {figuresIn, held, type Facts} from './facts.js';

/** A maxim about the card to play. */
export type CardMaxim = Maxim<Facts, Card>;

/** Creates a maxim of the treatise, by its id after `tarok`. */
export const m = bookOf<Facts, Card>('tarok');

/** Creates one of the engine's own, for when the book is silent; rank 11 is what even a careless beginner does. */
export const engine = bookOf<Facts, Card>('tarok.engine.', 'engine');

/** The taroks among the open cards, without Sky, which is not a tarok to lead. */
export const taroks = (_: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => isTarok(card) && card !== SKY);

/** The others at the table. */
export function others({players, seat}: Facts): readonly number[] {
  return Array.from({length: players}, (_, other) => other).filter((other) => other !== seat);
}

/** Those who have yet to play to the trick. */
export function behind(facts: Facts): readonly number[] {
  return others(facts).filter((seat) => !facts.trick.some((laid) => laid.seat === seat));
}

/** The open cards that win the trick as it stands. */
export function winners({best}: Facts, open: readonly Card[]): readonly Card[] {
  return open.filter((card) => winsOver(card, best));
}

/** Whether nobody who plays after me can be expected to beat a card that wins now. */
export function holds(facts: Facts, card: Card): boolean {
  return (
    facts.last ||
    (isMaster(facts.memory, card) && behind(facts).every((seat) => !mayTarok(facts.memory, seat, suit(card))))
  );
}

/** Suits with three figures but not the king, which is out. */
export function headless(facts: Facts): readonly string[] {
  return facts.kingsOut.filter((suit) => figuresIn(facts, suit).length === 3);
}

/** Whether my only cards of its suit are figures that a higher card can take. */
export function bare(facts: Facts): boolean {
  const mine = held(facts, facts.led);
  return (
    mine.length > 0 &&
    facts.led !== 'T' &&
    mine.every(isFigure) &&
    (isTarok(facts.best!) || mine.every((card) => strength(card) < strength(facts.best!)))
  );
}

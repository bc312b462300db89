import type {Card} from '@quinola/cards';
import {bookOf, type Maxim} from '@quinola/opponents';
import {isFigure, isMaster, isTarok, mayTarok, SKY, strength, suit} from '../../../kit/rules/index.js';
import {winsOver} from '../../../kit/opponents/choosing.js';
import {held, type Facts} from './facts.js';

/** What a card signals to the partner. */
export type Signal = 'no-more-taroks-please';

/** A maxim about the card to play. */
export interface CardMaxim extends Maxim<Facts, Card> {
  readonly signal?: Signal;
}

/** Creates a maxim of the treatise, by its id after `taroklomber`. */
export const m = bookOf<Facts, Card, CardMaxim>('taroklomber.');

/** Creates one of the engine's own, for when the book is silent; rank 11 is what even a careless beginner does. */
export const engine = bookOf<Facts, Card, CardMaxim>('taroklomber.engine.', 'engine');

/** The taroks among the open cards, without Sky, which is not a tarok to lead. */
export const taroks = (_: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => isTarok(card) && card !== SKY);
/** The suit cards among the open cards. */
export const suits = (_: Facts, open: readonly Card[]): readonly Card[] =>
  open.filter((card) => !isTarok(card));

/** Whether I play against the declarer. */
export const opposes = ({role}: Facts): boolean => role === 'opponent';

/** My taroks from XVI on. */
export const high = ({hand}: Facts): number =>
  hand.filter((card) => isTarok(card) && strength(card) >= 16).length;

/** The open cards that win the trick as it stands. */
export function winners({best}: Facts, open: readonly Card[]): readonly Card[] {
  return open.filter((card) => winsOver(card, best?.card ?? null));
}

/** The seats against me: the declarer, or, if I am the declarer, both others. */
export function foes({seat, declarer}: Facts): readonly number[] {
  return seat === declarer ? [0, 1, 2].filter((other) => other !== seat) : [declarer];
}

/** My partner's seat; -1 for the declarer, who has none. */
export function friend({seat, declarer}: Facts): number {
  return seat === declarer ? -1 : 3 - seat - declarer;
}

/** Whether no opponent still to play can be expected to beat a card that wins now. */
export function holds(f: Facts, card: Card): boolean {
  const behind = foes(f).filter((seat) => !f.trick.some((laid) => laid.seat === seat));
  return (
    !behind.length ||
    (isMaster(f.memory, card) && behind.every((seat) => !mayTarok(f.memory, seat, suit(card))))
  );
}

/** Whether the trick is my partner's, whatever is played. */
export function friendHas(f: Facts): boolean {
  return opposes(f) && f.best?.seat === friend(f) && holds(f, f.best.card);
}

/** Whether a single figure would fall to the card that is winning the trick. */
export const falls = (f: Facts, rank: string): boolean => {
  const mine = held(f, f.led);
  const only = mine[0];
  return (
    f.hand.includes(SKY) &&
    f.trickNo <= f.lastSky &&
    !f.leading &&
    mine.length === 1 &&
    only![0] === rank &&
    isFigure(only!) &&
    !winsOver(only!, f.best!.card) &&
    f.best!.seat !== friend(f)
  );
};

import {SEATS} from '@quinola/opponents';
import type {Draft, Tally} from '@quinola/play';
import {CARDS, COUNTING, WORTH} from './table.js';

/** The contents of one pile: nominal value of its counting cards, their number, all its cards. */
export type Pile = Draft<Tally>;

/** The piles of a finished table by seat, without Pagat and Sky. */
export function pilesOf(t: Int32Array): Pile[] {
  return Array.from({length: t[SEATS]!}, (_, seat) => ({
    value: t[WORTH + seat]!,
    counting: t[COUNTING + seat]!,
    cards: t[CARDS + seat]!,
  }));
}

/** Puts the Pagat or Sky onto a pile. */
export function addMatador(pile: Pile): void {
  pile.value += 5;
  pile.counting++;
  pile.cards++;
}

/** One pile gives another an empty card, if it has one. */
export function giveEmpty(from: Pile, to: Pile): void {
  if (from.cards === from.counting) return;
  from.cards--;
  to.cards++;
}

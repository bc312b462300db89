import type {Card} from '@quinola/cards';
import {winning} from '@quinola/play';
import {TRICKS} from './rules/index.js';

/** A runner for each kind of known answer: reads what is `given`, asks the rules, and tells what they say. */
export const runners: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => object>> = {
  /** Which of some cards, in the order played, wins. */
  trick: ({cards}) => ({
    wins: winning(
      TRICKS,
      (cards as readonly Card[]).map((card, seat) => ({seat, card})),
    )!.card,
  }),
};

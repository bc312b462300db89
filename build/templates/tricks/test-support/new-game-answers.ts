import type {Card} from '@quinola/cards';
import {winning} from '@quinola/play';
import {TRICKS} from '../src/new-game/rules/index.js';

/** A runner for each kind of known answer: reads what is `given`, asks the rules, and returns their answer. */
export const runners: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => object>> = {
  /** Which of the cards, in the order in which they were played, wins the trick. */
  trick: ({cards}) => ({
    wins: winning(
      TRICKS,
      (cards as readonly Card[]).map((card, seat) => ({seat, card})),
    )!.card,
  }),
};

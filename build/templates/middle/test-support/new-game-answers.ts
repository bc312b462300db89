import type {Card} from '@quinola/cards';
import {captures} from '@quinola/play';
import {setsFor} from '../src/new-game/rules/index.js';

/** A runner for each kind of known answer: reads what is `given`, asks the rules, and returns their answer. */
export const runners: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => object>> = {
  /** In how many ways a card takes cards of the table. */
  take({card, table}) {
    const lying = table as readonly Card[];
    const middle = lying.map((one) => ({seat: -1, card: one}));
    return {ways: captures(card as Card, lying, setsFor(card as Card, {middle})).length};
  },
};

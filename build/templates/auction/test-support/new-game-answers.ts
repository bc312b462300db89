import {priceOf} from '../src/new-game/rules/index.js';

/** A runner for each kind of known answer: reads what is `given`, asks the rules, and returns their answer. */
export const runners: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => object>> = {
  /** What a bid is worth. */
  price: ({bid}) => ({price: priceOf(bid as string)}),
};

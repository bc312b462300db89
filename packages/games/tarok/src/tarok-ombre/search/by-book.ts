import type {Asked} from '@quinola/opponents';
import type {BidChoice} from '../maxims/bidding.js';
import {gameFor} from '../maxims/speaking.js';

/** In imagined deals everyone does what the book says, without its finesses. */
export const BOOK: Asked = {level: 'teacher', seed: ''};
export const NO_CHANCE = {below: () => 0};

/** The highest game a hand is good enough for, by the book. */
export function gameByBook(bidder: Parameters<typeof gameFor>[0]): BidChoice {
  return gameFor(bidder, BOOK, NO_CHANCE).choice;
}

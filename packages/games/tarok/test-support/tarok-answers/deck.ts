import {TAROK_78} from '@quinola/cards';
import {pilePoints, tallyOf, weightOf} from '@quinola/play';
import type {Runner} from '@quinola/testing/answers/given.js';
import {highToLow, manifest} from '../../src/kit/rules/manifest.js';
import {BY_THREES, isCounting} from '../../src/kit/rules/index.js';

/** The runners of known answers about the deck. */
export const runners: Readonly<Record<string, Runner>> = {
  deck: () => ({
    cards: manifest(),
    count: TAROK_78.cards.length,
    countingCards: TAROK_78.cards.filter(isCounting).length,
    emptyCards: TAROK_78.cards.filter((card) => !isCounting(card)).length,
    totalThirds: weightOf(BY_THREES, tallyOf(BY_THREES, TAROK_78.cards)),
    totalPoints: pilePoints(BY_THREES, TAROK_78.cards),
  }),
  'deck.order': ({suit}) => ({highToLow: highToLow(String(suit))}),
};

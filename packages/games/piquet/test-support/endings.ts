import type {Card} from '@quinola/cards';
import type {Given} from '@quinola/testing/answers/given.js';
import {bitsOf, countsOf, numberOf} from '../src/piquet/opponents/bits.js';
import {valueOf, valueOfLead, valueOfTrick, type Counts} from '../src/piquet/opponents/exact.js';
import {piquetOptions} from '../src/piquet/rules/index.js';

type Cards = readonly Card[];

/** Both hands open, best play: the value, and that of each card, for one of the three sets of rules; elder hand's gain. */
function solved(given: Given, counts: Counts) {
  const elder = given.elderHand as Cards;
  const younger = given.youngerHand as Cards;
  const elders = given.elderTricks as number;
  const led = given.led as Card | null;
  const n = Math.max(elder.length, younger.length);
  const leadsElder = given.leader === 'elder';
  const sign = leadsElder ? 1 : -1;
  const leader = leadsElder ? elder : younger;
  const other = leadsElder ? younger : elder;
  const taken = leadsElder ? elders : 12 - n - elders;
  if (led === null) {
    const position = {leader: bitsOf(leader), other: bitsOf(other), taken};
    const cards = leader.map((card) => [card, sign * valueOfLead(position, numberOf(card), counts)]);
    return {value: sign * valueOf(position, counts), cards: Object.fromEntries(cards)};
  }
  const suit = other.filter((card) => card.slice(-1) === led.slice(-1));
  const cards = (suit.length ? suit : other).map((card) => {
    const after = {leader: bitsOf(leader), other: bitsOf(other) & ~bitsOf([card]), taken};
    // The lead itself has been counted.
    return [card, sign * (valueOfTrick(after, numberOf(led), numberOf(card), counts) - 1)] as const;
  });
  const values = cards.map(([, value]) => sign * value);
  return {value: sign * Math.min(...values), cards: Object.fromEntries(cards)};
}

/** `ending`: best play of the last tricks with both hands open, by each set of rules. */
export function ending(given: Given): object {
  const valued = (rules: 'treatise-1820' | 'modern' | 'rubicon') =>
    solved(given, countsOf(piquetOptions({rules})));
  return {engelman: valued('treatise-1820'), modern: valued('modern'), rubicon: valued('rubicon')};
}

import {FRENCH_SUITS, type Card} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import type {Given, Runner} from '@quinola/testing/answers/given.js';
import {isFigure, isTarok, strength, suit} from '../../src/kit/rules/index.js';
import {cardMaxims, type CardMaxim} from '../../src/tarok/opponents/maxims/cards.js';
import {factsOf, whip, type Facts} from '../../src/tarok/opponents/maxims/facts.js';
import type {AnnouncedItem, Announcement} from '../../src/tarok/rules/index.js';
import {cards, laid, numbers} from './given.js';

/** The facts of an answer: derived from what is seen, then overridden by what is given. */
function factsFrom(given: Given, players: 3 | 2): Facts {
  const trick = cards(given.trick);
  const seat = Number(given.seat ?? trick.length);
  const announced = Array.from({length: players}, (_, index): Announcement => {
    const n = numbers(given.declaredTaroks)[index] ?? 0;
    const items: AnnouncedItem[] = n ? [{kind: 'taroks', n, points: 10}] : [];
    return {items, total: 0};
  });
  const plan = given.plan as {readonly huntPagat?: boolean; readonly savePagat?: boolean} | undefined;
  const facts = factsOf({
    hand: cards(given.hand),
    trick: laid(trick, 0, players),
    tricks: [],
    seat,
    dealer: given.isDealer ? seat : -1,
    announced,
    pieces: [],
    options: {players, skyLed: 'calls-tarok'},
  });
  return {
    ...facts,
    ...(given.trickNo !== undefined && {trickNo: Number(given.trickNo)}),
    ...(given.pagatUnreachable !== undefined && {unreachable: Boolean(given.pagatUnreachable)}),
    ...(plan && {hunting: Boolean(plan.huntPagat), saving: Boolean(plan.savePagat)}),
  };
}

/** What a maxim excludes, in the answers' words: taroks, suits in which I hold figures, or certain cards. */
function barred(suggested: readonly Card[], {hand}: Facts, players: number): string | readonly string[] {
  const withFigure = (card: Card): boolean =>
    hand.some((other) => suit(other) === suit(card) && isFigure(other));
  const what = suggested.every(isTarok)
    ? 'tarok-lead'
    : suggested.every(withFigure)
      ? 'lead-suit-with-own-figures'
      : suggested.join(' ');
  return players === 2 ? [what] : what;
}

/** The kind of a lead. */
function leadOf(card: Card, facts: Facts, maxim: CardMaxim): string {
  if (isTarok(card)) {
    const lower = facts.hand.filter((other) => isTarok(other) && strength(other) < strength(card)).length;
    return lower === 0 ? 'very-low-tarok' : 2 * lower > facts.taroks.length - 1 ? 'high-tarok' : 'tarok';
  }
  return isFigure(card) && maxim.suggest(facts, facts.open).length === 1
    ? 'figure-of-suit'
    : suit(card) === whip(facts)
      ? 'whip'
      : 'suit';
}

/** `advice`: the result of one maxim for a position. */
export function advice(players: 3 | 2): Runner {
  return (given) => {
    const facts = factsFrom(given, players);
    const maxim = cardMaxims.find(({id}) => id === given.adviceId);
    if (!maxim?.when(facts, facts.open)) throw new RangeError(`${String(given.adviceId)} is silent here`);
    const suggested = maxim.suggest(facts, facts.open);
    const {choice} = judge([maxim, ...cardMaxims.filter(({id}) => id === 'tarok.16.c')], facts, facts.open);
    const free = FRENCH_SUITS.filter((wanted) => suggested.some((card) => suit(card) === wanted));
    const others = FRENCH_SUITS.filter(
      (wanted) => !free.includes(wanted) && facts.open.some((card) => suit(card) === wanted),
    );
    if (maxim.bars)
      return {
        avoid: barred(suggested, facts, players),
        prefer: suit(choice) === whip(facts) ? 'whip' : 'other',
      };
    return {
      card: choice,
      suit: suit(choice),
      ...(facts.leading && {lead: leadOf(choice, facts, maxim)}),
      leadFromSuits: free,
      avoid: others,
    };
  };
}

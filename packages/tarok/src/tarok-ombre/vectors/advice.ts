import {TAROK_78, type Card} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import type {Laid} from '@quinola/play';
import {isTarok, XXI} from '../../pack/index.js';
import {askMaxims, type AskingFacts} from '../maxims/asking.js';
import {bidMaxims, type BidChoice} from '../maxims/bidding.js';
import {cardMaxims} from '../maxims/cards.js';
import {factsOf, type Facts} from '../maxims/facts.js';
import {COUNTING_CARDS, ladder, type TarokOmbreOptions} from '../rules/index.js';
import type {Given} from './given.js';

/** What a declarer asks for first: by all maxims, or by the one that is named. */
function demandOf(facts: AskingFacts, id: string | null): Card {
  const named = id === null ? askMaxims : askMaxims.filter((maxim) => maxim.id === id);
  const {choice, because} = judge(
    named,
    facts,
    COUNTING_CARDS.filter((card) => !facts.hand.includes(card)),
  );
  if (!because) throw new RangeError(`${String(id)} is silent here`);
  return choice;
}

/** What is said that the hand holds beside the cards that are given. */
function completed(hand: readonly Card[], given: Given): readonly Card[] {
  return (given.has as {readonly XXI?: boolean} | undefined)?.XXI ? [...hand, XXI] : hand;
}

/** `hand.bid`: a hand → the game it bears, and the card to ask for first. */
function handBid(given: Given): object {
  const hand = given.hand as readonly Card[];
  const manner = given.manner as TarokOmbreOptions['manner'];
  const lawful: readonly BidChoice[] = ['pass', ...ladder({manner})];
  const bid = judge(bidMaxims, {hand, manner}, lawful).choice;
  return {bid, demandFirst: [demandOf({hand, taroks: hand.filter(isTarok)}, null)]};
}

/** The facts of an answer: derived from what is seen, then what is given over them. */
function factsFrom(given: Given): Facts {
  const trick = ((given.trick as readonly Card[] | undefined) ?? []).map((card, seat): Laid => ({
    seat,
    card,
  }));
  const seat = Number(given.seat ?? trick.length);
  const declarer =
    given.role === 'declarer'
      ? seat
      : Number(given.declarerSeat ?? (given.position === 'second-opponent' ? 1 : 0));
  const facts = factsOf({
    hand: (given.hand as readonly Card[] | undefined) ?? TAROK_78.cards,
    trick,
    tricks: [],
    seat,
    dealer: 2,
    declarer,
    demands: [],
    returned: [],
    options: {manner: 'old', skyLed: 'calls-tarok'},
  });
  return {
    ...facts,
    ...(given.trickNo !== undefined && {trickNo: Number(given.trickNo)}),
    ...(given.role === 'opponent' && {role: 'opponent' as const}),
    ...(given.declarerDemandedXXI !== undefined && {demandedXXI: Boolean(given.declarerDemandedXXI)}),
    ...(given.skatSuitGuess !== undefined && {skatSuit: String(given.skatSuitGuess ?? '')}),
  };
}

/** `advice`: what one maxim makes of a position. */
function advice(given: Given): object {
  const id = String(given.adviceId);
  if (given.phase === 'demand') {
    const hand = completed(given.hand as readonly Card[], given);
    return {demand: demandOf({hand, taroks: hand.filter(isTarok)}, id)};
  }
  const facts = factsFrom(given);
  const maxim = cardMaxims.find((named) => named.id === id);
  if (!maxim?.when(facts, facts.open)) throw new RangeError(`${id} is silent here`);
  const suggested = maxim.suggest(facts, facts.open);
  const {choice} = judge(
    [maxim, ...cardMaxims.filter(({provenance}) => provenance === 'engine')],
    facts,
    facts.open,
  );
  const kind = suggested.every(isTarok) ? 'tarok' : suggested.some(isTarok) ? 'any' : 'suit-card';
  return {
    card: choice,
    lead: suggested.length === 1 ? choice : kind,
    ...(maxim.bars && {avoid: suggested[0]}),
    ...(maxim.signal && {signal: maxim.signal}),
  };
}

/** Runners of the kinds that the maxims answer. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {advice, 'hand.bid': handBid};

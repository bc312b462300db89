import type {Random} from '@quinola/cards';
import {oncePerView, plainMoves, type Trial, type Weighing} from '@quinola/opponents';
import {elderOf, type PiquetMove, type PiquetView} from '../rules/index.js';
import {bitsOf, CARDS, countIn, countsOf, numberOf} from './bits.js';
import {cashedBy, valueOfLead, valueOfTrick, type Counts} from './exact.js';
import {aboveOf, suitBits} from './facts.js';
import {possibleIn} from './imagine.js';
import {otherOf} from './possible.js';
import {handSampler} from './prior.js';

// A card is weighed by exact play: in each imagined hand of the other both see all.

/** The hands that the other may have in a view, the likelier ones more often. */
export const likelyIn = oncePerView((view: PiquetView) => {
  const other = otherOf(view);
  return handSampler(possibleIn(view), view.exchanged[other]!, other !== view.dealer);
});

/** How many points elder hand lacks to a pique; `null` if there will be none. */
export function piqueLacks(view: PiquetView): number | null {
  const elder = elderOf(view);
  const isMade = view.counted.some(({why}) => why === 'repique' || why === 'pique');
  const isOpen = !isMade && view.score[1 - elder] === 0 && view.offender !== elder;
  // Younger hand counts what is hers after the first lead.
  const isHers =
    !view.tricks.length &&
    !view.trick.length &&
    Object.values(view.talk).some(({winner}) => winner === view.dealer);
  return isOpen && !isHers && view.score[elder]! < 30 ? 30 - view.score[elder]! : null;
}

const PIQUE = 30;

/** Whether elder hand comes to a pique by a lead that cannot be beaten, and by those that follow it. */
function leadsToPique(own: number, other: number, card: number, lacks: number): boolean {
  if (lacks <= 1) return true;
  if (other & aboveOf(card)) return false;
  const followers = other & suitBits(card >> 3) || other;
  const reply = followers & -followers;
  return cashedBy(own & ~(1 << card), other & ~reply) >= lacks - 2;
}

/** What a card is worth in one hand of the other, to who plays it. */
export type Value = (other: number, card: number) => number;

/** The values of cards in a view. */
export function valuesIn(view: PiquetView): Value {
  const counts: Counts = countsOf(view.options);
  const own = bitsOf(view.hand);
  const taken = view.tricksWon[view.seat]!;
  const lacks = piqueLacks(view);
  const isElder = view.seat !== view.dealer;
  const [led] = view.trick;
  if (!led)
    return (other, card) => {
      const value = valueOfLead({leader: own, other, taken}, card, counts);
      return lacks !== null && isElder && leadsToPique(own, other, card, lacks) ? value + PIQUE : value;
    };
  const lead = numberOf(led.card);
  const others = view.tricksWon[1 - view.seat]!;
  return (other, card) => {
    const rest = own & ~(1 << card);
    const value = -valueOfTrick({leader: other, other: rest, taken: others}, lead, card, counts);
    const wins = card >> 3 === lead >> 3 && card > lead;
    if (lacks === null || isElder || wins) return value;
    return lacks <= 0 || cashedBy(other, rest) >= lacks - 1 ? value - PIQUE : value;
  };
}

/** Cards that come to the same, the lowest first: nothing that the other may hold lies between them. */
export function groupsOf(view: PiquetView, cards: readonly number[]): readonly (readonly number[])[] {
  const {hands, known} = possibleIn(view);
  let may = 0;
  for (const hand of hands) may |= hand;
  may &= ~known.played;
  const [led] = view.trick;
  const between = may | (led ? 1 << numberOf(led.card) : 0);
  const groups: number[][] = [];
  for (const card of [...cards].sort((a, b) => a - b)) {
    const before = groups.at(-1)?.at(-1);
    const gap = before === undefined ? -1 : (1 << card) - (2 << before);
    if (before !== undefined && before >> 3 === card >> 3 && !(between & gap)) groups.at(-1)!.push(card);
    else groups.push([card]);
  }
  return groups;
}

/** How many hands of the other are imagined at most. */
const DEALS = 120;

/**
 * The card to play, as a decision to search; `null` where nothing is to be chosen.
 * @param ofBook the book's card
 */
export function weighCard(
  view: PiquetView,
  moves: readonly PiquetMove[],
  book: {readonly move: PiquetMove},
): Weighing<PiquetMove> | null {
  const cards = plainMoves(moves).flatMap((move) => (move.type === 'PLAY' ? [numberOf(move.card)] : []));
  const groups = groupsOf(view, cards);
  if (groups.length < 2 || book.move.type !== 'PLAY') return null;
  const ofBook = numberOf(book.move.card);
  const sampler = likelyIn(view);
  const {played} = possibleIn(view).known;
  const value = valuesIn(view);
  const trial: Trial = {
    choices: groups.length,
    weigh(random: Random, worth, open) {
      const other = sampler.hand(random) & ~played;
      for (let choice = 0; choice < groups.length; choice++)
        if (open[choice]) worth[choice] = value(other, groups[choice]![0]!);
    },
  };
  const isLead = !view.trick.length;
  const shown = (choice: number): number => (isLead ? groups[choice]!.at(-1)! : groups[choice]![0]!);
  return {
    trial,
    book,
    ofBook: groups.findIndex((group) => group.includes(ofBook)),
    moveOf: (choice) => ({type: 'PLAY', card: CARDS[shown(choice)]!}),
    nameOf: (choice) => CARDS[groups[choice]![0]!]!,
    deals: countIn(bitsOf(view.hand)) > 10 ? DEALS / 2 : DEALS,
  };
}

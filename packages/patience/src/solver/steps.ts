import {needed, type Lay, type Layout} from './layout.js';

/** One move of the search: a packet's uppermost card to a packet, or to a foundation. */
export interface Step {
  readonly way: 'play' | 'marry' | 'fill' | 'park';
  readonly from: number;
  readonly to: number;
}

const rankOf = (code: number): number => (code - 1) % 13 + 1;
const suitOf = (code: number): number => Math.floor((code - 1) / 13);

/** The moves worth trying: one alone when it can never do harm, else all that differ in kind. */
export function stepsOf(layout: Layout, lay: Lay): Step[] {
  const {piles} = lay;
  const tops = piles.map((pile) => (pile ? pile.charCodeAt(pile.length - 1) : 0));
  const plays: Step[] = [];
  for (let from = 0; from < tops.length; from++) {
    const top = tops[from]!;
    if (!top) continue;
    for (const to of placesFor(layout, lay, top)) {
      const step: Step = {way: 'play', from, to};
      if (isSafe(layout, lay, top)) return [step];
      plays.push(step);
    }
  }
  return [...plays, ...between(layout, piles, tops)];
}

/** The foundations that take a card, one of those that are alike. */
function placesFor({places}: Layout, {counts}: Lay, card: number): number[] {
  const found: number[] = [];
  const seen = new Set<number>();
  places.forEach((place, i) => {
    if ((place.suit >= 0 && place.suit !== suitOf(card)) || needed(place, counts[i]!) !== rankOf(card)) return;
    if (seen.has(place.step * (1 + place.base))) return;
    seen.add(place.step * (1 + place.base));
    found.push(i);
  });
  return found;
}

/**
 * Whether founding a card at once can never do harm: all that could be laid on it is founded, and every equal card has
 * a place of its own to go to. (That a card fits is not enough: where eight foundations are alike, a card may take the
 * place from an equal one that lies over what is needed more.)
 */
function isSafe({places, marry}: Layout, {counts}: Lay, card: number): boolean {
  if (places.some(({step}) => step < 0) || !(marry.length === 0 || (marry.length === 1 && marry[0] === -1))) return false;
  return places.every(({suit}, i) => (suit >= 0 && suit !== suitOf(card)) || counts[i]! >= rankOf(card) - 1);
}

function between({marry, fill, park}: Layout, piles: readonly string[], tops: readonly number[]): Step[] {
  const steps: Step[] = [];
  const empty = fill ? piles.indexOf('') : -1;
  const bare = park ? piles.findIndex((pile) => pile.length === 1 && rankOf(pile.charCodeAt(0)) === park) : -1;
  for (let from = 0; from < piles.length; from++) {
    const top = tops[from]!;
    if (!top) continue;
    for (const difference of marry) {
      const other = top - difference;
      // The code of the neighbour must be of the same suit: rank and difference stay within one to thirteen.
      const rank = rankOf(top) - difference;
      if (rank < 1 || rank > 13) continue;
      for (let to = 0; to < tops.length; to++) if (tops[to] === other && to !== from) steps.push({way: 'marry', from, to});
    }
    if (empty >= 0 && piles[from]!.length > 1) steps.push({way: 'fill', from, to: empty});
    if (bare >= 0 && piles[from]!.length > 2) steps.push({way: 'park', from, to: bare});
  }
  return steps;
}

/** Takes a step, and plays the bases that go by themselves, in the order in which the rules play them. */
export function after(layout: Layout, {counts, piles}: Lay, {way, from, to}: Step): Lay {
  const nextPiles = [...piles], nextCounts = [...counts];
  const pile = piles[from]!;
  nextPiles[from] = pile.slice(0, -1);
  if (way === 'play') nextCounts[to]!++;
  else nextPiles[to] += pile.slice(-1);
  playBases(layout, nextCounts, nextPiles);
  return {counts: nextCounts, piles: nextPiles};
}

function playBases({places}: Layout, counts: number[], piles: string[]): void {
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i]!;
    if (!pile) continue;
    const card = pile.charCodeAt(pile.length - 1);
    const place = places.findIndex(({forced, base, suit}, at) =>
      forced && counts[at] === 0 && base === rankOf(card) && (suit < 0 || suit === suitOf(card)));
    if (place < 0) continue;
    counts[place]!++;
    piles[i] = pile.slice(0, -1);
    // The rules look through the packets from the first again.
    i = -1;
  }
}

/** How well a position stands: cards founded, cards that lie over those needed soon, runs in order, open lanes. */
export function worthOf({places, fill}: Layout, {counts, piles}: Lay): number {
  let worth = 0;
  for (const count of counts) worth += 6 * count;
  const needs = places.map((place, i) => needed(place, counts[i]!));
  for (const pile of piles) {
    if (!pile && fill) worth += 3;
    for (let i = 0; i < pile.length; i++) {
      const card = pile.charCodeAt(i), rank = rankOf(card), suit = suitOf(card);
      if (i > 0 && pile.charCodeAt(i - 1) === card + 1) worth += 0.5;
      const above = pile.length - 1 - i;
      if (!above) continue;
      let plies = 13;
      for (let p = 0; p < places.length; p++) {
        const place = places[p]!;
        if (!needs[p] || (place.suit >= 0 && place.suit !== suit)) continue;
        const distance = (rank - needs[p]!) * place.step;
        if (distance >= 0 && distance < plies) plies = distance;
      }
      worth -= 0.55 * above / (plies + 0.5);
    }
  }
  return worth;
}

import {rankOf, type Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import type {PiquetOptions} from './options.js';
import type {Counted, Why} from './types.js';

// How points are reckoned: in which order, and what makes a repique, a pique, the cards and a capot.

/** The order of reckoning, in whatever order it is said. */
const ORDER: readonly Why[] = ['carteBlanche', 'point', 'sequence', 'sets', 'carteRouge', 'lead'];

/** How many points are a repique or a pique, and what they bring. */
const THIRTY = 30;
export const REPIQUE = 60,
  PIQUE = 30;

/** What is announced, by its place in the order; 0 … 4, and 5 for all that comes later. */
const placeOf = (why: Why): number => (ORDER.includes(why) ? ORDER.indexOf(why) : ORDER.length - 1);

/** What reckons before the play. */
export const isAnnounced = ({why}: Counted): boolean => placeOf(why) < ORDER.length - 1;

/** Points in the order of reckoning: what was announced by its classes, then the rest as it came. */
export const inOrder = (said: readonly Counted[]): readonly Counted[] =>
  said
    .filter(({why}) => why !== 'repique' && why !== 'pique')
    .map((one, at) => ({one, at}))
    .sort((a, b) => placeOf(a.one.why) - placeOf(b.one.why) || a.at - b.at)
    .map(({one}) => one);

type Reckoning = Pick<PiquetOptions, 'carteRougeCountsToRepique'>;

/**
 * Points with what they make: sixty more for thirty announced while the other has nothing, thirty more for elder hand who
 * comes to thirty in the play. One of the two at most, once; tricks counted at the end help to neither.
 * @param said in any order in which they were said
 * @param elder the seat of elder hand, who alone can make a pique: his first lead counts before the other can reach it
 */
export function reckoned(
  said: readonly Counted[],
  elder: Seat,
  {carteRougeCountsToRepique}: Reckoning = {carteRougeCountsToRepique: true},
): readonly Counted[] {
  const totals = [0, 0];
  let made = false;
  return inOrder(said).flatMap((one): readonly Counted[] => {
    const {seat, points, why} = one;
    totals[seat]! += points;
    const isEnd = why === 'cards' || why === 'capot';
    const helps = !isEnd && (why !== 'carteRouge' || carteRougeCountsToRepique);
    if (made || !helps || totals[1 - seat]! > 0) return [one];
    if (totals[seat]! < THIRTY) return [one];
    const isRepique = isAnnounced(one);
    if (!isRepique && seat !== elder) return [one];
    made = true;
    const bonus: Counted = {seat, points: isRepique ? REPIQUE : PIQUE, why: isRepique ? 'repique' : 'pique'};
    totals[seat]! += bonus.points;
    return [one, bonus];
  });
}

/** The sums of two seats. */
export const totalsOf = (counted: readonly Counted[]): readonly [number, number] => {
  const totals: [number, number] = [0, 0];
  for (const {seat, points} of counted) totals[seat]! += points;
  return totals;
};

type Counting = Pick<PiquetOptions, 'rules' | 'trickCount' | 'leadCounts'>;

/** What a lead counts at once: one, or nothing for a small card where only the ten and above count. */
export const leadPoints = (card: Card, {leadCounts}: Counting): number =>
  leadCounts === 'ten-and-above' && '987'.includes(rankOf(card)) ? 0 : 1;

/** What the last trick counts instead of one. */
const lastOf = ({rules}: Counting): number => (rules === 'treatise-1820' ? 3 : 2);

/** What is counted for a trick. */
export interface TrickPoints {
  readonly leader: number;
  readonly follower: number;
}

/**
 * What a whole trick counts. Who leads counts one, and who takes another's lead; the last trick counts more to its winner. By the
 * letter of the page who leads and takes counts both.
 * @param number of the trick, from 1
 */
export function trickPoints(card: Card, number: number, leaderWins: boolean, options: Counting): TrickPoints {
  const lead = leadPoints(card, options);
  const isLast = number === 12;
  const last = lastOf(options);
  if (options.trickCount === 'literal') {
    const each = isLast ? 2 : 1;
    return {leader: each * (leaderWins ? 2 : 1), follower: leaderWins ? 0 : each};
  }
  if (!isLast) return {leader: lead, follower: leaderWins ? 0 : 1};
  return leaderWins ? {leader: last, follower: 0} : {leader: lead, follower: last};
}

/** What the tricks of a seat count at the end: ten for most of them, forty for all. */
export function trickBonus(tricks: number, {capotMode}: Pick<PiquetOptions, 'capotMode'>): number {
  if (tricks === 12) return capotMode === 'additional' ? 50 : 40;
  return tricks > 6 ? 10 : 0;
}

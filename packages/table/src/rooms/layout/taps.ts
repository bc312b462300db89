import type {MoveLike} from '@quinola/play';
import type {PlaceAsk, Way} from '../../asks/ask.js';
import {lengthOf, waysFrom} from './plan.js';

/** What is picked up: the top pieces of a pile. */
export interface Picked {
  readonly pile: string;
  /** How many; `null`: as many as the place takes to which they go, as for somebody who chooses by keys. */
  readonly count: number | null;
}

/** The result of a tap: a move, or what is picked up now. */
export type Tapped = {readonly move: MoveLike} | {readonly pick: Picked | null};

/** Whether a way takes along as many as are picked up. */
const takes = (way: Way, {count}: Picked): boolean => count === null || lengthOf(way) === count;

/** The ways of what is picked up, those with the most pieces first. */
export function waysOf(ask: PlaceAsk, picked: Picked): readonly Way[] {
  const own = waysFrom(ask, picked.pile).filter((way) => takes(way, picked));
  return picked.count === null ? [...own].sort((a, b) => lengthOf(b) - lengthOf(a)) : own;
}

/**
 * How many pieces are taken up where one of them is pressed: with all above it, if so many may go somewhere; else the most below
 * that number, or the fewest that may.
 * @param pressed how many there are from the pressed one to the top
 */
export function takenBy(ask: PlaceAsk, pile: string, pressed: number): number {
  const counts = waysFrom(ask, pile).map(lengthOf);
  const within = counts.filter((count) => count <= pressed);
  return within.length ? Math.max(...within) : counts.length ? Math.min(...counts) : 1;
}

/**
 * What a tap on a pile means: put there what is picked up; on what is picked up already, move it where it usually goes, or to the
 * only place that takes it; the pile's own move, as turning a card; else pick up what lies there.
 * @param count how many pieces were meant by the tap; `null` for a key
 */
export function tapOn(
  pile: string,
  picked: Picked | null,
  ask: PlaceAsk,
  count: number | null = null,
): Tapped {
  const own = waysFrom(ask, pile);
  if (picked?.pile === pile) {
    if (count !== null && picked.count !== null && count !== picked.count) return {pick: {pile, count}};
    const ways = waysOf(ask, picked);
    const way = ways.find(({home}) => home) ?? (ways.length === 1 ? ways[0] : undefined);
    return way ? {move: way.move} : {pick: null};
  }
  // What lies raised by itself can be moved as if it were picked up.
  const ways = picked ? waysOf(ask, picked) : ask.raised === undefined ? [] : ask.ways;
  const laid = ways.find(({to}) => to === pile);
  if (laid) return {move: laid.move};
  const turn = ask.turns?.[pile];
  if (turn) return {move: turn};
  if (own.length === 1 && own[0]!.atOnce) return {move: own[0]!.move};
  if (own.length) return {pick: {pile, count}};
  // An impossible move is tried anyway, so that the rules say why.
  return picked && ask.attempt ? {move: ask.attempt(picked.pile, pile)} : {pick: null};
}

import type {Card} from '@quinola/cards';
import type {Player} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {resolveDraw, type DrawResult, type DrawScheme} from '../../src/whist/rules/draw.js';
import {otherPack} from '../../src/whist/rules/display.js';
import {fiveRubbers} from '../../src/whist/rules/rotation.js';
import {exitOrder} from '../../src/whist/rules/cutting.js';
import {rubberPlan} from '../../src/whist/rules/rotation.js';
import {ruleSet} from '../../src/whist/rules/ruleset.js';
import type {RubberResult} from '../../src/whist/rules/types.js';
import {optionsOf, pairNames, playerName, playerNamed, seatName, seatNamed} from './given.js';

type Pairs = readonly (readonly string[])[];

/** Lets everyone draw a card and continue as long as the rules ask for it. */
function drawn(
  given: Given,
  scheme: DrawScheme,
  cards: ReadonlyMap<Player, readonly Card[]>,
  together: readonly (readonly Player[])[] = [],
): DrawResult & {readonly redraw: readonly Player[]} {
  const taken = new Map([...cards.keys()].map((player) => [player, 1]));
  const redraw: Player[] = [];
  for (;;) {
    const draws = Array.from({length: Math.max(...cards.keys()) + 1}, (_, player) =>
      (cards.get(player) ?? []).slice(0, taken.get(player) ?? 0),
    );
    const result = resolveDraw(scheme, draws, optionsOf(given), together);
    if (!('redraw' in result)) return {...result, redraw};
    for (const player of result.redraw) {
      if (taken.get(player)! >= cards.get(player)!.length)
        throw new RangeError(`no further card is given for ${playerName(player)}`);
      taken.set(player, taken.get(player)! + 1);
      redraw.push(player);
    }
  }
}

function cardsByPlayer(draws: unknown): Map<Player, readonly Card[]> {
  return new Map(
    Object.entries(draws as Record<string, Card | Card[]>).map(([name, cards]) => [
      playerNamed(name),
      [cards].flat(),
    ]),
  );
}

/** Players by seat when these pairs sit opposite each other. */
export function seatsOf(pairs: Pairs): Player[] {
  const [[a, c], [b, d]] = pairs as [[string, string], [string, string]];
  return [a, b, c, d].map(playerNamed);
}

/** `cut-partners`: cards drawn → pairs, the dealer's first; who deals; who drew again, in order. */
function cutPartners(given: Given): object {
  const before = given.previousPairs ? [{seats: seatsOf(given.previousPairs as Pairs)}] : [];
  const {scheme} = rubberPlan(optionsOf(given), Number(given.rubber ?? 1), before);
  const together = ((given.previousPairs ?? []) as Pairs).map((pair) => pair.map(playerNamed));
  const {camps, ranked, redraw} = drawn(given, scheme, cardsByPlayer(given.draws), together);
  return {pairs: pairNames(camps), dealer: playerName(ranked[0]!), redraw: redraw.map(playerName)};
}

/** `partner-rotation`: the pairs of two rubbers → those of the third. */
function partnerRotation(given: Given): object {
  const past: Pick<RubberResult, 'seats'>[] = [given.rubber1, given.rubber2].map((pairs) => ({
    seats: seatsOf(pairs as Pairs),
  }));
  const {scheme, camps} = rubberPlan(optionsOf(given), 3, past);
  return {rubber3: pairNames(camps), drawFor: `${scheme}-only`};
}

/** `five-player-rotation`: the draw → who sits out when, and the pairs of the five rubbers. */
function fivePlayers(given: Given): object {
  const {ranked} = drawn(given, 'order', cardsByPlayer(given.draws));
  const order = exitOrder(ranked, playerNamed(String(given.stays)));
  return {
    exitOrder: order.map(playerName),
    rubbers: fiveRubbers(order).map(({camps, out}, i) => ({
      rubber: i + 1,
      pairs: pairNames(camps),
      out: playerName(out),
    })),
  };
}

/** `strohmann-order`: the draw → who plays with the dummy when. */
function strohmannOrder(given: Given): object {
  const {ranked} = drawn(given, 'order', cardsByPlayer(given.draws));
  return {order: ranked.map(playerName), rubbers: optionsOf(given, {table: 'dummy'}).rubbers};
}

/** `packs`: where the other pack lies, and who deals next. */
function packs(given: Given): object {
  if (!ruleSet(optionsOf(given)).ownPacks) throw new RangeError('this book knows of one pack only');
  const {between, nextDealer} = otherPack(seatNamed(given.dealer));
  if (seatNamed(given.shuffler) !== between[0])
    throw new RangeError(`the other pack is shuffled by ${seatName(between[0])}`);
  return {otherPackLiesBetween: between.map(seatName), nextDealer: seatName(nextDealer)};
}

/** Runners of the kinds about drawing and sitting down. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  'cut-partners': cutPartners,
  'partner-rotation': partnerRotation,
  'five-player-rotation': fivePlayers,
  'strohmann-order': strohmannOrder,
  packs,
};

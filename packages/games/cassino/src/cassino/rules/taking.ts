import {rankOf, type Card} from '@quinola/cards';
import {captures, refuseCapture, setsThatSum, type Capture, type Refusal} from '@quinola/play';
import {
  GREAT,
  isCourt,
  isLastCard,
  LITTLE,
  valueOf,
  type CassinoOptions,
  type CassinoView,
  type TakeMove,
} from './types.js';

// What a card takes (*związki*): numbers take equal cards and sums, courts and aces their own rank only.

/** Sets of table cards, each of which a card may take alone; smaller ones first. */
export function setsFor(card: Card, table: readonly Card[]): readonly (readonly Card[])[] {
  const value = valueOf(card);
  return value === null || value === 1
    ? table.filter((other) => rankOf(other) === rankOf(card)).map((other) => [other])
    : setsThatSum(table, valueOf, value);
}

/** How many of these sets a card may take together. */
const mostFor = (card: Card, {courtCapture}: Pick<CassinoOptions, 'courtCapture'>): number =>
  isCourt(card) && courtCapture === 'pair' ? 1 : Infinity;

/** Everything that a card may take. */
export const takesOf = (
  card: Card,
  table: readonly Card[],
  options: Pick<CassinoOptions, 'courtCapture'>,
): readonly Capture[] => captures(card, table, setsFor(card, table), mostFor(card, options));

/** Whether cards may be taken by a card in its own right, without the Sweep. */
export const isMatch = (card: Card, take: readonly Card[], table: readonly Card[], options: CassinoOptions) =>
  refuseCapture(take, table, setsFor(card, table), mostFor(card, options)) === null;

/** The cards on the table of a view. */
export const tableOf = ({middle}: Pick<CassinoView, 'middle'>): readonly Card[] =>
  middle.map(({card}) => card);

/** Whether a card takes everything: a court as the dealer's very last card (*Sweep*). */
export const sweeps = (view: Pick<CassinoView, 'stock' | 'counts'>, card: Card): boolean =>
  isLastCard(view) && isCourt(card);

/** Everything that the player of a view may take. */
export function takesIn(view: CassinoView): readonly TakeMove[] {
  const table = tableOf(view);
  if (!table.length) return [];
  return view.hand
    .flatMap((card) => (sweeps(view, card) ? [{card, take: table}] : takesOf(card, table, view.options)))
    .map((capture) => ({type: 'TAKE', ...capture}));
}

/** Why a card cannot take these; `null` if it can. */
export function refuseTake(view: CassinoView, {card, take}: TakeMove): Refusal | null {
  const table = tableOf(view);
  if (!view.hand.includes(card)) return {reason: 'not-held', about: {card: String(card)}};
  if (sweeps(view, card)) return refuseCapture(take, table, [table]) && {reason: 'sweeps', about: {card}};
  return refuseCapture(take, table, setsFor(card, table), mostFor(card, view.options));
}

/** The cards that the player of a view may lay down. */
export function layable(view: CassinoView): readonly Card[] {
  const table = tableOf(view);
  return view.hand.filter((card) =>
    sweeps(view, card) ? !table.length : !view.options.mustCapture || !setsFor(card, table).length,
  );
}

/** Why a card cannot be laid down; `null` if it can. */
export function refuseLay(view: CassinoView, card: Card): Refusal | null {
  if (!view.hand.includes(card)) return {reason: 'not-held', about: {card: String(card)}};
  if (layable(view).includes(card)) return null;
  return {reason: sweeps(view, card) ? 'sweeps' : 'must-take', about: {card}};
}

/** How good it is to take a card: by the points that it counts, then by spades. */
export const valueInTake = (card: Card): number =>
  1 + (card === GREAT ? 20 : card === LITTLE || rankOf(card) === 'A' ? 10 : 0) + Number(card.endsWith('S'));

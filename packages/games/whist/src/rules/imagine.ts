import {FRENCH_52, FRENCH_SUITS, shuffled, type Card, type Random} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import {honourRanks, honoursIn} from './honours.js';
import {dealer, type Lot} from './splits.js';
import {suit} from './tricks.js';
import {partnerOf, type Table, type WhistState, type WhistView} from './types.js';
import {EMPTY_HANDS, changed, isStrict} from './table.js';

/** Draws whole states that agree with one view. */
export type Imaginer = (random: Random) => WhistState;

const imaginers = new WeakMap<WhistView, Imaginer>();

/**
 * A whole state that agrees with the view and all that has been shown, every such deal equally likely: cards
 * played, voids, the turn-up, open and shown cards, calls and answers. That somebody was silent excludes nothing.
 * @throws RangeError when the view is impossible: a card twice, or counts that do not add up
 */
export function imagine(view: WhistView, random: Random): WhistState {
  let imaginer = imaginers.get(view);
  if (!imaginer) imaginers.set(view, (imaginer = imaginerOf(view)));
  return imaginer(random);
}

/** What can be worked out once for all imagined states of a view. */
export function imaginerOf(view: WhistView): Imaginer {
  const table = changed(view, {player: -1, seat: -1, hand: [], dummyHand: null});
  if (view.turn.phase.startsWith('cutting') && view.turn.must !== 'chance') {
    return (random) => ({table, pack: imaginedSpread(view, random), hands: EMPTY_HANDS, dealt: EMPTY_HANDS});
  }
  if (view.turn.phase === 'preparing.packCut' || view.turn.phase === 'dealing.giving') {
    return (random) => ({
      table,
      pack: shuffled(FRENCH_52.cards, random),
      hands: EMPTY_HANDS,
      dealt: EMPTY_HANDS,
    });
  }
  if (view.counts.every((count) => count === 0) && view.tricks.length === 0) {
    return () => ({table, pack: [], hands: EMPTY_HANDS, dealt: EMPTY_HANDS});
  }
  return dealImaginer(view, table);
}

/** The spread pack: what was drawn lies where it was drawn. */
function imaginedSpread({draw, turn}: WhistView, random: Random): readonly Card[] {
  if (turn.phase === 'cutting.seating') return [];
  const {taken, turned, size} = draw!;
  const rest = shuffled(
    FRENCH_52.cards.filter((card) => !turned.includes(card)),
    random,
  );
  return Array.from({length: size}, (_, place) =>
    taken.includes(place) ? turned[taken.indexOf(place)]! : rest.pop()!,
  );
}

function dealImaginer(view: WhistView, table: Table): Imaginer {
  const located = locatedCards(view);
  const known = [0, 1, 2, 3].map((seat) =>
    located.filter((laid) => laid.seat === seat).map(({card}) => card),
  );
  const played = [0, 1, 2, 3].map((seat) => playedBy(view, seat));
  const seen = new Set([...located.map(({card}) => card), ...played.flat(), ...view.gone]);
  const unseen = FRENCH_52.cards.filter((card) => !seen.has(card));
  const room = [0, 1, 2, 3].map((seat) => view.counts[seat]! - known[seat]!.length);
  if (sum(room) !== unseen.length || room.some((n) => n < 0))
    throw new RangeError('the view is impossible: its cards do not add up');
  const draw =
    dealer(lotsOf(view, unseen, room, known, true), room) ??
    // At a strict table a call may have been untrue, as what was played since has shown.
    dealer(lotsOf(view, unseen, room, known, false), room) ??
    // A revoke may have made a void of what is none: then only the numbers bind.
    dealer([{cards: unseen, least: [0, 0, 0, 0], most: room}], room)!;
  // Cards known in a hand come first: before the turn-up the dealer's last card is none that was seen.
  return (random) => {
    const hands = draw(random).map((cards, seat) => ordered(view, seat, [...known[seat]!, ...cards]));
    return {table, pack: [], hands, dealt: hands.map((hand, seat) => [...played[seat]!, ...hand])};
  };
}

/** A hand that the view's player sees keeps its order. */
function ordered(view: WhistView, seat: Seat, hand: Card[]): readonly Card[] {
  return seat === view.seat && view.hand.length
    ? view.hand
    : seat === view.dummy && view.dummyHand
      ? view.dummyHand
      : hand;
}

/** The cards of a seat that have been played in this deal. */
function playedBy(view: Pick<WhistView, 'tricks' | 'trick'>, seat: Seat): Card[] {
  return [...view.tricks.flatMap(({cards}) => cards), ...view.trick]
    .filter((laid) => laid.seat === seat)
    .map(({card}) => card);
}

/** Every card in a hand whose place the view's player knows. */
export function locatedCards(view: WhistView): readonly Laid[] {
  const found = new Map<Card, Laid>();
  const add = (card: Card, seat: Seat): void => {
    found.set(card, {seat, card});
  };
  for (const card of view.hand) add(card, view.seat);
  for (const card of view.dummyHand ?? []) add(card, view.dummy);
  for (const {card, seat} of [...view.exposed, ...view.seen]) add(card, seat);
  const {turnUp} = view;
  if (turnUp && !playedBy(view, turnUp.seat).includes(turnUp.remembered)) add(turnUp.remembered, turnUp.seat);
  return [...found.values()];
}

/** The unseen cards in lots of those that the same hands may hold; `believed`: also by what was said of honours. */
function lotsOf(
  view: WhistView,
  unseen: readonly Card[],
  room: readonly number[],
  known: readonly (readonly Card[])[],
  believed: boolean,
): Lot[] {
  const voids = voidsShown(view, known);
  const {trump} = view;
  const honours = trump === null || !believed ? null : honoursToHold(view, known);
  const lots = new Map<string, {cards: Card[]; least: readonly number[]; most: readonly number[]}>();
  for (const of of FRENCH_SUITS) {
    const most = room.map((n, seat) => (voids[seat]!.has(of) ? 0 : n));
    const suited = unseen.filter((card) => suit(card) === of);
    const figures = honours && of === trump ? honoursIn(suited, of, view.options.honours) : [];
    const add = (cards: readonly Card[], least: readonly number[], upTo: readonly number[]): void => {
      if (!cards.length) return;
      const key = `${least} ${upTo}`;
      const lot = lots.get(key);
      if (lot) lot.cards.push(...cards);
      else lots.set(key, {cards: [...cards], least, most: upTo});
    };
    add(
      suited.filter((card) => !figures.includes(card)),
      [0, 0, 0, 0],
      most,
    );
    if (honours)
      add(
        figures,
        honours.map((n) => n ?? 0),
        most.map((n, seat) => Math.min(n, honours[seat] ?? n)),
      );
  }
  // The tightest first keeps the table of ways small; a lot that asks for certain cards is never merged into another.
  return [...lots.values()].sort((a, b) => sum(a.most) - sum(b.most));
}

/**
 * By seat, how many unseen honours it must hold by what was said: a caller has two, who answered no has none, who
 * answered yes has shown what he has. `null` where nothing was said.
 */
export function honoursToHold(
  view: WhistView,
  known: readonly (readonly Card[])[],
): readonly (number | null)[] | null {
  const need: (number | null)[] = [null, null, null, null];
  const {honours} = view.options;
  const count = (seat: Seat): number =>
    honoursIn([...known[seat]!, ...playedBy(view, seat)], view.trump!, honours).length;
  const placed = [0, 1, 2, 3].reduce((all, seat) => all + count(seat), 0);
  const unseen = honourRanks(honours).length - placed - honoursIn(view.gone, view.trump!, honours).length;
  for (const {seat, said} of view.calls) {
    // A call at a strict table may be untrue: the caller himself knows it, and others where honours are missing.
    if (said === 'call') need[seat] = seat === view.seat ? 0 : Math.min(unseen, Math.max(0, 2 - count(seat)));
    if (said === 'no') need[seat] = 0;
    if (said === 'yes') need[seat] = need[partnerOf(seat)] = 0;
  }
  return need.some((n) => n !== null) ? need : null;
}

/** Suits in which each seat has failed to follow, unless a card of the suit has come to light in its hand since. */
export function voidsShown(
  view: WhistView,
  known: readonly (readonly Card[])[],
): readonly ReadonlySet<string>[] {
  const voids = [0, 1, 2, 3].map(() => new Set<string>());
  const look = (cards: readonly Laid[], leader: Seat): void => {
    const led = cards.find(({seat}) => seat === leader);
    if (!led) return;
    for (const {seat, card} of cards) {
      voids[seat]!.delete(suit(card));
      if (suit(card) !== suit(led.card)) voids[seat]!.add(suit(led.card));
    }
  };
  for (const {cards, leader} of view.tricks) look(cards, leader);
  look(view.trick, view.leader);
  if (isStrict(view)) {
    known.forEach((cards, seat) => cards.forEach((card) => voids[seat]!.delete(suit(card))));
    view.etiquette.claims
      .filter(({proved}) => proved)
      .forEach(({seat, trick}) => {
        const {cards, leader} = view.tricks[trick - 1]!;
        voids[seat]!.delete(suit(cards.find((laid) => laid.seat === leader)!.card));
      });
  }
  return voids;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

import {FRENCH_52, shuffled, type Card, type Random} from '@quinola/cards';
import {imagineHands, SUIT_SLOTS, type Imaginer as HandImaginer, type Said} from '@quinola/opponents';
import type {Laid, Seat} from '@quinola/play';
import {WHIST} from '../masks/cards.js';
import {honourRanks} from './honours.js';
import {suit} from './tricks.js';
import {partnerOf, type Table, type WhistState, type WhistView} from './types.js';
import {EMPTY_HANDS, changed, isStrict} from './table.js';

/** Draws whole states that agree with one view. */
export type Imaginer = (random: Random) => WhistState;

const imaginers = new WeakMap<WhistView, Imaginer>();

/**
 * A whole state that agrees with the view and all that has been shown, every such deal equally likely: cards
 * played, voids, the turn-up, open and shown cards, calls and answers. That somebody was silent excludes nothing.
 * @throws ImpossibleView that names the contradiction
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
  const known = knownBy(view);
  const played = [0, 1, 2, 3].map((seat) => playedBy(view, seat));
  const {deal} = imaginedHands(view);
  const holdings = new Int32Array(4 * SUIT_SLOTS);
  // Cards known in a hand come first: before the turn-up the dealer's last card is none that was seen.
  return (random) => {
    deal(random, holdings);
    const hands = known.map((cards, seat) => {
      const others = WHIST.cardsAt(holdings, seat).filter((card) => !cards.includes(card));
      return ordered(view, seat, [...cards, ...others]);
    });
    return {table, pack: [], hands, dealt: hands.map((hand, seat) => [...played[seat]!, ...hand])};
  };
}

const dealers = new WeakMap<WhistView, HandImaginer>();

/**
 * Draws the four hands of a view in which cards have been dealt, as holdings, every deal that agrees equally likely.
 * @throws ImpossibleView that names the contradiction
 */
export function imaginedHands(view: WhistView): HandImaginer {
  let dealer = dealers.get(view);
  if (!dealer) {
    const known = knownBy(view),
      played = [0, 1, 2, 3].map((seat) => playedBy(view, seat));
    dealer = imagineHands({
      masks: WHIST,
      counts: view.counts,
      known,
      ...(view.hand.length && {own: view.seat}),
      played,
      gone: view.gone,
      voids: voidsShown(view, known),
      mayRevoke: isStrict(view),
      said: honoursSaid(view, known, played),
    });
    dealers.set(view, dealer);
  }
  return dealer;
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

/** By seat, every card in a hand whose place the view's player knows. */
function knownBy(view: WhistView): readonly (readonly Card[])[] {
  const known: Card[][] = [[], [], [], []];
  const add = (card: Card, seat: Seat): void => {
    if (!known[seat]!.includes(card)) known[seat]!.push(card);
  };
  for (const card of view.dummyHand ?? []) add(card, view.dummy);
  for (const {card, seat} of [...view.exposed, ...view.seen]) add(card, seat);
  const {turnUp} = view;
  if (turnUp && !playedBy(view, turnUp.seat).includes(turnUp.remembered)) add(turnUp.remembered, turnUp.seat);
  // The view's own hand as it is: a card that is there twice is found out later.
  return known.map((cards, seat) => (seat === view.seat && view.hand.length ? view.hand : cards));
}

/**
 * What the calls say of honours: a caller was dealt two, who answered no none, who answered yes has shown what the two
 * have. At a strict table a call may have been untrue, as honours that come to light elsewhere show; the caller himself
 * knows it.
 */
function honoursSaid(
  {calls, trump, options, seat: me, gone}: WhistView,
  known: readonly (readonly Card[])[],
  played: readonly (readonly Card[])[],
): readonly Said[] {
  if (trump === null) return [];
  const cards = [...honourRanks(options.honours)].map((rank) => rank + trump);
  const elsewhere = (seat: Seat): number =>
    [...gone, ...[0, 1, 2, 3].flatMap((of) => (of === seat ? [] : [...known[of]!, ...played[of]!]))].filter(
      (card) => cards.includes(card),
    ).length;
  const say = (place: Seat, n: number, name: string, hidden = false): Said => ({
    place,
    cards,
    least: n,
    most: n,
    hidden,
    name,
    doubt: 2,
  });
  return calls
    .flatMap(({seat, said}) =>
      said === 'call'
        ? [say(seat, Math.min(2, cards.length - elsewhere(seat)), 'the call of two honours')]
        : said === 'no'
          ? [say(seat, 0, 'the answer no')]
          : said === 'yes'
            ? [say(seat, 0, 'the answer yes', true), say(partnerOf(seat), 0, 'the honours shown', true)]
            : [],
    )
    .filter(({place}) => place !== me);
}

/** Suits in which each seat has failed to follow, unless a card of the suit has come to light in its hand since. */
function voidsShown(view: WhistView, known: readonly (readonly Card[])[]): readonly ReadonlySet<string>[] {
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

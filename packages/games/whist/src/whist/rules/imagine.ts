import {FRENCH_52, shuffled, type Card, type Random} from '@quinola/cards';
import {oncePerView, SUIT_SLOTS} from '@quinola/opponents';
import {playedBy, type Seat} from '@quinola/play';
import {WHIST} from '../opponents/masks/cards.js';
import {imaginedHands, knownBy} from './imagined-hands.js';
import type {Table, WhistState, WhistView} from './types.js';
import {EMPTY_HANDS, changed} from './table.js';

/** Draws complete states that agree with one view. */
export type Imaginer = (random: Random) => WhistState;

/**
 * A complete state that agrees with the view and all that was shown, every such deal equally likely: cards
 * played, voids, the turn-up, exposed and shown cards, calls and answers. Silence rules nothing out.
 * @throws ImpossibleView that names the contradiction
 */
export function imagine(view: WhistView, random: Random): WhistState {
  return imaginerFor(view)(random);
}

/** What can be computed once for all imagined states of a view. */
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

const imaginerFor = oncePerView(imaginerOf);

/** The spread pack: cards that were drawn lie where they were drawn. */
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
  // Cards known in a hand come first: before the turn-up the dealer's last card is not one that was seen.
  return (random) => {
    deal(random, holdings);
    const hands = known.map((cards, seat) => {
      const others = WHIST.cardsAt(holdings, seat).filter((card) => !cards.includes(card));
      return ordered(view, seat, [...cards, ...others]);
    });
    return {table, pack: [], hands, dealt: hands.map((hand, seat) => [...played[seat]!, ...hand])};
  };
}

/** A hand that the view's player can see keeps its order. */
function ordered(view: WhistView, seat: Seat, hand: Card[]): readonly Card[] {
  return seat === view.seat && view.hand.length
    ? view.hand
    : seat === view.dummy && view.dummyHand
      ? view.dummyHand
      : hand;
}

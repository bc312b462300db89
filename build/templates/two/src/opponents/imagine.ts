import {FRENCH_32, type Random} from '@quinola/cards';
import {imagineHands, masks, SUIT_SLOTS, voidsShown} from '@quinola/opponents';
import {NO_CARDS} from '@quinola/play';
import {SEATS, tools, TRICKS, type NewGameState, type NewGameView} from '../rules/index.js';

const MASKS = masks(FRENCH_32);

/** The piles beside the hands: the talon, and what each has exchanged. */
const PILES = 1 + SEATS;

/**
 * A whole state that agrees with a view and with all that was shown. The suite uses it to deal the hidden cards anew, and checks
 * that nobody sees a difference; opponents that search play such states out.
 */
export function imagine(view: NewGameView, random: Random): NewGameState {
  const {seat, seats, hand, counts, trick, tricks, turn, talon, discards, discarded} = view;
  const table = tools.changed(view, {player: -1, seat: -1, hand: NO_CARDS, discarded: NO_CARDS});
  const none = seats.map(() => NO_CARDS);
  if (turn.must === 'chance' || turn.over)
    return {table, pack: [], hands: none, dealt: none, talon: [], discarded: none};
  const laid = [...tricks.map(({cards}) => cards), trick];
  const played = seats.map((_, one) =>
    laid.flatMap((cards) => cards.flatMap((at) => (at.seat === one ? [at.card] : []))),
  );
  const holdings = new Int32Array((SEATS + PILES) * SUIT_SLOTS);
  imagineHands({
    masks: MASKS,
    counts,
    talon: [talon, ...discards.map((count) => Math.max(0, count))],
    known: [
      ...seats.map((_, one) => (one === seat ? hand : [])),
      [],
      ...seats.map((_, one) => (one === seat ? discarded : [])),
    ],
    ...(seat >= 0 && {own: seat}),
    played,
    voids: voidsShown(TRICKS, SEATS, laid),
  }).deal(random, holdings);
  const hands = seats.map((_, one) => (one === seat ? hand : MASKS.cardsAt(holdings, one)));
  const gone = seats.map((_, one) => (one === seat ? discarded : MASKS.cardsAt(holdings, SEATS + 1 + one)));
  return {
    table,
    pack: [],
    hands,
    dealt: hands.map((held, one) => [...played[one]!, ...held]),
    talon: MASKS.cardsAt(holdings, SEATS),
    discarded: gone,
  };
}

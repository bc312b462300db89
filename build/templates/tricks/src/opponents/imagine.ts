import {FRENCH_52, type Random} from '@quinola/cards';
import {imagineHands, masks, SUIT_SLOTS, voidsShown} from '@quinola/opponents';
import {NO_CARDS} from '@quinola/play';
import {HAND, SEATS, tools, TRICKS, type NewGameState, type NewGameView} from '../rules/index.js';

const MASKS = masks(FRENCH_52);

/**
 * A whole state that agrees with a view and with all that was shown. The suite uses it to deal the hidden cards anew, and checks
 * that nobody sees a difference; opponents that search play such states out.
 */
export function imagine(view: NewGameView, random: Random): NewGameState {
  const {seat, seats, hand, counts, trick, tricks, turn} = view;
  const table = tools.changed(view, {player: -1, seat: -1, hand: NO_CARDS});
  const none = seats.map(() => NO_CARDS);
  if (turn.must === 'chance' || turn.over) return {table, pack: [], hands: none, dealt: none};
  const laid = [...tricks.map(({cards}) => cards), trick];
  const played = seats.map((_, owner) =>
    laid.flatMap((cards) => cards.flatMap((one) => (one.seat === owner ? [one.card] : []))),
  );
  const holdings = new Int32Array((SEATS + 1) * SUIT_SLOTS);
  imagineHands({
    masks: MASKS,
    counts,
    // What is not dealt lies in one hidden pile.
    talon: [FRENCH_52.cards.length - SEATS * HAND],
    known: seats.map((_, owner) => (owner === seat ? hand : [])),
    ...(seat >= 0 && {own: seat}),
    played,
    voids: voidsShown(TRICKS, SEATS, laid),
  }).deal(random, holdings);
  const hands = seats.map((_, owner) => (owner === seat ? hand : MASKS.cardsAt(holdings, owner)));
  return {table, pack: [], hands, dealt: hands.map((held, owner) => [...played[owner]!, ...held])};
}

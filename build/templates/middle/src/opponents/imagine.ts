import {FRENCH_52, shuffled, type Random} from '@quinola/cards';
import {NO_CARDS} from '@quinola/play';
import {tools, type NewGameState, type NewGameView} from '../rules/index.js';

/**
 * A whole state that agrees with a view and with all that was shown. The suite uses it to deal the hidden cards anew, and checks
 * that nobody sees a difference; opponents that search play such states out.
 */
export function imagine(view: NewGameView, random: Random): NewGameState {
  const {seat, hand, counts, middle, taken, turn} = view;
  const table = tools.changed(view, {player: -1, seat: -1, hand: NO_CARDS});
  const none = counts.map(() => NO_CARDS);
  if (turn.must === 'chance' || turn.over) return {table, pack: [], hands: none, dealt: none};
  const seen = [...hand, ...middle.map(({card}) => card), ...taken.flat()];
  const hidden = shuffled(
    FRENCH_52.cards.filter((card) => !seen.includes(card)),
    random,
  );
  const hands = counts.map((held, owner) => (owner === seat ? hand : hidden.splice(0, held)));
  return {table, pack: [], hands, dealt: hands};
}

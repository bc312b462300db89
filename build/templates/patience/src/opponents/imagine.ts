import {FRENCH_52, shuffled, type Random} from '@quinola/cards';
import {isBuilt, type NewGameState, type NewGameView} from '../rules/index.js';

/**
 * A whole state that agrees with a view and with all that was shown. The suite uses it to deal the hidden cards anew, and checks
 * that nobody sees a difference.
 */
export function imagine(view: NewGameView, random: Random): NewGameState {
  const hidden = FRENCH_52.cards.filter((card) => !view.turned.includes(card) && !isBuilt(view, card));
  return {table: {...view, player: -1}, stock: shuffled(hidden, random).slice(0, view.left)};
}

import {FRENCH_32, shuffled, type Random} from '@quinola/cards';
import type {NewGameState, NewGameView} from '../rules/index.js';

/**
 * A whole state that agrees with a view: nothing is hidden but the pack. The suite uses it to shuffle the pack anew, and checks that
 * nobody sees a difference; opponents that search play such states out.
 */
export function imagine(view: NewGameView, random: Random): NewGameState {
  const table = {...view, player: -1};
  const {turn, right, left} = view;
  if (turn.must === 'chance' || turn.over) return {table, pack: []};
  const seen = [...right, ...left];
  return {
    table,
    pack: shuffled(
      FRENCH_32.cards.filter((card) => !seen.includes(card)),
      random,
    ),
  };
}

import {FRENCH_52, shuffled, type Random} from '@quinola/cards';
import {MoveError} from '@quinola/play';
import {strictly} from './parts.js';
import {phaseOf} from './state.js';
import type {WhistMove, WhistState} from './types.js';

/** The move that chance makes: a spread or shuffled pack, a deal with an accident or without. */
export function chanceMove(state: WhistState, random: Random): WhistMove {
  switch (phaseOf(state.table)) {
    case 'cutting.spreading':
      return {type: 'SPREAD', pack: shuffled(FRENCH_52.cards, random)};
    case 'preparing.shuffling':
      return {type: 'SHUFFLE', pack: shuffled(FRENCH_52.cards, random)};
    case 'dealing.giving':
      return {type: 'GIVE', accident: strictly(state.table)?.accident(state, random) ?? null};
    default:
      throw new MoveError({reason: 'not-now'});
  }
}

import {shuffled, TAROK_78, type Random} from '@quinola/cards';
import {MoveError} from '@quinola/play';
import {placeCards} from '../../pack/index.js';
import {isTrois, phaseOf} from './table.js';
import type {TarokMove, TarokState} from './types.js';

/** The move that chance makes: cards spread for the draw, or a shuffled pack. */
export function chanceMove({table}: TarokState, random: Random): TarokMove {
  switch (phaseOf(table)) {
    case 'drawing.spreading':
      return {type: 'SPREAD', cards: isTrois(table) ? placeCards(random) : shuffled(TAROK_78.cards, random)};
    case 'dealing.shuffling':
      return {type: 'SHUFFLE', pack: shuffled(TAROK_78.cards, random)};
    default:
      throw new MoveError({reason: 'not-now'});
  }
}

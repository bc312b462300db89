import type {Game} from '@quinola/play';
import {play} from './act.js';
import {chanceMove} from './chance.js';
import {movesOf} from './moves.js';
import {tarokOptions} from './options.js';
import {part} from './parts.js';
import {refusalOf} from './refusal.js';
import {emptyTable, NO_CARDS} from './table.js';
import type {TarokHappening, TarokMove, TarokOptions, TarokState, TarokView} from './types.js';
import {viewOf} from './view.js';
import {worthOf} from './worth.js';

/**
 * Tarok en trois and Tarok en deux, after the Polish treatise "by Faber" (about 1820). One state is the whole session,
 * from the draw for seats to the settlement.
 */
export const tarok: Game<TarokState, TarokView, TarokMove, TarokOptions, TarokHappening> = {
  id: 'tarok',
  start(given) {
    const options = tarokOptions(given);
    // The table does not keep a set deal: it names all hands, and every seat is shown what was agreed.
    const state = {
      table: emptyTable({...options, deal: null}),
      pack: NO_CARDS,
      hands: NO_CARDS,
      dealt: NO_CARDS,
      skat: NO_CARDS,
      aside: NO_CARDS,
    };
    if (options.deal === null) return state;
    const {dealState, readDeal} = part('position');
    return dealState(state, readDeal(options.deal, options));
  },
  turn: ({table}) => table.turn,
  view: viewOf,
  moves: movesOf,
  refusal: refusalOf,
  play,
  chance: chanceMove,
  ledger: ({table}) => table.entries,
  worth: ({table}) => worthOf(table),
};

export * from './types.js';
export {announceable, type Announceable} from './announcing.js';
export {awaitsRest, fetchFirst, fetchParts, fetchRest} from './parts.js';
export {OPTION_NUMBERS, OPTION_WORDS, tarokOptions, type GivenOptions} from './options.js';
export {LAST_SAFE_FOR_SKY, LAST_TRICK} from './pieces.js';
export {lawfulPlays} from './playing.js';

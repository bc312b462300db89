import {shuffled, TAROK_78} from '@quinola/cards';
import {balances, MoveError, type Game} from '@quinola/play';
import {placeCards} from '../../pack/index.js';
import {play} from './act.js';
import {movesOf} from './moves.js';
import {tarokOmbreOptions} from './options.js';
import {refusalOf} from './refusal.js';
import {ledgerOf} from './ledger.js';
import {part} from './parts.js';
import {phaseOf, startOf} from './table.js';
import type {
  TarokOmbreHappening,
  TarokOmbreMove,
  TarokOmbreOptions,
  TarokOmbreState,
  TarokOmbreView,
} from './types.js';
import {viewOf} from './view.js';

/**
 * Tarok-ombre (*Taroklomber*) in the old and the new manner, Warsaw about 1820: one of three declares himself the
 * common enemy, asks for cards, and must make 40 of the 78 points. One state is the whole session.
 */
export const tarokOmbre: Game<
  TarokOmbreState,
  TarokOmbreView,
  TarokOmbreMove,
  TarokOmbreOptions,
  TarokOmbreHappening
> = {
  id: 'tarok-ombre',
  start(given) {
    const options = tarokOmbreOptions(given);
    if (options.deal === null) return startOf(options);
    const {dealState, readDeal} = part('position');
    // The table does not keep it: it names all hands, and every seat is shown what was agreed.
    return dealState(startOf({...options, deal: null}), readDeal(options.deal, options));
  },
  turn: ({table}) => table.turn,
  view: viewOf,
  moves: movesOf,
  refusal: refusalOf,
  play,
  chance({table}, random) {
    switch (phaseOf(table)) {
      case 'drawing.spreading':
        return {type: 'SPREAD', cards: placeCards(random)};
      case 'dealing.shuffling':
        return {type: 'SHUFFLE', pack: shuffled(TAROK_78.cards, random)};
      default:
        throw new MoveError({reason: 'not-now'});
    }
  },
  ledger: ({table}) => ledgerOf(table),
  worth: ({table}) => balances(ledgerOf(table), 3).players,
};

export * from './types.js';
export {awaitsRest, fetchFirst, fetchParts, fetchRest} from './parts.js';
export {OPTION_WORDS, tarokOmbreOptions, type GivenOptions} from './options.js';
export {demandsLeft} from './asking.js';
export {lawfulPlays} from './moves.js';

import type {Game} from '@quinola/play';
import {play} from './act.js';
import {chanceMove} from './chance.js';
import {movesOf} from './moves.js';
import {whistOptions} from './options.js';
import {part} from './parts.js';
import {refusalOf} from './refusal.js';
import {startOf} from './start.js';
import type {WhistHappening, WhistMove, WhistOptions, WhistState, WhistView} from './types.js';
import {viewOf} from './view.js';

/**
 * Whist with the rules of both books: Vienna 1834 and Warsaw about 1820, with every variant of theirs.
 * One state is the whole session.
 */
export const whist: Game<WhistState, WhistView, WhistMove, WhistOptions, WhistHappening> = {
  id: 'whist',
  start: (given) => {
    const options = whistOptions(given);
    if (options.deal === null) return startOf(options);
    const {positionState, readPosition} = part('position');
    // The table does not keep it: it names all hands, and every seat is shown what was agreed.
    return positionState({...options, deal: null}, readPosition(options.deal, options));
  },
  turn: ({table}) => table.turn,
  view: viewOf,
  moves: movesOf,
  refusal: refusalOf,
  play,
  chance: chanceMove,
  ledger: ({table}) => (table.rubbers.length ? part('settlement').ledger(table) : []),
  worth: ({table}) => part('settlement').worth(table),
};

export * from './types.js';
export {awaitsRest, fetchFirst, fetchParts, fetchRest} from './parts.js';
export {whistOptions, type GivenOptions} from './options.js';

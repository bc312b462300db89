import {bookAndSearch, weighingByRules, type Pace} from '@quinola/opponents';
import type {Offer} from '@quinola/play';
import type {CalledKingGame, CalledKingMove, CalledKingView} from '../index.js';
import {byBook, type CalledKingBrain} from './brain.js';
import {imagine} from './imagine.js';

/** So many deals are imagined at most: they are played out by the rules and the book. */
const DEALS = 60;

/** The opponents of a game of the called King: by the book, and a master that leaves it for a card where play-outs prove a gain. */
export function calledKingBrain(game: CalledKingGame, pace: Pace = {}): CalledKingBrain {
  const byRules = {...game, imagine};
  const policy = (view: CalledKingView): CalledKingMove => {
    const moves = game.moves(view);
    return moves.length > 1
      ? byBook({game: game.id, view, moves, level: 'teacher', seed: ''}).move
      : moves[0]!;
  };
  return bookAndSearch<CalledKingView, CalledKingMove, Offer<CalledKingMove>>(
    {
      game: game.id,
      byBook,
      weigh(question) {
        if (question.view.turn.phase !== 'playing.trick') return null;
        const weighing = weighingByRules(byRules, question, byBook, {
          policy,
          until: ({table}) => !table.turn.phase.startsWith('playing'),
        });
        return weighing && {...weighing, deals: DEALS};
      },
    },
    pace,
  );
}

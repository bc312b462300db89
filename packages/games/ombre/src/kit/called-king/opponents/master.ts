import {bookAndSearch, weighingByRules, type Pace} from '@quinola/opponents';
import type {Offer} from '@quinola/play';
import type {CalledKingGame, CalledKingMove, CalledKingView} from '../rules/index.js';
import {byBook, type CalledKingBrain} from './brain.js';
import {imagine} from './imagine.js';
import {likelyGames} from './likely-games.js';

/** The most deals imagined for one card. They are played out by the rules with the book's moves, which is slow. */
const DEALS = 60;

/**
 * The opponents of Quadrille or Cinquille. They play by the book; the master plays another card where play-outs of imagined deals show
 * that it gains more.
 */
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
      likely: (question, ofBook) => likelyGames(game, policy, question, ofBook),
    },
    pace,
  );
}

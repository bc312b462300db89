import {pick} from '@quinola/cards';
import {
  judgeAt,
  ownChance,
  plainMoves,
  remembered,
  thoughtOf,
  type Brain,
  type Question,
  type Thought,
} from '@quinola/opponents';
import type {Offer} from '@quinola/play';
import type {CassinoMove, CassinoView} from '../rules/index.js';
import {HABITS, maxims} from './book.js';
import {factsOf, type Play} from './facts.js';

/** What an opponent of Cassino is asked. */
export type CassinoQuestion = Question<CassinoView, CassinoMove, Offer<CassinoMove>>;
export type CassinoBrain = Brain<CassinoView, CassinoMove, Offer<CassinoMove>>;

/** The book's answer to a question. */
export function byBook(question: CassinoQuestion): Thought<CassinoMove> {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const random = ownChance(question);
  if (view.turn.phase === 'playing.turn')
    return thoughtOf(
      judgeAt(
        maxims,
        factsOf(view, remembered(view.tricks, question)),
        moves as readonly Play[],
        question,
        random,
        HABITS,
      ),
      (play) => play,
    );
  // The dealer turns all cards of the table at once.
  if (view.turn.phase === 'dealing.turning') return {move: {type: 'TURN_TABLE', count: view.covered}};
  return {move: pick(moves, random)};
}

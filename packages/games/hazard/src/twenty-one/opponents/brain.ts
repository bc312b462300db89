import {pick} from '@quinola/cards';
import {
  judgeAt,
  ownChance,
  plainMoves,
  thoughtOf,
  type Brain,
  type Question,
  type Thought,
} from '@quinola/opponents';
import type {TwentyOneMove, TwentyOneView} from '../rules/index.js';
import {HABITS, MAXIMS} from './book.js';
import {factsOf, type Facts} from './facts.js';
import {exactChoice} from './master.js';

/** What an opponent of twenty-one is asked. */
export type TwentyOneQuestion = Question<TwentyOneView, TwentyOneMove>;

/** The answer by the maxims. */
function byBook(
  facts: Facts,
  moves: readonly TwentyOneMove[],
  question: TwentyOneQuestion,
): Thought<TwentyOneMove> {
  const random = ownChance(question);
  // Where it is cut makes no difference.
  if (moves[0]?.type === 'CUT') return {move: pick(moves, random)};
  return thoughtOf(judgeAt(MAXIMS, facts, moves, question, random, HABITS), (move) => move);
}

/** The opponents of twenty-one: by the counted maxims, by hope, and exactly. */
export const twentyOneBrain = (): Brain<TwentyOneView, TwentyOneMove> => ({
  game: 'oczko',
  choose(question) {
    const moves = plainMoves(question.moves);
    const facts = factsOf(question.view);
    const thought = byBook(facts, moves, question);
    if (question.level !== 'master' || moves.length < 2) return thought;
    const exact = exactChoice(facts, moves);
    if (!exact) return thought;
    return JSON.stringify(exact) === JSON.stringify(thought.move)
      ? thought
      : {move: exact, because: {maxim: 'oczko.engine.counted', provenance: 'engine'}};
  },
});

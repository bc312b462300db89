import {shuffled} from '@quinola/cards';
import type {Because} from '@quinola/play';
import {
  judgeAt,
  ownChance,
  plainMoves,
  thoughtOf,
  type Brain,
  type Question,
  type Thought,
} from '@quinola/opponents';
import {faro, type FaroMove, type FaroView} from '../rules/index.js';
import {HABITS, MAXIMS} from './book.js';
import {factsOf, type Facts} from './facts.js';
import {exactChoice} from './master.js';

/** What an opponent of faro is asked. */
export type FaroQuestion = Question<FaroView, FaroMove>;

/** The answer by the maxims. */
function byBook(facts: Facts, moves: readonly FaroMove[], question: FaroQuestion): Thought<FaroMove> {
  const random = ownChance(question);
  // One card is as good as another.
  return thoughtOf(judgeAt(MAXIMS, facts, shuffled(moves, random), question, random, HABITS), (move) => move);
}

/** What the banker says: he draws pair after pair, and the rest at once when nobody has anything left to win. */
function banks({bets, options}: FaroView, moves: readonly FaroMove[]): FaroMove {
  const isIdle = !bets.flat().some(({standing}) => standing === 'open');
  return {type: isIdle && options.rules === 'page' && moves.length > 1 ? 'DRAW_ALL' : 'DRAW'};
}

/** Why the master departs from the book: what lies on a card is worth less there, every stake costs, and in a salon he waits. */
function reasonOf({type}: FaroMove, {options: {rules}}: FaroView): Because {
  const isPage = rules === 'page';
  if (type === 'COLLECT')
    return {maxim: `faraon.${isPage ? 'derived.parol-risk' : 'page.withdraw'}`, provenance: 'book'};
  return isPage
    ? {maxim: 'faraon.derived.edge', provenance: 'book'}
    : {maxim: 'faraon.engine.waits', provenance: 'engine'};
}

/** The opponents of faro: three temperaments, by hope, and exactly. */
export const faroBrain = (): Brain<FaroView, FaroMove> => ({
  game: faro.id,
  choose(question) {
    const moves = plainMoves(question.moves);
    const {view} = question;
    if (view.turn.phase === 'drawing.pair') return {move: banks(view, moves)};
    // Where it is cut makes no difference: in the middle.
    if (moves[0]?.type === 'CUT') return {move: moves[Math.floor(moves.length / 2)]!};
    const facts = factsOf(view);
    const thought = byBook(facts, moves, question);
    if (question.level !== 'master' || moves.length < 2) return thought;
    const exact = exactChoice(facts, moves);
    if (!exact || JSON.stringify(exact) === JSON.stringify(thought.move)) return thought;
    return {move: exact, because: reasonOf(exact, view)};
  },
});

import {randomFrom, type Random} from '@quinola/cards';
import {judge, type Brain, type Question, type Thought} from '@quinola/opponents';
import {allRestCertain, mayLayDown} from '../rules/certain.js';
import {lawfulPlays, movesOf} from '../rules/moves.js';
import type {WhistMove, WhistView} from '../rules/types.js';
import type {CardMaxim} from './advice.js';
import {decide, honoursDecision, noticed} from './decisions.js';
import {factsOf} from './facts.js';
import {cardMaxims} from './schools.js';

/** An opponent's answer; `null` = a standing right is not used. */
export type WhistThought = Thought<WhistMove | null>;

/** One slip in so many cards that leave a choice: what a beginner forgets. */
const SLIP = 12;

/** The opponents of whist: players by the book of either school. They are given a view and nothing else. */
export const whistBrain: Brain<WhistView, WhistMove | null> = {
  game: 'whist',
  choose(question) {
    const {view} = question;
    // The generator is made only when a choice hangs on chance.
    let own: Random | undefined;
    const random: Random = {below: (n) => (own ??= randomFrom(question.seed)).below(n)};
    const must = view.turn.must === view.player;
    if (must && view.turn.phase === 'playing.trick') return chooseInTrick(question, random);
    const moves = movesOf(view);
    return moves.length === 1 && must ? {move: moves[0]!} : decide(view, moves, must, random);
  },
};

/** On turn in a trick: a word about honours, a claim, or a card. */
function chooseInTrick(question: Question<WhistView>, random: Random): WhistThought {
  const {view} = question;
  const strict = view.options.etiquette === 'strict';
  if (strict || view.tricks.length === 0) {
    const moves = movesOf(view);
    const word = noticed(view, moves, random) ?? honoursDecision(view, moves, null);
    if ('type' in word) return {move: word};
    if (word.move) return {...word, move: word.move};
  }
  if (mayLayDown(view) && allRestCertain(view)) return {move: {type: 'LAY_DOWN'}};
  const {choice, because} = chooseCard(question, random);
  const seat = view.toPlay === view.seat ? {} : {seat: view.toPlay};
  return {move: {type: 'PLAY', card: choice, ...seat}, ...(because && {because})};
}

/** The card of a level and school. `master` plays by the book here; search takes its place where it is loaded. */
export function chooseCard({view, level, school, steady}: Question<WhistView>, random: Random) {
  const maxims = cardMaxims(school ?? (view.options.rules === 'warsaw' ? 'hoyle' : 'leitfaden'));
  const open = lawfulPlays(view);
  const facts = factsOf(view);
  if (level === 'teacher') return judge(maxims, facts, open);
  return judge(level === 'novice' ? remembered(maxims, !steady && open.length > 1 && random.below(SLIP) === 0) : maxims, facts, open, random);
}

/** What a beginner has in mind: the common places of the book, and now and then not even those. */
function remembered(maxims: readonly CardMaxim[], forgets: boolean): readonly CardMaxim[] {
  return maxims.filter(({rank}) => rank > (forgets ? 9 : 7));
}

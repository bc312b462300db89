import {hashedChance, type Card, type Random} from '@quinola/cards';
import {judgeAt, remembered, type Brain, type Question, type Thought} from '@quinola/opponents';
import type {WhistMove, WhistView} from '../../rules/types.js';
import type {CardMaxim} from './advice.js';
import {by, decide, find, honoursDecision} from './decisions.js';
import type {Etiquette} from './etiquette.js';
import {factsOf} from './facts.js';
import {habits} from './habits.js';

/** What an opponent of whist is asked. */
export type WhistQuestion = Question<WhistView, WhistMove | null>;

/** An opponent's answer; `null` = an optional right is not used. */
export type WhistThought = Thought<WhistMove | null>;

/** What a book player has learnt. */
export interface Learning {
  /** A school's maxims in order of priority. */
  readonly maxims: (school: string) => readonly CardMaxim[];
  /** If absent, he cannot sit at a strict table. */
  readonly etiquette?: Etiquette;
}

/** A book player. He is given only a view and the moves he may make. */
export function bookPlayer(learning: Learning): Brain<WhistView, WhistMove | null> {
  return {
    game: 'whist',
    choose(question) {
      const {view} = question;
      const random = hashedChance(question.seed);
      const moves = question.moves as readonly WhistMove[];
      const {etiquette} = learning;
      const claim = etiquette?.noticed(view, moves, random);
      const must = view.turn.must === view.player;
      if (must && view.turn.phase === 'playing.trick')
        return claim ?? inTrick(question, moves, random, learning);
      if (must && moves.length === 1) return {move: moves[0]!};
      return claim ?? decide(view, moves, must, random, etiquette?.decisions);
    },
  };
}

/** On turn in a trick: a call of honours, a claim, or a card. */
function inTrick(
  question: WhistQuestion,
  moves: readonly WhistMove[],
  random: Random,
  learning: Learning,
): WhistThought {
  const {view} = question;
  const word = honoursDecision(view, moves, null);
  if (word.move) return word;
  if (find(moves, 'LAY_DOWN') && (learning.etiquette?.certain(view) ?? true))
    return by({type: 'LAY_DOWN'}, 'engine.rest');
  const {choice, because} = chooseCard(question, random, learning);
  const seat = view.toPlay === view.seat ? {} : {seat: view.toPlay};
  return {move: {type: 'PLAY', card: choice, ...seat}, ...(because && {because})};
}

/** The cards among the moves, each once. */
export function cardsOf(moves: readonly (WhistMove | null)[]): Card[] {
  return [...new Set(moves.flatMap((move) => (move?.type === 'PLAY' ? [move.card] : [])))];
}

/** Chooses a card by level and school. `master` plays by the book here; search replaces it where it is loaded. */
export function chooseCard(
  question: WhistQuestion,
  random: Random,
  {maxims: maximsOf}: Pick<Learning, 'maxims'>,
) {
  const {view, moves, school} = question;
  const maxims = maximsOf(school ?? (view.options.rules === 'warsaw' ? 'hoyle' : 'leitfaden'));
  const facts = factsOf(view, remembered(view.tricks, question));
  return judgeAt(maxims, facts, cardsOf(moves), question, random, habits);
}

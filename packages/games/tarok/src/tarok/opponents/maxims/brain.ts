import {pick} from '@quinola/cards';
import {
  judgeAt,
  ownChance,
  plainMoves,
  remembered,
  thoughtOf,
  type Asked,
  type Brain,
  type Question,
  type Thought,
} from '@quinola/opponents';
import {type Offer, playOf} from '@quinola/play';
import {lawful, followed} from '../../../kit/rules/index.js';
import {habitsOf} from '../../../kit/opponents/habits.js';
import type {TarokMove, TarokView} from '../../rules/types.js';
import {cardMaxims} from './cards.js';
import {factsOf, type Facts} from './facts.js';
import {chooseSkat} from './laying.js';

/** What an opponent of Tarok is asked. */
export type TarokQuestion = Question<TarokView, TarokMove, Offer<TarokMove>>;

const HABITS = habitsOf<Facts>('tarok.', 4);

/** A book player. He is given only a view and the moves he may make. */
export const tarokBrain: Brain<TarokView, TarokMove, Offer<TarokMove>> = {game: 'tarok', choose: byBook};

/** The book's answer to a question. */
export function byBook(question: TarokQuestion): Thought<TarokMove> {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const random = ownChance(question);
  switch (view.turn.phase) {
    case 'skat': {
      const {cards, because} = chooseSkat(view.hand, question, random);
      return {move: {type: 'LAY_SKAT', cards}, ...(because && {because})};
    }
    // What is not announced is lost, and everything earns something: so announce everything.
    case 'announcing':
      return {move: moves[0]!, because: {maxim: 'tarok.14', provenance: 'book'}};
    case 'playing.trick':
      return cardOf(view, question);
    default:
      return {move: pick(moves, random)};
  }
}

function cardOf(view: TarokView, asked: Asked & Pick<Question, 'seed'>): Thought<TarokMove> {
  const open = lawful(view.hand, followed(view.trick, view.options.skyLed));
  const facts = factsOf(view, remembered(view.tricks, asked));
  return thoughtOf(judgeAt(cardMaxims, facts, open, asked, ownChance(asked), HABITS), playOf);
}

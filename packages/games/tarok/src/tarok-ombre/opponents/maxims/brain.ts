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
import {type Offer, playOf} from '@quinola/play';
import {followed, isTarok, lawful} from '../../../kit/rules/index.js';
import {habitsOf} from '../../../kit/opponents/habits.js';
import {laidAway, layMaxims} from '../../../kit/opponents/laying.js';
import type {TarokOmbreMove, TarokOmbreView} from '../../rules/types.js';
import {askMaxims} from './asking.js';
import {cardMaxims} from './cards.js';
import {factsOf, type Facts} from './facts.js';
import {giveMaxims} from './giving.js';
import {gameFor, speak} from './speaking.js';

/** What an opponent of Tarok-ombre is asked. */
export type TarokOmbreQuestion = Question<TarokOmbreView, TarokOmbreMove, Offer<TarokOmbreMove>>;

const HABITS = habitsOf<Facts>('taroklomber.', 8);

/** A book player. He is given only a view and the moves he may make. */
export const tarokOmbreBrain: Brain<TarokOmbreView, TarokOmbreMove, Offer<TarokOmbreMove>> = {
  game: 'tarok-ombre',
  choose: byBook,
};

/** The book's answer to a question. */
export function byBook(question: TarokOmbreQuestion): Thought<TarokOmbreMove> {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const {hand, turn, skat} = view;
  const random = ownChance(question);
  if (turn.phase.startsWith('bidding')) return speak(view, moves, question, random);
  switch (turn.phase) {
    case 'skat': {
      const attack = view.declarer === view.seat || gameFor(view, question, random).choice !== 'pass';
      const {cards, because} = laidAway(layMaxims, hand, null, attack, question, random);
      return {move: {type: 'LAY_SKAT', cards}, ...(because && {because})};
    }
    case 'asking.demanding': {
      const cards = moves.flatMap((move) => (move.type === 'DEMAND' ? [move.card] : []));
      if (!cards.length) return {move: moves[0]!};
      const facts = {hand, taroks: hand.filter(isTarok), skat};
      return thoughtOf(judgeAt(askMaxims, facts, cards, question, random), (card) => ({
        type: 'DEMAND',
        card,
      }));
    }
    case 'asking.givingBack': {
      const cards = moves.flatMap((move) => (move.type === 'GIVE_BACK' ? [move.card] : []));
      return thoughtOf(judgeAt(giveMaxims, {hand}, cards, question, random), (card) => ({
        type: 'GIVE_BACK',
        card,
      }));
    }
    case 'playing.trick': {
      const open = lawful(hand, followed(view.trick, view.options.skyLed));
      return thoughtOf(
        judgeAt(cardMaxims, factsOf(view, remembered(view.tricks, question)), open, question, random, HABITS),
        playOf,
      );
    }
    default:
      return {move: pick(moves, random)};
  }
}

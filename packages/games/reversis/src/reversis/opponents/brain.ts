import {pick} from '@quinola/cards';
import {
  makesMistakes,
  judgeAt,
  ownChance,
  plainMoves,
  remembered,
  thoughtOf,
  type Brain,
  type Question,
  type Thought,
} from '@quinola/opponents';
import {playOf, type Offer} from '@quinola/play';
import type {ReversisMove, ReversisView} from '../rules/index.js';
import {cardMaxims, factsOf, HABITS} from './book.js';
import {exchangeFacts, exchangeMaxims, type Thrown} from './exchange.js';

/** What an opponent of Reversis is asked. */
export type ReversisQuestion = Question<ReversisView, ReversisMove, Offer<ReversisMove>>;
export type ReversisBrain = Brain<ReversisView, ReversisMove, Offer<ReversisMove>>;

/** A beginner forgets to claim one time in four. */
const FORGETS = 4;

/** The book's answer to a question. */
export function byBook(question: ReversisQuestion): Thought<ReversisMove> {
  const {view} = question;
  const moves = plainMoves(question.moves);
  const random = ownChance(question);
  const cards = moves.flatMap((move) => ('card' in move ? [move.card] : []));
  switch (view.turn.phase) {
    case 'exchanging.talon':
    case 'exchanging.dealer': {
      const open: readonly Thrown[] = moves.some(({type}) => type === 'KEEP') ? [...cards, 'keep'] : cards;
      const type = view.turn.phase === 'exchanging.dealer' ? 'LAY_AWAY' : 'EXCHANGE';
      return thoughtOf(judgeAt(exchangeMaxims, exchangeFacts(view), open, question, random), (card) =>
        card === 'keep' ? {type: 'KEEP'} : {type, card},
      );
    }
    case 'playing.trick':
      return thoughtOf(
        judgeAt(
          cardMaxims,
          factsOf(view, remembered(view.tricks, question)),
          cards,
          question,
          random,
          HABITS,
        ),
        playOf,
      );
    case 'settling.claiming':
      if (makesMistakes(question) && random.below(FORGETS) === 0) return {move: {type: 'CUT'}};
      return {move: moves[0]!, because: {maxim: 'reversy.rule.25', provenance: 'book'}};
    default:
      return {move: pick(moves, random)};
  }
}

import {pick} from '@quinola/cards';
import {
  bookAndSearch,
  judgeAt,
  ownChance,
  plainMoves,
  remembered,
  type Brain,
  type Pace,
  type Question,
  type Thought,
  type Weighing,
} from '@quinola/opponents';
import {type Offer} from '@quinola/play';
import {exchangeOf, piquet, type PiquetMove, type PiquetView} from '../rules/index.js';
import {bitsOf, CARDS, cardsIn, numberOf} from './bits.js';
import {EXCHANGE_HABITS, exchanging, PLAY_HABITS, playing} from './book.js';
import {waysToDiscard, weighExchange} from './exchanging.js';
import {exchangeFacts, playFacts} from './facts.js';
import {piqueLacks, weighCard} from './playing.js';

/** What an opponent of piquet is asked. */
export type PiquetQuestion = Question<PiquetView, PiquetMove, Offer<PiquetMove>>;
export type PiquetBrain = Brain<PiquetView, PiquetMove, Offer<PiquetMove>>;

/** The cards that the book lays away. */
function exchangeByBook(question: PiquetQuestion): Thought<PiquetMove> {
  const {view} = question;
  const {least, most} = exchangeOf(view);
  const ways = waysToDiscard(bitsOf(view.hand), least, most);
  const {choice, because} = judgeAt(
    exchanging,
    exchangeFacts(view, most),
    ways,
    question,
    ownChance(question),
    EXCHANGE_HABITS,
  );
  return {move: {type: 'EXCHANGE', cards: cardsIn(choice)}, ...(because && {because})};
}

/** The card that the book plays. */
function cardByBook(question: PiquetQuestion): Thought<PiquetMove> {
  const {view} = question;
  const cards = plainMoves(question.moves).flatMap((move) =>
    move.type === 'PLAY' ? [numberOf(move.card)] : [],
  );
  const {choice, because} = judgeAt(
    playing,
    // A beginner forgets what has gone.
    playFacts({...view, tricks: remembered(view.tricks, question)}, piqueLacks(view)),
    cards,
    question,
    ownChance(question),
    PLAY_HABITS,
  );
  return {move: {type: 'PLAY', card: CARDS[choice]!}, ...(because && {because})};
}

/** The book's answer to a question. */
export function byBook(question: PiquetQuestion): Thought<PiquetMove> {
  const {view, moves} = question;
  const {phase} = view.turn;
  if (phase.startsWith('exchange')) return exchangeByBook(question);
  const plain = plainMoves(moves);
  const find = (...types: readonly string[]) => plain.find(({type}) => types.includes(type));
  // What was announced is shown, what is hers is taken back, a pique is said; nobody throws his last cards down.
  const due = find('SHOW', 'RETRACT_GOOD', 'CLAIM_PIQUE', 'SHOW_BLANCHE');
  if (due) return {move: due};
  if (phase === 'playing.trick') return cardByBook(question);
  // All that is held is announced, and answered by all that is held.
  const said = find('CLAIM', 'NOT_GOOD') ?? find('EQUAL') ?? find('SKIP', 'GOOD');
  return {move: said ?? pick(plain, ownChance(question))};
}

function weigh(question: PiquetQuestion): Weighing<PiquetMove> | null {
  const {view} = question;
  const {phase} = view.turn;
  if (phase.startsWith('exchange')) return weighExchange(view, byBook({...question, level: 'teacher'}));
  if (phase !== 'playing.trick') return null;
  const book = byBook({...question, level: 'teacher'});
  return weighCard(view, plainMoves(question.moves), book);
}

/** The opponents of piquet: by the book, and with search. */
export const piquetBrain = (pace: Pace = {}): PiquetBrain =>
  bookAndSearch({game: piquet.id, byBook, weigh}, pace);

import {shuffled} from '@quinola/cards';
import {
  bookAndSearch,
  bookFirst,
  movesWeighed,
  plainMoves,
  type Pace,
  type Trial,
  type Weighing,
} from '@quinola/opponents';
import {partyOf, type CassinoMove, type CassinoView, type LayMove, type TakeMove} from '../rules/index.js';
import {byBook, type CassinoBrain, type CassinoQuestion} from './brain.js';
import {unseenIn} from './imagine.js';
import {
  cardsLeft,
  dealOf,
  exactly,
  isOver,
  numberOf,
  placesOf,
  play,
  playPolicy,
  putCards,
  weightOf,
  worthOf,
} from './simulation.js';

/** So many cards in all hands are played exactly, with open hands; of two players all that are left after the last packet. */
const EXACT = 4,
  EXACT_TWO = 8;
/** How many moves are compared: there may be very many, and small takes are seldom best. */
const COMPARED = 12;

/** Compares moves in imagined deals: each is played out to the end of the deal. */
function trialOf(view: CassinoView, moves: readonly (TakeMove | LayMove)[]): Trial {
  const {seat, options, stock} = view;
  const side = partyOf(options, seat);
  const start = dealOf(view);
  const unseen = unseenIn(view).map(numberOf);
  const made = moves.map((move) => ({
    card: numberOf(move.card),
    mask: move.type === 'TAKE' ? placesOf(view, move.take) : 0,
  }));
  const isKnown = options.players === 2 && !stock;
  const known = isKnown ? EXACT_TWO : EXACT;
  const t = start.slice();
  return {
    choices: moves.length,
    weigh(random, worth, open) {
      const cards = isKnown ? unseen : shuffled(unseen, random);
      made.forEach(({card, mask}, choice) => {
        if (!open[choice]) return;
        t.set(start);
        putCards(t, seat, cards);
        play(t, card, mask);
        while (!isOver(t) && cardsLeft(t) > known) playPolicy(t);
        worth[choice] = isOver(t) ? worthOf(t, side) : exactly(t, side);
      });
    },
  };
}

const sizeOf = (move: TakeMove | LayMove): number =>
  move.type === 'TAKE' ? move.take.reduce((sum, card) => sum + weightOf(card), 0) : 0;

function weigh(question: CassinoQuestion): Weighing<CassinoMove> | null {
  const {view} = question;
  if (view.turn.phase !== 'playing.turn') return null;
  const book = byBook({...question, level: 'teacher'});
  const moves = plainMoves(question.moves) as readonly (TakeMove | LayMove)[];
  const takes = moves.filter(({type}) => type === 'TAKE').sort((a, b) => sizeOf(b) - sizeOf(a));
  const some = [...moves.filter(({type}) => type === 'LAY'), ...takes.slice(0, COMPARED)];
  const weighing = movesWeighed(book, bookFirst(book.move, some), (all) =>
    trialOf(view, all as readonly (TakeMove | LayMove)[]),
  );
  // Of two players, after the last packet, each knows what the other holds.
  return weighing && view.options.players === 2 && !view.stock ? {...weighing, deals: 1} : weighing;
}

/** The opponents of Cassino: by the book, and with search. */
export const cassinoBrain = (pace: Pace = {}): CassinoBrain =>
  bookAndSearch({game: 'kasino', byBook, weigh}, pace);

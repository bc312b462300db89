import {
  bookAndSearch,
  bookFirst,
  movesWeighed,
  plainMoves,
  type Pace,
  type Trial,
  type Weighing,
} from '@quinola/opponents';
import {mariage, type MariageMove, type MariageView} from '../rules/index.js';
import {byBook, type MariageBrain, type MariageQuestion} from './book.js';
import {isOpen} from './ending.js';
import {imagine} from './imagine.js';
import {simulationOf} from './simulation.js';

/** Compares cards in deals that a quick player plays to their end. */
function cardTrial(view: MariageView, moves: readonly MariageMove[]): Trial {
  const simulation = simulationOf(view);
  return {
    choices: moves.length,
    weigh(random, worth, open) {
      const {hands, talon} = imagine(view, random);
      moves.forEach((move, choice) => {
        if (open[choice] && move.type === 'PLAY') worth[choice] = simulation.worthOf(move.card, hands, talon);
      });
    },
  };
}

/** What a master weighs: the card to play, where the book says nothing before it; once nothing is hidden the book is exact. */
function weigh(question: MariageQuestion): Weighing<MariageMove> | null {
  const {view} = question;
  if (!view.turn.phase.startsWith('playing') || isOpen(view)) return null;
  const book = byBook({...question, level: 'teacher'});
  if (book.move.type !== 'PLAY') return null;
  const cards = plainMoves(question.moves).filter(({type}) => type === 'PLAY');
  return movesWeighed(book, bookFirst(book.move, cards), (moves) => cardTrial(view, moves));
}

/** The opponents of Mariasz: by the book, and with search. */
export const mariageBrain = (pace: Pace = {}): MariageBrain =>
  bookAndSearch({game: mariage.id, byBook, weigh}, pace);

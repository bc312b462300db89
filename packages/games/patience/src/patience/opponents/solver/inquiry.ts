import type {Card} from '@quinola/cards';
import type {Chooser, Question} from '@quinola/opponents';
import type {PatienceMove, PatienceView} from '../../rules/index.js';

/** A question about a game of patience. It includes hidden information only if the visitor asks to use it. */
export interface Inquiry {
  readonly view: PatienceView;
  /** Only if hidden cards should be used: the hand, the last card being dealt next, and the seed of later shuffles. */
  readonly look?: {readonly stock: readonly Card[]; readonly seed: string} | undefined;
}

/** What is known so far. */
export interface Answer {
  /** Whether it can still come out: proven by the line, disproven by trying everything, or not known yet. */
  readonly comesOut: 'yes' | 'no' | 'unknown';
  /** To the end if the game comes out; otherwise to the best position found, its first move being the hint. */
  readonly line: readonly PatienceMove[];
  /** Cards founded at the end of the line. */
  readonly founded: number;
  /** Positions searched so far, and the solver's limit. */
  readonly nodes: number;
  readonly most: number;
  /** Whether asking again would bring nothing new. */
  readonly done: boolean;
}

/**
 * Asks until there is nothing more to find: each answer shows the progress; to stop the search, stop
 * reading. Aborting rejects with the signal's reason.
 */
export async function* inquire(
  solver: Chooser,
  inquiry: Inquiry,
  signal?: AbortSignal,
): AsyncGenerator<Answer, void, void> {
  const question: Question<Inquiry, Answer> = {
    game: 'patience',
    view: inquiry,
    moves: [],
    level: 'solver',
    seed: '',
  };
  for (;;) {
    const {move} = await solver.choose<Inquiry, Answer>(question, signal);
    yield move;
    if (move.done) return;
  }
}

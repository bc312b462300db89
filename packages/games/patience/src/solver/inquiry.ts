import type {Card} from '@quinola/cards';
import type {Chooser, Question} from '@quinola/opponents';
import type {PatienceMove, PatienceView} from '../rules/index.js';

/** A question about a game of patience. What the visitor may not know is not in it unless he asks to look. */
export interface Inquiry {
  readonly view: PatienceView;
  /** Only when he wants what lies hidden to be looked at: the hand, the last card to be dealt next, and the seed of later shuffles. */
  readonly look?: {readonly stock: readonly Card[]; readonly seed: string} | undefined;
}

/** What is known so far. */
export interface Answer {
  /** Whether it can still come out: proved by the line, disproved by trying everything, or not known yet. */
  readonly comesOut: 'yes' | 'no' | 'unknown';
  /** To the end when it comes out; otherwise to the best position found, of which the first move is the hint. */
  readonly line: readonly PatienceMove[];
  /** Cards founded at the end of the line. */
  readonly founded: number;
  /** Positions looked at, and how many the solver is willing to look at. */
  readonly nodes: number;
  readonly most: number;
  /** Whether asking on would bring nothing new. */
  readonly done: boolean;
}

/**
 * Asks until there is nothing more to find: each answer shows how far it has come, and who stops reading stops the
 * search. Aborting rejects with the signal's reason.
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

/** The part of a question that decides how it is posted. */
interface Posted {
  readonly view: unknown;
  readonly moves: readonly unknown[];
}

/**
 * A question as sent to the worker: when three cards are laid away, without the up to 3,000 ways to do so. The
 * opponents choose from the hand itself.
 */
export function posted<Q extends Posted>(question: Q): Q {
  const {turn} = question.view as {readonly turn: {readonly phase: string}};
  return turn.phase === 'skat' ? {...question, moves: []} : question;
}

import type {Host, Question, Thought} from '@quinola/opponents';
import {bookPlayer, type WhistQuestion} from '../maxims/player.js';
import {viennese as school} from '../maxims/viennese.js';

/**
 * The opponents of `vienna.ts` in a single file: they think in the page. So it carries rules and maxims once, and not
 * again as a worker's text; a card by the book is found quicker than a picture is drawn.
 */
export function viennese(): Host {
  const maxims = school();
  const brain = bookPlayer({maxims: () => maxims});
  let closed = false;
  return {
    async choose<View, Move>(question: Question<View, Move>, signal?: AbortSignal) {
      // The page breathes before every thought.
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      if (closed) throw new Error('closed');
      return brain.choose(question as unknown as WhistQuestion) as Thought<Move>;
    },
    form: () => 'main',
    close() {
      closed = true;
    },
  };
}

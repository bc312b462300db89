import assert from 'node:assert/strict';
import {randomFrom} from '@quinola/cards';
import type {Brain, Question, Thought} from '@quinola/opponents';
import {firstDue, offered, type Choice, type Game, type Happening, type MoveLike} from '@quinola/play';

/** A game whose bidding panel shows first what the hand can reasonably make. */
export interface BiddingGame {
  readonly game: unknown;
  readonly options: unknown;
  readonly brain: Brain;
  /** The bid that a move says or holds; `null` where it says none. */
  readonly bidIn: (move: MoveLike, view: never) => string | null;
}

type AnyRules = Game<unknown, unknown, MoveLike, unknown, Happening, Choice>;

/** What a bidder asked, and what was answered. */
export interface BiddingAnswer {
  readonly question: Question;
  readonly thought: Thought<MoveLike>;
}

/**
 * Asks the book's player at every bid of some deals which games the hand can make, and checks what is answered: bids that are open, each
 * once, a few of them, made at least as often as not; and the same move as without the question.
 */
export function askedForLikelyBids(
  {game, options, brain, bidIn}: BiddingGame,
  deals: number,
  seed: string,
): readonly BiddingAnswer[] {
  const rules = game as AnyRules;
  const answers: BiddingAnswer[] = [];
  for (let nth = 0; nth < deals; nth++) {
    const random = randomFrom(`${seed}/${nth}`);
    let state = rules.start(options);
    let bids = 0;
    for (;;) {
      const {must, phase, over} = rules.turn(state);
      const by = firstDue(must);
      if (over || by === null || (bids > 0 && !phase.startsWith('bidding'))) break;
      if (by === 'chance') {
        if (bids > 0) break;
        state = rules.play(state, by, rules.chance(state, random)).state;
        continue;
      }
      const view = rules.view(state, by);
      const moves = offered(rules, view);
      const question: Question = {game: rules.id, view, moves, level: 'book', seed: 'likely'};
      const plain = brain.choose(question) as Thought<MoveLike>;
      if (phase.startsWith('bidding')) {
        bids++;
        const thought = brain.choose({...question, likely: true}) as Thought<MoveLike>;
        assert.deepEqual(thought.move, plain.move, 'the question changes nothing of the move');
        const open = moves.flatMap((move) => bidIn(move as MoveLike, view as never) ?? []);
        const {likely} = thought;
        if (likely) {
          const found = likely.map(({bid}) => bid);
          assert.equal(new Set(found).size, found.length, 'each once');
          assert.ok(found.length <= 4, 'a few');
          for (const {bid, made} of likely) {
            assert.ok(open.includes(bid), `${bid} is not open`);
            assert.ok(made >= 0.5 && made <= 1.0001, `${bid}: ${made}`);
          }
          answers.push({question, thought});
        }
      }
      state = rules.play(state, by, plain.move).state;
    }
  }
  assert.ok(answers.length >= deals, 'nothing was asked');
  return answers;
}

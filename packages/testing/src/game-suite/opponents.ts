import assert from 'node:assert/strict';
import {pick, randomFrom, type Random} from '@quinola/cards';
import type {Question, Thought} from '@quinola/opponents';
import {isDue, offered, type MoveLike} from '@quinola/play';
import {anyDue, someMoves} from '../match.js';
import {samples, testSeed} from '../sample.js';
import {someMove} from './sample-match.js';
import type {TestedGame} from './tested-game.js';
import type {TestedOpponents} from './tested-opponents.js';

/** One of so many decisions is asked again with other hidden cards, and one of so many is searched. */
const ASKED_AGAIN_ONE_IN = 6,
  SEARCH_ONE_IN = 60;
/** Number of deals that a search imagines here. */
const DEALS = 2;

/** How the opponents of a game are asked. */
export function asking({brain, posted}: TestedOpponents): (question: Question) => Thought<MoveLike | null> {
  const all = brain();
  return (question) => all.choose(posted ? posted(question) : question) as Thought<MoveLike | null>;
}

/** Whether the player could choose between several moves of this type. */
const isChosen = (moves: readonly unknown[], {type}: MoveLike): boolean =>
  moves.filter((other) => (other as MoveLike).type === type).length > 1;

/** A question at some level; now and then one that is searched. */
function someQuestion({game, opponents}: TestedGame, view: unknown, seed: string, random: Random): Question {
  const {levels, schools} = opponents!;
  const searches = random.below(SEARCH_ONE_IN) === 0;
  return {
    game: game.id,
    view,
    moves: offered(game, view),
    level: searches ? 'master' : pick(levels, random),
    seed,
    ...(schools && {school: pick(schools, random)}),
    ...(searches && {deals: DEALS}),
  };
}

/**
 * Opponents of all levels play a match; those with a right are asked before every move, and at strict tables some commit
 * breaches.
 * @param maxims collects the maxims that they name
 */
function playByOpponents(kind: TestedGame, options: unknown, seed: string, maxims: Set<string>): void {
  const {game, imagine, opponents} = kind;
  const ask = asking(opponents!);
  const random = randomFrom(`${seed}/opponents`);
  let state = game.start(options);
  for (let made = 0; !game.turn(state).over; made++) {
    const {must, may, phase} = game.turn(state);
    let by = anyDue(must, random)!;
    if (by === 'chance') {
      state = game.play(state, by, game.chance(state, random)).state;
      continue;
    }
    let move: MoveLike | null = null;
    for (const player of [...may.filter((other) => !isDue(must, other)), by]) {
      const view = game.view(state, player);
      const question = someQuestion(kind, view, `${seed}/${made}/${player}`, random);
      const thought = ask(question);
      ({move} = thought);
      by = player;
      const description = `${question.level} in ${phase}`;
      if (move)
        assert.equal(game.refusal(view, move), null, `${description}: ${JSON.stringify(move)} is not lawful`);
      const {maxim, then} = thought.because ?? {};
      for (const named of [maxim, then]) if (named) maxims.add(named);
      if (
        opponents!.reasons &&
        question.level === 'book' &&
        move &&
        'card' in move &&
        isChosen(question.moves, move)
      )
        assert.ok(thought.because?.provenance, `${description}: no reason for ${JSON.stringify(move)}`);
      if (imagine && random.below(ASKED_AGAIN_ONE_IN) === 0) {
        const elsewhere = game.view(imagine(view, random), player);
        const again = {...question, view: elsewhere, moves: offered(game, elsewhere)};
        assert.deepEqual(ask(again), thought, `${description} knows what it cannot know`);
        assert.deepEqual(
          ask(structuredClone(question)),
          thought,
          `${description} answers otherwise in a worker`,
        );
      }
      if (move) break;
    }
    if (isDue(must, by) && (!move || (kind.breaches && random.below(10) === 0))) {
      const view = game.view(state, by);
      move = someMove(kind, someMoves(game, view, random), view, random);
    }
    assert.ok(move, `nobody moves in ${phase}`);
    state = game.play(state, by, move).state;
  }
}

/**
 * Checks that opponents of every level make only lawful moves, for reasons that have a sentence; and that equal views and seeds
 * give equal decisions, whatever the others hold.
 */
export async function checkOpponents(kind: TestedGame): Promise<void> {
  const maxims = new Set<string>();
  for (const [agreement, options] of kind.agreements.entries())
    for (let i = 0; i < samples(1, 20); i++) {
      const seed = `${testSeed}/${kind.game.id}/opponents/${agreement}/${i}`;
      try {
        playByOpponents(kind, options, seed, maxims);
      } catch (error) {
        if (error instanceof Error)
          error.message = `${JSON.stringify(options)} with seed ${seed}: ${error.message}`;
        throw error;
      }
    }
  const {reasons} = kind.opponents!;
  for (const code of reasons?.languages ?? [])
    for (const maxim of maxims)
      assert.ok((await reasons!.reasonOf(code, maxim)).text, `${maxim} has no sentence in ${code}`);
}

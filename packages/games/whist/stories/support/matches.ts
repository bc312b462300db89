import {randomFrom} from '@quinola/cards';
import type {GameRecord, Player, RecordedMove} from '@quinola/play';
import {randomMove} from '@quinola/testing/match.js';
import {viewInTurn} from '../../test-support/random-match.js';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistMove,
  type WhistState,
  type WhistView,
} from '../../src/whist/rules/index.js';

/** Whether a position is the one to show, by the view and the moves of the player who is to move. */
export type Moment = (view: WhistView, moves: readonly WhistMove[]) => boolean;

/** Breaches of the rules to be made at a table with strict etiquette, in or out of turn; one is made, as soon as it can be. */
export type Wrong = (view: WhistView) => readonly WhistMove[];

/** A breach, and the player who makes it. */
interface Breach {
  readonly by: Player;
  readonly move: WhistMove;
}

/** A breach by any player; `null` if none can be made now. */
function breachOf(state: WhistState, wrong: Wrong): Breach | null {
  if (typeof whist.turn(state).must !== 'number') return null;
  for (let by = 0; by < state.table.players; by++) {
    const view = whist.view(state, by);
    const move = wrong(view).find((one) => whist.refusal(view, one)?.breach);
    if (move) return {by, move};
  }
  return null;
}

/** How many matches are tried. */
const ATTEMPTS = 400;
/** The most moves of a match: a random rubber ends long before. */
const MOVES = 4000;

/**
 * A match of random play, lawful except for the breach, up to the first position that meets the conditions: the visitor is to
 * move, or he has a right while another is. The same conditions give the same match.
 * @throws Error if no match reaches such a position
 */
export function matchUntil(
  options: GivenOptions,
  moment: Moment,
  wrong?: Wrong,
  right = false,
): GameRecord<WhistMove> {
  const all = whistOptions(options);
  for (let match = 0; match < ATTEMPTS; match++) {
    const random = randomFrom(`story ${match}`);
    const moves: RecordedMove<WhistMove>[] = [];
    let state = whist.start(all);
    let erred = false;
    while (!whist.turn(state).over && moves.length < MOVES) {
      const view = right && whist.turn(state).may.includes(0) ? whist.view(state, 0) : viewInTurn(state);
      if (view?.player === 0 && moment(view, whist.moves(view))) {
        const players = Array.from({length: view.players}, (_, i) => ({
          name: ['You', 'Leopold', 'Constance', 'Gerold', 'Josepha'][i]!,
          kind: i ? 'book' : 'visitor',
        }));
        return {format: 'quinola-record/1', game: whist.id, options: all, players, moves};
      }
      const breach: Breach | null = wrong && !erred ? breachOf(state, wrong) : null;
      erred ||= breach !== null;
      const made = breach ?? randomMove(whist, state, random);
      moves.push(made);
      state = whist.play(state, made.by, made.move).state;
    }
  }
  throw new Error('No match comes to this.');
}

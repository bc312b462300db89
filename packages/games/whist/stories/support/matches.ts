import {randomFrom} from '@quinola/cards';
import type {GameRecord, Player, RecordedMove} from '@quinola/play';
import {randomMove, viewInTurn} from '../../test-support/random-match.js';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistMove,
  type WhistState,
  type WhistView,
} from '../../src/rules/index.js';

/** Which moment of a match is wanted, as the player sees it for whom the game waits. */
export type Moment = (view: WhistView, moves: readonly WhistMove[]) => boolean;

/** What somebody does wrongly at a strict table, in turn or out of it, of what comes to his mind; it happens once, as soon as it can. */
export type Wrong = (view: WhistView) => readonly WhistMove[];

/** What somebody does wrongly, and who. */
interface Breach {
  readonly by: Player;
  readonly move: WhistMove;
}

/** A breach by somebody at the table; `null` = nobody errs now. */
function breachOf(state: WhistState, wrong: Wrong): Breach | null {
  if (typeof whist.turn(state).must !== 'number') return null;
  for (let by = 0; by < state.table.players; by++) {
    const view = whist.view(state, by);
    const move = wrong(view).find((one) => whist.refusal(view, one)?.breach);
    if (move) return {by, move};
  }
  return null;
}

/** Evenings tried before a moment is given up. */
const ATTEMPTS = 400;
/** Moves of a match: a random rubber is long over by then. */
const MOVES = 4000;

/**
 * A match of random play, lawful but for what is wanted, up to the first moment of the visitor that is wanted: the game
 * waits for him, or he has a right while it waits for another. Equal wishes give equal matches.
 * @throws Error when no match knows such a moment
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
      const made = breach ?? randomMove(state, random);
      moves.push(made);
      state = whist.play(state, made.by, made.move).state;
    }
  }
  throw new Error('No match comes to this.');
}

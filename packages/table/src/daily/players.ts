import {
  AUTOMATIC,
  chanceOf,
  thoughtSeed,
  type ChartProfile,
  type TablePlayer,
  type Thinker,
} from '@quinola/chart';
import {
  firstDue,
  foldRecord,
  isChoice,
  listed,
  offered,
  type Game,
  type GameRecord,
  type Happening,
  type MoveLike,
  type Player,
} from '@quinola/play';

// Others play the first deal of a match once more, on the very same cards. They are asked as opponents are: each is given its own
// view, and nobody a state.

/** A match whose first deal others play too. */
export interface DayMatch {
  readonly game: Game<unknown, unknown, MoveLike, unknown>;
  readonly profile: Pick<ChartProfile<unknown>, 'asks'> & {readonly dealEnds: readonly string[]};
  readonly record: GameRecord;
  readonly players: readonly TablePlayer[];
  /** Whose place they take. */
  readonly player: Player;
  readonly thinker: Thinker;
}

/** What a deal has come to. */
export interface EndedDeal {
  readonly state: unknown;
  /** Before the move that has ended it: who sat where. */
  readonly before: unknown;
}

const ends = ({dealEnds}: DayMatch['profile'], events: readonly Happening[]): boolean =>
  events.some(({type}) => dealEnds.includes(type));

/** More moves than a deal of cards has; whoever goes round in circles stops here. */
const MOST = 600;

/** The first deal of a match as it was played, and the index of the move that has ended it; `null` while it is not over. */
export function firstDeal({
  game,
  profile,
  record,
}: Pick<DayMatch, 'game' | 'profile' | 'record'>): (EndedDeal & {readonly index: number}) | null {
  let before = game.start(record.options);
  let ended: (EndedDeal & {readonly index: number}) | null = null;
  foldRecord(game, record, ({state, events, index}) => {
    if (ends(profile, events)) ended ??= {state, before, index};
    before = state;
  });
  return ended;
}

/** The moves before anybody has decided anything: the cards of the deal lie there. */
export function dealtBy({moves}: GameRecord): GameRecord['moves'] {
  const made = moves.filter(({undone}) => !undone);
  const first = made.findIndex(({by, level}) => by !== 'chance' && level !== AUTOMATIC);
  return first < 0 ? made : made.slice(0, first);
}

/**
 * Has another player play the first deal in somebody's place; all others play as they did, as far as they are not led elsewhere.
 * @param level how well he plays
 * @param nth his number: players of one level differ where their book leaves it to them
 * @returns how it stands at the end, or where nobody knows what more to do
 */
export async function playedInstead(
  {game, profile, record, players, player, thinker}: DayMatch,
  level: string,
  nth: number,
  signal: AbortSignal,
): Promise<EndedDeal> {
  const opening = dealtBy(record);
  let state = foldRecord(game, {...record, moves: opening});
  let chances = opening.filter(({by}) => by === 'chance').length;

  /** The answer of a player; `null` if he lets a right pass. */
  async function asked(by: Player, count: number): Promise<MoveLike | null> {
    const view = game.view(state, by);
    const moves = offered(game, view);
    const [only] = moves;
    const isRight = game.turn(state).may.includes(by);
    if (moves.length === 1 && only && !isChoice(only) && !isRight) return only;
    const {level: own, school, kind} = players[by]!;
    const {move} = await thinker.choose(
      {
        game: game.id,
        view,
        moves,
        level: by === player ? level : kind === 'opponent' ? own : 'book',
        ...(school && {school}),
        // The others decide as they did at the visitor's table, wherever the same cards have been played.
        seed: thoughtSeed(record, by, count) + (by === player ? `/${nth}` : ''),
        player: by,
      },
      signal,
    );
    signal.throwIfAborted();
    if (move) {
      const refusal = game.refusal(view, move);
      if (!refusal || refusal.breach) return move;
    }
    if (isRight) return null;
    for (const lawful of listed(game, view)) return lawful;
    return null;
  }

  /** Who moves next, and what. */
  async function next(
    count: number,
  ): Promise<{readonly by: Player | 'chance'; readonly move: MoveLike} | null> {
    const {must, may} = game.turn(state);
    if (must === 'chance') {
      return {by: 'chance', move: game.chance(state, chanceOf(record.seed ?? '', ++chances))};
    }
    for (const by of may) {
      if (!profile.asks?.(game.view(state, by), false)) continue;
      const move = await asked(by, count);
      if (move) return {by, move};
    }
    const by = firstDue(must) as Player | null;
    const move = by === null ? null : await asked(by, count);
    return move && {by: by!, move};
  }

  let before = state;
  for (let count = opening.length; count < MOST; count++) {
    const made = await next(count);
    if (!made) break;
    before = state;
    const played = game.play(state, made.by, made.move);
    state = played.state;
    if (ends(profile, played.events)) break;
  }
  return {state, before};
}

import type {TablePlayer, Thinker, ThinkerQuestion, Thought} from '@quinola/chart';
import {offered, type Choice, type Game, type Happening, type MoveLike, type Player} from '@quinola/play';
import type {Level} from './attributes.js';
import type {MatchHost} from './controllers/match-host.js';
import type {Missing} from './controllers/missing.js';

/** Who plays for one player of the match: the visitor, an opponent of a level, or a function of the page. */
export type SeatPlayer<View, Move, O = Move> =
  | 'visitor'
  | Level
  // Of the page.
  | ((view: View, moves: readonly O[]) => Move | Promise<Move>);

/** The attributes that say who plays. */
interface SeatAttributes {
  readonly autoplay: boolean;
  readonly seat: string | null;
  readonly level: string | null;
}

/** The player that the table is drawn for; −1 if only opponents play. */
export function visitorOf({autoplay, seat}: Omit<SeatAttributes, 'level'>, players: number): Player {
  return autoplay || seat === 'watcher' ? -1 : Math.max(0, '01234'.slice(0, players).indexOf(seat ?? ''));
}

/** Who plays where nobody is a function of the page, and how well; a running lesson decides it itself. */
export function seatingOf({autoplay, seat, level, settings, lessons}: MatchHost): SeatAttributes {
  return lessons.current
    ? {autoplay: false, seat: String(lessons.current.pupil), level: null}
    : {autoplay, seat, level: settings.current.level ?? level};
}

/** The most characters of a name that are shown. */
export const LONGEST_NAME = 40;

/**
 * A name as it is shown: no longer than there is room for, and without characters that turn the direction of what is written
 * around it; letters written from right to left stand between marks that keep them to themselves.
 */
function tidyName(name = ''): string {
  const plain = name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
  const letters = [...plain.slice(0, 4 * LONGEST_NAME)];
  const short =
    letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : letters.join('');
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(short) ? `\u2068${short}\u2069` : short;
}

/** What the players of a match are built from. */
export interface Seating<View, Move, O = Move> {
  readonly attributes: SeatAttributes;
  /** How many play. */
  readonly count: number;
  /** Who plays for each player, as far as the page has set it. */
  readonly seats: readonly SeatPlayer<View, Move, O>[] | null;
  /** Names given by the visitor or the page. */
  readonly names: readonly string[];
  /** Default names. */
  readonly defaultNames: readonly string[];
  /** What the game adds to a player, such as the book he plays by. */
  readonly schoolOf: (player: Player) => {readonly school?: string};
}

/** The players of a match. Levels are assigned in turn; an unknown one counts as `book`. */
export function playersOf<View, Move, O>({
  attributes,
  count,
  seats,
  names,
  defaultNames,
  schoolOf,
}: Seating<View, Move, O>): TablePlayer[] {
  const levels = (attributes.level ?? '')
    .split(/[\s,]+/)
    .map((level) => (/^(novice|master)$/.test(level) ? level : 'book'));
  // Advice never contains a novice's deliberate mistakes.
  const advisor = levels[0] === 'master' ? 'master' : 'book';
  const visitor = visitorOf(attributes, count);
  return Array.from({length: count}, (_, player) => {
    const seat = seats?.[player] ?? (player === visitor ? 'visitor' : levels[player % levels.length]!);
    const who = {name: tidyName(names[player]) || defaultNames[player]!, ...schoolOf(player)};
    return typeof seat === 'function'
      ? {...who, kind: 'host', level: ''}
      : seat === 'visitor'
        ? {...who, kind: 'visitor', level: advisor}
        : {...who, kind: 'opponent', level: seat};
  });
}

/** The players of a match at a table. */
export const playersAt = <View, Move, O>(
  host: MatchHost,
  count: number,
  seats: Seating<View, Move, O>['seats'],
  schoolOf: Seating<View, Move, O>['schoolOf'],
): TablePlayer[] =>
  playersOf({
    attributes: seatingOf(host),
    count,
    seats: host.lessons.current ? null : seats,
    names: host.settings.current.names ?? host.names?.split(',').map((name) => name.trim()) ?? [],
    defaultNames: host.words.names,
    schoolOf,
  });

/** How long a player of the page may take for an answer, in ms; then the book plays for him. */
export const ANSWER_LIMIT = 60_000;

/** The answer, if it comes in time and is still wanted. */
function inTime<T>(answer: T | Promise<T>, limit: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer for ${limit / 1000} s`)), limit);
    signal.addEventListener('abort', () => clearTimeout(late));
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => clearTimeout(late));
  });
}

/** The thinker of a match: the page's own functions for their players, the game's opponents for all others. */
export function thinkerOf<State, View, Move extends MoveLike, Options, H extends Happening, C extends Choice>(
  game: Game<State, View, Move, Options, H, C>,
  /** Called for each question, because a page may replace it. */
  opponents: () => Thinker,
  /** The page's player, if one plays for this one now. */
  playerOf: (player: Player) => SeatPlayer<View, Move, Move | C> | null | undefined,
  limit = ANSWER_LIMIT,
): Thinker {
  return {
    async choose(question, signal) {
      const asked = playerOf(question.player);
      if (typeof asked !== 'function') return opponents().choose(question, signal);
      const view = question.view as View;
      const moves = offered<View, Move>(game, view) as readonly (Move | C)[];
      return {move: await inTime(asked(view, moves), limit, signal)};
    },
  };
}

/**
 * Opponents that are loaded with the first question.
 * @param load imports the module that asks them
 */
export const lazyThinker = <Table>(
  table: Table & {readonly missing: Pick<Missing, 'fetch'>},
  load: () => Promise<{
    choose(table: Table, question: ThinkerQuestion, signal: AbortSignal): Promise<Thought>;
  }>,
): Thinker => ({
  choose: async (question, signal) =>
    (await table.missing.fetch('opponents', load)).choose(table, question, signal),
});

import type {TablePlayer, Thinker, ThinkerQuestion, Thought} from '@quinola/chart';
import {offered, type Choice, type Game, type Happening, type MoveLike, type Player} from '@quinola/play';
import type {Level} from './attributes.js';

/** Who plays for one player of the match: the visitor, an opponent of a level, or a function of the page. */
export type SeatPlayer<View, Move, O = Move> =
  'visitor' | Level | ((view: View, moves: readonly O[]) => Move | Promise<Move>);

/** The attributes that say who plays. */
interface SeatAttributes {
  readonly autoplay: boolean;
  readonly seat: string | null;
  readonly level: string | null;
}

/** The player whose eyes the table has; −1 where nobody but the machines plays. */
export function visitorOf({autoplay, seat}: Omit<SeatAttributes, 'level'>, players: number): Player {
  return autoplay || seat === 'watcher' ? -1 : Math.max(0, '01234'.slice(0, players).indexOf(seat ?? ''));
}

/** All that the players of a match are made of. */
export interface Seating<View, Move, O = Move> {
  readonly attributes: SeatAttributes;
  /** How many play. */
  readonly count: number;
  /** Who plays for each, as far as the page has said so. */
  readonly seats: readonly SeatPlayer<View, Move, O>[] | null;
  /** Names given by the visitor or the page. */
  readonly names: readonly string[];
  /** Names of those who were given none. */
  readonly defaultNames: readonly string[];
  /** What the game adds to a player, as whose book he plays by. */
  readonly schoolOf: (player: Player) => {readonly school?: string};
}

/** The players of a match. Levels are given out in turn; an unknown one counts as `book`. */
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
    const who = {name: names[player] || defaultNames[player]!, ...schoolOf(player)};
    return typeof seat === 'function'
      ? {...who, kind: 'host', level: ''}
      : seat === 'visitor'
        ? {...who, kind: 'visitor', level: advisor}
        : {...who, kind: 'opponent', level: seat};
  });
}

/** What answers for the opponents: the page's own players first, then those of the game. */
export function thinkerOf<State, View, Move extends MoveLike, Options, H extends Happening, C extends Choice>(
  game: Game<State, View, Move, Options, H, C>,
  /** Asked for at each question: a page may put another in its place. */
  opponents: () => Thinker,
  /** The page's player, if one plays for this one now. */
  playerOf: (player: Player) => SeatPlayer<View, Move, Move | C> | null | undefined,
): Thinker {
  return {
    async choose(question, signal) {
      const asked = playerOf(question.player);
      if (typeof asked !== 'function') return opponents().choose(question, signal);
      const view = question.view as View;
      return {move: await asked(view, offered<View, Move>(game, view) as readonly (Move | C)[])};
    },
  };
}

/**
 * Opponents that are fetched with the first question to them.
 * @param load imports the module that asks them
 */
export const fetchedThinker = <Table>(
  table: Table,
  load: () => Promise<{
    choose(table: Table, question: ThinkerQuestion, signal: AbortSignal): Promise<Thought>;
  }>,
): Thinker => ({choose: async (question, signal) => (await load()).choose(table, question, signal)});

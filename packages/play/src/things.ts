import type {MoveLike, Thing} from './game.js';

/** The part of a game that says what a move points at. */
export interface NamesThings {
  things?(move: MoveLike): readonly Thing[];
}

/** The fields of a move that name things. */
const FIELDS = ['card', 'cards', 'take', 'thing', 'things'] as const;

/**
 * The things that a move names, for advice and lessons to point at: those in its fields `card`, `cards`, `take`, `thing` and
 * `things`, unless its game says otherwise (`Game.things`).
 *
 * @example
 * thingsOf({type: 'TAKE', card: '7H', take: ['4D', '3C']}); // => ['7H', '4D', '3C']
 */
export function thingsOf(move: MoveLike, game?: NamesThings): readonly Thing[] {
  if (game?.things) return game.things(move);
  return FIELDS.flatMap((field) => {
    const named = (move as Readonly<Partial<Record<(typeof FIELDS)[number], unknown>>>)[field];
    return (Array.isArray(named) ? (named as readonly unknown[]) : [named]).filter(
      (one) => typeof one === 'string',
    );
  });
}

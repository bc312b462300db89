import type {Player, Turn} from '@quinola/play';

/*
 * How long an opponent takes. It must tell nothing of his hand: who hesitates betrays that a card has made the choice hard
 * (Vienna §25, 1), and who plays at once that he had only one. So the time follows what everybody at the table can see.
 */

/** The least and the most that is taken, in multiples of the pace: 0.3 and 1.2 s where the pace says 0.65. */
const LEAST = 0.3 / 0.65,
  MOST = 1.2 / 0.65;

/**
 * How long a decision takes.
 * @param think what the pace says, in milliseconds
 * @param hardness how hard it looks to everybody, from 0 to 1; `null` = everybody sees what must come, and it takes no time;
 * absent: as hard as any, and the pace itself is meant
 */
export function thinkingTime(think: number, hardness: number | null | undefined): number {
  if (hardness === null) return 0;
  return think * (hardness === undefined ? 1 : LEAST + (MOST - LEAST) * hardness);
}

/** What everybody sees of a trick that is being played. */
export interface TrickSeen {
  /** By seat, how many cards it holds. */
  readonly counts: readonly number[];
  readonly trick: readonly unknown[];
  readonly tricks: readonly unknown[];
}

/**
 * How hard a card is to find, for all that everybody sees: a lead more than a card that follows, the last to a trick least,
 * and the less the fewer cards are held; the last card of a hand is no choice, and all know it. That somebody has to follow
 * with the only card that he may play is not known to the others, and takes as long as any.
 * @param seat who is to play
 */
export function hardnessOfCard({counts, trick, tricks}: TrickSeen, seat: number): number | null {
  const held = counts[seat]!;
  if (held === 1) return null;
  const place = trick.length === 0 ? 1 : 0.6 * (1 - trick.length / counts.length);
  return (place * held) / (held + tricks.length);
}

/**
 * The same of whoever's turn it is, where one hand plays for each player and tricks are played in the phase `playing.trick`;
 * all other decisions take what the pace says.
 */
export function hardnessOfTurn(
  seen: TrickSeen & {readonly turn: Turn; readonly seats: readonly Player[]},
): number | null | undefined {
  const {must, phase} = seen.turn;
  return phase === 'playing.trick' ? hardnessOfCard(seen, seen.seats.indexOf(must as Player)) : undefined;
}

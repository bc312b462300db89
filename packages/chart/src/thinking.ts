import type {Due, Player, Turn} from '@quinola/play';

/*
 * How long an opponent takes. The time must not reveal anything about his hand: hesitation would betray a hard choice (Vienna
 * §25, 1), an instant answer a forced card. So it depends only on what everybody at the table can see.
 */

/** The shortest and longest time, in multiples of the pace's `think`: 0.3 and 1.2 s for 0.65 s. */
const LEAST = 0.3 / 0.65,
  MOST = 1.2 / 0.65;

/**
 * How long a decision takes.
 * @param think the pace's `think`, in milliseconds
 * @param hardness how hard the decision looks to everybody, from 0 to 1; `null` if everybody can see that it is forced: it takes
 * no time; absent: exactly `think`
 */
export function thinkingTime(think: number, hardness: number | null | undefined): number {
  if (hardness === null) return 0;
  return think * (hardness === undefined ? 1 : LEAST + (MOST - LEAST) * hardness);
}

/** The public part of the current trick. */
export interface TrickSeen {
  /** By seat, how many cards it holds. */
  readonly counts: readonly number[];
  readonly trick: readonly unknown[];
  readonly tricks: readonly unknown[];
}

/**
 * How hard the choice of a card looks to everybody: a lead is harder than a card that follows, the last card of a trick is
 * easiest, and fewer cards in hand make it easier; the last card of a hand is visibly forced. A player with a single card that
 * follows takes as long as any, because the others do not know it.
 * @param seat who is to play
 */
export function hardnessOfCard({counts, trick, tricks}: TrickSeen, seat: number): number | null {
  const held = counts[seat]!;
  if (held === 1) return null;
  const place = trick.length === 0 ? 1 : 0.6 * (1 - trick.length / counts.length);
  return (place * held) / (held + tricks.length);
}

/**
 * {@linkcode hardnessOfCard} for the player to move, in games in which tricks are played in the phase `playing.trick`; all other
 * decisions take the pace's `think`.
 */
export function hardnessOfTurn(
  seen: TrickSeen & {readonly turn: Turn<string, Due>; readonly seats: readonly Player[]},
): number | null | undefined {
  const {must, phase} = seen.turn;
  return phase === 'playing.trick' ? hardnessOfCard(seen, seen.seats.indexOf(must as Player)) : undefined;
}

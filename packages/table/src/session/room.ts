import {
  isDue,
  winning,
  type DrawTable,
  type Due,
  type Laid,
  type Seat,
  type TrickRules,
  type Turn,
} from '@quinola/play';
import type {RoomPlan} from '../room-plan.js';

/** A table of tricks, as a plan of its room reads it. */
export interface PlannedTable {
  readonly context: {
    readonly turn: Turn<string, Due>;
    readonly players: readonly unknown[];
    readonly view: Pick<DrawTable, 'seat' | 'seats' | 'dealer'> & {
      readonly deal: number;
      readonly counts: readonly number[];
      readonly trick: readonly Laid[];
      /** By seat. */
      readonly tricksWon: readonly number[];
    };
  } | null;
}

/** What the plan of a room has in every game of tricks: who sits where, what each holds and has won, and the trick. */
export function trickPlan(
  {context}: PlannedTable,
  rules: TrickRules,
): Omit<RoomPlan, 'goesTo' | 'score' | 'status'> {
  const {view, turn, players} = context!;
  const {seat, seats, dealer, counts, trick, tricksWon, deal} = view;
  return {
    size: players.length,
    seat,
    dealer: deal ? dealer : -1,
    counts,
    trick,
    best: (cards) => winning(rules, cards),
    due: (seat: Seat) => isDue(turn.must, seats[seat] ?? 'watcher'),
    won: (seat: Seat) => tricksWon[seat] ?? 0,
  };
}

import {estimateOf, type Tally, type Watch} from './contest.js';

/** The kinds of players, from the weakest; each is measured against the one before. */
export const LADDER = ['random', 'greedy', 'novice', 'book', 'master'] as const;

/** One line of the table: who plays against whom in which contest. */
export interface Line {
  /** The contest as the command takes it. */
  readonly contest: string;
  /** The contest and what was agreed, the name as it stands in the table. */
  readonly name: string;
  readonly what: string;
  readonly unit: string;
  readonly players: number;
  readonly better: string;
  readonly worse: string;
}

/** What has been counted of a line: its gains, and how those who search have gone by the book. */
export interface Counted extends Tally {
  /** How often a deal, a rubber or a party was played, and how many deals were dealt in them. */
  readonly plays: number;
  readonly deals: number;
  /** Choices that were weighed, those other than the book's, and the sum of what was expected of these. */
  readonly decisions: number;
  readonly departures: number;
  readonly expected: number;
}

/** A line with what has been counted of it: kept, so that the next run goes on from there. */
export type KeptLine = Omit<Line, 'players'> & Counted;

/** Before anything is played. */
export const NOTHING: Counted = {
  count: 0,
  sum: 0,
  squares: 0,
  plays: 0,
  deals: 0,
  decisions: 0,
  departures: 0,
  expected: 0,
};

/** Two counts as one. */
export function plus(a: Counted, b: Counted): Counted {
  const sum = (key: keyof Counted): number => a[key] + b[key];
  return {
    count: sum('count'),
    sum: sum('sum'),
    squares: sum('squares'),
    plays: sum('plays'),
    deals: sum('deals'),
    decisions: sum('decisions'),
    departures: sum('departures'),
    expected: sum('expected'),
  };
}

/** One mirrored deal as a count. @param plays how often it is played */
export function counting(plays: number, play: (watch: Watch) => number): Counted {
  let deals = 0,
    decisions = 0,
    departures = 0,
    expected = 0;
  const gain = play({
    deal: () => deals++,
    decided(more) {
      decisions++;
      if (more === null) return;
      departures++;
      expected += more;
    },
  });
  return {count: 1, sum: gain, squares: gain * gain, plays, deals, decisions, departures, expected};
}

/** Whether two lines are of the same players in the same contest. */
export function isSame(a: Pick<Line, 'name' | 'better' | 'worse'>, b: typeof a): boolean {
  return a.name === b.name && a.better === b.better && a.worse === b.worse;
}

/** Who sits where: one camp of the better in partnerships of four, else the better alone against the others. */
export function seatsOf({
  players,
  better,
  worse,
}: Pick<Line, 'players' | 'better' | 'worse'>): readonly string[] {
  return Array.from({length: players}, (_, seat) =>
    (players === 4 ? seat % 2 === 0 : seat === 0) ? better : worse,
  );
}

/** Whether enough has been played: so many deals, or an interval as narrow as is wanted. */
export function isEnough(tally: Tally, deals: number, width = 0): boolean {
  return tally.count >= deals || (tally.count >= 100 && estimateOf(tally).margin <= width);
}

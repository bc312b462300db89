/** A kind of player: `random`, `greedy`, or a level of the game's brain, with its school or number of imagined deals. */
export interface Kind {
  readonly level: string;
  readonly school?: string;
  readonly deals?: number;
}

/** How a game is contested: one play with these kinds in its seats. */
export interface Contest {
  /** What is counted, in the plural. */
  readonly unit: string;
  /** What the camp of the first seat gains over nothing; the same seed gives the same cards. */
  play(kinds: readonly Kind[], seed: string): number;
}

/** How a game is contested in which the gains of all seats are told: one session with these kinds in its seats. */
export interface RoundContest {
  readonly unit: string;
  readonly players: number;
  /** What each seat gains; the same seed gives the same cards. */
  play(kinds: readonly Kind[], seed: string): readonly number[];
}

/** A mean and half the width of its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
  readonly count: number;
}

/** Which deals of a seed are played: a long match may be played in parts. */
export interface Range {
  /** Number of the first, from 0. */
  readonly from: number;
  readonly count: number;
}

/** Told after each deal how it stands. */
export type OnDeal = (soFar: Estimate) => void;

/** A kind by its word: `book`, `book:hoyle`, `master:20`. */
export function kindOf(word: string): Kind {
  const [level = '', more] = word.split(':');
  if (more === undefined) return {level};
  return /^\d+$/.test(more) ? {level, deals: Number(more)} : {level, school: more};
}

/**
 * Plays duplicates: every deal twice, the second time with the seats exchanged, and counts the mean of both
 * for the kind of the first seat.
 * @param onDeal called after each duplicate
 */
export function duplicates(
  contest: Contest,
  kinds: readonly Kind[],
  deals: Range,
  seed: string,
  onDeal?: OnDeal,
): Estimate {
  const exchanged = [...kinds.slice(1), kinds[0]!];
  return estimate(
    deals,
    seed,
    (name) => (contest.play(kinds, name) - contest.play(exchanged, name)) / 2,
    onDeal,
  );
}

/**
 * Plays every deal once for each seat, all kinds moving on by a seat, and counts what the first kind gains on the mean.
 * @param onDeal called after each round
 */
export function rounds(
  contest: RoundContest,
  kinds: readonly Kind[],
  deals: Range,
  seed: string,
  onDeal?: OnDeal,
): Estimate {
  const {players} = contest;
  return estimate(
    deals,
    seed,
    (name) => {
      let gain = 0;
      for (let moved = 0; moved < players; moved++) {
        gain += contest.play(
          kinds.map((_, seat) => kinds[(seat - moved + players) % players]!),
          name,
        )[moved]!;
      }
      return gain / players;
    },
    onDeal,
  );
}

function estimate(
  {from, count: deals}: Range,
  seed: string,
  play: (name: string) => number,
  onDeal?: OnDeal,
): Estimate {
  let sum = 0;
  let squares = 0;
  const after = (count: number): Estimate => {
    const mean = sum / count;
    const variance = count > 1 ? Math.max(0, squares - count * mean * mean) / (count - 1) : 0;
    return {mean, margin: 1.96 * Math.sqrt(variance / count), count};
  };
  for (let i = 0; i < deals; i++) {
    const gain = play(`${seed}/${from + i}`);
    sum += gain;
    squares += gain * gain;
    onDeal?.(after(i + 1));
  }
  return after(deals);
}

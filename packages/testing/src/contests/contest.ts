import type {Brain, Question, Thought} from '@quinola/opponents';

/** A kind of player: `random`, `greedy`, or a level of the game's brain, with its school or number of imagined deals. */
export interface Kind {
  readonly level: string;
  readonly school?: string;
  readonly deals?: number;
}

/** Is told what happens while a contest is played. */
export interface Watch {
  /** A deal begins: a session or a rubber has several. */
  deal(): void;
  /**
   * A search has decided.
   * @param gain what it expects of its choice over the book's, in what it plays for; `null` where it kept to the book
   */
  decided(gain: number | null): void;
}

/** How a game is contested: one play with these kinds in its seats. */
export interface Contest {
  /** What is counted, in the plural. */
  readonly unit: string;
  /** What the camp of the first seat gains over nothing; the same seed gives the same cards. */
  play(kinds: readonly Kind[], seed: string, watch?: Watch): number;
}

/** How a game is contested in which the gains of all seats are told: one session with these kinds in its seats. */
export interface RoundContest {
  readonly unit: string;
  readonly players: number;
  /** What each seat gains; the same seed gives the same cards. */
  play(kinds: readonly Kind[], seed: string, watch?: Watch): readonly number[];
}

/** Asks an opponent, and tells of it where it has searched: whether it has left the book, and for how much. */
export function asked<View, Move, O>(
  brain: Brain<View, Move, O>,
  question: Question<View, Move, O>,
  watch?: Watch,
): Thought<Move> {
  const thought = brain.choose(question);
  if (watch && thought.because?.search) {
    const {move} = brain.choose({...question, level: 'teacher'});
    const kept = JSON.stringify(move) === JSON.stringify(thought.move);
    watch.decided(kept ? null : (thought.gain ?? 0));
  }
  return thought;
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

/** A contest of either form. */
export type AnyContest = {readonly duplicates: Contest} | {readonly rounds: RoundContest};

/** What the kind of the first seat gains in one deal that is mirrored: played from every seat, with the same cards. */
export function mirrored(contest: AnyContest, kinds: readonly Kind[], seed: string, watch?: Watch): number {
  if ('duplicates' in contest) {
    const exchanged = [...kinds.slice(1), kinds[0]!];
    return (
      (contest.duplicates.play(kinds, seed, watch) - contest.duplicates.play(exchanged, seed, watch)) / 2
    );
  }
  const {players} = contest.rounds;
  let gain = 0;
  for (let moved = 0; moved < players; moved++) {
    const seated = kinds.map((_, seat) => kinds[(seat - moved + players) % players]!);
    gain += contest.rounds.play(seated, seed, watch)[moved]!;
  }
  return gain / players;
}

/** What is counted in a contest, in the plural. */
export function unitOf(contest: AnyContest): string {
  return ('duplicates' in contest ? contest.duplicates : contest.rounds).unit;
}

/**
 * Plays mirrored deals, and counts the mean of what the kind of the first seat gains: in duplicates every deal is played
 * twice, the second time with the seats exchanged; where the gains of all seats are told, once for each seat.
 * @param onDeal called after each deal
 */
export function contested(
  contest: AnyContest,
  kinds: readonly Kind[],
  deals: Range,
  seed: string,
  onDeal?: OnDeal,
): Estimate {
  return estimate(deals, seed, (name) => mirrored(contest, kinds, name), onDeal);
}

/** What has been counted of many deals, so that more can be added. */
export interface Tally {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** The mean of a tally, and half the width of its 95 % confidence interval. */
export function estimateOf({count, sum, squares}: Tally): Estimate {
  const mean = count ? sum / count : 0;
  const variance = count > 1 ? Math.max(0, squares - count * mean * mean) / (count - 1) : 0;
  return {mean, margin: count > 1 ? 1.96 * Math.sqrt(variance / count) : Infinity, count};
}

function estimate(
  {from, count: deals}: Range,
  seed: string,
  play: (name: string) => number,
  onDeal?: OnDeal,
): Estimate {
  let tally: Tally = {count: 0, sum: 0, squares: 0};
  for (let i = 0; i < deals; i++) {
    const gain = play(`${seed}/${from + i}`);
    tally = {count: i + 1, sum: tally.sum + gain, squares: tally.squares + gain * gain};
    onDeal?.(estimateOf(tally));
  }
  return estimateOf(tally);
}

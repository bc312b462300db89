import {randomFrom, type Random} from '@quinola/cards';
import type {Question} from '../types.js';
import {judge, type Maxim, type Verdict} from './judge.js';

/** How somebody is asked. */
export type Asked = Pick<Question, 'level' | 'seed' | 'steady'>;

/** From which rank on a beginner has a maxim in mind: the common places of the book. */
const COMMON = 8;

/** How many tricks back a beginner remembers what was played. */
export const REMEMBERED = 3;

/** The opponent's own chance, made only when something depends on it. */
export function ownChance({seed}: Pick<Question, 'seed'>): Random {
  let own: Random | undefined;
  return {below: (n) => (own ??= randomFrom(seed)).below(n)};
}

/** Whether somebody errs as beginners do: a novice, unless he plays beside the visitor. */
export function makesMistakes({level, steady}: Pick<Question, 'level' | 'steady'>): boolean {
  return level === 'novice' && !steady;
}

/**
 * The tricks that somebody has in mind: a beginner only the last, so that he forgets which cards are gone and who has
 * shown what; all others remember every one.
 */
export function remembered<Trick>(
  tricks: readonly Trick[],
  asked: Pick<Question, 'level' | 'steady'>,
): readonly Trick[] {
  return makesMistakes(asked) ? tricks.slice(-REMEMBERED) : tricks;
}

/**
 * Judges by the maxims as a level knows them: `novice` has the common places in mind, and before them, unless he plays
 * beside the visitor, the habits of beginners; `teacher` never depends on chance; all others know the whole book.
 * @param habits what beginners do amiss, as maxims that fire by chance; always something that a person might do
 */
export function judgeAt<Facts, Choice>(
  maxims: readonly Maxim<Facts, Choice>[],
  facts: Facts,
  open: readonly Choice[],
  asked: Asked,
  random: Random,
  habits: readonly Maxim<Facts, Choice>[] = [],
): Verdict<Choice> {
  const {level} = asked;
  if (level === 'teacher' || open.length < 2) return judge(maxims, facts, open);
  if (level !== 'novice') return judge(maxims, facts, open, random);
  const common = maxims.filter(({rank}) => rank >= COMMON);
  return judge(makesMistakes(asked) ? [...habits, ...common] : common, facts, open, random);
}

import {randomFrom, type Random} from '@quinola/cards';
import {judge, type Maxim, type Question, type Verdict} from '@quinola/opponents';

/** How somebody is asked. */
export type Asked = Pick<Question, 'level' | 'seed' | 'steady'>;

/** One slip in so many choices: then a beginner plays what comes cheapest. */
const SLIP = 8;

/** The opponent's own chance, made only when something hangs on it. */
export function ownChance({seed}: Pick<Question, 'seed'>): Random {
  let own: Random | undefined;
  return {below: (n) => (own ??= randomFrom(seed)).below(n)};
}

/**
 * Judges by the maxims as a level knows them: `novice` has the common places in mind and now and then not even those,
 * `teacher` never hangs on chance, all others know the whole book.
 */
export function judgeAt<Facts, Choice>(
  maxims: readonly Maxim<Facts, Choice>[],
  facts: Facts,
  open: readonly Choice[],
  {level, steady}: Asked,
  random: Random,
): Verdict<Choice> {
  if (level === 'teacher' || open.length < 2) return judge(maxims, facts, open);
  if (level !== 'novice') return judge(maxims, facts, open, random);
  const least = !steady && random.below(SLIP) === 0 ? 10 : 7;
  return judge(
    maxims.filter(({rank}) => rank > least),
    facts,
    open,
    random,
  );
}

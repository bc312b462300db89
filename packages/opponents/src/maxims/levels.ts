import {randomFrom, type Random} from '@quinola/cards';
import type {Question, Thought} from '../types.js';
import {judge, type Maxim, type Verdict} from './judge.js';

/** How somebody is asked. */
export type Asked = Pick<Question, 'level' | 'seed' | 'steady'>;

/** The lowest priority number of the maxims that a beginner knows beside those marked: the commonplaces of the book. */
const COMMON = 8;

/** How many tricks back a beginner remembers what was played. */
export const REMEMBERED = 3;

/** The opponent's own random source, created only when it is needed. */
export function ownChance({seed}: Pick<Question, 'seed'>): Random {
  let own: Random | undefined;
  return {below: (n) => (own ??= randomFrom(seed)).below(n)};
}

/** Whether a player makes beginners' mistakes: a novice, unless he is the visitor's partner. */
export function makesMistakes({level, steady}: Pick<Question, 'level' | 'steady'>): boolean {
  return level === 'novice' && !steady;
}

/**
 * The tricks that a player remembers: all of them, but a beginner only the last few, so that he forgets which cards are gone and
 * who has shown a void.
 */
export function remembered<Trick>(
  tricks: readonly Trick[],
  asked: Pick<Question, 'level' | 'steady'>,
): readonly Trick[] {
  return makesMistakes(asked) ? tricks.slice(-REMEMBERED) : tricks;
}

/**
 * Judges by the maxims as a level knows them: `novice` has the common places in mind, and before them, unless he plays beside the
 * visitor, the habits of beginners; `teacher` never depends on chance; all others know the whole book.
 * @param habits beginners' mistakes, as maxims that fire by chance; always plausible for a human player
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
  const known = maxims.filter(({rank, common}) => common || rank >= COMMON);
  return judge(makesMistakes(asked) ? [...habits, ...known] : known, facts, open, random);
}

/** The answer of an opponent who follows a verdict. @param moveOf turns the choice into a move */
export function thoughtOf<Choice, Move>(
  {choice, because}: Verdict<Choice>,
  moveOf: (choice: Choice) => Move,
): Thought<Move> {
  return {move: moveOf(choice), ...(because && {because})};
}

/**
 * Makes answers with the maxim behind them, for a book whose maxims are named `<book>.<maxim>`; those that begin with `engine.` are
 * the player's own. `then` is a maxim that goes with the first.
 */
export const answersOf =
  <Move>(book: string) =>
  (maxim: string, move: Move, then?: string): Thought<Move> => ({
    move,
    because: {
      maxim: `${book}.${maxim}`,
      provenance: maxim.startsWith('engine.') ? 'engine' : 'book',
      ...(then && {then: `${book}.${then}`}),
    },
  });

import {chosenBy, isChoice, listed, refuseChosen, type Offer} from '../choices.js';
import type {Choice} from '../game.js';
import {thingsOf, type NamesThings} from '../things.js';
import type {Game, Happening, MoveLike, Thing} from '../game.js';
import type {LessonAsk, Pattern} from './document.js';

/**
 * Whether a value matches a pattern: objects may have further fields, lists match in any order, and `{any: […]}` matches any one
 * of its values.
 */
export function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((one) => value.some((other) => matches(one, other)))
    );
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  const {any} = pattern as {any?: unknown};
  if (Array.isArray(any)) return any.some((one) => matches(one, value));
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(pattern).every(([name, one]) => matches(one, (value as Record<string, unknown>)[name]))
  );
}

/** Whether a move matches what a lesson states: a card by its name, or a move by its fields. */
export function isMeant(written: string | Pattern, move: MoveLike): boolean {
  return matches(typeof written === 'string' ? {card: written} : written, move);
}

/** All expected answers to a question; `null` if any lawful move is right. */
function answersTo(ask: LessonAsk, book: MoveLike | null): readonly (string | Pattern)[] | null {
  if (ask === 'any') return null;
  if (ask === 'book') return book && [book as unknown as Pattern];
  if ('card' in ask) return [ask.card];
  if ('cards' in ask) return ask.cards;
  return 'move' in ask ? [ask.move] : ask.moves;
}

/**
 * The things of the expected answers, for pointing at them.
 * @param game whose moves may name things in fields of their own
 */
export function thingsAsked(
  ask: LessonAsk | undefined,
  book: MoveLike | null,
  game?: NamesThings,
): readonly Thing[] {
  return (ask ? (answersTo(ask, book) ?? []) : []).flatMap((one) =>
    typeof one === 'string' ? [one] : thingsOf(one as unknown as MoveLike, game),
  );
}

/** Whether a move is the expected answer. If the book's move is asked for but not known yet, any move is right. */
export function isRight(ask: LessonAsk, move: MoveLike, book: MoveLike | null): boolean {
  return answersTo(ask, book)?.some((one) => isMeant(one, move)) ?? true;
}

/** What answering a question needs of the rules of any game. */
export type AnyRules<View, Move extends MoveLike> = Pick<
  Game<unknown, View, Move, unknown, Happening, Choice>,
  'moves' | 'refusal'
>;

/**
 * A lawful move that gives the expected answer, for a visitor who asks to be shown it.
 * @returns `null` if there is none, or it is not known
 */
export function expectedMove<View, Move extends MoveLike>(
  game: AnyRules<View, Move>,
  view: View,
  ask: LessonAsk,
  book: MoveLike | null,
): Move | null {
  const answers = answersTo(ask, book) ?? (book ? [book as unknown as Pattern] : [{}]);
  const moves = [...listed(game as never, view as never)] as Move[];
  for (const one of answers) for (const move of moves) if (isMeant(one, move)) return move;
  return null;
}

/** Whether the expected answer is still possible; after a different card it may not be. */
export function canAnswer<View, Move extends MoveLike>(
  game: AnyRules<View, Move>,
  view: View,
  ask: LessonAsk,
): boolean {
  const answers = answersTo(ask, null);
  if (!answers) return true;
  const offers = game.moves(view) as readonly Offer<MoveLike>[];
  return answers.some((one) =>
    offers.some((offer) =>
      'choose' in offer ? typeof one === 'object' && one['type'] === offer.choose : isMeant(one, offer),
    ),
  );
}

/**
 * The next move of a player whose moves the lesson scripts: the first one that he has not made yet and may make now.
 * @param made what he has made since the lesson began
 * @returns `null` if none is left that he may make; he then plays by the book
 */
export function writtenMove<Move extends MoveLike>(
  plays: readonly (string | Pattern)[],
  made: readonly MoveLike[],
  moves: readonly Offer<Move>[],
): Move | null {
  const left = plays.filter((one) => !made.some((move) => isMeant(one, move)));
  for (const one of left)
    for (const offer of moves)
      if (isChoice(offer)) {
        if (isChosen(one, offer)) return one as unknown as Move;
      } else if (isMeant(one, offer)) return offer as Move;
  return null;
}

/** Whether a lesson states cards that a choice allows, as `{type: 'DISCARD', cards: […]}`. */
function isChosen(written: string | Pattern, choice: Choice): boolean {
  return (
    typeof written === 'object' &&
    written['type'] === choice.choose &&
    refuseChosen(choice, chosenBy(choice, written)) === null
  );
}

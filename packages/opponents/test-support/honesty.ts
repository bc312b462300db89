import assert from 'node:assert/strict';
import {randomFrom, type Card, type Random} from '@quinola/cards';
import type {Brain} from '@quinola/opponents';
import {
  type Actor,
  type Game,
  type Happening,
  isChoice,
  type MoveLike,
  offered,
  type Offer,
  type Refusal,
  playOf,
  sample,
} from '@quinola/play';
import {eachSample, samples} from '../../play/test-support/sample.js';

/** What a game tells of itself, so that its honesty can be tried. */
export interface Honest<State, View, Move extends MoveLike, Options> {
  readonly game: Game<State, View, Move, Options, Happening>;
  /** A whole state that agrees with the view and with all that was said. */
  readonly imagine: (view: View, random: Random) => State;
  readonly brain: Brain<View, Move, Offer<Move>>;
  /** What may be agreed; every position is of one of these. */
  readonly agreements: readonly Options[];
  readonly pack: readonly Card[];
  /** Whether cards have been dealt and somebody plays with them. */
  readonly inDeal: (state: State) => boolean;
  /** By card, where it was dealt to: a seat, or what was put aside. */
  readonly dealtTo: (state: State) => ReadonlyMap<Card, string>;
  /**
   * A move whose cards others do not see, with those that lie there in an imagined state; default: the move as it is.
   * @param nth how many moves of its type came before it in this deal
   */
  readonly remade?: (move: Move, imagined: State, nth: number) => Move;
  /** Whether players err now and then, where the rules of an agreement know what becomes of a wrong card. Default: never. */
  readonly errs?: (options: Options) => boolean;
  /** A set deal with other hidden cards in the places of its own; only where one is agreed. */
  readonly setAnew?: (options: Options, exchanged: (card: Card) => Card) => Options;
  /** What a player is shown; default: the game's view. A test plants a leak here. */
  readonly shown?: (state: State, player: number) => View;
}

/** A position of real play, and how the match came to it. */
interface Position<State, Move> {
  readonly moves: readonly {readonly by: Actor; readonly move: Move}[];
  readonly state: State;
  readonly options: unknown;
}

const LEVELS = ['novice', 'book', 'teacher', 'master'];

/** Who errs does so once in so many cards. */
const ERRS = 10;

/** Imagined deals of those who search, here. */
const DEALS = 20;

/** Plays a match by the book up to some position in a deal. */
function positionOf<State, View, Move extends MoveLike, Options>(
  {game, brain, inDeal, pack, errs = () => false}: Honest<State, View, Move, Options>,
  options: Options,
  seed: string,
): Position<State, Move> | null {
  const random = randomFrom(seed);
  let state = game.start(options);
  const moves: {by: Actor; move: Move}[] = [];
  let found: Position<State, Move> | null = null,
    met = 0;
  while (!game.turn(state).over && moves.length < 400) {
    // Each position of the match is as likely as any other.
    if (inDeal(state) && random.below(++met) === 0) found = {moves: [...moves], state, options};
    const {must} = game.turn(state);
    if (must === null) break;
    const move =
      must === 'chance'
        ? game.chance(state, random)
        : ((errs(options) ? wrongCard(game, state, must, pack, random) : null) ??
          byBook(game, brain, state, must, `${seed} ${moves.length}`));
    moves.push({by: must, move});
    state = game.play(state, must, move).state;
  }
  return found;
}

/** Whether the rules can deal with a move, be it lawful or a breach. */
const isPossible = (refusal: Refusal | null): boolean => refusal === null || refusal.breach === true;

/** Once in some times a card that ought not to be played, and that the rules can deal with. */
function wrongCard<State, View, Move extends MoveLike, Options>(
  game: Game<State, View, Move, Options, Happening>,
  state: State,
  player: number,
  pack: readonly Card[],
  random: Random,
): Move | null {
  if (random.below(ERRS) > 0) return null;
  const view = game.view(state, player);
  const wrong = pack
    .map((card) => playOf(card) as unknown as Move)
    .filter((move) => {
      const refusal = game.refusal(view, move);
      return refusal !== null && isPossible(refusal);
    });
  return wrong[random.below(wrong.length || 1)] ?? null;
}

function byBook<State, View, Move extends MoveLike>(
  game: Game<State, View, Move, never, Happening> | Game<State, View, Move, unknown, Happening>,
  brain: Brain<View, Move, Offer<Move>>,
  state: State,
  player: number,
  seed: string,
): Move {
  const view = game.view(state, player);
  const moves = offered(game, view);
  const {move} = brain.choose({game: game.id, view, moves, level: 'book', seed});
  return move ?? sample(game, view, randomFrom(seed));
}

/** For each card of the real deal one that was imagined in its place; what was dealt alike stands for itself. */
function exchange(
  real: ReadonlyMap<Card, string>,
  imagined: ReadonlyMap<Card, string>,
): ReadonlyMap<Card, Card> {
  const free = new Map<string, Card[]>();
  for (const [card, place] of imagined)
    if (real.get(card) !== place) free.set(place, [...(free.get(place) ?? []), card]);
  return new Map(
    [...real].map(([card, place]) => [card, imagined.get(card) === place ? card : free.get(place)!.pop()!]),
  );
}

const visibleTo = (player: number, events: readonly Happening[]): readonly Happening[] =>
  events.filter(({to}) => to === undefined || to.includes(player));

/**
 * Deals a position again: the match is played again with other hidden cards, from the shuffle of its deal on. Each move
 * must still be lawful, so that the hands agree with all that was played, and with all that was said.
 */
function dealtAnew<State, View, Move extends MoveLike, Options>(
  {game, dealtTo, remade = (move) => move, setAnew}: Honest<State, View, Move, Options>,
  {moves, options, state: real}: Position<State, Move>,
  imagined: State,
  player: number,
): {readonly state: State; readonly heard: readonly Happening[]} {
  const shuffled = moves.findLastIndex(({move}) => move.type === 'SHUFFLE');
  const cards = exchange(dealtTo(real), dealtTo(imagined));
  const before: Record<string, number> = {};
  const exchanged = (card: Card): Card => cards.get(card) ?? card;
  // What lay set is dealt again before the first move.
  let state = game.start(
    shuffled < 0 && setAnew ? setAnew(options as Options, exchanged) : (options as Options),
  );
  const heard: Happening[] = [];
  moves.forEach(({by, move}, i) => {
    let made = move;
    if (i === shuffled) {
      const {pack} = move as Move & {readonly pack: readonly Card[]};
      made = {...move, pack: pack.map(exchanged)};
    } else if (i > shuffled) {
      const nth = before[move.type] ?? 0;
      before[move.type] = nth + 1;
      made = remade(move, imagined, nth);
    }
    if (by !== 'chance')
      assert.ok(
        isPossible(game.refusal(game.view(state, by), made)),
        `${JSON.stringify(made)} could not have been made from what is imagined`,
      );
    const played = game.play(state, by, made);
    ({state} = played);
    heard.push(...visibleTo(player, played.events));
  });
  return {state, heard};
}

/** Tries one position: dealt again, everything that a player sees, hears, may do and is advised must be equal. @returns whether it could be dealt again */
export function tryPosition<State, View, Move extends MoveLike, Options>(
  honest: Honest<State, View, Move, Options>,
  options: Options,
  seed: string,
  levels: readonly string[],
): boolean {
  const {game, imagine, brain, pack} = honest;
  const shown = honest.shown ?? ((state: State, player: number) => game.view(state, player));
  const position = positionOf(honest, options, seed);
  if (!position) return false;
  const random = randomFrom(`${seed} anew`);
  const {must, may} = game.turn(position.state);
  const player = typeof must === 'number' ? must : may[0];
  if (player === undefined) return false;
  const view = game.view(position.state, player);
  const imagined = imagine(view, random);
  const before = dealtAnew(honest, position, position.state, player);
  const after = dealtAnew(honest, position, imagined, player);
  assert.deepEqual(shown(after.state, player), shown(before.state, player), 'the view');
  assert.deepEqual(shown(imagined, player), shown(before.state, player), 'the view of what is imagined');
  assert.deepEqual(after.heard, before.heard, 'what was heard');
  const other = game.view(after.state, player);
  assert.deepEqual(game.moves(other), game.moves(view), 'the moves');
  for (const card of pack)
    assert.deepEqual(
      game.refusal(other, playOf(card) as unknown as Move),
      game.refusal(view, playOf(card) as unknown as Move),
      card,
    );
  // A card that does not end the deal tells nothing of the other hands.
  const [first] = offered(game, view);
  if (
    first &&
    !isChoice(first) &&
    first.type === 'PLAY' &&
    (view as {hand?: readonly Card[]}).hand!.length > 1
  )
    assert.deepEqual(
      visibleTo(player, game.play(after.state, player, first).events),
      visibleTo(player, game.play(position.state, player, first).events),
      'what is heard of the next card',
    );
  for (const level of levels) {
    const ask = (seen: View): unknown =>
      brain.choose({game: game.id, view: seen, moves: offered(game, seen), level, seed, deals: DEALS});
    assert.deepEqual(ask(structuredClone(other)), ask(structuredClone(view)), `the choice of ${level}`);
  }
  return true;
}

/** Tries positions of real play, and of a few of them the choices of all levels; a thousand and fifty in the long run. */
export function assertHonest<State, View, Move extends MoveLike, Options>(
  honest: Honest<State, View, Move, Options>,
  count = 16,
): void {
  const {agreements} = honest;
  const chosen = samples(2, 50);
  let tried = 0;
  eachSample(
    count,
    (seed, i) => {
      const options = agreements[i % agreements.length]!;
      if (tryPosition(honest, options, seed, tried < chosen ? LEVELS : [])) tried++;
    },
    1000,
  );
  assert.ok(tried > samples(count, 1000) / 2, `only ${tried} positions could be dealt anew`);
}

/** Plants a leak into each field of a view in turn, and holds that it is found. */
export function assertLeaksFound<State, View extends object, Move extends MoveLike, Options>(
  honest: Honest<State, View, Move, Options>,
  handsOf: (state: State) => readonly (readonly Card[])[],
): void {
  const {game, agreements} = honest;
  const seeds = Array.from({length: 40}, (_, i) => `leak ${i}`);
  const fit = seeds.filter((seed) => tryPosition(honest, agreements[0]!, seed, []));
  const position = positionOf(honest, agreements[0]!, fit[0]!)!;
  const fields = Object.keys(game.view(position.state, 0) as object);
  for (const field of fields) {
    const leaking: Honest<State, View, Move, Options> = {
      ...honest,
      shown(state, player) {
        const view = game.view(state, player);
        const hidden = handsOf(state).map((hand) => [...hand].sort().join(' '));
        return {...view, [field]: {was: view[field as keyof View], leaked: hidden}};
      },
    };
    const found = fit.slice(0, 5).some((seed) => {
      try {
        tryPosition(leaking, agreements[0]!, seed, []);
        return false;
      } catch (error) {
        if (error instanceof assert.AssertionError) return true;
        throw error;
      }
    });
    assert.ok(found, `a leak in ${field} was not found`);
  }
}

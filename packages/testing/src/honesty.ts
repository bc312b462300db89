import assert from 'node:assert/strict';
import {pick, randomFrom, type Card, type Random} from '@quinola/cards';
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
  playersDue,
  playOf,
  sample,
} from '@quinola/play';
import {anyDue} from './match.js';
import {eachSample, samples} from './sample.js';

/** What the honesty tests need to know of a game. */
export interface Honest<State, View, Move extends MoveLike, Options> {
  readonly game: Game<State, View, Move, Options, Happening>;
  /** A whole state that agrees with the view and with everything that was said. */
  readonly imagine: (view: View, random: Random) => State;
  readonly brain: Brain<View, Move, Offer<Move>>;
  /** Options to test; each position is played with one of these. */
  readonly agreements: readonly Options[];
  readonly pack: readonly Card[];
  /** Whether cards have been dealt and are being played. */
  readonly inDeal: (state: State) => boolean;
  /** By card, where it was dealt: a seat, or the place for cards set aside. */
  readonly dealtTo: (state: State) => ReadonlyMap<Card, string>;
  /**
   * A move whose cards are hidden from others, with the cards that lie there in an imagined state; default: the move unchanged.
   * @param nth how many moves of its type came before it in this deal
   * @param by who makes it
   */
  readonly adaptMove?: (move: Move, imagined: State, nth: number, by: Actor) => Move;
  /** Whether players commit errors now and then, where the rules of an agreement provide for a wrong card. Default: never. */
  readonly allowsErrors?: (options: Options) => boolean;
  /** A set deal with other hidden cards in the same places; only if the game has set deals. */
  readonly redealSetDeal?: (options: Options, exchanged: (card: Card) => Card) => Options;
  /** What a player sees; default: the game's view. A test plants a leak here. */
  readonly shown?: (state: State, player: number) => View;
}

/** A position from actual play, and how the match reached it. */
interface Position<State, Move> {
  readonly moves: readonly {readonly by: Actor; readonly move: Move}[];
  readonly state: State;
  readonly options: unknown;
}

const LEVELS = ['novice', 'book', 'teacher', 'master'];

/** A player who errs does so at one card of so many. */
const ERROR_ONE_IN = 10;

/** Number of deals that a search imagines here. */
const DEALS = 20;

/** Plays a match by the book up to a random position in a deal. */
function positionOf<State, View, Move extends MoveLike, Options>(
  {game, brain, inDeal, pack, allowsErrors = () => false}: Honest<State, View, Move, Options>,
  options: Options,
  seed: string,
): Position<State, Move> | null {
  const random = randomFrom(seed);
  let state = game.start(options);
  const moves: {by: Actor; move: Move}[] = [];
  let found: Position<State, Move> | null = null,
    met = 0;
  while (!game.turn(state).over && moves.length < 400) {
    // Each position of the match is equally likely.
    if (inDeal(state) && random.below(++met) === 0) found = {moves: [...moves], state, options};
    const by = anyDue(game.turn(state).must, random);
    if (by === null) break;
    const move =
      by === 'chance'
        ? game.chance(state, random)
        : ((allowsErrors(options) ? wrongCard(game, state, by, pack, random) : null) ??
          byBook(game, brain, state, by, `${seed} ${moves.length}`));
    moves.push({by, move});
    state = game.play(state, by, move).state;
  }
  return found;
}

/** Whether the rules accept a move, lawful or a breach. */
const isPossible = (refusal: Refusal | null): boolean => refusal === null || refusal.breach === true;

/** Now and then an unlawful card that the rules can handle. */
function wrongCard<State, View, Move extends MoveLike, Options>(
  game: Game<State, View, Move, Options, Happening>,
  state: State,
  player: number,
  pack: readonly Card[],
  random: Random,
): Move | null {
  if (random.below(ERROR_ONE_IN) > 0) return null;
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

/** For each card of the real deal, the imagined card in its place; cards dealt alike map to themselves. */
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
 * Deals a position again: the match is replayed with other hidden cards, from the shuffle of its deal on. Each move must remain
 * lawful, so that the hands agree with everything that was played and said.
 */
function dealAgain<State, View, Move extends MoveLike, Options>(
  {game, dealtTo, adaptMove = (move) => move, redealSetDeal}: Honest<State, View, Move, Options>,
  {moves, options, state: real}: Position<State, Move>,
  imagined: State,
  player: number,
): {readonly state: State; readonly happenings: readonly Happening[]} {
  const shuffled = moves.findLastIndex(({move}) => move.type === 'SHUFFLE');
  const cards = exchange(dealtTo(real), dealtTo(imagined));
  const before: Record<string, number> = {};
  const exchanged = (card: Card): Card => cards.get(card) ?? card;
  // A set deal is dealt again before the first move.
  let state = game.start(
    shuffled < 0 && redealSetDeal ? redealSetDeal(options as Options, exchanged) : (options as Options),
  );
  const happenings: Happening[] = [];
  moves.forEach(({by, move}, i) => {
    let made = move;
    if (i === shuffled) {
      const {pack} = move as Move & {readonly pack: readonly Card[]};
      made = {...move, pack: pack.map(exchanged)};
    } else if (i > shuffled) {
      const nth = before[move.type] ?? 0;
      before[move.type] = nth + 1;
      made = adaptMove(move, imagined, nth, by);
    }
    if (by !== 'chance')
      assert.ok(
        isPossible(game.refusal(game.view(state, by), made)),
        `${JSON.stringify(made)} could not have been made in the imagined deal`,
      );
    const played = game.play(state, by, made);
    ({state} = played);
    happenings.push(...visibleTo(player, played.events));
  });
  return {state, happenings: happenings};
}

/**
 * Tests one position: after it was dealt again, everything that a player sees, hears, may do and is advised must be equal.
 * @returns whether it could be dealt again
 */
function testPosition<State, View, Move extends MoveLike, Options>(
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
  const due = playersDue(must);
  const player = due.length > 1 ? pick(due, random) : (due[0] ?? may[0]);
  if (player === undefined) return false;
  const view = game.view(position.state, player);
  const imagined = imagine(view, random);
  const before = dealAgain(honest, position, position.state, player);
  const after = dealAgain(honest, position, imagined, player);
  assert.deepEqual(shown(after.state, player), shown(before.state, player), 'the view');
  assert.deepEqual(shown(imagined, player), shown(before.state, player), 'the view of the imagined state');
  assert.deepEqual(after.happenings, before.happenings, 'the happenings');
  const other = game.view(after.state, player);
  assert.deepEqual(game.moves(other), game.moves(view), 'the moves');
  for (const card of pack)
    assert.deepEqual(
      game.refusal(other, playOf(card) as unknown as Move),
      game.refusal(view, playOf(card) as unknown as Move),
      card,
    );
  // A card that does not end the deal reveals nothing of the other hands.
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
      'the happenings of the next card',
    );
  for (const level of levels) {
    const ask = (seen: View): unknown =>
      brain.choose({game: game.id, view: seen, moves: offered(game, seen), level, seed, deals: DEALS});
    assert.deepEqual(ask(structuredClone(other)), ask(structuredClone(view)), `the choice of ${level}`);
  }
  return true;
}

/** Tests positions from actual play, and for a few of them the decisions of all levels; 1050 positions in the long run. */
export function assertHonest<State, View, Move extends MoveLike, Options>(
  honest: Honest<State, View, Move, Options>,
  count = 16,
): void {
  const {agreements} = honest;
  const decided = samples(2, 50);
  let redealt = 0;
  eachSample(
    count,
    (seed, i) => {
      const options = agreements[i % agreements.length]!;
      if (testPosition(honest, options, seed, redealt < decided ? LEVELS : [])) redealt++;
    },
    1000,
  );
  assert.ok(redealt > samples(count, 1000) / 2, `only ${redealt} positions could be dealt again`);
}

/** Plants a leak in each field of a view in turn, and checks that it is found. */
export function assertLeaksFound<State, View extends object, Move extends MoveLike, Options>(
  honest: Honest<State, View, Move, Options>,
  handsOf: (state: State) => readonly (readonly Card[])[],
): void {
  const {game, agreements} = honest;
  const seeds = Array.from({length: 40}, (_, i) => `leak ${i}`);
  const fitting = seeds.filter((seed) => testPosition(honest, agreements[0]!, seed, []));
  const position = positionOf(honest, agreements[0]!, fitting[0]!)!;
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
    const found = fitting.slice(0, 5).some((seed) => {
      try {
        testPosition(leaking, agreements[0]!, seed, []);
        return false;
      } catch (error) {
        if (error instanceof assert.AssertionError) return true;
        throw error;
      }
    });
    assert.ok(found, `a leak in ${field} was not found`);
  }
}

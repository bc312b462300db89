// Tests that a patience does not use hidden cards. The unseen cards are dealt again in another order, the game is replayed from
// its last shuffle, and everything that the player sees, is told, may do and is advised must be the same.
import assert from 'node:assert/strict';
import {pick, randomFrom, type Random} from '@quinola/cards';
import type {RecordedMove} from '@quinola/play';
import {advise} from '../src/patience/opponents/help/advice.js';
import {
  compile,
  imagine,
  patience,
  type Carry,
  type PatienceHappening,
  type PatienceMove,
  type PatienceOptions,
  type PatienceState,
  type PatienceView,
  type Shuffle,
} from '../src/patience/index.js';
import {solverBrain} from '../src/patience/opponents/solver/index.js';
import {patienceFixtures} from './fixtures.js';

/** A position of a game, and the moves that led to it. */
export interface PlayedPosition {
  readonly options: PatienceOptions;
  readonly moves: readonly RecordedMove<PatienceMove>[];
  readonly state: PatienceState;
  /** Whether the player has not been told the order of the stock. */
  readonly hides: boolean;
}

/** The function that shows a state to the player; a test replaces it by one that leaks. */
export type Shown = (state: PatienceState) => object;

/** The view of the rules. */
export const asRulesShow: Shown = (state) => patience.view(state, 0);

/** A game ends after this many moves: cards may be moved back and forth forever. */
const MOST = 120;

const CARRY_TYPES: readonly Carry['type'][] = [
  'play',
  'marry',
  'fill',
  'park',
  'transfer',
  'grace',
  'rescue',
];
const WORDS = ['turn', 'refill', 'next', 'leave', 'redeal'] as const;

/** How many moves of each kind of carrying are tried in a position: there are thousands of pairs of piles. */
const CARRIES = 12;

/** Plays a game in one of the styles of the stored records, and stops at one of the player's decisions. */
export function playedPosition(
  options: PatienceOptions,
  seed: string,
  accepts: (position: PlayedPosition) => boolean = () => true,
): PlayedPosition | null {
  const random = randomFrom(seed);
  const {choose} = pick(Object.values(patienceFixtures.styles), random);
  const moves: RecordedMove<PatienceMove>[] = [];
  let state = patience.start(options),
    found: PlayedPosition | null = null,
    met = 0,
    orderKnown = false;
  while (!patience.turn(state).over && moves.length < MOST) {
    const {must} = patience.turn(state);
    if (must === 0) {
      const position = {options, moves: [...moves], state, hides: state.stock.length > 0 && !orderKnown};
      // Each decision of the game is equally likely.
      if (accepts(position) && random.below(++met) === 0) found = position;
    }
    const view = patience.view(state, 0);
    const move =
      must === 'chance'
        ? patience.chance(state, random)
        : choose({view, moves: patience.moves(view), random} as never)!.move;
    const {state: next, events} = patience.play(state, must!, move!);
    moves.push({by: must!, move: move!});
    state = next;
    if (must === 'chance') orderKnown = false;
    // Cards that are redealt without a shuffle come in the order in which the player saw them gathered.
    if (events.some((event) => event.type === 'gathered' && event.pack)) orderKnown = true;
  }
  return found;
}

/** Replays the game with the unseen cards in the order of an imagined stock. */
function playedAgain(
  {options, moves}: PlayedPosition,
  stock: PatienceState['stock'],
): {readonly state: PatienceState; readonly happenings: readonly PatienceHappening[]} {
  const last = moves.findLastIndex(({move}) => move.type === 'SHUFFLE');
  const happenings: PatienceHappening[] = [];
  let state = patience.start(options);
  moves.forEach(({by, move}, i) => {
    let made = move;
    if (i === last) {
      const {pack} = move as Shuffle;
      made = {
        ...(move as Shuffle),
        pack: [...pack.slice(0, pack.length - stock.length), ...stock.toReversed()],
      };
    }
    if (by !== 'chance')
      assert.equal(patience.refusal(patience.view(state, 0), made), null, `${made.type} was not possible`);
    const played = patience.play(state, by, made);
    state = played.state;
    happenings.push(...(played.events as readonly PatienceHappening[]));
  });
  return {state, happenings};
}

/** Some moves, lawful or not: every command, and a few of each kind of carrying from pile to pile. */
function someMoves({options}: PatienceState, random: Random): readonly PatienceMove[] {
  const piles = [...compile(options).piles.map(({id}) => id), 'stock', 'nowhere'];
  return [
    ...WORDS.map((type) => ({type})),
    ...CARRY_TYPES.flatMap((type) =>
      Array.from({length: CARRIES}, () => ({type, from: pick(piles, random), to: pick(piles, random)})),
    ),
  ];
}

/** Whether a happening shows a card that lay in the stock. */
const shows = (event: PatienceHappening): boolean =>
  event.type === 'laid' || (event.type === 'moved' && event.from === 'stock');

/** The happenings of a move before it shows a card of the stock, and whether it shows one. */
function happeningsOf(state: PatienceState, move: PatienceMove): readonly (PatienceHappening | string)[] {
  const events = patience.play(state, 0, move).events as readonly PatienceHappening[];
  const first = events.findIndex(shows);
  return first < 0 ? events : [...events.slice(0, first), 'shows a card'];
}

/**
 * Deals a position again, and checks that the player cannot tell the difference.
 * @param shown what he is shown
 * @returns his views of the position and of the other, for {@linkcode checkAdvice}
 */
export function checkHonest(
  position: PlayedPosition,
  seed: string,
  shown: Shown = asRulesShow,
): readonly [PatienceView, PatienceView] {
  const {state} = position;
  const view = patience.view(state, 0);
  const random = randomFrom(`${seed} anew`);
  const imagined = imagine(view, random);
  const before = playedAgain(position, state.stock),
    after = playedAgain(position, imagined.stock);
  assert.deepEqual(before.state, state, 'the replay leads to another position');
  assert.deepEqual(after.state.stock, imagined.stock, 'the stock is not the imagined one');
  assert.deepEqual(shown(after.state), shown(before.state), 'the view');
  assert.deepEqual(shown(imagined), shown(before.state), 'the view of what is imagined');
  assert.deepEqual(after.happenings, before.happenings, 'the happenings');
  const other = patience.view(after.state, 0);
  assert.deepEqual(patience.moves(other), patience.moves(view), 'the moves');
  for (const move of someMoves(state, random))
    assert.deepEqual(patience.refusal(other, move), patience.refusal(view, move), JSON.stringify(move));
  for (const move of patience.moves(view))
    assert.deepEqual(
      happeningsOf(after.state, move),
      happeningsOf(state, move),
      `happenings of ${JSON.stringify(move)}`,
    );
  return [view, other];
}

/** Checks that advice and solver give the same results for both views, so that neither knows more than the view. */
export async function checkAdvice(view: PatienceView, other: PatienceView): Promise<void> {
  assert.deepEqual(await advice(other), await advice(view), 'the advice');
  assert.deepEqual(solved(other), solved(view), 'what the solver finds');
}

/** The advice for a view, as a table asks for it. */
const advice = (view: PatienceView): Promise<unknown> =>
  advise({view: structuredClone(view)} as never, new AbortController().signal);

/** The solver's first answer to a view, which does not include the stock. */
function solved(view: PatienceView): unknown {
  const ask = (about: PatienceView): unknown =>
    solverBrain.choose({game: 'patience', view: {view: about}, moves: [], level: 'solver', seed: ''});
  // The solver continues the search of a question that it knows; after another question it starts again.
  ask({...view, stage: 'over'});
  return ask(structuredClone(view));
}

import {asking, chance, sheet, type Successors} from './nodes.js';

/*
 * The parts that charts are composed of. Each takes phases, named as in the game's book, and returns their chart states for the
 * `states` of a group or of the match. No part states how long a phase takes: that follows from the happenings
 * (`ChartProfile.beats`).
 */

/** Where a phase leads, and which moves it accepts if they are not the usual ones of its part. */
export interface Phase<M extends string = string, R extends string = string> {
  /** Types of the moves that a visitor may make here; the first is the one that the chart makes itself. */
  readonly moves: readonly M[];
  readonly then: Successors;
  /** Moves that may be made in another's turn, see `PhaseOptions.rights`. */
  readonly rights?: readonly R[];
}

/** Phases by name: where each leads, or its options. */
type Phases = Readonly<Record<string, Successors | Phase>>;
/** Phases by name, all with options. */
type FullPhases = Readonly<Record<string, Phase>>;
/** Phases by name that only state where they lead. */
type NextStates = Readonly<Record<string, Successors>>;

/** No phases. */
type None = Readonly<Record<never, never>>;

type MovesOf<P, Usual extends string> = P extends {readonly moves: readonly (infer M extends string)[]}
  ? M
  : Usual;
type RightsOf<P> = P extends {readonly rights: readonly (infer R extends string)[]} ? R : never;

/** The states of phases in which a player moves. */
type AskingStates<P extends Phases, Usual extends string = never> = {
  readonly [Name in keyof P]: ReturnType<typeof asking<MovesOf<P[Name], Usual>, RightsOf<P[Name]>>>;
};
type ChanceStates<P extends NextStates> = {readonly [Name in keyof P]: ReturnType<typeof chance>};
/** The name of a state by its path. */
type NameOf<Path extends string> = Path extends `${string}.${infer Rest}` ? NameOf<Rest> : Path;
type SheetStates<Path extends string> = Readonly<Record<NameOf<Path>, ReturnType<typeof sheet>>>;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const isSuccessors = (phase: Successors | Phase): phase is Successors =>
  typeof phase === 'string' || Array.isArray(phase);

function each<P extends object, Node>(phases: P, node: (phase: P[keyof P]) => Node): Record<keyof P, Node> {
  const states = Object.entries(phases).map(([name, phase]) => [name, node(phase as P[keyof P])]);
  return Object.fromEntries(states) as Record<keyof P, Node>;
}

/** Phases in which a player makes one of the usual moves of a part, or the moves they name. */
function askingStates<const P extends Phases, const Usual extends string>(
  phases: P,
  usual: readonly Usual[],
  ceremonial = false,
): AskingStates<P, Usual> {
  return each<Phases, unknown>(phases, (phase) => {
    const {moves, then, rights = []}: Phase = isSuccessors(phase) ? {moves: usual, then: phase} : phase;
    return asking(moves, then, {ceremonial, rights});
  }) as AskingStates<P, Usual>;
}

const chanceStates = <const P extends NextStates>(phases: P, ceremonial = false): ChanceStates<P> =>
  each(phases, (then) => chance(then, {ceremonial}));

/**
 * The draw for seats: chance spreads the pack (`spread`), everybody draws a card (`draw`, `DRAW`), seats are chosen (`choose`,
 * `CHOOSE_SEAT`). Shown only with `ceremony="full"`.
 *
 * @example
 * drawing: {
 *   initial: 'spreading',
 *   states: drawSeats({
 *     spread: {spreading: 'drawing.seats'},
 *     draw: {seats: ['drawing.seats', 'dealing.shuffling']},
 *   }),
 * },
 */
export function drawSeats<const S extends NextStates, const D extends Phases, const C extends Phases = None>({
  spread,
  draw,
  choose = {} as C,
}: {
  readonly spread: S;
  readonly draw: D;
  readonly choose?: C;
}): ChanceStates<S> & AskingStates<D, 'DRAW'> & AskingStates<C, 'CHOOSE_SEAT'> {
  return {
    ...chanceStates(spread, true),
    ...askingStates(draw, ['DRAW'], true),
    ...askingStates(choose, ['CHOOSE_SEAT'], true),
  };
}

/**
 * Everything before a deal, as far as the game has it: a pack is chosen (`choose`, `CHOOSE_PACK`), chance shuffles (`shuffle`),
 * somebody cuts (`cut`, `CUT`), all of it shown only with `ceremony="full"`; and chance deals (`deal`), unless the deal follows
 * from the cut.
 *
 * @example
 * dealing: {
 *   initial: 'shuffling',
 *   states: shuffleCutDeal({shuffle: {shuffling: 'dealing.packCut'}, cut: {packCut: 'bidding.opening'}}),
 * },
 */
export function shuffleCutDeal<
  const P extends Phases = None,
  const S extends NextStates = None,
  const C extends Phases = None,
  const D extends NextStates = None,
>({
  choose = {} as P,
  shuffle = {} as S,
  cut = {} as C,
  deal = {} as D,
}: {
  readonly choose?: P;
  readonly shuffle?: S;
  readonly cut?: C;
  readonly deal?: D;
}): AskingStates<P, 'CHOOSE_PACK'> & ChanceStates<S> & AskingStates<C, 'CUT'> & ChanceStates<D> {
  return {
    ...askingStates(choose, ['CHOOSE_PACK'], true),
    ...chanceStates(shuffle, true),
    ...askingStates(cut, ['CUT'], true),
    ...chanceStates(deal),
  };
}

/**
 * An auction: each phase with its moves. All phases lead to the same states, because after any bid or pass the auction continues
 * or is over.
 *
 * @example
 * bidding: {
 *   initial: 'opening',
 *   states: auction(
 *     {opening: ['BID', 'PASS'], answering: ['HOLD', 'BID', 'PASS']},
 *     ['bidding.opening', 'bidding.answering', 'playing.trick'],
 *   ),
 * },
 */
export function auction<const M extends string, const P extends Readonly<Record<string, readonly M[]>>>(
  phases: P,
  then: Successors,
): {readonly [Name in keyof P]: ReturnType<typeof asking<P[Name][number]>>} {
  return each(phases, (moves) => asking(moves, then)) as {
    [Name in keyof P]: ReturnType<typeof asking<P[Name][number]>>;
  };
}

/**
 * Cards change hands before the play: taken, asked for, given back, laid aside.
 *
 * @example
 * exchanging: {
 *   initial: 'asking',
 *   states: exchange({
 *     asking: {moves: ['DEMAND', 'STOP'], then: ['exchanging.givingBack', 'playing.trick']},
 *     givingBack: {moves: ['GIVE_BACK'], then: ['exchanging.asking', 'playing.trick']},
 *   }),
 * },
 * // A phase that is alone needs no group, and its path is one word; so it is with every part:
 * ...exchange({exchanging: {moves: ['GIVE'], then: ['exchanging', 'playing.trick']}}),
 */
export function exchange<const P extends FullPhases>(phases: P): AskingStates<P> {
  return askingStates(phases, []);
}

/**
 * The tricks, card by card (`PLAY`, unless a phase names what else may be done in it).
 *
 * @example
 * playing: {initial: 'trick', states: tricks({trick: ['playing.trick', 'scoring']})},
 */
export function tricks<const P extends Phases>(phases: P): AskingStates<P, 'PLAY'> {
  return askingStates(phases, ['PLAY']);
}

/** Sheets shown one after the other, by the paths of their states, and where the match continues. */
export interface Sheets<L extends string, I extends string = never, A extends string = never> {
  /** Each leads to the next, the last one to `then`. */
  readonly laid: readonly L[];
  /** Shown instead of these, each alone. */
  readonly instead?: readonly I[];
  /** Shown only sometimes, after the last one. */
  readonly after?: A;
  readonly then: Successors;
}

/**
 * Sheets with the result of a deal, a party or a rubber. The profile decides which are shown and when (`ChartProfile.sheets`);
 * each is shown until it is acknowledged or for a fixed time.
 *
 * @example
 * states: {
 *   ...sheets({laid: ['counting', 'settling'], after: 'partyOver', then: ['dealing.shuffling', 'finished']}),
 * }
 */
export function sheets<
  const L extends string,
  const I extends string = never,
  const A extends string = never,
>({laid, instead = [], after, then}: Sheets<L, I, A>): SheetStates<L | I | A> {
  const last: Successors =
    after === undefined ? then : [after, ...(typeof then === 'string' ? [then] : then)];
  const states: Record<string, unknown> = Object.fromEntries([
    ...instead.map((path) => [nameOf(path), sheet(then)] as const),
    ...laid.map((path, i) => [nameOf(path), sheet(laid[i + 1] ?? last)] as const),
    ...(after === undefined ? [] : [[nameOf(after), sheet(then)] as const]),
  ]);
  return states as SheetStates<L | I | A>;
}

/**
 * The end of a deal: decisions after the last card (`ask`: penalties, claims), then its sheets.
 *
 * @example
 * settlingDeal: {
 *   initial: 'marked',
 *   states: settling({
 *     ask: {penalties: {moves: ['APPLY_PENALTY', 'WAIVE'], then: ['settlingDeal.marked', 'settlingDeal.penalties']}},
 *     laid: ['settlingDeal.marked'],
 *     then: 'gameDecision',
 *   }),
 * },
 */
export function settling<const P extends FullPhases, const L extends string>({
  ask,
  laid,
  then,
}: {readonly ask: P} & Pick<Sheets<L>, 'laid' | 'then'>): AskingStates<P> & SheetStates<L> {
  return {...askingStates(ask, []), ...sheets({laid, then})};
}

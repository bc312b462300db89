import type {Random} from '@quinola/cards';
import {isDue} from './due.js';
import {
  MoveError,
  type Actor,
  type Choice,
  type Due,
  type Entry,
  type Game,
  type Happening,
  type MoveLike,
  type MustOf,
  type PhaseOf,
  type Player,
  type Refusal,
  type Thing,
  type Turn,
  type Viewer,
} from './game.js';

/** The types of one game, named once and handed to {@linkcode defineGame}. */
export interface GameTypes {
  readonly State: unknown;
  /** Its turn names the phases; the statechart has a state for each. */
  readonly View: {readonly turn: Turn<string, Due>; readonly player: Player};
  readonly Move: MoveLike;
  /** `Choice` where some moves are described as a choice among cards or other things. */
  readonly Choice?: Choice;
  readonly Options: unknown;
  readonly Happening: Happening;
  /** The names of what holds money beside the players, as `'pot' | 'dish'`; any unless they are named. */
  readonly Holder?: string;
}

/** The moves of one type. */
export type MoveOf<G extends GameTypes, Type extends G['Move']['type']> = Extract<
  G['Move'],
  {readonly type: Type}
>;

/** The choices among the offers of a game: none unless its types name them. */
export type ChoiceOf<G extends GameTypes> = G extends {readonly Choice: infer C} ? C : never;

/** The names of the holders of a game's accounts that are no players. */
export type HolderOf<G extends GameTypes> = G extends {readonly Holder: infer Name extends string}
  ? Name
  : string;

/** Makes a move: returns the next state and appends the happenings it caused, in order. */
export type Act<G extends GameTypes, Type extends G['Move']['type']> = (
  state: G['State'],
  move: MoveOf<G, Type>,
  by: Actor,
  events: G['Happening'][],
) => G['State'];

/** One type of move in one phase. */
export interface MoveRule<G extends GameTypes, Type extends G['Move']['type']> {
  /**
   * The lawful moves of this type, computed from the view alone. Absent: none is listed (a move that ends the match, or one that
   * is only possible as a breach).
   */
  readonly moves?: (view: G['View']) => readonly (MoveOf<G, Type> | ChoiceOf<G>)[];
  /**
   * Why a move of this type cannot be made; `null` = it may. Absent: it must be one of `moves`, else it is refused
   * with `otherwise`. Where `moves` are a choice it must be there, see {@linkcode refuseChosen}.
   */
  readonly refuse?: (view: G['View'], move: MoveOf<G, Type>) => Refusal | null;
  /** The reason given when a move is not among `moves`; `not-now` by default. */
  readonly otherwise?: string | ((view: G['View']) => Refusal);
  /** Whether players in `turn.may` may make it out of turn, as a standing right. */
  readonly right?: boolean;
  readonly act: Act<G, Type>;
  /**
   * Whether the move is certainly lawful, decided without building a view. An optimization only: search plays millions of moves.
   */
  readonly isPlain?: (state: G['State'], by: Player, move: MoveOf<G, Type>) => boolean;
}

/** The rules of moves by their types. */
export type MoveRules<G extends GameTypes> = {
  readonly [Type in G['Move']['type']]?: MoveRule<G, Type>;
};

/** A phase in which chance moves: one type of move, drawn from a random source. */
export interface ChancePhase<G extends GameTypes> {
  readonly by: 'chance';
  readonly draw: (state: G['State'], random: Random) => G['Move'];
  readonly moves: {readonly [Type in G['Move']['type']]?: Pick<MoveRule<G, Type>, 'act'>};
}

/** A phase in which the player or the players whose turn it is move, and others by a standing right. */
export interface PlayerPhase<G extends GameTypes> {
  readonly by: 'player';
  readonly moves: MoveRules<G>;
}

/** A phase in which nobody moves: the match is over. */
export interface OverPhase {
  readonly by: 'nobody';
}

/** A phase of the match. */
export type Phase<G extends GameTypes> = ChancePhase<G> | PlayerPhase<G> | OverPhase;

/** The rules of a game as one object, in the order of a match. */
export interface GameDefinition<G extends GameTypes> {
  readonly id: string;
  /** Whether every move is visible to all players, see `Game.openMoves`. */
  readonly openMoves?: boolean;
  /** The whole match before its first move. @throws OptionsError */
  readonly start: (options: G['Options']) => G['State'];
  /** Whose turn it is; its phase is one of `phases`. */
  readonly turn: (state: G['State']) => Turn<PhaseOf<G['View']>, MustOf<G['View']>>;
  /** Every phase, in the order of the match, with its moves. */
  readonly phases: Readonly<Record<PhaseOf<G['View']>, Phase<G>>>;
  /** Moves that a player may make in any phase while the match runs, such as ending it. */
  readonly anytime?: MoveRules<G>;
  /** How many play under the options of a view. */
  readonly players: (view: G['View']) => number;
  /**
   * Strict tables only: why an unlawful move that can be made anyway is unlawful (a refusal with `breach`), and its consequences.
   */
  readonly breaches?: {
    readonly refuse: (view: G['View'], move: G['Move']) => Refusal | null;
    readonly commit: (state: G['State'], by: Player, move: G['Move'], events: G['Happening'][]) => G['State'];
  };
  readonly view: (state: G['State'], viewer: Viewer) => G['View'];
  /** The finished tricks that may be looked at again, see `Game.openTricks`. */
  readonly openTricks?: (view: G['View']) => readonly number[];
  /** What a move points at, see `Game.things`. */
  readonly things?: (move: G['Move']) => readonly Thing[];
  readonly ledger: (view: G['View']) => readonly Entry<HolderOf<G>>[];
  readonly worth: (state: G['State']) => readonly number[];
}

/** A move rule whose type is looked up at run time. */
interface AnyRule<G extends GameTypes> {
  readonly moves?: (view: G['View']) => readonly (G['Move'] | ChoiceOf<G>)[];
  readonly refuse?: (view: G['View'], move: G['Move']) => Refusal | null;
  readonly otherwise?: string | ((view: G['View']) => Refusal);
  readonly right?: boolean;
  readonly act: (state: G['State'], move: G['Move'], by: Actor, events: G['Happening'][]) => G['State'];
  readonly isPlain?: (state: G['State'], by: Player, move: G['Move']) => boolean;
}

/** Rules by type, without a prototype, so that a move of the type `constructor` finds no rule. */
type RulesByType<G extends GameTypes> = Readonly<Record<string, AnyRule<G> | undefined>>;

const NOT_NOW: Refusal = {reason: 'not-now'};
const NOT_YOUR_TURN: Refusal = {reason: 'not-your-turn'};

/** Whether two moves are equal as plain JSON. */
export function isSameMove(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    Array.isArray(one) === Array.isArray(other) &&
    keys.every((key) =>
      isSameMove((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

function byType<G extends GameTypes>(rules: object = {}): RulesByType<G> {
  return Object.assign(Object.create(null), rules) as RulesByType<G>;
}

/**
 * Builds a game from its definition. Who may move when, which moves exist, why one is refused and how one is made all follow from
 * the phases; a game needs no dispatch code of its own.
 *
 * @example
 * const game = defineGame<Types>({
 *   id: 'high-card',
 *   start: (options) => startOf(options),
 *   turn: ({turn}) => turn,
 *   phases: {
 *     dealing: {by: 'chance', draw: (state, random) => ({type: 'DEAL', pack: shuffled(PACK, random)}), moves: {DEAL: {act: deal}}},
 *     playing: {by: 'player', moves: {PLAY: {moves: ({hand}) => hand.map((card) => ({type: 'PLAY', card})), act: playCard}}},
 *     over: {by: 'nobody'},
 *   },
 *   players: () => 2,
 *   view, ledger, worth,
 * });
 */
export function defineGame<G extends GameTypes>(
  definition: GameDefinition<G>,
): Game<G['State'], G['View'], G['Move'], G['Options'], G['Happening'], ChoiceOf<G>> {
  const {phases, breaches, turn} = definition;
  const anytime = byType<G>(definition.anytime);
  const rulesOf = byPhase<G>(phases);

  /** The move rules of a phase in which players move; empty for other phases. */
  const playersRules = (phase: string): RulesByType<G> | undefined =>
    phases[phase as PhaseOf<G['View']>]?.by === 'player' ? rulesOf[phase] : undefined;

  const refusal = (view: G['View'], move: G['Move']): Refusal | null => {
    const {player} = view;
    const {must, may, phase, over} = view.turn;
    const always = anytime[move.type];
    if (always) {
      if (over) return {reason: 'over'};
      const plays = Number.isInteger(player) && player >= 0 && player < definition.players(view);
      return plays ? (always.refuse?.(view, move) ?? null) : NOT_YOUR_TURN;
    }
    const breach = breaches?.refuse(view, move);
    if (breach) return breach;
    const isWaitedFor = isDue(must, player);
    if (!isWaitedFor && !may.includes(player)) return NOT_YOUR_TURN;
    const rule = playersRules(phase)?.[move.type];
    if (!rule) return NOT_NOW;
    if (!isWaitedFor && !rule.right) return NOT_YOUR_TURN;
    if (rule.refuse) return rule.refuse(view, move);
    if (rule.moves?.(view).some((lawful) => isSameMove(lawful, move))) return null;
    const {otherwise = 'not-now'} = rule;
    return typeof otherwise === 'string' ? {reason: otherwise} : otherwise(view);
  };

  return {
    id: definition.id,
    ...(definition.openMoves && {openMoves: true}),
    start: definition.start,
    turn,
    view: definition.view,
    ...(definition.openTricks && {openTricks: definition.openTricks}),
    ...(definition.things && {things: definition.things}),
    ledger: definition.ledger,
    worth: definition.worth,
    refusal,

    moves(view) {
      const {must, may, phase} = view.turn;
      const isWaitedFor = isDue(must, view.player);
      const rules = playersRules(phase);
      if (!rules || (!isWaitedFor && !may.includes(view.player))) return [];
      const found: (G['Move'] | ChoiceOf<G>)[] = [];
      for (const type in rules) {
        const rule = rules[type]!;
        if (rule.moves && (isWaitedFor || rule.right)) found.push(...rule.moves(view));
      }
      return found;
    },

    play(state, by, move, judged) {
      const events: G['Happening'][] = [];
      const {phase, must} = turn(state);
      if (by === 'chance') {
        const rule = must === by ? rulesOf[phase]?.[move.type] : undefined;
        if (!rule) throw new MoveError(NOT_NOW);
        return {state: rule.act(state, move, by, events), events};
      }
      const rule = playersRules(phase)?.[move.type];
      let refused = judged;
      if (refused === undefined) {
        const isPlain = isDue(must, by) && rule?.isPlain?.(state, by, move);
        refused = isPlain ? null : refusal(definition.view(state, by), move);
      }
      if (refused && !refused.breach) throw new MoveError(refused);
      const next = refused
        ? breaches!.commit(state, by, move, events)
        : (rule ?? anytime[move.type]!).act(state, move, by, events);
      return {state: next, events};
    },

    chance(state, random) {
      const phase = phases[turn(state).phase];
      if (phase?.by !== 'chance') throw new MoveError(NOT_NOW);
      return phase.draw(state, random);
    },
  };
}

function byPhase<G extends GameTypes>(
  phases: Readonly<Record<string, Phase<G>>>,
): Readonly<Record<string, RulesByType<G> | undefined>> {
  const rules = Object.entries(phases).map(
    ([name, phase]) => [name, phase.by === 'nobody' ? undefined : byType<G>(phase.moves)] as const,
  );
  return Object.assign(Object.create(null), Object.fromEntries(rules)) as Record<
    string,
    RulesByType<G> | undefined
  >;
}

import type {Deal, GuardId, Phase, Way} from '../../rules/schema.js';
import {rankNumber, type Compiled} from '../../rules/index.js';

/** Kinds of moves and commands, as the solver numbers them; the number is in the upper bits of a move. */
export const KINDS = [
  'play',
  'marry',
  'fill',
  'park',
  'transfer',
  'grace',
  'rescue',
  'turn',
  'refill',
  'next',
  'leave',
  'redeal',
] as const;
/** The numbers of the kinds, by name. */
export const PLAY = 0,
  MARRY = 1,
  FILL = 2,
  PARK = 3,
  TRANSFER = 4,
  GRACE = 5,
  RESCUE = 6,
  TURN = 7,
  REFILL = 8,
  NEXT = 9,
  LEAVE = 10,
  REDEAL = 11;

/** Stands for "no pile" in a move: the `-` of a rescue. */
export const NONE = 255;

/** A move rule, with its piles by number. */
export interface Rule {
  readonly way: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** 1 for every pile of `to`. */
  readonly toSet: Uint8Array;
  readonly guard: GuardId | null;
}

/** Where a card is diverted: cards of a rank (0 for any) to the first pile they can start. */
export interface Diversion {
  readonly rank: number;
  readonly to: readonly number[];
}

/** How vacant places of a phase are filled, with the piles by number. */
export interface Filling {
  readonly piles: readonly number[];
  readonly from: readonly number[];
  readonly immediate: boolean;
  /** Uses the first pile that has a card. */
  readonly first: boolean;
  readonly divert: readonly Diversion[];
}

/** A step of the program, with its piles by number. */
export interface Stage {
  readonly deal: Deal | null;
  readonly to: readonly number[];
  readonly divert: readonly Diversion[];
  /** The rule for playing a falling card. */
  readonly falling: Rule | null;
  /** What may be done: in a phase, or during a stream. */
  readonly rules: readonly Rule[];
  readonly forced: readonly {readonly from: readonly number[]; readonly to: readonly number[]}[];
  readonly filling: Filling | null;
  /** Whether a transfer must be used at once. */
  readonly feeds: boolean;
  readonly turn: boolean;
  readonly next: Phase['next'];
  readonly redeal: boolean;
}

/**
 * A step of the program in numbers.
 * @param all the numbers of the piles that have these names
 */
export function stageOf(
  {def, pilesOf, piles}: Compiled,
  step: Compiled['def']['program'][number],
  all: (names: readonly string[]) => number[],
): Stage {
  const ruleOf = (id: Way, from: readonly string[], to: readonly string[], guard: GuardId | null): Rule => {
    const toSet = new Uint8Array(piles.length + 1);
    for (const pile of all(to)) toSet[pile] = 1;
    return {way: KINDS.indexOf(id), from: all(from), to: all(to), toSet, guard};
  };
  const diversions = (
    list: readonly {readonly rank?: string; readonly to: readonly string[]}[] = [],
  ): Diversion[] =>
    list.map(({rank, to}) => ({rank: rank === undefined ? 0 : rankNumber(rank), to: all(to)}));
  const deal = 'deal' in step ? step : null;
  const phase: Phase | null =
    'phase' in step ? def.phases[step.phase]! : step.deal === 'stream' ? def.phases[step.during]! : null;
  const falling = deal?.deal === 'rounds' && deal.falling ? deal.falling : null;
  const refill = phase?.refill;
  return {
    deal,
    to: deal ? all('to' in deal ? pilesOf(deal.to).map(({id}) => id) : deal.order) : [],
    divert: diversions(deal && 'divert' in deal ? deal.divert : []),
    falling:
      falling &&
      ruleOf(
        'play',
        falling.tops && deal?.deal === 'rounds' ? deal.order : [],
        falling.to,
        falling.guard ?? null,
      ),
    rules: (phase?.moves ?? []).map(({id, from, to, guard}) => ruleOf(id, from, to, guard ?? null)),
    forced: (phase?.forced ?? []).map(({from, to}) => ({from: all(from), to: all(to)})),
    filling: refill
      ? {
          piles: all(refill.groups),
          from: all(refill.from),
          immediate: refill.mode === 'immediate',
          first: refill.choose === 'first',
          divert: diversions(refill.divert),
        }
      : null,
    feeds: phase?.moves.some(({guard}) => guard === 'feeds') ?? false,
    turn: phase?.turn === 1,
    next: phase?.next,
    redeal: phase?.redeal === true && def.redeal !== undefined,
  };
}

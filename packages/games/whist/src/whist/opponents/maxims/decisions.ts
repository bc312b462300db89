import {pick, type Random, type Suit} from '@quinola/cards';
import {judge} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import type {WhistMove, WhistView} from '../../rules/types.js';
import {callMaxims} from './calls.js';
import {factsOf} from './facts.js';
import {holdings, quickTricks} from './holding.js';

/** A move other than a card, and the reason. `null`: an optional right is not used. */
export interface Decision {
  readonly move: WhistMove | null;
  readonly because?: Because;
}

/** A move and the maxim behind it. */
export const by = (
  move: WhistMove,
  maxim: string,
  provenance: Because['provenance'] = 'engine',
): Decision => ({move, because: {maxim: `whist.${maxim}`, provenance}});

/** How a kind of move is chosen; `null` means the right is not used. */
export type Decide = (view: WhistView, moves: readonly WhistMove[], random: Random) => Decision | null;

/** The deciders by move type; the first type with a decider is used. */
export type Decisions = Partial<Record<WhistMove['type'], Decide>>;

/** The first move of this type. */
export function find<T extends WhistMove['type']>(
  moves: readonly WhistMove[],
  type: T,
): Extract<WhistMove, {type: T}> | undefined {
  return moves.find((move): move is Extract<WhistMove, {type: T}> => move.type === type);
}

/** Whether to call at eight with exactly two honours (Vienna §17 XV 1). */
function callOrNot(view: WhistView, otherwise: WhistMove | null, call: WhistMove): Decision {
  const {choice, because} = judge(callMaxims, factsOf(view), ['CALL', 'SILENT'] as const);
  return {move: choice === 'CALL' ? call : otherwise, ...(because && {because})};
}

/**
 * What to say about honours: three or four are shown and win the game; two are called by the book's table.
 * @param otherwise the move if nothing is said
 */
export function honoursDecision(
  view: WhistView,
  moves: readonly WhistMove[],
  otherwise: WhistMove | null,
): Decision {
  const show = find(moves, 'SHOW');
  if (show) return by(show, 'leitfaden.7', 'book');
  const call = find(moves, 'CALL');
  return call ? callOrNot(view, otherwise, call) : {move: otherwise};
}

/** Trumps are named by the longest suit; between equals, the stronger. */
const nameTrump: Decide = ({hand}, moves) => {
  const {hold} = holdings(hand);
  const worth = (suit: Suit): number => hold[suit]!.length * 3 + quickTricks(hold[suit]!);
  return by(
    moves.reduce((a, b) =>
      a.type === 'NAME_TRUMP' && b.type === 'NAME_TRUMP' && worth(b.suit) > worth(a.suit) ? b : a,
    ),
    'engine.trump',
  );
};

const DECISIONS: Decisions = {
  DRAW: (_, moves, random) => ({move: pick(moves, random)}),
  CUT: (_, moves, random) => ({
    move: pick(
      moves.filter(({type}) => type === 'CUT'),
      random,
    ),
  }),
  NAME_TRUMP: nameTrump,
  SILENT: (view, moves) => honoursDecision(view, moves, find(moves, 'SILENT')!),
};

/**
 * Decides everything except the cards.
 * @param moves legal moves, at least one
 * @param must whether a move is required; if not, `null` means the right is not used
 * @param strict extra knowledge for strict tables
 */
export function decide(
  view: WhistView,
  moves: readonly WhistMove[],
  must: boolean,
  random: Random,
  strict: Decisions = {},
): Decision {
  const known = {...DECISIONS, ...strict};
  const open = moves.filter(({type}) => type !== 'CLAIM_REVOKE' && type !== 'LAY_DOWN');
  const first = open.find(({type}) => known[type]);
  return first
    ? (known[first.type]!(view, open, random) ?? {move: null})
    : {move: must ? (open[0] ?? moves[0]!) : null};
}

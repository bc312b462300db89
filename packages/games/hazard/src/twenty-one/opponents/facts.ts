import {totalOf, type TwentyOneMove, type TwentyOneView} from '../rules/index.js';
import {ACE, overWith, unseenIn, type Unseen} from './unseen.js';

/** What maxims are told of a position. */
export interface Facts {
  readonly view: TwentyOneView;
  readonly total: number;
  /** Whether all that is held is an ace, to which a second one makes the Persian eye. */
  readonly isSingleAce: boolean;
  readonly unseen: Unseen;
  /** How many of the unseen cards would be too much. */
  readonly over: number;
}

/** Reads them from a view. */
export function factsOf(view: TwentyOneView): Facts {
  const total = totalOf(view.hand, view.options);
  const isSingleAce = view.hand.length === 1 && total === ACE;
  const unseen = unseenIn(view);
  return {view, total, isSingleAce, unseen, over: overWith(unseen, total, isSingleAce)};
}

/** The moves of a type among those that are open. */
export const ofType = (
  open: readonly TwentyOneMove[],
  ...types: readonly TwentyOneMove['type'][]
): readonly TwentyOneMove[] => open.filter(({type}) => types.includes(type));

/** What a punter lays who thinks well of his card: a fourth of the bank. */
export const highStake = ({bank, options}: TwentyOneView): number =>
  Math.max(Math.min(options.minStake, bank), Math.floor(bank / 4));

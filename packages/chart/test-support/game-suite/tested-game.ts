import type {Card, Random} from '@quinola/cards';
import type {ChartProfile} from '@quinola/chart';
import type {Happening, MoveLike} from '@quinola/play';
import type {FixtureGame, Reach} from '../fixtures/types.js';
import type {TestedOpponents} from './opponents.js';

/** All that `testGame` needs to know of a game, beside what its kept records need. */
export interface TestedGame<
  State = unknown,
  View = unknown,
  Move extends MoveLike = MoveLike,
  Options = unknown,
  H extends Happening = Happening,
  Phase extends string = string,
> extends FixtureGame<State, View, Move, Options, H> {
  /** Written so that the profile of any game will do where nobody knows its happenings. */
  readonly profile: Pick<ChartProfile<View, H>, 'beats' | 'dealEnds'> & {
    sheets(happened: readonly H[]): readonly string[];
  };
  /** Agreements that together have every option away from its default, each as short a match as it can be. */
  readonly agreements: readonly Options[];
  /** Every card, as views and happenings write it. */
  readonly cards: readonly Card[];
  /** Every phase of the rules; one that is missing here does not compile. */
  readonly phases: Readonly<Record<Phase, Reach>>;
  /**
   * By type of move, the fields that everybody at the table sees when another makes it; of a type that is not here,
   * none. What is shown beyond that, by whatever happening, is a leak.
   */
  readonly shown: Readonly<Partial<Record<Move['type'], readonly string[]>>>;
  /**
   * A whole state that agrees with a view, see `Imagination`. Without it nothing holds that a view does not hang on hidden
   * cards; a game that hides some has it.
   */
  imagine?(view: View, random: Random): State;
  /** Who plays against visitors; absent: nobody. */
  readonly opponents?: TestedOpponents;
  /** A lawful move that brings a random match on; default: each type of move is as likely. */
  choose?(moves: readonly Move[], view: View, random: Random): Move | null;
  /** How many decisions are enough, where a random match may go on forever; absent: it ends. */
  readonly most?: number;
  /** What beside the chart's own state tells two places of a match apart, when paths are sought. */
  place(state: State): unknown;
  /** Agreements among these in which the rarest states are met, so that paths are sought there longest; default: all. */
  readonly rare?: readonly Options[];
}

import type {Card, Random} from '@quinola/cards';
import type {ChartProfile} from '@quinola/chart';
import type {Happening, MoveLike} from '@quinola/play';
import type {FixtureGame, Reach} from '../fixtures/types.js';
import type {TestedOpponents} from './tested-opponents.js';

/** Everything that `testGame` needs to know of a game besides what its fixtures need. */
export interface TestedGame<
  State = unknown,
  View = unknown,
  Move extends MoveLike = MoveLike,
  Options = unknown,
  H extends Happening = Happening,
  Phase extends string = string,
> extends FixtureGame<State, View, Move, Options, H> {
  /** Typed so that the profile of any game fits where its happenings are not known. */
  readonly profile: Pick<ChartProfile<View, H>, 'beats' | 'dealEnds'> & {
    sheets(happened: readonly H[]): readonly string[];
  };
  /** Agreements that together give every option a value other than its default, each as short a match as possible. */
  readonly agreements: readonly Options[];
  /** Every card, as views and happenings write it. */
  readonly cards: readonly Card[];
  /** Every phase of the rules; a missing one is a type error. */
  readonly phases: Readonly<Record<Phase, Reach>>;
  /**
   * By type of move, the fields that all other players see; none for a type that is not listed. Anything else that a happening
   * shows is a leak.
   */
  readonly shown: Readonly<Partial<Record<Move['type'], readonly string[]>>>;
  /**
   * A whole state that agrees with a view, see `Imagination`. Without it, whether a view depends on hidden cards is not tested;
   * every game with hidden cards has it.
   */
  imagine?(view: View, random: Random): State;
  /** Who plays against visitors; absent: nobody. */
  readonly opponents?: TestedOpponents;
  /** A lawful move with which a random match makes progress; default: all types of move are equally likely. */
  choose?(moves: readonly Move[], view: View, random: Random): Move | null;
  /** After how many decisions to stop, if a random match may go on forever; absent: it always ends. */
  readonly most?: number;
  /** How many deals the long run plays through the chart; default: ten thousand. Fewer where a deal has hundreds of moves. */
  readonly longDeals?: number;
  /** What distinguishes two points of a match besides the chart's own state, when paths are searched. */
  place(state: State): unknown;
  /** The agreements in which the rarest states occur; paths are searched there longest. Default: all. */
  readonly rare?: readonly Options[];
}

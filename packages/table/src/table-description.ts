import type {ChartProfile, Thinker} from '@quinola/chart';
import type {Card} from '@quinola/cards';
import type {CourtPack, Ink} from '@quinola/faces';
import type {Choice, Game, Happening, MoveLike, Player} from '@quinola/play';
import type {nothing, TemplateResult} from 'lit';
import type {AnyStateMachine} from 'xstate';
import type {CardLook} from './card.js';
import type {GameFeatures} from './game-features.js';
import type {Tool} from './keys.js';
import type {WordSources} from './language.js';
import type {TableOptions} from './option-properties.js';

/**
 * What a table is told of its game: rules, statechart, options, words, opponents, room. The element of a game gives it to
 * `GameTable` as its `description`.
 */
export interface TableDescription<
  State,
  View,
  Move extends MoveLike,
  Options,
  H extends Happening,
  C extends Choice = never,
> {
  readonly game: Game<State, View, Move, Options, H, C>;
  /** What the shared statechart is told of it. */
  readonly profile: ChartProfile<View, H>;
  /** Makes the machine of its match at the first call, and returns the same at every later one. */
  readonly machine: () => AnyStateMachine;
  /** What is agreed, from the attributes: `attributeOptions`. */
  readonly options: TableOptions<Options>;
  /** How many play, under these options. A record may lack options: those have their usual values. */
  readonly players: number | ((options: Partial<Options>) => number);
  /** Where opponents' moves come from: `lazyThinker`. */
  readonly thinker: Thinker;
  /** The sources of its own words. Words of the room may have `cards`: kit's words that they replace, as names of cards that only its pack has. */
  readonly words: WordSources<object, object>;
  /** Draws the content of the table. */
  readonly room: (look: CardLook) => TemplateResult;
  /** Fetches what the game adds to the features of its table. @returns what makes them, once the words of panels are there */
  readonly features: () => Promise<() => GameFeatures>;

  // What has a usual value.

  /** Title and subtitle; `title` and `subtitle` of its words unless given. */
  readonly titles?: () => readonly [title: string, subtitle?: string];
  /** Ink of the backs; red unless given. */
  readonly backInk?: () => Ink;
  /** Fetches the drawings of the figures of its pack; the courts unless given. */
  readonly courts?: () => Promise<CourtPack>;
  /** Whether the German-suited pack of Poland is drawn for it, which it then shows unless the page or the visitor chooses another. */
  readonly hasGermanSuits?: boolean;
  /** The buttons beside the menu; advice and reasons unless given. */
  readonly tools?: readonly Tool[];
  /** A button of the game's own beside the menu. */
  readonly ownTools?: () => TemplateResult | typeof nothing;
  /** What the visitor sees as hands, each in the order shown, his own first; his own alone unless given. */
  readonly hands?: () => readonly (readonly Card[])[];
  /** The id of the guided deal for beginners, under these options; `null` where there is none. */
  readonly guide?: string | ((options: Options) => string | null);
  /** The book that an opponent, or the advice to a visitor, follows, if a game has several; it becomes part of the player. */
  readonly schoolOf?: (player: Player) => {readonly school?: string};
  /** Keys under which the game keeps something of its own. */
  readonly ownKeys?: readonly string[];
}

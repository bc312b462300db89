// What the command-line tools, the site and the tests of all games know of a game. A game defines it in
// `packages/games/<family>/tools/<id>.ts`, whose export `tools` has the type below; `packages/testing/src/registry/games.ts`, which
// `node build/readmes.mjs` writes, lists the modules of all registered games. No other file names a game.
import type {ChartTexts, LessonOffer, Page} from '@quinola/table';
import type {MoveLike} from '@quinola/play';
import type {AnyContest, Kind} from './contests/contest.js';
import type {GameOpponents} from './game-opponents.js';
import type {TestedGame} from './game-suite.js';

export type {GameOpponents} from './game-opponents.js';
import type {FixtureGame} from './fixtures/types.js';
import type {Answering, Checked} from './answers/check.js';
import type {TestedMaxims} from './maxims/tested-maxims.js';
import type {TestedWords} from './suites/words.js';

/** A registered game, as tools, tests and stories find it in `packages/testing/src/registry/list.ts`. */
export interface ListedGame {
  readonly id: string;
  readonly tag: string;
  readonly title: string;
  /** Its sets of rules. */
  readonly rules: readonly string[];
  /** The kind of room that its table is: tricks among players, cards in their middle, or piles in a layout. */
  readonly room: 'trick' | 'middle' | 'layout' | 'bank';
  /** The possible numbers of players. */
  readonly seats: readonly number[];
  /** The languages of its table, English first. */
  readonly languages: readonly string[];
  /** The folder of its family, as a path in the project. */
  readonly family: string;
  /** The options that the form of its page in the gallery offers, in the order of its rules. */
  readonly offered: readonly OfferedOption[];
}

/** An option as a field of a form. */
export interface OfferedOption {
  readonly attribute: string;
  /** The values of the attribute; empty = the usual one. */
  readonly values: readonly string[];
  /** The set of rules under which it is shown. */
  readonly only?: string;
  /** A choice without which it means nothing, as `etiquette=strict`. */
  readonly with?: string;
}

/** The same in Node, from `packages/testing/src/registry/games.ts`: with its tools. */
export interface ToolsGame extends ListedGame {
  /** Loads its tools module. */
  tools(): Promise<GameTools>;
  /** Loads the words of its pages in the gallery, in one of its languages. */
  galleryWords(lang: string): Promise<GalleryWords>;
}

/** What the tools know of one game. */
export interface GameTools {
  /** Its rules and machine, numbers of players, styles of playing, and the sets of stored records. */
  readonly fixtures: FixtureGame;
  /** What the suite of all games needs to know of it, except its opponents (below). */
  readonly tested: Omit<TestedGame, 'opponents'>;
  /** The options with which random deals are timed, by name; none if timing is useless. */
  readonly timed?: Readonly<Record<string, unknown>>;
  /** The runners of known answers, by the first word of their ids. */
  readonly answers: Readonly<Record<string, Answering>>;
  /** Checks a file that is not a list of known answers; `null` if the game does not recognize it either. */
  checkFile?(json: unknown): Checked | null;
  /** The opponents as its table asks them; absent if nobody plays against the visitor. */
  readonly opponents?: GameOpponents;
  /** Contests between opponents, by the name that `npm run match` takes. */
  readonly contests?: Readonly<Record<string, GameContest>>;
  /** Its lists of words, by name, including those it shares with other games of its family. */
  readonly words: Readonly<Record<string, TestedWords>>;
  /** The English rules pages by name. */
  readonly pages: Readonly<Record<string, Page>>;
  /** The languages of its rules pages, English first, where they are fewer than those of its table. */
  readonly pageLanguages?: readonly string[];
  /**
   * A rules page by its name, `null` if there is none.
   * @param lang a BCP 47 tag; `de-AT` falls back to `de`, an unknown language to English
   */
  loadPage(name: string, lang: string): Promise<Page | null>;
  /** How English sentences name it: "How … goes". */
  readonly inSentence: string;
  /** What its maxims say, as a reader understands it (`testMaxims`); absent: it has none, or they are not read yet. */
  readonly maxims?: () => Promise<TestedMaxims>;
  /**
   * Whether two moves come to the same for the player of a view, as two cards that follow each other. With it the book's player is asked
   * in every position of its lessons; where he would choose otherwise, a lesson has to say why (`Lesson.differs`).
   */
  readonly alike?: (view: unknown, one: MoveLike, other: MoveLike) => boolean;
  /** Its guided deals. */
  readonly lessons?: readonly LessonOffer[];
  /** The titles of its chart's states and events, by language. */
  readonly phases: Readonly<Record<string, () => Promise<ChartTexts>>>;
  /** What its pages in the gallery have beside their words. */
  readonly gallery?: GamePages;
}

/** An option of `npm run match` that only this contest has. */
export interface ContestOption {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  /** What is wrong with the given options (`Which manner? old, new`); `null` if nothing. */
  fault?(value: string | boolean): string | null;
}

/** A kind of match between opponents. */
export interface GameContest {
  readonly players: number;
  /** The players besides `random`, `greedy` and the levels of opponents. */
  readonly kinds?: readonly string[];
  readonly options?: Readonly<Record<string, ContestOption>>;
  /** The options that the table of strength covers; default: no options. */
  readonly sets?: readonly ContestValues[];
  /** Additional lines of the table of strength: the better kind and the other. Default: each kind against the one before it. */
  readonly also?: readonly (readonly [string, string])[];
  /**
   * Half the width of the 95 % interval at which a line is finished, in the unit of the contest with these options. Default: only the
   * number of deals matters.
   */
  width?(values: ContestValues): number;
  /** A match with the given options. */
  ready(values: ContestValues): ReadyContest;
}

/** The given values of a contest's options. */
export type ContestValues = Readonly<Record<string, string | boolean | undefined>>;

/** A match ready to be played: its name, and how it is played. */
export interface ReadyContest {
  readonly name: string;
  /** What is played, as a plural noun. */
  readonly what: string;
  /** The kinds of players, with this contest's own settings for each. */
  seated?(kinds: readonly Kind[]): readonly Kind[];
  /** The result of a deal: one number for the camp of the first seat, or one for each seat. */
  readonly contest: AnyContest;
}

/** The pages of a game in the gallery. */
export interface GamePages {
  /** The books of the first page's list on which the game is based, by their names there. */
  readonly books?: readonly string[];
  /** The values of its templates, by name, in one language. */
  readonly templates?: Readonly<Record<string, (text: string, lang: string) => Promise<MadePages>>>;
  /**
   * The drawing that replaces `<!--picture GAME NAME-->`.
   * @param draw a card as an `<svg>`
   * @param label the accessible name of the drawing
   */
  picture?(name: string, draw: (card: string) => Promise<string>, label: string): Promise<string>;
}

/** Pages that a game generates, by name: templates that are filled in like the others, with words that only this page has. */
export type MadePages = Readonly<
  Record<string, {readonly text: string; readonly words: Readonly<Record<string, string>>}>
>;

/** The labels of an option: first its own, then one for each value; a value without one is shown as it is. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** The words of gallery pages in one language, by name: `{{lead}}` in a page; sentences may contain tags. */
export type GalleryWords = Readonly<Record<string, string | Choices>> & {readonly options: Choices};

/** The same in another language: every sentence of English, and every option. */
export type Translated<English extends {readonly options: Choices}> = Readonly<
  Record<Exclude<keyof English, 'options'>, string>
> & {readonly options: {readonly [name in keyof English['options']]: readonly string[]}};

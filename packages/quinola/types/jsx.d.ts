// Written by `node build/readmes.mjs` from the doc comments of the elements.
import type {BeforeMoveEvent, DealEvent, MoveEvent, OverEvent, ScoreEvent, TableErrorEvent, TrickEvent} from '@quinola/table';

/** What JSX may set on `<whist-table>`; `lang`, `class` and the like are those of any element. */
export interface WhistTableProperties {
  /** Whose rules; `vienna-1834` unless set. */
  readonly rules?: 'vienna-1834' | 'warsaw' | undefined;
  /** How honours count (Vienna §22, §23). */
  readonly honours?: 'four' | 'five-carry' | 'none' | undefined;
  /** Vienna §23 III. */
  readonly preference?: boolean | undefined;
  /** Warsaw: a rubber of eleven, or of seven. */
  readonly gameLevels?: 'full' | 'double-only' | undefined;
  /** Four players; five in rotation (Vienna §21); three with the dummy (§24). */
  readonly table?: 'four' | 'five' | 'dummy' | undefined;
  /** Rubbers of the session; one unless set with the short ceremony. */
  readonly rubbers?: number | undefined;
  /** `strict` offers the irregularities of the books with their penalties. */
  readonly etiquette?: 'relaxed' | 'strict' | undefined;
  /** `period`: only the last trick may be looked at, and a taken turn-up is not shown. */
  readonly memory?: 'kind' | 'period' | undefined;
  /** Whose maxims the opponents go by: one word, or one for each player. */
  readonly schools?: 'leitfaden' | 'hoyle' | (string & {}) | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. */
  readonly seed?: string | undefined;
  /** A set position instead of a dealt one. */
  readonly deal?: string | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** `full` plays the draw, the seats, the packs and the cut out. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit. */
  readonly suits?: 'two-colour' | 'four-colour' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: on small touch screens. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** `interaction`: the match begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** No files, no links. */
  readonly kiosk?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, a game or a rubber was marked. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

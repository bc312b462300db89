// Written by `node build/readmes.mjs` from the doc comments of the elements.
import type {BeforeMoveEvent, DealEvent, KioskEvent, LanguageEvent, LessonEvent, MoveEvent, OverEvent, PanelEvent, ScoreEvent, TableErrorEvent, TimeEvent, TrickEvent} from '@quinola/table';
import type {} from '@quinola/whist/define.js';
import type {} from '@quinola/patience/define.js';
import type {} from '@quinola/tarok/define.js';
import type {} from '@quinola/tarok/ombre-define.js';
import type {} from '@quinola/reversis/define.js';
import type {} from '@quinola/ombre/define.js';
import type {} from '@quinola/ombre/quadrille-define.js';
import type {} from '@quinola/ombre/cinquille-define.js';
import type {} from '@quinola/cassino/define.js';
import type {} from '@quinola/pamphile/define.js';
import type {} from '@quinola/piquet/define.js';
import type {} from '@quinola/hazard/define.js';
import type {} from '@quinola/chess/define.js';
import type {} from '@quinola/mariage/define.js';
import type {} from '@quinola/boston/define.js';
import type {} from '@quinola/boston/boston-whist-define.js';
import type {} from '@quinola/hazard/faro-define.js';
import type {} from '@quinola/boston/vira-define.js';

/** What JSX may set on `<whist-table>`; `lang`, `class` and the like are those of any element. */
export interface WhistTableProperties {
  /** `period`: only the last trick may be looked at, and a taken turn-up is not shown. */
  readonly memory?: 'kind' | 'period' | undefined;
  /** Whose maxims the opponents follow, those of the rules unless set: one word, or one for each player. */
  readonly schools?: 'leitfaden' | 'hoyle' | 'mixed' | (string & {}) | undefined;
  /** `full` also plays the draw, the choice of seats, the packs and the cut. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** A set position instead of a dealt one, such as `S:AKQ.J2.T98.K5432 W:… N:… E:… dealer=S turnup=5C score=8-0`; its grammar: `docs/deals.md`. */
  readonly deal?: string | undefined;
  /** Whose rules; `vienna-1834` unless set. */
  readonly rules?: 'vienna-1834' | 'warsaw' | undefined;
  /** Four players; five in rotation (Vienna §21); three with the dummy (§24). */
  readonly table?: 'four' | 'five' | 'dummy' | undefined;
  /** How honours count (Vienna §22, §23 IV). */
  readonly honours?: 'four' | 'five-carry' | 'none' | undefined;
  /** Preference (Vienna §23 III): whenever the suit first turned up in a rubber is trumps again, tricks and honours count double. */
  readonly preference?: boolean | undefined;
  /** With `preference`: the scores at which honours may be called where they count double, up to eight; the letter of Vienna §23 III names six alone. */
  readonly mayCallAt?: 'six-to-eight' | 'six' | undefined;
  /** Vienna: the losers’ honours of the last deal still lift them out of a treble or double game; a doubtful reading. */
  readonly loserHonoursCount?: boolean | undefined;
  /** With five: the player who stays four rubbers as a lady does (Vienna §21), from 0; all draw for it unless set. */
  readonly lady?: number | undefined;
  /** Warsaw: a rubber of eleven, or of seven. */
  readonly gameLevels?: 'full' | 'double-only' | undefined;
  /** Warsaw: which of two equal cards in the middle of the draw joins the lowest, the higher or the lower one drawn again; a doubtful reading. */
  readonly middleTie?: 'literal' | 'principle' | undefined;
  /** Rubbers of the session, one unless set; with `ceremony="full"` three in Vienna, and with five players always five. */
  readonly rubbers?: number | undefined;
  /** Vienna: whether the cutter may throw the cut over, or cut with a card of the other pack (§3). */
  readonly throwOver?: 'yes' | 'no' | undefined;
  /** `strict` offers the irregularities of the books with their penalties. */
  readonly etiquette?: 'relaxed' | 'strict' | undefined;
  /** Under strict etiquette: in how many of a hundred deals the dealing goes wrong, 3 unless set. */
  readonly accidents?: number | undefined;
  /** A deal, a game or a rubber was marked. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<patience-table>`; `lang`, `class` and the like are those of any element. */
export interface PatienceTableProperties {
  /** Which patience; `la-belle-lucie` unless set. */
  readonly patience?: 'la-belle-lucie' | 'house-in-the-wood' | 'house-on-the-hill' | 'hemispheres' | 'fifteen' | 'salic-law' | 'four-corners' | 'windmill' | 'shah' | 'blockade' | 'clock' | undefined;
  /** Options of that patience: `redeals=1 redealWhen=stuck`. The book's letter is `redealWhen=stuck`, in the Blockade `rowWhen=stuck`. */
  readonly options?: string | undefined;
  /** A touched card must be moved, and no move can be taken back. */
  readonly strict?: boolean | undefined;
  /** Two-headed figures, or standing ones. */
  readonly figures?: 'double' | 'single' | undefined;
  /** No letter keys. */
  readonly nohotkeys?: boolean | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** After any move. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** The cards are laid out. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** The game has come out, or no move is left; the complete record is available. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<tarok-table>`; `lang`, `class` and the like are those of any element. */
export interface TarokTableProperties {
  /** `full` also plays the draw for seats and the cut. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** A set deal with which the session begins, such as `S:SK,21,5,1.KQ2.J.T98.A E:… W:… dealer=W skat=3S,4S,2H`. */
  readonly deal?: string | undefined;
  /** `3`: Tarok en trois; `2`: Tarok en deux. */
  readonly sitters?: 3 | 2 | undefined;
  /** En trois: deals of the session, three unless set; `open`: until the visitor ends it. */
  readonly deals?: string | undefined;
  /** En deux: parties of the session, one unless set; `open`: until the visitor ends it. */
  readonly parties?: string | undefined;
  /** Which of two unbroken series of matadors is announced (l. 6431, 6511). */
  readonly matadorSeries?: 'best' | 'above' | 'both' | undefined;
  /** A player who announces taroks says whether the Pagat is among them (footnote l. 6633). */
  readonly announcePagatWithTaroks?: boolean | undefined;
  /** En trois: each dealer stakes to a pot that the last trick may win (hint 14). */
  readonly pot?: boolean | undefined;
  /** With a pot: what each dealer stakes, 10 unless set. */
  readonly potStake?: number | undefined;
  /** En trois: a player without a trick gets 26 from each of the others (hint 13). */
  readonly stichfrei?: boolean | undefined;
  /** En trois: whether a Pagat is paid once, or directly and on the table. */
  readonly pagatAccounting?: 'single' | 'cumulative' | undefined;
  /** En trois: who gets a lost Pagat when both opponents have announced the same. */
  readonly pagatTie?: 'trickWinner' | 'nextInTurn' | undefined;
  /** En trois: whether a player below 26 pays his deficit once to the winners, or to each of the others. */
  readonly cardFlow?: 'pairwise' | 'each' | undefined;
  /** En trois: the payment for a king in the last trick, 10 unless set. */
  readonly kingUltimo?: number | undefined;
  /** A dealer who buries the Pagat says so. */
  readonly announcePagatInSkat?: boolean | undefined;
  /** What must be played to a led Sky: a tarok; or nothing, and the next card is followed. */
  readonly skyLed?: 'calls-tarok' | 'free' | undefined;
  /** En deux: the points of a party, 100 unless set. */
  readonly target?: number | undefined;
  /** En deux: with fewer points the loser pays the party double, 50 unless set. */
  readonly doubleBelow?: number | undefined;
  /** En deux: the stake of a party in groszy, 60 unless set. */
  readonly partyStake?: number | undefined;
  /** En deux: groszy for a point, 2 unless set. */
  readonly pointValue?: number | undefined;
  /** En deux: whether a captured Pagat or king is scored by its captor, or by nobody. */
  readonly captorScores?: 'yes' | 'no' | undefined;
  /** En deux: what two empty cards count together. */
  readonly pairEmpty?: 1 | 0 | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<tarok-ombre-table>`; `lang`, `class` and the like are those of any element. */
export interface TarokOmbreTableProperties {
  /** `full` also plays the draw for places, the cut, and the first bid before the cards are seen. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** A set deal with which the session begins, such as `S:21,9.KQ2.J.T98.A W:… E:… dealer=E skat=3S,4S,2H game=due player=W`. */
  readonly deal?: string | undefined;
  /** `old`: the dealer lays the Skat before the bidding; `new`: the declarer takes three cards after it. */
  readonly manners?: 'old' | 'new' | undefined;
  /** Deals of the session, six unless set; `open`: until the visitor ends it. */
  readonly deals?: string | undefined;
  /** Old manner: a Tre, the lowest game, can be played and not only bid (l. 7005). */
  readonly playTre?: boolean | undefined;
  /** Forehand may pass at once, and the next player may then bid the lowest game (l. 7397, 7121); a doubtful reading. */
  readonly forehandMayPass?: boolean | undefined;
  /** Marks that forehand gets from each when nobody plays; 10 unless set (l. 7124: "as agreed"). */
  readonly forehandConsolation?: number | undefined;
  /** Whether a lost game costs as much as a won one brings, or only the price of the game; a doubtful reading. */
  readonly lossTariff?: 'symmetrical' | 'game-only' | undefined;
  /** At 39 points the declarer pays the price of the game, as for a remise at Lomber; a doubtful reading. */
  readonly remisPays?: boolean | undefined;
  /** New manner: the Tout of a Uno, which the print has as "5oo". */
  readonly toutUnoNew?: 300 | 500 | undefined;
  /** The points over 39 are paid in addition to the Tout (l. 7623). */
  readonly toutAddsPoints?: boolean | undefined;
  /** Old manner: whether the Tout also takes the Skat that an opponent has laid. */
  readonly toutTakesSkat?: 'yes' | 'no' | undefined;
  /** Whether a declarer who holds Sky can make the Tout by the 24 other tricks. */
  readonly toutWithSky?: 'no' | 'except-sky-trick' | undefined;
  /** Whether Sky is lost when it is kept for the last three tricks, as in Tarok. */
  readonly skyLimit?: 'none' | 'before-last-three' | undefined;
  /** What must be played to a led Sky: a tarok; or nothing, and the next card is followed. */
  readonly skyLed?: 'calls-tarok' | 'free' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<reversis-table>`; `lang`, `class` and the like are those of any element. */
export interface ReversisTableProperties {
  /** `full`: the four tens are drawn for places. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** Rounds of four deals, so that everybody deals equally often: ten unless set, from 1. */
  readonly rounds?: number | undefined;
  /** Jettons of a Fische. */
  readonly fische?: 10 | 5 | undefined;
  /** `onDemand`: Quinola, aces and the pannier are paid only if they are asked for before the cards are cut again (rules 12 and 25). */
  readonly claims?: 'automatic' | 'onDemand' | undefined;
  /** In so many rounds from the first the Quinola must be kept; none unless set. */
  readonly quinolaForcee?: number | undefined;
  /** Whether another’s forced or led Quinola is paid, or sets a bête, where Reversis is made. */
  readonly otherQuinolaInReversy?: 'stands' | 'void' | undefined;
  /** `extra`: the four Fischer for a Quinola à la bonne (rule 26) are paid in addition to those for the Reversis. */
  readonly quinolaBonne?: 'once' | 'extra' | undefined;
  /** Which of the bêtes that wait is played for next. */
  readonly beteOrder?: 'largestFirst' | 'oldestFirst' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<ombre-table>`; `lang`, `class` and the like are those of any element. */
export interface OmbreTableProperties {
  /** `full`: cards are drawn for places. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** `3`: Lomber; `2`: Lomber en deux; `4`: Lomber en quatre, each alone. */
  readonly sitters?: 3 | 2 | 4 | undefined;
  /** Of two: 30 cards and eight each, 32 and ten, 32 and twelve (l. 4080-4128). */
  readonly deux?: 'a' | 'b' | 'c' | undefined;
  /** Of three: `4` seats a King, who sits out in turn and may take up the talon if all pass. */
  readonly tableSize?: 3 | 4 | undefined;
  /** Deals of the session, twelve unless set; `open`: until it is ended. */
  readonly deals?: string | undefined;
  /** What stands in the dish at the end is divided, or played for until it is empty. */
  readonly finish?: 'kettle' | 'playOut' | undefined;
  /** The favourite suit: another in each deal, one drawn for the session, that of the first game won, none (l. 1180-1204). */
  readonly favourite?: 'volante' | 'fixed' | 'firstWon' | 'none' | undefined;
  /** Whether Grandissimo and Nullissimo, which are not part of Lomber proper, can be bid; of four players only if `on`. */
  readonly grandNull?: 'on' | 'off' | undefined;
  /** Whether all tricks can be announced where Nullissimo is played. */
  readonly toutWithGrandNull?: 'ladder' | 'excluded' | undefined;
  /** Kinds of Obscur. */
  readonly obscurKinds?: 'three' | 'one' | undefined;
  /** From where Obscur may be drawn. */
  readonly obscurAllowed?: 'all' | 'topOnly' | 'bottomOnly' | 'middleOnly' | undefined;
  /** `on`: Tournée and Grand Casco are one game, and no aces are shown (l. 1343-1351). */
  readonly mergedTournee?: 'off' | 'on' | undefined;
  /** `on`: after a black ace another card may be turned up (l. 1242-1256). */
  readonly tourneeSecondTurn?: 'off' | 'on' | undefined;
  /** Blocks of three stakes, of which one is played for where no bête stands (l. 2024-2040). */
  readonly blok?: 'on' | 'off' | undefined;
  /** A Rok joins the dish when so many marks are saved from bêtes; none unless set. */
  readonly rokThreshold?: 10 | 12 | undefined;
  /** By how much codille multiplies the bête. */
  readonly codilleFactor?: 2 | 1 | undefined;
  /** `on`: who makes codille draws the dish, the old way (l. 1820-1825). */
  readonly codilleTakesDish?: 'off' | 'on' | undefined;
  /** How the Ombre may give his game up: for a bête; by offering it, so that another may play against him (*contra*); also by asking to annul the deal (*Kunil*); not at all. */
  readonly giveUp?: 'bete' | 'contra' | 'kunil' | 'never' | undefined;
  /** `on`: a Vole draws all bêtes (*Todos*, l. 1435-1439). */
  readonly voleTakesAll?: 'off' | 'on' | undefined;
  /** Bêtes of a lost King’s game. */
  readonly murzynBete?: 1 | 2 | undefined;
  /** Marks that each dealer puts into the dish. */
  readonly stake?: 1 | 2 | 4 | undefined;
  /** Until when the Ombre may look through what he laid away without losing the Vole: until he plays a card, or not at all (law 64). */
  readonly reviewDiscards?: 'untilLead' | 'never' | undefined;
  /** `on`: whoever claims the rest of the tricks without being sure is punished (laws 43, 65, 71); `off`: he just plays on. */
  readonly strictEtiquette?: 'off' | 'on' | undefined;
  /** `strict`: matadors and first five tricks are paid only if they are asked for before the next deal (*Surprise*). */
  readonly honoursClaim?: 'automatic' | 'strict' | undefined;
  /** `on`: a series from Manille is paid like one from Spadille. */
  readonly fauxMatadors?: 'off' | 'on' | undefined;
  /** What a missed announced Vole costs: its own price, or that of Solo and Vole. */
  readonly missedTout?: 'full' | 'soloPlusVole' | undefined;
  /** `holdOnly`: who has asked and is outbid plays Solo only by holding another’s bid (the letter of l. 1208-1209). */
  readonly askerSolo?: 'free' | 'holdOnly' | undefined;
  /** Which games may be given up: any (law 53), or only those in which the Ombre buys (the letter of law 63). */
  readonly giveUpGames?: 'any' | 'buying' | undefined;
  /** Whether a missed Vole is deducted in Grandissimo, as in every other game. */
  readonly grandMissedVole?: 'free' | 'deducted' | undefined;
  /** What he puts down who played against an offered game in vain: what he would have drawn, or as much as the Ombre. */
  readonly contraBete?: 'dish' | 'equal' | undefined;
  /** Of four: how the cards are dealt. */
  readonly packets?: '3-3-2' | '4-4' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<quadrille-table>`; `lang`, `class` and the like are those of any element. */
export interface QuadrilleTableProperties {
  /** `full`: cards are drawn for places. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** How often each deals; three unless set. */
  readonly tours?: number | undefined;
  /** `eight`: thirty-two cards, eight to each (rule 44). */
  readonly pack?: 40 | 'eight' | undefined;
  /** How the cards are dealt (common rule 1). */
  readonly packets?: '3-3-4' | '3-4-3' | '4-3-3' | '4-4' | '3-3-2' | undefined;
  /** Favourite suits, which cost more: none, or the suits of the first games won (rules 45 and 46). */
  readonly favourites?: 0 | 1 | 3 | undefined;
  /** Who pays the bête of a lost game: Ombre and partner by halves, or the Ombre alone (rule 3). */
  readonly beteBy?: 'split' | 'ombre' | undefined;
  /** `no`: nobody is paid for ruffing the first lead of the Médiateur’s suit (rule 15). */
  readonly delices?: 'yes' | 'no' | undefined;
  /** What all tricks cost: 2, announced 4; or as in Lomber 4 and 12. */
  readonly volePricing?: 'cinquille' | 'lomber' | undefined;
  /** Whether matadors are paid when an announced Vole is missed (common rule 22). */
  readonly missedVoleMatadors?: 'pay' | 'drop' | undefined;
  /** When the Ombre may look through tricks: in Solo, or whenever he plays alone (rule 7, common rule 8). */
  readonly lookAtTricks?: 'solo' | 'alone' | undefined;
  /** What it costs to call one’s own King and lose: the bête, or matadors as well (common rule 6). */
  readonly selfCallLost?: 'beteOnly' | 'matadors' | undefined;
  /** Whether an Ombre alone without a trick pays for it too, or only one with a partner (common rule 19; the letter of Cinquille). */
  readonly devole?: 'all' | 'pairs' | undefined;
  /** Which games outbid themselves from favourite to favourite: all but Casco (rules 45 and 46), or Ask and Solo alone, as in records made before Mediateur and Tout had such bids. */
  readonly grades?: 'all' | 'askAndSolo' | undefined;
  /** `off`: Tout cannot be bid; only a Médiateur announces all tricks (the letter of rule 17). */
  readonly toutBid?: 'on' | 'off' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<cinquille-table>`; `lang`, `class` and the like are those of any element. */
export interface CinquilleTableProperties {
  /** `full`: cards are drawn for places. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** How often each deals; two unless set. */
  readonly tours?: number | undefined;
  /** How the cards are dealt. */
  readonly packets?: '4-4' | '3-3-2' | undefined;
  /** Favourite suits, which cost more: none, or the suits of the first games won (rules 45 and 46). */
  readonly favourites?: 0 | 1 | 3 | undefined;
  /** Who pays the bête of a lost game: Ombre and partner by halves, or the Ombre alone (rule 3). */
  readonly beteBy?: 'split' | 'ombre' | undefined;
  /** `no`: nobody is paid for ruffing the first lead of the Médiateur’s suit (rule 15). */
  readonly delices?: 'yes' | 'no' | undefined;
  /** What all tricks cost: 2, announced 4; or as in Lomber 4 and 12. */
  readonly volePricing?: 'cinquille' | 'lomber' | undefined;
  /** Whether matadors are paid when an announced Vole is missed (common rule 22). */
  readonly missedVoleMatadors?: 'pay' | 'drop' | undefined;
  /** When the Ombre may look through tricks: in Solo, or whenever he plays alone (rule 7, common rule 8). */
  readonly lookAtTricks?: 'solo' | 'alone' | undefined;
  /** What it costs to call one’s own King and lose: the bête, or matadors as well (common rule 6). */
  readonly selfCallLost?: 'beteOnly' | 'matadors' | undefined;
  /** Whether an Ombre alone without a trick pays for it too, or only one with a partner (common rule 19; the letter of Cinquille). */
  readonly devole?: 'all' | 'pairs' | undefined;
  /** Which games outbid themselves from favourite to favourite: all but Casco (rules 45 and 46), or Ask and Solo alone, as in records made before Mediateur and Tout had such bids. */
  readonly grades?: 'all' | 'askAndSolo' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<cassino-table>`; `lang`, `class` and the like are those of any element. */
export interface CassinoTableProperties {
  /** `full`: cards are drawn for places, and the pack is cut. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** How many play: four in two parties (unless set), three each for himself to fifteen points, or two. */
  readonly players?: 4 | 3 | 2 | undefined;
  /** Games of the match, from 1; one unless set. */
  readonly games?: number | undefined;
  /** `pair`: a king, queen or knave takes one of its kind only, not all that lie there. */
  readonly courtCapture?: 'all' | 'pair' | undefined;
  /** A card that can take may not be laid down. */
  readonly mustCapture?: boolean | undefined;
  /** `no`: the last card of the pack marks no point if it takes all that lies there. */
  readonly finalClearScores?: 'yes' | 'no' | undefined;
  /** Points of a game for three. */
  readonly target3?: 15 | 16 | undefined;
  /** `hoyle`: of three, only the highest marks, what it has more than both others together. */
  readonly threeHandSetoff?: 'none' | 'hoyle' | undefined;
  /** `no`: the score is shown in figures alone, without the counters of whist. */
  readonly markers?: 'yes' | 'no' | undefined;
  /** `strict`: nothing is counted before the end, only the last trick may be looked at again, and the dealer turns the cards of the table himself. */
  readonly etiquette?: 'relaxed' | 'strict' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<pamphile-table>`; `lang`, `class` and the like are those of any element. */
export interface PamphileTableProperties {
  /** `full`: cards are drawn for the deal, and the pack is cut. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** Three, with 32 cards; four, five or six, with 36. */
  readonly sitters?: 3 | 4 | 5 | 6 | undefined;
  /** Deals of the match: each player deals twice unless set; of a match to a number of points the most that are played, 99. */
  readonly deals?: number | undefined;
  /** The match ends with the deal in which somebody has so many points; it is a number of deals unless set. */
  readonly targetPoints?: number | undefined;
  /** Whose points the pamfil doubles: those of the player who held it when play began; of everybody, while anyone holds it; or nobody’s. */
  readonly pamfilDoubling?: 'holder' | 'everyone' | 'off' | undefined;
  /** Where points are doubled, the three that a declared game loses are too. */
  readonly doublePenalty?: boolean | undefined;
  /** `free`: the pamfil may be played to any trick, whatever was led. */
  readonly pamfilFreedom?: 'trump' | 'free' | undefined;
  /** With four cards of a suit the pamfil makes a mucha, as in Loo. */
  readonly pamfilWildInMucha?: boolean | undefined;
  /** What an ace counts where muchas are compared. */
  readonly tuzInMucha?: 10 | 11 | undefined;
  /** What is paid for each point of difference. */
  readonly stake?: number | undefined;
  /** `strict`: who has a mucha must call it himself, or it is played. */
  readonly etiquette?: 'relaxed' | 'strict' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<piquet-table>`; `lang`, `class` and the like are those of any element. */
export interface PiquetTableProperties {
  /** `full`: cards are drawn for the deal, and the pack is cut. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** Whose rules: those of Engelman’s treatise (about 1820), of a Polish re-enactors’ page, or of the English clubs since the 1880s. */
  readonly rules?: 'treatise-1820' | 'modern' | 'rubicon' | undefined;
  /** Parties of the match, one unless set. */
  readonly parties?: number | undefined;
  /** A party is played to a hundred and one, or it lasts four deals. */
  readonly matchMode?: 'hundred' | 'four-deals' | undefined;
  /** The points of a party. */
  readonly target?: 101 | 100 | undefined;
  /** Four deals are settled by their sum, or each by itself, with the twenty cards that are not in play as markers. */
  readonly fourDealSettlement?: 'aggregate' | 'per-deal' | undefined;
  /** Who deals first in another party: it is drawn for anew, or the deal goes on alternating. */
  readonly newPartyDealer?: 'draw' | 'alternate' | undefined;
  /** How many cards are dealt together; three by the treatise, else two. */
  readonly packet?: 2 | 3 | undefined;
  /** `ten-and-above`: only an ace, king, queen, jack or ten counts one when it is led. */
  readonly leadCounts?: 'every' | 'ten-and-above' | undefined;
  /** How many cards younger hand must take: so many that three are left at most, one, or three. */
  readonly youngerMinimum?: 'leave-three' | 'classic-one' | 'three' | undefined;
  /** Whether each may look at the cards that he left. */
  readonly peekLeft?: 'yes' | 'no' | undefined;
  /** What is lost if the point or the sequence was not shown before the first lead: its class, or all that was announced. */
  readonly unshownLoses?: 'class' | 'all' | undefined;
  /** `page`: all by the letter of the page; `classic`: what it has of its own as other players have it. */
  readonly fidelity?: 'usual' | 'page' | 'classic' | undefined;
  /** Carte blanche: a ten without king, queen and jack of its suit, as the page has it; or no king, queen or jack at all. */
  readonly carteBlanche?: 'page' | 'classic' | undefined;
  /** Whether who has all his cards in what he announced counts twenty. */
  readonly carteRouge?: 'yes' | 'no' | undefined;
  /** Whether these twenty help to a repique. */
  readonly carteRougeCountsToRepique?: 'yes' | 'no' | undefined;
  /** Whether what is announced counts for the carte rouge even if it is not good. */
  readonly carteRougeCounts?: 'scoring' | 'announced' | undefined;
  /** `literal`: who leads and takes the trick counts one for each. */
  readonly trickCount?: 'classic' | 'literal' | undefined;
  /** Whether the forty for all tricks stand beside the ten for most of them. */
  readonly capotMode?: 'additional' | 'instead' | undefined;
  /** Whose hundred points decide how a party is settled: those of the winner, by the page, or those of the loser. */
  readonly rubicon?: 'page' | 'classic' | undefined;
  /** Deals of a party; four by the page, six in the English clubs. */
  readonly deals?: 4 | 6 | undefined;
  /** `open`: after the first lead both see the cards that younger hand left. */
  readonly youngerLeft?: 'closed' | 'open' | undefined;
  /** What a party, or each point of its settlement, is worth. */
  readonly stake?: number | undefined;
  /** `manual`: everybody says himself what he has, and may say less. */
  readonly announce?: 'assisted' | 'manual' | undefined;
  /** `only`: a card that alone may be played plays itself, not the last of a hand only. */
  readonly forced?: 'last' | 'only' | undefined;
  /** `strict`: the laws of the treatise with their penalties. */
  readonly etiquette?: 'relaxed' | 'strict' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<twenty-one-table>`; `lang`, `class` and the like are those of any element. */
export interface TwentyOneTableProperties {
  /** `full`: the pack is cut. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** `pula`: there is no banker, everybody plays for himself and for the pool. */
  readonly mode?: 'bank' | 'pula' | undefined;
  /** `small`: 24 cards, of which the nines count nothing; `large`: 52. */
  readonly pack?: 'large' | 'small' | undefined;
  /** How many play, the banker among them; four unless set, and no more than four with the small pack. */
  readonly players?: number | undefined;
  /** Rounds of the session; six unless set. */
  readonly rounds?: number | undefined;
  /** How many cards are dealt before the stakes. */
  readonly initialCards?: 1 | 2 | undefined;
  /** `15-17`: the banker must draw up to 15, may choose at 16, and may not draw from 17 on; `free`: he draws as he likes. */
  readonly bankerRule?: '15-17' | 'free' | undefined;
  /** How many times the stake a Persian eye is paid. */
  readonly persianPays?: 1 | 2 | 3 | undefined;
  /** Five court cards win at once. */
  readonly fivePictures?: boolean | undefined;
  /** Where the bank goes: it stays, goes to the punter who breaks it, or round by round to the left. */
  readonly bankPasses?: 'never' | 'broken' | 'round' | undefined;
  /** The least stake, and what each pays into the pool. */
  readonly minStake?: number | undefined;
  /** What the bank begins with. */
  readonly bankroll?: number | undefined;
  /** Whether the table says, before each card, how many would be too much, as museums and classes may want. */
  readonly showOdds?: boolean | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<chess-table>`; `lang`, `class` and the like are those of any element. */
export interface ChessTableProperties {
  /** A position from which each game begins, in Forsyth's notation. */
  readonly fen?: string | undefined;
  /** The pawn with which its side undertakes to mate, by its square at the start: `g2`. */
  readonly marked?: string | undefined;
  /** What the men are made of. */
  readonly men?: 'bone' | 'wood' | 'print' | undefined;
  /** Whether the board is seen from the other side. */
  readonly turned?: boolean | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** `full` plays out what comes before the first move. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** Whose rules: those of Fielding's book (unless set), or those of today. */
  readonly rules?: 'fielding' | 'modern' | undefined;
  /** Games of the match, one unless set; the players change sides after each. */
  readonly games?: number | undefined;
  /** Who has the white men in the first game; by `lot`, chance says. */
  readonly white?: 'first' | 'second' | 'lot' | undefined;
  /** Which side moves first; the book does not say. */
  readonly firstMove?: 'white' | 'black' | 'lot' | undefined;
  /** Who gains by a stalemate: he who gives it wins half the game (unless set), in England he who suffers it wins it whole, today nobody. */
  readonly stalemate?: 'fielding' | 'england' | 'modern' | undefined;
  /** What a pawn becomes on the last rank: what its side has lost (unless set), or any officer. */
  readonly promotion?: 'fielding' | 'modern' | undefined;
  /** A touched man must move, check must be declared, and a mate that is not announced wins half. */
  readonly strictEtiquette?: boolean | undefined;
  /** `no`: no draws, as in the book, which knows none; else a position that comes for the third time, fifty moves without a pawn moved or a man taken, and an agreement end the game. */
  readonly safetyDraws?: 'yes' | 'no' | undefined;
  /** What is given to the weaker player: a pawn, a knight, a rook or the queen. */
  readonly odds?: 'none' | 'pawn' | 'knight' | 'rook' | 'queen' | undefined;
  /** Who gives the odds. */
  readonly giver?: 'second' | 'first' | undefined;
  /** Whoever has marked a pawn takes no pawns. */
  readonly sparePawns?: boolean | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<mariage-table>`; `lang`, `class` and the like are those of any element. */
export interface MariageTableProperties {
  /** `full`: cards are drawn for the deal, and the pack is cut. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** `pelny`: two play with 36 cards; `szlifowany`, polished: two with 24; `kiks`: four in two partnerships, all cards dealt. */
  readonly variant?: 'pelny' | 'szlifowany' | 'kiks' | undefined;
  /** The blind game: trumps are cut before the deal, and no card is turned up. */
  readonly blindTrump?: boolean | undefined;
  /** Whoever has taken a trick may exchange the lowest trump for the turned card, before the last draw. */
  readonly skup?: boolean | undefined;
  /** All four marriages of one player in one deal: five stakes on top of theirs, or instead of them. */
  readonly swatowe?: 'bonus' | 'replaces' | undefined;
  /** What an arrest brings that is laid without 131 points: it loses the partia, or play goes on. */
  readonly falseAreszt?: 'lose' | 'continue' | undefined;
  /** Whether the suit led must be overtaken from the first trick. */
  readonly kiksOvertake?: boolean | undefined;
  /** Whether a marriage may also be declared with a card that beats the trick, or only with a card that is led. */
  readonly marriageWhenBeating?: 'yes' | 'no' | undefined;
  /** Partie of the match, each of one deal or two. */
  readonly partie?: number | undefined;
  /** What one unit is worth. */
  readonly stake?: number | undefined;
  /** What is won is called stakes, or points. */
  readonly settlement?: 'stakes' | 'points' | undefined;
  /** `strict`: the points are counted in the head. */
  readonly etiquette?: 'relaxed' | 'strict' | undefined;
  /** Nobody is shown the points that he has; unset, they are hidden at a strict table. */
  readonly mentalCount?: 'yes' | 'no' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<boston-table>`; `lang`, `class` and the like are those of any element. */
export interface BostonTableProperties {
  /** `full`: cards are drawn for places, and the visitor cuts where it is his turn. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** `4`: Boston with the whole pack; `3`: Tri-Boston with thirty-nine cards. */
  readonly sitters?: 4 | 3 | undefined;
  /** Deals of the session; twelve of three players unless set. */
  readonly deals?: string | undefined;
  /** Marks that each has standing before him, and of which one pile is played for where no bête stands. */
  readonly block?: number | undefined;
  /** Marks that the dealer puts in before each deal (rule 7). */
  readonly dealerStake?: number | undefined;
  /** Marks that each puts in when all have passed (rule 13). */
  readonly allPassStake?: number | undefined;
  /** `true`: an open misère is laid down after the first trick, not before. */
  readonly exposeAfterFirstTrick?: boolean | undefined;
  /** How the cards are dealt: singly, in twos, mostly in threes, or as each dealer likes (rule 6). */
  readonly dealPackets?: '3-3-3-3-1' | 'ones' | 'twos' | 'choice' | undefined;
  /** `strict`: errors happen and are punished, and a trick is turned with the next lead. */
  readonly etiquette?: 'table' | 'strict' | undefined;
  /** `B`: honours and further tricks count too, by the price list of Boston-Whist. */
  readonly tariff?: 'A' | 'B' | undefined;
  /** `true`: five tricks in a simple suit may be bid; by tariff A they win or lose only the pool. */
  readonly bostonSimple?: boolean | undefined;
  /** Of four: the first ace makes the colours for the whole session, or a card of the second pack for each deal. */
  readonly colours?: 'fixed' | 'perDeal' | undefined;
  /** Of three: `true` exchanges the colours, so that diamonds are the best (the manner formerly used). */
  readonly reversedColours?: boolean | undefined;
  /** Of three: to which side deal and play go round. */
  readonly direction?: 'right' | 'left' | undefined;
  /** Of three: `true` has misères paid twice. */
  readonly misereDouble?: boolean | undefined;
  /** Of three: `true` lets the player of a misère name who leads. */
  readonly misereNamesLeader?: boolean | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<boston-whist-table>`; `lang`, `class` and the like are those of any element. */
export interface BostonWhistTableProperties {
  /** `full`: cards are drawn for places, and the visitor cuts where it is his turn. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** Deals of the session, sixteen unless set; `open`: until it is ended. */
  readonly deals?: string | undefined;
  /** Marks that each has standing before him, and of which one pile is played for where no bête stands. */
  readonly block?: number | undefined;
  /** Marks that the dealer puts in before each deal (rule 7). */
  readonly dealerStake?: number | undefined;
  /** Marks that each puts in when all have passed (rule 13). */
  readonly allPassStake?: number | undefined;
  /** `true`: an open misère is laid down after the first trick, not before. */
  readonly exposeAfterFirstTrick?: boolean | undefined;
  /** How the cards are dealt: singly, in twos, mostly in threes, or as each dealer likes (rule 6). */
  readonly dealPackets?: '3-3-3-3-1' | 'ones' | 'twos' | 'choice' | undefined;
  /** `strict`: errors happen and are punished, and a trick is turned with the next lead. */
  readonly etiquette?: 'table' | 'strict' | undefined;
  /** A card of the second pack makes the colours for each deal, or the first ace for the whole session. */
  readonly colours?: 'perDeal' | 'fixed' | undefined;
  /** `refusable`: a helper is asked for in every game of five to eight tricks, and his offer may be refused. */
  readonly askMode?: 'binding' | 'refusable' | undefined;
  /** Whether a partner who alone fell short pays the other partner too (l. 7977-7982). */
  readonly payPartnerToo?: boolean | undefined;
  /** Where both partners fell short: each sets a bête, or they share one. */
  readonly bothShortBete?: 'each' | 'shared' | undefined;
  /** A game lost by one trick counts the tricks that were due, or those that were made (l. 8001). */
  readonly underTrickBase?: 'required' | 'delivered' | undefined;
  /** Whether honours count; their value may be agreed at each table. */
  readonly honours?: 'yes' | 'no' | undefined;
  /** Marks for thirteen tricks that were not announced: with a helper and alone, by the table or by the text; or none. */
  readonly slamPremium?: '10-20' | '10-12' | 'none' | undefined;
  /** Which price list the table shows: multipliers, or marks worked out. */
  readonly tariffDisplay?: 'B' | 'C' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<faro-table>`; `lang`, `class` and the like are those of any element. */
export interface FaroTableProperties {
  /** `full`: the pack is cut. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** `page`: the exact card is staked on, and a whole pack is drawn before anybody goes on; `salon`: suits do not matter, every pair decides at once, and stakes may be moved between pairs. */
  readonly rules?: 'page' | 'salon' | undefined;
  /** How many punters play against the bank; three unless set. */
  readonly punters?: number | undefined;
  /** Who keeps the bank: one of the table, or the first player, who is the visitor unless the page says otherwise. */
  readonly banker?: 'table' | 'player' | undefined;
  /** How often the pack is drawn before the session ends; five unless set, as many as a whole parol takes. */
  readonly drawings?: number | undefined;
  /** How many corners may be bent. */
  readonly parolMax?: number | undefined;
  /** The most that may be staked on a card; as much as any punter can have, unless set. */
  readonly maxStake?: number | undefined;
  /** What each punter has to play with. */
  readonly purse?: number | undefined;
  /** What the bank begins with. */
  readonly bankroll?: number | undefined;
  /** Whether corners are folded over, or torn off. */
  readonly cornersVisual?: 'bent' | 'torn' | undefined;
  /** Whether the table shows what the bank keeps of every stake, as museums and classes may want. */
  readonly showOdds?: boolean | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set on `<vira-table>`; `lang`, `class` and the like are those of any element. */
export interface ViraTableProperties {
  /** `full`: cards are drawn for places. */
  readonly ceremony?: 'short' | 'full' | undefined;
  /** How well the opponents play: one word, or one for each player. */
  readonly level?: 'novice' | 'book' | 'master' | (string & {}) | undefined;
  /** Which player the visitor is, from 0; `watcher` looks on. */
  readonly seat?: string | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The deal of the day: by the date in UTC the same for everybody who has the same options. A `seed` or a `deal` goes before it. */
  readonly daily?: boolean | undefined;
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit; at a table with the Polish pack that one, `german`, unless set, or the `french` one. */
  readonly suits?: 'two-colour' | 'four-colour' | 'german' | 'french' | undefined;
  /** Standing figures, or two-headed ones. */
  readonly figures?: 'single' | 'double' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
  /** Which cards are played for a visitor: the `last` of a hand, or `all` that are his only lawful ones. */
  readonly obvious?: 'ask' | 'last' | 'all' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** Whether a decision may be taken back. */
  readonly undoable?: boolean | undefined;
  /** The machines play by themselves, to be looked at. */
  readonly autoplay?: boolean | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
  /** What is called and won is said aloud, by the browser's own voices; not unless set, and the visitor may set it otherwise. */
  readonly voice?: boolean | undefined;
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
  /** `4`: one sits out in turn. */
  readonly sitters?: 3 | 4 | undefined;
  /** Won games until the session ends, twelve unless set; `open`: until it is ended. */
  readonly end?: string | undefined;
  /** The size of an ål, for which one plays while no bête stands, in Fisch. */
  readonly al?: 12 | 8 | 16 | 24 | 32 | undefined;
  /** `simplified`: fixed prices, without honours and further tricks (footnote to the price list). */
  readonly payment?: 'full' | 'simplified' | undefined;
  /** Whether after a codille the going bête is divided between the two who played against it. */
  readonly codilleDividesGoing?: 'yes' | 'no' | undefined;
  /** `true`: a codille is one bête of double size, not two. */
  readonly sammaSlagna?: boolean | undefined;
  /** A larger bête is written as two halves; no such limit unless set. */
  readonly beteCap?: number | undefined;
  /** How many bêtes one must have set to share in what is left at the end; those of a codille do not count. */
  readonly minBetes?: 3 | 4 | undefined;
  /** `true`: to share, one must have played Wira too. */
  readonly mustHavePlayedWira?: boolean | undefined;
  /** What some tables rank otherwise: the small misère above seven, Solo on six above Gasque on six (footnote to the ladder). */
  readonly ladderVariant?: 'none' | 'misereLitenAbove7' | 'solo6AboveGasque6' | 'both' | undefined;
  /** `true`: eleven and twelve tricks with exchange, which have a price, have a place in the ladder too. */
  readonly kopHigh?: boolean | undefined;
  /** Whether one keeps the paper of the bêtes, or everybody his own. */
  readonly betePaper?: 'oneKeeper' | 'own' | undefined;
  /** A new bête is one Fisch larger than what was played for, or than the one written before (l. 252). */
  readonly beteStep?: 'going' | 'previous' | undefined;
  /** A game that is bought again and lost costs twice the bête that was written for the first, or twice what was played for before. */
  readonly omkopBete?: 'afterWriting' | 'beforeWriting' | undefined;
  /** Whoever wins after turning or buying again draws what was played for when the deal began, or the largest bête. */
  readonly touromattTakes?: 'oldGoing' | 'largest' | undefined;
  /** `strict`: an opponent may lay down too soon, and pays for it (law 8). */
  readonly etiquette?: 'table' | 'strict' | undefined;
  /** Before a move of the visitor; `preventDefault()` holds it back. */
  readonly 'onquinola-before-move'?: ((event: BeforeMoveEvent) => void) | undefined;
  /** After any move, as the visitor saw it. */
  readonly 'onquinola-move'?: ((event: MoveEvent) => void) | undefined;
  /** A new deal lies before the players. */
  readonly 'onquinola-deal'?: ((event: DealEvent) => void) | undefined;
  /** A trick was won. */
  readonly 'onquinola-trick'?: ((event: TrickEvent) => void) | undefined;
  /** A deal, or what comes after some deals, was settled. */
  readonly 'onquinola-score'?: ((event: ScoreEvent) => void) | undefined;
  /** The session is over; the whole record is there. */
  readonly 'onquinola-over'?: ((event: OverEvent) => void) | undefined;
  /** A panel was opened or closed. */
  readonly 'onquinola-panel'?: ((event: PanelEvent) => void) | undefined;
  /** The table speaks another language. */
  readonly 'onquinola-language'?: ((event: LanguageEvent) => void) | undefined;
  /** A lesson has begun, has come to another step, or is left. */
  readonly 'onquinola-lesson'?: ((event: LessonEvent) => void) | undefined;
  /** At a kiosk somebody has begun, or what he has set is forgotten. */
  readonly 'onquinola-kiosk'?: ((event: KioskEvent) => void) | undefined;
  /** A match has ended or was left: how long it was played. */
  readonly 'onquinola-time'?: ((event: TimeEvent) => void) | undefined;
  /** Something could not be read or done; `code` says what. */
  readonly 'onquinola-error'?: ((event: TableErrorEvent) => void) | undefined;
}

/** What JSX may set, by the tags. */
export interface TableTags {
  'whist-table': WhistTableProperties;
  'patience-table': PatienceTableProperties;
  'tarok-table': TarokTableProperties;
  'tarok-ombre-table': TarokOmbreTableProperties;
  'reversis-table': ReversisTableProperties;
  'ombre-table': OmbreTableProperties;
  'quadrille-table': QuadrilleTableProperties;
  'cinquille-table': CinquilleTableProperties;
  'cassino-table': CassinoTableProperties;
  'pamphile-table': PamphileTableProperties;
  'piquet-table': PiquetTableProperties;
  'twenty-one-table': TwentyOneTableProperties;
  'chess-table': ChessTableProperties;
  'mariage-table': MariageTableProperties;
  'boston-table': BostonTableProperties;
  'boston-whist-table': BostonWhistTableProperties;
  'faro-table': FaroTableProperties;
  'vira-table': ViraTableProperties;
}

// Written by `node build/readmes.mjs` from the doc comments of the elements.
import type {BeforeMoveEvent, DealEvent, KioskEvent, LanguageEvent, LessonEvent, MoveEvent, OverEvent, PanelEvent, ScoreEvent, TableErrorEvent, TimeEvent, TrickEvent} from '@quinola/table';

/** What JSX may set on `<whist-table>`; `lang`, `class` and the like are those of any element. */
export interface WhistTableProperties {
  /** Whose rules; `vienna-1834` unless set. */
  readonly rules?: 'vienna-1834' | 'warsaw' | undefined;
  /** How honours count (Vienna §22, §23). */
  readonly honours?: 'four' | 'five-carry' | 'none' | undefined;
  /** Vienna §23 III. */
  readonly preference?: boolean | undefined;
  /** With `preference`: the scores at which honours may be called where they count double; the book names six alone. */
  readonly mayCallAt?: 'six-to-eight' | 'six' | undefined;
  /** Vienna: the losers’ honours of the last deal still lift them out of a treble or double game. */
  readonly loserHonoursCount?: boolean | undefined;
  /** Vienna: whether the cutter may throw the cut over, or cut with a card of the other pack (§3). */
  readonly throwOver?: 'yes' | 'no' | undefined;
  /** Warsaw: a rubber of eleven, or of seven. */
  readonly gameLevels?: 'full' | 'double-only' | undefined;
  /** Warsaw: which of two equal cards in the middle of the draw joins the lowest, the higher or the lower one drawn again. */
  readonly middleTie?: 'literal' | 'principle' | undefined;
  /** Four players; five in rotation (Vienna §21); three with the dummy (§24). */
  readonly table?: 'four' | 'five' | 'dummy' | undefined;
  /** With five: the player who stays four rubbers as a lady does (§21), from 0; all draw for it unless set. */
  readonly lady?: number | undefined;
  /** Rubbers of the session, one unless set; with `ceremony="full"` three in Vienna, and with five players always five. */
  readonly rubbers?: number | undefined;
  /** `strict` offers the irregularities of the books with their penalties. */
  readonly etiquette?: 'relaxed' | 'strict' | undefined;
  /** Under strict etiquette: in how many of a hundred deals the dealing goes wrong, 3 unless set. */
  readonly accidents?: number | undefined;
  /** `period`: only the last trick may be looked at, and a taken turn-up is not shown. */
  readonly memory?: 'kind' | 'period' | undefined;
  /** Whose maxims the opponents follow, those of the rules unless set: one word, or one for each player. */
  readonly schools?: 'leitfaden' | 'hoyle' | 'mixed' | (string & {}) | undefined;
  /** A set position instead of a dealt one, such as `S:AKQ.J2.T98.K5432 W:… N:… E:… dealer=S turnup=5C score=8-0`; its grammar: `docs/deals.md`. */
  readonly deal?: string | undefined;
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
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
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
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
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
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
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
  /** The deal of the day, by the visitor's own date. */
  readonly daily?: boolean | undefined;
  /** Two-headed figures, or standing ones. */
  readonly figures?: 'double' | 'single' | undefined;
  /** No letter keys. */
  readonly nohotkeys?: boolean | undefined;
  /** A lesson: an address beside the page, or the id of one of the game's own; it may also stand within the tag, as JSON in a `<script type="application/json">`. */
  readonly lesson?: string | undefined;
  /** Any text: equal seeds give equal deals. A fresh one unless set. Certain cards: `docs/deals.md`. */
  readonly seed?: string | undefined;
  /** The looks. */
  readonly theme?: 'salon' | 'biedermeier' | 'manuscript' | 'night' | 'plain' | undefined;
  /** A colour for each suit. */
  readonly suits?: 'two-colour' | 'four-colour' | undefined;
  /** Rank and suit in the corners. */
  readonly indices?: 'auto' | 'corner' | 'none' | undefined;
  /** The pattern of the backs. */
  readonly back?: 'tarotee' | 'diaper' | undefined;
  /** How fast things go. */
  readonly pace?: 'calm' | 'slow' | 'quick' | 'none' | undefined;
  /** `interaction`: the game begins when the visitor asks for it. */
  readonly reveal?: 'auto' | 'interaction' | undefined;
  /** A key under which the match is kept over reloads. */
  readonly persist?: string | undefined;
  /** For a screen in a room: no way out, and it plays by itself when nobody has come for a minute, or for `kiosk="90"` seconds. */
  readonly kiosk?: boolean | undefined;
  /** Sounds of cards and counters; none unless set, and the visitor may set it otherwise. */
  readonly sound?: boolean | undefined;
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
  /** `3`: Tarok en trois; `2`: Tarok en deux. */
  readonly sitters?: '3' | '2' | undefined;
  /** En trois: deals of the session, three unless set; `open`: until the visitor ends it. */
  readonly deals?: string | undefined;
  /** En deux: parties of the session, one unless set. */
  readonly parties?: string | undefined;
  /** A set deal with which the session begins, such as `S:SK,21,5,1.KQ2.J.T98.A E:… W:… dealer=W skat=3S,4S,2H`. */
  readonly deal?: string | undefined;
  /** Which unbroken series of matadors is announced. */
  readonly matadorSeries?: 'best' | 'above' | 'both' | undefined;
  /** A player who announces taroks says whether the Pagat is among them. */
  readonly announcePagatWithTaroks?: boolean | undefined;
  /** A dealer who buries the Pagat says so. */
  readonly announcePagatInSkat?: boolean | undefined;
  /** En trois: whether a Pagat is paid once, or directly and on the table. */
  readonly pagatAccounting?: 'single' | 'cumulative' | undefined;
  /** En trois: who gets a lost Pagat when both opponents have announced the same. */
  readonly pagatTie?: 'trickWinner' | 'nextInTurn' | undefined;
  /** En trois: whether a player below 26 pays his deficit once, or to each of the others. */
  readonly cardFlow?: 'pairwise' | 'each' | undefined;
  /** En trois: the payment for a king in the last trick, 10 unless set. */
  readonly kingUltimo?: number | undefined;
  /** En trois: a player without a trick gets 26 from each of the others. */
  readonly stichfrei?: boolean | undefined;
  /** En trois: each dealer stakes to a pot that the last trick may win. */
  readonly pot?: boolean | undefined;
  /** With a pot: what each dealer stakes, 10 unless set. */
  readonly potStake?: number | undefined;
  /** What must be played to a led Sky. */
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
  readonly pairEmpty?: '1' | '0' | undefined;
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
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
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
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
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
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
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
  /** `old`: the dealer lays the Skat before the bidding; `new`: the declarer takes three cards after it. */
  readonly manners?: 'old' | 'new' | undefined;
  /** Deals of the session, six unless set; `open`: until the visitor ends it. */
  readonly deals?: string | undefined;
  /** A set deal with which the session begins, such as `S:21,9.KQ2.J.T98.A W:… E:… dealer=E skat=3S,4S,2H game=due player=W`. */
  readonly deal?: string | undefined;
  /** Marks that forehand gets from each when nobody plays; 10 unless set. */
  readonly forehandConsolation?: number | undefined;
  /** Forehand may pass at once, and the next player may then bid the lowest game. */
  readonly forehandMayPass?: boolean | undefined;
  /** Old manner: a Tre, the lowest game, can be played and not only bid. */
  readonly playTre?: boolean | undefined;
  /** Whether a lost game costs as much as a won one brings, or only the price of the game. */
  readonly lossTariff?: 'symmetrical' | 'game-only' | undefined;
  /** At 39 points the declarer pays the price of the game. */
  readonly remisPays?: boolean | undefined;
  /** The points are paid in addition to the Tout. */
  readonly toutAddsPoints?: boolean | undefined;
  /** Old manner: whether the Tout also takes the Skat that an opponent has laid. */
  readonly toutTakesSkat?: 'yes' | 'no' | undefined;
  /** Whether a declarer who holds Sky can make the Tout by the 24 other tricks. */
  readonly toutWithSky?: 'no' | 'except-sky-trick' | undefined;
  /** New manner: the Tout of a Uno, which the print has as "5oo". */
  readonly toutUnoNew?: '300' | '500' | undefined;
  /** Whether Sky is lost when it is kept for the last three tricks. */
  readonly skyLimit?: 'none' | 'before-last-three' | undefined;
  /** What must be played to a led Sky. */
  readonly skyLed?: 'calls-tarok' | 'free' | undefined;
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
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
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
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
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
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
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
  /** Rounds of four deals: ten unless set, from 1. */
  readonly rounds?: number | undefined;
  /** Jettons of a Fische. */
  readonly fische?: '10' | '5' | undefined;
  /** `onDemand`: Quinola, aces and the pannier are paid only if they are asked for before the cut. */
  readonly claims?: 'automatic' | 'onDemand' | undefined;
  /** In so many rounds from the first the Quinola must be kept; none unless set. */
  readonly quinolaForcee?: number | undefined;
  /** Whether another's forced Quinola is paid where Reversis is made. */
  readonly otherQuinolaInReversy?: 'stands' | 'void' | undefined;
  /** `extra`: the four Fischer for a Quinola à la bonne are paid in addition to those for the Reversis. */
  readonly quinolaBonne?: 'once' | 'extra' | undefined;
  /** Which of the bêtes that wait is played for next. */
  readonly beteOrder?: 'largestFirst' | 'oldestFirst' | undefined;
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
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
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
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
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
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
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
  /** `3`: Lomber; `2`: Lomber en deux; `4`: Lomber en quatre, each alone. */
  readonly sitters?: '3' | '2' | '4' | undefined;
  /** Of two: 30 cards and eight each, 32 and ten, 32 and twelve. */
  readonly deux?: 'a' | 'b' | 'c' | undefined;
  /** Of three: `4` seats a King, who sits out in turn and may play the talon if all pass. */
  readonly tableSize?: '3' | '4' | undefined;
  /** Deals of the session, twelve unless set; `open`: until it is ended. */
  readonly deals?: string | undefined;
  /** What stands in the end is divided, or played for. */
  readonly finish?: 'kettle' | 'playOut' | undefined;
  /** The favourite suit: another in each deal, one drawn, that of the first game won, none. */
  readonly favourite?: 'volante' | 'fixed' | 'firstWon' | 'none' | undefined;
  /** Whether Grandissimo and Nullissimo can be bid; of four players only if `on`. */
  readonly grandNull?: 'on' | 'off' | undefined;
  /** Whether all tricks can be announced where Nullissimo is played. */
  readonly toutWithGrandNull?: 'ladder' | 'excluded' | undefined;
  /** Kinds of Obscur. */
  readonly obscurKinds?: 'three' | 'one' | undefined;
  /** From where Obscur may be drawn. */
  readonly obscurAllowed?: 'all' | 'topOnly' | 'bottomOnly' | 'middleOnly' | undefined;
  /** `on`: Tournée and Grand Casco are one game. */
  readonly mergedTournee?: 'off' | 'on' | undefined;
  /** `on`: after a black ace another card may be turned up. */
  readonly tourneeSecondTurn?: 'off' | 'on' | undefined;
  /** Blocks of three stakes, of which one is played for where no bête stands. */
  readonly blok?: 'on' | 'off' | undefined;
  /** A Rok joins the dish when so many marks are saved; none unless set. */
  readonly rokThreshold?: '10' | '12' | undefined;
  /** By how much codille multiplies the bête. */
  readonly codilleFactor?: '2' | '1' | undefined;
  /** `on`: who makes codille draws the dish. */
  readonly codilleTakesDish?: 'off' | 'on' | undefined;
  /** How the Ombre may give his game up: for a bête; by offering it, so that another may play against him; also by asking to annul the deal; not at all. */
  readonly giveUp?: 'bete' | 'contra' | 'kunil' | 'never' | undefined;
  /** `on`: a Vole draws all bêtes. */
  readonly voleTakesAll?: 'off' | 'on' | undefined;
  /** Bêtes of a lost King’s game. */
  readonly murzynBete?: '1' | '2' | undefined;
  /** Marks that each dealer puts into the dish. */
  readonly stake?: '1' | '2' | '4' | undefined;
  /** Until when the Ombre may look through what he laid away without losing the Vole: until he plays a card, or not at all. */
  readonly reviewDiscards?: 'untilLead' | 'never' | undefined;
  /** `on`: whoever claims the rest of the tricks without being sure is punished. */
  readonly strictEtiquette?: 'off' | 'on' | undefined;
  /** `strict`: matadors and first five tricks are paid only if they are asked for. */
  readonly honoursClaim?: 'automatic' | 'strict' | undefined;
  /** `on`: a series from Manille is paid like one from Spadille. */
  readonly fauxMatadors?: 'off' | 'on' | undefined;
  /** What a missed announced Vole costs. */
  readonly missedTout?: 'full' | 'soloPlusVole' | undefined;
  /** Of four: how the cards are dealt. */
  readonly packets?: '3-3-2' | '4-4' | undefined;
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
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
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
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
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
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
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
  /** How often each deals; three unless set. */
  readonly tours?: number | undefined;
  /** Favourite suits, which cost more: none, or the suits of the first games won. */
  readonly favourites?: '0' | '1' | '3' | undefined;
  /** Who pays the bête of a lost game: Ombre and partner by halves, or the Ombre alone. */
  readonly beteBy?: 'split' | 'ombre' | undefined;
  /** `no`: nobody is paid for ruffing the first lead of the Médiateur’s suit. */
  readonly delices?: 'yes' | 'no' | undefined;
  /** What all tricks cost: 2, announced 4; or as in Lomber 4 and 12. */
  readonly volePricing?: 'cinquille' | 'lomber' | undefined;
  /** How the cards are dealt. */
  readonly packets?: '3-3-4' | '3-4-3' | '4-3-3' | '4-4' | '3-3-2' | undefined;
  /** Whether matadors are paid when an announced Vole is missed. */
  readonly missedVoleMatadors?: 'pay' | 'drop' | undefined;
  /** When the Ombre may look through tricks: in Solo, or whenever he plays alone. */
  readonly lookAtTricks?: 'solo' | 'alone' | undefined;
  /** `eight`: thirty-two cards, eight to each. */
  readonly pack?: '40' | 'eight' | undefined;
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
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
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
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
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
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
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
  /** How often each deals; two unless set. */
  readonly tours?: number | undefined;
  /** Favourite suits, which cost more: none, or the suits of the first games won. */
  readonly favourites?: '0' | '1' | '3' | undefined;
  /** Who pays the bête of a lost game: Ombre and partner by halves, or the Ombre alone. */
  readonly beteBy?: 'split' | 'ombre' | undefined;
  /** `no`: nobody is paid for ruffing the first lead of the Médiateur’s suit. */
  readonly delices?: 'yes' | 'no' | undefined;
  /** What all tricks cost: 2, announced 4; or as in Lomber 4 and 12. */
  readonly volePricing?: 'cinquille' | 'lomber' | undefined;
  /** How the cards are dealt. */
  readonly packets?: '4-4' | '3-3-2' | undefined;
  /** Whether matadors are paid when an announced Vole is missed. */
  readonly missedVoleMatadors?: 'pay' | 'drop' | undefined;
  /** When the Ombre may look through tricks: in Solo, or whenever he plays alone. */
  readonly lookAtTricks?: 'solo' | 'alone' | undefined;
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
  /** Names of the players, divided by commas. */
  readonly names?: string | undefined;
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
  /** Whether a card is tapped twice; `auto`: under a finger, where cards lie close. */
  readonly confirm?: 'auto' | 'always' | 'never' | undefined;
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
  /** A link to the deal may be copied, and a `seed` in the page's address is taken. */
  readonly share?: boolean | undefined;
  /** No letter keys but those of the cards. */
  readonly nohotkeys?: boolean | undefined;
  /** The menu does not offer the lines that put this table into another page. */
  readonly nocopy?: boolean | undefined;
  /** Nothing is kept in the visitor's browser, nor where `storage` says, and nothing is looked for there. */
  readonly nostorage?: boolean | undefined;
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

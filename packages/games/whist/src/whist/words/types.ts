import type {Card, Suit} from '@quinola/cards';
import type {About, DealtWords, Page, Who} from '@quinola/table';
import type {RuleSetId} from '../rules/types.js';

/**
 * What a whist table says before its first card is played. Functions handle plural, case and gender;
 * all other words are in {@linkcode WhistPanelWords} and {@linkcode WhistPanelWords}.
 */
export interface WhistRoomWords {
  readonly title: string;
  readonly subtitle: Readonly<Record<RuleSetId, string>>;
  /** The two sides as the visitor sees them, his own first. */
  readonly sides: readonly [string, string];
  /** The two sides for a watcher. */
  readonly pairs: readonly [string, string];
  readonly trump: (suit: Suit) => string;
  readonly points: (points: number) => string;

  /** The line that says whose turn it is and what may be done. */
  /** No card of the suit led: any may be played. */
  /** The dummy as a player, with an initial capital. */
  readonly dummy: string;
}

/** How a deal was marked, for one side. */
export interface Marked {
  readonly trickPoints: number;
  readonly honourPoints: number;
  readonly score: number;
}

/** What whist says in its sheets, dialogues and ceremonies and about happenings; loaded while the first cards are shown. */
export interface WhistPanelWords extends DealtWords {
  /** Games won in the rubber. */
  readonly games: (games: number) => string;
  /** The question of an open sheet. */
  readonly yourChoice: string;

  /** What is said about happenings, also to screen readers. */
  readonly played: (who: Who, card: Card) => string;
  readonly trickWon: (who: Who, ours: boolean | null) => string;
  /** The short ceremony in one line: partner, dealer and trump. `null` if the visitor only watches. */
  readonly dealt: (dealer: Who, trump: Suit, partner: Who | null) => string;
  readonly turnUpTaken: (who: Who) => string;
  /** Spoken words, as shown beside the speaker. */
  readonly words: Readonly<Record<'call' | 'yes' | 'no' | 'show' | 'silent', string>>;
  readonly called: (who: Who) => string;
  readonly answered: (who: Who, yes: boolean) => string;
  readonly shown: (who: Who, cards: readonly Card[]) => string;

  readonly seated: (partner: Who | null, dealer: Who) => string;

  // The call at eight.
  readonly callTitle: string;
  readonly callAsk: string;
  readonly showAsk: string;
  readonly call: string;
  readonly show: string;
  readonly silent: string;
  readonly answerAsk: (who: Who) => string;
  readonly answerYes: string;
  readonly answerNo: string;

  /** What the Viennese guide and the Hoyle of Warsaw would each play. */
  readonly bothBooks: string;

  // Claims and etiquette.
  readonly layDown: string;
  readonly laidDown: (who: Who, good: boolean) => string;

  // Sheets.
  readonly head: Readonly<
    Record<
      'tricks' | 'honours' | 'score' | 'marked' | 'rubber' | 'game' | 'total' | 'won' | 'penalties',
      string
    >
  >;
  /** One sentence for the announcer. */
  readonly dealScored: (ours: Marked, theirs: Marked) => string;
  readonly slam: (ours: boolean | null, size: 'great' | 'small') => string;
  readonly byCall: string;
  /** Beside a game that a call won. */
  readonly called8: string;
  readonly trickNumber: (trick: number) => string;
  readonly doubled: string;
  /** `levels`: simple, double, triple, quadruple. */
  readonly levels: readonly [string, string, string, string];
  readonly gameWon: (ours: boolean | null, level: string, loserScore: number) => string;
  readonly rubberTitle: (rubber: number) => string;
  /** `net` of the visitor's side; `null` for a watcher. */
  readonly rubberNet: (net: number | null, finished: boolean) => string;
  readonly bonus: string;
  readonly slams: string;
  readonly fishes: (count: number) => string;
  readonly ledgerForms: readonly [grid: string, pairs: string, running: string];
  readonly noRubber: string;

  // The draw and the packs.
  /** What is drawn for, and what the cards decide. */
  readonly draws: Readonly<
    Record<'partners' | 'anew' | 'five' | 'dummy' | 'deal', readonly [title: string, rule: string]>
  >;
  readonly drawAsk: string;
  readonly drawForDummy: string;
  readonly drawCard: (place: number) => string;
  readonly drew: (who: Who, card: Card) => string;
  readonly redraw: (names: readonly Who[]) => string;
  /** The order in which players get the dummy. */
  readonly ordered: (order: readonly Who[]) => string;
  readonly sitsOut: (who: Who) => string;
  readonly seatAsk: string;
  readonly seat: (seat: number) => string;
  readonly packAsk: string;
  readonly pack: Readonly<Record<'red' | 'blue', string>>;
  readonly packChosen: (who: Who, colour: 'red' | 'blue') => string;
  readonly shuffles: (who: Who) => string;
  /** Who must act before the cards are dealt. */
  readonly waitsTo: Readonly<Record<'draw' | 'seat' | 'pack' | 'cut', (who: Who) => string>>;
  readonly cutAsk: string;
  readonly cut: string;
  readonly cutPlace: string;
  readonly cutWithCard: string;
  readonly throwOver: string;
  readonly cutBy: (who: Who, withCard: boolean) => string;
  readonly thrownOver: (who: Who, times: number) => string;
  readonly accident: Readonly<
    Record<
      'exposed' | 'faced' | 'misdeal' | 'hidden-turn-up' | 'looked-at',
      (who: Who | null, card: Card | null) => string
    >
  >;
  readonly acceptDeal: string;
  readonly redeal: string;
  readonly dealAccepted: (who: Who) => string;
  readonly dealVoided: string;
  readonly dealPassed: string;
  readonly trumpAsk: string;
  readonly trumpNamed: (who: Who, suit: Suit) => string;
  readonly lookAsk: string;
  readonly look: string;
  /** The dummy's hand is played by the visitor. */
  readonly dummyTurn: string;
  readonly dummyOpen: (who: Who) => string;
  readonly faultAsk: (who: Who) => string;
  /** A yes that the honours did not confirm. */
  readonly falseYes: (who: Who) => string;
  /** The same where the opponents choose between a new deal and this one. */
  readonly falseYesChosen: (who: Who) => string;
  readonly voidDeal: string;
  readonly stand: string;
  /** A hand was laid down, and the opponents must say whether to grant the rest. */
  readonly claimed: (who: Who) => string;
  /** What he claims. */
  readonly rest: string;
  /** On the sheet of a deal whose rest was given to the player who laid his cards down, before this trick. */
  readonly laidAt: (trick: number) => string;
  readonly claimAsk: (who: Who) => string;
  readonly playOn: string;
  readonly grant: string;
  readonly claimMet: (who: Who, granted: boolean) => string;
  /** A menu line, and the confirmation before laying down a hand without certainty. */
  /** The line of the menu, and its sheet, with all that can be claimed or done wrongly at a strict table. */
  readonly claims: string;
  readonly claimRest: string;
  readonly askClaim: string;
  /** On an exposed card of one's own; and on any. */
  readonly open: string;
  readonly liesOpen: (who: Who, card: Card) => string;
  readonly revoke: string;
  readonly claimRevoke: (who: Who, trick: number) => string;
  readonly revokeClaimed: (by: Who, player: Who, proved: boolean) => string;
  /** At the end of the deal, when a revoke has gone unnoticed. */
  readonly revokeAsk: string;
  readonly penaltyAsk: string;
  readonly applyPenalty: (deduct: number, add: number) => string;
  readonly penalty: (ours: boolean | null, deduct: number, add: number) => string;
  /** What the named player has done, and what may be demanded for it, by kind of fault. */
  readonly etiquetteAsk: Readonly<
    Record<'open-cards' | 'led-out-of-turn' | 'revoke-noticed' | 'played-before-turn', (who: Who) => string>
  >;
  /** Why a card cannot be played when another may be demanded or another hand must play: one sentence per reason. */
  readonly bounds: Readonly<Record<string, (about: About) => string>>;
  /** Said to a player of whom this card, or this suit, is demanded. */
  readonly askedCard: (card: Card) => string;
  readonly askedSuit: (suit: Suit) => string;
  /** What a breach of strict etiquette is, by the reason of the refusal; `other`: any. */
  readonly breaches: Readonly<Record<string, string>>;
  /** The last hand may play before its own partner. */
  readonly earlyTitle: string;
  readonly earlyAsk: string;
  readonly wait: string;
  /** Menu lines for a call or answer that would be wrong. */
  readonly wrongCall: string;
  readonly wrongAnswer: string;
  /** A card falls on the table where all can see it. */
  readonly drop: (card: Card) => string;
  readonly callCard: (card: Card) => string;
  readonly demand: Readonly<Record<'highest' | 'lowest' | 'not-win', string>>;
  readonly nameSuit: (suit: Suit) => string;
  readonly waive: string;
  /** At the end of a deal under strict etiquette: the honours are claimed. */
  readonly announceAsk: string;
  readonly announce: string;
  readonly announced: (who: Who, announced: boolean) => string;
  readonly demanded: (by: Who, player: Who, what: string, card: Card | null, suit: Suit | null) => string;
}

/** The rules pages of one language. */
export type RulesPages = Readonly<Record<RuleSetId, Page>>;

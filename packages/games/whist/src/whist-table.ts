import type {Card} from '@quinola/cards';
import type {Ink} from '@quinola/faces';
import type {Player, Seat} from '@quinola/play';
import {
  optionsFromAttributes,
  lazyThinker,
  GameTable,
  HandController,
  handStyles,
  trickStyles,
  type GameFeatures,
  type CardLook,
  type Tool,
  type Who,
} from '@quinola/table';
import {type PropertyDeclarations, type TemplateResult} from 'lit';
import {profile, whistMachine} from './machine.js';
import {
  sideOf,
  whist,
  whistOptions,
  type Side,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistState,
  type WhistView,
} from './rules/game.js';
import {en} from './strings/en.js';
import type {WhistPanelWords, WhistRoomWords} from './strings.js';
import {dummyStyles} from './table/dummy-hand.js';
import {whistWords} from './table/language.js';
import {openCardStyles, shownView} from './table/open-cards.js';
import {sorted} from './table/order.js';
import {roomOf} from './table/room.js';
import {whistStyles} from './table/styles.js';

/**
 * A whist table: the visitor and three local opponents, by the rules of Vienna 1834 or of Warsaw about 1820.
 *
 * @summary Whist as one tag.
 * @tagname whist-table
 *
 * @attr {vienna-1834|warsaw} rules - Whose rules; `vienna-1834` unless set.
 * @attr {four|five-carry|none} honours - How honours count (Vienna §22, §23).
 * @attr {boolean} preference - Vienna §23 III.
 * @attr {six-to-eight|six} may-call-at - With `preference`: the scores at which honours may be called where they count double; the book names six alone.
 * @attr {boolean} loser-honours-count - Vienna: the losers’ honours of the last deal still lift them out of a treble or double game.
 * @attr {yes|no} throw-over - Vienna: whether the cutter may throw the cut over, or cut with a card of the other pack (§3).
 * @attr {full|double-only} game-levels - Warsaw: a rubber of eleven, or of seven.
 * @attr {literal|principle} middle-tie - Warsaw: which of two equal cards in the middle of the draw joins the lowest, the higher or the lower one drawn again.
 * @attr {four|five|dummy} table - Four players; five in rotation (Vienna §21); three with the dummy (§24).
 * @attr {number} lady - With five: the player who stays four rubbers as a lady does (§21), from 0; all draw for it unless set.
 * @attr {number} rubbers - Rubbers of the session, one unless set; with `ceremony="full"` three in Vienna, and with five players always five.
 * @attr {relaxed|strict} etiquette - `strict` offers the irregularities of the books with their penalties.
 * @attr {number} accidents - Under strict etiquette: in how many of a hundred deals the dealing goes wrong, 3 unless set.
 * @attr {kind|period} memory - `period`: only the last trick may be looked at, and a taken turn-up is not shown.
 * @attr {leitfaden|hoyle|mixed} school - Whose maxims the opponents follow, those of the rules unless set: one word, or one for each player.
 * @attr {string} deal - A set position instead of a dealt one, such as `S:AKQ.J2.T98.K5432 W:… N:… E:… dealer=S turnup=5C score=8-0`; its grammar: `docs/deals.md`.
 * @attr {short|full} ceremony - `full` also plays the draw, the choice of seats, the packs and the cut.
 *
 * @fires {ScoreEvent} quinola-score - A deal, a game or a rubber was marked.
 *
 * @csspart score - The counters of both sides.
 */
export class WhistTable extends GameTable<WhistState, WhistView, WhistMove, WhistOptions, WhistHappening> {
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...trickStyles,
    whistStyles,
    dummyStyles,
    openCardStyles,
  ];

  static override readonly properties: PropertyDeclarations = {
    rules: {},
    honours: {},
    table: {},
    etiquette: {},
    memory: {},
    schools: {attribute: 'school'},
    gameLevels: {attribute: 'game-levels'},
    rubbers: {type: Number},
    preference: {type: Boolean},
    lady: {type: Number},
    accidents: {type: Number},
    loserHonoursCount: {type: Boolean, attribute: 'loser-honours-count'},
    mayCallAt: {attribute: 'may-call-at'},
    throwOver: {attribute: 'throw-over'},
    middleTie: {attribute: 'middle-tie'},
  };

  declare rules: WhistOptions['rules'] | null;
  declare honours: string | null;
  declare table: string | null;
  declare etiquette: string | null;
  declare memory: string | null;
  declare gameLevels: string | null;
  declare schools: string | null;
  declare rubbers: number | null;
  declare preference: boolean;
  declare loserHonoursCount: boolean;
  declare mayCallAt: string | null;
  declare throwOver: string | null;
  declare middleTie: string | null;
  declare lady: number | null;
  declare accidents: number | null;

  /** @internal */
  override gameWords: WhistRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: WhistPanelWords | null = null;
  /** @internal */
  override readonly hand = new HandController<WhistView, WhistMove>(this, {
    cards: () => sorted(this.view ? this.seen.hand : []),
    move: (card) => {
      const {view} = this;
      return view && !view.hand.includes(card)
        ? {type: 'PLAY', card, seat: view.dummy}
        : {type: 'PLAY', card};
    },
  });
  /** @internal The question at eight answered by silence, by move count. */
  silentAt = -1;

  override readonly wordSources = whistWords;
  override readonly game = whist;
  override readonly profile = profile;
  protected override readonly machine = whistMachine;
  protected override readonly tools: readonly Tool[] = ['hint', 'why', 'last'];

  /** The opponents are loaded when they are first asked. */
  protected override readonly thinker = lazyThinker(this, () => import('./table/thinker.js'));

  protected override async importFeatures(): Promise<() => GameFeatures> {
    const {whistFeatures} = await import('./table/features.js');
    return () => whistFeatures(this);
  }

  protected override usualOptions(): WhistOptions {
    return whistOptions({rubbers: 1});
  }

  protected override readOptions(): WhistOptions {
    // On a page one rubber is the usual length; the full ceremony uses the book's length.
    return whistOptions({
      ...(this.ceremony !== 'full' && this.table !== 'five' && {rubbers: 1}),
      ...optionsFromAttributes(this, this.usualOptions()),
    });
  }

  protected override playersFor({table}: WhistOptions): number {
    return table === 'five' ? 5 : table === 'dummy' ? 3 : 4;
  }

  protected override schoolOf(player: Player): {school?: string} {
    const words = this.schools?.split(/[\s,]+/) ?? [];
    const school = words[player % words.length] ?? '';
    return /^(leitfaden|hoyle|mixed)$/.test(school) ? {school} : {};
  }

  /** @internal Colour of the pack in use. */
  override get backInk(): Ink {
    return this.view ? this.seen.packs.inUse : 'red';
  }

  /** @internal The view with everybody in the seat where he is shown. */
  get seen(): WhistView {
    return shownView(this);
  }

  /** @internal Who sits in a seat. */
  override whoSits(seat: Seat): Who {
    const {seats, dummy} = this.seen;
    if (seat >= 0 && seat === dummy) return {name: this.gameWords.dummy, you: false};
    const player = seats[seat] ?? -1;
    return player < 0 ? {name: '', you: false} : this.who(player);
  }

  /** @internal The side that the visitor sees as his own. */
  get ownSide(): Side {
    const {seat} = this.seen;
    return seat < 0 ? 0 : sideOf(seat);
  }

  /** @internal Whether a side is the visitor's; `null` for a watcher. */
  isOurs(side: Side): boolean | null {
    return this.seen.seat < 0 ? null : side === this.ownSide;
  }

  /** @internal Names of the sides, the visitor's own first. */
  get sideNames(): readonly [string, string] {
    return this.seen.seat < 0 ? this.gameWords.pairs : this.gameWords.sides;
  }

  protected override titles(): readonly [string, string] {
    return [this.gameWords.title, this.gameWords.subtitle[this.view?.options.rules ?? 'vienna-1834']];
  }

  override hands(): readonly (readonly Card[])[] {
    return [this.hand.cards, sorted(this.view?.dummyHand ?? [])];
  }

  protected override room(look: CardLook): TemplateResult {
    return roomOf(this, look, this.hand.model(look));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'whist-table': WhistTable;
  }
}

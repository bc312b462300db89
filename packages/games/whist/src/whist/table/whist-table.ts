import type {Seat} from '@quinola/play';
import {
  counterStyles,
  lazyThinker,
  GameTable,
  HandController,
  handStyles,
  type OptionProperties,
  type Who,
  attributeOptions,
  trickStyles,
  optionProperties,
} from '@quinola/table';
import {profile, whistMachine} from '../machine.js';
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
} from '../rules/game.js';
import {en} from '../words/strings/en.js';
import type {WhistPanelWords, WhistRoomWords} from '../words/types.js';
import {dummyStyles} from './dummy-hand.js';
import {whistWords} from '../made/language.js';
import {openCardStyles, shownView} from './open-cards.js';
import {sorted} from './order.js';
import {roomOf} from './room.js';
import {whistStyles} from './styles.js';

/**
 * A whist table: the visitor and three local opponents, by the rules of Vienna 1834 or of Warsaw about 1820.
 *
 * @summary Whist as one tag.
 * @tagname whist-table
 *
 * @attr {kind|period} memory - `period`: only the last trick may be looked at, and a taken turn-up is not shown.
 * @attr {leitfaden|hoyle|mixed} school - Whose maxims the opponents follow, those of the rules unless set: one word, or one for each player.
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
    counterStyles,
    whistStyles,
    dummyStyles,
    openCardStyles,
  ];

  static override readonly properties = {
    ...optionProperties(whistOptions.rules),
    memory: {},
    schools: {attribute: 'school'},
  };

  declare memory: string | null;
  declare schools: string | null;

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

  protected override readonly description = this.describe({
    game: whist,
    profile,
    machine: whistMachine,
    options: attributeOptions(this, whistOptions, {
      // On a page one rubber is the usual length; the full ceremony uses the book's length.
      preset: () => (this.ceremony !== 'full' && this.table !== 'five' ? {rubbers: 1} : {}),
    }),
    players: ({table}) => (table === 'five' ? 5 : table === 'dummy' ? 3 : 4),
    words: whistWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('./thinker.js')),
    features: async () => {
      const {whistFeatures} = await import('./features.js');
      return () => whistFeatures(this);
    },
    titles: () => [this.gameWords.title, this.gameWords.subtitle[this.view?.options.rules ?? 'vienna-1834']],
    backInk: () => (this.view ? this.seen.packs.inUse : 'red'),
    tools: ['hint', 'why', 'last'],
    hands: () => [this.hand.cards, sorted(this.view?.dummyHand ?? [])],
    guide: ({rules}) => (rules === 'warsaw' ? 'six-tricks' : 'six-tricks-vienna'),
    schoolOf: (player) => {
      const words = this.schools?.split(/[\s,]+/) ?? [];
      const school = words[player % words.length] ?? '';
      return /^(leitfaden|hoyle|mixed)$/.test(school) ? {school} : {};
    },
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });
  /** @internal The question at eight answered by silence, by its step of the match. */
  silentAt = '';

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
}

/** The attributes that set what is agreed before the match. */
export interface WhistTable extends OptionProperties<typeof whistOptions> {}

declare global {
  interface HTMLElementTagNameMap {
    'whist-table': WhistTable;
  }
}

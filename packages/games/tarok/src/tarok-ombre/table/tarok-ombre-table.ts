import type {Card} from '@quinola/cards';
import {loadTaroks} from '@quinola/faces';
import type {Choice} from '@quinola/play';
import {
  optionProperties,
  lazyThinker,
  GameTable,
  type CardLook,
  type OptionProperties,
  attributeOptions,
} from '@quinola/table';
import {packHand, packInk, packLook, packTableStyles} from '../../kit/table/pack-table.js';
import {profile, tarokOmbreMachine} from '../machine.js';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbreState,
  type TarokOmbreView,
} from '../rules/game.js';
import {en} from '../words/strings/en.js';
import type {TarokOmbrePanelWords, TarokOmbreRoomWords} from '../words/types.js';
import {tarokOmbreWords} from '../made/language.js';
import {roomOf} from './room.js';
import {tarokOmbreStyles} from './styles.js';

/** The property of an option whose name every table has for something else. */
const CALLED = {manner: 'manners'} as const;

/**
 * A table of Tarok-ombre, Warsaw about 1820: one of three bids to play against the two others, asks them for cards, and
 * must make 40 of the 78 points.
 *
 * @summary Tarok-ombre as one tag.
 * @tagname tarok-ombre-table
 *
 * @attr {short|full} ceremony - `full` also plays the draw for places, the cut, and the first bid before the cards are seen.
 *
 * @csspart score - The papers: the bidding or the game, and the marks.
 */
export class TarokOmbreTable extends GameTable<
  TarokOmbreState,
  TarokOmbreView,
  TarokOmbreMove,
  TarokOmbreOptions,
  TarokOmbreHappening,
  Choice
> {
  static override readonly styles = [...packTableStyles, tarokOmbreStyles];

  static override readonly properties = optionProperties(tarokOmbreOptions.rules, CALLED);

  /** @internal */
  override gameWords: TarokOmbreRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: TarokOmbrePanelWords | null = null;

  /** @internal */
  override readonly hand = packHand<TarokOmbreView, TarokOmbreMove>(this, (card) => ({
    type: this.received === null ? 'PLAY' : 'GIVE_BACK',
    card,
  }));

  protected override readonly description = this.describe({
    game: tarokOmbre,
    profile,
    machine: tarokOmbreMachine,
    options: attributeOptions(this, tarokOmbreOptions, {called: CALLED}),
    players: 3,
    words: tarokOmbreWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('./thinker.js')),
    features: async () => {
      const {tarokOmbreFeatures} = await import('./features.js');
      return () => tarokOmbreFeatures(this);
    },
    titles: () => [this.gameWords.title, this.gameWords.subtitle[this.view?.options.manner ?? 'old']],
    backInk: () => packInk(this.view),
    courts: loadTaroks,
    tools: ['hint', 'why', 'last'],
    guide: 'old-manner',
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });

  /** @internal The card just received, for which another must be given. */
  get received(): Card | null {
    const {view} = this;
    return view && this.tag('visitor') && view.turn.phase === 'asking.givingBack'
      ? view.demands.at(-1)!.card
      : null;
  }

  /** @internal */
  override look(): CardLook {
    return packLook(super.look(), this.settings);
  }
}

/** The attributes that set what is agreed before the match. */
export interface TarokOmbreTable extends OptionProperties<typeof tarokOmbreOptions, typeof CALLED> {}

declare global {
  interface HTMLElementTagNameMap {
    'tarok-ombre-table': TarokOmbreTable;
  }
}

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
import {profile, tarokMachine} from '../machine.js';
import {
  tarok,
  tarokOptions,
  type TarokHappening,
  type TarokMove,
  type TarokOptions,
  type TarokState,
  type TarokView,
} from '../rules/game.js';
import {en} from '../words/strings/en.js';
import type {TarokPanelWords, TarokRoomWords} from '../words/types.js';
import {tarokWords} from '../made/language.js';
import {roomOf} from './room.js';

/** The property of an option whose name every table has for something else. */
const CALLED = {players: 'sitters'} as const;

/**
 * A table of Tarok, Warsaw about 1820: three players, or two, announce what their hands are worth, fight over the Pagat,
 * the kings and the last trick, and count their cards.
 *
 * @summary Tarok for three or for two as one tag.
 * @tagname tarok-table
 *
 * @attr {short|full} ceremony - `full` also plays the draw for seats and the cut.
 *
 * @csspart score - The papers of all players.
 */
export class TarokTable extends GameTable<
  TarokState,
  TarokView,
  TarokMove,
  TarokOptions,
  TarokHappening,
  Choice
> {
  static override readonly styles = packTableStyles;

  static override readonly properties = optionProperties(tarokOptions.rules, CALLED);

  /** @internal */
  override gameWords: TarokRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: TarokPanelWords | null = null;

  /** @internal */
  override readonly hand = packHand<TarokView, TarokMove>(this, (card) => ({type: 'PLAY', card}));

  protected override readonly description = this.describe({
    game: tarok,
    profile,
    machine: tarokMachine,
    options: attributeOptions(this, tarokOptions, {
      called: CALLED,
      preset: () => (this.isSetForTwo ? {players: 2} : {}),
    }),
    players: ({players = 3}) => players,
    words: tarokWords,
    // The opponents are loaded when they are first asked.
    thinker: lazyThinker(this, () => import('./thinker.js')),
    features: async () => {
      const {tarokFeatures} = await import('./features.js');
      return () => tarokFeatures(this);
    },
    titles: () => [this.gameWords.title, this.gameWords.subtitle[this.isTrois ? 3 : 2]],
    backInk: () => packInk(this.view),
    courts: loadTaroks,
    tools: ['hint', 'why', 'last'],
    guide: 'pocket',
    room: (look) => roomOf(this, look, this.hand.model(look)),
  });

  /** A page may set the property as text, as the attribute has it. */
  private get isSetForTwo(): boolean {
    return Number(this.sitters) === 2;
  }

  /** @internal Whether Tarok en trois is played. */
  get isTrois(): boolean {
    return (this.view?.options.players ?? (this.isSetForTwo ? 2 : 3)) === 3;
  }

  /** @internal */
  override look(): CardLook {
    return packLook(super.look(), this.settings);
  }
}

/** The attributes that set what is agreed before the match. */
export interface TarokTable extends OptionProperties<typeof tarokOptions, typeof CALLED> {}

declare global {
  interface HTMLElementTagNameMap {
    'tarok-table': TarokTable;
  }
}

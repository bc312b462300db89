import type {Card} from '@quinola/cards';
import {loadTaroks, type CourtPack, type Ink} from '@quinola/faces';
import type {Choice} from '@quinola/play';
import {
  optionsFromAttributes,
  lazyThinker,
  GameTable,
  type GameFeatures,
  type KitRoomWords,
  type LanguageCode,
  type CardLook,
  wordsIn,
} from '@quinola/table';
import {type PropertyDeclarations, type TemplateResult} from 'lit';
import {packWordSources} from '../pack-table/language.js';
import {PACK_TOOLS, packHand, packInk, packLook, packTableStyles} from '../pack-table/pack-table.js';
import {en as packEn} from '../pack-table/strings/en.js';
import type {PackPanelWords, PackRoomWords} from '../pack-table/strings.js';
import {profile, tarokOmbreMachine} from './machine.js';
import {
  tarokOmbre,
  tarokOmbreOptions,
  type TarokOmbreHappening,
  type TarokOmbreMove,
  type TarokOmbreOptions,
  type TarokOmbreState,
  type TarokOmbreView,
} from './rules/game.js';
import {en} from './strings/en.js';
import type {TarokOmbrePanelWords, TarokOmbreRoomWords} from './strings.js';
import {tarokOmbreWords} from './table/language.js';
import {roomOf} from './table/room.js';
import {tarokOmbreStyles} from './table/styles.js';

/**
 * A table of Tarok-ombre, Warsaw about 1820: one of three bids to play against the two others, asks them for cards, and
 * must make 40 of the 78 points.
 *
 * @summary Tarok-ombre as one tag.
 * @tagname tarok-ombre-table
 *
 * @attr {old|new} manner - `old`: the dealer lays the Skat before the bidding; `new`: the declarer takes three cards after it.
 * @attr {number|open} deals - Deals of the session, six unless set; `open`: until the visitor ends it.
 * @attr {string} deal - A set deal with which the session begins, such as `S:21,9.KQ2.J.T98.A W:… E:… dealer=E skat=3S,4S,2H game=due player=W`.
 * @attr {number} forehand-consolation - Marks that forehand gets from each when nobody plays; 10 unless set.
 * @attr {boolean} forehand-may-pass - Forehand may pass at once, and the next player may then bid the lowest game.
 * @attr {boolean} play-tre - Old manner: a Tre, the lowest game, can be played and not only bid.
 * @attr {symmetrical|game-only} loss-tariff - Whether a lost game costs as much as a won one brings, or only the price of the game.
 * @attr {boolean} remis-pays - At 39 points the declarer pays the price of the game.
 * @attr {boolean} tout-adds-points - The points are paid in addition to the Tout.
 * @attr {yes|no} tout-takes-skat - Old manner: whether the Tout also takes the Skat that an opponent has laid.
 * @attr {no|except-sky-trick} tout-with-sky - Whether a declarer who holds Sky can make the Tout by the 24 other tricks.
 * @attr {300|500} tout-uno-new - New manner: the Tout of a Uno, which the print has as "5oo".
 * @attr {none|before-last-three} sky-limit - Whether Sky is lost when it is kept for the last three tricks.
 * @attr {calls-tarok|free} sky-led - What must be played to a led Sky.
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

  static override readonly properties: PropertyDeclarations = {
    manners: {attribute: 'manner'},
    deals: {},
    playTre: {type: Boolean, attribute: 'play-tre'},
    forehandMayPass: {type: Boolean, attribute: 'forehand-may-pass'},
    forehandConsolation: {type: Number, attribute: 'forehand-consolation'},
    lossTariff: {attribute: 'loss-tariff'},
    remisPays: {type: Boolean, attribute: 'remis-pays'},
    toutUnoNew: {attribute: 'tout-uno-new'},
    toutAddsPoints: {type: Boolean, attribute: 'tout-adds-points'},
    toutTakesSkat: {attribute: 'tout-takes-skat'},
    toutWithSky: {attribute: 'tout-with-sky'},
    skyLimit: {attribute: 'sky-limit'},
    skyLed: {attribute: 'sky-led'},
  };

  /** The attribute `manner`. */
  declare manners: string | null;
  declare deals: string | null;
  declare playTre: boolean;
  declare forehandMayPass: boolean;
  declare forehandConsolation: number | null;
  declare lossTariff: string | null;
  declare remisPays: boolean;
  declare toutUnoNew: string | null;
  declare toutAddsPoints: boolean;
  declare toutTakesSkat: string | null;
  declare toutWithSky: string | null;
  declare skyLimit: string | null;
  declare skyLed: string | null;

  /** @internal Words of all games on 78 cards. */
  packWords: PackRoomWords = packEn;
  /** @internal The other words; loaded with the features. */
  packPanelWords: PackPanelWords | null = null;
  /** @internal */
  override gameWords: TarokOmbreRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: TarokOmbrePanelWords | null = null;

  /** @internal */
  override readonly hand = packHand<TarokOmbreView, TarokOmbreMove>(this, (card) => ({
    type: this.received === null ? 'PLAY' : 'GIVE_BACK',
    card,
  }));

  override readonly wordSources = tarokOmbreWords;
  override readonly game = tarokOmbre;
  override readonly profile = profile;
  protected override readonly machine = tarokOmbreMachine;
  protected override readonly tools = PACK_TOOLS;
  /** @internal On which side of the visitor the next in turn sits. */
  readonly goesTo = 'left';

  /** The opponents are loaded when they are first asked. */
  protected override readonly thinker = lazyThinker(this, () => import('./table/thinker.js'));

  protected override async loadRoomWords(code: LanguageCode): Promise<Partial<KitRoomWords>> {
    [this.packWords] = await Promise.all([wordsIn(packWordSources.room, code), super.loadRoomWords(code)]);
    return this.packWords.cards;
  }

  override loadCourts(): Promise<CourtPack> {
    return loadTaroks();
  }

  protected override async loadFeatures(code: LanguageCode): Promise<GameFeatures> {
    const [features, words] = await Promise.all([
      super.loadFeatures(code),
      wordsIn(packWordSources.panels, code),
    ]);
    this.packPanelWords = words;
    return features;
  }

  protected override async importFeatures(): Promise<() => GameFeatures> {
    const {tarokOmbreFeatures} = await import('./table/features.js');
    return () => tarokOmbreFeatures(this);
  }

  protected override usualOptions(): TarokOmbreOptions {
    return tarokOmbreOptions();
  }

  protected override readOptions(): TarokOmbreOptions {
    const set = optionsFromAttributes(this, this.usualOptions(), {manner: 'manners'});
    return tarokOmbreOptions(set);
  }

  protected override playersFor(): number {
    return 3;
  }

  /** @internal The card just received, for which another must be given. */
  get received(): Card | null {
    const {view} = this;
    return view && this.tag('visitor') && view.turn.phase === 'asking.givingBack'
      ? view.demands.at(-1)!.card
      : null;
  }

  protected override titles(): readonly [string, string] {
    return [this.gameWords.title, this.gameWords.subtitle[this.view?.options.manner ?? 'old']];
  }

  /** @internal The number of players. */
  get size(): number {
    return this.context?.players.length ?? 3;
  }

  /** @internal */
  override get backInk(): Ink {
    return packInk(this.view);
  }

  /** @internal */
  override look(): CardLook {
    return packLook(super.look(), this.settings);
  }

  protected override room(look: CardLook): TemplateResult {
    return roomOf(this, look, this.hand.model(look));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tarok-ombre-table': TarokOmbreTable;
  }
}

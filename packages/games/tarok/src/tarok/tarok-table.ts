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
import {profile, tarokMachine} from './machine.js';
import {
  tarok,
  tarokOptions,
  type TarokHappening,
  type TarokMove,
  type TarokOptions,
  type TarokState,
  type TarokView,
} from './rules/game.js';
import {en} from './strings/en.js';
import type {TarokPanelWords, TarokRoomWords} from './strings.js';
import {tarokWords} from './table/language.js';
import {roomOf} from './table/room.js';

/**
 * A table of Tarok, Warsaw about 1820: three players, or two, announce what their hands are worth, fight over the Pagat,
 * the kings and the last trick, and count their cards.
 *
 * @summary Tarok for three or for two as one tag.
 * @tagname tarok-table
 *
 * @attr {3|2} players - `3`: Tarok en trois; `2`: Tarok en deux.
 * @attr {number|open} deals - En trois: deals of the session, three unless set; `open`: until the visitor ends it.
 * @attr {number|open} parties - En deux: parties of the session, one unless set.
 * @attr {string} deal - A set deal with which the session begins, such as `S:SK,21,5,1.KQ2.J.T98.A E:… W:… dealer=W skat=3S,4S,2H`.
 * @attr {best|above|both} matador-series - Which unbroken series of matadors is announced.
 * @attr {boolean} announce-pagat-with-taroks - A player who announces taroks says whether the Pagat is among them.
 * @attr {boolean} announce-pagat-in-skat - A dealer who buries the Pagat says so.
 * @attr {single|cumulative} pagat-accounting - En trois: whether a Pagat is paid once, or directly and on the table.
 * @attr {trickWinner|nextInTurn} pagat-tie - En trois: who gets a lost Pagat when both opponents have announced the same.
 * @attr {pairwise|each} card-flow - En trois: whether a player below 26 pays his deficit once, or to each of the others.
 * @attr {number} king-ultimo - En trois: the payment for a king in the last trick, 10 unless set.
 * @attr {boolean} stichfrei - En trois: a player without a trick gets 26 from each of the others.
 * @attr {boolean} pot - En trois: each dealer stakes to a pot that the last trick may win.
 * @attr {number} pot-stake - With a pot: what each dealer stakes, 10 unless set.
 * @attr {calls-tarok|free} sky-led - What must be played to a led Sky.
 * @attr {number} target - En deux: the points of a party, 100 unless set.
 * @attr {number} double-below - En deux: with fewer points the loser pays the party double, 50 unless set.
 * @attr {number} party-stake - En deux: the stake of a party in groszy, 60 unless set.
 * @attr {number} point-value - En deux: groszy for a point, 2 unless set.
 * @attr {yes|no} captor-scores - En deux: whether a captured Pagat or king is scored by its captor, or by nobody.
 * @attr {1|0} pair-empty - En deux: what two empty cards count together.
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

  static override readonly properties: PropertyDeclarations = {
    sitters: {attribute: 'players'},
    deals: {},
    parties: {},
    matadorSeries: {attribute: 'matador-series'},
    announcePagatWithTaroks: {type: Boolean, attribute: 'announce-pagat-with-taroks'},
    announcePagatInSkat: {type: Boolean, attribute: 'announce-pagat-in-skat'},
    skyLed: {attribute: 'sky-led'},
    pagatAccounting: {attribute: 'pagat-accounting'},
    pagatTie: {attribute: 'pagat-tie'},
    cardFlow: {attribute: 'card-flow'},
    kingUltimo: {type: Number, attribute: 'king-ultimo'},
    stichfrei: {type: Boolean},
    pot: {type: Boolean},
    potStake: {type: Number, attribute: 'pot-stake'},
    target: {type: Number},
    doubleBelow: {type: Number, attribute: 'double-below'},
    partyStake: {type: Number, attribute: 'party-stake'},
    pointValue: {type: Number, attribute: 'point-value'},
    captorScores: {attribute: 'captor-scores'},
    pairEmpty: {attribute: 'pair-empty'},
  };

  /** The attribute `players`. */
  declare sitters: string | null;
  declare deals: string | null;
  declare parties: string | null;
  declare matadorSeries: string | null;
  declare announcePagatWithTaroks: boolean;
  declare announcePagatInSkat: boolean;
  declare skyLed: string | null;
  declare pagatAccounting: string | null;
  declare pagatTie: string | null;
  declare cardFlow: string | null;
  declare kingUltimo: number | null;
  declare stichfrei: boolean;
  declare pot: boolean;
  declare potStake: number | null;
  declare target: number | null;
  declare doubleBelow: number | null;
  declare partyStake: number | null;
  declare pointValue: number | null;
  declare captorScores: string | null;
  declare pairEmpty: string | null;

  /** @internal Words of all games on 78 cards. */
  packWords: PackRoomWords = packEn;
  /** @internal The other words; loaded with the features. */
  packPanelWords: PackPanelWords | null = null;
  /** @internal */
  override gameWords: TarokRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: TarokPanelWords | null = null;

  /** @internal */
  override readonly hand = packHand<TarokView, TarokMove>(this, (card) => ({type: 'PLAY', card}));

  override readonly wordSources = tarokWords;
  override readonly game = tarok;
  override readonly profile = profile;
  protected override readonly machine = tarokMachine;
  protected override readonly tools = PACK_TOOLS;
  /** @internal On which side of the visitor the next in turn sits. */
  readonly goesTo = 'right';

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
    const {tarokFeatures} = await import('./table/features.js');
    return () => tarokFeatures(this);
  }

  protected override usualOptions(): TarokOptions {
    return tarokOptions(this.sitters === '2' ? {players: 2} : {});
  }

  protected override readOptions(): TarokOptions {
    const set = optionsFromAttributes(this, this.usualOptions(), {players: 'sitters'});
    return tarokOptions(set);
  }

  // Options missing from a record have their defaults.
  protected override playersFor({players = 3}: Partial<TarokOptions>): number {
    return players;
  }

  /** @internal Whether Tarok en trois is played. */
  get isTrois(): boolean {
    return (this.view?.options.players ?? (this.sitters === '2' ? 2 : 3)) === 3;
  }

  protected override titles(): readonly [string, string] {
    return [this.gameWords.title, this.gameWords.subtitle[this.isTrois ? 3 : 2]];
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
    'tarok-table': TarokTable;
  }
}

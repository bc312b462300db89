import type {Ink} from '@quinola/faces';
import type {Choice} from '@quinola/play';
import {
  GameTable,
  HandController,
  handStyles,
  lazyThinker,
  optionsFromAttributes,
  poolStyles,
  trickStyles,
  type CardLook,
  type GameFeatures,
  type Tool,
} from '@quinola/table';
import type {PropertyDeclarations, TemplateResult} from 'lit';
import {sorted} from '../kit/index.js';
import {ombreMachine, profile} from './machine.js';
import {
  ombre,
  ombreOptions,
  seatsOf,
  type OmbreHappening,
  type OmbreMove,
  type OmbreOptions,
  type OmbreState,
  type OmbreView,
} from './rules/index.js';
import {en} from './strings/en.js';
import type {OmbrePanelWords, OmbreRoomWords} from './strings.js';
import {ombreWords} from './table/language.js';
import {roomOf} from './table/room.js';
import {ombreStyles} from './table/styles.js';

/**
 * A table of Ombre (Lomber), about 1820: one plays against all the others and needs more tricks than any of them; three
 * players, or two, or four.
 *
 * @summary Ombre as one tag.
 * @tagname ombre-table
 *
 * @attr {3|2|4} players - `3`: Lomber; `2`: Lomber en deux; `4`: Lomber en quatre, each alone.
 * @attr {a|b|c} deux - Of two: 30 cards and eight each, 32 and ten, 32 and twelve.
 * @attr {3|4} table-size - Of three: `4` seats a King, who sits out in turn and may play the talon if all pass.
 * @attr {number|open} deals - Deals of the session, twelve unless set; `open`: until it is ended.
 * @attr {kettle|playOut} finish - What stands in the end is divided, or played for.
 * @attr {volante|fixed|firstWon|none} favourite - The favourite suit: another in each deal, one drawn, that of the first game won, none.
 * @attr {on|off} grand-null - Whether Grandissimo and Nullissimo can be bid; of four players only if `on`.
 * @attr {ladder|excluded} tout-with-grand-null - Whether all tricks can be announced where Nullissimo is played.
 * @attr {three|one} obscur-kinds - Kinds of Obscur.
 * @attr {all|topOnly|bottomOnly|middleOnly} obscur-allowed - From where Obscur may be drawn.
 * @attr {off|on} merged-tournee - `on`: Tournée and Grand Casco are one game.
 * @attr {off|on} tournee-second-turn - `on`: after a black ace another card may be turned up.
 * @attr {on|off} blok - Blocks of three stakes, of which one is played for where no bête stands.
 * @attr {10|12} rok-threshold - A Rok joins the dish when so many marks are saved; none unless set.
 * @attr {2|1} codille-factor - By how much codille multiplies the bête.
 * @attr {off|on} codille-takes-dish - `on`: who makes codille draws the dish.
 * @attr {bete|contra|kunil|never} give-up - How the Ombre may give his game up: for a bête; by offering it, so that another may play against him; also by asking to annul the deal; not at all.
 * @attr {off|on} vole-takes-all - `on`: a Vole draws all bêtes.
 * @attr {1|2} murzyn-bete - Bêtes of a lost King’s game.
 * @attr {1|2|4} stake - Marks that each dealer puts into the dish.
 * @attr {untilLead|never} review-discards - Until when the Ombre may look through what he laid away without losing the Vole: until he plays a card, or not at all.
 * @attr {off|on} strict-etiquette - `on`: whoever claims the rest of the tricks without being sure is punished.
 * @attr {automatic|strict} honours-claim - `strict`: matadors and first five tricks are paid only if they are asked for.
 * @attr {off|on} faux-matadors - `on`: a series from Manille is paid like one from Spadille.
 * @attr {full|soloPlusVole} missed-tout - What a missed announced Vole costs.
 * @attr {3-3-2|4-4} packets - Of four: how the cards are dealt.
 * @attr {short|full} ceremony - `full`: cards are drawn for places.
 *
 * @csspart score - The dish, and the bêtes that wait.
 */
export class OmbreTable extends GameTable<
  OmbreState,
  OmbreView,
  OmbreMove,
  OmbreOptions,
  OmbreHappening,
  Choice
> {
  static override readonly styles = [
    ...GameTable.styles,
    handStyles,
    ...trickStyles,
    poolStyles,
    ombreStyles,
  ];

  static override readonly properties: PropertyDeclarations = {
    sitters: {attribute: 'players'},
    deux: {},
    tableSize: {attribute: 'table-size'},
    deals: {},
    finish: {},
    favourite: {},
    grandNull: {attribute: 'grand-null'},
    toutWithGrandNull: {attribute: 'tout-with-grand-null'},
    obscurKinds: {attribute: 'obscur-kinds'},
    obscurAllowed: {attribute: 'obscur-allowed'},
    mergedTournee: {attribute: 'merged-tournee'},
    tourneeSecondTurn: {attribute: 'tournee-second-turn'},
    blok: {},
    rokThreshold: {attribute: 'rok-threshold'},
    codilleFactor: {attribute: 'codille-factor'},
    codilleTakesDish: {attribute: 'codille-takes-dish'},
    giveUp: {attribute: 'give-up'},
    voleTakesAll: {attribute: 'vole-takes-all'},
    murzynBete: {attribute: 'murzyn-bete'},
    stake: {},
    reviewDiscards: {attribute: 'review-discards'},
    strictEtiquette: {attribute: 'strict-etiquette'},
    honoursClaim: {attribute: 'honours-claim'},
    fauxMatadors: {attribute: 'faux-matadors'},
    missedTout: {attribute: 'missed-tout'},
    packets: {},
  };

  /** The attribute `players`. */
  declare sitters: string | null;
  declare deux: string | null;
  declare tableSize: string | null;
  declare deals: string | null;
  declare finish: string | null;
  declare favourite: string | null;
  declare grandNull: string | null;
  declare toutWithGrandNull: string | null;
  declare obscurKinds: string | null;
  declare obscurAllowed: string | null;
  declare mergedTournee: string | null;
  declare tourneeSecondTurn: string | null;
  declare blok: string | null;
  declare rokThreshold: string | null;
  declare codilleFactor: string | null;
  declare codilleTakesDish: string | null;
  declare giveUp: string | null;
  declare voleTakesAll: string | null;
  declare murzynBete: string | null;
  declare stake: string | null;
  declare reviewDiscards: string | null;
  declare strictEtiquette: string | null;
  declare honoursClaim: string | null;
  declare fauxMatadors: string | null;
  declare missedTout: string | null;
  declare packets: string | null;

  /** @internal */
  override gameWords: OmbreRoomWords = en;
  /** @internal The other words; loaded with the features. */
  override gamePanelWords: OmbrePanelWords | null = null;

  /** @internal */
  override readonly hand = new HandController<OmbreView, OmbreMove>(this, {
    cards: () => sorted(this.view?.hand ?? [], this.view?.trump ?? null),
    move: (card) => ({type: 'PLAY', card}),
  });

  override readonly wordSources = ombreWords;
  override readonly game = ombre;
  override readonly profile = profile;
  override readonly backInk: Ink = 'red';
  protected override readonly tools: readonly Tool[] = ['hint', 'why', 'last'];
  protected override readonly machine = ombreMachine;

  /** The opponents are loaded when they are first asked. */
  protected override readonly thinker = lazyThinker(this, () => import('./table/thinker.js'));

  protected override async importFeatures(): Promise<() => GameFeatures> {
    const {ombreFeatures} = await import('./table/features.js');
    return () => ombreFeatures(this);
  }

  protected override usualOptions(): OmbreOptions {
    return ombreOptions(this.sitters === '2' ? {players: 2} : this.sitters === '4' ? {players: 4} : {});
  }

  protected override readOptions(): OmbreOptions {
    return ombreOptions(optionsFromAttributes(this, this.usualOptions(), {players: 'sitters'}));
  }

  protected override playersFor(options: Partial<OmbreOptions>): number {
    return seatsOf({players: 3, tableSize: 3, deux: 'a', ...options});
  }

  /** @internal How many sit at the table. */
  get size(): number {
    return this.context?.players.length ?? 3;
  }

  protected override room(look: CardLook): TemplateResult {
    return roomOf(this, look, this.hand.model(look));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ombre-table': OmbreTable;
  }
}

import type {Card, Suit} from '@quinola/cards';
import type {Charge, Seat, Trick} from '@quinola/play';
import {beteFactor, byMostTricks, matadorsPrice, type LossKind, type Outcome} from '../../kit/rules/index.js';
import {bill, isTout, itemOf, type GameId, type PriceColumn, type PriceItem} from './ladder.js';
import type {OmbreOptions} from './options.js';
import {deuxNeeds, handSize, isFavourite} from './table.js';
import type {GameOutcome, OmbreView, Parts, Settlement} from './types.js';

/** The number of tricks that must be won, from the first, for the premiers. */
export const PREMIERS = 5;

/** Whether a seat won each of these tricks. */
export const wonAll = (tricks: readonly Pick<Trick, 'winner'>[], seat: Seat): boolean =>
  tricks.every(({winner}) => winner === seat);

/** Whether the Ombre won the first five tricks, some of them perhaps by claiming all that were left. */
export const hasPremiers = ({
  tricks,
  tricksWon,
  ombre,
}: Pick<OmbreView, 'tricks' | 'tricksWon' | 'ombre'>): boolean =>
  tricksWon[ombre]! >= PREMIERS && wonAll(tricks.slice(0, PREMIERS), ombre);

/** The result of a deal, from which its payments follow. */
export interface DealFacts {
  readonly game: GameId;
  readonly trump: Suit | null;
  readonly favourite: Suit | null;
  readonly ombre: Seat;
  /** Tricks won by seat. */
  readonly tricks: readonly number[];
  readonly matadors: number;
  readonly premiers: boolean;
  /** A Vole without announcement: made, or missed after the sixth lead. */
  readonly vole: 'none' | 'made' | 'failed';
  readonly gaveUp: boolean;
  /** Whether another plays against an Ombre who offered his game: then he wins nothing. */
  readonly contra?: boolean;
  /** Whether the game is won by an opponent's fault. */
  readonly forfeit?: boolean;
  /** The cards turned up for a Tournée, in order. */
  readonly turned?: readonly Card[];
  /** The part of the dish that is Rok; on it a lost game costs more. */
  readonly rok?: number;
  readonly options: OmbreOptions;
}

/** The outcome by the number of tricks alone. */
function outcomeByTricks({tricks, ombre, game, options}: DealFacts): Outcome {
  const own = tricks[ombre]!;
  if (options.players === 2) {
    const needs = deuxNeeds(options);
    return own >= needs ? 'win' : own === needs - 1 ? 'remise' : 'codille';
  }
  // The King needs five tricks; four are never enough.
  if (game === 'murzyn') return own >= 5 ? 'win' : 'codille';
  return byMostTricks(tricks, ombre);
}

/** How a game ends. */
function outcomeOf(facts: DealFacts): GameOutcome {
  const {game, tricks, ombre, gaveUp, options} = facts;
  if (gaveUp) return 'renounce';
  if (facts.forfeit) return 'win';
  if (game === 'nullissimo') return tricks[ombre] === 0 ? 'win' : 'lost';
  if (isTout(game)) return tricks[ombre] === handSize(options) ? 'win' : 'lost';
  return outcomeByTricks(facts);
}

/** The price of Grandissimo includes premiers and all tricks (L. 1529-1533). */
function grandissimoItem({premiers, tricks, ombre, options}: DealFacts, won: boolean): PriceItem {
  if (!won) return 'grandissimo';
  if (tricks[ombre] === handSize(options)) return 'grandissimo-all';
  return premiers ? 'grandissimo-premiers' : 'grandissimo';
}

/** The price of a game by itself. */
function gamePrice(facts: DealFacts, outcome: GameOutcome, column: PriceColumn): number {
  const {game, options} = facts;
  if (game === 'grandissimo') return bill([[grandissimoItem(facts, outcome === 'win'), 'plain']]);
  if (isTout(game) && outcome === 'lost' && options.missedTout === 'soloPlusVole')
    return bill([
      ['solo', column],
      ['vole', column],
    ]);
  return bill([[itemOf(game, options), column]]);
}

/**
 * The result of a game (L. 1862-1923): if it is won, the Ombre gets its price, matadors, premiers and Vole from each; if lost,
 * he pays each its price and matadors; if given up, only its price. A missed Vole is deducted, and the game is won
 * nevertheless.
 */
export function settlementOf(facts: DealFacts): Settlement {
  const {game, trump, favourite, ombre, tricks} = facts;
  const outcome = outcomeOf(facts);
  const column: PriceColumn = isFavourite(trump, favourite) ? 'favourite' : 'plain';
  const isWhole = game === 'grandissimo' || game === 'nullissimo';
  const charge = (item: PriceItem, times = 1): number =>
    bill([[item, column, times] as Charge<PriceItem, PriceColumn>]);
  const won = outcome === 'win';
  const earned: Parts = {
    game: gamePrice(facts, outcome, column),
    matadors: isWhole || outcome === 'renounce' ? 0 : matadorsPrice(facts.matadors, column === 'favourite'),
    ...(won && !isWhole && facts.premiers && {premiers: charge('premiers')}),
    ...(won && !isWhole && facts.vole !== 'none' && {vole: charge('vole', facts.vole === 'made' ? 1 : -1)}),
    ...(won && isMissedGrand(facts) && {vole: -GRAND_VOLE}),
  };
  // An Ombre who offered his game, and makes it after all, gains nothing.
  const parts: Parts = won && facts.contra ? {game: 0, matadors: 0} : earned;
  const {premiers = 0, vole = 0} = parts;
  const most = Math.max(...tricks);
  return {
    outcome,
    parts,
    perOpponent: won ? parts.game + parts.matadors + premiers + vole : 0 - (parts.game + parts.matadors),
    bete: won ? 0 : beteTimes(outcome, facts),
    codilleBy: outcome === 'codille' && most > tricks[ombre]! ? tricks.indexOf(most) : -1,
  };
}

/** What all tricks add to the price of a Grandissimo. */
const GRAND_VOLE = bill([['grandissimo-all', 'plain']]) - bill([['grandissimo-premiers', 'plain']]);

/** Whether a missed Vole is deducted in Grandissimo too, by option: the book has no line for it (1529-1533). */
const isMissedGrand = ({game, vole, options}: DealFacts): boolean =>
  game === 'grandissimo' && vole === 'failed' && options.grandMissedVole === 'deducted';

const LOSSES: Readonly<Partial<Record<GameOutcome, LossKind>>> = {lost: 'missed', renounce: 'renounce'};

/**
 * How many bêtes a lost game costs. One that was announced and missed costs one, whatever it was (L. 1781-1784); a King's game,
 * lost or given up, as many as agreed (L. 1566-1570); and who has turned up two cards puts down two (L. 1246-1253).
 */
function beteTimes(outcome: GameOutcome, {game, turned = [], rok = 0, options}: DealFacts): number {
  const kind: LossKind = LOSSES[outcome] ?? (outcome === 'codille' ? 'codille' : 'remise');
  const codilleFactor = options.codilleTakesDish === 'on' ? 1 : options.codilleFactor;
  if (game === 'murzyn')
    return rok && kind === 'codille' ? beteFactor({codilleFactor}, {rok}, kind) : options.murzynBete;
  const each = beteFactor({codilleFactor}, {rok}, kind);
  return kind !== 'renounce' && turned.length > 1 ? 2 * each : each;
}

/** The rest of honours that were claimed too high, after the excess is paid back double (L. 1986-2006). */
export function claimedHonours(
  claimed: number,
  actual: number,
): {readonly paid: number; readonly refund: number; readonly kept: number} {
  const refund = claimed > actual ? 2 * (claimed - actual) : 0;
  return {paid: claimed, refund, kept: claimed - refund};
}

import type {Card} from '@quinola/cards';
import type {ReasonBook} from '@quinola/opponents';
import type {MoveLike} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {Page} from '../page.js';
import {whySheet, type ReasonOf, type WhyWords} from '../panels/because.js';
import {chartSheet, type ChartModel} from '../panels/chart.js';
import {playedTricks} from '../panels/played.js';
import {replaySheet, type ReplayModel} from '../panels/replay.js';
import {rulesSheet, type RulesModel} from '../panels/rules-page.js';
import {sheet} from '../panels/sheet.js';
import {lastTrick, type ShownTricks, type TricksHost} from '../panels/tricks.js';
import {balanceSheet, dealSheet, sessionSheet} from './accounts.js';
import {printedHands} from './hands.js';
import {placesSheet} from './places.js';
import type {DealOf, DealtTable, DealtView, SessionTable, SessionView} from './session-table.js';
import type {SessionWords} from './words.js';

/** A sheet of a settled deal. */
export type ResultSheet<View extends DealtView, Table> = (
  table: Table,
  result: DealOf<View>,
) => TemplateResult;

/** What a game says of its own on the sheets of a session of deals. */
export interface DealtSheets<View extends DealtView, Table, Move extends MoveLike> {
  /** The sheet of a settled deal; where there are several, by the state of the chart in which each is shown. */
  readonly settled: ResultSheet<View, Table> | Readonly<Record<string, ResultSheet<View, Table>>>;
  /** The account of the session. Default: everybody's sum after every deal. */
  readonly account?: (table: Table) => TemplateResult;
  /** What the score sheet shows while the session goes on. Default: that account. */
  readonly score?: (table: Table) => TemplateResult;
  /** How the visitor leaves the table, by his sum. Default: as its words have it. */
  readonly leaves?: (table: Table, sum: number | null) => string;
  /** The name of a move, where it is advised. */
  readonly moveName: (table: Table, move: Move) => unknown;
  /** What else there is where a reason is told. Default: who made a move, and its name. */
  readonly why?: (table: Table) => Partial<Pick<WhyWords, 'made' | 'pass' | 'foot' | 'plays'>>;
  readonly reasons: Pick<ReasonBook, 'reasonOf'>;
  /** The rules page in the language of the table. */
  readonly page: (table: Table) => Promise<Page>;
  /** What tells one rules page from another, where the game has several. */
  readonly pageKey?: (table: Table) => string;
  /** What the rules page draws, where it has figures. */
  readonly figures?: Pick<RulesModel, 'figure' | 'styles'>;
  /** The section of that page for each phase, or for each part of a match, by the first word of the phase; `otherwise` for all others. */
  readonly sections: Readonly<Record<string, string>> & {readonly otherwise: string};
  /** The section while a result is shown. Default: that of the phase which the rules have already come to. */
  readonly payment?: string;
  readonly chart: (table: Table) => ChartModel;
}

/** The panels of a session of deals, by their names. */
export type DealtPanels<Table> = Readonly<
  Record<'settled' | 'score', (table: Table) => TemplateResult> &
    Record<'why' | 'rules' | 'chart', (table: Table, about: unknown) => TemplateResult>
>;

/** The panels of a session of tricks, by their names. */
export type SessionPanels<Table> = DealtPanels<Table> &
  Readonly<
    Record<'draw' | 'last' | 'played', (table: Table) => TemplateResult> &
      Record<'replay', (table: Table, about: unknown) => TemplateResult>
  >;

const anyTable = (table: unknown): AnyTable & TricksHost => table as AnyTable;

/** The words of a game's reasons in the language of a table. */
export const reasonsIn =
  ({code}: {readonly code: string}, reasons: Pick<ReasonBook, 'reasonOf'>): ReasonOf =>
  (id, provenance) =>
    reasons.reasonOf(code, id, provenance);

/**
 * The panels of a game that is played deal by deal, whatever is played in a deal. A game exports them from the one module that
 * its table fetches when the first of them opens; see `sessionFeatures`.
 */
export function dealtPanels<View extends DealtView, Table extends DealtTable<View>, Move extends MoveLike>({
  settled,
  account = balanceSheet,
  score = account,
  leaves,
  moveName,
  why,
  reasons,
  page,
  pageKey,
  figures = {figure: () => nothing},
  sections,
  payment,
  chart,
}: DealtSheets<View, Table, Move>): DealtPanels<Table> {
  const nameOf = (table: Table, move: MoveLike): unknown => moveName(table, move as Move);
  return {
    settled(table) {
      const {view, sheets, turn} = table.context!;
      if (turn.over && !sheets.length)
        return sessionSheet(table, account(table), leaves && ((sum) => leaves(table, sum)));
      const show = typeof settled === 'function' ? settled : settled[sheets[0]!]!;
      return show(table, view.lastDeal as DealOf<View>);
    },
    score: (table) => sheet(table, {title: table.panelWords!.score, body: score(table)}),
    why: (table, about) =>
      whySheet(anyTable(table), about, {
        advised: (move) => nameOf(table, move),
        made: (by, move) => html`${table.who(by).name}: ${nameOf(table, move)}`,
        reasonOf: reasonsIn(table, reasons),
        counted: table.gamePanelWords!.counted,
        ...why?.(table),
      }),
    rules(table) {
      const {phase} = table.view!.turn;
      return rulesSheet(anyTable(table), {
        key: pageKey?.(table) ?? anyTable(table).game.id,
        load: () => page(table),
        section:
          (table.tag('sheet') ? payment : undefined) ??
          sections[phase] ??
          sections[phase.split('.')[0]!] ??
          sections.otherwise,
        ...figures,
      });
    },
    chart: (table, about) => chartSheet(anyTable(table), chart(table), about),
  };
}

/** What a game says of its own where a deal is shown again; who sat where is told by the seats, unless it says otherwise. */
export interface DealReplay<View>
  extends
    Pick<ReplayModel<View>, 'hands' | 'diagram'>,
    Partial<Pick<ReplayModel<View>, 'who' | 'said' | 'beside'>> {
  readonly reasons: Pick<ReasonBook, 'reasonOf'>;
}

/** A finished deal of tricks card by card, with the reasons. */
export function dealReplay<View extends DealtView & ShownTricks>(
  table: DealtTable<View>,
  about: unknown,
  {reasons, ...model}: DealReplay<View>,
): TemplateResult {
  const {dealTitle: title, deal, counted} = table.gamePanelWords!;
  return replaySheet<View>(anyTable(table), about, {
    finished: table.view!.lastDeal?.deal ?? 0,
    title,
    deal,
    reasonOf: reasonsIn(table, reasons),
    counted,
    who:
      ({seats}) =>
      (seat) =>
        table.who(seats[seat]!),
    ...model,
  });
}

/** What the sheets of tricks read of their table. */
interface TricksTable extends TricksHost {
  readonly gamePanelWords: Pick<SessionWords, 'trickWon' | 'trick'> | null;
  readonly view: ShownTricks | null;
}

/** The last trick. */
export const lastSheet = (table: TricksTable): TemplateResult =>
  lastTrick(table, table.view!, (winner) => table.gamePanelWords!.trickWon(table.whoSits(winner)));

/** Who played what: the trick on the table, and all earlier ones that may be looked at again. */
export const playedSheet = (table: TricksTable): TemplateResult =>
  playedTricks(table, table.view!, table.gamePanelWords!.trick);

/** What a game of tricks says of its own on the sheets of a session, where each deal has one sheet. */
export interface SessionSheets<View extends SessionView, Table, Move extends MoveLike> extends Omit<
  DealtSheets<View, Table, Move>,
  'settled'
> {
  /** The result of a deal, in sentences. */
  readonly dealTold: (table: Table, result: DealOf<View>) => readonly string[];
  /** What follows them on the sheet of the deal: gains, and what was paid for what. */
  readonly dealBody: (table: Table, result: DealOf<View>) => TemplateResult;
  /** A hand in the order in which it is shown, after the deal that a view has seen. */
  readonly sorted: (hand: readonly Card[], ended: View) => readonly Card[];
}

/**
 * All panels of a game of tricks that is played deal by deal, where places are drawn, and each deal has one sheet. A game
 * exports them from the one module that its table fetches when the first of them opens; see `sessionFeatures`.
 *
 * @example
 * export const {settled, score, draw, why, last, played, replay, rules, chart} = sessionPanels<View, Table, Move>({
 *   dealTold: (table, {net}) => [table.gamePanelWords!.won(net)],
 *   dealBody: (table, result) => gainsTable(table, result),
 *   sorted, moveName, reasons, …
 * });
 */
export function sessionPanels<
  View extends SessionView,
  Table extends SessionTable<View>,
  Move extends MoveLike,
>({dealTold, dealBody, sorted, ...sheets}: SessionSheets<View, Table, Move>): SessionPanels<Table> {
  const {reasons, moveName} = sheets;
  return {
    ...dealtPanels<View, Table, Move>({
      ...sheets,
      settled(table, result) {
        const told = dealTold(table, result).map((line) => html`<p><b>${line}</b></p>`);
        return dealSheet(table, result, html`${told} ${dealBody(table, result)}`);
      },
    }),
    draw: placesSheet,
    last: lastSheet,
    played: playedSheet,
    replay: (table, about) =>
      dealReplay<View>(table, about, {
        reasons,
        hands: ({lastDeal}) => lastDeal!.hands,
        diagram: (hands, _dealt, who) =>
          printedHands(
            table,
            hands.map((hand) => sorted(hand, table.view!)),
            who,
          ),
        said: (move) => moveName(table, move as Move),
      }),
  };
}

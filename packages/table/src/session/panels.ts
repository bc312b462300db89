import type {Card} from '@quinola/cards';
import type {ReasonBook} from '@quinola/opponents';
import type {MoveLike} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {Page} from '../page.js';
import {whySheet, type ReasonOf} from '../panels/because.js';
import {chartSheet, type ChartModel} from '../panels/chart.js';
import {playedTricks} from '../panels/played.js';
import {replaySheet} from '../panels/replay.js';
import {rulesSheet} from '../panels/rules-page.js';
import {sheet} from '../panels/sheet.js';
import {lastTrick, type TricksHost} from '../panels/tricks.js';
import {balanceSheet, dealSheet, sessionSheet} from './accounts.js';
import {printedHands} from './hands.js';
import {placesSheet} from './places.js';
import type {DealOf, SessionTable, SessionView} from './session-table.js';

/** What a game says of its own on the sheets of a session. */
export interface SessionSheets<View extends SessionView, Table, Move extends MoveLike> {
  /** The result of a deal, in sentences. */
  readonly dealTold: (table: Table, result: DealOf<View>) => readonly string[];
  /** What follows them on the sheet of the deal: gains, and what was paid for what. */
  readonly dealBody: (table: Table, result: DealOf<View>) => TemplateResult;
  /** A hand in the order in which it is shown, after the deal that a view has seen. */
  readonly sorted: (hand: readonly Card[], ended: View) => readonly Card[];
  /** The name of a move, where it is advised and in the replay. */
  readonly moveName: (table: Table, move: Move) => string;
  readonly reasons: Pick<ReasonBook, 'reasonOf'>;
  /** The rules page in the language of the table. */
  readonly page: (table: Table) => Promise<Page>;
  /** The section of that page for each part of a match, by the first word of the phase; `otherwise` for all others. */
  readonly sections: Readonly<Record<string, string>> & {readonly otherwise: string};
  /** The section while a result is shown. */
  readonly payment: string;
  readonly chart: (table: Table) => ChartModel;
}

/** The panels of a session, by their names. */
export type SessionPanels<Table> = Readonly<
  Record<'settled' | 'score' | 'draw' | 'last' | 'played', (table: Table) => TemplateResult> &
    Record<'why' | 'replay' | 'rules' | 'chart', (table: Table, about: unknown) => TemplateResult>
>;

/**
 * The panels of a game of tricks that is played deal by deal. A game exports them from the one module that its table fetches when
 * the first of them opens; see `sessionFeatures`.
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
>({
  dealTold,
  dealBody,
  sorted,
  moveName,
  reasons,
  page,
  sections,
  payment,
  chart,
}: SessionSheets<View, Table, Move>): SessionPanels<Table> {
  const anyTable = (table: Table): AnyTable & TricksHost => table as unknown as AnyTable;
  const reasonOf =
    ({code}: Table): ReasonOf =>
    (id, provenance) =>
      reasons.reasonOf(code, id, provenance);
  const nameOf = (table: Table, move: MoveLike): string => moveName(table, move as Move);
  return {
    settled(table) {
      const {view, sheets, turn} = table.context!;
      if (turn.over && !sheets.length) return sessionSheet(table);
      const result = view.lastDeal as DealOf<View>;
      const told = dealTold(table, result).map((line) => html`<p><b>${line}</b></p>`);
      return dealSheet(table, result, html`${told} ${dealBody(table, result)}`);
    },
    score: (table) => sheet(table, {title: table.panelWords!.score, body: balanceSheet(table)}),
    draw: placesSheet,
    why: (table, about) =>
      whySheet(anyTable(table), about, {
        advised: (move) => nameOf(table, move),
        made: (by, move) => `${table.who(by).name}: ${nameOf(table, move)}`,
        reasonOf: reasonOf(table),
        counted: table.gamePanelWords!.counted,
      }),
    last: (table) =>
      lastTrick(table, table.view!.tricks, (winner) => table.gamePanelWords!.trickWon(table.whoSits(winner))),
    played: (table) =>
      playedTricks(table, table.view!.trick, table.view!.tricks, table.gamePanelWords!.trick),
    replay(table, about) {
      const {dealTitle: title, deal, counted} = table.gamePanelWords!;
      const view = table.view!;
      return replaySheet<View>(anyTable(table), about, {
        finished: view.lastDeal?.deal ?? 0,
        title,
        deal,
        reasonOf: reasonOf(table),
        counted,
        who:
          ({seats}) =>
          (seat) =>
            table.who(seats[seat]!),
        hands: ({lastDeal}) => lastDeal!.hands,
        diagram: (hands, _dealt, who) =>
          printedHands(
            table,
            hands.map((hand) => sorted(hand, view)),
            who,
          ),
        said: (move) => nameOf(table, move),
      });
    },
    rules: (table) =>
      rulesSheet(anyTable(table), {
        key: anyTable(table).game.id,
        load: () => page(table),
        section: table.tag('sheet')
          ? payment
          : (sections[table.view!.turn.phase.split('.')[0]!] ?? sections.otherwise),
        figure: () => nothing,
      }),
    chart: (table, about) => chartSheet(anyTable(table), chart(table), about),
  };
}

import {gainsTable, paymentsTable, printedCards, sessionPanels} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {reversisMachine} from '../machine.js';
import {loadPage} from '../pages/load.js';
import {reversisReasons} from '../reasons/index.js';
import type {ReversisTable} from '../reversis-table.js';
import {sorted, type DealResult, type ReversisMove, type ReversisView} from '../rules/index.js';
import {dealTold} from '../table/features.js';

/** Points, tricks and gains of a deal, and who paid whom for what. */
function dealBody(table: ReversisTable, result: DealResult): TemplateResult {
  const {head, dues: names} = table.gamePanelWords!;
  const {points, tricks, dues} = result;
  return html`${gainsTable(table, result, [
    {head: head.points, of: (seat) => points[seat]},
    {head: head.tricks, of: (seat) => tricks[seat]},
  ])}
  ${paymentsTable(
    table,
    head.pays,
    dues.map(({card, reason, ...due}) => ({
      ...due,
      what: html`${names[reason]}${card ? html` ${printedCards(table, [card])}` : nothing}`,
    })),
  )}`;
}

/** The name of a move when it is advised or announced. */
function moveName({gamePanelWords, words}: ReversisTable, move: ReversisMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'KEEP':
      return texts.keepAll;
    case 'CUT':
      return texts.noMore;
    case 'CLAIM':
      return move.event === 'pannier' ? texts.claimPannier : texts.claimCard(move.event);
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    case 'EXCHANGE':
    case 'LAY_AWAY':
      return `${move.type === 'EXCHANGE' ? texts.throwAway : texts.layAway}: ${words.card(move.card)}`;
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

export const {settled, score, draw, why, last, played, replay, rules, chart} = sessionPanels<
  ReversisView,
  ReversisTable,
  ReversisMove
>({
  dealTold,
  dealBody,
  moveName,
  sorted,
  reasons: reversisReasons,
  page: ({code}) => loadPage(code),
  sections: {
    exchanging: 'exchange',
    playing: 'play',
    settling: 'payment',
    settlingSession: 'payment',
    otherwise: 'deal',
  },
  payment: 'payment',
  chart: () => ({
    machine: reversisMachine(),
    phases: {
      en: () => import('../phases/en.js'),
      de: () => import('../phases/de.js'),
      pl: () => import('../phases/pl.js'),
      ru: () => import('../phases/ru.js'),
      sv: () => import('../phases/sv.js'),
    },
  }),
});

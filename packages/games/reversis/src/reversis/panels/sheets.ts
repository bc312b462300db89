import {gainsTable, paymentsTable, printedCards, sessionPanels} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {reversisMachine} from '../machine.js';
import {loadPage, phases} from '../made/texts.js';
import {reversisReasons} from '../words/reasons/index.js';
import type {ReversisHost} from '../table/host.js';
import {sorted, type DealResult, type ReversisMove, type ReversisView} from '../rules/index.js';
import {dealTold} from '../table/features.js';

/** Points, tricks and gains of a deal, and who paid whom for what. */
function dealBody(table: ReversisHost, result: DealResult): TemplateResult {
  const {head, dues: names} = table.gamePanelWords!;
  const {points, tricks, dues} = result;
  return html`${gainsTable(table, result, [
    {head: head.points, value: (seat) => points[seat]},
    {head: head.tricks, value: (seat) => tricks[seat]},
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
function moveName({gamePanelWords, words}: ReversisHost, move: ReversisMove): string {
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
  ReversisHost,
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
    phases,
  }),
});

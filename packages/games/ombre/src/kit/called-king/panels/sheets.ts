import {gainsTable, itemsTable, paymentsTable, sessionPanels} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {sorted} from '../../rules/index.js';
import type {CalledKingMove, CalledKingView, DealResult} from '../rules/index.js';
import {loadPage} from '../words/pages/load.js';
import {calledKingReasons} from '../words/reasons/index.js';
import type {CalledKingPanelWords} from '../words/types.js';
import type {CalledKingHost} from '../table/host.js';
import {dealSentences} from '../table/features.js';
import {phases} from '../made/texts.js';

/** The items of what each opponent pays or gets, with their names. */
function itemsOf({parts, matadors}: DealResult, words: CalledKingPanelWords['parts']) {
  return [
    ...(parts.game ? [[words.game, parts.game] as const] : []),
    ...(parts.matadors ? [[words.matadors(matadors), parts.matadors] as const] : []),
    ...(parts.premiers ? [[words.premiers, parts.premiers] as const] : []),
    ...(parts.vole ? [[words.vole, parts.vole] as const] : []),
    ...(parts.devole ? [[words.devole, parts.devole] as const] : []),
  ];
}

/** Each player's gain in a deal, the items each opponent paid or got, and who paid whom. */
function dealBody(table: CalledKingHost, result: DealResult): TemplateResult {
  const {head, parts: words, dues: names} = table.gamePanelWords!;
  const {dues} = result;
  const items = itemsOf(result, words);
  return html`${gainsTable(table, result)} ${items.length ? itemsTable(head.each, items) : nothing}
  ${
    dues.length
      ? paymentsTable(
          table,
          head.pays,
          dues.map(({reason, ...due}) => ({...due, what: names[reason]})),
        )
      : nothing
  }`;
}

/** The name of a move, for advice and for the replay. */
function moveName({gamePanelWords, gameWords, words}: CalledKingHost, move: CalledKingMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'PASS':
      return texts.words.pass;
    case 'HOLD':
      return texts.words.hold;
    case 'BID':
      return gameWords.games[move.bid];
    case 'DECLARE':
      return `${texts.nameSuit(move.trump)}, ${words.card(move.call)}`;
    case 'NAME_TRUMP':
      return texts.nameSuit(move.suit);
    case 'RETURN':
      return `${texts.giveBack}: ${words.card(move.card)}`;
    case 'BEGIN':
      return texts.begin;
    case 'ANNOUNCE_VOLE':
      return texts.announce;
    case 'STAND':
      return texts.stand;
    case 'GO_ON':
      return texts.goOn;
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

export const {settled, score, draw, why, last, played, replay, rules, chart} = sessionPanels<
  CalledKingView,
  CalledKingHost,
  CalledKingMove
>({
  dealTold: dealSentences,
  dealBody,
  moveName,
  sorted: (hand, {lastDeal}) => sorted(hand, lastDeal?.trump ?? null),
  reasons: calledKingReasons,
  page: async ({game, code}) => (await loadPage(game.id, code))!,
  sections: {
    bidding: 'games',
    declaring: 'call',
    playing: 'play',
    settlingSession: 'dish',
    otherwise: 'cards',
  },
  payment: 'payment',
  chart: ({machine}) => ({
    machine: machine(),
    phases,
  }),
});

import {gainsTable, itemsTable, paymentsTable, playedTricks, sessionPanels} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {sorted} from '../../kit/index.js';
import {mayLook, type CalledKingMove, type CalledKingView, type DealResult} from '../index.js';
import {loadPage} from '../pages/load.js';
import {calledKingReasons} from '../reasons/index.js';
import type {CalledKingPanelWords} from '../strings.js';
import type {CalledKingTable} from '../table/called-king-table.js';
import {dealSentences} from '../table/features.js';

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
function dealBody(table: CalledKingTable, result: DealResult): TemplateResult {
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
function moveName({gamePanelWords, gameWords, words}: CalledKingTable, move: CalledKingMove): string {
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

/** The tricks card by card: all of them for an Ombre who may look at them, otherwise only the last (rule 7). */
export function played(table: CalledKingTable): TemplateResult {
  const view = table.view!;
  const shown = mayLook(view) ? view.tricks : view.tricks.slice(-1);
  const before = view.tricks.length - shown.length;
  return playedTricks(table, view.trick, shown, (number) => table.gamePanelWords!.trick(number + before));
}

export const {settled, score, draw, why, last, replay, rules, chart} = sessionPanels<
  CalledKingView,
  CalledKingTable,
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
    phases: {
      en: () => import('../phases/en.js'),
      de: () => import('../phases/de.js'),
      pl: () => import('../phases/pl.js'),
      ru: () => import('../phases/ru.js'),
      sv: () => import('../phases/sv.js'),
    },
  }),
});

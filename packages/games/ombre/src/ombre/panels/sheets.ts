import {gainsTable, itemsTable, sessionPanels} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {sorted} from '../../kit/rules/index.js';
import {ombreMachine} from '../machine.js';
import {loadPage, phases} from '../made/texts.js';
import {ombreReasons} from '../words/reasons/index.js';
import type {OmbreHost} from '../table/host.js';
import type {DealResult, OmbreMove, OmbreView} from '../rules/index.js';
import {dealSentences} from '../table/features.js';

/** Each player's tricks and gain in a deal, and the items each opponent paid or got. */
function dealBody(table: OmbreHost, result: DealResult): TemplateResult {
  const {head, parts: words} = table.gamePanelWords!;
  const {parts, outcome, perOpponent, matadors, tricks} = result;
  const items: readonly (readonly [string, number])[] = [
    [words.game, parts.game],
    ...(parts.matadors ? [[words.matadors(matadors), parts.matadors] as const] : []),
    ...(parts.premiers ? [[words.premiers, parts.premiers] as const] : []),
    ...(parts.vole ? [[words.vole, parts.vole] as const] : []),
  ];
  return html`${gainsTable(table, result, [{head: head.tricks, value: (seat) => tricks[seat]}])}
  ${outcome === 'thrown-in' || perOpponent === 0 ? nothing : itemsTable(head.each, items)}`;
}

/** The name of a move, for advice and for the replay. */
function moveName({gamePanelWords, gameWords, words, view}: OmbreHost, move: OmbreMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'PASS':
      return texts.words.pass;
    case 'HOLD':
      return texts.words.hold;
    case 'BID':
      return gameWords.games[move.bid];
    case 'CHOOSE':
      return gameWords.games[move.game];
    case 'NAME_TRUMP':
      return texts.nameSuit(move.suit, false);
    case 'TAKE_TALON':
      return texts.takeTalon;
    case 'DECLINE':
      return texts.decline;
    case 'TURN':
      return texts.turn;
    case 'TURN_AGAIN':
      return texts.turnAgain;
    case 'KEEP_TRUMP':
      return texts.keepTrump;
    case 'KEEP':
      return texts.keep(move.card);
    case 'KEEP9':
      return `${texts.pickTitle}: ${move.cards.map((card) => words.card(card)).join(', ')}`;
    case 'DISCARD':
      return move.cards.length
        ? `${texts.buy(move.cards.length)}: ${move.cards.map((card) => words.card(card)).join(', ')}`
        : texts.buy(0);
    case 'GIVE_UP':
      return texts.giveUp;
    case 'OFFER':
      return texts.offers.offer;
    case 'KUNIL':
      return texts.offers.kunil;
    case 'ACCEPT':
      return view!.options.giveUp === 'kunil' ? texts.offers.annul : texts.offers.accept;
    case 'CONTRA':
      return texts.offers.against;
    case 'REFUSE':
      return texts.offers.refuse;
    case 'CLAIM':
      return texts.rest.claim;
    case 'LOOK':
      return texts.review.name;
    case 'ENOUGH':
      return texts.enough;
    case 'GO_ON':
      return texts.goOnVole;
    case 'CLAIM_HONOURS':
      return texts.claim(move.matadors, move.premiers);
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    default:
      return 'card' in move && move.card !== null ? words.card(move.card) : move.type;
  }
}

export const {settled, score, draw, why, last, played, replay, rules, chart} = sessionPanels<
  OmbreView,
  OmbreHost,
  OmbreMove
>({
  dealTold: dealSentences,
  dealBody,
  moveName,
  sorted: (hand, {lastDeal}) => sorted(hand, lastDeal?.trump ?? null),
  reasons: ombreReasons,
  page: ({code}) => loadPage(code),
  sections: {
    bidding: 'bidding',
    declaring: 'bidding',
    exchanging: 'exchange',
    playing: 'play',
    settling: 'payment',
    settlingSession: 'dish',
    otherwise: 'cards',
  },
  payment: 'payment',
  chart: () => ({
    machine: ombreMachine(),
    phases,
  }),
});

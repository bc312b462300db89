import {gainsTable, itemsTable, sessionPanels} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {sorted} from '../../kit/rules/suits.js';
import {viraMachine} from '../machine.js';
import {loadPage, phases} from '../made/texts.js';
import type {DealResult, ViraMove, ViraView} from '../rules/index.js';
import {dealSentences} from '../table/features.js';
import type {ViraHost} from '../table/host.js';
import {viraReasons} from '../words/reasons/index.js';

/** Each player's tricks and gain in a deal, and how the price came about. */
function dealBody(table: ViraHost, result: DealResult): TemplateResult {
  const {head, games, points: pointsWord} = table.gamePanelWords!;
  const {game, fisch, points, honours, tricks} = result;
  return html`${gainsTable(table, result, [{head: head.tricks, value: (seat) => tricks[seat]}])}
  ${
    game && fisch
      ? itemsTable(head.each, [
          [points === null ? games[game] : `${games[game]}, ${pointsWord(points, honours)}`, Math.abs(fisch)],
        ])
      : nothing
  }`;
}

/** The name of a move, for advice and for the replay. */
function moveName({gamePanelWords, gameWords, words}: ViraHost, move: ViraMove): string {
  const texts = gamePanelWords!;
  const withCards = (label: string, cards: readonly string[]): string =>
    cards.length ? `${label}: ${cards.map((card) => words.card(card)).join(', ')}` : label;
  switch (move.type) {
    case 'PASS':
      return texts.words.pass;
    case 'HOLD':
      return texts.words.hold;
    case 'BID':
      return gameWords.bid(move.bid);
    case 'CHOOSE':
      return texts.games[move.game];
    case 'NAME_TRUMP':
      return texts.nameSuit(move.suit);
    case 'MISERE':
      return texts.asMisere;
    case 'TURN':
      return texts.turn;
    case 'KEEP':
      return withCards(texts.keep(move.cards.length), move.cards);
    case 'DISCARD':
      return withCards(texts.discard(move.cards.length), move.cards);
    case 'EXCHANGE':
      return withCards(texts.exchange(move.cards.length), move.cards);
    case 'LAY_ASIDE':
      return withCards(texts.layAside, [move.card]);
    case 'OMKOP':
      return texts.buyAgain;
    case 'RETURN':
      return texts.turnAgain;
    case 'CONTENT':
      return texts.content;
    case 'LIE_DOWN':
      return texts.lieDown;
    case 'TAKE_OVER':
      return texts.takeOver;
    case 'DECLINE':
      return texts.decline;
    case 'CLAIM':
      return texts.claim;
    case 'AGREE':
      return texts.agree;
    case 'PLAY_ON':
      return texts.playOn;
    case 'CLAIM_LOST':
      return texts.claimLost;
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

export const {settled, score, draw, why, last, played, replay, rules, chart} = sessionPanels<
  ViraView,
  ViraHost,
  ViraMove
>({
  dealTold: dealSentences,
  dealBody,
  moveName,
  sorted: (hand, {lastDeal}) => sorted(hand, lastDeal?.trump ?? null),
  reasons: viraReasons,
  page: ({code}) => loadPage(code),
  sections: {
    bidding: 'auction',
    declaring: 'games',
    exchanging: 'exchange',
    playing: 'play',
    settlingSession: 'end',
    otherwise: 'cards',
  },
  payment: 'payment',
  chart: () => ({machine: viraMachine(), phases}),
});

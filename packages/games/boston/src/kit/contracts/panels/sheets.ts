import {cutSheet, gainsTable, itemsTable, sessionPanels, type Page} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {packOf, rungBy, sorted, type BostonMove, type BostonView, type DealResult} from '../rules/index.js';
import {phases} from '../made/texts.js';
import type {ContractsHost} from '../table/host.js';
import {dealSentences} from '../table/features.js';
import {bostonReasons} from '../words/reasons/index.js';

/** Each player's tricks and gain in a deal, and how the price came about. */
function dealBody(table: ContractsHost, result: DealResult): TemplateResult {
  const {head, grades, points: pointsWord} = table.gamePanelWords!;
  const {bid, grade, price, points, multiplier, premium, honours, tricks} = result;
  const game = bid && table.gameWords.games[rungBy(bid).group];
  return html`${gainsTable(table, result, [{head: head.tricks, value: (seat) => tricks[seat]}])}
  ${
    game && price
      ? itemsTable(head.each, [
          [
            [game, grade && grades[grade], multiplier ? pointsWord(points, honours, multiplier) : '']
              .filter(Boolean)
              .join(', '),
            price - premium,
          ],
          ...(premium ? [[table.gameWords.games.concordia, premium] as const] : []),
        ])
      : nothing
  }`;
}

/** The name of a move, for advice and for the replay. */
function moveName({gamePanelWords, gameWords, words, whoSits}: ContractsHost, move: BostonMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'PASS':
      return texts.words.pass;
    case 'HOLD':
      return texts.words.hold;
    case 'BID':
      return gameWords.bid(move.bid);
    case 'NAME_TRUMP': {
      const suit = texts.nameSuit(move.suit);
      return move.alone ? texts.alone(suit) : suit;
    }
    case 'LAY_ASIDE':
      return `${texts.layAside}: ${words.card(move.card)}`;
    case 'NAME_LEADER':
      return `${texts.leaderTitle}: ${whoSits(move.leader).name}`;
    case 'WHIST':
      return texts.help;
    case 'DECLINE':
      return texts.decline;
    case 'ACCEPT':
      return texts.accept;
    case 'REJECT':
      return texts.reject;
    case 'CLAIM':
      return texts.claim;
    case 'CONCEDE':
      return texts.concede;
    case 'CLAIM_LOST':
      return texts.claimLost;
    case 'PACKETS':
      return texts.packets(move.size);
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    default:
      return 'card' in move ? words.card(move.card) : move.type;
  }
}

/**
 * The panels of a game.
 * @param loadPage fetches its rules page
 * @param sections those of that page for the parts of a match
 */
export const contractsPanels = (
  loadPage: (lang: string) => Promise<Page>,
  sections: Readonly<Record<string, string>> & {readonly otherwise: string},
) => ({
  /** The pack waiting to be cut. */
  cut: (table: ContractsHost) => cutSheet(table, packOf(table.view!.options).cards.length),
  ...sessionPanels<BostonView, ContractsHost, BostonMove>({
    dealTold: dealSentences,
    dealBody,
    moveName,
    sorted: (hand, {lastDeal}) => sorted(hand, lastDeal?.trump ?? null),
    reasons: bostonReasons,
    page: ({code}) => loadPage(code),
    sections,
    payment: 'payment',
    chart: ({machine}) => ({machine: machine(), phases}),
  }),
});

import {dealReplay, dealtPanels, lastSheet, playedSheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {ceremony} from '../../kit/panels/ceremony.js';
import {diagram} from '../../kit/panels/diagram.js';
import {tarokOmbreMachine} from '../machine.js';
import {loadPage, phases} from '../made/texts.js';
import {tarokOmbreReasons} from '../words/reasons/index.js';
import type {TarokOmbreMove, TarokOmbreView} from '../rules/game.js';
import type {TarokOmbreHost} from '../table/host.js';
import {ledger, tariff} from './ledger.js';
import {counting, handsOf, layingOut, settling, thrownIn} from './results.js';

/** The name of a move when it is advised. */
function moveName(
  {words, panelWords, gameWords: {games}, gamePanelWords, view}: TarokOmbreHost,
  move: TarokOmbreMove,
): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'PLAY':
    case 'GIVE_BACK':
      return words.card(move.card);
    case 'LAY_SKAT':
      return move.cards.map(words.card).join(', ');
    case 'LOOK':
      return texts.look;
    case 'BID':
      return games[move.contract];
    case 'HOLD':
      return panelWords!.asks.hold(games[view!.auction.high!.bid]);
    case 'PASS':
      return panelWords!.asks.pass;
    case 'DEMAND':
      return texts.ask(move.card);
    case 'STOP_DEMANDING':
      return texts.enough;
    case 'CUT':
      return texts.cut;
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    default:
      return move.type;
  }
}

export const {settled, score, why, rules, chart} = dealtPanels<
  TarokOmbreView,
  TarokOmbreHost,
  TarokOmbreMove
>({
  settled: {layingOut, counting, settling, thrownIn},
  account: ledger,
  score: (table) => html`${ledger(table)}${tariff(table)}`,
  moveName,
  why: (table) => ({
    made: (by, move) =>
      table.gamePanelWords!.played(table.who(by), (move as Extract<TarokOmbreMove, {type: 'PLAY'}>).card),
  }),
  reasons: tarokOmbreReasons,
  page: ({code}) => loadPage(code),
  sections: {
    drawing: 'deal',
    dealing: 'deal',
    skat: 'skat',
    bidding: 'bidding',
    asking: 'asking',
    playing: 'play',
    settlingSession: 'payment',
    otherwise: 'what',
  },
  payment: 'count',
  chart: () => ({
    machine: tarokOmbreMachine(),
    phases,
  }),
});

export {ceremony as draw, lastSheet as last, playedSheet as played};

/** A finished deal card by card, with reasons; all hands are open now. */
export const replay = (table: TarokOmbreHost, about: unknown): TemplateResult =>
  dealReplay<TarokOmbreView>(table, about, {
    reasons: tarokOmbreReasons,
    hands: ({lastDeal}) => handsOf(lastDeal!),
    diagram: (hands, _dealt, who) => diagram(table, hands, who),
  });

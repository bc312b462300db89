import {dealReplay, dealtPanels, lastSheet, playedSheet, spreadSheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {ceremony} from '../../kit/panels/ceremony.js';
import {diagram} from '../../kit/panels/diagram.js';
import {tarokMachine} from '../machine.js';
import {loadPages, phases} from '../made/texts.js';
import {tarokReasons} from '../words/reasons/index.js';
import {announceable, type TarokMove, type TarokView} from '../rules/game.js';
import type {TarokHost} from '../table/host.js';
import {counting, handsOf, layingOut, partyOver, settling} from './results.js';
import {scoreSheet, standing} from './score.js';

/** The name of a move when it is advised. */
function moveName({words, gamePanelWords, view}: TarokHost, move: TarokMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'PLAY':
      return words.card(move.card);
    case 'LAY_SKAT':
      return move.cards.map(words.card).join(', ');
    case 'ANNOUNCE': {
      const items = announceable(view!.hand, view!.options)
        .filter((one) => move.classes.includes(one.class))
        .map(({item}) => item);
      return texts.says(items);
    }
    case 'TAKE_BACK':
      return texts.takeBack;
    case 'CUT':
      return texts.cut;
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    default:
      return move.type;
  }
}

/** How many play. */
const playersAt = ({isTrois}: TarokHost): 2 | 3 => (isTrois ? 3 : 2);

export const {settled, score, why, rules, chart} = dealtPanels<TarokView, TarokHost, TarokMove>({
  settled: {layingOut, counting, settling, partyOver},
  account: scoreSheet,
  score: (table) => html`${standing(table)}${scoreSheet(table)}`,
  leaves: (table, sum) => table.gamePanelWords!.sessionOver(sum, !table.isTrois),
  moveName,
  why: (table) => ({
    made: (by, move) =>
      table.gamePanelWords!.played(table.who(by), (move as Extract<TarokMove, {type: 'PLAY'}>).card),
  }),
  reasons: tarokReasons,
  page: async (table) => (await loadPages(table.code))[playersAt(table)],
  pageKey: (table) => `tarok ${playersAt(table)}`,
  sections: {
    drawing: 'deal',
    dealing: 'deal',
    skat: 'skat',
    announcing: 'announcing',
    playing: 'play',
    settlingSession: 'settling',
    otherwise: 'what',
  },
  payment: 'count',
  chart: () => ({
    machine: tarokMachine(),
    phases,
  }),
});

/** What happens before the cards are dealt: places are drawn, for two the deal from the whole pack, and the visitor cuts. */
export function draw(table: TarokHost): TemplateResult {
  const {view, turn} = table.context!;
  if (!view.draw || table.isTrois) return ceremony(table);
  const {drawTitleTwo, drawAskTwo} = table.gamePanelWords!;
  const {size, drawn} = view.draw;
  const mayDraw = turn.phase === 'drawing.deal' && turn.must === view.player;
  return spreadSheet(table, {
    title: drawTitleTwo,
    said: [`${mayDraw ? drawAskTwo : ''} ${table.features!.announcer.news()}`],
    drawers: [0, 1].map((player) => ({
      name: table.who(player).name,
      cards: drawn.flatMap((one) => (one.player === player ? [one.card] : [])),
    })),
    size,
    taken: drawn.map(({index}) => index),
    mayDraw,
  });
}

export {lastSheet as last, playedSheet as played};

/** A finished deal card by card, with reasons; all hands are open now. */
export const replay = (table: TarokHost, about: unknown): TemplateResult =>
  dealReplay<TarokView>(table, about, {
    reasons: tarokReasons,
    hands: ({lastDeal}) => handsOf(lastDeal!),
    diagram: (hands, _dealt, who) => diagram(table, hands, who),
  });

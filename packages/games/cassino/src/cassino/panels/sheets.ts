import {FRENCH_52, suitOf, type Card} from '@quinola/cards';
import {cutSheet, sessionPanels, oneCardSheet} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import type {CassinoHost} from '../table/host.js';
import {cassinoMachine} from '../machine.js';
import {loadPage, phases} from '../made/texts.js';
import {cassinoReasons} from '../words/reasons/index.js';
import {sorted, type CassinoMove, type CassinoView, type DealResult} from '../rules/index.js';
import {dealTold} from '../table/features.js';
import {partiesInOrder, partyName} from '../table/room.js';

/** Open hands are printed suit by suit. */
const bySuit = (hand: readonly Card[]): readonly Card[] =>
  sorted(hand).toSorted((one, other) => 'SHCD'.indexOf(suitOf(one)) - 'SHCD'.indexOf(suitOf(other)));

/** A table with a column for each party. */
function byParty(
  table: CassinoHost,
  head: string,
  rows: readonly (readonly [name: string, count: (party: number) => number | string])[],
): TemplateResult {
  const parties = partiesInOrder(table);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${head}</th>
        ${parties.map((party) => html`<th scope="col" class="num">${partyName(table, party)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, shown]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${parties.map((party) => html`<td class="num">${shown(party)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What was counted, in the order of the book, and what was marked of it. */
function dealBody(table: CassinoHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {items, cards, spades, gross, marked, clears, score} = result;
  const {players, threeHandSetoff} = table.view!.options;
  const isLess = items.length && gross.some((points, party) => points !== marked[party]);
  const markedName = players === 3 && threeHandSetoff === 'none' ? texts.untilWon : texts.setOff;
  return byParty(table, texts.itemsHead, [
    ...items.map(
      ({name, points, by}) =>
        [
          texts.items[name],
          (party: number) => {
            const number = name === 'cards' ? cards[party] : name === 'spades' ? spades[party] : null;
            return [...(number === null ? [] : [texts.outOf(number!)]), by === party ? points : '–'].join(
              ' ',
            );
          },
        ] as const,
    ),
    ...(items.length ? [[texts.sum, (party: number) => gross[party]!] as const] : []),
    ...(isLess ? [[markedName, (party: number) => marked[party]!] as const] : []),
    ...(clears.some(Boolean) ? [[texts.clearing, (party: number) => clears[party]!] as const] : []),
    [texts.stand, (party) => score[party]!],
  ]);
}

/** The name of a move when it is advised or announced. */
function moveName({gamePanelWords}: CassinoHost, move: CassinoMove): string {
  const texts = gamePanelWords!;
  switch (move.type) {
    case 'TAKE':
      return texts.adviseTake(move.card, move.take);
    case 'LAY':
      return texts.adviseLay(move.card);
    case 'DRAW':
      return texts.drawCard(move.index + 1);
    case 'CUT':
      return texts.cut;
    case 'TURN_TABLE':
      return texts.turnCards(move.count);
    default:
      return move.type;
  }
}

/** The score of the game after each of its deals. */
function scoreBody(table: CassinoHost): TemplateResult {
  const {marks} = table.view!;
  return marks.length
    ? byParty(
        table,
        table.gamePanelWords!.deal,
        marks.map((after, deal) => [String(deal + 1), (party) => after[party]!] as const),
      )
    : html`<p>${table.panelWords!.nothingYet}</p>`;
}

/** The whole pack is spread, and everybody draws a card. */
export const draw = (table: CassinoHost): TemplateResult => oneCardSheet(table);

/** The pack waiting to be cut. */
export const cut = (table: CassinoHost): TemplateResult => cutSheet(table, FRENCH_52.cards.length);

export const {settled, score, why, last, played, replay, rules, chart} = sessionPanels<
  CassinoView,
  CassinoHost,
  CassinoMove
>({
  dealTold,
  dealBody,
  moveName,
  sorted: bySuit,
  why: () => ({plays: ['TAKE', 'LAY']}),
  score: scoreBody,
  reasons: cassinoReasons,
  page: ({code}) => loadPage(code),
  sections: {dealing: 'deal', playing: 'taking', matchOver: 'score', otherwise: 'deal'},
  payment: 'score',
  chart: () => ({
    machine: cassinoMachine(),
    phases,
  }),
});

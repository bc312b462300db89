import type {Card} from '@quinola/cards';
import {balances, packetsOf} from '@quinola/play';
import {cardFace, choice, visitorFirst, sheet, type SheetModel, signed} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {BY_THREES, byTwos, PAR} from '../../../pack/index.js';
import {printedHands} from '../../../pack-table/panels/diagram.js';
import {countSheet} from '../../../pack-table/piles.js';
import type {DealResult, PartyResult} from '../../rules/types.js';
import type {TarokTable} from '../../tarok-table.js';
import {ACCOUNTS, accountOf, dealNet} from '../accounts.js';
import {handsOf} from '../past-deal.js';
import {cardsOf} from '../pieces.js';
import {exchangeText} from '../announcements.js';
import {scoreSheet} from './score.js';

const acknowledge = (table: TarokTable): void => table.match.send({type: 'ACKNOWLEDGE'});

const goOnButton = (table: TarokTable): TemplateResult =>
  choice(table.panelWords!.goOn, () => acknowledge(table), true);

/** The hands of a deal, on paper. */
const handsBeside = (table: TarokTable, result: DealResult): TemplateResult =>
  printedHands(table, handsOf(result), result.skat);

/** A sheet of a finished deal. */
function dealSheet(
  table: TarokTable,
  result: DealResult,
  {title, body, small = false}: SheetModel,
): TemplateResult {
  return sheet(table, {
    title,
    small,
    own: true,
    foot: goOnButton(table),
    body: html`${handsBeside(table, result)}${body}`,
  });
}

/** The seats in the order sheets name them. */
const seatsOf = (table: TarokTable, {points}: DealResult): number[] =>
  visitorFirst(table.view!.seat, points.length);

/** The names of the seats, each with a value. */
function lines(table: TarokTable, result: DealResult, cell: (seat: number) => unknown): TemplateResult {
  return html`<table class="lines">
    <tbody>
      ${seatsOf(table, result).map(
        (seat) =>
          html`<tr>
            <th scope="row">${table.whoSits(seat).name}</th>
            <td>${cell(seat)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Kings and Pagat before those who got them, and what happened to them (rule 16e). */
function layingOut(table: TarokTable, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const look = table.look();
  const one = (card: Card): TemplateResult =>
    html`<div class="card" role="img" aria-label=${table.words.card(card)}>${cardFace(card, look)}</div>`;
  const said = result.events
    .map((piece) => texts.piece(piece, table.whoSits(piece.seat), table.whoSits(piece.to)))
    .filter(Boolean);
  return dealSheet(table, result, {
    title: texts.layOutTitle,
    body: html`${result.scores ? nothing : html`<p>${texts.layOutAsk}</p>`}${lines(table, result, (seat) => {
        const cards = cardsOf(result.events, seat);
        return html`${cards.length ? html`<div class="cards">${cards.map(one)}</div>` : texts.nothingLaid}${result.scores ? nothing : html` <b>${result.table[seat]}</b>`}`;
      })}
      <p><small>${said.join(' ')}</small></p>`,
  });
}

/** The count, packet by packet against par, or by twos. */
function counting(table: TarokTable, result: DealResult): TemplateResult {
  const pack = table.packPanelWords!;
  const {piles, points, scores, exchanges, dealer, skat} = result;
  const {pairEmpty: empties} = table.view!.options;
  const who = (seat: number) => table.whoSits(seat);
  return countSheet(table, result.deal, {
    piles: seatsOf(table, result).map((seat) => ({
      name: who(seat).name,
      packets: packetsOf(scores ? byTwos(empties) : BY_THREES, piles[seat]!),
      points: points[seat]!,
    })),
    par: scores ? PAR_TWO : PAR,
    most: scores ? 2 * PAR_TWO : 2 * PAR,
    rules: scores ? table.gamePanelWords!.pairRules(empties) : pack.packetRules,
    notes: [
      pack.skatTurned(who(dealer), skat),
      ...exchanges.map((exchange) => exchangeText(table, exchange)),
    ],
    beside: handsBeside(table, result),
    done: () => acknowledge(table),
  });
}

/** Half of the total of all cards counted by twos. */
const PAR_TWO = 33;

/** The five accounts of a deal, and who pays whom. */
function settling(table: TarokTable, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const pack = table.packPanelWords!;
  const {payments, stichfrei} = result;
  const seats = seatsOf(table, result);
  const cells = (sums: readonly number[]): TemplateResult[] =>
    seats.map((seat) => html`<td class="num">${signed(sums[seat]!)}</td>`);
  const accounts = ACCOUNTS.filter((account) => account !== 'pot' || table.view!.options.pot);
  const all = payments ? [...payments.honours, ...payments.direct, ...payments.table, ...payments.cards] : [];
  const owed = seats.flatMap((from) =>
    seats.flatMap((to) => {
      const net = all.reduce(
        (sum, pay) =>
          sum +
          (pay.from === from && pay.to === to
            ? pay.amount
            : pay.from === to && pay.to === from
              ? -pay.amount
              : 0),
        0,
      );
      return net > 0 ? [texts.paid(table.whoSits(from), table.whoSits(to), net)] : [];
    }),
  );
  return dealSheet(table, result, {
    title: texts.settleTitle(result.deal),
    body: html`<table>
        <thead>
          <tr>
            <td></td>
            ${seats.map((seat) => html`<th scope="col" class="num">${table.whoSits(seat).name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${accounts.map(
            (account) =>
              html`<tr>
                <th scope="row">${texts.accounts[account]}</th>
                ${cells(accountOf(result, account))}
              </tr>`,
          )}
          <tr>
            <th scope="row"><b>${pack.total}</b></th>
            ${cells(dealNet(result))}
          </tr>
        </tbody>
      </table>
      ${stichfrei >= 0 ? html`<p>${texts.stichfrei(table.whoSits(stichfrei))}</p>` : payments?.cards.length ? nothing : html`<p>${texts.evenCards}</p>`}
      <p>${owed.join(' ')}</p>`,
  });
}

/** What a deal en deux adds to the scores. */
function scoring(table: TarokTable, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view} = table.context!;
  const scores = result.scores!;
  const party = view.parties.at(-1);
  const after = Math.max(...view.scores) > 0 || !party ? view.scores : party.scores;
  const seats = seatsOf(table, result);
  const row = (title: string, number: (seat: number) => number): TemplateResult =>
    html`<tr>
      <th scope="row">${title}</th>
      ${seats.map((seat) => html`<td class="num">${number(seat)}</td>`)}
    </tr>`;
  const kinds = ['honours', 'kings', 'pagat', 'cards'] as const;
  const reached = (seat: number): number => after[view.seats[seat]!]!;
  return dealSheet(table, result, {
    title: table.packPanelWords!.dealTitle(result.deal),
    body: html`<table>
      <thead>
        <tr>
          <td></td>
          ${seats.map((seat) => html`<th scope="col" class="num">${table.whoSits(seat).name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${row(texts.before, (seat) => reached(seat) - scores[seat]!.total)}${kinds.map((kind) => row(texts.deux[kind], (seat) => scores[seat]![kind]))}
        ${row(texts.stands, reached)}
      </tbody>
    </table>`,
  });
}

/** A finished party, and how the book notes it. */
function partyOver(
  table: TarokTable,
  result: DealResult,
  {winner, margin, double, party, points, pay, scores}: PartyResult,
  number: number,
): TemplateResult {
  const texts = table.gamePanelWords!;
  const who = table.who(winner);
  return dealSheet(table, result, {
    title: texts.party(number),
    onStage: true,
    body: html`<p>
        <b
          >${visitorFirst(table.view!.player, scores.length)
            .map((player) => `${table.who(player).name} ${scores[player]!}`)
            .join(' : ')}</b
        >
      </p>
      <p>${texts.partyWon(who, margin, double)}</p>
      <p>${texts.partyPay(who, party, points, pay)}</p>
      <p><small>${texts.noted(points, double)}</small></p>`,
  });
}

/** The sheets that the game opens by itself. */
export function render(table: TarokTable): TemplateResult {
  const {view, sheets, turn} = table.context!;
  const texts = table.gamePanelWords!;
  if (turn.over && !sheets.length) {
    const balance = balances(view.entries, view.options.players).players[view.player];
    return sheet(table, {
      title: texts.sessionTitle,
      own: true,
      body: html`<p><b>${texts.sessionOver(balance ?? null, !table.isTrois)}</b></p>
        ${scoreSheet(table)}`,
      foot: [
        choice(table.panelWords!.replay, () => void table.open('replay')),
        choice(table.packPanelWords!.anotherSession, () => void table.restart(), true),
      ],
    });
  }
  const result = view.lastDeal!;
  switch (sheets[0]) {
    case 'layingOut':
      return layingOut(table, result);
    case 'counting':
      return counting(table, result);
    case 'partyOver':
      return partyOver(table, result, view.parties.at(-1)!, view.parties.length);
    default:
      return result.scores ? scoring(table, result) : settling(table, result);
  }
}

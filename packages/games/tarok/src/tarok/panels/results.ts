import type {Card} from '@quinola/cards';
import {packetsOf} from '@quinola/play';
import {cardFace, dealSheet, numbersTable, signed, visitorFirst} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {printedHands} from '../../kit/panels/diagram.js';
import {countSheet} from '../../kit/table/piles.js';
import {BY_THREES, byTwos, PAR} from '../../kit/rules/index.js';
import type {DealResult} from '../rules/types.js';
import type {TarokHost} from '../table/host.js';
import {ACCOUNTS, accountOf, dealNet} from '../table/accounts.js';
import {exchangeText} from '../table/announcements.js';
import {cardsOf} from '../table/pieces.js';

/** The hands of a finished deal as played: as dealt, the dealer's without his Skat. */
export function handsOf({hands, skat}: DealResult): readonly (readonly Card[])[] {
  return hands.map((cards) => cards.filter((card) => !skat.includes(card)));
}

/** The hands of a deal, on paper. */
const handsBeside = (table: TarokHost, result: DealResult): TemplateResult =>
  printedHands(table, handsOf(result), result.skat);

/** A sheet of a finished deal. */
const resultSheet = (
  table: TarokHost,
  result: DealResult,
  title: string,
  body: TemplateResult,
): TemplateResult => dealSheet(table, result, html`${handsBeside(table, result)}${body}`, {title});

/** The seats in the order sheets name them. */
const seatsOf = (table: TarokHost, {points}: DealResult): number[] =>
  visitorFirst(table.view!.seat, points.length);

/** Kings and Pagat before those who got them, and what happened to them (rule 16e). */
export function layingOut(table: TarokHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {events, scores} = result;
  const look = table.look();
  const one = (card: Card): TemplateResult =>
    html`<div class="card" role="img" aria-label=${table.words.card(card)}>${cardFace(card, look)}</div>`;
  const laidBefore = (seat: number): TemplateResult => {
    const cards = cardsOf(events, seat);
    return html`${cards.length ? html`<div class="cards">${cards.map(one)}</div>` : texts.nothingLaid}${scores ? nothing : html` <b>${result.table[seat]}</b>`}`;
  };
  const said = events
    .map((piece) => texts.piece(piece, table.whoSits(piece.seat), table.whoSits(piece.to)))
    .filter(Boolean);
  const body = html`${scores ? nothing : html`<p>${texts.layOutAsk}</p>`}
    <table class="lines">
      <tbody>
        ${seatsOf(table, result).map(
          (seat) =>
            html`<tr>
              <th scope="row">${table.whoSits(seat).name}</th>
              <td>${laidBefore(seat)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p><small>${said.join(' ')}</small></p>`;
  return resultSheet(table, result, texts.layOutTitle, body);
}

/** Half of the total of all cards counted by twos. */
const PAR_TWO = 33;

/** The count, packet by packet against par, or by twos. */
export function counting(table: TarokHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
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
    rules: scores ? texts.pairRules(empties) : texts.packetRules,
    notes: [
      texts.skatTurned(who(dealer), skat),
      ...exchanges.map((exchange) => exchangeText(table, exchange)),
    ],
    beside: handsBeside(table, result),
  });
}

/** What each owes each other of all accounts, in sentences. */
function owedBy(table: TarokHost, {payments}: DealResult, seats: readonly number[]): readonly string[] {
  const all = payments ? [...payments.honours, ...payments.direct, ...payments.table, ...payments.cards] : [];
  const paid = (from: number, to: number): number =>
    all.reduce((sum, pay) => sum + (pay.from === from && pay.to === to ? pay.amount : 0), 0);
  return seats.flatMap((from) =>
    seats.flatMap((to) => {
      const net = paid(from, to) - paid(to, from);
      return net > 0 ? [table.gamePanelWords!.paid(table.whoSits(from), table.whoSits(to), net)] : [];
    }),
  );
}

/** The five accounts of a deal, and who pays whom. */
function accounts(table: TarokHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {payments, stichfrei} = result;
  const seats = seatsOf(table, result);
  const row = (head: unknown, sums: readonly number[]) =>
    [head, ...seats.map((seat) => signed(sums[seat]!))] as const;
  const body = html`${numbersTable({
      heads: ['', ...seats.map((seat) => table.whoSits(seat).name)],
      rows: [
        ...ACCOUNTS.filter((account) => account !== 'pot' || table.view!.options.pot).map((account) =>
          row(texts.accounts[account], accountOf(result, account)),
        ),
        row(html`<b>${texts.total}</b>`, dealNet(result)),
      ],
    })}
    ${stichfrei >= 0 ? html`<p>${texts.stichfrei(table.whoSits(stichfrei))}</p>` : payments?.cards.length ? nothing : html`<p>${texts.evenCards}</p>`}
    <p>${owedBy(table, result, seats).join(' ')}</p>`;
  return resultSheet(table, result, texts.settleTitle(result.deal), body);
}

/** What a deal en deux adds to the scores. */
function scoring(table: TarokHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {view} = table.context!;
  const scores = result.scores!;
  const party = view.parties.at(-1);
  const after = Math.max(...view.scores) > 0 || !party ? view.scores : party.scores;
  const seats = seatsOf(table, result);
  const row = (title: string, number: (seat: number) => number) => [title, ...seats.map(number)] as const;
  const kinds = ['honours', 'kings', 'pagat', 'cards'] as const;
  const reached = (seat: number): number => after[view.seats[seat]!]!;
  const body = numbersTable({
    heads: ['', ...seats.map((seat) => table.whoSits(seat).name)],
    rows: [
      row(texts.before, (seat) => reached(seat) - scores[seat]!.total),
      ...kinds.map((kind) => row(texts.deux[kind], (seat) => scores[seat]![kind])),
      row(texts.stands, reached),
    ],
  });
  return resultSheet(table, result, texts.dealTitle(result.deal), body);
}

/** What a deal has brought. */
export const settling = (table: TarokHost, result: DealResult): TemplateResult =>
  (result.scores ? scoring : accounts)(table, result);

/** A finished party, and how the book notes it. */
export function partyOver(table: TarokHost, result: DealResult): TemplateResult {
  const texts = table.gamePanelWords!;
  const {parties, player: own} = table.view!;
  const {winner, margin, double, party, points, pay, scores} = parties.at(-1)!;
  const who = table.who(winner);
  const body = html`<p>
      <b
        >${visitorFirst(own, scores.length)
          .map((player) => `${table.who(player).name} ${scores[player]!}`)
          .join(' : ')}</b
      >
    </p>
    <p>${texts.partyWon(who, margin, double)}</p>
    <p>${texts.partyPay(who, party, points, pay)}</p>
    <p><small>${texts.noted(points, double)}</small></p>`;
  return resultSheet(table, result, texts.party(parties.length), body);
}

import type {Seat} from '@quinola/play';
import {
  drawRoom,
  trickPlan,
  trickTurn,
  turnLine,
  visitorFirst,
  type CardLook,
  type HandModel,
  type SeatExtras,
} from '@quinola/table';
import {html, type TemplateResult} from 'lit';
import {dealsOf, elderOf, exchangeOf, RULES, type PiquetPhase} from '../rules/index.js';
import type {PiquetHost} from './host.js';

/** How far a count goes to the thirty that make a pique. */
const THIRTY = 30;

/** The points of the party, and what it is played to: points, or deals. */
function partyLine({gameWords, view}: PiquetHost, points: number): string {
  const {options, partyDeal, marks} = view!;
  const deals = dealsOf(options, marks);
  return Number.isFinite(deals)
    ? `${gameWords.party(points)} · ${gameWords.dealOf(Math.max(1, partyDeal), deals)}`
    : gameWords.party(points, options.target);
}

/** The counts of both, each with its way to thirty, and the points of the party under it. */
function scoreView(table: PiquetHost): TemplateResult {
  const {gameWords} = table;
  const {score, totals, seat, lastDeal, turn} = table.view!;
  // Until the next deal is dealt the counts of the last one are in sight.
  const counts = (turn.over || turn.phase.startsWith('dealing')) && lastDeal ? lastDeal.net : score;
  return html`<div class="score both" part="score">
    ${visitorFirst(seat, 2).map((place) => {
      const {name} = table.whoSits(place);
      const count = counts[place]!,
        party = totals[place]!;
      return html`<div class="tally" role="img" aria-label=${gameWords.counts(name, count, party)}>
        <p aria-hidden="true"><b>${name}</b> <strong>${count}</strong></p>
        <i class="way" aria-hidden="true" .style=${`--at:${Math.min(1, count / THIRTY)}`}></i>
        <small aria-hidden="true">${partyLine(table, party)}</small>
      </div>`;
    })}
  </div>`;
}

/** What younger hand names after the first lead, with what it counts: the trick has taken the place of the talk. */
function namedAt(table: PiquetHost, seat: Seat): string | null {
  const {dealer, trick, tricks} = table.view!;
  if (seat !== dealer || !trick.length || tricks.length) return null;
  const {name} = table.whoSits(seat);
  const named = (table.talk?.() ?? []).filter(({who, counts}) => counts && who.name === name);
  return named.map(({text, counts}) => `${text} ${counts}`).join(' ') || null;
}

/** What a seat is and has done: elder hand, how many cards it took, a carte blanche; and what it names. */
function saidAt(table: PiquetHost, seat: Seat): SeatExtras {
  const {gameWords, view} = table;
  const {deal, exchanged, blanche, dealer} = view!;
  if (!deal || dealer < 0) return {};
  return {
    word: namedAt(table, seat),
    marks: [
      ...(seat === elderOf(view!) ? [gameWords.elder] : []),
      ...(exchanged[seat]! >= 0 ? [gameWords.took(exchanged[seat]!)] : []),
      ...(blanche[seat] ? [gameWords.blanche] : []),
    ],
  };
}

/** The line that says whose turn it is, and what is asked. */
export function statusOf(table: PiquetHost): string {
  const {gameWords, words, view} = table;
  const {yourTurn} = gameWords;
  const {hand, trick, turn} = view!;
  const span = turn.phase.startsWith('exchange') ? exchangeOf(view!) : {least: 0, most: 0};
  const exchange = yourTurn.exchange(span.least, span.most);
  return turnLine<PiquetPhase>(
    table,
    {
      'drawing.dealer': yourTurn.draw,
      'dealing.packCut': yourTurn.cut,
      'blanche.elder': yourTurn.blanche,
      'blanche.younger': yourTurn.blanche,
      'exchange.elder': exchange,
      'exchange.younger': exchange,
      'announce.point': yourTurn.claim.point,
      'announce.sequence': yourTurn.claim.sequence,
      'announce.sets': yourTurn.claim.sets,
      'answer.point': yourTurn.answer,
      'answer.sequence': yourTurn.answer,
      'answer.sets': yourTurn.answer,
    },
    () => trickTurn(words, hand, trick),
  );
}

/** The room; `own` is the visitor's hand. */
export function roomOf(table: PiquetHost, look: CardLook, own: HandModel): TemplateResult {
  const view = table.view!;
  const said = view.tricks.length ? [] : (table.talk?.() ?? []);
  const plan = {
    ...trickPlan(table, RULES),
    extras: (seat: Seat) => saidAt(table, seat),
    score: scoreView(table),
    status: statusOf(table),
    ...(said.length > 0 && {talk: said}),
  };
  return drawRoom(table, plan, look, own);
}

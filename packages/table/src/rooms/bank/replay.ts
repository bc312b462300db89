import type {MoveLike, Player, Seat} from '@quinola/play';
import {css, html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../../any-table.js';
import {cardBack, cardFace, type CardLook} from '../../card.js';
import {madeView, type ReasonOf} from '../../panels/because.js';
import {nothingToReplay, positionAsked, replayFrame, type ReplayedDeals} from '../../panels/replay-frame.js';
import type {KitPanelWords, Who} from '../../strings.js';
import {finishedDeal} from '../../whole.js';
import {purseView} from './draw.js';
import type {BankPlan, Heap, LyingBefore, StakePlace} from './plan.js';

/** What of its room a replay shows. */
export type ReplayedBank = Pick<BankPlan, 'size' | 'before' | 'purse' | 'heaps' | 'places'>;

/** What a game against a bank, or for a pool, provides for its replay; `View` is that of its rules. */
export interface BankReplay<View> extends ReplayedDeals {
  /**
   * What lay on the table, from what a watcher saw then, in the words of its room. The deal is over: by what a watcher saw at its
   * `end` the cards that lay face down can be shown too.
   */
  readonly plan: (view: View, end: View) => ReplayedBank;
  /** The name of a move. */
  readonly moveName: (move: MoveLike) => unknown;
  readonly reasonOf: ReasonOf;
  /** How the result of a search is told, in the game's own money; absent: without a unit. */
  readonly counted?: KitPanelWords['counted'];
}

const replayStyles = css`
  .banked .cards {
    --cw: 38px;
    --ch: 58px;
    gap: 3px;
    margin: 0 0 0 4px;
  }
  .banked .sat td:nth-child(2) {
    width: 100%;
  }
  .banked .purse {
    margin: 0 0 6px;
  }
  .banked > .cards {
    margin-bottom: 8px;
  }
`;

const cardView = (card: LyingBefore['cards'][number], look: CardLook): TemplateResult =>
  html`<i class="card ${card === null ? 'down' : ''}"
    >${card === null ? cardBack() : cardFace(card, look)}</i
  >`;

/** What lay before a seat: his cards, his stake. */
function seatRow({cards, label, stake}: LyingBefore, {name}: Who, look: CardLook): TemplateResult {
  return html`<tr>
    <th scope="row">${name}</th>
    <td>
      ${
        cards.length
          ? html`<div class="cards" role="img" aria-label=${label}>
              ${cards.map((card) => cardView(card, look))}
            </div>`
          : nothing
      }
    </td>
    <td class="num">${stake || nothing}</td>
  </tr>`;
}

/** A heap with the card that lay on top. */
const heapView = ({card, count, label}: Heap, look: CardLook): TemplateResult =>
  html`<figure>
    ${count ? cardView(card, look) : nothing}
    <figcaption>${label}</figcaption>
  </figure>`;

/** A place on which somebody had staked, or which was decided. */
function placeRow({name, stakes, tab}: StakePlace, whoSat: (seat: Seat) => Who): TemplateResult {
  const laid = stakes.filter(({amount}) => amount > 0);
  return html`<tr>
    <th scope="row">${name}</th>
    ${
      laid.length
        ? html`<td>${laid.map(({seat, amount}) => `${whoSat(seat).name} ${amount}`).join(', ')}</td>
            <td>${tab ?? nothing}</td>`
        : html`<td colspan="2">${tab ?? nothing}</td>`
    }
  </tr>`;
}

/**
 * A finished deal against a bank, or for a pool, move by move: what lies before each, what is staked on which place, what was drawn,
 * what lies in the bank, and why the move was made.
 */
export function bankReplay<View extends {readonly seats: readonly Player[]}>(
  table: AnyTable,
  about: unknown,
  {plan, moveName, reasonOf, counted, ...deals}: BankReplay<View>,
): TemplateResult {
  if (!deals.finished) return nothingToReplay(table);
  table.adopt(replayStyles);
  const {deal, step: asked} = positionAsked(about, deals.finished);
  const moves = finishedDeal(table, deal);
  // What a player does is a step, with all that chance does upon it.
  const steps = moves.flatMap(({made}, index) => (made.by === 'chance' ? [] : [index]));
  const step = Math.min(asked, steps.length);
  const now = step ? moves[steps[step - 1]!] : undefined;
  const seen = moves[Math.max(0, (steps[step] ?? moves.length) - 1)]!.view('watcher') as View;
  const {size, before, purse, heaps = [], places = []} = plan(seen, moves.at(-1)!.view('watcher') as View);
  // Seats change from deal to deal: the names are those of the deal that is shown.
  const whoSat = (seat: Seat): Who => table.who(seen.seats[seat]!);
  const look = table.look();
  const used = places.filter(({stakes, tab}) => tab || stakes.some(({amount}) => amount > 0));
  return replayFrame(
    table,
    deals,
    {deal, step},
    steps.length,
    html`<div class="banked">
        ${purseView(purse)}
        ${heaps.length ? html`<div class="cards">${heaps.map((heap) => heapView(heap, look))}</div>` : nothing}
        <table class="sat">
          <tbody>
            ${Array.from({length: size}, (_, seat) => seatRow(before(seat), whoSat(seat), look))}
          </tbody>
        </table>
        ${
          used.length
            ? html`<table>
                <tbody>
                  ${used.map((place) => placeRow(place, whoSat))}
                </tbody>
              </table>`
            : nothing
        }
      </div>
      ${
        now
          ? html`<p><b>${table.who(now.made.by as Player).name}: ${moveName(now.made.move)}</b></p>
              ${madeView(table, now.made, reasonOf, counted)}`
          : nothing
      }`,
  );
}

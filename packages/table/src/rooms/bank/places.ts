import type {Seat} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {cardBack, cardFace, type CardLook} from '../../card.js';
import type {TableFeatures} from '../../features.js';
import type {KitPanelWords, Who} from '../../strings.js';
import {sumOf} from '../../strings/sums.js';
import {coins} from './coins.js';
import type {BankPlan, StakePlace} from './plan.js';

/** What the places of a room read of their table. */
export interface PlacesHost {
  readonly panelWords: Pick<KitPanelWords, 'asks'> | null;
  readonly features: Pick<TableFeatures, 'staking'> | null;
  whoSits(seat: Seat): Who;
}

/** How many stakes of others one place shows; of more it shows the sum. */
const SHOWN = 2;

/** The stakes that lie on a place: the visitor's own in gold, those of others smaller, with their initials. */
function stakesOn(table: PlacesHost, {stakes}: StakePlace, own: Seat): TemplateResult {
  const mine = stakes.find(({seat}) => seat === own);
  const others = stakes.filter(({seat, amount}) => seat !== own && amount > 0);
  const sum = others.reduce((all, {amount}) => all + amount, 0);
  return html`<span class="stakes" aria-hidden="true">
    ${mine?.amount ? html`<span class="onc" data-staked="own">${coins(mine.amount)}<b>${sumOf(mine.amount)}</b></span>` : nothing}
    ${
      others.length > SHOWN
        ? html`<span class="onc other"><b>${sumOf(sum)}</b></span>`
        : others.map(
            ({seat, amount}) =>
              html`<span class="onc other"
                ><b>${table.whoSits(seat).name.slice(0, 1)} ${sumOf(amount)}</b></span
              >`,
          )
    }
  </span>`;
}

/** Bent corners, clockwise from the upper right. */
const corners = (count = 0): TemplateResult | typeof nothing =>
  count
    ? html`${Array.from({length: count}, (_, i) => html`<i class="corner of${i}" aria-hidden="true"></i>`)}`
    : nothing;

/** The corner that may be bent next. */
const bendable = ({bend, corners: bent = 0}: StakePlace): TemplateResult | typeof nothing =>
  bend
    ? html`<button
        type="button"
        part="button"
        class="bend of${bent}"
        aria-label=${bend.label}
        title=${bend.label}
        @click=${bend.act}
      ></button>`
    : nothing;

/** What is said of a place: its name, and who has staked what on it. */
function nameOf(table: PlacesHost, {name, stakes, tab}: StakePlace): string {
  const words = table.panelWords?.asks.stake;
  const said = stakes
    .filter(({amount}) => amount > 0)
    .map(({seat, amount}) => `${table.whoSits(seat).name} ${sumOf(amount)}`);
  const whole = [...(tab ? [tab] : []), ...(said.length ? said : words ? [words.nothing] : [])];
  return [name, ...whole].join(', ');
}

/** The card of a place, or its label. */
const drawnOn = ({card, label}: StakePlace, look: CardLook): TemplateResult =>
  card === null
    ? cardBack()
    : card
      ? cardFace(card, look)
      : html`<b class="label" aria-hidden="true">${label}</b>`;

/** The places on which is staked. They are buttons while stakes are asked for, with one tab stop. */
export function placesView(
  table: PlacesHost,
  {columns = 7, seat}: BankPlan,
  places: readonly StakePlace[],
  look: CardLook,
): TemplateResult {
  const staking = table.features?.staking ?? null;
  const isAsked = staking?.ask !== null && staking !== null;
  const stop = isAsked ? (staking.place ?? places.find(({id}) => staking.isOpen(id))?.id) : null;
  const at = places.map((place, i) => place.at ?? ([i % columns, Math.floor(i / columns)] as const));
  const rows = Math.max(...at.map(([, row]) => Math.ceil(row) + 1));
  return html`<ul class="places" role="list" part="places" .style=${`--columns:${columns};--rows:${rows}`}>
    ${places.map((place, i) => {
      const {id, card, tab, fate = '', below} = place;
      const [column, row] = at[i]!;
      const isOpen = isAsked && staking.isOpen(id);
      const isChosen = isAsked && staking.place === id;
      const classes = [
        'card',
        card ? '' : card === null ? 'down' : 'plain',
        fate,
        isChosen ? 'picked' : '',
        isAsked && !isOpen ? 'away' : '',
        isAsked && staking.isHinted(id) ? 'hinted' : '',
      ].join(' ');
      const drawn = html`<span class="vh">${nameOf(table, place)}</span
        >${drawnOn(place, look)}${corners(place.corners)}${stakesOn(table, place, Math.max(0, seat))}${
          tab ? html`<b class="tab" aria-hidden="true">${tab}</b>` : nothing
        }`;
      // In halves of rows, so that a place may lie between two.
      return html`<li .style=${`grid-area:${1 + 2 * row}/${1 + column}/span 2`}>
        ${
          isAsked
            ? html`<button
                type="button"
                part="place"
                class=${classes}
                data-place=${id}
                tabindex=${id === stop ? 0 : -1}
                aria-pressed=${isChosen}
                aria-disabled=${!isOpen}
                @click=${() => staking.touch(id)}
              >
                ${drawn}
              </button>`
            : html`<div part="place" class=${classes} data-place=${id}>${drawn}${bendable(place)}</div>`
        }
        ${below ?? nothing}
      </li>`;
    })}
  </ul>`;
}

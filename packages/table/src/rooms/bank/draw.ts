import type {Card} from '@quinola/cards';
import type {Player, Seat} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {talk} from '../../asks/talk.js';
import {backPattern, cardBack, cardFace, type CardLook} from '../../card.js';
import type {Back, Ink} from '@quinola/faces';
import type {TableFeatures} from '../../features.js';
import {placesAround, type Place} from '../../places.js';
import {seat, type SeatModel} from '../../seat.js';
import type {KitRoomWords, Who} from '../../strings.js';
import {sumOf} from '../../strings/sums.js';
import {prompt} from '../../trick-room.js';
import {chest, coins} from './coins.js';
import {placesView, type PlacesHost} from './places.js';
import type {BankPlan, BesideHand, Heap, LyingBefore, Purse} from './plan.js';

/** What a bank room reads of its table. */
export interface BankHost extends PlacesHost {
  readonly words: KitRoomWords;
  readonly panelWords: (NonNullable<PlacesHost['panelWords']> & ThinksWords) | null;
  readonly view: unknown;
  readonly back: Back | null;
  readonly backInk: Ink;
  readonly features: Pick<TableFeatures, 'staking' | 'responding' | 'order'> | null;
  readonly note: {readonly text: string} | null;
  tag(...names: readonly string[]): boolean;
  whoSits(seat: Seat): Who;
  portraits(names: readonly string[]): readonly (TemplateResult | null)[];
}

interface ThinksWords {
  readonly thinks: (who: Who) => string;
}

/** The player in a seat, by whom payments name him. */
const playerIn = ({view}: BankHost, seat: Seat): Player =>
  (view as {readonly seats?: readonly Player[]} | null)?.seats?.[seat] ?? seat;

/** The punters other than the visitor, as they follow him, and the place of each. */
function punters({
  size,
  seat: own,
  banker,
  goesTo,
}: BankPlan): readonly (readonly [seat: Seat, place: Place])[] {
  const me = Math.max(0, own);
  const seats = Array.from({length: size - 1}, (_, i) => (me + i + 1) % size).filter(
    (seat) => seat !== banker,
  );
  const places = placesAround(Math.min(6, seats.length + 1), goesTo).slice(1);
  return seats.map((seat, i) => [seat, places[i]!]);
}

/** Cards before somebody; those that are face down have backs. */
function lying({cards, label}: LyingBefore, look: CardLook): TemplateResult | typeof nothing {
  return cards.length
    ? html`<div class="lying" role="img" aria-label=${label} .style=${`--n:${cards.length}`}>
        ${cards.map(
          (card) =>
            html`<i class="card ${card === null ? 'down' : ''}"
              >${card === null ? cardBack() : cardFace(card, look)}</i
            >`,
        )}
      </div>`
    : nothing;
}

/** The room of a card, and of a stake. */
const keptCard = html`<div class="lying blank" aria-hidden="true" .style=${'--n:1'}>
  <i class="card"></i>
</div>`;
const keptStake = html`<p class="stake blank" aria-hidden="true">${coins(1)}<b>1</b></p>`;

function stakeView({stake, stakeLabel}: LyingBefore): TemplateResult | typeof nothing {
  return stake
    ? html`<p class="stake" role="img" aria-label=${stakeLabel ?? stake}>
        ${coins(stake)}<b>${sumOf(stake)}</b>
      </p>`
    : nothing;
}

/** What lies in the bank, or in the pool. */
export const purseView = ({amount, label}: Purse): TemplateResult =>
  html`<p class="purse" role="img" aria-label=${`${sumOf(amount)} ${label}`}>
    ${chest}<span><b>${sumOf(amount)}</b> <small>${label}</small></span>
  </p>`;

/** A seat: who sits there, his cards, his stake. */
function seatView(
  table: BankHost,
  plan: BankPlan,
  seatNo: Seat,
  place: Place,
  figure: TemplateResult | null,
  look: CardLook,
): TemplateResult {
  const {words, panelWords} = table;
  const who = table.whoSits(seatNo);
  const extras = plan.extras?.(seatNo) ?? {};
  const before = plan.before(seatNo);
  const {keeps = []} = before;
  const due = plan.due(seatNo);
  const model: SeatModel = {
    place,
    name: who.name,
    figure,
    cards: 0,
    label: words.holds(who, before.cards.length),
    marks: extras.marks ?? [],
    turn: due,
    thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
    word: extras.word,
    front:
      extras.front ??
      html`${keeps.includes('card') && !before.cards.length ? keptCard : lying(before, look)}${
        keeps.includes('stake') && !before.stake ? keptStake : stakeView(before)
      }`,
  };
  return html`<div
    class="player ${before.over ? 'over' : ''}"
    data-seat-no=${seatNo}
    data-player=${playerIn(table, seatNo)}
  >
    ${seat(model)}
  </div>`;
}

/** A heap of drawn cards, or the pack. */
function heapView({id, card, count, label, name = label}: Heap, look: CardLook): TemplateResult {
  return html`<figure class="heap ${count ? '' : 'none'}" data-heap=${id}>
    <div class="stack" role="img" aria-label=${name} .style=${`--k:${Math.min(3, Math.ceil(count / 8))}`}>
      ${
        count
          ? card === null
            ? html`<i class="card down" data-seat="b">${cardBack()}</i>`
            : html`<i class="card" data-card=${card}>${cardFace(card, look)}</i>`
          : nothing
      }
    </div>
    <figcaption aria-hidden="true">${label}</figcaption>
  </figure>`;
}

/** What the visitor's cards count, or his stake. */
const besideView = (one: BesideHand | null | undefined, kind: 'counts' | 'staked'): TemplateResult =>
  html`<p class="beside ${kind}">
    ${
      one
        ? html`${kind === 'staked' ? coins(Number(one.value)) : nothing}<span
              ><small>${one.label}</small> <b>${one.value}</b></span
            >`
        : nothing
    }
  </p>`;

/** The visitor's own cards: nothing can be done with them but to look. */
function ownCards(table: BankHost, {cards, label}: LyingBefore, look: CardLook): TemplateResult {
  const held = cards.filter((card): card is Card => card !== null);
  return html`<ul
    class="hand"
    part="hand"
    role="list"
    aria-label=${label || table.words.hand}
    .style=${`--quinola-rows:1;--quinola-longest:${Math.max(1, held.length)}`}
  >
    ${held.map(
      (card, i) =>
        html`<li .style=${`--quinola-j:${i};--quinola-m:${held.length};--quinola-r:0`}>
          <div part="card" class="card" data-card=${card} role="img" aria-label=${table.words.card(card)}>
            ${cardFace(card, look)}
          </div>
        </li>`,
    )}
  </ul>`;
}

/** The banker with his cards and the pack; where the visitor keeps the bank, or nobody, the pack alone. */
function houseView(
  table: BankHost,
  plan: BankPlan,
  figure: TemplateResult | null,
  look: CardLook,
): TemplateResult {
  const {banker, seat: own, pack} = plan;
  return html`<div class="house">
    ${banker >= 0 && banker !== Math.max(0, own) ? seatView(table, plan, banker, 'n', figure, look) : nothing}
    ${pack ? heapView(pack, look) : nothing}
  </div>`;
}

/** Draws a bank room. */
export function drawBankRoom(table: BankHost, plan: BankPlan, look: CardLook): TemplateResult {
  const own = Math.max(0, plan.seat);
  const mine = plan.before(own);
  const others = punters(plan);
  const hasBanker = plan.banker >= 0 && plan.banker !== own;
  const named = [...(hasBanker ? [plan.banker] : []), ...others.map(([seat]) => seat)];
  const figures = table.portraits(named.map((seat) => table.whoSits(seat).name));
  const [banker, ...rest] = hasBanker ? figures : [null, ...figures];
  const {heaps = [], places, talk: said} = plan;
  const sides = [others.slice(0, Math.ceil(others.length / 2)), others.slice(Math.ceil(others.length / 2))];
  const {staking, responding} = table.features ?? {};
  const {name, you} = table.whoSits(own);
  const extras = plan.extras?.(own) ?? {};
  return html`${backPattern(table)}
    <div class="papers">
      ${plan.paper ?? nothing}
      <div class="score" part="score">${purseView(plan.purse)} ${plan.score ?? nothing}</div>
    </div>
    ${houseView(table, plan, banker ?? null, look)}
    <div
      class="punters ${heaps.length ? 'aside' : ''} ${others.length > 3 ? 'many' : ''}"
      .style=${`--of:${Math.max(1, others.length)}`}
    >
      ${sides.map(
        (side, at) =>
          html`<div class="side">
            ${side.map(([seat, place], i) =>
              seatView(table, plan, seat, place, rest[at * sides[0]!.length + i] ?? null, look),
            )}
          </div>`,
      )}
    </div>
    <div class="stage">
      ${
        said?.length
          ? talk(said, look)
          : heaps.length
            ? html`<div class="heaps" part="heaps" .style=${`--n:${heaps.length}`}>
                ${heaps.map((one) => heapView(one, look))}
              </div>`
            : nothing
      }
    </div>
    <div class="say">
      <p class="caption">${plan.news ?? ''}</p>
      ${prompt(plan.status, table.tag('visitor'))}
      <div class="own">
        ${you ? nothing : html`<b>${name}</b>`}${(extras.marks ?? []).map((mark) => html`<i>${mark}</i>`)}${
          extras.word ? html`<p class="word">${extras.word}</p>` : nothing
        }
      </div>
      <div class="asked">${staking?.answers() ?? responding?.answers() ?? nothing}</div>
    </div>
    <div class="docked">
      ${table.note ? html`<p class="note" aria-hidden="true">${table.note.text}</p>` : table.features?.order()}
    </div>
    <div
      class="self ${places ? 'on-places' : ''} ${mine.over ? 'over' : ''} ${mine.cards.length > 5 ? 'long' : ''}"
      data-seat="s"
      data-seat-no=${own}
      data-player=${playerIn(table, own)}
    >
      ${
        places
          ? placesView(table, plan, places, look)
          : html`${besideView(plan.counts, 'counts')}${ownCards(table, mine, look)}${besideView(plan.stake, 'staked')}`
      }
    </div>`;
}

import {signPath} from '@quinola/faces';
import type {MoveLike, Player} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {answer} from '../asks/answers.js';
import type {AuctionAsk, RungWords} from '../asks/ask.js';
import {ladderOf, lowestOpen, rungByKey, stopsOf, type Ladder, type ShownRung} from '../asks/ladder.js';
import {suitSign} from '../card.js';
import {icon} from '../frame.js';
import {auctionStyles} from '../styles/auction.js';

/** The rung with the tab stop, by table; the lowest that may be bid unless keys or fingers have gone to another. */
const stops = new WeakMap<AnyTable, string>();

/** What a rung pays, in words. */
function payOf({panelWords}: AnyTable, {pays}: RungWords): string | null {
  return typeof pays === 'number' ? panelWords!.asks.pays(pays) : (pays ?? null);
}

/** What a rung is called by whoever does not see it. */
function labelOf(table: AnyTable, ask: AuctionAsk, {words, by, move, advised}: ShownRung): string {
  const {asks} = table.panelWords!;
  const group = words.needs;
  return [
    by !== null && move ? asks.hold(words.name) : words.name,
    group,
    payOf(table, words),
    by !== null && asks.holds(ask.whose(by).who),
    words.why,
    advised && asks.advised,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who holds a rung, as a small silhouette or by his name. */
function holder(ask: AuctionAsk, by: Player): TemplateResult {
  const {who, figure} = ask.whose(by);
  return html`<span class="holder" title=${who.name}>${figure ?? who.name[0]}</span>`;
}

function sign(suit: string): TemplateResult {
  return suitSign(signPath(suit, 0, 0), suit);
}

/** A rung: a button where it may be bid, or where it says why it may not. */
function rungView(
  table: AnyTable,
  ask: AuctionAsk,
  one: ShownRung,
  stop: string | null,
  inside: TemplateResult,
  cell: boolean,
): TemplateResult {
  const {rung, standing, move, advised, words, column} = one;
  const classes = `rung ${standing} ${advised ? 'advised' : ''} ${cell ? 'cell' : 'alone'}`;
  const place = cell ? `grid-column:${column + 1}` : '';
  const named = html`<span class="vh">${labelOf(table, ask, one)}</span
    ><span class="seen" aria-hidden="true">${inside}</span>`;
  if (!move && standing !== 'barred') return html`<span class=${classes} .style=${place}>${named}</span>`;
  return html`<button
    type="button"
    class=${classes}
    .style=${place}
    data-rung=${rung.id}
    tabindex=${rung.id === stop ? 0 : -1}
    aria-disabled=${move ? nothing : 'true'}
    title=${words.why ?? nothing}
    @click=${() => bid(table, move, words.why ?? null)}
  >
    ${named}
  </button>`;
}

function bid(table: AnyTable, move: MoveLike | null, why: string | null): void {
  if (move) table.play(move);
  else table.features?.announcer.say(why);
}

/** A game that is one rung: who holds it, its name, what it needs, what it pays. */
function aloneView(table: AnyTable, ask: AuctionAsk, one: ShownRung, stop: string | null): TemplateResult {
  const {asks} = table.panelWords!;
  const {words, by, move, standing, advised} = one;
  const says = words.why ?? (by !== null && !move ? asks.holds(ask.whose(by).who) : words.needs);
  return rungView(
    table,
    ask,
    one,
    stop,
    html`<span class="mark">${by === null ? (advised ? icon('advice') : nothing) : holder(ask, by)}</span
      ><span class="name"
        ><b>${standing === 'held' && move ? asks.hold(words.name) : words.name}</b
        >${says ? html` <small>${says}</small>` : nothing}</span
      >${
        words.pays === undefined
          ? nothing
          : html`<span class="pays ${typeof words.pays === 'number' ? 'sum' : ''}"
              ><span class="each">${payOf(table, words)}</span><span class="bare">${words.pays}</span></span
            >`
      }`,
    false,
  );
}

/** One grade or suit of a game: its sign, and what it pays. */
function cellView(table: AnyTable, ask: AuctionAsk, one: ShownRung, stop: string | null): TemplateResult {
  const {words, by, rung, advised} = one;
  return rungView(
    table,
    ask,
    one,
    stop,
    html`${by === null ? (advised ? icon('advice') : nothing) : holder(ask, by)}<span>${rung.suit ? sign(rung.suit) : (words.short ?? words.name)}</span>${words.pays === undefined ? nothing : html`<small>${words.pays}</small>`}`,
    true,
  );
}

/** A row of the ladder. */
function rowView(
  table: AnyTable,
  ask: AuctionAsk,
  {rows}: Ladder,
  index: number,
  stop: string | null,
): TemplateResult {
  const {group, rungs} = rows[index]!;
  const half = Math.ceil(rows.length / 2);
  // The highest on top; in two columns the low ones at the left.
  const place = `--row:${rows.length - index};--half:${half - (index % half)};--side:${index < half ? 1 : 2}`;
  const [only] = rungs;
  if (only && !rungs[1])
    return html`<li class="alone" .style=${place}>${aloneView(table, ask, only, stop)}</li>`;
  const common = ask.groups?.[group] ?? only!.words;
  return html`<li class="game" .style=${place}>
    <span class="name" aria-hidden="true"
      ><b>${common.name}</b>${common.needs ? html` <small>${common.needs}</small>` : nothing}</span
    >
    <div class="cells" role="group" aria-label=${common.name}>
      ${rungs.map((one) => cellView(table, ask, one, stop))}
    </div>
  </li>`;
}

/** How many outbid rungs are named. */
const NAMED = 1;

/** What is outbid, in one line. */
function outbidLine({panelWords}: AnyTable, outbid: readonly ShownRung[]): string {
  const names = outbid.map(({words}) => words.name).reverse();
  const named = names.length > NAMED + 2 ? NAMED : names.length;
  return panelWords!.asks.outbid(names.slice(0, named), names.length - named);
}

/** Scrolls the ladder alone, as little as shows a rung. */
function reveal(ladder: HTMLElement, rung: HTMLElement): void {
  const around = ladder.getBoundingClientRect();
  const box = rung.getBoundingClientRect();
  if (box.top < around.top) ladder.scrollTop -= around.top - box.top;
  else if (box.bottom > around.bottom) ladder.scrollTop += box.bottom - around.bottom;
}

function onKey(table: AnyTable, ladder: Ladder, event: KeyboardEvent): void {
  const at = (event.target as HTMLElement).closest<HTMLElement>('[data-rung]')?.dataset['rung'];
  if (!at || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = rungByKey(ladder, at, event.key);
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  stops.set(table, to);
  const scroller = event.currentTarget as HTMLElement;
  table.requestUpdate();
  const next = [...scroller.querySelectorAll<HTMLElement>('[data-rung]')].find(
    ({dataset}) => dataset['rung'] === to,
  );
  next?.focus({preventScroll: true});
  if (next) reveal(scroller, next);
}

/** The auction: a ladder, the highest on top; what is outbid is folded into one line, and to pass is always in reach. */
export function render(table: AnyTable): TemplateResult {
  table.adopt(auctionStyles);
  const ask = table.features!.asks() as AuctionAsk;
  const {asks} = table.panelWords!;
  const ladder = ladderOf(ask, table.context!.hint?.move ?? null);
  const {rows, outbid, columns} = ladder;
  const open = stopsOf(ladder).flat();
  const stop =
    open.find(({rung}) => rung.id === stops.get(table))?.rung.id ??
    (lowestOpen(ladder) ?? open[0])?.rung.id ??
    null;
  const half = Math.ceil(rows.length / 2);
  return html`<section
    class="sheet small on-stage asks own auction ${columns > 1 ? 'grades' : ''}"
    part="dialog"
    role="dialog"
    aria-label=${asks.auction}
    tabindex="-1"
  >
    ${ask.question ? html`<p class="question">${ask.question}</p>` : nothing}
    <div class="ladder" @keydown=${(event: KeyboardEvent) => onKey(table, ladder, event)}>
      ${
        outbid.length
          ? html`<details class="outbid">
              <summary>${outbidLine(table, outbid)}</summary>
              <ul>
                ${outbid.map(
                  ({words}) =>
                    html`<li>
                      <span
                        ><b>${words.name}</b>
                        ${words.needs ? html`<small>${words.needs}</small>` : nothing}</span
                      >${words.pays === undefined ? nothing : html`<span>${payOf(table, words)}</span>`}
                    </li>`,
                )}
              </ul>
            </details>`
          : nothing
      }
      <ul class="rungs" role="list" .style=${`--rows:${rows.length};--half:${half};--cells:${columns}`}>
        ${rows.map((_, index) => rowView(table, ask, ladder, index, stop))}
      </ul>
    </div>
    ${ask.answers.length ? html`<footer>${ask.answers.map((one) => answer(table, one))}</footer>` : nothing}
  </section>`;
}

import type {Card} from '@quinola/cards';
import {cardFace, choice, goOnChoice, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {CountedPacket} from '@quinola/play';
import type {PackTable} from './pack-table.js';

/** A pile that is counted packet by packet. */
export interface CountedPile {
  /** Whose it is. */
  readonly name: string;
  readonly packets: readonly CountedPacket[];
  /** Its total. */
  readonly points: number;
}

/** What a count is measured against. */
export interface CountModel {
  readonly piles: readonly CountedPile[];
  /** The number the needle must pass: 26, or 40 for the declarer. */
  readonly par: number;
  /** The end of the scale. */
  readonly most: number;
  /** What a packet counts, in few words. */
  readonly rules: readonly string[];
  /** Shown above: the Skat turned up, the cards given for Sky. */
  readonly notes: readonly string[];
  /** What is printed beside the count on paper. */
  readonly beside: TemplateResult;
}

/** How many packets of a count have been laid out, by table, and by numbers of match and deal. */
const counted = new WeakMap<PackTable, {readonly deal: string; readonly shown: number}>();

/** The count: packets of each pile are laid down in turn and each needle moves up its scale; it can be skipped. */
export function countSheet(
  table: PackTable,
  number: number,
  {piles, par, most, rules, notes, beside}: CountModel,
): TemplateResult {
  const {gamePanelWords, words} = table;
  const deal = `${table.match.nth}/${number}`;
  const found = counted.get(table);
  const shown = found?.deal === deal ? found.shown : 0;
  const rows = Math.max(...piles.map(({packets}) => packets.length));
  const to = (next: number) => (): void => {
    counted.set(table, {deal, shown: next});
    table.features!.announcer.say(
      ...piles.map(({name, packets, points}) =>
        gamePanelWords!.counts(name, next >= rows ? points : sum(packets.slice(0, next))),
      ),
    );
    table.requestUpdate();
  };
  const look = table.look();
  const over = shown >= rows;
  const row = (card: Card): TemplateResult =>
    html`<div class="card" role="img" aria-label=${words.card(card)}>${cardFace(card, look)}</div>`;
  return sheet(table, {
    title: gamePanelWords!.countTitle,
    own: true,
    body: html`${beside}${shown ? nothing : notes.map((note) => html`<p>${note}</p>`)}${piles.map(
        ({name, packets, points}) => {
          const so = over ? points : sum(packets.slice(0, shown));
          const packet = packets[shown - 1];
          return html`<p class="so"><span>${name}</span><b>${so}</b></p>
            <div class="scale" role="img" aria-label=${gamePanelWords!.counts(name, so)}>
              <i class="par" .style=${`left:${(100 * par) / most}%`}></i
              ><span .style=${`left:${(100 * par) / most}%`} aria-hidden="true">${par}</span>
              <i .style=${`left:${Math.min(100, (100 * so) / most)}%`}></i>
            </div>
            ${
              over || !shown
                ? nothing
                : html`<div class="cards packet">
                    ${packet ? html`${packet.cards.map(row)}<strong>${packet.points}</strong>` : nothing}
                  </div>`
            }`;
        },
      )}
      <p><small>${rules.join(' · ')}</small></p>`,
    foot: over
      ? goOnChoice(table)
      : [
          html`<span>${gamePanelWords!.packet(shown, rows)}</span>`,
          choice(gamePanelWords!.skip, to(rows)),
          choice(gamePanelWords!.nextPacket, to(shown + 1), true),
        ],
  });
}

const sum = (packets: readonly CountedPacket[]): number => packets.reduce((all, {points}) => all + points, 0);

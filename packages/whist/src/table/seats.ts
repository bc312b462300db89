import {FRENCH_52, strengths} from '@quinola/cards';
import {winning, type Laid, type Seat} from '@quinola/play';
import {seat, trick, type Look} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import type {WhistHappening, WhistView} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';

const strength = strengths(FRENCH_52);

/** Where a seat is as the visitor sees it: 0 below, 1 left, 2 above, 3 right. A watcher looks from the south. */
export function placeOf(view: WhistView, seatNumber: Seat): number {
  return (seatNumber - Math.max(0, view.seat) + 4) % 4;
}

/** The card that is winning among those laid. */
export function bestOf({trump}: WhistView, laid: readonly Laid[]): Laid | null {
  return winning({trump, strength}, laid);
}

/** The trick as it lies on the table: a finished one until it is gathered. */
export function shownTrick(table: WhistTable): readonly Laid[] {
  const {view, happened} = table.context!;
  const won = happened.find((one) => one.type === 'trick-won');
  return won && (table.tag('travel') || table.tag('gather')) ? won.trick.cards : view.trick;
}

/** What a seat has just said. */
function wordOf(table: WhistTable, seatNumber: Seat): string | null {
  const {words} = table.text;
  const said = (happening: WhistHappening): string | null => {
    if (!('seat' in happening) || happening.seat !== seatNumber) return null;
    switch (happening.type) {
      case 'called': return words.call;
      case 'answered': return happening.yes ? words.yes : words.no;
      case 'shown': return words.show;
      default: return null;
    }
  };
  return table.context!.happened.map(said).find((word) => word !== null) ?? null;
}

/** The three others about the table, and the dummy's open hand. */
export function seatsView(table: WhistTable, open: TemplateResult | null): TemplateResult {
  const {context, words} = table;
  const {view, turn} = context!;
  return html`${[1, 2, 3, 0].map((place) => {
    const number = (place + Math.max(0, view.seat)) % 4;
    const who = table.whoSits(number);
    if (!who.name) return nothing;
    const cards = place ? view.counts[number] ?? 0 : 0;
    const due = view.toPlay >= 0 ? view.toPlay === number : turn.must !== null && view.seats[number] === turn.must;
    return seat({
      place, name: who.name, cards: number === view.dummy && open ? 0 : cards, holds: words.holds(who, cards),
      marks: [...(view.seat >= 0 && place === 2 && number !== view.dummy ? [words.partner] : []), ...(number === view.dealer ? [words.dealer] : [])],
      turn: due && !turn.over, thinks: due && table.tag('opponent') ? words.thinks(who) : null,
      word: wordOf(table, number), ...(number === view.dummy && open && {open}),
    });
  })}`;
}

/** The cards on the table. */
export function trickView(table: WhistTable, look: Look, best: Laid | null): TemplateResult {
  const {view} = table.context!;
  const {words} = table;
  return trick(shownTrick(table).map(({seat: number, card}) => ({
    card, place: placeOf(view, number), best: card === best?.card, label: words.lies(table.whoSits(number), card, card === best?.card),
  })), words.table, look, words.led);
}

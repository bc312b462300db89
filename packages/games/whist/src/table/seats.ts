import {FRENCH_52, strengths} from '@quinola/cards';
import {happenedAs} from '@quinola/chart';
import {winning, type Laid, type Seat} from '@quinola/play';
import {seat, trick, type Look} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';
import type {WhistView} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';
import {openCardsAt} from './open-cards.js';
import {spokenBy} from './spoken.js';

const strength = strengths(FRENCH_52);

/** Where a seat is as the visitor sees it: 0 below, 1 left, 2 above, 3 right. A watcher looks from the south. */
export function placeOf({seat: own}: WhistView, seatNumber: Seat): number {
  return (seatNumber - Math.max(0, own) + 4) % 4;
}

/** The card that is winning among those laid. */
export function bestOf({trump}: WhistView, laid: readonly Laid[]): Laid | null {
  return winning({trump, strength}, laid);
}

/** The three others about the table, and the visitor's own place. `open` is the dummy's open hand. */
export function seatsView(
  table: WhistTable,
  look: Look,
  open?: TemplateResult | null,
): (TemplateResult | typeof nothing)[] {
  const {seen: view, words, panelWords} = table;
  const {turn} = view;
  return [1, 2, 3, 0].map((place) => {
    const number = (place + Math.max(0, view.seat)) % 4;
    const who = table.whoSits(number);
    if (!who.name) return nothing;
    const dummy = number === view.dummy;
    const held = place ? (view.counts[number] ?? 0) : 0;
    const lying = openCardsAt(table, number);
    const due =
      !turn.over &&
      (view.toPlay < 0 ? turn.must !== null && view.seats[number] === turn.must : view.toPlay === number);
    return seat({
      place,
      name: who.name,
      cards: lying && held ? held - lying.cards.length : held,
      holds: words.holds(who, held),
      marks: [
        ...(view.seat >= 0 && place === 2 && !dummy ? [words.partner] : []),
        ...(number === view.dealer ? [words.dealer] : []),
      ],
      turn: due,
      thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
      word: spokenBy(table, number),
      lies: lying?.view(look),
      ...(dummy && open && {open}),
    });
  });
}

/** The cards on the table; a finished trick lies there until it is gathered. */
export function trickView(table: WhistTable, look: Look): TemplateResult {
  const {seen: view, words, panelWords} = table;
  const {happened} = table.context!;
  const won = happenedAs(table.manner, 'won', happened);
  const laid = won && table.tag('travel', 'gather') ? won.trick.cards : view.trick;
  const winner = bestOf(view, laid)?.card;
  return trick(
    laid.map(({seat: number, card}) => ({
      card,
      place: placeOf(view, number),
      best: card === winner,
      label: words.lies(table.whoSits(number), words.card(card), card === winner),
    })),
    words.table,
    look,
    panelWords?.led,
  );
}

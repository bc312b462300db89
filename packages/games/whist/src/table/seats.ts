import {FRENCH_52, strengths} from '@quinola/cards';
import {happenedAs} from '@quinola/chart';
import {winning, type Laid, type Seat, type Trick} from '@quinola/play';
import {
  placesAround,
  trick,
  trickCaption,
  type Look,
  type OwnPlace,
  type Place,
  type SeatModel,
} from '@quinola/table';
import type {TemplateResult} from 'lit';
import {sideOf} from '../rules/sides.js';
import type {WhistView} from '../rules/types.js';
import type {WhistTable} from '../whist-table.js';
import {openCardsAt} from './open-cards.js';
import {spokenBy} from './spoken.js';

const strength = strengths(FRENCH_52);

const PLACES = placesAround(4);

/** Where a seat is as the visitor sees it. A watcher looks from the south. */
export function placeOf({seat: own}: WhistView, seatNumber: Seat): Place {
  return PLACES[(seatNumber - Math.max(0, own) + 4) % 4]!;
}

/** The card that is winning among those laid. */
export function bestOf({trump}: WhistView, laid: readonly Laid[]): Laid | null {
  return winning({trump, strength}, laid);
}

/** Who gathers the tricks of a side before him: at whist one of the partners has them all. */
function gathers(view: WhistView, seat: Seat): boolean {
  return view.seat >= 0 ? sideOf(seat) !== sideOf(view.seat) && placeOf(view, seat) === 'e' : seat >= 2;
}

/** The others about the table; whoever looks on sees the one below too. */
export function seatsOf(table: WhistTable, look: Look): SeatModel[] {
  const {seen: view, words, panelWords, gameWords} = table;
  const own = Math.max(0, view.seat);
  const numbers = [1, 2, 3].map((steps) => (own + steps) % 4).filter((number) => table.whoSits(number).name);
  const figures = table.portraits(numbers.map((number) => table.whoSits(number).name));
  return numbers.map((number, i) => {
    const who = table.whoSits(number);
    const place = placeOf(view, number);
    const dummy = number === view.dummy;
    const held = view.counts[number] ?? 0;
    const lying = openCardsAt(table, number);
    const due = isDue(table, number);
    const count = view.tricksWon[sideOf(number)];
    return {
      place,
      name: who.name,
      figure: figures[i]!,
      cards: lying && held ? held - lying.cards.length : held,
      holds: words.holds(who, held),
      marks: [
        ...(view.seat >= 0 && place === 'n' && !dummy ? [words.partner] : []),
        ...(number === view.dealer ? [words.dealer] : []),
      ],
      turn: due,
      takes: wonNow(table)?.seat === number,
      won: view.trump && gathers(view, number) ? {count, label: gameWords.tricks(count)} : null,
      thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
      word: spokenBy(table, number),
      lies: lying?.view(look),
    };
  });
}

/** Whether the table waits for a seat. */
function isDue({seen: {turn, toPlay, seats}}: WhistTable, number: Seat): boolean {
  return !turn.over && (toPlay < 0 ? turn.must !== null && seats[number] === turn.must : toPlay === number);
}

/** The place below: the tricks of the visitor's side, what is open of his cards; of one who is watched his name too. */
export function ownPlaceOf(table: WhistTable, look: Look): OwnPlace {
  const {seen: view, words, gameWords} = table;
  const number = Math.max(0, view.seat);
  const count = view.tricksWon[sideOf(number)];
  const {name, you} = table.whoSits(number);
  return {
    name: you ? '' : name,
    marks: [...(number === view.dealer ? [words.dealer] : [])],
    won: view.trump ? {count, label: gameWords.tricks(count)} : null,
    word: spokenBy(table, number),
    lies: openCardsAt(table, number)?.view(look),
  };
}

/** The trick that was just won, while it lies on the table. */
function wonNow(table: WhistTable): {readonly seat: Seat; readonly trick: Trick} | undefined {
  return table.tag('travel', 'gather') ? happenedAs(table.manner, 'won', table.context!.happened) : undefined;
}

/** How the trick stands, in one line. */
export function captionOf(table: WhistTable): string {
  const won = wonNow(table);
  const view = table.seen;
  return trickCaption(table, won ? won.trick.cards : view.trick, Boolean(won), (cards) =>
    bestOf(view, cards),
  );
}

/** The cards on the table; a finished trick lies there until it is gathered. */
export function trickView(table: WhistTable, look: Look): TemplateResult {
  const {seen: view, words, panelWords} = table;
  const laid = wonNow(table)?.trick.cards ?? view.trick;
  const winner = bestOf(view, laid)?.card;
  return trick(
    {
      cards: laid.map(({seat: number, card}) => ({
        card,
        place: placeOf(view, number),
        best: card === winner,
        label: words.lies(table.whoSits(number), words.card(card), card === winner),
      })),
      players: 4,
      label: words.table,
      awaited: view.seat >= 0 && view.toPlay === view.seat && table.tag('visitor'),
      words: panelWords ?? undefined,
    },
    look,
  );
}

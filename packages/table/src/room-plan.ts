import type {Card} from '@quinola/cards';
import {firstWithRole, type ChartProfile, type Role} from '@quinola/chart';
import type {Happening, Laid, Seat, Trick} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from './card.js';
import type {HandModel} from './hand.js';
import {placesAround, type Place} from './places.js';
import type {SeatModel} from './seat.js';
import type {TableFeatures} from './features.js';
import {furniture, type FurnishedTable, type Piece} from './furniture.js';
import type {KitRoomWords} from './strings.js';
import {trick, trickCaption, type CaptionHost, type TrickWords} from './trick.js';
import {trickRoom, type OwnPlace} from './trick-room.js';

/** What a game adds to a seat. */
export interface SeatExtras {
  /** Beside the name: `30 announced`, `partner`. */
  readonly marks?: readonly string[];
  /** What the player has just said. */
  readonly word?: string | null | undefined;
  /** Cards that lie open in front of it until the end of the deal, with their accessible label. */
  readonly before?: {readonly cards: readonly Card[]; readonly label: string} | null;
  /** Cards that lie open before it in the game's own way. */
  readonly lies?: TemplateResult | null | undefined;
  /** The number of card backs shown, if it differs from the number held. */
  readonly backs?: number;
}

/**
 * A description of the current position of a trick game: who sits where, what each player holds and has won, what lies on the
 * table. The kit draws it for two to six players and all screen sizes.
 */
export interface RoomPlan {
  /** How many sit at the table. */
  readonly size: number;
  /** The visitor's seat; −1: he looks on, from the first. */
  readonly seat: Seat;
  /** On which side of a player the next one sits; the left by default. */
  readonly goesTo?: 'left' | 'right';
  /** −1: nobody yet. */
  readonly dealer: Seat;
  /** How many cards each seat holds. */
  readonly counts: readonly number[];
  /** The trick on the table, in the order played. */
  readonly trick: readonly Laid[];
  /** The best of some cards in the order played; `null` of none. */
  readonly best: (cards: readonly Laid[]) => Laid | null;
  /** Whether the table waits for a seat. */
  readonly due: (seat: Seat) => boolean;
  /** How many tricks lie before a seat; `null`: none are shown there. */
  readonly won: (seat: Seat) => number | null;
  /** What a game adds to a seat. */
  readonly fit?: (seat: Seat) => SeatExtras;
  /** What is played: trump, contract. `<div class="up">` lies on a paper, words alone on the felt. */
  readonly paper?: TemplateResult | typeof nothing;
  /**
   * How the match stands, as `part="score"`: `<div class="score many">` of a `<div class="tally">` for each player; `many` for
   * more than two. On a phone four leave a paper room for a sign and a number, as the trump and what the pool holds.
   */
  readonly score: TemplateResult;
  /** Whose turn it is, and what is asked. */
  readonly status: string;
  /** Shown in the place of the trick's state as long as no card has been played. */
  readonly says?: string | null;
  /** Furniture on the cloth, if there is space. */
  readonly pieces?: readonly Piece[];
  /** Content above the visitor's hand. */
  readonly above?: TemplateResult | null;
}

/** What a described room reads of its table. */
export interface RoomHost extends CaptionHost, FurnishedTable {
  readonly words: KitRoomWords;
  readonly panelWords: (TrickWords & NonNullable<CaptionHost['panelWords']> & ThinksWords) | null;
  readonly context: {readonly happened: readonly Happening[]} | null;
  readonly profile: Pick<ChartProfile<never>, Role>;
  readonly features: Pick<TableFeatures, 'choosing' | 'order'> | null;
  readonly note: {readonly text: string} | null;
  tag(...names: readonly string[]): boolean;
  portraits(names: readonly string[]): readonly (TemplateResult | null)[];
}

interface ThinksWords {
  readonly thinks: (who: ReturnType<CaptionHost['whoSits']>) => string;
}

/** The place of a seat from the visitor's point of view. */
export function placeIn({size, seat, goesTo}: Pick<RoomPlan, 'size' | 'seat' | 'goesTo'>, of: Seat): Place {
  return placesAround(size, goesTo)[(of - Math.max(0, seat) + size) % size]!;
}

/** The ends of card animations: the place that wins the trick, and the place of the dealer. */
export function travelEndsIn(
  {profile, context}: Pick<RoomHost, 'profile' | 'context'>,
  plan: Pick<RoomPlan, 'size' | 'seat' | 'goesTo'>,
): readonly [to: Place | null, from: Place | null] {
  const {happened} = context!;
  const won = firstWithRole(profile, 'won', happened);
  const dealt = firstWithRole(profile, 'dealt', happened);
  return [won ? placeIn(plan, won.seat) : null, dealt ? placeIn(plan, dealt.dealer) : null];
}

/** The trick that was just won, while it is still on the table. */
function lyingTrick(table: RoomHost): {readonly seat: Seat; readonly trick: Trick} | undefined {
  return table.tag('travel', 'gather', 'speak')
    ? firstWithRole(table.profile, 'won', table.context!.happened)
    : undefined;
}

/** The others, as they follow the visitor in turn. */
function others(table: RoomHost, {size, seat}: Pick<RoomPlan, 'size' | 'seat'>): Seat[] {
  const own = Math.max(0, seat);
  return Array.from({length: size - 1}, (_, i) => (own + i + 1) % size).filter(
    (of) => table.whoSits(of).name,
  );
}

/** The silhouette of the player in a seat; `null` for the visitor, and until it is drawn. */
export function figureOf(
  table: RoomHost,
  plan: Pick<RoomPlan, 'size' | 'seat'>,
  seat: Seat,
): TemplateResult | null {
  const seats = others(table, plan);
  return table.portraits(seats.map((of) => table.whoSits(of).name))[seats.indexOf(seat)] ?? null;
}

/** What lies open before a seat. */
function liesAt({lies, before}: SeatExtras, look: CardLook): SeatModel['lies'] {
  return (
    lies ??
    (before?.cards.length
      ? html`<div
          class="before ${before.cards.length > 3 ? 'many' : ''}"
          role="img"
          aria-label=${before.label}
        >
          ${before.cards.map((card) => html`<i class="card">${cardFace(card, look)}</i>`)}
        </div>`
      : nothing)
  );
}

const pileOf = ({words}: RoomHost, count: number | null): NonNullable<SeatModel['won']> | null =>
  count === null ? null : {count, label: words.tricks(count)};

function seatsOf(table: RoomHost, plan: RoomPlan, look: CardLook): SeatModel[] {
  const {words, panelWords} = table;
  const numbers = others(table, plan);
  const figures = table.portraits(numbers.map((of) => table.whoSits(of).name));
  return numbers.map((of, i) => {
    const who = table.whoSits(of);
    const extras = plan.fit?.(of) ?? {};
    const held = plan.counts[of] ?? 0;
    const due = plan.due(of);
    return {
      place: placeIn(plan, of),
      name: who.name,
      figure: figures[i]!,
      cards: extras.backs ?? held,
      holds: words.holds(who, held),
      marks: [...(of === plan.dealer ? [words.dealer] : []), ...(extras.marks ?? [])],
      turn: due,
      takes: lyingTrick(table)?.seat === of,
      won: pileOf(table, plan.won(of)),
      thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
      word: extras.word,
      lies: liesAt(extras, look),
    };
  });
}

/** The place at the bottom, of the visitor or the watched player. */
function ownPlaceOf(table: RoomHost, plan: RoomPlan, look: CardLook): OwnPlace {
  const of = Math.max(0, plan.seat);
  const extras = plan.fit?.(of) ?? {};
  const {name, you} = table.whoSits(of);
  return {
    name: you ? '' : name,
    marks: of === plan.dealer ? [table.words.dealer] : [],
    won: pileOf(table, plan.won(of)),
    word: extras.word,
    lies: liesAt(extras, look),
  };
}

/** The cards on the table; a finished trick lies there until it is gathered. */
function trickOf(table: RoomHost, plan: RoomPlan, look: CardLook): TemplateResult {
  const {words, panelWords} = table;
  const laid = lyingTrick(table)?.trick.cards ?? plan.trick;
  const best = plan.best(laid)?.card;
  return trick(
    {
      cards: laid.map(({seat, card}) => ({
        card,
        place: placeIn(plan, seat),
        best: card === best,
        label: words.lies(table.whoSits(seat), words.card(card), card === best),
      })),
      players: plan.size,
      label: words.table,
      awaited: plan.seat >= 0 && plan.due(plan.seat) && table.tag('visitor'),
      words: panelWords ?? undefined,
    },
    look,
  );
}

/**
 * Draws a room plan: the seats, the trick or a choice in its place, the prompt, the hand.
 * @param hand the visitor's
 */
export function drawRoom(table: RoomHost, plan: RoomPlan, look: CardLook, hand: HandModel): TemplateResult {
  const won = lyingTrick(table);
  const chosen = table.features?.choosing.stage(look);
  const laid = won ? won.trick.cards : plan.trick;
  const caption =
    trickCaption(table, laid, Boolean(won), plan.best) || (laid.length ? '' : (plan.says ?? ''));
  return trickRoom({
    seats: seatsOf(table, plan, look),
    ...(plan.paper && {paper: plan.paper}),
    score: plan.score,
    stage: chosen ?? trickOf(table, plan, look),
    caption: chosen ? null : caption,
    status: plan.status,
    mine: table.tag('visitor'),
    hand,
    above: plan.above ?? null,
    own: ownPlaceOf(table, plan, look),
    order: table.features?.order(),
    note: table.note?.text ?? null,
    furniture: plan.pieces ? furniture(table, plan.pieces) : null,
  });
}

import type {Card} from '@quinola/cards';
import {firstWithRole, type ChartProfile, type Role} from '@quinola/chart';
import type {Happening, Laid, Seat, Trick} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import {cardFace, type CardLook} from './card.js';
import type {HandModel} from './hand.js';
import {talk, type Saying} from './asks/talk.js';
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
  readonly front?: TemplateResult | null | undefined;
  /** The number of card backs shown, if it differs from the number held. */
  readonly backs?: number;
}

/**
 * What every room describes at whose table people sit: who sits where, what each player holds and has won. The kit draws it for
 * two to six players and all screen sizes.
 */
export interface SeatedPlan {
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
  /** Whether hands are so small that each of their cards is drawn at a seat. */
  readonly smallHands?: boolean;
  /** Whether the table waits for a seat. */
  readonly due: (seat: Seat) => boolean;
  /** How many tricks, or cards, lie before a seat that has won them; `null`: none are shown there. */
  readonly won: (seat: Seat) => number | null;
  /** What such a pile is called; tricks by default. */
  readonly wonLabel?: (count: number) => string;
  /** What a game adds to a seat. */
  readonly extras?: (seat: Seat) => SeatExtras;
  /** What is played: trump, contract. `<div class="up">` lies on a paper, words alone on the felt. */
  readonly paper?: TemplateResult | typeof nothing;
  /**
   * How the match stands, as `part="score"`: `<div class="score many">` of a `<div class="tally">` for each player; `many` for
   * more than two. On a phone four leave a paper room for a sign and a number, as the trump and what the pool holds.
   */
  readonly score: TemplateResult;
  /** Whose turn it is, and what is asked. */
  readonly status: string;
  /** Furniture on the cloth, if there is space. */
  readonly pieces?: readonly Piece[];
  /** What was said, while nothing lies on the table: a talk that is answered by the ask `respond`. */
  readonly talk?: readonly Saying[];
  /** Content above the visitor's hand. */
  readonly above?: TemplateResult | null;
}

/** A description of the current position of a trick game. */
export interface RoomPlan extends SeatedPlan {
  /** The trick on the table, in the order played. */
  readonly trick: readonly Laid[];
  /** The best of some cards in the order played; `null` of none. */
  readonly best: (cards: readonly Laid[]) => Laid | null;
  /** Shown in the place of the trick's state as long as no card has been played. */
  readonly news?: string | null;
  /** What lies beside the trick, as a talon from which cards are drawn after it. */
  readonly beside?: TemplateResult;
  /** Whether answers are given beside nearly every card: the room of their buttons is kept, so that nothing moves when they come. */
  readonly keepsAnswers?: boolean;
}

/** What stands in the middle of a room, between the seats and the hand. */
export interface Stage {
  readonly stage: TemplateResult;
  /** What has just come of it, in one line; `null`: there is no such line. */
  readonly caption: string | null;
  /** The seat that is taking cards now; −1: none. */
  readonly taker: Seat;
  /** Buttons below the line of the turn. */
  readonly answers?: TemplateResult | null;
}

/** What a described room reads of its table. */
export interface RoomHost extends CaptionHost, FurnishedTable {
  readonly words: KitRoomWords;
  readonly panelWords: (TrickWords & NonNullable<CaptionHost['panelWords']> & ThinksWords) | null;
  readonly context: {readonly happened: readonly Happening[]} | null;
  readonly profile: Pick<ChartProfile<never>, Role>;
  readonly features: Pick<TableFeatures, 'choosing' | 'order' | 'taking' | 'responding'> | null;
  readonly note: {readonly text: string} | null;
  tag(...names: readonly string[]): boolean;
  portraits(names: readonly string[]): readonly (TemplateResult | null)[];
}

interface ThinksWords {
  readonly thinks: (who: ReturnType<CaptionHost['whoSits']>) => string;
}

/** The place of a seat from the visitor's point of view. */
export function placeIn({size, seat, goesTo}: Pick<RoomPlan, 'size' | 'seat' | 'goesTo'>, one: Seat): Place {
  return placesAround(size, goesTo)[(one - Math.max(0, seat) + size) % size]!;
}

/** The ends of card animations: the place that wins or takes cards, and the place of the dealer. */
export function travelEndsIn(
  {profile, context}: Pick<RoomHost, 'profile' | 'context'>,
  plan: Pick<RoomPlan, 'size' | 'seat' | 'goesTo'>,
): readonly [to: Place | null, from: Place | null] {
  const {happened} = context!;
  const won = firstWithRole(profile, 'won', happened) ?? firstWithRole(profile, 'captured', happened);
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
    (seat) => table.whoSits(seat).name,
  );
}

/** The silhouette of the player in a seat; `null` for the visitor, and until it is drawn. */
export function figureOf(
  table: RoomHost,
  plan: Pick<RoomPlan, 'size' | 'seat'>,
  seat: Seat,
): TemplateResult | null {
  const seats = others(table, plan);
  return table.portraits(seats.map((seat) => table.whoSits(seat).name))[seats.indexOf(seat)] ?? null;
}

/** What lies open before a seat. */
function frontOf({front, before}: SeatExtras, look: CardLook): SeatModel['front'] {
  return (
    front ??
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

function pileOf({words}: RoomHost, plan: SeatedPlan, seat: Seat): NonNullable<SeatModel['won']> | null {
  const count = plan.won(seat);
  return count === null ? null : {count, label: (plan.wonLabel ?? words.tricks)(count)};
}

function seatsOf(table: RoomHost, plan: SeatedPlan, taker: Seat, look: CardLook): SeatModel[] {
  const {words, panelWords} = table;
  const numbers = others(table, plan);
  const figures = table.portraits(numbers.map((seat) => table.whoSits(seat).name));
  return numbers.map((seat, i) => {
    const who = table.whoSits(seat);
    const extras = plan.extras?.(seat) ?? {};
    const held = plan.counts[seat] ?? 0;
    const due = plan.due(seat);
    return {
      place: placeIn(plan, seat),
      name: who.name,
      figure: figures[i]!,
      cards: extras.backs ?? held,
      cardsPerBack: plan.smallHands ? 1 : 3,
      label: words.holds(who, held),
      marks: [...(seat === plan.dealer ? [words.dealer] : []), ...(extras.marks ?? [])],
      turn: due,
      hasJustWon: taker === seat,
      won: pileOf(table, plan, seat),
      thinks: due && table.tag('opponent') ? panelWords?.thinks(who) : null,
      word: extras.word,
      front: frontOf(extras, look),
    };
  });
}

/** The place at the bottom, of the visitor or the watched player. */
function ownPlaceOf(table: RoomHost, plan: SeatedPlan, look: CardLook): OwnPlace {
  const viewer = Math.max(0, plan.seat);
  const extras = plan.extras?.(viewer) ?? {};
  const {name, you} = table.whoSits(viewer);
  return {
    name: you ? '' : name,
    marks: viewer === plan.dealer ? [table.words.dealer] : [],
    won: pileOf(table, plan, viewer),
    word: extras.word,
    front: frontOf(extras, look),
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
 * Draws a room: the seats, what stands in the middle, the prompt, the hand.
 * @param hand the visitor's
 */
export function drawSeated(
  table: RoomHost,
  plan: SeatedPlan,
  {stage, caption, taker, answers}: Stage,
  look: CardLook,
  hand: HandModel,
): TemplateResult {
  return trickRoom({
    seats: seatsOf(table, plan, taker, look),
    ...(plan.paper && {paper: plan.paper}),
    score: plan.score,
    stage,
    caption,
    status: plan.status,
    mine: table.tag('visitor'),
    ...(answers && {answers}),
    hand,
    above: plan.above ?? null,
    own: ownPlaceOf(table, plan, look),
    order: table.features?.order(),
    note: table.note?.text ?? null,
    furniture: plan.pieces ? furniture(table, plan.pieces) : null,
  });
}

/**
 * Draws the room of a game of tricks: the trick, or a choice in its place.
 * @param hand the visitor's
 */
export function drawRoom(table: RoomHost, plan: RoomPlan, look: CardLook, hand: HandModel): TemplateResult {
  const won = lyingTrick(table);
  const chosen = table.features?.choosing.stage(look);
  const answers =
    table.features?.responding?.answers() ??
    (plan.keepsAnswers ? html`<div class="kept-answers"></div>` : null);
  const laid = won ? won.trick.cards : plan.trick;
  const tricks = (): TemplateResult => {
    const drawn = trickOf(table, plan, look);
    return plan.beside ? html`<div class="with-talon">${plan.beside}${drawn}</div>` : drawn;
  };
  const caption =
    trickCaption(table, laid, Boolean(won), plan.best) || (laid.length ? '' : (plan.news ?? ''));
  return drawSeated(
    table,
    plan,
    {
      stage: chosen ?? (laid.length || !plan.talk ? tricks() : talk(plan.talk, look)),
      caption: chosen ? null : caption,
      taker: won?.seat ?? -1,
      ...(answers && {answers}),
    },
    look,
    hand,
  );
}

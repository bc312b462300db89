import type {Pack, Suit} from '@quinola/cards';
import {signPath} from '@quinola/faces';
import type {Auction, Seat, TrickTable} from '@quinola/play';
import {
  holding,
  poolScore,
  suitSign,
  trickPlan,
  trickTurn,
  type KitRoomWords,
  type PlannedTable,
  type RoomPlan,
} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {ACES_ALONE, matadorsOf, tricksWith, trumpOrder, type Dish} from '../rules/index.js';
import type {FamilyPanelWords, FamilyRoomWords} from '../words/types.js';

/** What all views of the family have. */
export interface FamilyView extends TrickTable {
  readonly dish: Dish;
  readonly trump: Suit | null;
  /** Bidders are seats. */
  readonly auction: Auction<string>;
}

/** What the shared parts of a room read of their table. */
export interface FamilyTable {
  readonly words: KitRoomWords;
  readonly gameWords: FamilyRoomWords;
  readonly gamePanelWords: Pick<FamilyPanelWords, 'words'> | null;
  readonly view: FamilyView | null;
}

/** The sign of a suit. */
export const sign = (suit: Suit): TemplateResult => suitSign(signPath(suit, 0, 0), suit);

/** The trumps from the highest, with the matadors marked, because few people today know that the seven beats the king. */
export function trumpStrip(
  {words, gameWords, view}: FamilyTable,
  pack: Pick<Pack, 'cards'>,
): TemplateResult | typeof nothing {
  const {trump} = view!;
  if (trump === null) return nothing;
  const matadors = matadorsOf(trump);
  const order = trumpOrder(trump, pack);
  return html`<span
    class="strip"
    role="img"
    aria-label=${gameWords.trumps(order.map((card) => words.card(card)))}
    >${order.map(
      (card) =>
        html`<i class=${matadors.includes(card) ? 'matador' : ''} aria-hidden="true"
          >${words.rank(card[0]!)}${card === 'AS' || card === 'AC' ? sign(card[1]!) : nothing}</i
        >`,
    )}</span
  >`;
}

/** How many waiting bêtes there is room for. */
const MOST_SHOWN = 3;

/**
 * The dish, its content, and the bêtes that wait.
 * @param view whose sums are shown
 */
export function dishView(
  {gameWords}: Pick<FamilyTable, 'gameWords'>,
  {dish, deal}: Pick<FamilyView, 'dish' | 'deal'>,
): TemplateResult {
  const {amount} = dish.pool;
  const waiting = dish.pool.waiting.map((bete) => bete.amount).toSorted((a, b) => b - a);
  return poolScore({
    deal,
    amount,
    waiting: waiting.slice(0, MOST_SHOWN),
    label: gameWords.dish(amount, waiting),
    words: {holds: gameWords.inDish, wait: gameWords.wait},
  });
}

/** The last bid of a seat in words. */
export function lastBid({gameWords, gamePanelWords, view}: FamilyTable, seat: Seat): string | null {
  const {said} = view!.auction;
  const last = said.findLast(({by}) => by === seat);
  if (!last || !gamePanelWords) return null;
  if (last.bid === null) return gamePanelWords.words.pass;
  const isHeld = said.slice(0, said.indexOf(last)).some(({bid}) => bid === last.bid);
  return isHeld ? gamePanelWords.words.hold : gameWords.games[last.bid]!;
}

/** The line that says what to play to a trick. A black ace counts as a trump, so that trumps must follow it. */
export function trickLine({words, gameWords, view}: FamilyTable): string {
  const {hand, trick, trump} = view!;
  const rules = tricksWith(trump ?? ACES_ALONE);
  const [first] = trick;
  if (!first || trump === null) return trickTurn(words, hand, trick);
  const suit = rules.suit(first.card);
  const held = hand.filter((card) => rules.suit(card) === suit);
  if (suit !== trump) return held.length ? words.yourFollow(suit) : words.yourFree(suit);
  if (!held.length) return gameWords.yourTurn.freeTrumps;
  return held.every((card) => rules.exempt!(card, first.card))
    ? gameWords.yourTurn.heldBack
    : gameWords.yourTurn.followTrumps;
}

/** What the plan of a room has at every table of the family; `view` is whose sums the dish shows. */
export function dishPlan(
  table: FamilyTable & PlannedTable,
  view: Pick<FamilyView, 'dish' | 'deal'>,
): Omit<RoomPlan, 'status'> {
  const {trump, dish} = table.view!;
  return {
    ...trickPlan(table, tricksWith(trump ?? ACES_ALONE)),
    goesTo: 'right',
    score: dishView(table, view),
    // It has no label of its own, because the score already says its sum and what waits.
    pieces: [holding('pot', dish.pool.amount, {label: ''})],
  };
}

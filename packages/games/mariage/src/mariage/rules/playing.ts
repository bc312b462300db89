import {suitOf, type Card, type Suit} from '@quinola/cards';
import {
  beats,
  playOf,
  playToTrick,
  withAdded,
  without,
  winning,
  type Actor,
  type Laid,
  type Seat,
  type TrickPlaying,
} from '@quinola/play';
import {
  coupleOf,
  couplesIn,
  GOAL,
  LAST_TRICK,
  lowestTrump,
  marriagePoints,
  pointsOfCards,
  trickRules,
} from './cards.js';
import {drawTwo} from './dealing.js';
import {settleDeal} from './settling.js';
import {
  isKiks,
  playersOf,
  sideOf,
  tools,
  totalsOf,
  trumpOf,
  type Arrest,
  type Events,
  type MariageHappening,
  type MariagePhase,
  type MariageState,
  type MariageView,
} from './types.js';

// The play (§4 to §7): what may be played, what may be said with it, and what a trick brings.

/** What beats what in this deal. */
export const rulesOf = (view: Pick<MariageView, 'trumpCard'>) => trickRules(trumpOf(view));

/** Those of some cards that beat the trick; all of them where nothing is led. */
export function beating(
  view: Pick<MariageView, 'trumpCard' | 'trick'>,
  cards: readonly Card[],
): readonly Card[] {
  const rules = rulesOf(view);
  const best = winning(rules, view.trick);
  return best ? cards.filter((card) => beats(rules, card, best.card)) : cards;
}

/**
 * Once the talon is gone: who can must beat the trick, with the suit led or, without it, with a trump; whoever has neither plays
 * what he likes. In kiks the suit led need not be overtaken, unless that is agreed (§6).
 */
function strictly(view: MariageView, lawful: readonly Card[]): readonly Card[] {
  const led = view.trick[0]?.card;
  if (!led) return lawful;
  const follows =
    suitOf(lawful[0]!) === suitOf(led) && view.hand.some((card) => suitOf(card) === suitOf(led));
  if (follows && isKiks(view) && !view.options.kiksOvertake) return lawful;
  const heading = beating(view, lawful);
  return heading.length ? heading : lawful;
}

/** A marriage that was said leaves only its two cards, and of them those that beat what was led. */
function bySaying(view: MariageView, lawful: readonly Card[]): readonly Card[] {
  const {saying} = view;
  return saying === null
    ? lawful
    : beating(
        view,
        lawful.filter((card) => coupleOf(saying).includes(card)),
      );
}

type Playing = TrickPlaying<MariageView, MariageState, MariageHappening>;

/** The points of a trick go to the side of its winner, and with the last one ten more. */
const onTrick: Parameters<typeof playToTrick<MariageView, MariageState, MariageHappening>>[0]['onTrick'] = (
  table,
  {cards, winner},
) => {
  const isLast = !table.left && table.counts.every((count) => !count);
  const points = pointsOfCards(
    cards.map(({card}) => card),
    trumpOf(table)!,
  );
  table.won = withAdded(table.won, sideOf(winner), points + (isLast ? LAST_TRICK : 0));
};

const playingIn = (phase: MariagePhase, isStrict: boolean): Playing =>
  playToTrick<MariageView, MariageState, MariageHappening>({
    tools,
    phase,
    rules: rulesOf,
    players: playersOf,
    ...(!isStrict && {led: () => null}),
    bound: (view, lawful) => bySaying(view, isStrict ? strictly(view, lawful) : lawful),
    onTrick,
    onLast: (state, events) => settleDeal(state, null, events),
  });

/** The tricks while the talon lasts, when any card may be played; and those after it. */
export const tricks = {talon: playingIn('playing.talon', false), end: playingIn('playing.end', true)};

/** The cards that the view's player may play. */
export const lawful = (view: MariageView): readonly Card[] =>
  (view.turn.phase === 'playing.talon' ? tricks.talon : tricks.end).lawful(view);

const isOther = (one: Laid, seat: Seat, card: Card): boolean => one.seat !== seat || one.card !== card;

/** A card is played; after a trick both draw, as long as the talon lasts. */
export function play(state: MariageState, card: Card, by: Actor, events: Events): MariageState {
  const {table} = state;
  const open = table.open.filter((one) => isOther(one, table.toPlay, card));
  const ready = {...state, table: tools.changed(table, {open, saying: null})};
  const played = (table.left ? tricks.talon : tricks.end).act(ready, playOf(card), by, events);
  return played.table.left && !played.table.trick.length ? drawTwo(played, events) : played;
}

/** The marriages that the view's player may declare: with a card that he leads, or, where it is agreed, that beats the trick (§4). */
export function declarable(view: MariageView): readonly Suit[] {
  const {hand, trick, saying, options} = view;
  if (saying !== null || (trick.length && !options.marriageWhenBeating)) return [];
  const free = lawful(view);
  return couplesIn(hand).filter(
    (suit) =>
      beating(
        view,
        free.filter((card) => coupleOf(suit).includes(card)),
      ).length,
  );
}

/** A marriage is declared: it counts at once, and both its cards have been seen. */
export function declare(state: MariageState, suit: Suit, events: Events): MariageState {
  const {table} = state;
  const seat = table.toPlay;
  const points = marriagePoints(suit, trumpOf(table)!);
  const cards = coupleOf(suit);
  events.push({type: 'marriage', seat, suit, points, cards});
  const open = [
    ...table.open.filter((one) => !cards.includes(one.card)),
    ...cards.map((card) => ({seat, card})),
  ];
  return {
    ...state,
    table: tools.changed(table, {saying: suit, open, marriages: [...table.marriages, {seat, suit, points}]}),
  };
}

/** Whether the view's player may take the turned card for the lowest trump: he leads, and has taken a trick (§5). */
export function mayBuy(view: MariageView): boolean {
  const {options, turned, trick, saying, hand, tricksWon, seat} = view;
  return (
    options.skup &&
    turned !== null &&
    !trick.length &&
    saying === null &&
    tricksWon[seat]! > 0 &&
    hand.includes(lowestTrump(trumpOf(view)!, options))
  );
}

/** The lowest trump goes under the talon, and the card from there into the hand. */
export function buy(state: MariageState, events: Events): MariageState {
  const {table, hands} = state;
  const seat = table.toPlay;
  const low = lowestTrump(trumpOf(table)!, table.options);
  const card = table.turned!;
  events.push({type: 'bought-turned', seat, card, with: low});
  const open = [...table.open.filter((one) => one.card !== low), {seat, card}];
  return {
    ...state,
    hands: hands.with(seat, [...without(hands[seat]!, low), card]),
    table: tools.changed(table, {turned: low, open}),
  };
}

/** Whether the view's player may ask if the turned card can still be bought: he follows, and has not asked in this trick (§5). */
export const mayAsk = ({
  options,
  turned,
  trick,
  askedAt,
  tricks: made,
  trumpCard,
  open,
}: MariageView): boolean => {
  if (!options.skup || turned === null || !trick.length || askedAt === made.length) return false;
  const low = lowestTrump(trumpOf({trumpCard})!, options);
  return turned !== low && !open.some(({card}) => card === low);
};

/** The leader says truly whether he holds the lowest trump and has taken a trick. */
export function ask(state: MariageState, events: Events): MariageState {
  const {table, hands} = state;
  const seat = table.leader;
  const card = lowestTrump(trumpOf(table)!, table.options);
  const answer = table.tricksWon[seat]! > 0 && hands[seat]!.includes(card);
  events.push({type: 'asked-skup', seat: table.toPlay, answer});
  const made = table.tricks.length;
  // Without a trick he could not buy it, whatever he holds: then the answer tells nothing of his hand.
  const tells = table.tricksWon[seat]! > 0;
  return {
    ...state,
    table: tools.changed(table, {
      askedAt: made,
      ...(answer && {open: [...table.open, {seat, card}], cannotBuy: null}),
      ...(!answer && tells && {cannotBuy: {seat, tricks: made}}),
    }),
  };
}

const moment = ({tricks: made, marriages}: Pick<MariageView, 'tricks' | 'marriages'>): number =>
  made.length + marriages.length;

/**
 * Whether the view's player may lay the arrest: in the second deal, when his side has taken the last trick, or he has just
 * declared a marriage (§7). In kiks either partner may, when it is his turn.
 */
export function mayArrest(view: MariageView): boolean {
  const {round, seat, tricks: made, saying, arrestAt} = view;
  if (round !== 2 || arrestAt === moment(view)) return false;
  return saying !== null || (made.length > 0 && sideOf(made.at(-1)!.winner) === sideOf(seat));
}

/** The points are counted: with 131 the side has won; without them it has lost, or play goes on, as was agreed (§7). */
export function layArrest(state: MariageState, events: Events): MariageState {
  const {table} = state;
  const seat = table.toPlay;
  const total = totalsOf(table)[sideOf(seat)]!;
  const arrest: Arrest = {seat, total, valid: total >= GOAL};
  events.push({type: 'arrest', arrest});
  return arrest.valid || table.options.falseAreszt === 'lose'
    ? settleDeal(state, arrest, events)
    : {...state, table: tools.changed(table, {arrestAt: moment(table)})};
}

import {rankOf, type Card} from '@quinola/cards';
import {playOf, playToTrick, withoutAll, type Actor, type Seat, type TrickRules} from '@quinola/play';
import {topOf} from './announcing.js';
import {count, countPique, endIfReached, isStrict, name, nameAll, reachedBy, uncount} from './counting.js';
import {areHeld, CATEGORIES, heightOf, holdingsOf, worthOf, type Category} from './holdings.js';
import {leadPoints, trickBonus, trickPoints} from './reckoning.js';
import {settleDeal} from './settling.js';
import {
  elderOf,
  tools,
  type Counted,
  type Events,
  type PiquetHappening,
  type PiquetState,
  type PiquetView,
} from './types.js';

// The play of twelve tricks, and the laws that are punished in it.

/** No trumps: suit must be followed, and the higher card of the suit led wins. */
export const RULES: TrickRules = {trump: null, strength: (card) => heightOf(rankOf(card))};

/** The tricks. */
export const tricks = playToTrick<PiquetView, PiquetState, PiquetHappening>({
  tools,
  phase: 'playing.trick',
  rules: () => RULES,
  players: () => 2,
  onLast: (state) => state,
});

/** What a card counts: a lead when it is led, a trick when it is taken, the last trick at its end. */
function pointsAfter(state: PiquetState): readonly Counted[] {
  const {trick, tricks: done, options} = state.table;
  const number = done.length + trick.length;
  const [laid] = trick;
  if (laid) {
    return number === 12 ? [] : [{seat: laid.seat, why: 'lead', points: leadPoints(laid.card, options)}];
  }
  const last = done.at(-1)!;
  const leaderWins = last.winner === last.leader;
  const {leader, follower} = trickPoints(last.cards[0]!.card, number, leaderWins, options);
  const isLast = number === 12;
  const lead: Counted = {seat: last.leader, why: 'lead', points: leader};
  if (options.trickCount === 'literal') {
    const each = isLast ? 2 : 1;
    const taken: Counted = {seat: last.winner, why: 'trick', points: each};
    return isLast ? [{...lead, points: each}, taken] : [taken];
  }
  const taken: Counted = {seat: last.winner, why: 'trick', points: follower};
  return isLast ? [lead, taken] : [taken];
}

/** A card is played, and what it counts is counted; the cards of a hand that was thrown down follow by themselves. */
export function play(state: PiquetState, card: Card, by: Actor, events: Events): PiquetState {
  const isFirst = !state.table.tricks.length && !state.table.trick.length;
  const before = isFirst ? punished(state, elderOf(state.table), events) : state;
  const laid = tricks.act(before, playOf(card), by, events);
  const {table} = laid;
  const isLead = table.trick.length === 1;
  const named = isFirst ? openLeft(nameAll(laid, events), events) : laid;
  const counted = count(named, isLead || table.tricks.length ? pointsAfter(laid) : [], events);
  if (isLead || table.counts.some((cards) => cards > 0)) {
    return endIfReached(counted, events) ?? throwing(counted, by, events);
  }
  const over = reachedBy(counted) >= 0 ? null : bonus(counted, events);
  if (!over) return settleDeal(counted, events);
  // Who comes to thirty with the last trick only has not forgotten it.
  const isNew = over.table.piqueDue && !state.table.piqueDue;
  return settleDeal(isNew ? countPique(over, events) : over, events);
}

/** The cards, or a capot. */
function bonus(state: PiquetState, events: Events): PiquetState {
  const {tricksWon, options} = state.table;
  const seat = tricksWon[0]! > 6 ? 0 : tricksWon[1]! > 6 ? 1 : -1;
  if (seat < 0) return state;
  const won = tricksWon[seat]!;
  const points = trickBonus(won, options);
  const capot = won === 12 ? (options.capotMode === 'additional' ? points - 10 : points) : 0;
  const cards = points - capot;
  return count(
    state,
    [
      ...(cards ? [{seat, why: 'cards', points: cards} as const] : []),
      ...(capot ? [{seat, why: 'capot', points: capot} as const] : []),
    ],
    events,
  );
}

/** In the clubs, where it is agreed, both see after the first lead what younger hand left. */
function openLeft(state: PiquetState, events: Events): PiquetState {
  const {table, talon} = state;
  if (table.options.youngerLeft !== 'open' || !talon.length) return state;
  events.push({type: 'left-shown', seat: table.dealer, cards: talon});
  return {...state, table: tools.changed(table, {openLeft: talon})};
}

/** Before the first lead: what was not shown is lost (law 4), and who announced a set that he has not counts nothing (law 5). */
function punished(state: PiquetState, seat: Seat, events: Events): PiquetState {
  if (!isStrict(state.table)) return state;
  const {talk, shown, options} = state.table;
  let next = punishedFalse(state, seat, events);
  for (const category of ['point', 'sequence'] as const) {
    if (talk[category]?.winner !== seat || shown.includes(category)) continue;
    events.push({type: 'unshown', seat, category});
    next = uncount(
      next,
      (one) => one.seat === seat && (options.unshownLoses === 'all' || one.why === category),
    );
    next = granted(next, category, 1 - seat);
  }
  return next;
}

/** A seat counts in a class what it holds, even if it is less. */
function granted(state: PiquetState, category: Category, seat: Seat): PiquetState {
  const claims = holdingsOf(category, state.hands[seat]!);
  const own = state.hidden[seat]!;
  const talk = {
    ...state.table.talk,
    [category]: {...state.table.talk[category]!, winner: claims.length ? seat : -1, named: [], cards: []},
  };
  return {
    ...state,
    hidden: state.hidden.with(seat, {...own, claims: {...own.claims, [category]: claims}}),
    table: tools.changed(state.table, {talk}),
  };
}

/** Who announced a set that he has not, and then plays, counts nothing in this deal; the other counts all that he has. */
function punishedFalse(state: PiquetState, seat: Seat, events: Events): PiquetState {
  const {table, hidden, hands} = state;
  const claims = hidden[seat]!.claims.sets ?? [];
  if (!isStrict(table) || areHeld('sets', claims, hands[seat]!)) return state;
  events.push({type: 'false-claim', seat});
  let next: PiquetState = {...state, table: tools.changed(table, {offender: seat})};
  next = uncount(next, (one) => one.seat === seat);
  for (const category of CATEGORIES) {
    if (table.talk[category]?.winner === 1 - seat) continue;
    next = granted(next, category, 1 - seat);
  }
  return next;
}

/** The classes that elder hand has yet to show before he leads. */
export const unshown = (view: PiquetView): readonly ('point' | 'sequence')[] =>
  isStrict(view) && view.seat === elderOf(view) && !view.tricks.length && !view.trick.length
    ? (['point', 'sequence'] as const).filter(
        (category) => view.talk[category]?.winner === view.seat && !view.shown.includes(category),
      )
    : [];

/** Elder hand shows what he announced. */
export function show(state: PiquetState, category: Category, events: Events): PiquetState {
  const {table, hidden} = state;
  const seat = elderOf(table);
  events.push({type: 'shown', seat, category});
  const next = name(state, category, seat, hidden[seat]!.claims[category]!, events);
  return {...next, table: tools.changed(next.table, {shown: [...table.shown, category]})};
}

/** The classes in which younger hand may still take back that elder hand's is good: she holds better. */
export function retractable(view: PiquetView): readonly Category[] {
  if (!isStrict(view) || view.seat !== view.dealer || view.tricks.length || view.trick.length !== 1)
    return [];
  const elder = elderOf(view);
  return CATEGORIES.filter((category) => {
    const said = view.talk[category];
    const own = topOf(holdingsOf(category, view.hand));
    const top = topOf(said?.named ?? []);
    return said?.winner === elder && top !== undefined && own !== undefined && worthOf(own) > worthOf(top);
  });
}

/** Younger hand takes her word back: elder hand gives up what he counted, and she counts hers (laws 14 and 15). */
export function retract(state: PiquetState, category: Category, events: Events): PiquetState {
  const elder = elderOf(state.table);
  events.push({type: 'retracted', seat: 1 - elder, category});
  const next = uncount(state, (one) => one.seat === elder && one.why === category);
  const counted = nameAll(granted(next, category, 1 - elder), events);
  return endIfReached(counted, events) ?? counted;
}

/** Whether the view's player may throw his last cards down together: two or three, and he leads. */
export const mayThrow = ({options, hand, trick}: PiquetView): boolean =>
  options.etiquette === 'strict' && !trick.length && (hand.length === 2 || hand.length === 3);

/** Every order of some cards. */
export function ordersOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length < 2) return [cards];
  return cards.flatMap((card) => ordersOf(withoutAll(cards, [card])).map((rest) => [card, ...rest]));
}

/** The last cards are thrown down together: they count as led in their order, nearest the cloth first (law 10). */
export function throwRest(
  state: PiquetState,
  order: readonly Card[],
  by: Actor,
  events: Events,
): PiquetState {
  events.push({type: 'threw-rest', seat: state.table.toPlay, order});
  return throwing({...state, table: tools.changed(state.table, {thrown: order})}, by, events);
}

/** Cards that were thrown down are played by themselves when their turn comes: the first of them that follows. */
function throwing(state: PiquetState, by: Actor, events: Events): PiquetState {
  const {table} = state;
  const seat = table.toPlay;
  const hand = state.hands[seat] ?? [];
  const next = table.thrown.filter((card) => hand.includes(card));
  if (!next.length) return state;
  const seen = tools.changed(table, {hand, seat});
  const card = next.find((one) => tricks.lawful(seen).includes(one))!;
  return play({...state, table: tools.changed(table, {thrown: withoutAll(next, [card])})}, card, by, events);
}

/** "Pique makes sixty": said before the last card is played. */
export function spokenPique(state: PiquetState, events: Events): PiquetState {
  const next = countPique(state, events);
  return endIfReached(next, events) ?? next;
}

/** Gives the party up: the other has won it (law 9). */
export function concede(state: PiquetState, by: Actor, events: Events): PiquetState {
  const seat = state.table.seats.indexOf(by as number);
  events.push({type: 'conceded', seat});
  return settleDeal(state, events, seat);
}

/** Whether the party can be given up: where its loser pays the stake and nothing else, while cards are dealt. */
export const mayConcede = ({options, counts}: PiquetView): boolean =>
  options.rules === 'treatise-1820' && options.matchMode === 'hundred' && counts.some((cards) => cards > 0);

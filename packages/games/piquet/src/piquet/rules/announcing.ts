import type {Card} from '@quinola/cards';
import type {Refusal, Seat} from '@quinola/play';
import {count, endIfReached, isManual, isStrict, name, rougeOf} from './counting.js';
import {
  areHeld,
  CATEGORIES,
  cardsOf,
  holdingsOf,
  pointOf,
  pointsOf,
  RANKS,
  SUITS,
  tieBreakOf,
  worthOf,
  type Category,
  type Claim,
} from './holdings.js';
import {
  elderOf,
  tools,
  type Answer,
  type Events,
  type PiquetMove,
  type PiquetState,
  type PiquetView,
  type Talk,
} from './types.js';

// The dialogue: in each class elder hand names a number, and younger hand answers.

/** The best of some claims. */
export const topOf = (claims: readonly Claim[]): Claim | undefined =>
  claims.reduce<Claim | undefined>(
    (top, one) => (top && worthOf(top) >= worthOf(one) ? top : one),
    undefined,
  );

/** What is answered to a claim by who holds these: the last word if the number is equal too. */
export function answerTo(elder: Claim | undefined, younger: Claim | undefined): Answer {
  if (!younger) return 'good';
  if (!elder || younger.count > elder.count) return 'not-good';
  if (younger.count < elder.count) return 'good';
  const more = worthOf(younger) - worthOf(elder);
  return more > 0 ? 'not-good' : more < 0 ? 'good' : 'equal';
}

const classOf = ({turn}: Pick<PiquetView, 'turn'>): Category => turn.phase.split('.')[1] as Category;

/** The exchange is over: it is announced, class by class. */
export function announcing(state: PiquetState, events: Events): PiquetState {
  return announce(state, 'point', events);
}

function announce(state: PiquetState, category: Category, events: Events): PiquetState {
  const {table} = state;
  const elder = elderOf(table);
  if (isManual(table))
    return {...state, table: tools.waitingAt(table, `announce.${category}`, elder, {toPlay: elder})};
  return answered(
    claimed(state, category, holdingsOf(category, state.hands[elder]!), events),
    category,
    holdingsOf(category, state.hands[1 - elder]!),
    events,
  );
}

const keeping = (
  state: PiquetState,
  seat: Seat,
  category: Category,
  claims: readonly Claim[],
): PiquetState => {
  const own = state.hidden[seat]!;
  return {...state, hidden: state.hidden.with(seat, {...own, claims: {...own.claims, [category]: claims}})};
};

/** Elder hand has named a number, or nothing. */
function claimed(
  state: PiquetState,
  category: Category,
  claims: readonly Claim[],
  events: Events,
): PiquetState {
  const {table} = state;
  const seat = elderOf(table);
  const count = topOf(claims)?.count ?? 0;
  events.push({type: 'claimed', seat, category, count});
  const said: Talk = {
    elder: count,
    tieBreak: null,
    equal: false,
    answer: null,
    winner: -1,
    named: [],
    cards: [],
  };
  return keeping(
    {...state, table: tools.changed(table, {talk: {...table.talk, [category]: said}})},
    seat,
    category,
    claims,
  );
}

/** Younger hand has answered; who has won the class counts it. */
function answered(
  state: PiquetState,
  category: Category,
  claims: readonly Claim[],
  events: Events,
): PiquetState {
  const elder = elderOf(state.table);
  const younger = 1 - elder;
  const own = state.hidden[elder]!.claims[category]!;
  const top = topOf(own);
  const other = topOf(claims);
  const answer = answerTo(top, other);
  const equal = top !== undefined && other?.count === top.count;
  if (equal) {
    events.push(
      {type: 'answered', seat: younger, category, answer: 'equal'},
      {type: 'tie-broken', seat: elder, category, tieBreak: tieBreakOf(top)},
    );
  }
  events.push({type: 'answered', seat: younger, category, answer});
  const winner = answer === 'not-good' ? younger : answer === 'good' && top ? elder : -1;
  const said: Talk = {
    elder: top?.count ?? 0,
    tieBreak: equal ? tieBreakOf(top) : null,
    equal,
    answer,
    winner,
    named: [],
    cards: [],
  };
  const table = tools.changed(state.table, {talk: {...state.table.talk, [category]: said}});
  let next = keeping({...state, table}, younger, category, claims);
  if (winner === elder) {
    const mustShow = isStrict(table) && category !== 'sets';
    if (!mustShow) next = name(next, category, elder, own, events);
    next = count(next, [{seat: elder, why: category, points: pointsOf(category, own)}], events);
  }
  if (category === 'sets') next = count(next, rougeOf(next, elder), events);
  else if (winner === younger) next = count(next, [], events);
  const over = endIfReached(next, events);
  if (over) return over;
  const following = CATEGORIES[CATEGORIES.indexOf(category) + 1];
  return following
    ? announce(next, following, events)
    : {...next, table: tools.waitingAt(next.table, 'playing.trick', elder, {toPlay: elder, leader: elder})};
}

/** Where everybody speaks for himself: elder hand has spoken, younger hand has answered. */
export function spoken(state: PiquetState, move: PiquetMove, events: Events): PiquetState {
  const {table} = state;
  const category = classOf(table);
  const claims = 'claims' in move ? move.claims : [];
  if (table.turn.phase.startsWith('answer')) return answered(state, category, claims, events);
  const next = claimed(state, category, claims, events);
  const younger = table.dealer;
  return {
    ...next,
    table: tools.waitingAt(next.table, `answer.${category}`, younger, {toPlay: younger}),
  };
}

/** What may be said in a class, the best first: all that is held, less of it, or one claim cut short. */
export function sayings(category: Category, hand: readonly Card[]): readonly (readonly Claim[])[] {
  const all = holdingsOf(category, hand);
  if (category === 'point')
    return SUITS.flatMap((suit) =>
      Array.from({length: pointOf(hand, suit).count}, (_, less) => [
        pointOf(hand, suit, pointOf(hand, suit).count - less),
      ]),
    ).sort(([a], [b]) => worthOf(b!) - worthOf(a!));
  const parts = Array.from({length: 2 ** all.length - 1}, (_, less) =>
    all.filter((_one, at) => !((less >> at) & 1)),
  );
  return [...parts, ...all.flatMap((claim) => shortened(claim).map((one) => [one]))];
}

/** The same claim with fewer cards. */
function shortened(claim: Claim): readonly Claim[] {
  if ('pips' in claim) return [];
  if (!('top' in claim)) return claim.count === 4 ? [{...claim, count: 3}] : [];
  const from = RANKS.indexOf(claim.top);
  return Array.from({length: claim.count - 3}, (_, i) => claim.count - 1 - i).flatMap((count) =>
    Array.from({length: claim.count - count + 1}, (_, down) => ({...claim, top: RANKS[from + down]!, count})),
  );
}

/** What elder hand may say. */
export const claimsIn = (view: PiquetView): readonly PiquetMove[] =>
  sayings(classOf(view), view.hand).map((claims) => ({type: 'CLAIM', count: topOf(claims)!.count, claims}));

/** Why elder hand may not say this; `null` if he may. At a strict table a set that is not held can be claimed, and costs everything. */
export function refuseClaim(view: PiquetView, count: unknown, claims: unknown): Refusal | null {
  if (!areHeld(classOf(view), claims, view.hand)) return {reason: 'claims-too-much'};
  return topOf(claims)?.count === count ? null : {reason: 'claims-nothing'};
}

/** What younger hand may answer. */
export const answersIn = (type: 'NOT_GOOD' | 'EQUAL', view: PiquetView): readonly PiquetMove[] =>
  sayings(classOf(view), view.hand)
    .filter((claims) => isAnswer(type, view, claims))
    .map((claims) => ({type, claims}));

function isAnswer(type: 'NOT_GOOD' | 'EQUAL', view: PiquetView, claims: readonly Claim[]): boolean {
  const {elder} = view.talk[classOf(view)]!;
  const {count} = topOf(claims)!;
  return type === 'EQUAL' ? count === elder : count > elder;
}

/** Why younger hand may not answer this; `null` if she may. */
export function refuseAnswer(type: 'NOT_GOOD' | 'EQUAL', view: PiquetView, claims: unknown): Refusal | null {
  if (!areHeld(classOf(view), claims, view.hand)) return {reason: 'claims-too-much'};
  if (!claims.length) return {reason: 'claims-nothing'};
  return isAnswer(type, view, claims) ? null : {reason: 'other-answer'};
}

/** The cards that claims name. */
export const cardsNamed = (claims: readonly Claim[], hand: readonly Card[]): readonly Card[] =>
  claims.flatMap((claim) => cardsOf(claim, hand));

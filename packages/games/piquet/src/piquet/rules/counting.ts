import type {Card} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {cardsOf, CATEGORIES, pointsOf, type Category, type Claim} from './holdings.js';
import {reckoned, totalsOf} from './reckoning.js';
import {settleDeal} from './settling.js';
import {elderOf, tools, type Counted, type Events, type PiquetState, type PiquetView} from './types.js';

const CARTE_ROUGE = 20;

/** Whether everybody announces for himself, and whether the laws of the treatise are punished besides. */
export const isManual = ({options}: Pick<PiquetView, 'options'>): boolean => options.announce === 'manual';
export const isStrict = (table: Pick<PiquetView, 'options'>): boolean =>
  isManual(table) && table.options.etiquette === 'strict';

const isBonus = ({why}: Counted): boolean => why === 'repique' || why === 'pique';
/** What has been counted, without what it made. */
const plain = ({counted}: Pick<PiquetView, 'counted'>): readonly Counted[] =>
  counted.filter((one) => !isBonus(one));

/** Whether younger hand has spoken: she names what is hers after the first lead. */
const hasSpoken = ({trick, tricks}: Pick<PiquetView, 'trick' | 'tricks'>): boolean =>
  trick.length + tricks.length > 0;

/** What younger hand has won and not named yet: it reckons before the first lead. */
export function pending({table, hidden, hands}: PiquetState): readonly Counted[] {
  const younger = table.dealer;
  const claims = hidden[younger]!.claims;
  const open = CATEGORIES.filter(
    (category) =>
      table.talk[category]?.winner === younger &&
      !table.talk[category].named.length &&
      claims[category]?.length,
  );
  const points = open.map((why): Counted => ({seat: younger, why, points: pointsOf(why, claims[why]!)}));
  const rouge = open.length && table.talk.sets ? rougeOf({table, hidden, hands}, younger) : [];
  return [...points, ...rouge];
}

/** The carte rouge of a seat: all its twelve cards take part in what it announced, or in what was good of that. */
export function rougeOf(
  {table, hidden, hands}: Pick<PiquetState, 'table' | 'hidden' | 'hands'>,
  seat: Seat,
): readonly Counted[] {
  const {options, talk, counted} = table;
  if (!options.carteRouge || counted.some((one) => one.seat === seat && one.why === 'carteRouge')) return [];
  const used = new Set<Card>();
  for (const category of CATEGORIES)
    if (options.carteRougeCounts === 'announced' || talk[category]?.winner === seat)
      for (const claim of hidden[seat]!.claims[category] ?? [])
        for (const card of cardsOf(claim, hands[seat]!)) used.add(card);
  return used.size === 12 ? [{seat, why: 'carteRouge', points: CARTE_ROUGE}] : [];
}

/** Counts points as they are said, and what they make: repique and pique follow at once, but where a pique has to be said. */
export function count(state: PiquetState, said: readonly Counted[], events: Events): PiquetState {
  const {table} = state;
  const {counted, offender, dealer, options} = table;
  const open = pending(state);
  const fresh = said.filter(({seat, points}) => points > 0 && seat !== offender);
  const mustWait = open.length > 0 && !hasSpoken(table);
  const made = reckoned([...plain(table), ...fresh, ...open], elderOf(table), options).filter(
    (one) => isBonus(one) && !(mustWait && one.seat === dealer),
  );
  const known = (one: Counted): boolean =>
    counted.some(({why, seat}) => why === one.why && seat === one.seat);
  const kept = counted.filter(
    (one) => !isBonus(one) || made.some(({why, seat}) => why === one.why && seat === one.seat),
  );
  const due = made.filter((one) => !known(one));
  const isHeld = ({why}: Counted): boolean => why === 'pique' && isStrict(table);
  const added = [...fresh, ...due.filter((one) => !isHeld(one))];
  const score = [...totalsOf(kept)];
  for (const one of added) {
    score[one.seat]! += one.points;
    events.push({type: 'counted', ...one, score: score[one.seat]!});
  }
  return {
    ...state,
    table: tools.changed(table, {counted: [...kept, ...added], score, piqueDue: due.some(isHeld)}),
  };
}

/** "Thirty, and pique makes sixty": said late, at a strict table. */
export function countPique(state: PiquetState, events: Events): PiquetState {
  const {table} = state;
  const seat = elderOf(table);
  const pique: Counted = {seat, why: 'pique', points: 30};
  const score = table.score.with(seat, table.score[seat]! + pique.points);
  events.push({type: 'counted', ...pique, score: score[seat]!});
  const next = tools.changed(table, {counted: [...table.counted, pique], score, piqueDue: false});
  return {...state, table: next};
}

/** Takes points back, of a seat and for such reasons, and what they had made. */
export function uncount(state: PiquetState, isTaken: (one: Counted) => boolean): PiquetState {
  const {table} = state;
  const left = plain(table).filter((one) => !isTaken(one));
  const counted = reckoned([...left, ...pending(state)], elderOf(table), table.options).filter(
    (one) => left.includes(one) || (one.why === 'repique' && one.seat === elderOf(table)),
  );
  return {...state, table: tools.changed(table, {counted, score: [...totalsOf(counted)]})};
}

/** The seat that has first reached the points of the party, in the order of reckoning; −1 = none. */
export function reachedBy(state: PiquetState): Seat {
  const {options, totals, counted} = state.table;
  if (options.rules !== 'treatise-1820' || options.matchMode !== 'hundred') return -1;
  const sums = [...totals];
  const bonus = (one: Counted): boolean => one.why !== 'pique' || counted.some(({why}) => why === 'pique');
  const all = [...plain(state.table), ...pending(state)];
  for (const one of reckoned(all, elderOf(state.table), options).filter(bonus)) {
    sums[one.seat]! += one.points;
    if (sums[one.seat]! >= options.target) return one.seat;
  }
  return -1;
}

/** The party ends at the moment in which somebody has reached its points; `null` if nobody has. */
export function endIfReached(state: PiquetState, events: Events): PiquetState | null {
  return reachedBy(state) < 0 ? null : settleDeal(nameAll(state, events), events);
}

/** Names what a seat has won in a class, and shows it. */
export function name(
  state: PiquetState,
  category: Category,
  seat: Seat,
  claims: readonly Claim[],
  events: Events,
): PiquetState {
  const cards = claims.flatMap((claim) => cardsOf(claim, state.hands[seat]!));
  events.push({type: 'named', seat, category, claims, cards});
  const talk = {...state.table.talk, [category]: {...state.table.talk[category]!, named: claims, cards}};
  return {...state, table: tools.changed(state.table, {talk})};
}

/** Younger hand names and counts what she has won. */
export function nameAll(state: PiquetState, events: Events): PiquetState {
  const points = pending(state);
  if (!points.length) return state;
  const younger = state.table.dealer;
  let next = state;
  for (const category of CATEGORIES)
    if (points.some(({why}) => why === category))
      next = name(next, category, younger, state.hidden[younger]!.claims[category]!, events);
  return count(next, points, events);
}

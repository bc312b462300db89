import {FRENCH_32, pick, shuffled, type Card, type Random} from '@quinola/cards';
import {ImpossibleView, oncePerView} from '@quinola/opponents';
import {imaginedPlaces, NO_CARDS, playedBy, withoutAll} from '@quinola/play';
import {
  blancheIn,
  CATEGORIES,
  holdingsOf,
  noCourts,
  noDeal,
  sayings,
  tieBreakOf,
  tools,
  topOf,
  worthOf,
  type Category,
  type Claim,
  type Hidden,
  type PiquetState,
  type PiquetView,
} from '../rules/index.js';
import {bitsOf, cardsIn} from './bits.js';
import {knownOf, otherOf, possibleHands, takenKnown, talonKnown, type Known} from './possible.js';

/** The hands that the other may have in a view, each as bits; counted once for each view. */
export const possibleIn = oncePerView(
  (view: PiquetView): {readonly known: Known; readonly hands: Int32Array} => {
    const known = knownOf(view);
    const hands = possibleHands(known);
    if (!hands.length) throw new ImpossibleView('no-deal');
    return {known, hands};
  },
);

/** How often hands are drawn again that do not agree with what was said of a carte blanche. */
const TRIES = 400;

/** Whether a dealt hand is one of which this was said. */
function saidBlanche(view: PiquetView, seat: number, dealt: readonly Card[]): boolean {
  const {options, blanche, turn} = view;
  const said = blanche[seat];
  const isYet = turn.phase === 'blanche.elder' || (turn.phase === 'blanche.younger' && seat === view.dealer);
  if (isYet) return true;
  if (said?.cards.length) return said.cards.every((card) => dealt.includes(card));
  if (said?.suit === null) return noCourts(dealt);
  const found = blancheIn(dealt, options);
  if (options.announce === 'manual' && options.carteBlanche === 'page')
    return said ? found.includes(said.suit) : true;
  return said ? found[0] === said.suit : !found.length;
}

/** What a seat laid away and bought, out of the cards that nobody else has. */
interface Exchanged {
  readonly discards: readonly Card[];
  readonly bought: readonly Card[];
  readonly rest: readonly Card[];
}

/** Draws which of his cards the other bought, and which he laid away. */
function exchangedBy(
  view: PiquetView,
  hand: readonly Card[],
  others: readonly Card[],
  taken: readonly Card[],
  random: Random,
): Exchanged | null {
  const seat = otherOf(view);
  const size = Math.max(0, view.exchanged[seat]!);
  const shown = view.blanche[seat]?.cards ?? [];
  const away = shown.filter((card) => !hand.includes(card));
  const discards = shown.length ? away : shuffled(others, random).slice(0, size);
  const free = shuffled(
    hand.filter((card) => !taken.includes(card) && !shown.includes(card)),
    random,
  );
  const bought = [...taken, ...free].slice(0, size);
  const dealt = [...withoutAll(hand, bought), ...discards];
  return discards.length === size && saidBlanche(view, seat, dealt)
    ? {discards, bought, rest: withoutAll(others, discards)}
    : null;
}

/** What the other has claimed in a class, as far as nobody has heard it. */
function claimsIn(
  view: PiquetView,
  category: Category,
  hand: readonly Card[],
  random: Random,
): readonly Claim[] | undefined {
  const said = view.talk[category];
  if (!said) return undefined;
  const seat = otherOf(view);
  if (said.winner === seat && said.named.length) return said.named;
  if (view.options.announce === 'assisted') return holdingsOf(category, hand);
  const isElder = seat !== view.dealer;
  if (isElder ? !said.elder : !said.answer || (said.answer === 'good' && !said.equal))
    return isElder || said.answer ? [] : undefined;
  const fits = sayings(category, hand).filter((claims) => {
    const top = topOf(claims)!;
    if (isElder)
      return top.count === said.elder && (said.tieBreak === null || tieBreakOf(top) === said.tieBreak);
    if (!said.equal) return top.count > said.elder;
    const own = topOf(view.claims[category] ?? []);
    if (top.count !== said.elder || !own) return false;
    const more = worthOf(top) - worthOf(own);
    return said.answer === 'good' ? more < 0 : said.answer === 'equal' ? more === 0 : more > 0;
  });
  if (fits.length) return pick(fits, random);
  // At a strict table a set may have been claimed that was not held.
  return category === 'sets' ? [{rank: 'A', count: said.elder}] : undefined;
}

const unseenIn = (view: PiquetView): readonly Card[] =>
  withoutAll(FRENCH_32.cards, [
    ...view.hand,
    ...view.laidAway,
    ...playedBy(view, view.seat),
    ...takenKnown(view),
    ...talonKnown(view),
  ]);

/** The other's hand and what lies beside it, before he has exchanged: any that agrees with what was said of a carte blanche. */
function beforeExchange(view: PiquetView, random: Random) {
  const seat = otherOf(view);
  const shown = view.blanche[seat]?.cards ?? NO_CARDS;
  for (let tries = 0; tries < TRIES; tries++) {
    const cards = shuffled(withoutAll(unseenIn(view), shown), random);
    const hand = [...shown, ...cards.slice(0, 12 - shown.length)];
    const away = view.exchanged[seat]! > 0 ? view.exchanged[seat]! : 0;
    const rest = cards.slice(12 - shown.length);
    if (away) {
      // The other has exchanged already: he holds what he kept and what he bought.
      const found = exchangedBy(view, hand, rest, [], random);
      if (found) return {hand, ...found};
    } else if (saidBlanche(view, seat, hand)) return {hand, discards: NO_CARDS, bought: NO_CARDS, rest};
  }
  throw new ImpossibleView('no-deal');
}

/** The same after both have exchanged: a hand that agrees with all that was said and played. */
function afterExchange(view: PiquetView, random: Random) {
  const {hands} = possibleIn(view);
  const taken = takenKnown(view);
  const all = [...unseenIn(view), ...taken];
  for (let tries = 0; tries < TRIES * 10; tries++) {
    const hand = cardsIn(hands[random.below(hands.length)]!);
    const found = exchangedBy(view, hand, withoutAll(all, hand), taken, random);
    if (found) return {hand, ...found};
  }
  throw new ImpossibleView('no-deal');
}

/**
 * A whole state that agrees with a view and all that was said. What the other would have kept is left open.
 * @throws ImpossibleView when no deal agrees
 */
export function imagine(view: PiquetView, random: Random): PiquetState {
  const {phase} = view.turn;
  const table = tools.changed(view, {
    player: -1,
    seat: -1,
    hand: NO_CARDS,
    laidAway: NO_CARDS,
    bought: NO_CARDS,
    left: NO_CARDS,
    claims: {},
  });
  const bare: PiquetState = {...noDeal(), pack: [], table};
  if (phase === 'drawing.dealer') return {...bare, pack: imaginedPlaces(view.draw!, FRENCH_32.cards, random)};
  if (phase === 'dealing.packCut') return {...bare, pack: shuffled(FRENCH_32.cards, random)};
  if (!view.counts.some((cards) => cards > 0)) return bare;
  const seat = otherOf(view);
  const isAfter = view.exchanged.every((size) => size >= 0);
  const found = isAfter ? afterExchange(view, random) : beforeExchange(view, random);
  const {hand, discards, bought} = found;
  const known = talonKnown(view);
  const rest = shuffled(found.rest, random);
  // Elder hand knows the top of what is left, younger hand all of it if she has looked.
  const talon = [...known, ...rest];
  const elder = 1 - view.dealer;
  const afterElder =
    view.exchanged[view.dealer]! >= 0 && view.seat === view.dealer ? [...view.bought, ...talon] : talon;
  const mayLook = view.options.peekLeft && (seat === elder || view.options.rules !== 'rubicon');
  const size = view.exchanged[seat]!;
  const left = !mayLook || size < 0 ? NO_CARDS : seat === elder ? afterElder.slice(0, 5 - size) : talon;
  const claims = Object.fromEntries(
    CATEGORIES.map((category) => [category, claimsIn(view, category, hand, random)] as const).filter(
      ([, said]) => said,
    ),
  );
  const others: Hidden = {discards, bought, left, claims};
  const own: Hidden = {discards: view.laidAway, bought: view.bought, left: view.left, claims: view.claims};
  const owned = [...playedBy(view, view.seat), ...view.hand];
  const place = <T>(mine: T, theirs: T): readonly T[] => (view.seat === 0 ? [mine, theirs] : [theirs, mine]);
  const played = playedBy(view, seat);
  return {
    ...bare,
    hands: place(view.hand, withoutAll(hand, played)),
    dealt: place(
      [...withoutAll(owned, view.bought), ...view.laidAway],
      [...withoutAll(hand, bought), ...discards],
    ),
    talon,
    hidden: place(own, others),
  };
}

/** The bits of what a view's player holds. */
export const handOf = (view: PiquetView): number => bitsOf(view.hand);

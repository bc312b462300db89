import {shuffled, TAROK_78, type Card, type Random} from '@quinola/cards';
import {ImpossibleView, imaginer, type Holds} from '@quinola/opponents';
import {NO_CARDS} from '@quinola/play';
import {isTarok, PAGAT} from '../../pack/index.js';
import {cardsAt, holdingOf, SUIT_COUNT} from '../../pack/masks/holdings.js';
import {CARDS_BY_SUIT} from './holdings.js';
import {imaginedSpread} from './spread.js';
import {cavalries, playedBy, shownBy, type Located, type Shown} from './shown.js';
import {NO_DEAL} from '../rules/table.js';
import type {Table, TarokState, TarokView} from '../rules/types.js';

/** Draws whole states that agree with one view. */
export type Imaginer = (random: Random) => TarokState;

const imaginers = new WeakMap<TarokView, Imaginer>();

/**
 * A whole state that agrees with the view and with all that has been shown: cards played, voids, announcements, what
 * may lie in the Skat. That somebody announced nothing excludes nothing, for he may have kept it to himself.
 * @throws ImpossibleView when none agrees
 */
export function imagine(view: TarokView, random: Random): TarokState {
  let found = imaginers.get(view);
  if (!found) imaginers.set(view, (found = imaginerOf(view)));
  return found(random);
}

/** What can be worked out once for all imagined states of a view. */
export function imaginerOf(view: TarokView): Imaginer {
  const table: Table = {...view, player: -1, seat: -1, hand: NO_CARDS, skat: null};
  const bare = {table, ...NO_DEAL};
  switch (view.turn.phase) {
    case 'drawing.seats':
    case 'drawing.deal':
      return (random) => ({...bare, pack: imaginedSpread(view, random)});
    case 'dealing.packCut':
      return (random) => ({...bare, pack: shuffled(TAROK_78.cards, random)});
    case 'skat':
    case 'announcing':
    case 'playing.trick':
      return dealImaginer(view, table);
    default:
      return () => bare;
  }
}

/** A way in which the Skat may have been laid, and the deals that go with it. */
interface Case {
  readonly ways: number;
  readonly deal: (random: Random, into: Int32Array) => void;
}

/** Draws deals as holdings: of each seat its hand, then the Skat unless the view shows it, then what is out of play. */
export type Dealer = (random: Random) => Int32Array;

/**
 * What can be worked out once for all deals that agree with a view in which cards have been dealt. The holdings that
 * are drawn are one array, written anew each time.
 * @throws ImpossibleView when none agrees
 */
export function dealerOf(view: TarokView): Dealer {
  const {players} = view.options;
  const played = Array.from({length: players}, (_, seat) => playedBy(view, seat));
  const laid = view.turn.phase !== 'skat';
  const shown = shownBy(view, played);
  const told = cavalries(view, played).map((holds) => ({...shown, holds: [...shown.holds, ...holds]}));
  const lawful = told.flatMap((one) => casesOf(view, played, laid, one));
  // Where kings and taroks left the dealer no choice, whatever the cavalries, the lowest taroks lie in the Skat.
  const cases =
    lawful.some(({ways}) => ways > 0) || !laid || view.skat !== null
      ? lawful
      : told.map(({holds, located}) => caseOf(view, played, holds, located, 3));
  const all = cases.reduce((sum, {ways}) => sum + ways, 0);
  if (!all) throw new ImpossibleView('no-deal');
  const holdings = new Int32Array((players + 2) * SUIT_COUNT);
  return (random) => {
    let at = (random.below(0x40000000) / 0x40000000) * all;
    (cases.find(({ways}) => (at -= ways) < 0) ?? cases[0]!).deal(random, holdings);
    return holdings;
  };
}

function dealImaginer(view: TarokView, table: Table): Imaginer {
  const {players} = view.options;
  const played = Array.from({length: players}, (_, seat) => playedBy(view, seat));
  const laid = view.turn.phase !== 'skat';
  const draw = dealerOf(view);
  return (random) => {
    const holdings = draw(random);
    const skat = view.skat ?? cardsAt(holdings, players);
    const hands = played.map((_, seat) => (seat === view.seat ? view.hand : cardsAt(holdings, seat)));
    const dealt = hands.map((hand, seat) => [
      ...played[seat]!,
      ...hand,
      ...(seat === view.dealer && laid ? skat : []),
    ]);
    return {
      table,
      pack: NO_CARDS,
      hands,
      dealt,
      skat: laid ? skat : NO_CARDS,
      aside: cardsAt(holdings, players + 1),
    };
  };
}

/** The deals with an ordinary Skat, and those in which the Pagat is buried with the only two other taroks. */
function casesOf(
  view: TarokView,
  played: readonly (readonly Card[])[],
  laid: boolean,
  shown: Shown,
): readonly Case[] {
  const {players, announcePagatInSkat} = view.options;
  const {dealer} = view;
  const skatAt = players;
  const hidden = laid && view.skat === null;
  if (!hidden) return [caseOf(view, played, shown.holds, shown.located, 0)];
  const none = (hand: number, cards: readonly Card[]): Holds => ({hand, cards: holdingOf(cards), most: 0});
  const ordinary = caseOf(
    view,
    played,
    [...shown.holds, none(skatAt, [...TAROK_TAKEN, ...KINGS_TAKEN])],
    shown.located,
    3,
  );
  const buried = (): Case =>
    caseOf(
      view,
      played,
      [...shown.holds, none(dealer, TAROK_TAKEN), {hand: skatAt, cards: holdingOf(TAROK_TAKEN), least: 3}],
      [...shown.located, {hand: skatAt, card: PAGAT}],
      3,
    );
  const mayBury = (view.buried || !announcePagatInSkat) && !played[dealer]!.some(isTarok);
  return [
    ...(view.buried ? [] : [ordinary]),
    ...(mayBury && !played.flat().includes(PAGAT) ? [buried()] : []),
  ];
}

const TAROK_TAKEN: readonly Card[] = CARDS_BY_SUIT[0]!;
const KINGS_TAKEN: readonly Card[] = ['KS', 'KH', 'KD', 'KC'];

const NO_CASE: Case = {ways: 0, deal: () => undefined};

/** The deals that agree with what is known; none when it contradicts itself. */
function caseOf(
  view: TarokView,
  played: readonly (readonly Card[])[],
  holds: readonly Holds[],
  located: readonly Located[],
  skat: number,
): Case {
  const {options, counts, seat} = view;
  const {players} = options;
  const places: Card[][] = Array.from({length: players + 2}, () => []);
  if (seat >= 0) places[seat]!.push(...view.hand);
  for (const {hand, card} of located) {
    const there = places.findIndex((cards) => cards.includes(card));
    if (there >= 0 && there !== hand) return NO_CASE;
    if (there < 0) places[hand]!.push(card);
  }
  const left = holds.map((hold) => reduced(hold, places[hold.hand]!));
  // More lies open in a hand than it may hold.
  if (left.some(({most}) => most !== undefined && most < 0)) return NO_CASE;
  const seen = new Set([...places.flat(), ...played.flat(), ...(view.skat ?? [])]);
  const unseen = TAROK_78.cards.filter((card) => !seen.has(card));
  const room = [...counts, skat].map((count, place) => count - places[place]!.length);
  const aside = unseen.length - room.reduce((sum, n) => sum + n, 0);
  try {
    const found = imaginer({
      suits: SUIT_COUNT,
      known: places.flatMap(holdingOf),
      hidden: holdingOf(unseen),
      room: [...room, aside],
      holds: left,
    });
    return {ways: found.ways, deal: found.deal};
  } catch (error) {
    if (error instanceof ImpossibleView) return NO_CASE;
    throw error;
  }
}

/** What is held of the hidden cards, when some of those spoken of lie open in that hand. */
function reduced(hold: Holds, known: readonly Card[]): Holds {
  const spoken = known.filter((card) => {
    const mask = holdingOf([card]);
    return mask.some((bits, of) => (bits & hold.cards[of]!) !== 0);
  }).length;
  if (!spoken) return hold;
  const {least, most, not} = hold;
  return {
    ...hold,
    ...(least !== undefined && {least: Math.max(0, least - spoken)}),
    ...(most !== undefined && {most: most - spoken}),
    ...(not !== undefined && {not: not - spoken}),
  };
}

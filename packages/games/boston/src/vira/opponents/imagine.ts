import {FRENCH_52, shuffled, type Card, type Random} from '@quinola/cards';
import {imagineHands, SUIT_SLOTS, type Imaginer, type Statement} from '@quinola/opponents';
import {imaginedPlaces, playedBy, type Seat} from '@quinola/play';
import {masksIn} from '../../kit/opponents/table.js';
import {voidsIn} from '../../kit/opponents/voids.js';
import {
  cardsOf,
  clearedCards,
  gameOf,
  PLACES,
  playersAt,
  tools,
  type ViraState,
  type ViraView,
} from '../rules/index.js';

/** The cards as bits. */
export const MASKS = masksIn(FRENCH_52);

const seatsIn = (view: ViraView): readonly Seat[] => Array.from({length: playersAt(view)}, (_, seat) => seat);

/** Whether the declarer of a small misère has laid his card aside. */
const hasAside = (view: ViraView): boolean => {
  const {game, declarer, counts, tricks, trick, turn} = view;
  if (game === null || cardsOf(view) === 13) return false;
  const played = playedBy({tricks, trick}, declarer).length;
  return counts[declarer]! + played === 12 && !turn.phase.startsWith('declaring');
};

/** How many cards each seat has laid away: what it exchanged; the declarer who took the whole talon, all that are missing. */
function laidCounts(view: ViraView): readonly number[] {
  const {exchanged, counts, talon, declarer, game, tricks, trick, turnedAway} = view;
  const known = seatsIn(view).map((seat) => exchanged[seat] ?? 0);
  if (game === null || gameOf(game).buys !== 'talon') return known;
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const played = tricks.length * 3 + trick.length;
  const elsewhere = sum(counts) + talon + played + Number(hasAside(view)) + turnedAway.length;
  return known.with(declarer, 52 - elsewhere);
}

/** The turned card of a Tournée that the declarer has drawn and not played. */
function drawnOf({turned, turnedLies, declarer, tricks, trick}: ViraView, seat: Seat): readonly Card[] {
  if (turned === null || turnedLies || seat !== declarer) return [];
  return playedBy({tricks, trick}, seat).includes(turned) ? [] : [turned];
}

/**
 * Draws the hidden cards of a view: hands, then the talon, the card laid aside, and what each has laid away.
 * @param said further statements about them
 */
export function imaginerFor(view: ViraView, said: readonly Statement[] = []): Imaginer {
  const {seat, hand, counts, talon, faced, laid, aside, turned, turnedLies, turnedAway} = view;
  const seats = seatsIn(view);
  const openTo = (one: Seat): readonly Card[] =>
    faced.find((open) => open.seat === one)?.cards ?? drawnOf(view, one);
  return imagineHands({
    masks: MASKS,
    counts,
    talon: [talon, Number(hasAside(view)), ...laidCounts(view)],
    known: [
      ...seats.map((one) => (one === seat ? hand : openTo(one))),
      turned !== null && turnedLies ? [turned] : [],
      aside ? [aside] : [],
      ...seats.map((one) => (one === seat ? laid : [])),
    ],
    ...(seat >= 0 && {own: seat}),
    played: seats.map((one) => playedBy(view, one)),
    gone: turnedAway,
    voids: voidsIn(view),
    statements: said,
  });
}

/** How many holdings a deal of {@linkcode imaginerFor} has. */
export const holdingsOf = (view: ViraView): number => (2 * playersAt(view) + 2) * SUIT_SLOTS;

/**
 * A complete state that agrees with the view and everything that was shown. Whether the others would have bid so is not considered.
 * @throws ImpossibleView if no deal agrees
 */
export function imagine(view: ViraView, random: Random): ViraState {
  const {turn} = view;
  const bare = bareState(view);
  if (turn.phase === 'drawing.seats')
    return {...bare, pack: imaginedPlaces(view.draw!, PLACES.slice(0, view.draw!.size), random)};
  if (!/^(?:bidding|declaring|exchanging|playing)/.test(turn.phase)) return bare;
  const holdings = new Int32Array(holdingsOf(view));
  imaginerFor(view).deal(random, holdings);
  return stateOf(view, holdings, random);
}

function bareState(view: ViraView): ViraState {
  const table = tools.changed(view, {player: -1, seat: -1, hand: [], laid: [], aside: null, faced: []});
  return {...clearedCards(view.options), table};
}

/** The complete state in which the hidden cards lie so; the talon in any order. */
export function stateOf(view: ViraView, holdings: Int32Array, random: Random): ViraState {
  const seats = seatsIn(view);
  const at = (place: number): readonly Card[] => MASKS.cardsAt(holdings, place);
  const hands = seats.map((seat) => {
    if (seat === view.seat) return view.hand;
    return view.faced.find((open) => open.seat === seat)?.cards ?? at(seat);
  });
  const {turned, turnedLies} = view;
  const talon = shuffled(at(seats.length), random);
  const first = turned !== null && turnedLies ? [turned] : [];
  const laid = seats.map((seat) =>
    seat === view.seat && view.laid.length ? view.laid : at(seats.length + 2 + seat),
  );
  const [aside = null] = at(seats.length + 1) as [Card?];
  return {
    ...bareState(view),
    hands,
    talon: [...first, ...talon.filter((card) => !first.includes(card))],
    laid,
    aside,
    dealt: seats.map((seat) => [...laid[seat]!, ...playedBy(view, seat), ...hands[seat]!].slice(0, 13)),
  };
}

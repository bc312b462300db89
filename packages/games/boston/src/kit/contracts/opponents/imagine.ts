import {shuffled, type Card, type Random} from '@quinola/cards';
import {imagineHands, SUIT_SLOTS, type Imaginer, type Statement} from '@quinola/opponents';
import {imaginedPlaces, playedBy, type Seat} from '@quinola/play';
import {
  clearedCards,
  PLACES,
  playersAt,
  rungBy,
  tools,
  type BostonState,
  type BostonView,
} from '../rules/index.js';
import {voidsIn} from '../../opponents/voids.js';
import {masksOf} from './deal.js';

const seatsIn = (view: BostonView): readonly Seat[] =>
  Array.from({length: playersAt(view)}, (_, seat) => seat);

/** Whether the declarer has laid a card aside. */
const hasAside = ({bid, declarer, turn, counts}: BostonView): boolean =>
  bid !== null &&
  rungBy(bid).cards === 12 &&
  !turn.phase.startsWith('declaring') &&
  counts[declarer] !== undefined;

/** Whether a card lies aside whose place is a heap of its own: after a small misère was declared. */
export const asideCount = (view: BostonView): number =>
  hasAside(view) || (view.turn.phase === 'declaring.leader' && rungBy(view.bid!).cards === 12) ? 1 : 0;

/**
 * Draws the hidden cards of a view: hands, then the card laid aside, each deal that agrees with what was seen equally likely.
 * @param said further statements about them
 */
export function imaginerFor(view: BostonView, said: readonly Statement[] = []): Imaginer {
  const {seat, hand, counts, faced, aside} = view;
  const seats = seatsIn(view);
  return imagineHands({
    masks: masksOf(view.options),
    counts,
    talon: [asideCount(view)],
    known: [
      ...seats.map((one) => (one === seat ? hand : one === faced?.seat ? faced.cards : [])),
      aside ? [aside] : [],
    ],
    ...(seat >= 0 && {own: seat}),
    played: seats.map((one) => playedBy(view, one)),
    voids: voidsIn(view),
    statements: said,
  });
}

/** How many holdings a deal of {@linkcode imaginerFor} has. */
export const holdingsOf = (view: BostonView): number => (playersAt(view) + 1) * SUIT_SLOTS;

/**
 * A complete state that agrees with the view and everything that was shown. Whether the others would have bid so is not considered.
 * @throws ImpossibleView if no deal agrees
 */
export function imagine(view: BostonView, random: Random): BostonState {
  const {options, turn} = view;
  const table = tools.changed(view, {player: -1, seat: -1, hand: [], aside: null, faced: null});
  const bare: BostonState = {...clearedCards(options), table};
  if (turn.phase === 'drawing.seats') {
    const places = PLACES.slice(0, view.draw!.size);
    return {...bare, pack: imaginedPlaces(view.draw!, places, random)};
  }
  if (turn.phase === 'dealing.cutting') return {...bare, pack: shuffled(masksOf(options).cards, random)};
  if (!turn.phase.match(/^(?:bidding|declaring|asking|playing)/)) return bare;
  const pack = masksOf(options);
  const holdings = new Int32Array(holdingsOf(view));
  imaginerFor(view).deal(random, holdings);
  const seats = seatsIn(view);
  const {faced} = view;
  const hands = seats.map((seat) => {
    if (seat === view.seat) return view.hand;
    return seat === faced?.seat ? faced.cards : pack.cardsAt(holdings, seat);
  });
  const [aside = null] = pack.cardsAt(holdings, seats.length) as [Card?];
  return {...bare, hands, aside, dealt: seats.map((seat) => dealtTo(view, seat, hands[seat]!, aside))};
}

/** What a seat was dealt: what it played and holds, and the card that it laid aside. */
function dealtTo(view: BostonView, seat: Seat, hand: readonly Card[], aside: Card | null): readonly Card[] {
  const laid = seat === view.declarer && aside !== null ? [aside] : [];
  return [...playedBy(view, seat), ...hand, ...laid];
}

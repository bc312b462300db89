import {pick, shuffled, type Card, type Random} from '@quinola/cards';
import {
  eitherOf,
  imagineIfAny,
  masks,
  oncePerView,
  SUIT_SLOTS,
  voidsShown,
  type Imaginer,
  type KnownHands,
} from '@quinola/opponents';
import {imaginedPlaces, playedBy, type Seat} from '@quinola/play';
import {
  ACES,
  NO_DEAL,
  QUINOLA,
  REVERSIS_48,
  roundOf,
  SEATS,
  TENS,
  tools,
  TRICKS,
  type ReversisState,
  type ReversisView,
} from '../rules/index.js';

/** The cards of Reversis as bits. */
export const MASKS = masks(REVERSIS_48);

/** Places after the hands: the rest of the talon, and the card each seat put under the pannier. */
export const TALON = SEATS,
  UNDER = SEATS + 1;

/** Holdings of all places. */
export const HOLDINGS = (UNDER + SEATS) * SUIT_SLOTS;

const ALL: readonly Seat[] = [0, 1, 2, 3];
/**
 * Draws the cards in each place of a view after the deal. A player who had the four aces need not follow suit: for each who
 * may have had them, deals are also drawn in which he had them and his voids prove nothing.
 */
export const imaginerFor = oncePerView((view: ReversisView): Imaginer => {
  const known = knownIn(view);
  const privileged = ALL.filter((seat) => seat !== view.seat && known.voids[seat]!.size).map((seat) =>
    imagineIfAny({
      ...known,
      voids: known.voids.map((suits, index) => (index === seat ? [] : suits)),
      statements: [
        ...known.statements,
        {place: seat, cards: ACES, least: ACES.length, name: 'the four aces'},
      ],
    }),
  );
  return eitherOf([imagineIfAny(known), ...privileged]);
});

/** What a player knows about cards he cannot see. */
function knownIn(view: ReversisView) {
  const {hand, seat, counts, tricks, trick, exchange, discard, drew} = view;
  const under = exchange[seat] ? [exchange[seat] === 'kept' ? drew! : discard!] : [];
  const fromTalon = exchange.filter((did) => did === 'exchanged' || did === 'kept').length;
  const mustKeep = roundOf(view) <= view.options.quinolaForcee;
  return {
    masks: MASKS,
    counts,
    talon: [SEATS - 1 - fromTalon, ...exchange.map((did) => Number(did !== null))],
    known: [
      ...ALL.map((one) => (one === seat ? hand : [])),
      [],
      ...ALL.map((one) => (one === seat ? under : [])),
    ],
    ...(seat >= 0 && {own: seat}),
    played: ALL.map((seat) => playedBy(view, seat)),
    voids: voidsShown(TRICKS, SEATS, [...tricks.map(({cards}) => cards), trick]),
    // A player who keeps everything may still have to put the Quinola under the pannier.
    statements: ALL.filter((seat) => mustKeep && exchange[seat] !== null && exchange[seat] !== 'kept').map(
      (seat) => ({
        place: UNDER + seat,
        cards: [QUINOLA],
        most: 0,
        name: 'the Quinola must be kept',
      }),
    ),
  } satisfies KnownHands;
}

/**
 * A complete state that agrees with the view and all that was shown. How good the others' discards would have been
 * is ignored.
 * @throws ImpossibleView when no deal agrees
 */
export function imagine(view: ReversisView, random: Random): ReversisState {
  const table = tools.changed(view, {player: -1, seat: -1, hand: [], discard: null, drew: null});
  const bare = {...NO_DEAL, table, pack: []};
  if (view.turn.phase === 'drawing.seats') return {...bare, pack: imaginedPlaces(view.draw!, TENS, random)};
  if (view.turn.must === 'chance' || view.turn.over) return bare;
  const holdings = new Int32Array(HOLDINGS);
  imaginerFor(view).deal(random, holdings);
  const hands = ALL.map((seat) => (seat === view.seat ? view.hand : MASKS.cardsAt(holdings, seat)));
  const under = ALL.map((seat) => MASKS.cardsAt(holdings, UNDER + seat)[0] ?? null);
  const owned = ALL.map((seat) => [...playedBy(view, seat), ...hands[seat]!]);
  const drew = ALL.map((seat): Card | null => {
    if (seat === view.seat) return view.drew;
    if (view.exchange[seat] === 'kept') return under[seat]!;
    return view.exchange[seat] === 'exchanged' ? pick(owned[seat]!, random) : null;
  });
  const discards = ALL.map((seat) => (view.exchange[seat] === 'kept' ? null : under[seat]!));
  return {
    ...bare,
    hands,
    talon: shuffled(MASKS.cardsAt(holdings, TALON), random),
    discards,
    drew,
    dealt: ALL.map((seat) => [
      ...owned[seat]!.filter((card) => card !== drew[seat] || view.exchange[seat] === 'kept'),
      ...(discards[seat] ? [discards[seat]] : []),
    ]),
  };
}

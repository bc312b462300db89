import {suitOf, type Card, type Suit} from '@quinola/cards';
import {playedBy, winning, type Laid, type Seat} from '@quinola/play';
import {
  hasAllAces,
  pointsOf,
  QUINOLA,
  REVERSIS_48,
  takerOfAll,
  TRICKS,
  tricks,
  type ReversisMove,
  type ReversisView,
} from '../../src/reversis/rules/index.js';

// What a reader of the maxims sees on the table.

/** A view, and what is read from it. */
export interface Sight {
  readonly view: ReversisView;
  readonly leads: boolean;
  readonly last: boolean;
  readonly led: Suit | null;
  readonly best: Laid | null;
  /** Who has taken every trick so far; -1 = nobody, or none is made. */
  readonly taker: Seat;
  /** The cards that he has not seen. */
  readonly unseen: readonly Card[];
  /** Whether he had the four aces and need not follow. */
  readonly isFree: boolean;
}

/** The height of a card in its suit. */
export const {strength} = TRICKS;
export const hearts = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => suitOf(card) === 'H');

/** What a view shows. */
export function sightOf(view: ReversisView): Sight {
  const {hand, trick, seat, exchange, drew, discard} = view;
  const under = exchange[seat] === 'kept' ? drew : discard;
  const seen = [
    ...hand,
    under,
    ...[...view.tricks.flatMap(({cards}) => cards), ...trick].map(({card}) => card),
  ];
  return {
    view,
    leads: !trick.length,
    last: trick.length === 3,
    led: trick[0] ? suitOf(trick[0].card) : null,
    best: winning(TRICKS, trick),
    taker: takerOfAll(view.tricks),
    unseen: REVERSIS_48.cards.filter((card) => !seen.includes(card)),
    isFree: hasAllAces([...hand, ...playedBy(view, seat)]),
  };
}

const inPhase =
  (phase: string) =>
  (holds: (sight: Sight) => boolean) =>
  (view: ReversisView): boolean =>
    view.turn.phase.startsWith(phase) && holds(sightOf(view));
/** A condition of whoever exchanges a card or lays one away. */
export const exchanging = inPhase('exchanging');
/** A condition of whoever plays a card. */
export const playing = inPhase('playing');

/** A wish about the card that is thrown away. */
export const thrown =
  (wanted: (card: Card, sight: Sight) => boolean) =>
  (move: ReversisMove, view: ReversisView): boolean =>
    (move.type === 'EXCHANGE' || move.type === 'LAY_AWAY') && wanted(move.card, sightOf(view));
/** A wish about the card that is played. */
export const card =
  (wanted: (one: Card, sight: Sight) => boolean) =>
  (move: ReversisMove, view: ReversisView): boolean =>
    move.type === 'PLAY' && wanted(move.card, sightOf(view));

export const holdsQuinola = ({view}: Sight): boolean => view.hand.includes(QUINOLA);
/** Whether another may hold the Quinola. */
export const isOut = ({unseen}: Sight): boolean => unseen.includes(QUINOLA);
/** The last two rounds of a session that has more. */
export const isLate = ({view: {options, deal}}: Sight): boolean =>
  options.rounds > 2 && options.rounds - Math.ceil(deal / 4) < 2;
/** Whether the Quinola is the fourth heart, in the last rounds the fifth, with a two or a three in the hand. */
export const isGuarded = (sight: Sight): boolean =>
  hearts(sight.view.hand).length >= (isLate(sight) ? 5 : 4) &&
  sight.view.hand.some((one) => '23'.includes(one[0]!));

/** The cards he may play. */
export const lawful = ({view}: Sight): readonly Card[] => tricks.lawful(view);
const ofLed = ({view, led}: Sight): readonly Card[] => view.hand.filter((one) => suitOf(one) === led);
/** Whether he can only play to the suit led. */
export const mustFollow = (sight: Sight): boolean =>
  !sight.leads && lawful(sight).every((one) => suitOf(one) === sight.led);
/** Whether he may throw a card of another suit. */
export const mayThrow = (sight: Sight): boolean => !sight.leads && !mustFollow(sight);
/** The cards of the suit led, the Quinola only where it is the one card. */
export const spared = (sight: Sight): readonly Card[] =>
  ofLed(sight).length > 1 ? ofLed(sight).filter((one) => one !== QUINOLA) : ofLed(sight);
/** Whether a card would take the trick so far. */
export const wins = ({best}: Sight, one: Card): boolean =>
  best !== null && suitOf(one) === suitOf(best.card) && strength(one) > strength(best.card);
/** The cards of the suit led that would not take the trick. */
export const below = (sight: Sight): readonly Card[] => spared(sight).filter((one) => !wins(sight, one));
/** The unseen cards that beat this one. */
export const higher = ({unseen}: Sight, one: Card): readonly Card[] =>
  unseen.filter((other) => suitOf(other) === suitOf(one) && strength(other) > strength(one));
export const isHighest = (one: Card, among: readonly Card[]): boolean =>
  among.includes(one) && among.every((other) => strength(other) <= strength(one));
export const isLowest = (one: Card, among: readonly Card[]): boolean =>
  among.includes(one) && among.every((other) => strength(other) >= strength(one));
/** Whether he can still take every trick. */
export const mayTakeAll = ({view, taker}: Sight): boolean => !view.tricks.length || taker === view.seat;
/** Whether he has a quarter of the points, and more than anybody else. */
export const isHopeless = ({view: {tricks: won, seat}}: Sight): boolean => {
  const points = pointsOf(won);
  return points[seat]! >= 10 && points.every((n, index) => index === seat || n < points[seat]!);
};

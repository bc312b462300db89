import {FRENCH_SUITS, type Card, type Suit} from '@quinola/cards';
import type {Seat} from '@quinola/play';
import {isTarok, PAGAT, SKY, strength, suit} from '../../src/kit/rules/index.js';
import type {TarokOmbreMove, TarokOmbreView} from '../../src/tarok-ombre/rules/index.js';
import {hasShownVoid, isBest, isNumbered, seen, taroksOut, type Seen} from './seen.js';

// What a person at a table of Tarok-ombre sees.

/** What a player of Tarok-ombre sees of a trick that waits for him. */
export interface Sight extends Seen {
  readonly view: TarokOmbreView;
  readonly isDeclarer: boolean;
  /** Who plays with him against the declarer; -1 = nobody. */
  readonly friend: Seat;
  /** Who plays against him, and those of them who still play to the trick. */
  readonly foes: readonly Seat[];
  readonly laterFoes: readonly Seat[];
  /** Whether the Pagat is neither his nor played. */
  readonly pagatOut: boolean;
  /** The last trick to which Sky can be played without being lost. */
  readonly lastSky: number;
}

const known = new WeakMap<TarokOmbreView, Sight | null>();

/** What a player sees who is to play a card; `null` = he is not asked for one. */
export function sightOf(view: TarokOmbreView): Sight | null {
  const found = known.get(view);
  if (found !== undefined) return found;
  const sight = view.turn.phase === 'playing.trick' && view.turn.must === view.player ? look(view) : null;
  known.set(view, sight);
  return sight;
}

function look(view: TarokOmbreView): Sight {
  const sight = seen(view, 3);
  const isDeclarer = view.declarer === view.seat;
  const foes = sight.others.filter((seat) => isDeclarer || seat === view.declarer);
  return {
    ...sight,
    view,
    isDeclarer,
    friend: sight.others.find((seat) => !foes.includes(seat)) ?? -1,
    foes,
    laterFoes: foes.filter((seat) => sight.later.includes(seat)),
    pagatOut: sight.unseen.includes(PAGAT),
    lastSky: view.options.skyLimit === 'none' ? 25 : 22,
  };
}

type Holds = (sight: Sight) => boolean;
type When = (view: TarokOmbreView) => boolean;

const at =
  (holds: Holds): When =>
  (view) => {
    const sight = sightOf(view);
    return sight !== null && holds(sight);
  };

/** Conditions on who leads, or plays to a lead. */
export const plays = (holds: Holds = () => true): When => at(holds);
export const leads = (holds: Holds = () => true): When => at((sight) => sight.leads && holds(sight));
export const follows = (holds: Holds = () => true): When => at((sight) => !sight.leads && holds(sight));
/** Conditions on who leads for one side. */
export const declarerLeads = (holds: Holds = () => true): When =>
  leads((sight) => sight.isDeclarer && holds(sight));
export const defenceLeads = (holds: Holds = () => true): When =>
  leads((sight) => !sight.isDeclarer && holds(sight));

/** A condition on the card of a move. */
export const card =
  (holds: (one: Card, sight: Sight) => boolean) =>
  (move: TarokOmbreMove, view: TarokOmbreView): boolean =>
    move.type === 'PLAY' && holds(move.card, sightOf(view)!);

/** His taroks from XVI on. */
export const high = ({hand}: Sight): readonly Card[] =>
  hand.filter((one) => isNumbered(one) && strength(one) >= 16);
/** Whether a seat has shown that it has nothing of a suit. */
export const isVoid = (sight: Sight, seat: Seat, suit: Suit): boolean =>
  hasShownVoid(sight, seat, suit, sight.view.options.skyLed);
/** Whether a seat may hold cards of a suit; taroks without Sky, which is never forced. */
export const mayHold = (sight: Sight, seat: Seat, wanted: Suit): boolean =>
  sight.unseen.some((one) => suit(one) === wanted && one !== SKY) && !isVoid(sight, seat, wanted);
/** Whether a card, which wins as far as is seen, is taken by none of those against him who play after it. */
export const isSafe = (sight: Sight, one: Card, after: readonly Seat[] = sight.laterFoes): boolean =>
  !after.length ||
  (isBest(sight, one) &&
    (isTarok(one) ||
      !taroksOut(sight).length ||
      after.every((seat) => !isVoid(sight, seat, suit(one)) || isVoid(sight, seat, 'T'))));
/** Whether the trick is his friend’s, as far as is seen. */
export const isFriends = (sight: Sight): boolean =>
  !sight.isDeclarer && sight.best?.seat === sight.friend && isSafe(sight, sight.best.card);
/** The suits of the cards that the declarer gave him, of which he has some, and the declarer has played none since. */
export const given = ({view, hand, tricks}: Sight): readonly Suit[] =>
  view.returned
    .filter((one, at) => one !== null && view.demands[at]!.from === view.seat && !isTarok(one))
    .map((one) => suit(one!))
    .filter((wanted) => hand.some((one) => suit(one) === wanted))
    .filter((wanted) =>
      tricks.every(({cards}) =>
        cards.every((laid) => laid.seat !== view.declarer || suit(laid.card) !== wanted),
      ),
    );
/** The plain suit that his friend led last. */
export const ledByFriend = ({tricks, friend}: Sight): Suit | null => {
  const trick = tricks.findLast(({cards}) => cards[0]!.seat === friend && !isTarok(cards[0]!.card));
  return trick ? suit(trick.cards[0]!.card) : null;
};
/** The suits in which nobody against him, or one who may have taroks, has anything. */
export const costly = (sight: Sight): readonly Suit[] =>
  FRENCH_SUITS.filter((suit) =>
    sight.foes.some((seat) => !mayHold(sight, seat, suit) && mayHold(sight, seat, 'T')),
  );
/** The suits whose three best cards of his touch, the first being a figure. */
export const sequences = ({hand}: Sight): readonly Suit[] =>
  FRENCH_SUITS.filter((wanted) => {
    const heights = hand
      .filter((one) => suit(one) === wanted)
      .map(strength)
      .sort((a, b) => b - a);
    return heights.length > 2 && heights[0]! > 10 && heights[0]! - heights[2]! === 2;
  });

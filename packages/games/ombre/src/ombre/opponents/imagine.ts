import {shuffled, type Card, type Pack, type Random, type Suit} from '@quinola/cards';
import {
  imagineHands,
  masks,
  SUIT_SLOTS,
  type Imaginer,
  type PackMasks,
  type Statement,
} from '@quinola/opponents';
import {imaginedPlaces, playedBy, type Seat} from '@quinola/play';
import {ACES_ALONE, BASTA, matadorsOf, SPADILLE, tricksWith, type OmbreRules} from '../../kit/rules/index.js';
import {
  handSize,
  clearedCards,
  packOf,
  PLACES,
  seatsOf,
  tools,
  type OmbreState,
  type OmbreView,
} from '../rules/index.js';

const packs = new Map<string, PackMasks>();

/** The cards as bits: black aces belong to the trump suit, or to a fifth suit where they are the only trumps. */
export function masksOf(pack: Pack, trump: Suit): PackMasks {
  const key = pack.id + trump;
  let found = packs.get(key);
  if (!found) {
    const rules = tricksWith(trump);
    found = masks(pack, {
      suits: [...pack.suits, ACES_ALONE],
      suitOf: rules.suit,
      rank: rules.strength,
    });
    packs.set(key, found);
  }
  return found;
}

export const seatsIn = ({options}: OmbreView): readonly Seat[] =>
  Array.from({length: seatsOf(options)}, (_, seat) => seat);

/** How many cards a seat has discarded. */
export function laidBy({bought, game, ombre, turn, talon, options}: OmbreView, seat: Seat): number {
  if (game !== 'murzyn' || seat !== ombre) return bought[seat] ?? 0;
  const all = packOf(options).cards.length - 3 * handSize(options) - handSize(options);
  return turn.phase === 'declaring.picking' ? 0 : all - talon;
}

/**
 * What a seat reveals when it does not follow: that it is void in the suit led, except for matadors that need not follow a
 * lower trump.
 */
export function voidsIn(view: OmbreView, rules: OmbreRules): readonly Statement[] {
  const {cards} = packOf(view.options);
  return [...view.tricks.map((one) => one.cards), view.trick].flatMap(([first, ...others]) => {
    if (!first) return [];
    const suit = rules.suit(first.card);
    const free =
      suit === rules.trump
        ? matadorsOf(rules.trump).filter((card) => rules.strength(card) > rules.strength(first.card))
        : [];
    return others
      .filter(({card}) => rules.suit(card) !== suit)
      .map(({seat}) => ({
        place: seat,
        cards: cards.filter((card) => rules.suit(card) === suit && !free.includes(card)),
        most: 0,
        hidden: true,
        name: 'a suit that was not followed',
      }));
  });
}

/** Cards known to be in a hand: turned cards and shown black aces, which may not be discarded, and a hand that was laid down. */
export function knownOf({turned, ombre, aces, tricks, trick, faced}: OmbreView, seat: Seat): readonly Card[] {
  const open = [
    ...(seat === ombre ? turned : []),
    ...(seat === aces ? [SPADILLE, BASTA] : []),
    ...(seat === faced?.seat ? faced.cards : []),
  ];
  const played = playedBy({tricks, trick}, seat);
  return [...new Set(open)].filter((card) => !played.includes(card));
}

/** Whether the Ombre has drawn for Obscur, and kept one card at most. */
const hasDrawnBlindly = ({game, ombre, bought}: OmbreView): boolean =>
  game !== null && game.startsWith('obscur') && bought[ombre] !== null;

/**
 * What an Obscur tells: a black ace is not thrown away (law 62). Who had both threw one of them; that he did is left out, as it is
 * hardly ever so.
 */
function keptByObscur(view: OmbreView): readonly Statement[] {
  const {seat, ombre} = view;
  return hasDrawnBlindly(view) && seat !== ombre
    ? [
        {
          place: seatsIn(view).length + 1 + ombre,
          cards: [SPADILLE, BASTA],
          most: 0,
          name: 'aces kept at Obscur',
        },
      ]
    : [];
}

/**
 * Draws the hidden cards of a view: hands, then the talon, then the discards of each seat.
 * @param said further statements about them
 */
export function imaginerFor(view: OmbreView, pack: PackMasks, said: readonly Statement[] = []): Imaginer {
  const rules = tricksWith(view.trump ?? ACES_ALONE);
  const seats = seatsIn(view);
  const {seat, hand, laid, counts, talon} = view;
  return imagineHands({
    masks: pack,
    counts,
    talon: [talon, ...seats.map((seat) => laidBy(view, seat))],
    known: [
      ...seats.map((one) => (one === seat ? hand : knownOf(view, one))),
      [],
      ...seats.map((one) => (one === seat ? laid : [])),
    ],
    ...(seat >= 0 && {own: seat}),
    played: seats.map((seat) => playedBy(view, seat)),
    statements: [...voidsIn(view, rules), ...keptByObscur(view), ...said],
  });
}

/**
 * A complete state that agrees with the view and everything that was shown. Whether the others' bids and discards would have
 * been plausible is not considered.
 * @throws ImpossibleView if no deal agrees
 */
export function imagine(view: OmbreView, random: Random): OmbreState {
  const {options, turn} = view;
  const table = tools.changed(view, {player: -1, seat: -1, hand: [], laid: []});
  const bare: OmbreState = {...clearedCards(options), table};
  if (turn.phase === 'drawing.seats') {
    const places = PLACES.slice(0, view.draw!.size);
    return {...bare, pack: imaginedPlaces(view.draw!, places, random)};
  }
  if (turn.must === 'chance' || turn.over) return bare;
  const pack = masksOf(packOf(options), view.trump ?? ACES_ALONE);
  const holdings = new Int32Array(holdingsOf(view));
  imaginerFor(view, pack).deal(random, holdings);
  return stateOf(view, pack, holdings, random);
}

/** How many holdings a deal of {@linkcode imaginerFor} has. */
export const holdingsOf = (view: OmbreView): number => (2 * seatsIn(view).length + 1) * SUIT_SLOTS;

/** The complete state in which the hidden cards lie so; the talon in any order. */
export function stateOf(view: OmbreView, pack: PackMasks, holdings: Int32Array, random: Random): OmbreState {
  const {options, turn, seat} = view;
  const table = tools.changed(view, {player: -1, seat: -1, hand: [], laid: []});
  const bare: OmbreState = {...clearedCards(options), table};
  const seats = seatsIn(view);
  const at = (place: number): readonly Card[] => pack.cardsAt(holdings, place);
  const hands = seats.map((one) => (one === seat ? view.hand : at(one)));
  const laid = seats.map((one) => (one === seat ? view.laid : at(seats.length + 1 + one)));
  const talon = shuffled(at(seats.length), random);
  const owned = seats.map((seat) => [...playedBy(view, seat), ...hands[seat]!]);
  const isPlayed = turn.phase.startsWith('playing') || turn.phase.startsWith('settling');
  return {
    ...bare,
    hands,
    laid,
    talon,
    held: isPlayed ? owned : bare.held,
    dealt: owned.map((cards, index) => dealtAmong(view, index, laid[index]!, cards)),
  };
}

/** The cards that a seat may have been dealt, of those it laid away and has held: aces that it showed, no card that was turned up. */
function dealtAmong(
  {aces, ombre, turned, options}: OmbreView,
  seat: Seat,
  laid: readonly Card[],
  held: readonly Card[],
): readonly Card[] {
  if (!held.length) return held;
  const isAce = (card: Card): boolean => card === SPADILLE || card === BASTA;
  // Who threw an ace at Obscur kept the other.
  const isShown = (card: Card): boolean => isAce(card) && (seat === aces || laid.some(isAce));
  const first = held.filter((card) => isShown(card));
  const others = held.filter((card) => !isShown(card) && !(seat === ombre && turned.includes(card)));
  return [...laid, ...first, ...others].slice(0, handSize(options));
}

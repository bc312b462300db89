import type {Card} from '@quinola/cards';
import {imagineHands, oncePerView, type Imaginer, type Statement} from '@quinola/opponents';
import {playedBy, type Laid, type Seat} from '@quinola/play';
import {WHIST} from '../opponents/masks/cards.js';
import {honourRanks} from './honours.js';
import {isStrict} from './table.js';
import {suit} from './tricks.js';
import {partnerOf, type WhistView} from './types.js';

/**
 * Draws the four hands of a view after the deal, as holdings, with every deal that agrees equally likely.
 * @throws ImpossibleView that names the contradiction
 */
export const imaginedHands = oncePerView((view: WhistView): Imaginer => {
  const known = knownBy(view),
    played = [0, 1, 2, 3].map((seat) => playedBy(view, seat));
  return imagineHands({
    masks: WHIST,
    counts: view.counts,
    known,
    ...(view.hand.length && {own: view.seat}),
    played,
    gone: view.gone,
    voids: voidsShown(view, known),
    mayRevoke: isStrict(view),
    statements: honoursSaid(view, known, played),
  });
});

/** By seat, every card whose owner the view's player knows. */
export function knownBy(view: WhistView): readonly (readonly Card[])[] {
  const known: Card[][] = [[], [], [], []];
  const add = (card: Card, seat: Seat): void => {
    if (!known[seat]!.includes(card)) known[seat]!.push(card);
  };
  for (const card of view.dummyHand ?? []) add(card, view.dummy);
  for (const {card, seat} of [...view.exposed, ...view.seen]) add(card, seat);
  const {turnUp} = view;
  if (turnUp && !playedBy(view, turnUp.seat).includes(turnUp.remembered)) add(turnUp.remembered, turnUp.seat);
  // The viewer's hand is taken as it is; duplicates are detected later.
  return known.map((cards, seat) => (seat === view.seat && view.hand.length ? view.hand : cards));
}

/** Doubts in a call that the rules let be untrue, and in what they refuse otherwise: that is doubted after a void. */
const MAY_LIE = 2,
  REFUSED = 0.4;

/**
 * What the calls say about honours: a caller was dealt two, a "no" means none, a "yes" shows what the pair
 * has. At a strict table one may call with fewer, as honours that appear elsewhere prove, but not with more, nor
 * deny what he has; the caller himself knows it.
 */
function honoursSaid(
  {calls, trump, options, seat: me, gone}: WhistView,
  known: readonly (readonly Card[])[],
  played: readonly (readonly Card[])[],
): readonly Statement[] {
  if (trump === null) return [];
  const cards = [...honourRanks(options.honours)].map((rank) => rank + trump);
  const elsewhere = (seat: Seat): number =>
    [
      ...gone,
      ...[0, 1, 2, 3].flatMap((one) => (one === seat ? [] : [...known[one]!, ...played[one]!])),
    ].filter((card) => cards.includes(card)).length;
  const atMost = (place: Seat, most: number, name: string, hidden = false): Statement => ({
    place,
    cards,
    most,
    hidden,
    name,
    doubt: REFUSED,
  });
  return calls
    .flatMap(({seat, said}) =>
      said === 'call'
        ? [
            atMost(seat, 2, 'the call'),
            {
              place: seat,
              cards,
              least: Math.min(2, cards.length - elsewhere(seat)),
              name: 'the call',
              doubt: MAY_LIE,
            },
          ]
        : said === 'no'
          ? [atMost(seat, 0, 'the answer')]
          : said === 'yes'
            ? [atMost(seat, 0, 'the answer', true), atMost(partnerOf(seat), 0, 'the answer', true)]
            : [],
    )
    .filter(({place}) => place !== me);
}

/** Suits in which each seat did not follow, unless a card of the suit has appeared in its hand since. */
function voidsShown(view: WhistView, known: readonly (readonly Card[])[]): readonly ReadonlySet<string>[] {
  const voids = [0, 1, 2, 3].map(() => new Set<string>());
  const look = (cards: readonly Laid[], leader: Seat): void => {
    const led = cards.find(({seat}) => seat === leader);
    if (!led) return;
    for (const {seat, card} of cards) {
      voids[seat]!.delete(suit(card));
      if (suit(card) !== suit(led.card)) voids[seat]!.add(suit(led.card));
    }
  };
  for (const {cards, leader} of view.tricks) look(cards, leader);
  look(view.trick, view.leader);
  if (isStrict(view)) {
    known.forEach((cards, seat) => cards.forEach((card) => voids[seat]!.delete(suit(card))));
    view.etiquette.claims
      .filter(({proved}) => proved)
      .forEach(({seat, trick}) => {
        const {cards, leader} = view.tricks[trick - 1]!;
        voids[seat]!.delete(suit(cards.find((laid) => laid.seat === leader)!.card));
      });
  }
  return voids;
}

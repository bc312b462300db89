import {shuffled, suitOf, type Card, type Random, type Suit} from '@quinola/cards';
import {
  eitherOf,
  imagineIfAny,
  masks,
  oncePerView,
  SUIT_SLOTS,
  voidsShown,
  type Imaginer,
  type KnownHands,
  type PackMasks,
  type Statement,
} from '@quinola/opponents';
import {
  beats,
  imaginedPlaces,
  NO_CARDS,
  playedBy,
  trickSuit,
  winning,
  type Laid,
  type Seat,
} from '@quinola/play';
import {
  CARDS_EACH,
  muchaOf,
  noDeal,
  packFor,
  PAMFIL,
  playersOf,
  rulesOf,
  tools,
  trickRules,
  trumpOf,
  type PamphileState,
  type PamphileView,
} from '../rules/index.js';

const known = new Map<string, PackMasks>();

/** The cards of a deal as bits; the pamfil is the highest trump. */
export function masksOf(view: PamphileView): PackMasks {
  const players = playersOf(view);
  const trump = trumpOf(view)!;
  const name = `${packFor(players).cards.length} ${trump}`;
  let bits = known.get(name);
  if (!bits) {
    const {strength} = trickRules(trump);
    const order = {suitOf: (card: Card) => trickSuit(trickRules(trump), card), rank: strength};
    known.set(name, (bits = masks(packFor(players), order)));
  }
  return bits;
}

/** All tricks so far, that on the table among them. */
const allTricks = ({tricks, trick}: PamphileView): readonly (readonly Laid[])[] => [
  ...tricks.map(({cards}) => cards),
  trick,
];

/** Who could have headed a trick had to: each card that does not shows that its player had none that would. */
function couldNotHead(view: PamphileView): readonly Statement[] {
  const rules = rulesOf(view);
  return allTricks(view).flatMap((laid) =>
    laid.flatMap(({seat: place, card}, i) => {
      const best = winning(rules, laid.slice(0, i));
      if (!best || beats(rules, card, best.card)) return [];
      const led = trickSuit(rules, laid[0]!.card);
      const suit = trickSuit(rules, card) === led ? led : rules.trump;
      const cards = packFor(playersOf(view)).cards.filter(
        (one) => trickSuit(rules, one) === suit && beats(rules, one, best.card) && !rules.exempt?.(one, led),
      );
      return [{place, cards, most: 0, hidden: true, name: 'did not head the trick'}];
    }),
  );
}

/** The cards of which five make a mucha of this suit. */
function muchaCards(view: PamphileView, suit: Suit): readonly Card[] {
  const completes = view.options.pamfilWildInMucha || [trumpOf(view), suitOf(PAMFIL)].includes(suit);
  return packFor(playersOf(view)).cards.filter((card) =>
    card === PAMFIL ? completes : suitOf(card) === suit,
  );
}

/** The play went on, so these seats have no mucha: their cards are those with which it was looked for. */
function withoutMucha({options, words, exchanged, turn, seat, counts}: PamphileView): readonly Seat[] {
  if (options.etiquette === 'strict') return [];
  return counts.flatMap((_, index) =>
    index !== seat && (turn.phase === 'playing.trick' || words[index] === null || !exchanged[index])
      ? [index]
      : [],
  );
}

/**
 * What a player knows about the cards that he cannot see. After the hands lie all others: those of the talon, and what others have
 * thrown away, of which nobody knows more.
 */
function knownIn(view: PamphileView) {
  const {hand, seat, counts, exchanged, left, thrown, turnUp} = view;
  return {
    masks: masksOf(view),
    counts,
    talon: [exchanged.reduce((sum, cards) => sum + cards, left) - thrown.length],
    known: [...counts.map((_, index) => (index === seat ? hand : NO_CARDS)), NO_CARDS],
    ...(seat >= 0 && {own: seat}),
    played: counts.map((_, index) => playedBy(view, index)),
    gone: [turnUp!, ...thrown],
    voids: voidsShown(rulesOf(view), counts.length, allTricks(view)),
    exempt: view.options.pamfilFreedom === 'free' ? [PAMFIL] : [],
    statements: couldNotHead(view),
  } satisfies KnownHands;
}

/** Deals that agree with all that was said: who has called a mucha has one, in one suit or another. */
function agreeing(view: PamphileView): Imaginer {
  const known = knownIn(view);
  const called = view.called.filter((place) => place !== view.seat);
  const kinds = called.reduce<readonly (readonly Statement[])[]>(
    (before, place) =>
      before.flatMap((statements) =>
        masksOf(view).suits.map((suit) => [
          ...statements,
          {place, cards: muchaCards(view, suit), least: CARDS_EACH, name: 'called a mucha'},
        ]),
      ),
    [known.statements],
  );
  return eitherOf(kinds.map((statements) => imagineIfAny({...known, statements})));
}

/** A deal in which somebody has a mucha who cannot have one is drawn again; so many at most, for they are one in a hundred. */
const TRIES = 20;

/** Draws the cards in each place of a view. */
export const imaginerFor = oncePerView((view: PamphileView): Imaginer => {
  const deals = agreeing(view);
  const bare = withoutMucha(view);
  const {cardsAt} = masksOf(view);
  const hasMucha = (holdings: Int32Array): boolean =>
    bare.some((seat) =>
      muchaOf([...playedBy(view, seat), ...cardsAt(holdings, seat)], trumpOf(view)!, view.options),
    );
  return {
    ...deals,
    deal(random, into) {
      for (let tries = 0; tries < TRIES; tries++) {
        deals.deal(random, into);
        if (!hasMucha(into)) return;
      }
    },
  };
});

/** How many integers the holdings of all places take. */
export const holdingsFor = (view: PamphileView): number => (playersOf(view) + 1) * SUIT_SLOTS;

/**
 * A whole state that agrees with a view and all that was said. How good the cards were that others threw away is left open.
 * @throws ImpossibleView when no deal agrees
 */
export function imagine(view: PamphileView, random: Random): PamphileState {
  const players = playersOf(view);
  const table = tools.changed(view, {player: -1, seat: -1, hand: NO_CARDS, thrown: NO_CARDS});
  const bare: PamphileState = {...noDeal(players), pack: [], table};
  const {cards} = packFor(players);
  if (view.turn.phase === 'drawing.dealer') return {...bare, pack: imaginedPlaces(view.draw!, cards, random)};
  if (view.turn.phase === 'dealing.packCut') return {...bare, pack: shuffled(cards, random)};
  if (!view.turnUp) return bare;
  const {cardsAt} = masksOf(view);
  const holdings = new Int32Array(holdingsFor(view));
  imaginerFor(view).deal(random, holdings);
  const at = (place: Seat): Card[] => shuffled(cardsAt(holdings, place), random);
  const hands = view.counts.map((_, index) => (index === view.seat ? view.hand : at(index)));
  const rest = at(players);
  const discards = view.exchanged.map((cards, index) =>
    index === view.seat ? view.thrown : rest.splice(0, cards),
  );
  const owned = hands.map((hand, index) => [...playedBy(view, index), ...hand]);
  return {
    ...bare,
    hands,
    talon: rest,
    discards,
    dealt: owned.map((held, index) => [...held.slice(view.exchanged[index]), ...discards[index]!]),
    pamfil: view.turn.phase === 'playing.trick' ? owned.findIndex((held) => held.includes(PAMFIL)) : -1,
  };
}

import {pick, type Card, type Pack, type Random, type Suit} from '@quinola/cards';
import {
  imagineIfAny,
  ImpossibleView,
  masks,
  oncePerView,
  SUIT_SLOTS,
  type Imaginer,
  type KnownHands,
  type PackMasks,
  type Statement,
} from '@quinola/opponents';
import {imaginedPlaces, playedBy, type Seat} from '@quinola/play';
import {ACES_ALONE, BASTA, SPADILLE, tricksWith} from '../../rules/index.js';
import {
  kindOf,
  clearedCards,
  packOf,
  placesOf,
  playersAt,
  tools,
  type CalledKingState,
  type CalledKingView,
} from '../rules/index.js';

const packs = new Map<string, PackMasks>();

/** The cards as bits. Black aces belong to the trump suit; until it is named, to a fifth suit of their own. Cached. */
export function masksOf(pack: Pack, trump: Suit): PackMasks {
  const key = pack.id + trump;
  let found = packs.get(key);
  if (!found) {
    const rules = tricksWith(trump);
    const suits = [...pack.suits, ACES_ALONE];
    packs.set(key, (found = masks(pack, {suits, suitOf: rules.suit, rank: rules.strength})));
  }
  return found;
}

const KINGS: readonly Card[] = ['KS', 'KH', 'KD', 'KC'];
const QUEENS: readonly Card[] = ['QS', 'QH', 'QD', 'QC'];

/** How often the called King is assumed to be another player's while nobody has seen it: nine times of ten. */
const OF_OTHERS = 9,
  OF_ALL = 10;

const seatsIn = (view: CalledKingView): readonly Seat[] =>
  Array.from({length: playersAt(view)}, (_, seat) => seat);

/** A seat that did not follow suit has no more cards of it, except matadors, which need not follow a lower trump. */
function voidsIn({options, trump, tricks, trick}: CalledKingView): readonly Statement[] {
  if (trump === null) return [];
  const rules = tricksWith(trump);
  const {cards} = packOf(options);
  return [...tricks.map((one) => one.cards), trick].flatMap(([first, ...others]) => {
    if (!first) return [];
    const suit = rules.suit(first.card);
    const isFree = (card: Card): boolean => rules.exempt!(card, first.card);
    return others
      .filter(({card}) => rules.suit(card) !== suit)
      .map(({seat}) => ({
        place: seat,
        cards: cards.filter((card) => rules.suit(card) === suit && !isFree(card)),
        most: 0,
        hidden: true,
        name: 'a suit that was not followed',
      }));
  });
}

/** What the bidding and the call tell: who bid Casco has both black aces, a forced Ombre has Spadille, who called a Queen has all Kings. */
function statementsFromCalls(view: CalledKingView): readonly Statement[] {
  const {auction, game, ombre, called, isShown, partner, giver} = view;
  const aces = new Set(auction.said.flatMap(({by, bid}) => (bid === 'casco' ? [by] : [])));
  const found: Statement[] = [...aces].map((place) => ({
    place,
    cards: [SPADILLE, BASTA],
    least: 2,
    name: 'both black aces',
  }));
  if (game === 'spadille-forcee') found.push({place: ombre, cards: [SPADILLE], least: 1, name: 'Spadille'});
  if (called === null) return found;
  const all = giver >= 0 ? KINGS.length - 1 : KINGS.length;
  if (called[0] === 'Q') found.push({place: ombre, cards: KINGS, least: all, name: 'all Kings'});
  // An Ombre who names trumps himself after a call has called his own card, as no other player had one to call.
  const isOwn = isShown && partner < 0 && kindOf(game!) !== 'ask' && giver < 0;
  if (isOwn) found.push({place: ombre, cards: [...KINGS, ...QUEENS], least: 8, name: 'all Kings and Queens'});
  if (giver >= 0)
    for (const place of seatsIn(view))
      if (place !== ombre && place !== giver)
        found.push({
          place,
          cards: called[0] === 'Q' ? [called, ...KINGS] : [called],
          most: 0,
          name: 'the King that was given',
        });
  return found;
}

/** The cards that the viewer knows to be in a hand: his own, the called card once its holder is known, the card given for a King. */
function knownOf(view: CalledKingView, seat: Seat): readonly Card[] {
  const {called, partner, giver, ombre, returned, turn} = view;
  if (seat === view.seat) return view.hand;
  const open: Card[] = [];
  if (called !== null && seat === partner) open.push(called);
  if (called !== null && seat === ombre && turn.phase === 'declaring.returning') open.push(called);
  if (seat === giver && returned !== null) open.push(returned);
  // A viewer who knows which card was given back also knows that the Ombre kept the King.
  if (seat === ombre && returned !== null && returned !== called && called !== null) open.push(called);
  const played = playedBy(view, seat);
  return open.filter((card) => !played.includes(card));
}

/**
 * Draws deals of the hidden cards that agree with a view. That the Ombre called his own King, which nobody else can know, is drawn
 * only seldom. Cached for each view.
 * @throws ImpossibleView when no deal agrees
 */
export const imaginerFor = oncePerView((view: CalledKingView): Imaginer => {
  const {options, trump, seat, counts, game, called, isShown, ombre} = view;
  const seats = seatsIn(view);
  const known: KnownHands = {
    masks: masksOf(packOf(options), trump ?? ACES_ALONE),
    counts,
    known: seats.map((seat) => knownOf(view, seat)),
    ...(seat >= 0 && {own: seat}),
    played: seats.map((seat) => playedBy(view, seat)),
    statements: [...voidsIn(view), ...statementsFromCalls(view)],
  };
  const allDeals = imagineIfAny(known);
  if (allDeals.contradiction) throw allDeals.contradiction;
  if (!allDeals.dealCount) throw new ImpossibleView('no-deal');
  const isHidden = called !== null && kindOf(game!) === 'ask' && !isShown && seat !== ombre;
  const notHisOwn: Statement[] = isHidden
    ? [{place: ombre, cards: [called], most: 0, name: 'a King of another'}]
    : [];
  const usualDeals = isHidden
    ? imagineIfAny({...known, statements: [...known.statements!, ...notHisOwn]})
    : allDeals;
  return {
    dealCount: allDeals.dealCount,
    deal(random, into) {
      const isUsual = usualDeals.dealCount > 0 && random.below(OF_ALL) < OF_OTHERS;
      (isUsual ? usualDeals : allDeals).deal(random, into);
    },
  };
});

/**
 * A complete state that agrees with the view and with all that was said and shown. How well the other hands fit their bids is not
 * considered.
 * @throws ImpossibleView when no deal agrees
 */
export function imagine(view: CalledKingView, random: Random): CalledKingState {
  const {options, turn, seat, trump, ombre, giver, called} = view;
  const players = playersAt(view);
  const table = tools.changed(view, {player: -1, seat: -1, hand: [], returned: null});
  const bare: CalledKingState = {...clearedCards(players), pack: [], table};
  if (turn.phase === 'drawing.seats')
    return {...bare, pack: imaginedPlaces(view.draw!, placesOf(players), random)};
  if (turn.must === 'chance' || turn.over) return bare;
  const pack = masksOf(packOf(options), trump ?? ACES_ALONE);
  const holdings = new Int32Array((players + 1) * SUIT_SLOTS);
  imaginerFor(view).deal(random, holdings);
  const seats = seatsIn(view);
  const hands = seats.map((one) => (one === seat ? view.hand : pack.cardsAt(holdings, one)));
  const owned = seats.map((seat) => [...playedBy(view, seat), ...hands[seat]!]);
  if (giver < 0) return {...bare, hands, dealt: owned};
  const isReturned = turn.phase !== 'declaring.returning';
  const returned = !isReturned
    ? null
    : (view.returned ?? (owned[giver]!.includes(called!) ? called : pick(owned[giver]!, random)));
  const without = (cards: readonly Card[], card: Card | null) => cards.filter((one) => one !== card);
  const dealt = owned.map((cards, index) =>
    index === ombre
      ? [...without(cards, called), ...(returned !== null && returned !== called ? [returned] : [])]
      : index === giver
        ? [...without(without(cards, returned), called), called!]
        : cards,
  );
  return {...bare, hands, dealt, returned};
}

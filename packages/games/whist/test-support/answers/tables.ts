import {FRENCH_52, type Card, type Suit} from '@quinola/cards';
import type {Laid, Seat} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {factsOf, lawful} from '../../src/whist/opponents/maxims/facts.js';
import {cardMaxims} from '../../src/whist/opponents/maxims/schools.js';
import {
  positionState,
  whist,
  type BySide,
  type WhistHappening,
  type WhistState,
} from '../../src/whist/rules/index.js';
import {isDoubled} from '../../src/whist/rules/ruleset.js';
import {mark} from '../../src/whist/rules/marking.js';
import {EMPTY_HANDS, left} from '../../src/whist/rules/table.js';
import {bySide, named, optionsOf, seatName, seatNamed, sideName, type Sides} from './given.js';
import {filled} from './given.js';
import {irregularity} from './irregularities.js';
import {beforeDeal, dealing, found, played, plays} from './playing.js';
import {call, strohmannLook, strohmannReveal} from './calls.js';

interface GivenTrick {
  readonly leader: string;
  readonly cards: readonly Card[];
}

/** A position near the end of a deal, with this many cards in each hand. */
function ending(
  given: Given,
  hands: readonly (readonly Card[])[],
  leader: Seat,
  trick: readonly Laid[] = [],
  turned: Card | null = null,
): WhistState {
  const size = hands[leader]!.length + Number(trick.length > 0);
  return positionState(optionsOf(given), {
    hands,
    leader,
    trick,
    dealer: left(leader, turned ? 1 : 3),
    trump: given.trump as Suit,
    turnUp: turned,
    score: [0, 0],
    games: [],
    preference: null,
    tricks: [13 - size, 0],
  });
}

/** `trick`: four cards → who wins. */
function trick(given: Given): object {
  const leader = seatNamed(given.leader);
  const cards = given.cards as Card[];
  const hands = [0, 1, 2, 3].map((seat) => [cards[(seat - leader + 4) % 4]!]);
  const {events} = played(ending(given, hands, leader), plays(cards));
  return {winner: seatName(found(events, 'trick-won')[0]!.seat)};
}

/** `legal`: a hand and the suit led → the cards that may be played. */
function legal(given: Given): object {
  const hand = given.hand as Card[];
  const lead = FRENCH_52.cards.find((card) => card[1] === given.led && !hand.includes(card))!;
  const hands = filled([hand, [], [], []], hand.length, () => true, [lead]).map((cards, seat) =>
    seat === 3 ? cards.slice(1) : cards,
  );
  const state = ending(given, hands, 3, [{seat: 3, card: lead}]);
  return {
    cards: whist.moves(whist.view(state, 0)).flatMap((move) => (move.type === 'PLAY' ? [move.card] : [])),
  };
}

/**
 * `suit-layout`: the layout of one suit, and plays → who wins each trick, and the book maxims by which at least one
 * of these cards is played.
 */
function suitLayout(given: Given): object {
  const layout = given.layout as Readonly<Record<string, readonly Card[]>>;
  const tricks = given.plays as readonly (readonly (readonly [string, Card])[])[];
  const own = ['S', 'W', 'N', 'E'].map((letter) => layout[letter]!);
  const suit = own.flat()[0]![1];
  const hands = filled(
    own,
    Math.max(...own.map((cards) => cards.length)),
    (card) => card[1] !== suit && card[1] !== given.trump,
  );
  const leader = seatNamed(given.leader);
  // In a layout of trumps the leader's left neighbour deals and has turned a figure (§25.2c).
  const turned = suit === given.trump ? own[left(leader)]![0]! : null;
  let state = ending(given, hands, leader, [], turned);
  const winners: string[] = [];
  const maxims = new Set<string>();
  // A missing king means the great invite was made by whoever still has ace and jack (§17 XIV).
  const invited = own.flat().includes(`K${suit}`) ? -1 : own.findIndex((cards) => cards.includes(`J${suit}`));
  for (const [letter, named] of tricks.flat()) {
    const card = named === ANY_OTHER ? otherCard(state, seatNamed(letter), suit) : named;
    for (const id of maximsFor(state, seatNamed(letter), card, invited)) maxims.add(id);
    const made = whist.play(state, seatNamed(letter), {type: 'PLAY', card});
    winners.push(...found(made.events, 'trick-won').map(({seat}) => seatName(seat)));
    ({state} = made);
  }
  return {winners, maxims: [...maxims]};
}

/** A card of a suit that the layout does not show, in the words of the answers. */
const ANY_OTHER = 'xx';

/** Any card of another suit in the hand of a seat. */
const otherCard = ({hands}: WhistState, seat: Seat, suit: string | undefined): Card =>
  hands[seat]!.find((card) => card[1] !== suit)!;

/** The Viennese maxims that would play this card; a seat may have made the great invite before. */
function maximsFor(state: WhistState, seat: Seat, card: Card, invited: Seat): string[] {
  const seen = factsOf(whist.view(state, seat));
  const great = seen.great.map((suits, i) => (i === 0 && seat === invited ? suits + card[1]! : suits));
  const facts = {...seen, great};
  const open = lawful(facts);
  return cardMaxims('leitfaden')
    .filter((maxim) => maxim.when(facts, open) && maxim.suggest(facts, open).includes(card) && !maxim.bars)
    .map(({id}) => id);
}

/** `full-deal`: a pack and all 52 plays → turn-up, winners, tricks, honours, score. */
function fullDeal(given: Given): object {
  const tricks = given.plays as readonly GivenTrick[];
  const dealt = played(beforeDeal(optionsOf(given), seatNamed(given.dealer)), dealing(given.pack as Card[]));
  const {turnUp, trump} = dealt.state.table;
  const hands = given.hands as Readonly<Record<string, readonly Card[]>>;
  for (const [letter, cards] of Object.entries(hands)) {
    const got = dealt.state.hands[seatNamed(letter)]!;
    if (cards.length !== got.length || !cards.every((card) => got.includes(card)))
      throw new RangeError(`${letter} was dealt another hand`);
  }
  const events: WhistHappening[] = [];
  let {state} = dealt;
  for (const {leader, cards} of tricks) {
    if (state.table.toPlay !== seatNamed(leader)) throw new RangeError(`${leader} is not in the lead`);
    const made = played(state, plays(cards));
    ({state} = made);
    events.push(...made.events);
  }
  const {result} = found(events, 'deal-scored')[0]!;
  const winners = found(events, 'trick-won');
  return {
    turnUp: turnUp!.remembered,
    trump,
    winners: winners.map(({seat}) => seatName(seat)),
    tricks: named(result.tricksWon),
    honourCards: named(result.honourCards),
    score: named(result.score),
  };
}

/** A state at the end of a deal in which the sides have these tricks and were dealt these honours. */
function dealDone(state: WhistState, tricksWon: BySide, honours: BySide): WhistState {
  const figures = ['AS', 'KS', 'QS', 'JS'];
  const dealt = [figures.slice(0, honours[0]), figures.slice(honours[0]), [], []];
  return {
    ...state,
    dealt,
    hands: EMPTY_HANDS,
    table: {...state.table, trump: 'S', tricksWon, deal: state.table.deal + 1},
  };
}

/** `match`: deals as tricks and honours → scores, games, slams, the rubber. */
function match(given: Given): object {
  const deals = given.deals as {tricks: Sides; honourCards: Sides}[];
  const events: WhistHappening[] = [];
  let state = beforeDeal(optionsOf(given, {rubbers: 1}), 0);
  for (const {tricks, honourCards} of deals)
    state = mark(dealDone(state, bySide(tricks), bySide(honourCards)), events);
  const settled = found(events, 'rubber-settled')[0]?.result;
  return {
    scores: found(events, 'deal-scored').map(({result}) => named(result.score)),
    games: found(events, 'game-won').map(({result}) => ({
      winner: sideName(result.winner),
      loserScore: result.loserScore,
      points: result.level,
    })),
    slams: (settled?.slams ?? []).map(({side, size}) => ({side: sideName(side), kind: size})),
    winner: sideName(settled?.games[settled.games.length - 1]?.winner ?? null),
    net: settled?.net,
  };
}

/** `dealer-rotation`: a number of deals with a game ending among them → who deals each. */
function dealerRotation(given: Given): object {
  const dealers: string[] = [];
  let state = beforeDeal(optionsOf(given), seatNamed(given.dealer));
  for (let deal = 1; deal <= Number(given.deals); deal++) {
    dealers.push(seatName(state.table.dealer));
    const last = deal === Number(given.gameBoundaryAfter);
    state = mark(
      dealDone(last ? {...state, table: {...state.table, score: [9, 0]}} : state, [7, 6], [2, 2]),
      [],
    );
  }
  return {dealers};
}

/** `preference`: the trumps of a rubber's deals → which count double. */
function preference(given: Given): object {
  const options = optionsOf(given, {preference: true});
  let state = beforeDeal(options, 0);
  let suit: Suit | null = null;
  const doubled = (given.dealsTrump as Suit[]).map((trump, i) => {
    const last = i === 0 ? String(given.firstTurnUp) : `2${trump}`;
    ({state} = played(state, dealing([...FRENCH_52.cards.filter((card) => card !== last), last])));
    suit = state.table.preference;
    const twice = isDoubled(state.table);
    state = mark({...state, table: {...state.table, tricksWon: [7, 6], score: [0, 0]}}, []);
    return twice;
  });
  return {preference: suit, doubled};
}

/** Runners of the kinds that are played at a table. */
export const runners: Readonly<Record<string, (given: Given) => object>> = {
  trick,
  legal,
  'full-deal': fullDeal,
  match,
  'dealer-rotation': dealerRotation,
  preference,
  call,
  irregularity,
  'strohmann-look': strohmannLook,
  'strohmann-reveal': strohmannReveal,
  'suit-layout': suitLayout,
};

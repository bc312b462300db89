import {FRENCH_52, type Card, type Suit} from '@quinola/cards';
import {cutPack, type Laid, type Seat} from '@quinola/play';
import {lawOf, type Circumstances} from '../laws.js';
import {
  positionState,
  whist,
  whistOptions,
  type Accident,
  type BySide,
  type RuleSetId,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistState,
} from '../rules/index.js';
import {firstLook} from '../rules/dummy.js';
import {seatedTable} from '../rules/position.js';
import {beginShuffling} from '../rules/preparing.js';
import {isDoubled} from '../rules/ruleset.js';
import {mark} from '../rules/settlement/marking.js';
import {EMPTY_HANDS, left} from '../rules/state.js';
import {sideOf} from '../rules/types.js';
import {bySide, named, optionsOf, seatName, seatNamed, sideName, type Given, type Sides} from './given.js';
import {levelName} from './scores.js';

interface GivenTrick {
  readonly leader: string;
  readonly cards: readonly Card[];
}

type Event<T extends WhistHappening['type']> = Extract<WhistHappening, {readonly type: T}>;

/** Makes moves one after the other and gathers what came of them; each is made by whoever is waited for. */
function played(
  state: WhistState,
  moves: readonly WhistMove[],
): {readonly state: WhistState; readonly events: readonly WhistHappening[]} {
  const events: WhistHappening[] = [];
  for (const move of moves) {
    const made = whist.play(state, state.table.turn.must!, move);
    state = made.state;
    events.push(...made.events);
  }
  return {state, events};
}

function found<T extends WhistHappening['type']>(events: readonly WhistHappening[], type: T): Event<T>[] {
  return events.filter((event): event is Event<T> => event.type === type);
}

const plays = (cards: readonly Card[]): WhistMove[] => cards.map((card) => ({type: 'PLAY', card}));

/** Cards that are in none of the hands, as many as fill every hand to a size. */
function filled(
  hands: readonly (readonly Card[])[],
  size: number,
  mayFill: (card: Card) => boolean,
  elsewhere: readonly Card[] = [],
): Card[][] {
  const free = FRENCH_52.cards.filter(
    (card) => mayFill(card) && ![...hands.flat(), ...elsewhere].includes(card),
  );
  return hands.map((hand) => [...hand, ...Array.from({length: size - hand.length}, () => free.pop()!)]);
}

/** A position near the end of a deal: so many cards in each hand. */
function ending(
  given: Given,
  hands: readonly (readonly Card[])[],
  leader: Seat,
  trick: readonly Laid[] = [],
): WhistState {
  const size = hands[leader]!.length + Number(trick.length > 0);
  return positionState(optionsOf(given), {
    hands,
    leader,
    trick,
    dealer: left(leader, 3),
    trump: given.trump as Suit,
    turnUp: null,
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

/** `suit-layout`: one suit as it lies, and plays → who wins each trick. */
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
  let state = ending(given, hands, seatNamed(given.leader));
  const winners: string[] = [];
  for (const [letter, card] of tricks.flat()) {
    const made = whist.play(state, seatNamed(letter), {type: 'PLAY', card});
    winners.push(...found(made.events, 'trick-won').map(({seat}) => seatName(seat)));
    ({state} = made);
  }
  return {winners};
}

/** A table of four whose dealer is about to get a shuffled pack. */
function beforeDeal(options: WhistOptions, dealer: Seat): WhistState {
  return {
    table: beginShuffling(seatedTable(options, dealer)),
    pack: [],
    hands: EMPTY_HANDS,
    dealt: EMPTY_HANDS,
  };
}

/** The moves that deal a pack as it lies after the cut. */
function dealing(pack: readonly Card[], accident: Accident | null = null): WhistMove[] {
  return [
    {type: 'SHUFFLE', pack: cutPack(pack, 26)},
    {type: 'CUT', index: 26},
    {type: 'GIVE', accident},
  ];
}

/** `full-deal`: a pack and all 52 plays → turn-up, winners, tricks, honours, score. */
function fullDeal(given: Given): object {
  const tricks = given.plays as readonly GivenTrick[];
  const dealt = played(beforeDeal(optionsOf(given), seatNamed(given.dealer)), dealing(given.pack as Card[]));
  const {turnUp, trump} = dealt.state.table;
  const hands = given.hands as Readonly<Record<string, readonly Card[]>>;
  for (const [letter, cards] of Object.entries(hands)) {
    if (!cards.every((card) => dealt.state.hands[seatNamed(letter)]!.includes(card)))
      throw new RangeError(`${letter} was dealt another hand`);
  }
  const {events} = played(dealt.state, plays(tricks.flatMap(({cards}) => cards)));
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

/** A state at the end of a deal in which the sides have made these tricks and were dealt these honours. */
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

/** `dealer-rotation`: so many deals, a game ending among them → who deals each. */
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

/** `preference`: the trumps of the deals of a rubber → which count double. */
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

/** `call`: the scores and who holds honours → whether one may call, what is answered, and what comes of it. */
function call(given: Given): object {
  const options = optionsOf(given, {
    etiquette: 'strict',
    ...(given.preferenceDeal === undefined ? {} : {preference: true}),
  });
  const figures = ['AS', 'KS', 'QS', 'JS'];
  const own = Number(given.callerHonours);
  const hands = filled(
    [
      figures.slice(0, own),
      [],
      figures.slice(own, own + Number(given.partnerHonours)),
      figures.slice(own + Number(given.partnerHonours)),
    ],
    13,
    () => true,
  );
  const state = positionState(options, {
    hands,
    dealer: 3,
    leader: 0,
    trump: 'S',
    turnUp: null,
    trick: [],
    tricks: [0, 0],
    games: [],
    score: bySide(given.score as Sides),
    preference: options.preference ? (given.preferenceDeal ? 'S' : 'H') : null,
  });
  const move: WhistMove = {type: given.action === 'show' ? 'SHOW' : 'CALL'};
  const refusal = whist.refusal(whist.view(state, 0), move);
  if (refusal && !refusal.breach) return {legal: false, reason: refusal.reason};
  const called = whist.play(state, 0, move);
  if (refusal) return {legal: false, ...faultOf(called.state)};
  if (given.falseYes)
    return {legal: false, ...faultOf(whist.play(called.state, 2, {type: 'ANSWER', yes: true}).state)};
  if (move.type === 'SHOW') return {legal: true, ...gameWon(called.events)};
  const [answer] = whist.moves(whist.view(called.state, 2)) as [Extract<WhistMove, {type: 'ANSWER'}>];
  return {
    legal: true,
    answer: answer.yes ? 'yes' : 'no',
    ...gameWon(whist.play(called.state, 2, answer).events),
  };
}

/** What the law says of the fault about which somebody must decide. */
function faultOf({table}: WhistState): object {
  return table.turn.phase === 'playing.callFault'
    ? lawOf(table.options.rules, table.fault!.kind)!.ruling({})
    : {};
}

function gameWon(events: readonly WhistHappening[]): object {
  const game = found(events, 'game-won')[0]?.result;
  if (!game) return {gameOver: false};
  return {gameOver: true, winner: sideName(game.winner), level: levelName(game.level), points: game.level};
}

/** `strohmann-look`: who dealt → which hand is looked at first. */
function strohmannLook(given: Given): object {
  // The player with the dummy sits south, the dummy north.
  const dealer = {own: 0, left: 1, dummy: 2, right: 3}[String(given.dealer)]!;
  return {lookFirst: firstLook({dummy: 2, dealer}) === 2 ? 'dummy' : 'own'};
}

/** `strohmann-reveal`: when all see the dummy, found by playing a deal. */
function strohmannReveal(given: Given): object {
  const table = {...seatedTable(optionsOf(given, {table: 'dummy'}), 0), seats: [0, 1, 0, 2], dummy: 2};
  let {state} = played({...beforeDeal(optionsOf(given), 0), table: beginShuffling(table)}, [
    ...dealing(FRENCH_52.cards),
    {type: 'LOOK'},
  ]);
  const open: boolean[] = [];
  for (let done = 0; done < 3; done++) {
    open.push(whist.view(state, 1).dummyHand !== null);
    while (state.table.tricks.length === done)
      ({state} = played(state, [whist.moves(whist.view(state, state.table.turn.must as number))[0]!]));
  }
  return {dummyOpen: open[Number(given.tricksCompleted)], after: open.indexOf(true)};
}

/** What happens at a strict table where an accident befalls the deal of south. */
function accidentAt(given: Given, accident: Accident): object {
  const rules = given.rules as RuleSetId;
  const before = beforeDeal(whistOptions({rules, etiquette: 'strict'}), 0);
  const {state} = played(before, dealing(FRENCH_52.cards, accident));
  const again = state.table.turn.phase === 'preparing.shuffling';
  return again
    ? {
        redeal: state.table.dealer === 0,
        ...(state.table.dealer === 0
          ? {dealer: 'same'}
          : {dealPassesTo: state.table.dealer === 1 ? 'left' : ''}),
      }
    : {decidingSide: sideOf(state.table.seats.indexOf(state.table.turn.must as number))};
}

/** `irregularity`: what the laws say, and where the table itself can go wrong so, what it does. */
function irregularity(given: Given): object {
  const law = (id: string, circumstances: Circumstances = {}): object =>
    lawOf(given.rules as RuleSetId, id)!.ruling(circumstances);
  const fault =
    given.fault === 'chance'
      ? 'chance'
      : given.fault === 'dealers-opponent' || given.fault === 'opponent'
        ? 'enemy-side'
        : 'dealer-side';
  switch (given.event) {
    case 'misdeal':
      return {...law('misdeal'), ...accidentAt(given, {kind: 'misdeal', by: 0})};
    case 'card-faced-in-pack':
      return {
        ...law('faced', {isLastCard: Boolean(given.isLastCard)}),
        ...accidentAt(given, {kind: 'faced', by: null}),
      };
    case 'card-exposed-in-dealing': {
      const by = fault === 'chance' ? null : fault === 'enemy-side' ? 1 : 2;
      const card = FRENCH_52.cards[0]!;
      return {...law('exposed', {fault}), ...accidentAt(given, {kind: 'exposed', by, card, seat: 1})};
    }
    case '12-and-14':
    case 'one-player-has-14':
      return law('twelve-and-fourteen');
    case '12-and-13s':
    case 'one-player-has-12-others-13':
      return law('twelve');
    case 'partners-marked-differently':
      return law('marks-differ', {marks: given.marks as number[]});
    case 'revoke-claimed-after-next-turn-up':
      return {...law('revoke-expired'), ...revokeAfterTurnUp(given)};
    case 'ask-turn-up-after-dealer-picked-it-up':
      return law('turn-up-asked');
    default:
      throw new RangeError(`no law is known about ${String(given.event)}`);
  }
}

/** Whether a revoke can be claimed once the next deal has been turned up. */
function revokeAfterTurnUp(given: Given): object {
  const before = beforeDeal(whistOptions({rules: given.rules as RuleSetId, etiquette: 'strict'}), 0);
  const {state} = played(before, dealing(FRENCH_52.cards));
  return {valid: whist.refusal(whist.view(state, 1), {type: 'CLAIM_REVOKE', seat: 0, trick: 13}) === null};
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

import {suitOf, type Card, type Suit} from '@quinola/cards';
import {
  countsOf,
  naming,
  playerAt,
  refuseChosen,
  withAdded,
  without,
  withoutAll,
  type Choice,
  type MoveRules,
  type NamingRule,
} from '@quinola/play';
import {beforeLead, exchangeOf} from './buying.js';
import {gameOf, suitsFor, type GameId} from './ladder.js';
import {cardsOf, isMisere, tools} from './table.js';
import type {Events, ViraHappening, ViraMove, ViraState, ViraTypes, ViraView} from './types.js';

// What the declarer does with his game before others exchange (wira.md section 5).

/** The game is known: its first step. */
export function contract(state: ViraState, game: GameId, events: Events): ViraState {
  const {declarer, playedWira, seats} = state.table;
  events.push({type: 'plays', seat: declarer, game});
  const isWira = game === 'wira' || game === 'solo-wira';
  const table = tools.changed(state.table, {
    game,
    ...(isWira && {playedWira: playedWira.with(seats[declarer]!, true)}),
  });
  const next: ViraState = {...state, table};
  const waiting = (phase: ViraView['turn']['phase']): ViraState => ({
    ...state,
    table: tools.waitingAt(table, phase, declarer),
  });
  switch (gameOf(game).kind) {
    case 'kop':
    case 'solo':
      return waiting('declaring.trump');
    case 'tournee':
      return waiting('declaring.turning');
    case 'gasque':
      return waiting('declaring.keeping');
    case 'wira':
      return takeTalon(next, [], events);
    case 'misere':
      return gameOf(game).buys === 'any' ? exchangeOf(next, declarer) : afterBuying(next, events);
  }
}

/** A small misère lays one more card aside; then the others exchange, or play begins. */
export function afterBuying(state: ViraState, events: Events): ViraState {
  const {declarer} = state.table;
  if (cardsOf(state.table) === 12 && state.aside === null)
    return {...state, table: tools.waitingAt(state.table, 'declaring.aside', declarer)};
  return beforeLead(state, events);
}

/** The suits that may be named: of the class that was promised, or a better one; after taking the talon any. */
export const suitsToName = ({promised, highest}: Pick<ViraView, 'promised' | 'highest'>): readonly Suit[] =>
  suitsFor(promised, highest!);

/** The trump is named; what comes next hangs on where the cards are bought. */
export const NAME_TRUMP: NamingRule<
  ViraState,
  ViraView,
  Extract<ViraMove, {readonly type: 'NAME_TRUMP'}>,
  ViraHappening
> = naming<'NAME_TRUMP', 'suit', Suit, ViraState, ViraView, ViraHappening>('NAME_TRUMP', 'suit', {
  among: suitsToName,
  act(state, {suit}, _by, events) {
    const {declarer, game} = state.table;
    events.push({type: 'trump', seat: declarer, suit});
    const next = {...state, table: tools.changed(state.table, {trump: suit})};
    const {buys} = gameOf(game!);
    if (buys === 'talon')
      return {...state, table: tools.waitingAt(next.table, 'declaring.discarding', declarer)};
    return buys === 'any' ? exchangeOf(next, declarer) : beforeLead(next, events);
  },
});

/** A Gasque on one or two may be played as a misère, which is said when the trump would be named. */
export const MISERE: MoveRules<ViraTypes>['MISERE'] = {
  moves: ({game}) => (game === 'gasque-1' || game === 'gasque-2' ? [{type: 'MISERE'}] : []),
  act(state, _move, _by, events) {
    const {declarer} = state.table;
    events.push({type: 'misere', seat: declarer});
    return {
      ...state,
      table: tools.waitingAt(state.table, 'declaring.discarding', declarer, {asMisere: true}),
    };
  },
};

/** Turns the next card of the talon, which makes the trump. */
export function turnUp(state: ViraState, events: Events): ViraState {
  const {declarer: seat, turnedLies, turnedAway, turned} = state.table;
  // A turned card that was not drawn is laid away before the next is turned.
  const talon = turnedLies ? state.talon.slice(1) : state.talon;
  const card = talon[0]!;
  const suit = suitOf(card);
  events.push({type: 'turned', seat, card}, {type: 'trump', seat, suit});
  const table = tools.changed(state.table, {
    trump: suit,
    turned: card,
    turnedLies: true,
    turnedAway: turnedLies ? [...turnedAway, turned!] : turnedAway,
    talon: talon.length,
  });
  return exchangeOf({...state, talon, table}, seat);
}

/** The first turning of a Tournée. */
export const TURN: MoveRules<ViraTypes>['TURN'] = {
  moves: () => [{type: 'TURN'}],
  act: (state, _move, _by, events) => turnUp(state, events),
};

/** The own cards that are kept in a Gasque. */
export const keepingChoice = ({hand, game}: Pick<ViraView, 'hand' | 'game'>): Choice => {
  const keeps = gameOf(game!).keeps!;
  return {choose: 'KEEP', from: hand, least: keeps, most: keeps};
};

/** The other cards are thrown, and the whole talon is taken. */
export const KEEP: MoveRules<ViraTypes>['KEEP'] = {
  moves: (view) => [keepingChoice(view)],
  refuse: (view, {cards}) => refuseChosen(keepingChoice(view), cards),
  act: (state, {cards}, _by, events) =>
    takeTalon(state, withoutAll(state.hands[state.table.declarer]!, cards), events),
};

/** Throws some cards and takes the whole talon. */
function takeTalon(state: ViraState, thrown: readonly Card[], events: Events): ViraState {
  const {declarer: seat} = state.table;
  const hand = withoutAll(state.hands[seat]!, thrown);
  const to = [playerAt(state.table, seat)];
  events.push({type: 'took-talon', seat, kept: hand.length});
  if (thrown.length) events.push({type: 'laid', seat, cards: thrown, to});
  events.push({type: 'drew', seat, cards: state.talon, to});
  const hands = state.hands.with(seat, [...hand, ...state.talon]);
  return {
    ...state,
    hands,
    talon: [],
    laid: state.laid.with(seat, thrown),
    table: tools.waitingAt(state.table, 'declaring.trump', seat, {
      talon: 0,
      counts: countsOf(hands),
    }),
  };
}

/** The cards that are thrown after the talon was taken: all above thirteen. */
export const throwingChoice = ({hand}: Pick<ViraView, 'hand'>): Choice => ({
  choose: 'DISCARD',
  from: hand,
  least: hand.length - 13,
  most: hand.length - 13,
});

/** Thirteen cards are left. */
export const DISCARD: MoveRules<ViraTypes>['DISCARD'] = {
  moves: (view) => [throwingChoice(view)],
  refuse: (view, {cards}) => refuseChosen(throwingChoice(view), cards),
  act(state, {cards}, _by, events) {
    const {declarer: seat} = state.table;
    const hands = state.hands.with(seat, withoutAll(state.hands[seat]!, cards));
    events.push(
      {type: 'threw', seat, count: cards.length},
      {type: 'laid', seat, cards, to: [playerAt(state.table, seat)]},
    );
    const next = {
      ...state,
      hands,
      laid: state.laid.with(seat, [...state.laid[seat]!, ...cards]),
      table: tools.changed(state.table, {counts: countsOf(hands)}),
    };
    return isMisere(next.table) ? afterBuying(next, events) : beforeLead(next, events);
  },
};

/** In a small misère one card is laid aside, face down. */
export const LAY_ASIDE: MoveRules<ViraTypes>['LAY_ASIDE'] = {
  moves: ({hand}) => hand.map((card) => ({type: 'LAY_ASIDE', card})),
  otherwise: 'not-held',
  act(state, {card}, _by, events) {
    const {declarer: seat} = state.table;
    events.push(
      {type: 'laid-aside', seat},
      {type: 'laid', seat, cards: [card], to: [playerAt(state.table, seat)]},
    );
    return beforeLead(
      {
        ...state,
        aside: card,
        hands: state.hands.with(seat, without(state.hands[seat]!, card)),
        table: tools.changed(state.table, {counts: withAdded(state.table.counts, seat, -1)}),
      },
      events,
    );
  },
};

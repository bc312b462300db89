import {FRENCH_SUITS, suitOf, type Card, type Suit} from '@quinola/cards';
import {countsOf, refuseChosen, withoutAll, type Choice, type Seat} from '@quinola/play';
import {ACES_ALONE, BASTA, SPADILLE} from '../../kit/rules/index.js';
import {beginExchange} from './exchanging.js';
import {becomes, gameOf, type Bid, type GameId} from './ladder.js';
import {handSize, hasBothAces, isFavourite, tools} from './table.js';
import type {Act, Events, OmbreState, OmbreView} from './types.js';

/** The declaration: the Ombre's trump is named, turned up, or found after drawing, then cards are exchanged. */
export function declare(state: OmbreState, ombre: Seat, game: Bid, events: Events): OmbreState {
  events.push({type: 'plays', seat: ombre, game});
  const table = tools.changed(state.table, {ombre, game, toPlay: ombre});
  const at = (phase: OmbreView['turn']['phase']): OmbreState => ({
    ...state,
    table: tools.waitingAt(table, phase, ombre),
  });
  switch (gameOf(game).trump) {
    case 'named':
      return at(game === 'ask' ? 'declaring.game' : 'declaring.trump');
    case 'favourite':
      return setTrump({...state, table}, table.favourite!, events);
    case 'turned': {
      // If an ask becomes a Casco, its aces are shown now.
      if (game !== 'casco' || table.aces === ombre) return at('declaring.turning');
      events.push({type: 'shown', seat: ombre});
      return {...state, table: tools.waitingAt(table, 'declaring.turning', ombre, {aces: ombre})};
    }
    case 'drawn':
      return at('declaring.keeping');
    case 'none':
      return setTrump({...state, table}, ACES_ALONE, events);
  }
}

/** The King has the talon: he keeps nine of its cards, then names trumps; nobody exchanges. */
export function declareKing(state: OmbreState, events: Events): OmbreState {
  const {king} = state.table;
  events.push({type: 'plays', seat: king, game: 'murzyn'});
  const hands = state.hands.with(king, state.talon);
  return {
    ...state,
    hands,
    talon: [],
    table: tools.waitingAt(state.table, 'declaring.picking', king, {
      ombre: king,
      game: 'murzyn',
      king: -1,
      toPlay: king,
      talon: 0,
      counts: countsOf(hands),
    }),
  };
}

/** The trump is known. */
export function setTrump(state: OmbreState, suit: Suit, events: Events): OmbreState {
  const {ombre, game, favourite} = state.table;
  if (suit !== ACES_ALONE) events.push({type: 'trump', seat: ombre, suit});
  // An ask whose trump is the favourite suit is an ask in colour.
  const named: GameId | null = game === 'ask' && isFavourite(suit, favourite) ? 'ask-colour' : game;
  return beginExchange({...state, table: tools.changed(state.table, {trump: suit, game: named})}, events);
}

/** The suits that can be named: Solo and announced Vole in the favourite suit are separate bids. */
export function suitsToName({game, favourite}: Pick<OmbreView, 'game' | 'favourite'>): readonly Suit[] {
  const apart = game === 'solo' || game === 'tout';
  return FRENCH_SUITS.filter((suit) => !apart || suit !== favourite);
}

export const nameTrump: Act<'NAME_TRUMP'> = (state, {suit}, _by, events) => setTrump(state, suit, events);

/** The games that an ask may become; to keep the ask, its trump is named. */
export function gamesToChoose({options, favourite, hand}: OmbreView): readonly Bid[] {
  return becomes(options, favourite, 'ask', hasBothAces(hand)).filter((id) => gameOf(id).group !== 'ask');
}

export const chooseGame: Act<'CHOOSE'> = (state, {game}, _by, events) =>
  declare(state, state.table.ombre, game, events);

/** The top card of the talon is turned up: its suit is trumps, and the Ombre gets it (law 61). */
function turnUp(state: OmbreState, events: Events): OmbreState {
  const [card, ...talon] = state.talon;
  const {ombre, turned} = state.table;
  events.push({type: 'turned', seat: ombre, card: card!});
  const hands = state.hands.with(ombre, [...state.hands[ombre]!, card!]);
  return {
    ...state,
    hands,
    talon,
    table: tools.changed(state.table, {
      turned: [...turned, card!],
      talon: talon.length,
      counts: countsOf(hands),
    }),
  };
}

const turnedSuit = ({turned}: OmbreView): Suit => suitOf(turned.at(-1)!);

export const turn: Act<'TURN'> = (state, _move, _by, events) => {
  const next = turnUp(state, events);
  const {table} = next;
  const isAce = table.turned[0] === SPADILLE || table.turned[0] === BASTA;
  return isAce && table.options.tourneeSecondTurn === 'on'
    ? {...next, table: tools.waitingAt(table, 'declaring.turnedAce', table.ombre)}
    : setTrump(next, turnedSuit(table), events);
};

/** After a black ace a second card is turned, which decides. */
export const turnAgain: Act<'TURN_AGAIN'> = (state, _move, _by, events) => {
  const next = turnUp(state, events);
  return setTrump(next, turnedSuit(next.table), events);
};

export const keepTrump: Act<'KEEP_TRUMP'> = (state, _move, _by, events) =>
  setTrump(state, turnedSuit(state.table), events);

/** The cards that the Ombre may keep at Obscur: if he has black aces, only one of those (law 62). */
export function toKeep({hand}: Pick<OmbreView, 'hand'>): readonly (Card | null)[] {
  const aces = hand.filter((card) => card === SPADILLE || card === BASTA);
  return aces.length ? aces : [null, ...hand];
}

/**
 * Which cards of a talon Obscur takes, and which it leaves: from the top, from the bottom, or from the middle, where equally
 * many are left above and below, with an odd one below.
 */
export function obscured<T>(
  talon: readonly T[],
  take: number,
  game: GameId | null,
): {readonly taken: readonly T[]; readonly rest: readonly T[]} {
  const left = talon.length - take;
  const above = game === 'obscur-top' ? 0 : game === 'obscur-bottom' ? left : Math.floor(left / 2);
  return {
    taken: talon.slice(above, above + take),
    rest: [...talon.slice(0, above), ...talon.slice(above + take)],
  };
}

/** All cards but one are discarded, and as many taken from the talon; then the Ombre names trumps, or gives up. */
export const keepOne: Act<'KEEP'> = (state, {card}, _by, events) => {
  const {ombre, game, bought} = state.table;
  const thrown = state.hands[ombre]!.filter((held) => held !== card);
  const {taken, rest} = obscured(state.talon, thrown.length, game);
  const hands = state.hands.with(ombre, [...(card === null ? [] : [card]), ...taken]);
  const to = [state.table.seats[ombre]!];
  events.push({type: 'bought', seat: ombre, count: taken.length});
  events.push({type: 'laid', seat: ombre, cards: thrown, to}, {type: 'drew', seat: ombre, cards: taken, to});
  return {
    ...state,
    hands,
    talon: rest,
    laid: state.laid.with(ombre, thrown),
    table: tools.waitingAt(state.table, 'declaring.trump', ombre, {
      talon: rest.length,
      bought: bought.with(ombre, taken.length),
    }),
  };
};

/** How many cards of the talon the King keeps. */
export function pickingChoice({hand, options}: Pick<OmbreView, 'hand' | 'options'>): Choice {
  const size = handSize(options);
  return {choose: 'KEEP9', from: hand, least: size, most: size};
}

export const refusePicking = (view: OmbreView, cards: unknown) => refuseChosen(pickingChoice(view), cards);

export const keepNine: Act<'KEEP9'> = (state, {cards}, _by, events) => {
  const {ombre} = state.table;
  const thrown = withoutAll(state.hands[ombre]!, cards);
  const hands = state.hands.with(ombre, cards);
  events.push({type: 'laid', seat: ombre, cards: thrown, to: [state.table.seats[ombre]!]});
  return {
    ...state,
    hands,
    laid: state.laid.with(ombre, thrown),
    table: tools.waitingAt(state.table, 'declaring.trump', ombre, {counts: countsOf(hands)}),
  };
};

import type {Card, Suit} from '@quinola/cards';
import {countsOf, naming, withCardMoved, type MoveRules} from '@quinola/play';
import {callsIn, holderNames, kindOf, trumpsBeside, trumpsFor} from './ladder.js';
import {
  playerAt,
  tools,
  type CalledKingMove,
  type CalledKingHappening,
  type CalledKingState,
  type CalledKingTypes,
  type CalledKingView,
  type Events,
} from './types.js';

// What the winner of the auction declares: trumps and the called card, its holder's trumps, what goes back for it.

type Declaration = Extract<CalledKingMove, {type: 'DECLARE'}>;

/** The eldest hand leads to the first trick. */
const begin = (state: CalledKingState): CalledKingState => ({
  ...state,
  table: tools.waitingAt(state.table, 'playing.trick', state.table.leader, {toPlay: state.table.leader}),
});

const named = (state: CalledKingState, suit: Suit, events: Events): CalledKingState => {
  events.push({type: 'trump-named', seat: state.table.toPlay, suit});
  return {...state, table: tools.changed(state.table, {trump: suit})};
};

const calledBy = (state: CalledKingState, card: Card, events: Events): CalledKingState => {
  events.push({type: 'called', seat: state.table.ombre, card});
  return {...state, table: tools.changed(state.table, {called: card})};
};

/** Trumps and calls that the Ombre may declare together. */
function declarations({game, hand, favourites}: CalledKingView): readonly Declaration[] {
  return trumpsFor(game!, favourites).flatMap((trump) =>
    callsIn(game!, hand, trump).map((call): Declaration => ({type: 'DECLARE', trump, call})),
  );
}

/** The holder of the called King lays it open before the Ombre, who gives a card back. */
function giveKing(state: CalledKingState, events: Events): CalledKingState {
  const {ombre, called} = state.table;
  const giver = state.hands.findIndex((hand) => hand.includes(called!));
  events.push({type: 'king-given', seat: giver, card: called!});
  const hands = withCardMoved(state.hands, called!, giver, ombre);
  return {
    ...state,
    hands,
    table: tools.waitingAt(state.table, 'declaring.returning', ombre, {
      giver,
      isShown: true,
      counts: countsOf(hands),
    }),
  };
}

/** What the winner of the auction declares in an ask or a Mediateur. */
export const DECLARING: MoveRules<CalledKingTypes> = {
  DECLARE: {
    moves: declarations,
    otherwise: 'not-to-be-called',
    act(state, {trump, call}, _by, events) {
      const declared = calledBy(named(state, trump, events), call, events);
      return kindOf(declared.table.game!) === 'mediateur' ? giveKing(declared, events) : begin(declared);
    },
  },
};

/** What is called before trumps are known; who holds it names them, and is known by that. */
export const CALLING: MoveRules<CalledKingTypes> = {
  CALL: naming<'CALL', 'card', Card, CalledKingState, CalledKingView, CalledKingHappening>('CALL', 'card', {
    among: ({game, hand}) => callsIn(game!, hand, null),
    refuse: ({game, hand}, card) => (callsIn(game!, hand, null).includes(card) ? null : 'not-to-be-called'),
    act(state, {card}, _by, events) {
      const called = calledBy(state, card, events);
      const {ombre} = called.table;
      const holder = called.hands.findIndex((hand) => hand.includes(card));
      const partner = holder === ombre ? -1 : holder;
      return {
        ...called,
        table: tools.waitingAt(called.table, 'declaring.naming', holder, {
          isShown: true,
          partner,
          toPlay: holder,
        }),
      };
    },
  }),
};

/** The suits that whoever names trumps may name. */
export const suitsToName = ({game, called, favourites}: CalledKingView): readonly Suit[] =>
  holderNames(game!) ? trumpsBeside(called!) : trumpsFor(game!, favourites);

export const NAMING: MoveRules<CalledKingTypes> = {
  NAME_TRUMP: naming<'NAME_TRUMP', 'suit', Suit, CalledKingState, CalledKingView, CalledKingHappening>(
    'NAME_TRUMP',
    'suit',
    {
      among: suitsToName,
      refuse: (view, suit) => (suitsToName(view).includes(suit) ? null : 'not-that-suit'),
      act(state, {suit}, _by, events) {
        const next = begin(named(state, suit, events));
        const vole = next.table.game === 'tout' ? 'announced' : null;
        return {...next, table: tools.changed(next.table, {vole})};
      },
    },
  ),
};

/** What goes back for the King: any card, face down (common rule 13). */
export const RETURNING: MoveRules<CalledKingTypes> = {
  RETURN: {
    moves: ({hand}) => hand.map((card) => ({type: 'RETURN', card})),
    refuse: ({hand}, {card}) => (hand.includes(card) ? null : {reason: 'not-held', about: {card}}),
    act(state, {card}, _by, events) {
      const {ombre, giver} = state.table;
      events.push({type: 'returned', seat: ombre});
      const to = [ombre, giver].map((seat) => playerAt(state.table, seat));
      events.push({type: 'got-back', seat: giver, card, to});
      const hands = withCardMoved(state.hands, card, ombre, giver);
      return {
        ...state,
        hands,
        returned: card,
        table: tools.waitingAt(state.table, 'declaring.announcing', ombre, {
          counts: countsOf(hands),
          toPlay: ombre,
        }),
      };
    },
  },
};

/** Only who plays a Mediateur may announce a Vole beside his game, before the first lead (rule 17). */
export const ANNOUNCING: MoveRules<CalledKingTypes> = {
  BEGIN: {moves: () => [{type: 'BEGIN'}], act: begin},
  ANNOUNCE_VOLE: {
    moves: () => [{type: 'ANNOUNCE_VOLE'}],
    act(state, _move, _by, events) {
      events.push({type: 'vole-announced', seat: state.table.ombre});
      return begin({...state, table: tools.changed(state.table, {vole: 'announced'})});
    },
  },
};

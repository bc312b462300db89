import type {Card, Suit} from '@quinola/cards';
import {countsOf, naming, playerAt, withCardMoved, type MoveRules} from '@quinola/play';
import {callsIn, holderNames, kindOf, trumpsBeside, trumpsFor} from './ladder.js';
import {
  tools,
  type CalledKingMove,
  type CalledKingHappening,
  type CalledKingState,
  type CalledKingTypes,
  type CalledKingView,
  type Events,
} from './types.js';

// After the auction: trumps are named, a card is called, and in a Mediateur the King is exchanged for another card.

type Declaration = Extract<CalledKingMove, {type: 'DECLARE'}>;

/** Play begins: the eldest hand leads to the first trick. */
const startPlay = (state: CalledKingState): CalledKingState => ({
  ...state,
  table: tools.waitingAt(state.table, 'playing.trick', state.table.leader, {toPlay: state.table.leader}),
});

const nameTrump = (state: CalledKingState, suit: Suit, events: Events): CalledKingState => {
  events.push({type: 'trump-named', seat: state.table.toPlay, suit});
  return {...state, table: tools.changed(state.table, {trump: suit})};
};

const callCard = (state: CalledKingState, card: Card, events: Events): CalledKingState => {
  events.push({type: 'called', seat: state.table.ombre, card});
  return {...state, table: tools.changed(state.table, {called: card})};
};

/** The pairs of trump suit and called card that the Ombre may declare. */
function declarations(view: CalledKingView): readonly Declaration[] {
  const {game, hand} = view;
  return trumpsFor(game!, view).flatMap((trump) =>
    callsIn(game!, hand, trump).map((call): Declaration => ({type: 'DECLARE', trump, call})),
  );
}

/** Mediateur: the holder of the called King shows it and gives it to the Ombre, who must give a card in exchange. */
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

/** In an ask or a Mediateur the Ombre declares trumps and the called card together. */
export const DECLARING: MoveRules<CalledKingTypes> = {
  DECLARE: {
    moves: declarations,
    otherwise: 'not-to-be-called',
    act(state, {trump, call}, _by, events) {
      const declared = callCard(nameTrump(state, trump, events), call, events);
      return kindOf(declared.table.game!) === 'mediateur' ? giveKing(declared, events) : startPlay(declared);
    },
  },
};

/** In Casco and Spadille forcée a card is called first; its holder then names trumps, which shows that he is the partner. */
export const CALLING: MoveRules<CalledKingTypes> = {
  CALL: naming<'CALL', 'card', Card, CalledKingState, CalledKingView, CalledKingHappening>('CALL', 'card', {
    among: ({game, hand}) => callsIn(game!, hand, null),
    refuse: ({game, hand}, card) => (callsIn(game!, hand, null).includes(card) ? null : 'not-to-be-called'),
    act(state, {card}, _by, events) {
      const called = callCard(state, card, events);
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

/** The suits that may be named as trumps by whoever names them. */
export const suitsToName = (view: CalledKingView): readonly Suit[] =>
  holderNames(view.game!) ? trumpsBeside(view.called!) : trumpsFor(view.game!, view);

/** Naming trumps without a call: by the Ombre of a Solo or Tout, or by the holder of the called card. */
export const NAMING: MoveRules<CalledKingTypes> = {
  NAME_TRUMP: naming<'NAME_TRUMP', 'suit', Suit, CalledKingState, CalledKingView, CalledKingHappening>(
    'NAME_TRUMP',
    'suit',
    {
      among: suitsToName,
      refuse: (view, suit) => (suitsToName(view).includes(suit) ? null : 'not-that-suit'),
      act(state, {suit}, _by, events) {
        const next = startPlay(nameTrump(state, suit, events));
        const vole = kindOf(next.table.game!) === 'tout' ? 'announced' : null;
        return {...next, table: tools.changed(next.table, {vole})};
      },
    },
  ),
};

/** In exchange for the King the Ombre gives any card, face down (common rule 13). */
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

/** Before the first lead the Ombre of a Mediateur, and only he, may announce a Vole in addition to his game (rule 17). */
export const ANNOUNCING: MoveRules<CalledKingTypes> = {
  BEGIN: {moves: () => [{type: 'BEGIN'}], act: startPlay},
  ANNOUNCE_VOLE: {
    moves: () => [{type: 'ANNOUNCE_VOLE'}],
    act(state, _move, _by, events) {
      events.push({type: 'vole-announced', seat: state.table.ombre});
      return startPlay({...state, table: tools.changed(state.table, {vole: 'announced'})});
    },
  },
};

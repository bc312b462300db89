import {playedBy} from '@quinola/play';
import assert from 'node:assert/strict';
import test from 'node:test';
import type {Card} from '@quinola/cards';
import {ImpossibleView} from '@quinola/opponents';
import {assertHonest, assertLeaksFound, type Honest} from '@quinola/testing/honesty.js';
import {OMBRE_40} from '../src/kit/rules/index.js';
import {imagine} from '../src/ombre/opponents/imagine.js';
import {
  buyers,
  ombre,
  ombreOptions,
  type OmbreMove,
  type OmbreOptions,
  type OmbreState,
  type OmbreView,
} from '../src/ombre/rules/index.js';
import {ombreBrain} from '../src/ombre/opponents/master.js';

const brain = ombreBrain();

/**
 * By card, whether it was dealt to a seat, bought by it, or left in the talon. For the player whose turn it is, cards dealt and cards
 * bought are not distinguished, since he knows both.
 */
function dealtTo({table, hands, laid, dealt, talon}: OmbreState): ReadonlyMap<Card, string> {
  const {turn, seats} = table;
  const cards = hands.flatMap((hand, seat) =>
    [...laid[seat]!, ...playedBy(table, seat), ...hand].map((card): [Card, string] => {
      const isOwn = seats[seat] === turn.must;
      return [card, isOwn || dealt[seat]!.includes(card) ? `${seat}` : `bought by ${seat}`];
    }),
  );
  return new Map([...cards, ...talon.map((card): [Card, string] => [card, 'talon'])]);
}

const honest: Honest<OmbreState, OmbreView, OmbreMove, OmbreOptions> = {
  game: ombre as never,
  imagine,
  brain: brain as never,
  agreements: [{}, {tableSize: 4}, {players: 2}, {players: 4}].map((given) =>
    ombreOptions({deals: 3, ...given} as Partial<OmbreOptions>),
  ),
  pack: OMBRE_40.cards,
  inDeal: ({table: {turn}}) => typeof turn.must === 'number' && !/^(drawing|settling)/.test(turn.phase),
  dealtTo,
  adaptMove(move, {table, laid, dealt}, nth) {
    const {game, ombre: by, turn, seats} = table;
    // Who is asked knows what he kept himself.
    if (move.type === 'KEEP' && seats[by] !== turn.must)
      return {...move, card: dealt[by]!.find((card) => !laid[by]!.includes(card)) ?? null};
    // At Obscur the Ombre has drawn before the others exchange.
    const order = buyers(table).filter((seat) => seat !== by || !game!.startsWith('obscur'));
    return move.type === 'DISCARD' ? {...move, cards: laid[order[nth]!]!} : move;
  },
};

test('Ombre dealt anew looks, sounds and plays the same to whoever may not know the difference', () => {
  assertHonest(honest);
});

test('a leak planted in any field of a view of Ombre is found', () => {
  assertLeaksFound(honest, ({hands}) => hands);
});

test('the master refuses a view with which no deal agrees, while the book still plays a card', () => {
  const view = playing();
  const gone = view.tricks[0]!.cards[0]!.card;
  const wrong = {...view, hand: [gone, ...view.hand.slice(1)]};
  const ask = (level: string) =>
    brain.choose({game: ombre.id, view: wrong, moves: ombre.moves(view), level, seed: 'a', deals: 2});
  assert.throws(
    () => ask('master'),
    (error) => error instanceof ImpossibleView && error.code === 'card-twice' && error.message.includes(gone),
  );
  assert.equal(ask('book').move.type, 'PLAY');
});

/** The view of a player who leads to the second trick and has a choice. */
function playing(): OmbreView {
  let state = ombre.start(ombreOptions());
  for (let made = 0; ; made++) {
    const {must, phase} = ombre.turn(state);
    const {tricks, trick} = state.table;
    if (phase === 'playing.trick' && tricks.length === 1 && !trick.length)
      return ombre.view(state, must as number);
    let move: OmbreMove;
    if (must === 'chance') {
      move = ombre.chance(state, {below: (n) => made % n});
    } else {
      const view = ombre.view(state, must!);
      const moves = ombre.moves(view);
      ({move} = brain.choose({game: ombre.id, view, moves, level: 'book', seed: `${made}`}));
    }
    state = ombre.play(state, must!, move).state;
  }
}

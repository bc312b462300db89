import {FRENCH_52, suitOf, type Card} from '@quinola/cards';
import {openAuction, type Seat} from '@quinola/play';
import type {MadePosition} from '@quinola/testing/maxims/tested-maxims.js';
import type {Agreed, BostonGame, BostonView} from '../../src/kit/contracts/rules/index.js';
import {setTable} from '../set-table.js';

// Positions for maxims that a daily sample of deals does not reach.

const cards = (list: string): readonly Card[] => list.split(' ');

/** The book's example of a hand that cannot be lost. */
const UNLOSABLE = cards('AS JS TS 7S 6S 3S 2S 8H 4H 3H 2H 4C 2C');

/** Four hands that begin with these cards; the others are dealt out in turn. */
function filled(begun: readonly (readonly Card[])[], but: (card: Card, seat: Seat) => boolean) {
  const hands = begun.map((hand) => [...hand]);
  for (const card of FRENCH_52.cards.filter((one) => !begun.flat().includes(one))) {
    const seats = [3, 2, 1, 0].filter((seat) => hands[seat]!.length < 13 && !but(card, seat));
    const seat = seats.reduce((one, other) => (hands[other]!.length < hands[one]!.length ? other : one));
    hands[seat]!.push(card);
  }
  return hands;
}

/** That hand, before anybody has spoken. */
function unlosable(game: BostonGame, options: Agreed): BostonView {
  const hands = filled([UNLOSABLE, [], [], []], () => false);
  const state = setTable({options, hands, phase: 'bidding.opening', stake: 4});
  const auction = openAuction<never>([0, 1, 2, 3]);
  return game.view({...state, table: {...state.table, auction}}, 0);
}

/** The last to play has no hearts; a friend's ace wins, and would lead with the declarer behind all others. */
function friendsAce(game: BostonGame, options: Agreed): BostonView {
  const hands = filled(
    [cards('5H 6H 8H 9H'), cards('7H KH QH JH TH'), cards('AH 2H 3H 4H'), cards('3S 5S')],
    (card, seat) => seat === 3 && suitOf(card) === 'H',
  );
  const start = setTable({options, hands, declarer: 1, bid: 'independence.simple', trump: 'S', leader: 0});
  const state = ['5H', '7H', 'AH'].reduce(
    (one, card, seat) => game.play(one, seat, {type: 'PLAY', card}).state,
    start,
  );
  return game.view(state, 3);
}

/** A hand that surely takes no trick, even though it leads. */
const wonAlready = (game: BostonGame, options: Agreed): BostonView =>
  game.view(
    setTable({
      options,
      hands: filled([cards('2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C'), [], [], []], () => false),
      declarer: 0,
      bid: 'grande-misere',
      leader: 0,
    }),
    0,
  );

/** The positions of a game, by maxim. */
export function madeFor(game: BostonGame, options: Agreed): Readonly<Record<string, MadePosition>> {
  const seldom = 'a hand that surely takes no trick comes once in thousands';
  const sure = {view: () => unlosable(game, options), seldom};
  return {
    'advice.11': sure,
    'advice.14': sure,
    'engine.claim': {view: () => wonAlready(game, options), seldom},
    'advice.4b': {view: () => friendsAce(game, options), seed: 'a friend’s ace'},
  };
}

import type {Card} from '@quinola/cards';
import {offered, playOf} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {tricksWith} from '../src/kit/rules/index.js';
import {byBook} from '../src/ombre/opponents/brain.js';
import {ombreReasons} from '../src/ombre/words/reasons/index.js';
import {ombre, type GameId, type OmbreMove, type OmbreView} from '../src/ombre/rules/index.js';
import {afterMoves, optionsFor, seatOf, stateInPlay, viewOf} from './answers-positions.js';
import {trumpOf} from './family-answers.js';

// Known answers about the book's advice (the hint of the table): which card it plays, how much it exchanges.

/** What the book does with a view. */
const advised = (view: OmbreView): OmbreMove =>
  byBook({game: ombre.id, view, moves: offered(ombre, view), level: 'teacher', seed: 'advice'}).move;

const english = await ombreReasons.load('en');

/** `advice`: the book's card in a position, or how many cards its player leaves in the talon. */
export function advice(given: Given): object {
  const {adviceId} = given;
  if (adviceId === undefined) return adviceOfFour(given);
  if (!english.has((adviceId as string).replace('lomber.', '')))
    throw new RangeError(`the book has no ${adviceId as string}`);
  const {bid, trump, ombre: by, seat, playOrder} = given;
  const players = (playOrder as readonly string[]).length;
  if (given.left !== undefined) {
    const left = Number(given.left);
    const bought = Array.from({length: players}, (_, index) => (index === seatOf(by) ? 13 - left : null));
    const view = viewOf(
      optionsFor(players),
      given.hand as readonly Card[],
      'exchanging',
      {
        ombre: seatOf(by),
        game: bid as GameId,
        trump: trump as string,
        bought,
        talon: left,
        toPlay: seatOf(seat),
      },
      seatOf(seat),
    );
    const move = advised(view);
    const leaves = move.type === 'DISCARD' ? left - move.cards.length : left;
    return {leavesAtLeast: leaves, leavesAtMost: leaves};
  }
  const {eldest, prefix, hands} = given;
  if (seatOf(eldest) !== 0) throw new RangeError('the eldest hand is A');
  const all = (playOrder as readonly string[]).map((one) => (hands as Record<string, readonly Card[]>)[one]!);
  const begun = stateInPlay(optionsFor(players), all, {
    trump: trumpOf(trump),
    game: bid as GameId,
    by: seatOf(by),
  });
  const state = afterMoves(begun, (prefix as readonly Card[]).map(playOf));
  if (state.table.toPlay !== seatOf(seat)) throw new RangeError(`it is not the turn of ${seat as string}`);
  const move = advised(ombre.view(state, seatOf(seat)));
  const card = move.type === 'PLAY' ? move.card : null;
  return {card, cards: card, suit: card && tricksWith(trumpOf(trump)).suit(card)};
}

/** At a table of four, a defender with fewer than two sure tricks does not exchange. */
function adviceOfFour({seat, sureTricksWithTrump}: Given): object {
  if (seat !== 'defender' || Number(sureTricksWithTrump) >= 2) throw new RangeError('unexpected case');
  const hand = ['3S', '3H', '4H', '5C', '6C', '3D', '4D', '5D'];
  const move = advised(
    viewOf(optionsFor(4), hand, 'exchanging', {
      ombre: 3,
      game: 'ask',
      trump: 'S',
      bought: [null, null, null, 4],
      talon: 4,
      toPlay: 0,
    }),
  );
  const isNothing = move.type === 'DISCARD' && !move.cards.length;
  return {advice: isNothing ? 'buy nothing, leave the talon to the next defender' : 'buy'};
}

/** Some answers name several cards, of which the book plays one; or how many it leaves at least or at most. */
export function compareAdvice(
  field: string,
  expected: unknown,
  actual: Readonly<Record<string, unknown>>,
): boolean | undefined {
  if (field === 'cards') return (expected as readonly unknown[]).includes(actual.cards);
  if (field === 'leavesAtLeast') return Number(actual.leavesAtLeast) >= Number(expected);
  if (field === 'leavesAtMost') return Number(actual.leavesAtMost) <= Number(expected);
  return undefined;
}

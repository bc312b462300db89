import {pick, type Card} from '@quinola/cards';
import {greedyCard, type Brain} from '@quinola/opponents';
import type {Offer, Player, Seat, Turn} from '@quinola/play';
import type {FixturePlayer} from '@quinola/testing/fixtures/types.js';
import {followed, lawful, TAROK_TRICKS, type SkyLed} from '../src/kit/rules/index.js';

/** What the views of these games have in common. */
interface PackView {
  readonly hand: readonly Card[];
  readonly trick: readonly {readonly seat: Seat; readonly card: Card}[];
  readonly seat: Seat;
  readonly seats: readonly Player[];
  readonly turn: Turn;
  readonly options: {readonly skyLed: SkyLed};
  readonly declarer?: Seat;
}

interface PackMove {
  readonly type: string;
}

/** A random move: each type is equally likely, because there are thousands of ways to lay cards away. */
function anyType<Move extends PackMove>(): FixturePlayer<PackView, Move> {
  return {
    choose({moves, random}) {
      if (!moves.length) return null;
      const type = pick([...new Set(moves.map((move) => move.type))], random);
      return {
        move: pick(
          moves.filter((move) => move.type === type),
          random,
        ),
      };
    },
  };
}

/** Plays cards greedily, and decides everything else by the book. */
function greedily<Move extends PackMove>(book: FixturePlayer<PackView, Move>): FixturePlayer<PackView, Move> {
  return {
    choose(question) {
      const {view, moves} = question;
      if (view.turn.phase !== 'playing.trick') return book.choose(question);
      const {hand, trick, seat, declarer, options} = view;
      const side = (seat: Seat): boolean => seat === declarer;
      const card = greedyCard({
        rules: TAROK_TRICKS,
        hand: lawful(hand, followed(trick, options.skyLed)),
        trick,
        friend: (other) => declarer !== undefined && other !== seat && side(other) === side(seat),
      });
      const move = moves.find((one) => 'card' in one && one.card === card);
      return move ? {move} : book.choose(question);
    },
  };
}

/** The playing styles of all games with this pack. */
export function stylesOf<View extends PackView, Move extends PackMove>(
  brain: Brain<View, Move, Offer<Move>>,
): Readonly<Record<string, FixturePlayer<View, Move>>> {
  const byBook = (level: string): FixturePlayer<View, Move> => ({
    choose({view, moves, seed}) {
      return moves.length ? brain.choose({game: brain.game, view, moves, level, seed}) : null;
    },
  });
  return {
    random: anyType<Move>(),
    greedy: greedily<Move>(byBook('book') as FixturePlayer<PackView, Move>),
    book: byBook('book'),
    novice: byBook('novice'),
  };
}

/** The playing styles by player; the records of a set use these line-ups in turn. */
export const MIXED: readonly (readonly string[])[] = [
  ['book', 'greedy', 'random'],
  ['random'],
  ['book'],
  ['novice', 'random', 'book'],
];

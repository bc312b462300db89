import {randomFrom, type Card} from '@quinola/cards';
import {greedyCard, type Brain} from '@quinola/opponents';
import {
  balances,
  type Entry,
  type Game,
  type Happening,
  isChoice,
  offered,
  type Player,
  sample,
  type Seat,
  type Turn,
  type Offer,
  playOf,
} from '@quinola/play';
import {followed, lawful, TAROK_TRICKS, type SkyLed} from '../src/pack/index.js';
import {tarokOmbre, tarokOmbreOptions} from '../src/tarok-ombre/rules/index.js';
import {masterOmbreBrain} from '../src/tarok-ombre/search/master.js';
import {tarok, tarokOptions} from '../src/tarok/rules/index.js';
import {masterTarokBrain} from '../src/tarok/search/master.js';
import type {Kind, RoundContest} from '../../../opponents/cli/contest.js';

/** What the views of the three games have in common. */
interface TrickView {
  readonly hand: readonly Card[];
  readonly trick: readonly {readonly seat: Seat; readonly card: Card}[];
  readonly seat: Seat;
  readonly seats: readonly Player[];
  readonly turn: Turn;
  readonly options: {readonly skyLed: SkyLed};
  readonly declarer?: Seat;
}

type AnyMove = {readonly type: string};

/** The game's rules, its opponents, and how a match of it is agreed. */
interface Party<State, View extends TrickView, Move extends AnyMove, Options> {
  readonly game: Game<State, View, Move, Options, Happening>;
  readonly brain: Brain<View, Move, Offer<Move>>;
  readonly options: Options;
  readonly players: number;
  readonly unit: string;
}

/** Plays one session, with a kind of player in each seat; the seats are drawn alike whoever sits there. */
export function roundContest<State, View extends TrickView, Move extends AnyMove, Options>(
  party: Party<State, View, Move, Options>,
): RoundContest {
  const {game, brain, options, players, unit} = party;

  /**
   * `random` makes any lawful move; `greedy` plays its cards greedily, and does all else as the book; `prelude` searches up
   * to the first lead, and plays its cards as the book.
   */
  function choose(kind: Kind, view: View, seed: string): Move {
    const {phase} = view.turn;
    if (kind.level === 'random') return sample(game, view, randomFrom(seed));
    if (kind.level === 'greedy' && phase === 'playing.trick') return playOf(greedy(view)) as unknown as Move;
    const byBook = kind.level === 'greedy' || (kind.level === 'prelude' && phase === 'playing.trick');
    const level = byBook ? 'book' : kind.level === 'prelude' ? 'master' : kind.level;
    const moves = offered(game, view);
    const [only] = moves;
    if (moves.length === 1 && only && !isChoice(only)) return only;
    return brain.choose({game: game.id, view, moves, level, seed, ...(kind.deals && {deals: kind.deals})})
      .move;
  }

  return {
    unit,
    players,
    play(kinds, seed) {
      const chance = randomFrom(seed);
      let state = game.start(options);
      for (let made = 0; ; made++) {
        const {must, over, phase} = game.turn(state);
        if (over || must === null) break;
        if (must === 'chance') {
          state = game.play(state, must, game.chance(state, chance)).state;
          continue;
        }
        const view = game.view(state, must);
        const ceremony = phase.startsWith('drawing') || phase === 'dealing.packCut';
        const move = ceremony
          ? sample(game, view, chance)
          : choose(kinds[view.seat]!, view, `${seed}/own ${made}`);
        state = game.play(state, must, move).state;
      }
      const {seats} = game.view(state, 0);
      const net = balances(game.ledger(game.view(state, 'watcher')) as readonly Entry[], players).players;
      return seats.map((player) => net[player]!);
    },
  };
}

function greedy({hand, trick, seat, declarer, options}: TrickView): Card {
  const open = lawful(hand, followed(trick, options.skyLed));
  const side = (of: Seat): boolean => of === declarer;
  return greedyCard({
    rules: TAROK_TRICKS,
    hand: open,
    trick,
    friend: (of) => declarer !== undefined && of !== seat && side(of) === side(seat),
  });
}

/** One deal of Tarok en trois, one party en deux, one deal of Tarok-ombre in either manner, for the game's own money. */
export const TAROK_CONTESTS = {
  tarok: () =>
    roundContest({
      game: tarok,
      brain: masterTarokBrain({}),
      options: tarokOptions({deals: 1}),
      players: 3,
      unit: 'chips a deal',
    }),
  'tarok-deux': () =>
    roundContest({
      game: tarok,
      brain: masterTarokBrain({}),
      options: tarokOptions({players: 2, parties: 1}),
      players: 2,
      unit: 'groszy a party',
    }),
  'tarok-ombre': (manner: 'old' | 'new') =>
    roundContest({
      game: tarokOmbre,
      brain: masterOmbreBrain({}),
      options: tarokOmbreOptions({manner, deals: 1}),
      players: 3,
      unit: 'marks a deal',
    }),
};

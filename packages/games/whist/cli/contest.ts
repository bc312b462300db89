import {FRENCH_52, randomFrom, shuffled, type Random} from '@quinola/cards';
import {greedyCard, randomCard, type Brain, type TrickSituation} from '@quinola/opponents';
import type {Player} from '@quinola/play';
import {
  formatPosition,
  whist,
  type WhistMove,
  type WhistState,
  type WhistView,
} from '../src/whist/rules/index.js';
import {lawfulPlays} from '../src/whist/rules/playing.js';
import {trickRules} from '../src/whist/rules/tricks.js';
import {asked, type Contest, type Kind, type Watch} from '@quinola/testing/contests/contest.js';

/** The options of a contest of whist. */
export interface WhistTerms {
  readonly rules: string;
  /** Whole rubbers, or one deal each. */
  readonly whole: boolean;
  /** The score at which the first game begins, for the side of the first seat first. */
  readonly score: readonly [number, number];
}

/** A kind of player, and who decides about its call at eight: `never`, a level, or by default the player itself. */
export interface CallingKind extends Kind {
  readonly calls?: string;
}

/** Plays one deal, or a whole rubber, with a kind of player in each seat. */
export function whistContest(
  {rules, whole, score}: WhistTerms,
  brain: Brain<WhistView, WhistMove | null>,
): Contest {
  /** The move of a kind of player: baseline players only choose cards, everything else is decided by the brain. */
  function choose(kind: CallingKind, view: WhistView, seed: string, watch?: Watch): WhistMove {
    const moves = afterCall(kind, view, whist.moves(view), seed);
    if (moves.length === 1) return moves[0]!;
    if (kind.level === 'random' || kind.level === 'greedy') {
      if (view.turn.phase !== 'playing.trick') return plainly(view, moves, seed);
      const sight: TrickSituation = {
        rules: trickRules(view.trump),
        hand: lawfulPlays(view),
        trick: view.trick,
        friend: (seat) => (seat - view.toPlay) % 2 === 0,
      };
      return {
        type: 'PLAY',
        card: kind.level === 'greedy' ? greedyCard(sight) : randomCard(sight, randomFrom(seed)),
      };
    }
    const {level, school, deals} = kind;
    const question = {
      game: 'whist',
      view,
      moves,
      level,
      seed,
      ...(school && {school}),
      ...(deals && {deals}),
    };
    return asked(brain, question, watch).move ?? plainly(view, moves, seed);
  }

  /** Only the call, if whoever decides about it would make it; otherwise all other moves. */
  function afterCall(
    {calls: caller}: CallingKind,
    view: WhistView,
    moves: readonly WhistMove[],
    seed: string,
  ): readonly WhistMove[] {
    const call = moves.filter(({type}) => type === 'CALL');
    if (!caller || !call.length) return moves;
    const made =
      caller !== 'never' &&
      brain.choose({game: 'whist', view, moves, level: caller, seed}).move?.type === 'CALL';
    return made ? call : moves.filter(({type}) => type !== 'CALL');
  }

  function play(kinds: readonly Kind[], seed: string, watch?: Watch): number {
    const deal = score[0] + score[1] > 0 ? dealFrom(score, randomFrom(`${seed}/first`)) : null;
    const start = whist.start({rules, deal, rubbers: 1} as never);
    let deals = -1;
    const {lastDeal, rubbers} = playedOut(start, whole, seed, (view, seat, own) => {
      if (view.deal !== deals) watch?.deal();
      deals = view.deal;
      return choose(kinds[seat]!, view, own, watch);
    }).table;
    return whole ? (rubbers.at(-1)?.net ?? 0) : (lastDeal?.tricksWon[0] ?? 6.5) - 6.5;
  }

  return {
    unit: whole ? 'fishes a rubber' : 'tricks above 6.5',
    play,
  };
}

/** Plays a deal or a whole rubber to its end; the same seed gives the same cards, whoever plays. */
export function playedOut(
  start: WhistState,
  whole: boolean,
  seed: string,
  choose: (view: WhistView, seat: number, seed: string) => WhistMove,
): WhistState {
  let state = start;
  // Chance is redrawn for every deal, so that the same cards come in both halves of a duplicate.
  let chance: Random = randomFrom(seed);
  let deal = 0;
  for (let made = 0; ; made++) {
    const {table} = state;
    const {must, over} = whist.turn(state);
    if (over || must === null || (!whole && table.lastDeal)) return state;
    if (table.deal !== deal) {
      deal = table.deal;
      chance = randomFrom(`${seed}/deal ${deal}`);
    }
    const move =
      must === 'chance'
        ? whist.chance(state, chance)
        : moveOf(state, must, chance, (view, seat) => choose(view, seat, `${seed}/own ${made}`));
    state = whist.play(state, must, move).state;
  }
}

/** Before the deal all moves are random, so that both halves of a duplicate begin the same. */
function moveOf(
  state: WhistState,
  player: Player,
  chance: Random,
  choose: (view: WhistView, seat: number) => WhistMove,
): WhistMove {
  const {table} = state;
  const view = whist.view(state, player);
  if (!/^playing|^settling/.test(table.turn.phase)) {
    const moves = whist.moves(view).filter(({type}) => type !== 'THROW_OVER' && type !== 'CUT_WITH_CARD');
    return moves[chance.below(moves.length)]!;
  }
  return choose(view, table.turn.phase === 'playing.trick' ? table.toPlay : table.seats.indexOf(player));
}

/** A deal at a score other than 0:0, in the notation of a set position. */
export function dealFrom(score: readonly [number, number], random: Random): string {
  const pack = shuffled(FRENCH_52.cards, random),
    dealer = random.below(4);
  const hands = [0, 1, 2, 3].map((seat) => pack.slice(seat * 13, seat * 13 + 13));
  const turnUp = hands[dealer]!.at(-1)!;
  return formatPosition({
    hands,
    dealer,
    trump: turnUp[1]!,
    turnUp,
    score,
    games: [],
    preference: null,
    leader: (dealer + 1) % 4,
    trick: [],
    tricks: [0, 0],
  });
}

/** The choice of a baseline player among moves other than cards: it does not answer about honours unless it must, and takes the first move. */
function plainly({turn}: WhistView, moves: readonly WhistMove[], seed: string): WhistMove {
  const silent = moves.find(({type}) => type === 'SILENT' || type === 'WAIVE' || type === 'ACCEPT_DEAL');
  return (
    silent ?? (turn.phase === 'playing.trick' ? moves[0]! : moves[randomFrom(seed).below(moves.length)]!)
  );
}

import {randomFrom, type Random} from '@quinola/cards';
import {greedyCard, randomCard, type Brain, type Sight} from '@quinola/opponents';
import type {Player} from '@quinola/play';
import {whist, type WhistMove, type WhistState, type WhistView} from '../../packages/whist/src/rules/index.js';
import {lawfulPlays} from '../../packages/whist/src/rules/moves.js';
import {trickRules} from '../../packages/whist/src/rules/tricks.js';
import type {Contest, Kind} from './contest.js';

/** Plays one deal from 0:0, or a whole rubber, with a kind of player in each seat. */
export function whistContest(options: Readonly<Record<string, unknown>>, brain: Brain<WhistView, WhistMove | null>, whole: boolean): Contest {
  /** What a kind does: the plain players choose only cards, all the rest the brain decides. */
  function choose(kind: Kind, view: WhistView, seed: string): WhistMove {
    const moves = whist.moves(view);
    if (moves.length === 1) return moves[0]!;
    if (kind.level === 'random' || kind.level === 'greedy') {
      if (view.turn.phase !== 'playing.trick') return plainly(view, moves, seed);
      const sight: Sight = {
        rules: trickRules(view.trump), hand: lawfulPlays(view), trick: view.trick, friend: (seat) => (seat - view.toPlay) % 2 === 0,
      };
      return {type: 'PLAY', card: kind.level === 'greedy' ? greedyCard(sight) : randomCard(sight, randomFrom(seed))};
    }
    const {level, school, deals} = kind;
    const question = {game: 'whist', view, moves, level, seed, ...(school && {school}), ...(deals && {deals})};
    return brain.choose(question).move ?? plainly(view, moves, seed);
  }

  function play(kinds: readonly Kind[], seed: string): number {
    let state: WhistState = whist.start({...options, rubbers: 1} as never);
    // Chance is drawn anew for every deal, so that the same cards come in both halves of a duplicate.
    let chance: Random = randomFrom(seed);
    let deal = 0;
    for (let made = 0; ; made++) {
      const {table} = state;
      const {must, over} = whist.turn(state);
      if (over || must === null || (!whole && table.lastDeal)) break;
      if (table.deal !== deal) {
        deal = table.deal;
        chance = randomFrom(`${seed}/deal ${deal}`);
      }
      const own = `${seed}/own ${made}`;
      const move = must === 'chance' ? whist.chance(state, chance) : moveOf(state, must, kinds, own, chance);
      state = whist.play(state, must, move).state;
    }
    const {lastDeal, rubbers} = state.table;
    return whole ? rubbers.at(-1)?.net ?? 0 : (lastDeal?.tricksWon[0] ?? 6.5) - 6.5;
  }

  /** Before the cards are dealt chance moves for everybody, so that both halves begin alike. */
  function moveOf(state: WhistState, player: Player, kinds: readonly Kind[], seed: string, chance: Random): WhistMove {
    const {table} = state;
    const view = whist.view(state, player);
    if (!/^playing|^settling/.test(table.turn.phase)) {
      const moves = whist.moves(view).filter(({type}) => type !== 'THROW_OVER' && type !== 'CUT_WITH_CARD');
      return moves[chance.below(moves.length)]!;
    }
    const seat = table.turn.phase === 'playing.trick' ? table.toPlay : table.seats.indexOf(player);
    return choose(kinds[seat]!, view, seed);
  }

  return {
    unit: whole ? 'rubber points' : 'tricks above 6.5',
    play,
  };
}

/** Of moves that are no cards: says nothing of honours it need not, and takes what comes first. */
function plainly({turn}: WhistView, moves: readonly WhistMove[], seed: string): WhistMove {
  const silent = moves.find(({type}) => type === 'SILENT' || type === 'WAIVE' || type === 'ACCEPT_DEAL');
  return silent ?? (turn.phase === 'playing.trick' ? moves[0]! : moves[randomFrom(seed).below(moves.length)]!);
}

import {pick, shuffled, strengths, type Card, type Random} from '@quinola/cards';
import type {Brain} from '@quinola/opponents';
import {isDue, type Actor, type Offer} from '@quinola/play';
import type {TestedGame} from '../game-suite.js';
import type {Honest} from '../honesty.js';
import {
  AMOUNTS,
  PACK,
  stakes,
  stakesOptions,
  type StakesHappening,
  type StakesMove,
  type StakesOptions,
  type StakesPhase,
  type StakesState,
  type StakesView,
} from './game.js';
import {stakesMachine, stakesProfile} from './machine.js';

const strengthOf = strengths(PACK);

/** A state that agrees with a view: the hidden cards are dealt anew, and who has staked has staked what he always could. */
function imagine(view: StakesView, random: Random): StakesState {
  const {options, player: own, turn} = view;
  const each = Array.from({length: options.players}, (_, player) => player);
  const table = {...view, player: -1, hand: [], stake: 0};
  if (turn.phase === 'shuffling' || turn.over)
    return {table, pack: [], hands: each.map(() => []), stakes: each.map(() => 0)};
  const unseen = shuffled(
    PACK.cards.filter((card) => !view.hand.includes(card)),
    random,
  );
  return {
    table,
    hands: each.map((player) => (player === own ? view.hand : unseen.splice(0, 2))),
    stakes: each.map((player) =>
      player === own ? view.stake : isDue(turn.must, player) ? 0 : pick(AMOUNTS.slice(0, -1), random),
    ),
    pack: unseen,
  };
}

/** A player who stakes by his better card, and cries with a high one. */
const brain: Brain<StakesView, StakesMove, Offer<StakesMove>> = {
  game: stakes.id,
  choose({view: {hand, turn, player, cried}}) {
    const best = Math.max(...hand.map(strengthOf));
    if (isDue(turn.must, player))
      return {move: {type: 'STAKE', amount: best < 4 ? 1 : best < 7 || cried.length ? 2 : 3}};
    return {move: (best === 7 ? {type: 'CRY'} : null) as StakesMove};
  },
};

/** The toy as tests of honesty deal it anew. */
export const honestStakes: Honest<StakesState, StakesView, StakesMove, StakesOptions> = {
  game: stakes,
  imagine,
  brain,
  agreements: [{}, {players: 5}].map(stakesOptions),
  pack: PACK.cards,
  inDeal: ({table}) => table.turn.phase === 'staking',
  dealtTo: ({hands, pack}) =>
    new Map<Card, string>([
      ...hands.flatMap((cards, player) => cards.map((card) => [card, `hand ${player}`] as const)),
      ...pack.map((card) => [card, 'pack'] as const),
    ]),
  adaptMove: (move, imagined, _nth, by: Actor) =>
    move.type === 'STAKE' ? {...move, amount: imagined.stakes[by as number]!} : move,
};

/** The toy as the suite of all games tests it. */
export const testedStakes: TestedGame<
  StakesState,
  StakesView,
  StakesMove,
  StakesOptions,
  StakesHappening,
  StakesPhase
> = {
  game: stakes,
  machine: stakesMachine,
  profile: stakesProfile,
  players: ({players}) => players,
  styles: {},
  sets: [],
  agreements: [{}, {players: 2, deals: 1}, {players: 5}].map(stakesOptions),
  cards: PACK.cards,
  imagine,
  opponents: {brain: () => brain as Brain, levels: ['book', 'novice']},
  shown: {},
  place: ({table: {turn, cried}}) => [turn.must, cried.length],
  phases: {shuffling: true, staking: true, turning: true, over: true},
  moves: {SHUFFLE: true, STAKE: true, CRY: true, TURN: true},
  happenings: {
    dealt: true,
    staked: true,
    laid: true,
    cried: true,
    turned: true,
    'deal-settled': true,
  },
};

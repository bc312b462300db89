import {pick, type Random} from '@quinola/cards';
import {chanceOf} from '@quinola/chart';
import type {GameRecord, Player, RecordedMove} from '@quinola/play';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistState,
  type WhistView,
} from '../src/rules/index.js';

/** At eight, N holds two honours and S none: N calls in vain before the first trick is turned, if S does not lie. */
const CALL_IN_VAIN = `S:AKQJ.AKQJ.AKQJ.5 W:765.765.765.Q876 N:T98.T98.T98.AK43 E:432.432.432.JT92
  dealer=E turnup=2C score=8-0`;

/** Agreements that together have every option away from its default. */
export const AGREEMENTS: readonly GivenOptions[] = [
  {},
  {rules: 'warsaw'},
  {rules: 'warsaw', gameLevels: 'double-only', rubbers: 2},
  {rules: 'warsaw', middleTie: 'principle'},
  {honours: 'five-carry', rubbers: 1},
  {honours: 'none', rubbers: 1},
  {preference: true, rubbers: 1},
  {throwOver: false, loserHonoursCount: true, rubbers: 1},
  {table: 'five', lady: 2},
  {table: 'five'},
  {table: 'dummy', rubbers: 3},
  {deal: CALL_IN_VAIN, rubbers: 1},
  {deal: CALL_IN_VAIN, etiquette: 'strict', rubbers: 1},
  {etiquette: 'strict', accidents: 30, rubbers: 1},
  {rules: 'warsaw', etiquette: 'strict', accidents: 30},
];

/**
 * Some lawful move; now and then of a rarer type than a card, and at a strict table a breach.
 * @returns `null` when the player has none
 */
export function someMove(moves: readonly WhistMove[], view: WhistView, random: Random): WhistMove | null {
  const erring = view.options.etiquette === 'strict' && random.below(8) === 0;
  const cards = view.hand.map((card) => ({type: 'PLAY', card}) as const);
  const errors: readonly WhistMove[] = [{type: 'CALL'}, {type: 'ANSWER', yes: true}, ...cards];
  const breaches = erring ? errors.filter((move) => whist.refusal(view, move)?.breach) : [];
  if (breaches.length) return pick(breaches, random);
  if (!moves.length) return null;
  const rare = moves.filter(({type}) => type !== 'PLAY' && type !== 'CUT');
  return pick(rare.length && random.below(3) === 0 ? rare : moves, random);
}

/** What a step of an evening was: the state it was made in, the move, what came of it. */
export interface EveningStep {
  readonly before: WhistState;
  readonly made: RecordedMove<WhistMove>;
  readonly events: readonly WhistHappening[];
}

/** An evening as a record, and step by step. */
export interface Evening {
  readonly record: GameRecord<WhistMove, WhistOptions>;
  readonly steps: readonly EveningStep[];
}

/** A whole evening of random moves by the rules alone. */
export function randomEvening(given: GivenOptions, seed: string, random: Random): Evening {
  const options = whistOptions(given);
  const steps: EveningStep[] = [];
  let state = whist.start(options);
  let chances = 0;
  for (let turn = whist.turn(state); !turn.over; turn = whist.turn(state)) {
    const players = turn.may.length && random.below(3) === 0 ? turn.may : [turn.must as Player];
    const by = turn.must === 'chance' ? 'chance' : pick(players, random);
    const view = whist.view(state, by === 'chance' ? 'watcher' : by);
    const move =
      by === 'chance'
        ? whist.chance(state, chanceOf(seed, ++chances))
        : someMove(whist.moves(view), view, random);
    if (!move) continue;
    const {state: after, events} = whist.play(state, by, move);
    steps.push({before: state, made: {by, move}, events});
    state = after;
  }
  const players = Array.from({length: state.table.players}, (_, i) => ({name: `player ${i}`, kind: 'book'}));
  const moves = steps.map(({made}) => made);
  return {record: {format: 'quinola-record/1', game: 'whist', options, players, seed, moves}, steps};
}

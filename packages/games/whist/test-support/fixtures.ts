import {pick, type Card, type Random} from '@quinola/cards';
import {greedyCard} from '@quinola/opponents';
import type {FixtureGame, FixtureSet, FixturePlayer} from '@quinola/testing/fixtures/types.js';
import {profile, whistMachine} from '../src/whist/machine.js';
import {whistBrain} from '../src/whist/opponents/maxims/brain.js';
import {
  whist,
  whistOptions,
  type GivenOptions,
  type WhistHappening,
  type WhistMove,
  type WhistOptions,
  type WhistState,
  type WhistView,
} from '../src/whist/rules/index.js';
import {lawfulPlays} from '../src/whist/rules/playing.js';
import {trickRules} from '../src/whist/rules/tricks.js';

/** A random move, sometimes one of a type that is rarer than playing cards. */
export function rarely(moves: readonly WhistMove[], random: Random): WhistMove {
  const rare = moves.filter(({type}) => type !== 'PLAY' && type !== 'CUT');
  return pick(rare.length && random.below(3) === 0 ? rare : moves, random);
}

function greedily(view: WhistView, moves: readonly WhistMove[], random: Random): WhistMove {
  // A player who only has an optional right does not have to play a card.
  if (view.turn.phase !== 'playing.trick' || view.turn.must !== view.player) return pick(moves, random);
  const card = greedyCard({
    rules: trickRules(view.trump),
    hand: lawfulPlays(view),
    trick: view.trick,
    friend: (seat) => (seat - view.toPlay) % 2 === 0,
  });
  return moves.find((move) => move.type === 'PLAY' && move.card === card) ?? pick(moves, random);
}

/** A book player of any level. */
function byBook(level: string): FixturePlayer<WhistView, WhistMove> {
  return {
    choose({view, moves, seed, must, random}) {
      const {move, because} = whistBrain.choose({game: 'whist', view, moves, level, seed});
      if (move) return {move, because};
      return must ? {move: pick(moves, random)} : null;
    },
  };
}

const plain = (
  choose: (view: WhistView, moves: readonly WhistMove[], random: Random) => WhistMove,
): FixturePlayer<WhistView, WhistMove> => ({
  choose: ({view, moves, random}) => (moves.length ? {move: choose(view, moves, random)} : null),
});

/** At eight, N holds two honours and S none: N may call in vain. */
const CALL_IN_VAIN = `S:AKQJ.AKQJ.AKQJ.5 W:765.765.765.Q876 N:T98.T98.T98.AK43 E:432.432.432.JT92 dealer=E turnup=2C score=8-0`;

const MIXED = [
  ['book', 'greedy', 'rare', 'random'],
  ['rare'],
  ['book'],
  ['novice', 'book', 'greedy', 'rare', 'random'],
];

/** A set whose records use all playing styles in turn. */
function set(
  name: string,
  count: number,
  given: GivenOptions,
  more: Partial<FixtureSet<WhistOptions, WhistMove>> = {},
): FixtureSet<WhistOptions, WhistMove> {
  return {name, count, options: whistOptions(given), lineups: MIXED, ...more};
}

const STRICT = {etiquette: 'strict', accidents: 30} as const;

/** The stored records of whist. */
export const whistFixtures: FixtureGame<WhistState, WhistView, WhistMove, WhistOptions, WhistHappening> = {
  game: whist,
  machine: whistMachine(),
  profile,
  players: (options) => whist.start(options).table.players,
  styles: {
    random: plain((_view, moves, random) => pick(moves, random)),
    rare: plain((_view, moves, random) => rarely(moves, random)),
    greedy: plain(greedily),
    book: byBook('book'),
    novice: byBook('novice'),
  },
  breaches(view) {
    const cards = (type: 'PLAY' | 'DROP'): WhistMove[] =>
      view.hand.map((card: Card): WhistMove => ({type, card}));
    return [{type: 'CALL'}, {type: 'ANSWER', yes: true}, ...cards('PLAY'), ...cards('DROP')];
  },
  stop: {type: 'STOP'},
  sets: [
    set('vienna', 24, {rubbers: 1}),
    set('vienna-session', 4, {}),
    set('vienna-five-carry', 12, {honours: 'five-carry', rubbers: 1}),
    set('vienna-no-honours', 12, {honours: 'none', rubbers: 1}),
    set('vienna-preference', 16, {preference: true, rubbers: 1}),
    set('vienna-plain-cut', 12, {throwOver: false, loserHonoursCount: true, rubbers: 1}),
    set('vienna-company', 4, {table: 'five'}),
    set('vienna-company-lady', 4, {table: 'five', lady: 2, honours: 'five-carry'}),
    set('vienna-dummy', 6, {table: 'dummy', rubbers: 3}),
    set('vienna-dummy-preference', 8, {table: 'dummy', preference: true, rubbers: 1}),
    set('vienna-position', 16, {deal: CALL_IN_VAIN, rubbers: 1}),
    set('vienna-strict', 32, {...STRICT, rubbers: 1}, {breaches: 12}),
    set('vienna-strict-preference', 16, {...STRICT, preference: true, rubbers: 1}, {breaches: 12}),
    set('vienna-strict-five-carry', 12, {...STRICT, honours: 'five-carry', rubbers: 1}, {breaches: 12}),
    set('vienna-strict-company', 3, {...STRICT, table: 'five'}, {breaches: 20}),
    set('vienna-strict-dummy', 8, {...STRICT, table: 'dummy', rubbers: 2}, {breaches: 20}),
    set('vienna-strict-position', 16, {...STRICT, deal: CALL_IN_VAIN, rubbers: 1}, {breaches: 15}),
    set('warsaw', 24, {rules: 'warsaw'}),
    set('warsaw-session', 4, {rules: 'warsaw', rubbers: 3}),
    set('warsaw-double-only', 12, {rules: 'warsaw', gameLevels: 'double-only'}),
    set('warsaw-principle', 12, {rules: 'warsaw', middleTie: 'principle'}),
    set('warsaw-strict', 32, {...STRICT, rules: 'warsaw'}, {breaches: 12}),
    set(
      'warsaw-strict-double-only',
      12,
      {...STRICT, rules: 'warsaw', gameLevels: 'double-only', middleTie: 'principle'},
      {breaches: 12},
    ),
  ],
  moves: {
    SPREAD: true,
    DRAW: true,
    CHOOSE_SEAT: true,
    CHOOSE_PACK: true,
    SHUFFLE: true,
    CUT: true,
    CUT_WITH_CARD: true,
    THROW_OVER: true,
    GIVE: true,
    ACCEPT_DEAL: true,
    REDEAL: true,
    NAME_TRUMP: true,
    LOOK: true,
    PLAY: true,
    DROP: true,
    CALL: true,
    SHOW: true,
    SILENT: true,
    ANSWER: true,
    VOID_DEAL: true,
    STAND: true,
    LAY_DOWN: true,
    CLAIM_REVOKE: true,
    APPLY_PENALTY: true,
    HONOURS: true,
    CALL_CARD: true,
    DEMAND: true,
    NAME_SUIT: true,
    WAIVE: true,
    STOP: true,
  },
  happenings: {
    spread: true,
    drawn: true,
    redraw: true,
    ordered: true,
    seated: true,
    'pack-chosen': true,
    shuffled: true,
    cut: true,
    'thrown-over': true,
    dealt: true,
    'turned-up': true,
    'trump-named': true,
    accident: true,
    'deal-accepted': true,
    'deal-voided': true,
    'deal-passed': true,
    looked: true,
    'turn-up-taken': true,
    played: true,
    exposed: true,
    'trick-won': true,
    'dummy-open': true,
    called: true,
    silent: true,
    answered: true,
    shown: true,
    'laid-down': true,
    'claim-met': true,
    'revoke-claimed': true,
    penalty: true,
    'honours-announced': true,
    demanded: true,
    'deal-scored': true,
    'game-won': true,
    'rubber-settled': true,
    'seat-chosen': 'came after the records were made; test/fixtures/differences.json tells where it is added',
    'session-over': true,
  },
};

import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {MoveError, type Happening} from '@quinola/play';
import {checkAccounts, checkStopping} from '../src/game-suite/accounts.js';
import {assertChartKeepsRules, checkPhases, inputOf} from '../src/game-suite/chart.js';
import {checkMovesOfViews, checkRefusals} from '../src/game-suite/moves.js';
import {checkReach} from '../src/game-suite/reach.js';
import {checkFolds, checkTampering} from '../src/game-suite/records.js';
import {checkSecrets} from '../src/game-suite/secrets.js';
import {checkOpenTricks, checkViews, checkWatchers} from '../src/game-suite/views.js';
import {testGame, type TestedGame} from '../src/game-suite.js';
import {testedToy} from '../src/toy/machine.js';

testGame(testedToy);

/** The toy game with some of its functions replaced. */
const toy: TestedGame = {...testedToy, agreements: testedToy.agreements.slice(0, 2)};
const {game} = toy;
const {openTricks: _said, ...sayingNothing} = game;
const changed = (lines: Partial<TestedGame['game']>): TestedGame => ({...toy, game: {...game, ...lines}});
const telling = (tell: (event: Happening) => readonly Happening[]): TestedGame =>
  changed({
    play(state, by, move) {
      const {state: after, events} = game.play(state, by, move);
      return {state: after, events: events.flatMap(tell)};
    },
  });
interface AnyView {
  readonly player: number;
  readonly turn: {readonly must: unknown};
}
/** How often the rules were asked: state that a pure function would not have. */
let asked = 0;

const FAULTS: Readonly<
  Record<string, readonly [kind: TestedGame, check: (kind: TestedGame) => void, message: RegExp]>
> = {
  'an offered move is refused': [
    changed({moves: (view) => [...game.moves(view), {type: 'CUT', index: 99}]}),
    checkMovesOfViews,
    /not-now/,
  ],
  'a move is offered out of turn': [
    changed({moves: (view) => ((view as AnyView).player === 0 ? [{type: 'STOP'}] : game.moves(view))}),
    checkMovesOfViews,
    /offered a move out of turn/,
  ],
  'nobody is waited for before a match is over': [
    changed({
      turn(state) {
        const turn = game.turn(state);
        return turn.phase === 'playing.trick' ? {...turn, must: []} : turn;
      },
    }),
    checkMovesOfViews,
    /nobody is waited for in playing.trick/,
  ],
  'one of several is waited for twice': [
    changed({
      turn(state) {
        const turn = game.turn(state);
        const {must} = turn;
        return typeof must === 'number' ? {...turn, must: [must, must]} : turn;
      },
    }),
    checkMovesOfViews,
    /waited for twice/,
  ],
  'the moves depend on more than the view': [
    changed({moves: (view) => (++asked % 2 ? game.moves(view) : [...game.moves(view)].reverse())}),
    checkMovesOfViews,
    /not from the view alone/,
  ],
  'a garbled move makes the rules throw something unexpected': [
    changed({
      refusal(view, move) {
        if (move.type === 'PLAY') (move as unknown as {card: string}).card.toUpperCase();
        return game.refusal(view, move);
      },
    }),
    checkRefusals,
    /TypeError/,
  ],
  'a refused move can be made': [
    changed({refusal: (view, move) => (move.type === 'PLAY' ? {reason: 'no'} : game.refusal(view, move))}),
    checkRefusals,
    /is refused/,
  ],
  'a move is refused for different reasons': [
    changed({
      play(state, by, move) {
        try {
          return game.play(state, by, move);
        } catch (error) {
          throw error instanceof MoveError ? new MoveError({reason: 'no'}) : error;
        }
      },
    }),
    checkRefusals,
    /for different reasons/,
  ],
  'the result of a move depends on more than the state': [
    telling((event) => (event.type === 'played' ? [{...event, asked: asked++} as Happening] : [event])),
    checkFolds,
    /other happenings/,
  ],
  'chance is not drawn from the seed': [
    changed({chance: (state) => game.chance(state, {below: (n: number) => asked++ % n} as never)}),
    checkFolds,
    /not drawn from the seed/,
  ],
  'a record makes the rules throw something unexpected': [
    changed({
      play(state, by, move) {
        const {card} = move as {card?: string};
        if (move.type === 'PLAY' && !testedToy.cards.includes(card!)) throw new RangeError('no card');
        return game.play(state, by, move);
      },
    }),
    checkTampering,
    /RangeError/,
  ],
  'more is won than lost': [
    changed({ledger: (view) => game.ledger(view).filter(({amount}) => amount > 0)}),
    checkAccounts,
    /not zero-sum/,
  ],
  'not all see the same bookings': [
    changed({ledger: (view) => ((view as AnyView).player === 1 ? [] : game.ledger(view))}),
    checkAccounts,
    /sees other bookings/,
  ],
  'bookings disappear': [
    changed({ledger: (view) => game.ledger(view).slice(-6)}),
    checkAccounts,
    /bookings have gone/,
  ],
  'the worth of a match differs from its bookings': [
    changed({worth: () => [1, -1, 0]}),
    checkAccounts,
    /not worth what is booked/,
  ],
  'a stopped match continues': [{...toy, stop: {type: 'KNOCK'}}, checkStopping, /not-your-turn|goes on/],
  'a phase is not declared': [{...toy, phases: {over: true}}, (kind) => checkReach(kind, null), /unknown/],
  'a declared happening never occurs': [
    {...telling((event) => (event.type === 'trick-won' ? [] : [event])), agreements: testedToy.agreements},
    (kind) => checkReach(kind, null),
    /missing/,
  ],
  'a phase has no state in the chart': [
    {...toy, phases: {...toy.phases, counting: true}},
    checkPhases,
    /counting/,
  ],
  'a private field of a move is visible': [{...toy, shown: {}}, checkSecrets, /card of PLAY is seen/],
  'a private happening is sent to everybody': [
    telling(({to: _forgotten, ...event}) => [event]),
    checkSecrets,
    /EXCHANGE tells another cards/,
  ],
  'a view shows a hidden card': [
    changed({view: (state, viewer) => ({...(game.view(state, viewer) as object), all: state})}),
    checkViews,
    /looks otherwise/,
  ],
  'a watcher sees more than the players': [
    changed({
      view: (state, viewer) => (viewer === 'watcher' ? {...(state as object)} : game.view(state, viewer)),
    }),
    checkWatchers,
    /sees more than player/,
  ],
  'the rules say nothing of tricks that have been played': [
    {...toy, game: sayingNothing},
    checkOpenTricks,
    /say nothing of its tricks/,
  ],
  'a trick may be looked at that is not there': [
    changed({openTricks: () => [99]}),
    checkOpenTricks,
    /tricks that are not there/,
  ],
};

describe('the suite of all games', () => {
  for (const [what, [kind, check, message]] of Object.entries(FAULTS))
    it(`notices that ${what}`, () => {
      assert.throws(() => check(kind), message);
    });

  it('notices that the chart plays by other rules', async () => {
    const other = changed({
      ledger: () => [],
      chance: game.chance,
      view: (state, viewer) => game.view(state, viewer),
    });
    const fewer = {
      ...other,
      game: {...other.game, play: telling((event) => (event.type === 'knocked' ? [] : [event])).game.play},
    };
    await assert.rejects(async () => {
      for (let i = 0; i < 5; i++)
        await assertChartKeepsRules(fewer, inputOf(fewer, toy.agreements[0], `other rules ${i}`, 0, 1, 2));
    });
  });
});

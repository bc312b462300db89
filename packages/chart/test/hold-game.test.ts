import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {MoveError, type Happening} from '@quinola/play';
import {holdAccounts, holdStopping} from '../test-support/hold/accounts.js';
import {assertChartKeepsRules, holdPhases, inputOf} from '../test-support/hold/chart.js';
import {holdMovesOfViews, holdRefusals} from '../test-support/hold/moves.js';
import {holdReach} from '../test-support/hold/reach.js';
import {holdFolds, holdTampering} from '../test-support/hold/records.js';
import {holdSecrets} from '../test-support/hold/secrets.js';
import {holdViews, holdWatchers} from '../test-support/hold/views.js';
import {holdGame, type HeldGame} from '../test-support/hold-game.js';
import {heldToy} from '../test-support/kit-toy.js';

holdGame(heldToy);

/** The toy game, unless a line of it is other. */
const toy: HeldGame = {...heldToy, agreements: heldToy.agreements.slice(0, 2)};
const {game} = toy;
const changed = (lines: Partial<HeldGame['game']>): HeldGame => ({...toy, game: {...game, ...lines}});
const telling = (tell: (event: Happening) => readonly Happening[]): HeldGame =>
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
/** How many times the rules have been asked: what a pure function would not know. */
let asked = 0;

const FAULTS: Readonly<
  Record<string, readonly [kind: HeldGame, hold: (kind: HeldGame) => void, says: RegExp]>
> = {
  'a move is offered that is refused': [
    changed({moves: (view) => [...game.moves(view), {type: 'CUT', index: 99}]}),
    holdMovesOfViews,
    /not-now/,
  ],
  'a move is offered out of turn': [
    changed({moves: (view) => ((view as AnyView).player === 0 ? [{type: 'STOP'}] : game.moves(view))}),
    holdMovesOfViews,
    /offered a move out of turn/,
  ],
  'the moves hang on more than the view': [
    changed({moves: (view) => (++asked % 2 ? game.moves(view) : [...game.moves(view)].reverse())}),
    holdMovesOfViews,
    /not from the view alone/,
  ],
  'a garbled move breaks the rules down': [
    changed({
      refusal(view, move) {
        if (move.type === 'PLAY') (move as unknown as {card: string}).card.toUpperCase();
        return game.refusal(view, move);
      },
    }),
    holdRefusals,
    /TypeError/,
  ],
  'a move is refused and can be made': [
    changed({refusal: (view, move) => (move.type === 'PLAY' ? {reason: 'no'} : game.refusal(view, move))}),
    holdRefusals,
    /is refused/,
  ],
  'a move is refused for two reasons': [
    changed({
      play(state, by, move) {
        try {
          return game.play(state, by, move);
        } catch (error) {
          throw error instanceof MoveError ? new MoveError({reason: 'no'}) : error;
        }
      },
    }),
    holdRefusals,
    /for two reasons/,
  ],
  'what comes of a move hangs on more than the state': [
    telling((event) => (event.type === 'played' ? [{...event, asked: asked++} as Happening] : [event])),
    holdFolds,
    /other happenings/,
  ],
  'chance is not drawn from the seed': [
    changed({chance: (state) => game.chance(state, {below: (n: number) => asked++ % n} as never)}),
    holdFolds,
    /not drawn from the seed/,
  ],
  'a record can break the rules down': [
    changed({
      play(state, by, move) {
        const {card} = move as {card?: string};
        if (move.type === 'PLAY' && !heldToy.cards.includes(card!)) throw new RangeError('no card');
        return game.play(state, by, move);
      },
    }),
    holdTampering,
    /RangeError/,
  ],
  'more is won than lost': [
    changed({ledger: (view) => game.ledger(view).filter(({amount}) => amount > 0)}),
    holdAccounts,
    /not zero-sum/,
  ],
  'not all see the same bookings': [
    changed({ledger: (view) => ((view as AnyView).player === 1 ? [] : game.ledger(view))}),
    holdAccounts,
    /sees other bookings/,
  ],
  'bookings go': [
    changed({ledger: (view) => game.ledger(view).slice(-6)}),
    holdAccounts,
    /bookings have gone/,
  ],
  'a match is not worth what is booked': [
    changed({worth: () => [1, -1, 0]}),
    holdAccounts,
    /not worth what is booked/,
  ],
  'a match that is stopped goes on': [{...toy, stop: {type: 'KNOCK'}}, holdStopping, /not-your-turn|goes on/],
  'a phase is not said': [{...toy, phases: {over: true}}, (kind) => holdReach(kind, null), /unknown/],
  'a happening never comes': [
    {...telling((event) => (event.type === 'trick-won' ? [] : [event])), agreements: heldToy.agreements},
    (kind) => holdReach(kind, null),
    /missing/,
  ],
  'a phase has no state in the chart': [
    {...toy, phases: {...toy.phases, counting: true}},
    holdPhases,
    /counting/,
  ],
  'a field is seen that is nobody’s business': [{...toy, shown: {}}, holdSecrets, /card of PLAY is seen/],
  'a happening forgets whom it is for': [
    telling(({to: _forgotten, ...event}) => [event]),
    holdSecrets,
    /EXCHANGE tells another cards/,
  ],
  'a view shows a hidden card': [
    changed({view: (state, viewer) => ({...(game.view(state, viewer) as object), all: state})}),
    holdViews,
    /looks otherwise/,
  ],
  'a watcher sees more than the players': [
    changed({
      view: (state, viewer) => (viewer === 'watcher' ? {...(state as object)} : game.view(state, viewer)),
    }),
    holdWatchers,
    /sees more than player/,
  ],
};

describe('the suite of all games', () => {
  for (const [what, [kind, hold, says]] of Object.entries(FAULTS))
    it(`notices when ${what}`, () => {
      assert.throws(() => hold(kind), says);
    });

  it('notices when the chart plays by other rules', async () => {
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

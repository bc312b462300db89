import assert from 'node:assert/strict';
import {pick, randomFrom} from '@quinola/cards';
import {publicRecord} from '@quinola/chart';
import {isSeenBy, seenMove, type Game, type Happening, type MoveLike, type Viewer} from '@quinola/play';
import {cutAfter} from '../fixtures/seen.js';
import {viewersOf} from '../fixtures/types.js';
import {
  eachMatch,
  playersIn,
  randomMatch,
  someSteps,
  type SampleMatch,
  type MatchStep,
} from './sample-match.js';
import type {TestedGame} from './tested-game.js';

type AnyGame = Game<unknown, unknown, MoveLike, unknown>;

/** How many steps of each kind are checked, and at how many points of a match the public record. */
const STEPS = 4,
  POINTS = 2;

const endsDeal = ({profile}: TestedGame, {events}: MatchStep): boolean =>
  events.some(({type}) => (profile.dealEnds as readonly string[]).includes(type));

/** The cards that occur in a text. */
function cardsIn(cards: ReadonlySet<string>, ...values: readonly unknown[]): ReadonlySet<string> {
  const words = JSON.stringify(values).match(/"[^"]*"/g) ?? [];
  return new Set(words.map((word) => word.slice(1, -1)).filter((word) => cards.has(word)));
}

/** The fields of a move that another player may see: those that everyone sees, and those that a happening to him names. */
function mayBeSeen(
  {shown}: TestedGame,
  {made: {move}, events}: MatchStep,
  viewer: Viewer,
): ReadonlySet<string> {
  const named = events.filter(({to}) => to && viewer !== 'watcher' && to.includes(viewer));
  return new Set(['type', ...(shown[move.type] ?? []), ...named.flatMap((event) => Object.keys(event))]);
}

/** What one step reveals to viewers who may not know it, one line for each leak. */
function leaksOfStep(
  kind: TestedGame,
  step: MatchStep,
  viewers: readonly Viewer[],
  cards: ReadonlySet<string>,
): readonly string[] {
  const {game} = kind;
  const {made, events, before, after} = step;
  return viewers.flatMap((viewer) => {
    const visible = events.filter((event) => isSeenBy(viewer, event));
    const seen = seenMove(made, events, viewer, game.openMoves);
    const who = viewer === 'watcher' ? 'a watcher' : 'another';
    const allowed = mayBeSeen(kind, step, viewer);
    const fields =
      made.by === viewer || game.openMoves
        ? []
        : Object.keys(seen.move).filter((field) => !allowed.has(field));
    const known = cardsIn(cards, game.view(before, viewer), game.view(after, viewer));
    const leaked = endsDeal(kind, step)
      ? []
      : [...cardsIn(cards, visible, made.by === viewer ? [] : seen)].filter((card) => !known.has(card));
    return [
      ...fields.map((field) => `${field} of ${made.move.type} is seen by ${who}`),
      ...(leaked.length ? [`${made.move.type} tells ${who} cards that his view does not show`] : []),
    ];
  });
}

/** What the public record reveals when it is cut after some moves. */
function leaksOfRecord(
  kind: TestedGame,
  {record, steps}: SampleMatch,
  after: number,
  viewers: readonly Viewer[],
): readonly string[] {
  const {game, profile} = kind;
  const part = cutAfter(record, after);
  const {over} = game.turn(steps[after]!.before);
  const running = 1 + steps.slice(0, after).findLastIndex((step) => endsDeal(kind, step));
  return viewers.flatMap((viewer) => {
    const shown = publicRecord(game, profile, part, viewer);
    const leaked = shown.moves.flatMap(({by, move, because}, index) => {
      if (over || index < running || by === viewer) return [];
      const allowed = by === 'chance' ? new Set(['type']) : mayBeSeen(kind, steps[index]!, viewer);
      const fields =
        by !== 'chance' && game.openMoves ? [] : Object.keys(move).filter((field) => !allowed.has(field));
      return [...fields, ...(because ? ['because'] : [])].map(
        (field) => `${field} of ${move.type} stands in the public record`,
      );
    });
    return [
      ...leaked,
      ...(shown.seed !== undefined && !over ? ['the seed stands in the public record'] : []),
    ];
  });
}

/**
 * Everything that a match reveals to somebody who may not know it: cards that neither his view before nor after shows, fields
 * of another player's move that are hidden from him, the seed, and chance moves.
 */
function leaksOf(kind: TestedGame, match: SampleMatch): readonly string[] {
  const viewers = viewersOf(match.record.players.length);
  const cards = new Set(kind.cards);
  const random = randomFrom(`${match.record.seed}/secrets`);
  const points = Array.from({length: POINTS}, () => random.below(match.steps.length));
  return [
    ...new Set([
      ...someSteps(kind, match, STEPS).flatMap((step) => leaksOfStep(kind, step, viewers, cards)),
      ...points.flatMap((after) => leaksOfRecord(kind, match, after, [pick(viewers, random), 'watcher'])),
    ]),
  ];
}

/** Checks that no match of a game leaks anything. */
export function checkSecrets(kind: TestedGame): void {
  eachMatch(kind, (match) => assert.deepEqual(leaksOf(kind, match), []));
}

/** The same rules with altered happenings. */
function telling(
  kind: TestedGame,
  tell: (events: readonly Happening[], move: MoveLike) => readonly Happening[],
): TestedGame {
  const game: AnyGame = {
    ...kind.game,
    play(state, by, move) {
      const {state: after, events} = kind.game.play(state, by, move);
      return {state: after, events: tell(events, by === 'chance' ? {type: ''} : move)};
    },
  };
  return {...kind, game};
}

const again = (kind: TestedGame, {record}: SampleMatch): SampleMatch =>
  randomMatch(kind, record.options, record.seed!);

/**
 * Checks that {@linkcode leaksOf} finds leaks that a game could have by oversight: a happening for some viewers that loses its
 * `to`, and a happening to all that names a hidden field of a move.
 */
export function checkPlantedLeaks(kind: TestedGame): void {
  const secret = new Map<string, SampleMatch>();
  eachMatch(kind, (match) => {
    for (const {events} of match.steps)
      for (const {type, to} of events)
        if (to && to.length < playersIn(match).length && !secret.has(type)) secret.set(type, match);
  });
  for (const [type, match] of secret) {
    const forgetful = telling(kind, (events) =>
      events.map((event) => {
        if (event.type !== type) return event;
        const {to: _forgotten, ...open} = event;
        return open;
      }),
    );
    assert.notDeepEqual(leaksOf(forgetful, again(forgetful, match)), [], `${type} may be told to all`);
  }
  if (kind.game.openMoves) return;
  let first: SampleMatch | undefined;
  eachMatch(kind, (match) => (first ??= match));
  // A field of a move that is not among those its rules require is hidden …
  const planted = again(kind, first!);
  const more = (step: MatchStep, events = step.events): MatchStep =>
    step.made.by === 'chance'
      ? step
      : {...step, events, made: {...step.made, move: {...step.made.move, planted: 'a secret'} as MoveLike}};
  assert.deepEqual(leaksOf(kind, {...planted, steps: planted.steps.map((step) => more(step))}), []);
  // … until a happening to all names it.
  const named = planted.steps.map((step) =>
    more(step, [...step.events, {type: 'told', planted: 'a secret'} as Happening]),
  );
  assert.notDeepEqual(leaksOf(kind, {...planted, steps: named}), [], 'a private field may be told to all');
}

import assert from 'node:assert/strict';
import {pick, randomFrom, type Random} from '@quinola/cards';
import {
  count,
  isChoice,
  isDue,
  listed,
  MoveError,
  playersDue,
  sample,
  type MoveLike,
  type Player,
} from '@quinola/play';
import {eachMatch, playersIn, someSteps} from './sample-match.js';
import type {TestedGame} from './tested-game.js';
import {garbledMoves} from './garbled.js';

/** How many of the offered moves are checked, and how many moves of a choice, which may stand for thousands. */
const OFFERED = 10;

/** A sample of what a view offers. */
function sampleOfOffered({game}: TestedGame, view: unknown, random: Random): readonly MoveLike[] {
  const offers = game.moves(view);
  if (count(offers) <= OFFERED) return [...listed(game, view)];
  const plain = offers.filter((offer): offer is MoveLike => !isChoice(offer));
  const few = plain.length <= OFFERED ? plain : [];
  return [...few, ...Array.from({length: OFFERED}, () => sample(game, view, random))];
}

/**
 * Checks that what a player may do depends on his view alone, as JSON; that every offered move is lawful and can be made; and
 * that nothing is offered to players whose turn it is not and who have no right.
 */
export function assertMovesOfViews(
  kind: TestedGame,
  state: unknown,
  players: readonly Player[],
  random: Random,
): void {
  const {game} = kind;
  const {must, may, phase} = game.turn(state);
  const due = playersDue(must);
  assert.equal(new Set(due).size, due.length, `${phase}: one is waited for twice`);
  for (const player of players) {
    const view = game.view(state, player);
    const offers = game.moves(view);
    if (!isDue(must, player) && !may.includes(player)) {
      assert.deepEqual(offers, [], `${phase}: ${player} is offered a move out of turn`);
      continue;
    }
    if (isDue(must, player)) assert.ok(offers.length > 0, `${phase}: nothing can be done`);
    assert.deepEqual(
      game.moves(JSON.parse(JSON.stringify(view))),
      offers,
      `${phase}: not from the view alone`,
    );
    for (const move of sampleOfOffered(kind, view, random)) {
      assert.equal(
        game.refusal(view, move),
        null,
        `${phase}: ${JSON.stringify(move)} is offered and refused`,
      );
      if (random.below(4) === 0) game.play(state, player, move);
    }
  }
}

/** {@linkcode assertMovesOfViews} at steps of every kind in the matches of a game. */
export function checkMovesOfViews(kind: TestedGame): void {
  eachMatch(kind, (match) => {
    const random = randomFrom(`${match.record.seed}/moves of views`);
    for (const {before} of someSteps(kind, match, 3))
      assertMovesOfViews(kind, before, playersIn(match), random);
  });
}

/**
 * Checks that of some moves exactly those that are not refused can be made, and that `play` gives the same reason as `refusal`;
 * that no refused move is offered; and that no move, however garbled, makes the rules fail otherwise.
 * @returns the reasons for which moves were refused
 */
function assertRefusalsHold(
  {game}: TestedGame,
  state: unknown,
  player: Player,
  tries: readonly MoveLike[],
): readonly string[] {
  const view = game.view(state, player);
  const offered = new Set(game.moves(view).map((move) => JSON.stringify(move)));
  const {phase} = game.turn(state);
  return tries.flatMap((move) => {
    const description = `${phase}: ${JSON.stringify(move)} by ${player}`;
    let refusal: ReturnType<typeof game.refusal>;
    try {
      refusal = game.refusal(view, move);
      const {state: after} = game.play(state, player, move);
      assert.ok(!refusal || refusal.breach, `${description} is refused and can be made`);
      assert.deepEqual(JSON.parse(JSON.stringify(after)), after, `${description} leads to no plain state`);
    } catch (error) {
      if (!(error instanceof MoveError)) throw new Error(`${description}: ${String(error)}`, {cause: error});
      assert.ok(
        refusal! && !refusal.breach,
        `${description} is not refused and cannot be made: ${error.message}`,
      );
      assert.deepEqual(error.refusal, refusal, `${description} is refused for different reasons`);
    }
    if (refusal!) assert.ok(!offered.has(JSON.stringify(move)), `${description} is offered and refused`);
    return refusal! && !refusal.breach ? [refusal.reason] : [];
  });
}

/** The reasons that occurred, by game: its words must have a sentence for each. */
const reasonsOf = new WeakMap<TestedGame, ReadonlySet<string>>();

/**
 * {@linkcode assertRefusalsHold} at steps of every kind: moves of every type, of other players and of other moments, unchanged
 * and garbled.
 * @returns all reasons that occurred
 */
export function checkRefusals(kind: TestedGame): ReadonlySet<string> {
  const known = reasonsOf.get(kind);
  if (known) return known;
  const reasons = new Set<string>();
  eachMatch(kind, (match) => {
    const random = randomFrom(`${match.record.seed}/refusals`);
    const byType = new Map<string, MoveLike[]>();
    for (const {made} of match.steps) {
      const alike = byType.get(made.move.type) ?? [];
      alike.push(made.move);
      byType.set(made.move.type, alike);
    }
    const types = [...byType.values(), ...(kind.stop ? [[kind.stop]] : [])];
    for (const {before, made} of someSteps(kind, match, 2)) {
      const elsewhere = types.map((alike) => pick(alike, random));
      const tries = [
        made.move,
        ...elsewhere,
        ...garbledMoves(made.move, random),
        ...garbledMoves(pick(elsewhere, random), random),
      ];
      for (const player of [made.by, pick(playersIn(match), random)])
        if (player !== 'chance')
          for (const reason of assertRefusalsHold(kind, before, player, tries)) reasons.add(reason);
    }
  });
  reasonsOf.set(kind, reasons);
  return reasons;
}

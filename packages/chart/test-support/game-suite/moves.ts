import assert from 'node:assert/strict';
import {pick, randomFrom, type Random} from '@quinola/cards';
import {count, isChoice, listed, MoveError, sample, type MoveLike, type Player} from '@quinola/play';
import {eachMatch, playersIn, someSteps} from './sample-match.js';
import type {TestedGame} from './tested-game.js';
import {garbledMoves} from './garbled.js';

/** How many of the offered moves are looked at, and how many ways of a choice, which may stand for thousands. */
const OFFERED = 10;

/** Some of what a view offers. */
function someOffered({game}: TestedGame, view: unknown, random: Random): readonly MoveLike[] {
  const offers = game.moves(view);
  if (count(offers) <= OFFERED) return [...listed(game, view)];
  const plain = offers.filter((offer): offer is MoveLike => !isChoice(offer));
  const few = plain.length <= OFFERED ? plain : [];
  return [...few, ...Array.from({length: OFFERED}, () => sample(game, view, random))];
}

/**
 * Checks that what a player may do depends on his view alone, as JSON; that none of it is refused or a breach, and all of it
 * can be done; and that nothing is offered to those who are not waited for and have no right.
 */
export function assertMovesOfViews(
  kind: TestedGame,
  state: unknown,
  players: readonly Player[],
  random: Random,
): void {
  const {game} = kind;
  const {must, may, phase} = game.turn(state);
  for (const player of players) {
    const view = game.view(state, player);
    const offers = game.moves(view);
    if (player !== must && !may.includes(player)) {
      assert.deepEqual(offers, [], `${phase}: ${player} is offered a move out of turn`);
      continue;
    }
    if (player === must) assert.ok(offers.length > 0, `${phase}: nothing can be done`);
    assert.deepEqual(
      game.moves(JSON.parse(JSON.stringify(view))),
      offers,
      `${phase}: not from the view alone`,
    );
    for (const move of someOffered(kind, view, random)) {
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
 * Checks that of some moves those that are not refused can be made and no others, for the reason that is said; nothing
 * that is refused is offered, and no move, however garbled, makes the rules break down.
 * @returns the reasons of those that cannot be made
 */
export function assertRefusalsHold(
  {game}: TestedGame,
  state: unknown,
  player: Player,
  tries: readonly MoveLike[],
): readonly string[] {
  const view = game.view(state, player);
  const offered = new Set(game.moves(view).map((move) => JSON.stringify(move)));
  const {phase} = game.turn(state);
  return tries.flatMap((move) => {
    const told = `${phase}: ${JSON.stringify(move)} by ${player}`;
    let refusal: ReturnType<typeof game.refusal>;
    try {
      refusal = game.refusal(view, move);
      const {state: after} = game.play(state, player, move);
      assert.ok(!refusal || refusal.breach, `${told} is refused and can be made`);
      assert.deepEqual(JSON.parse(JSON.stringify(after)), after, `${told} leads to no plain state`);
    } catch (error) {
      if (!(error instanceof MoveError)) throw new Error(`${told}: ${String(error)}`, {cause: error});
      assert.ok(refusal! && !refusal.breach, `${told} is not refused and cannot be made: ${error.message}`);
      assert.deepEqual(error.refusal, refusal, `${told} is refused for two reasons`);
    }
    if (refusal!) assert.ok(!offered.has(JSON.stringify(move)), `${told} is offered and refused`);
    return refusal! && !refusal.breach ? [refusal.reason] : [];
  });
}

/** The reasons that were met, by game: its words are held to them too. */
const met = new WeakMap<TestedGame, ReadonlySet<string>>();

/**
 * {@linkcode assertRefusalsHold} at steps of every kind: moves of every type, of others and of other moments, as they
 * were made and garbled.
 * @returns all reasons that were met
 */
export function checkRefusals(kind: TestedGame): ReadonlySet<string> {
  const known = met.get(kind);
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
  met.set(kind, reasons);
  return reasons;
}

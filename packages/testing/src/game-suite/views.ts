import assert from 'node:assert/strict';
import {pick, randomFrom, type Random} from '@quinola/cards';
import type {Player} from '@quinola/play';
import {eachMatch, playersIn, someSteps, type SampleMatch} from './sample-match.js';
import type {TestedGame} from './tested-game.js';

/** Views of matches, some of each kind. */
function eachView(
  kind: TestedGame,
  body: (state: unknown, player: Player, random: Random, match: SampleMatch) => void,
): void {
  eachMatch(kind, (match) => {
    const random = randomFrom(`${match.record.seed}/views`);
    for (const {before} of someSteps(kind, match, 3))
      body(before, pick(playersIn(match), random), random, match);
  });
}

/**
 * Checks that a state imagined from a view gives its player the same view and the same moves: then the view holds nothing that
 * depends on cards he cannot know.
 */
export function checkViews(kind: TestedGame): void {
  const {game, imagine} = kind;
  if (!imagine) return;
  eachView(kind, (state, player, random) => {
    const view = game.view(state, player);
    const {phase} = game.turn(state);
    const imagined = imagine(view, random);
    assert.deepEqual(game.view(imagined, player), view, `${phase}: an imagined state looks otherwise`);
    assert.deepEqual(
      game.moves(game.view(imagined, player)),
      game.moves(view),
      `${phase}: it allows other moves`,
    );
    assert.deepEqual(game.turn(imagined), game.turn(state), `${phase}: it waits for somebody else`);
    assert.deepEqual(JSON.parse(JSON.stringify(imagined)), imagined, `${phase}: it is no plain state`);
  });
}

/** Checks that a watcher sees no card that a player does not see. */
export function checkWatchers({cards, ...kind}: TestedGame): void {
  const named = (view: unknown): readonly string[] => {
    const text = JSON.stringify(view);
    return cards.filter((card) => text.includes(`"${card}"`));
  };
  eachView({...kind, cards}, (state, player) => {
    const own = new Set(named(kind.game.view(state, player)));
    assert.deepEqual(
      named(kind.game.view(state, 'watcher')).filter((card) => !own.has(card)),
      [],
      `${kind.game.turn(state).phase}: a watcher sees more than player ${player}`,
    );
  });
}

/**
 * Checks that the rules say which finished tricks may be looked at again: only such as there are, and for a watcher none that a
 * player may not see.
 */
export function checkOpenTricks(kind: TestedGame): void {
  const {game} = kind;
  eachView(kind, (state, player) => {
    const view = game.view(state, player) as {readonly tricks?: readonly unknown[]};
    if (!Array.isArray(view.tricks) || !view.tricks.length) return;
    const phase = `${game.turn(state).phase} after ${view.tricks.length} tricks`;
    assert.ok(game.openTricks, 'the rules say nothing of its tricks');
    const open = game.openTricks(view);
    const {length} = view.tricks;
    assert.deepEqual(
      open.filter((index) => !Number.isInteger(index) || index < 0 || index >= length),
      [],
      `${phase}: tricks that are not there`,
    );
    assert.equal(new Set(open).size, open.length, `${phase}: a trick twice`);
    const watched = game.openTricks(game.view(state, 'watcher'));
    assert.deepEqual(
      watched.filter((index) => !open.includes(index)),
      [],
      `${phase}: a watcher sees more than player ${player}`,
    );
  });
}

/** Checks that {@linkcode checkViews} finds a planted leak: one hidden card added to the views, where a game has cards. */
export function checkPlantedViews(kind: TestedGame): void {
  const {game} = kind;
  if (!kind.imagine || !kind.cards.length) return;
  const leaking: TestedGame = {
    ...kind,
    game: {
      ...game,
      view(state, viewer) {
        const view = game.view(state, viewer) as object;
        const [shown, all] = [JSON.stringify(view), JSON.stringify(state)];
        const hidden = all
          .match(/"[^"]*"/g)
          ?.filter((word) => kind.cards.includes(word.slice(1, -1)) && !shown.includes(word));
        return {...view, planted: hidden?.[0] ?? null};
      },
    },
  };
  assert.throws(() => checkViews(leaking), assert.AssertionError, 'a view may leak a card');
}

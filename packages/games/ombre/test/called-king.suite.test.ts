import {testGame} from '../../../chart/test-support/game-suite.js';
import type {CalledKingGame} from '../src/called-king/index.js';
import {calledKingBrain} from '../src/called-king/opponents/master.js';
import {calledKingReasons} from '../src/called-king/reasons/index.js';
import {testedCinquille, testedQuadrille} from '../test-support/tested-games.js';

// Neither has a table yet, so the suite of all games does not find them: it is run here.

for (const tested of [testedQuadrille, testedCinquille]) {
  const opponents = {
    levels: ['book', 'novice', 'teacher'],
    reasons: calledKingReasons,
    brain: (_search: unknown, clock?: () => number) =>
      calledKingBrain(tested.game as CalledKingGame, clock && {clock}) as never,
  };
  testGame({...tested, opponents} as never, new URL(`fixtures/${tested.game.id}/`, import.meta.url));
}

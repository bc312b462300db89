// Written by `node build/readmes.mjs` from the game.json of each game.
import type {ToolsGame} from '../../table/test-support/game-tools.js';

/** The games in their order; what the tools know of one is read when it is asked for. */
export const games: readonly ToolsGame[] = [
  {"id":"whist","tag":"whist-table","title":"Whist","seats":[4],"languages":["en","de","pl","ru","sv"],"family":"packages/games/whist", tools: () => import('../../games/whist/tools/whist.js').then((module) => module.tools)},
  {"id":"patience","tag":"patience-table","title":"Patience","seats":[1],"languages":["en","de","pl","ru","sv"],"family":"packages/games/patience", tools: () => import('../../games/patience/tools/patience.js').then((module) => module.tools)},
  {"id":"tarok","tag":"tarok-table","title":"Tarok","seats":[3,2],"languages":["en","de","pl","ru","sv"],"family":"packages/games/tarok", tools: () => import('../../games/tarok/tools/tarok.js').then((module) => module.tools)},
  {"id":"tarok-ombre","tag":"tarok-ombre-table","title":"Tarok-ombre","seats":[3],"languages":["en","de","pl","ru","sv"],"family":"packages/games/tarok", tools: () => import('../../games/tarok/tools/tarok-ombre.js').then((module) => module.tools)},
];

// Written by `node build/readmes.mjs` from the game.json of each game.
import type {GameTools, ToolsGame} from '../../table/test-support/game-tools.js';
import {list} from './list.js';

const tools: Readonly<Record<string, () => Promise<GameTools>>> = {
  'whist': () => import('../../games/whist/tools/whist.js').then((module) => module.tools),
  'patience': () => import('../../games/patience/tools/patience.js').then((module) => module.tools),
  'tarok': () => import('../../games/tarok/tools/tarok.js').then((module) => module.tools),
  'tarok-ombre': () => import('../../games/tarok/tools/tarok-ombre.js').then((module) => module.tools),
  'reversis': () => import('../../games/reversis/tools/reversis.js').then((module) => module.tools),
  'ombre': () => import('../../games/ombre/tools/ombre.js').then((module) => module.tools),
  'quadrille': () => import('../../games/ombre/tools/quadrille.js').then((module) => module.tools),
  'cinquille': () => import('../../games/ombre/tools/cinquille.js').then((module) => module.tools),
};

/** The games in their order, each with what the tools know of it, which is read when it is asked for; for Node. */
export const games: readonly ToolsGame[] = list.map((game) => ({...game, tools: tools[game.id]!}));

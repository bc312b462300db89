// Written by `node build/readmes.mjs` from the game.json of each game.
import type {GalleryWords, GameTools, ToolsGame} from '../game-tools.js';
import {list} from './list.js';

const tools: Readonly<Record<string, () => Promise<GameTools>>> = {
  'whist': () => import('../../../games/whist/tools/whist.js').then((module) => module.tools),
  'patience': () => import('../../../games/patience/tools/patience.js').then((module) => module.tools),
  'tarok': () => import('../../../games/tarok/tools/tarok.js').then((module) => module.tools),
  'tarok-ombre': () => import('../../../games/tarok/tools/tarok-ombre.js').then((module) => module.tools),
  'reversis': () => import('../../../games/reversis/tools/reversis.js').then((module) => module.tools),
  'ombre': () => import('../../../games/ombre/tools/ombre.js').then((module) => module.tools),
  'quadrille': () => import('../../../games/ombre/tools/quadrille.js').then((module) => module.tools),
  'cinquille': () => import('../../../games/ombre/tools/cinquille.js').then((module) => module.tools),
  'cassino': () => import('../../../games/cassino/tools/cassino.js').then((module) => module.tools),
  'pamphile': () => import('../../../games/pamphile/tools/pamphile.js').then((module) => module.tools),
  'piquet': () => import('../../../games/piquet/tools/piquet.js').then((module) => module.tools),
  'twenty-one': () => import('../../../games/hazard/tools/twenty-one.js').then((module) => module.tools),
  'chess': () => import('../../../games/chess/tools/chess.js').then((module) => module.tools),
  'mariage': () => import('../../../games/mariage/tools/mariage.js').then((module) => module.tools),
  'boston': () => import('../../../games/boston/tools/boston.js').then((module) => module.tools),
  'boston-whist': () => import('../../../games/boston/tools/boston-whist.js').then((module) => module.tools),
  'faro': () => import('../../../games/hazard/tools/faro.js').then((module) => module.tools),
  'vira': () => import('../../../games/boston/tools/vira.js').then((module) => module.tools),
};

const words: Readonly<Record<string, (lang: string) => Promise<unknown>>> = {
  'whist': (lang) => import(`../../../games/whist/gallery/words/whist/${lang}.ts`),
  'patience': (lang) => import(`../../../games/patience/gallery/words/patience/${lang}.ts`),
  'tarok': (lang) => import(`../../../games/tarok/gallery/words/tarok/${lang}.ts`),
  'tarok-ombre': (lang) => import(`../../../games/tarok/gallery/words/tarok-ombre/${lang}.ts`),
  'reversis': (lang) => import(`../../../games/reversis/gallery/words/reversis/${lang}.ts`),
  'ombre': (lang) => import(`../../../games/ombre/gallery/words/ombre/${lang}.ts`),
  'quadrille': (lang) => import(`../../../games/ombre/gallery/words/quadrille/${lang}.ts`),
  'cinquille': (lang) => import(`../../../games/ombre/gallery/words/cinquille/${lang}.ts`),
  'cassino': (lang) => import(`../../../games/cassino/gallery/words/cassino/${lang}.ts`),
  'pamphile': (lang) => import(`../../../games/pamphile/gallery/words/pamphile/${lang}.ts`),
  'piquet': (lang) => import(`../../../games/piquet/gallery/words/piquet/${lang}.ts`),
  'twenty-one': (lang) => import(`../../../games/hazard/gallery/words/twenty-one/${lang}.ts`),
  'chess': (lang) => import(`../../../games/chess/gallery/words/chess/${lang}.ts`),
  'mariage': (lang) => import(`../../../games/mariage/gallery/words/mariage/${lang}.ts`),
  'boston': (lang) => import(`../../../games/boston/gallery/words/boston/${lang}.ts`),
  'boston-whist': (lang) => import(`../../../games/boston/gallery/words/boston-whist/${lang}.ts`),
  'faro': (lang) => import(`../../../games/hazard/gallery/words/faro/${lang}.ts`),
  'vira': (lang) => import(`../../../games/boston/gallery/words/vira/${lang}.ts`),
};

/** The games in their order, each with what the tools know of it, which is read when it is asked for; for Node. */
export const games: readonly ToolsGame[] = list.map((game) => ({
  ...game,
  tools: tools[game.id]!,
  galleryWords: async (lang) => ((await words[game.id]!(lang)) as {words: GalleryWords}).words,
}));

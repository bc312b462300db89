// Written by `node build/readmes.mjs` from the game.json of each game.
const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'whist-table': () => import('@quinola/whist/define.js'),
  'patience-table': () => import('@quinola/patience/define.js'),
  'tarok-table': () => import('@quinola/tarok/define.js'),
  'tarok-ombre-table': () => import('@quinola/tarok/ombre-define.js'),
  'reversis-table': () => import('@quinola/reversis/define.js'),
  'ombre-table': () => import('@quinola/ombre/define.js'),
  'quadrille-table': () => import('@quinola/ombre/quadrille-define.js'),
  'cinquille-table': () => import('@quinola/ombre/cinquille-define.js'),
  'cassino-table': () => import('@quinola/cassino/define.js'),
  'pamphile-table': () => import('@quinola/pamphile/define.js'),
  'piquet-table': () => import('@quinola/piquet/define.js'),
  'twenty-one-table': () => import('@quinola/hazard/define.js'),
  'chess-table': () => import('@quinola/chess/define.js'),
  'mariage-table': () => import('@quinola/mariage/define.js'),
  'boston-table': () => import('@quinola/boston/define.js'),
  'boston-whist-table': () => import('@quinola/boston/boston-whist-define.js'),
  'faro-table': () => import('@quinola/hazard/faro-define.js'),
  'vira-table': () => import('@quinola/boston/vira-define.js'),
};

/** Defines the element of a tag, for the tests that show some tables. */
export const define = async (tag: string): Promise<unknown> => MODULES[tag]!();

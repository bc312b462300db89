// Written by `node build/readmes.mjs` from the game.json of each game.
/** The tags of all tables. */
export const tags: readonly string[] = [
  'whist-table',
  'patience-table',
  'tarok-table',
  'tarok-ombre-table',
  'reversis-table',
  'ombre-table',
  'quadrille-table',
  'cinquille-table',
  'cassino-table',
  'pamphile-table',
  'piquet-table',
  'twenty-one-table',
  'chess-table',
  'mariage-table',
  'boston-table',
  'boston-whist-table',
  'faro-table',
  'vira-table',
];

/** The tags of all tables, as `games.json` lists them. */
export const tags: readonly string[] = ['whist-table', 'patience-table', 'tarok-table', 'tarok-ombre-table'];

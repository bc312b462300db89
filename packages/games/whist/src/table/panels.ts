import {panelsFrom, type PanelLoader} from '@quinola/table';

/** The panels about tricks are loaded together. */
const tricks = panelsFrom(() => import('./panels/tricks.js'));

/** So are those of a strict table. */
const strict = panelsFrom(() => import('./panels/claims.js'));

/** The panels of a whist table, each loaded when first needed. */
export const WHIST_PANELS: Readonly<Record<string, PanelLoader>> = {
  ceremony: () => import('./panels/ceremony.js'),
  claims: strict('claims'),
  revokes: strict('revokes'),
  sheet: () => import('./panels/sheet.js'),
  score: () => import('./panels/ledger.js'),
  books: () => import('./panels/books.js'),
  why: () => import('./panels/why.js'),
  last: tricks('last'),
  played: tricks('played'),
  rules: () => import('./panels/rules.js'),
  chart: () => import('./panels/chart.js'),
  replay: () => import('./panels/replay.js'),
};

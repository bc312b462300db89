import type {PanelLoader} from '@quinola/table';

/** The panels of a table of Tarok-ombre, each loaded when first needed. */
export const TAROK_OMBRE_PANELS: Readonly<Record<string, PanelLoader>> = {
  ceremony: () => import('../../pack-table/panels/ceremony.js'),
  asking: () => import('./panels/asking.js'),
  sheet: () => import('./panels/sheet.js'),
  score: () => import('./panels/ledger.js'),
  why: () => import('./panels/why.js'),
  last: () => import('./panels/last.js'),
  played: () => import('./panels/played.js'),
  rules: () => import('./panels/rules.js'),
  chart: () => import('./panels/chart.js'),
  replay: () => import('./panels/replay.js'),
};

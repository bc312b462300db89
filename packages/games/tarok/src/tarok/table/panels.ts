import type {PanelLoader} from '@quinola/table';

/** The panels of a table of Tarok, each loaded when first needed. */
export const TAROK_PANELS: Readonly<Record<string, PanelLoader>> = {
  ceremony: () => import('./panels/ceremony.js'),
  announcing: () => import('./panels/announcing.js'),
  sheet: () => import('./panels/sheet.js'),
  score: () => import('./panels/score.js'),
  why: () => import('./panels/why.js'),
  last: () => import('./panels/last.js'),
  played: () => import('./panels/played.js'),
  rules: () => import('./panels/rules.js'),
  chart: () => import('./panels/chart.js'),
  replay: () => import('./panels/replay.js'),
};

import type {PanelLoader} from '@quinola/table';

/** The panels of a patience table, each loaded when first needed. */
export const patiencePanels = (): Readonly<Record<string, PanelLoader>> => ({
  menu: () => import('../panels/menu.js'),
  end: () => import('../panels/end.js'),
  why: () => import('../panels/why.js'),
  look: () => import('../panels/look.js'),
  goal: () => import('../panels/goal.js'),
  games: () => import('../panels/games.js'),
  rescue: () => import('../panels/rescue.js'),
  named: () => import('../panels/named.js'),
  finding: () => import('../panels/finding.js'),
  inquiry: () => import('../panels/inquiry.js'),
  statistics: () => import('../panels/statistics.js'),
  rules: () => import('../panels/rules.js'),
  chart: () => import('../panels/chart.js'),
  keys: () => import('../panels/keys.js'),
});

import type {AnyTable} from './any-table.js';
import {TableErrorEvent} from './events.js';
import {dealsEnded} from './whole.js';

/**
 * The panels that a page may open at any time of a match; games add their own (`GameFeatures.openPanels`). All others depend on
 * the state of the game.
 */
export const OPEN_PANELS = [
  'menu',
  'rules',
  'order',
  'last',
  'played',
  'score',
  'why',
  'replay',
  'chart',
  'lessons',
  'settings',
  'keys',
  'record',
  'copy',
  'kept',
  'daily',
] as const;

/** Whether a panel has something to show here. */
function isThere(table: AnyTable, name: string): boolean {
  const {panels, game} = table.features!;
  const names: readonly string[] = [...OPEN_PANELS, ...(game.openPanels ?? [])];
  if (!names.includes(name) || !panels.has(name)) return false;
  return name === 'order' ? Boolean(game.order) : name === 'lessons' ? Boolean(game.lessons?.length) : true;
}

/** Opens a panel for the page. @returns whether it has; where it knows none of that name, `quinola-error` says so */
export async function openPanel(table: AnyTable, name: string): Promise<boolean> {
  // A mistake of the page, which its visitor need not see.
  if (!isThere(table, name))
    table.dispatchEvent(
      new TableErrorEvent('unknown-panel', {
        name:
          typeof name === 'string' || typeof name === 'number'
            ? `${name as unknown}`.slice(0, 40)
            : typeof name,
      }),
    );
  else if (table.context) {
    await table.open(name, name === 'why' ? 'last' : undefined);
    return table.opened?.id === name;
  }
  return false;
}

/** Shows a finished deal again from some card on; the nearest that there is. @returns whether it does */
export async function replayAt(table: AnyTable, deal: number, step: number): Promise<boolean> {
  if (!table.context || !table.features!.panels.has('replay')) return false;
  const finished = dealsEnded(table).length;
  if (!finished) return false;
  const within = (n: number, most: number): number => Math.min(Math.max(0, Math.trunc(n) || 0), most);
  await table.open('replay', {deal: within(deal, finished) || finished, step: within(step, Infinity)});
  return true;
}

/** Pauses the match or lets it go on, as the visitor does by the menu. */
export function setPaused(table: AnyTable, isOn: boolean): void {
  const {features, panelWords} = table;
  if (!table.context) return;
  const {pause, resume} = panelWords!;
  // The pause is now explicit, not only because the table is out of sight.
  if (isOn) features!.visibility.reset();
  if (isOn) table.message = {text: pause, mend: {text: resume, act: () => setPaused(table, false)}};
  else if (table.message?.text === pause) table.message = null;
  if (table.tag('paused') !== isOn) table.match.send({type: isOn ? 'PAUSE' : 'RESUME'});
  table.requestUpdate();
}

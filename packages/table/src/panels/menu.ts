import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {restartDeal} from '../whole.js';
import {choice, sheet} from './sheet.js';

/** The lines that end every menu: the record, the way into another page, what is kept. A kiosk has none of them. */
export function pageLines(
  table: Pick<AnyTable, 'kiosk' | 'nocopy' | 'panelWords' | 'open'>,
): TemplateResult | typeof nothing {
  const more = table.panelWords!;
  const to = (text: string, id: string): TemplateResult => choice(text, () => void table.open(id));
  return table.kiosk
    ? nothing
    : html`${to(more.record, 'record')}${table.nocopy ? nothing : to(more.copyTag, 'copy')}${to(more.kept, 'kept')}`;
}

/** The line that has the game shown; a table whose game has no lesson has none. */
export function lessonLine(
  table: Pick<AnyTable, 'features' | 'panelWords' | 'open'>,
): TemplateResult | typeof nothing {
  return table.features!.game.lessons?.length
    ? choice(table.panelWords!.lesson.showHow, () => void table.open('lessons'))
    : nothing;
}

/** The menu: everything that is not needed at every card. */
export function render(table: AnyTable): TemplateResult {
  const {words, panelWords, context} = table;
  const to = (text: string, id: string): TemplateResult => choice(text, () => void table.open(id));
  const running = Boolean(context && !context.turn.over);
  const done = (act: () => void) => () => {
    void table.close();
    act();
  };
  const paused = table.tag('paused');
  const order = table.features!.game.order?.();
  return sheet(table, {
    title: words.menu,
    body: html`<div class="choices">
      ${
        running && !context!.sheets.length
          ? choice(
              panelWords!.finish,
              done(() => table.match.send({type: 'FINISH_DEAL'})),
            )
          : nothing
      }
      ${lessonLine(table)}${table.features!.game.menuItems()} ${order ? to(order.title, 'order') : nothing}
      ${to(panelWords!.played, 'played')}${to(panelWords!.score, 'score')}${to(panelWords!.replay, 'replay')}
      ${to(panelWords!.rules, 'rules')}${to(panelWords!.chart, 'chart')}${to(panelWords!.settings, 'settings')}${to(panelWords!.keys, 'keys')}
      ${choice(
        paused ? panelWords!.resume : panelWords!.pause,
        done(() => {
          table.message = paused
            ? null
            : {
                text: panelWords!.pause,
                mend: {text: panelWords!.resume, act: () => table.match.send({type: 'RESUME'})},
              };
          table.match.send({type: paused ? 'RESUME' : 'PAUSE'});
        }),
      )}
      ${
        running && table.undoable
          ? choice(
              panelWords!.newDeal,
              done(() => restartDeal(table)),
            )
          : nothing
      }
      ${
        table.kiosk
          ? nothing
          : choice(
              table.screen.isOn ? panelWords!.leaveFullScreen : panelWords!.fullScreen,
              done(() => void table.fullScreen()),
            )
      }
      ${choice(panelWords!.newMatch, () => void (running && context!.count > 0 ? table.open('ask') : table.restart()))}
      ${pageLines(table)}
    </div>`,
  });
}

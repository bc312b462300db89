import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {choice, sheet} from './sheet.js';

/** The lines that end every menu: the record, the way into another page, what is kept. A kiosk has none of them. */
export function pageLines(
  table: Pick<AnyTable, 'kiosk' | 'nocopy' | 'more' | 'open'>,
): TemplateResult | typeof nothing {
  const more = table.more!;
  const to = (text: string, id: string): TemplateResult => choice(text, () => void table.open(id));
  return table.kiosk
    ? nothing
    : html`${to(more.record, 'record')}${table.nocopy ? nothing : to(more.copyTag, 'copy')}${to(more.kept, 'kept')}`;
}

/** The menu: everything that is not needed at every card. */
export function render(table: AnyTable): TemplateResult {
  const {words, more, context} = table;
  const to = (text: string, id: string): TemplateResult => choice(text, () => void table.open(id));
  const running = Boolean(context && !context.turn.over);
  const done = (act: () => void) => () => {
    void table.close();
    act();
  };
  const paused = table.tag('paused');
  return sheet(table, {
    title: words.menu,
    body: html`<div class="choices">
      ${
        running && !context!.sheets.length
          ? choice(
              more!.finish,
              done(() => table.joined.send({type: 'FINISH_DEAL'})),
            )
          : nothing
      }
      ${table.service!.game.items()}
      ${to(more!.played, 'played')}${to(more!.score, 'score')}${to(more!.replay, 'replay')}
      ${to(more!.rules, 'rules')}${to(more!.chart, 'chart')}${to(more!.settings, 'settings')}${to(more!.keys, 'keys')}
      ${choice(
        paused ? more!.resume : more!.pause,
        done(() => {
          table.message = paused
            ? null
            : {text: more!.pause, mend: {text: more!.resume, act: () => table.joined.send({type: 'RESUME'})}};
          table.joined.send({type: paused ? 'RESUME' : 'PAUSE'});
        }),
      )}
      ${
        running && table.undoable
          ? choice(
              more!.newDeal,
              done(() => table.service!.dealAnew()),
            )
          : nothing
      }
      ${choice(more!.newMatch, () => void (running && context!.count > 0 ? table.open('ask') : table.restart()))}
      ${pageLines(table)}
    </div>`,
  });
}

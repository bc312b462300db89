import {freshSeed} from '@quinola/cards';
import {choice, restartDeal, lessonLine, pageLines, sheet, type AnyTable} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {dealOfTheDay, type PatienceTable} from '../patience-table.js';

/** The menu: everything that is not needed for every card. */
export function render(table: PatienceTable): TemplateResult {
  const {words, context} = table;
  const more = table.panelWords!,
    texts = table.gamePanelWords!;
  const {game} = context!.view.options;
  const to = (text: string, id: string): TemplateResult => choice(text, () => void table.open(id));
  const done = (text: string, act: () => void): TemplateResult =>
    choice(text, () => {
      void table.close();
      act();
    });
  const anew = (text: string, begin: () => void): TemplateResult =>
    choice(text, () => {
      if (context!.count > 1 && !context!.turn.over)
        void table.open('ask', {title: text, text: texts.askAnother, then: begin});
      else {
        void table.close();
        begin();
      }
    });
  return sheet(table, {
    title: words.menu,
    body: html`<div class="choices">
      ${lessonLine(table)}${done(table.gameWords.deeds.show, () => table.show())}
      ${done(table.gameWords.deeds.look, () => table.features!.run('look'))}
      ${anew(texts.another, () => void table.restart(freshSeed()))}
      ${anew(texts.again, () => restartDeal(table as unknown as AnyTable))}
      ${anew(texts.daily, () => void table.restart(dealOfTheDay(game, new Date())))}
      ${table.kiosk ? nothing : to(texts.named, 'named')}
      ${anew(texts.proven, () => void import('../help/proven.js').then(({dealProven}) => dealProven(table)))}
      ${to(texts.games, 'games')}${to(texts.goal, 'goal')}${to(texts.inquiry, 'inquiry')}${to(texts.statistics, 'statistics')}
      ${to(more.rules, 'rules')}${to(more.chart, 'chart')}${to(more.settings, 'settings')}${to(more.keys, 'keys')}${pageLines(table)}
    </div>`,
  });
}

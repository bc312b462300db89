import {freshSeed} from '@quinola/cards';
import {choice, menuSheet, restartDeal, type AnyTable, type MenuLine} from '@quinola/table';
import {nothing, type TemplateResult} from 'lit';
import type {PatienceHost} from '../table/host.js';

/** The menu: everything that is not needed for every card. */
export function render(table: PatienceHost, about: unknown): TemplateResult {
  const {context, kiosk} = table;
  const texts = table.gamePanelWords!;
  const {show, look} = table.gameWords.deeds;
  const to = (text: string, id: string): MenuLine => choice(text, () => void table.open(id));
  const done = (text: string, act: () => void): MenuLine =>
    choice(text, () => {
      void table.close();
      act();
    });
  const newDealLine = (text: string, begin: () => void): MenuLine =>
    choice(text, () => {
      if (context!.count > 1 && !context!.turn.over)
        void table.open('ask', {title: text, text: texts.askAnother, then: begin});
      else {
        void table.close();
        begin();
      }
    });
  const prove = async (): Promise<void> => {
    const {dealProven} = await table.missing.fetch('deals', () => import('../opponents/help/proven.js'));
    await dealProven(table);
  };
  return menuSheet(
    table as unknown as AnyTable,
    {
      game: [
        newDealLine(texts.another, () => void table.restart(freshSeed())),
        newDealLine(texts.again, () => restartDeal(table as unknown as AnyTable)),
        kiosk ? nothing : to(table.panelWords!.daily.title, 'daily'),
        newDealLine(texts.proven, () => void prove()),
        kiosk ? nothing : to(texts.named, 'named'),
        to(texts.games, 'games'),
        to(texts.statistics, 'statistics'),
      ],
      help: [
        done(show, () => table.show()),
        done(look, () => table.features!.run('look')),
        to(texts.goal, 'goal'),
        to(texts.inquiry, 'inquiry'),
      ],
    },
    about,
  );
}

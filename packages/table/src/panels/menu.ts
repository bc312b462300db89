import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {icon} from '../frame.js';
import type {MenuLine, MenuLines} from '../menu-lines.js';
import {formStyles} from '../styles/forms.js';
import {menuStyles} from '../styles/menu.js';
import {setPaused} from '../page-panels.js';
import {restartDeal} from '../restart-deal.js';
import {lookLines, strengthLine} from './menu-settings.js';
import {choice, sheet} from './sheet.js';

/** The groups of the menu, each under the icon of its name. */
const GROUPS = ['game', 'help', 'look', 'page'] as const;

/** A group of the menu. */
type MenuGroup = (typeof GROUPS)[number];

/** What a menu reads of its table. */
type MenuTable = Pick<AnyTable, 'open' | 'panelWords' | 'features'>;

/** A line that opens a panel, where the table has it. */
export function panelLine(table: MenuTable, text: string, id: string): MenuLine {
  return table.features!.panels.has(id) ? choice(text, () => void table.open(id)) : nothing;
}

/** The line that opens the lessons, if the game has any. */
const lessonLine = (table: MenuTable): MenuLine =>
  table.features!.game.lessons?.length
    ? panelLine(table, table.panelWords!.lesson.showHow, 'lessons')
    : nothing;

/** The lines about embedding and stored data; a kiosk has none. */
function pageLines(table: AnyTable): readonly MenuLine[] {
  const {record, copyTag, kept} = table.panelWords!;
  return table.kiosk
    ? []
    : [
        panelLine(table, record, 'record'),
        table.nocopy ? nothing : panelLine(table, copyTag, 'copy'),
        panelLine(table, kept, 'kept'),
      ];
}

/** Full screen; a kiosk fills its screen anyway. */
function screenLine(table: AnyTable): MenuLine {
  const {kiosk, features, panelWords} = table;
  return kiosk
    ? nothing
    : choice(features!.screen.isOn ? panelWords!.leaveFullScreen : panelWords!.fullScreen, () => {
        void table.close();
        void table.fullScreen();
      });
}

/**
 * The menu of a table: four groups of at most seven lines. If there is space all are shown, otherwise one at a time, below
 * buttons with their names.
 * @param about which group is open, where one at a time is
 */
export function menuSheet(
  table: AnyTable,
  lines: Required<MenuLines> & {readonly page?: readonly MenuLine[]},
  about: unknown,
): TemplateResult {
  table.adopt(formStyles, menuStyles);
  const names = table.panelWords!.menuGroups;
  const all: Readonly<Record<MenuGroup, readonly MenuLine[]>> = {
    game: lines.game,
    help: [
      lessonLine(table),
      panelLine(table, table.panelWords!.rules, 'rules'),
      ...lines.help,
      panelLine(table, table.panelWords!.keys, 'keys'),
    ],
    look: [...lookLines(table), screenLine(table), panelLine(table, table.panelWords!.settings, 'settings')],
    page: [...(lines.page ?? []), ...pageLines(table)],
  };
  const groups = GROUPS.filter((group) => all[group].some((line) => line !== nothing));
  const now = groups.find((group) => group === about) ?? groups[0]!;
  const show = (group: MenuGroup): void => table.features!.panels.turnTo('menu', group);
  return sheet(table, {
    title: table.words.menu,
    kind: 'menu',
    body: html`<div class="groups" @keydown=${onArrow}>
        ${groups.map(
          (group) =>
            html`<button
              type="button"
              part="button"
              class="button"
              aria-expanded=${group === now}
              @click=${() => show(group)}
            >
              ${icon(group)}<span>${names[group]}</span>
            </button>`,
        )}
      </div>
      ${groups.map(
        (group) =>
          html`<div class="choices ${group === now ? 'now' : ''}" role="group" aria-label=${names[group]}>
            <h3 aria-hidden="true">${icon(group)}${names[group]}</h3>
            ${all[group]}
          </div>`,
      )}`,
  });
}

/** Arrows lead from group to group, as letters and arrows do among the cards. */
function onArrow(event: KeyboardEvent): void {
  const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
  const buttons = [...(event.currentTarget as Element).children] as HTMLElement[];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  const next = buttons.at((at + step) % buttons.length)!;
  next.focus();
  next.click();
}

/** The most lines of a group. */
const MOST_LINES = 7;

/** How many lines of the game stand before the deal of the day. */
const AFTER_NEW = 3;

/** Pauses the match, or lets it go on. */
function pauseLine(table: AnyTable): MenuLine {
  const {pause, resume} = table.panelWords!;
  const paused = table.tag('paused');
  return choice(paused ? resume : pause, () => {
    void table.close();
    setPaused(table, !paused);
  });
}

/** The menu of a game with deals and opponents: everything that is not needed at every card. */
export function render(table: AnyTable, about: unknown): TemplateResult {
  const {panelWords, context, features} = table;
  const running = Boolean(context && !context.turn.over);
  const done = (text: string, act: () => void): MenuLine =>
    choice(text, () => {
      void table.close();
      act();
    });
  const own = features!.game.menuItems?.() ?? {};
  const order = features!.game.order?.();
  const words = panelWords!;
  const game: readonly MenuLine[] = [
    running && !context!.sheets.length
      ? done(words.finish, () => table.match.send({type: 'FINISH_DEAL'}))
      : nothing,
    running && table.undoable ? done(words.newDeal, () => restartDeal(table)) : nothing,
    choice(words.newMatch, () => void (running && context!.count > 0 ? table.open('ask') : table.restart())),
    pauseLine(table),
    ...(own.game ?? []),
    strengthLine(table),
  ];
  const isFull = game.filter((line) => line !== nothing).length >= MOST_LINES;
  // A kiosk keeps no diary.
  const daily: MenuLine = table.kiosk ? nothing : panelLine(table, words.daily.title, 'daily');
  return menuSheet(
    table,
    {
      game: isFull ? game : game.toSpliced(AFTER_NEW, 0, daily),
      page: isFull ? [daily] : [],
      help: [
        order ? panelLine(table, order.title, 'order') : nothing,
        ...(own.help ?? []),
        panelLine(table, words.played, 'played'),
        panelLine(table, words.score, 'score'),
        panelLine(table, words.replay, 'replay'),
      ],
    },
    about,
  );
}

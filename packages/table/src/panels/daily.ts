import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import {dayInWords, dealToday, seedOfToday} from '../daily/day.js';
import {daysOf, playedDay, type Days} from '../daily/days.js';
import type {DayEntry} from '../daily/diary.js';
import type {DayResult} from '../daily/measure.js';
import {numbersTable} from '../session/accounts.js';
import {signed} from '../strings.js';
import {formStyles} from '../styles/forms.js';
import {copyField} from './clipboard.js';
import {runningRecord} from '../whole.js';
import {choice, sheet} from './sheet.js';

/** A result in words: `8 of 13`, `+12`, `74`. @param reached by somebody else, on the same cards */
function told(table: AnyTable, own: DayResult, reached: number | null = own.reached): string {
  if (reached === null) return '–';
  if (own.most !== undefined) return table.panelWords!.daily.of(reached, own.most);
  return own.isCount ? `${reached}` : signed(reached);
}

/** What those have reached who play by the book, by what stands in the middle. */
const middle = (book: readonly number[]): number | null =>
  book.toSorted((one, other) => one - other)[Math.floor(book.length / 2)] ?? null;

/** What one of those is called who play without a search; 0 = all of them, or the only one. */
const bookName = (table: AnyTable, days: Days, nth = 0): string => {
  const {book, helper} = table.panelWords!.daily;
  return table.context!.players.length < 2 ? helper : book(days.others.length > 2 ? nth : 0);
};

const hasMaster = ({others}: Days): boolean => others.includes('master');

/** What the visitor and the others have reached on the same cards. */
function resultsView(table: AnyTable, days: Days, {own, book, master}: DayEntry): TemplateResult {
  const words = table.panelWords!.daily;
  const books = days.others.filter((level) => level !== 'master');
  const value = (reached: number | null | undefined): string =>
    reached === undefined || reached === null ? (days.isPlaying ? '…' : '–') : told(table, own, reached);
  return numbersTable({
    rows: [
      [words.you, html`<b>${told(table, own)}</b>`],
      ...books.map((_, nth) => [bookName(table, days, nth + 1), value(book[nth])] as const),
      ...(hasMaster(days) ? [[words.master, value(master)] as const] : []),
    ],
  });
}

/** The days that were played, the newest first. */
function diaryView(table: AnyTable, days: Days): TemplateResult | typeof nothing {
  const words = table.panelWords!.daily;
  const all = days.diary.days;
  if (!all.length) return nothing;
  const master = hasMaster(days) ? [words.master] : [];
  return numbersTable({
    caption: words.diary,
    heads: [words.day, words.you, bookName(table, days), ...master],
    rows: all.map(([seed, entry]) => [
      // What was agreed, where it was not as usual.
      html`${dayInWords(table.code, entry.day)} <small>${agreedIn(seed, table.game.id)}</small>`,
      told(table, entry.own),
      told(table, entry.own, middle(entry.book)),
      ...master.map(() => told(table, entry.own, entry.master)),
    ]),
  });
}

/** What a seed says of a day beside game and date. */
const agreedIn = (seed: string, game: string): string =>
  seed.slice(0, -' 0000-00-00'.length).replace(new RegExp(`^${game} ?`), '');

/** After `8 of 13` a number says enough. */
const withoutMost = ({reached, most, isCount}: DayResult): DayResult => ({
  reached,
  ...((most !== undefined || isCount) && {isCount: true}),
});

/** The text that tells others of a result, and nothing of the cards: `Toy, 27 November: 8 of 13, the book 7`. */
function textOf(table: AnyTable, days: Days, {day, own, book}: DayEntry): string {
  const name = bookName(table, days);
  const others = book.length
    ? `, ${name.charAt(0).toLowerCase()}${name.slice(1)} ${told(table, withoutMost(own), middle(book))}`
    : '';
  return `${days.title}, ${dayInWords(table.code, day)}: ${told(table, own)}${others}`;
}

/** The deal of the day: what has come of it beside others on the same cards, and the days before. */
export function render(table: AnyTable, about: unknown): TemplateResult {
  table.adopt(formStyles);
  const {copy, askNew, daily: words} = table.panelWords!;
  const days = daysOf(table);
  void days.look();
  const played = playedDay(table);
  const today = seedOfToday(table);
  const entry = played ? days.note(played) : days.diary.of(today);
  if (played) void days.play(played);
  const begin = (): void => {
    void table.close();
    dealToday(table);
  };
  const record = runningRecord(table);
  const {turn, viewer} = table.context!;
  const isRunning = !turn.over && record.moves.some(({by, level}) => by === viewer && !level);
  const said = (about as {readonly said?: string} | undefined)?.said;
  const copyText = async (): Promise<void> => {
    const now = await copyField(table, table.renderRoot.querySelector('.sheet textarea')!);
    if (table.opened?.id === 'daily') table.features!.panels.turnTo('daily', {said: now});
  };
  return sheet(table, {
    title: words.title,
    body: html`<p><b>${dayInWords(table.code, (played ?? {day: today.slice(-10)}).day)}</b></p>
      ${
        entry
          ? html`${resultsView(table, days, entry)}
              ${days.isPlaying ? html`<p>${words.playing}</p>` : nothing}
              <textarea
                readonly
                rows="2"
                aria-label=${words.text}
                .value=${textOf(table, days, entry)}
              ></textarea
              >${said ? html`<p>${said}</p>` : nothing}`
          : nothing
      }
      <p><small>${words.about(table.context!.players.length < 2)}</small></p>
      ${diaryView(table, days)}`,
    foot: [
      ...(entry ? [choice(copy, () => void copyText())] : []),
      ...(record.seed === today
        ? []
        : [
            choice(
              words.today,
              () =>
                isRunning ? void table.open('ask', {title: words.title, text: askNew, then: begin}) : begin(),
              true,
            ),
          ]),
    ],
  });
}

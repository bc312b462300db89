import type {Because, MoveLike, Player, RecordedMove} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {Missing} from '../controllers/missing.js';
import type {KitPanelWords} from '../strings.js';
import {lastMade} from '../whole.js';
import {sheet, type SheetHost} from './sheet.js';

/** A maxim in words, and where its book has it. */
export interface ReasonWords {
  readonly text: string;
  readonly source: string;
  /** The language of both; absent: that of the table. */
  readonly lang?: string;
}

/** Fetches the words of a maxim by its id. */
export type ReasonOf = (id: string, provenance?: Because['provenance']) => Promise<ReasonWords>;

/** The second-best card and how much worse it is, if that is worth mentioning. */
function clearly({
  margin,
  next,
  unit,
}: NonNullable<Because['search']>): Parameters<KitPanelWords['counted']>[2] {
  return next !== undefined && margin >= 0.05 ? {margin, next, unit} : null;
}

/** What a reason needs of the table that shows it. */
export interface ReasonHost extends SheetHost {
  /** Language of the words. */
  readonly code: string;
  requestUpdate(): void;
  readonly missing: Pick<Missing, 'fetch'>;
}

/** Cache of the words of reasons, with their language; `null` while they are loaded. */
const worded = new WeakMap<Because, {readonly code: string; readonly words: readonly ReasonWords[] | null}>();

/** The words of a reason's maxims, as soon as they are there: then the table is redrawn. */
function wordsOf(table: ReasonHost, because: Because, reasonOf: ReasonOf): readonly ReasonWords[] | null {
  const {code} = table;
  const known = worded.get(because);
  if (known?.code === code) return known.words;
  const {maxim, then, over = [], provenance} = because;
  worded.set(because, {code, words: null});
  void table.missing
    .fetch('explanations', () =>
      Promise.all([
        ...(maxim ? [reasonOf(maxim, provenance)] : []),
        ...[...(then ? [then] : []), ...over].map((id) => reasonOf(id)),
      ]),
    )
    .then((words) => {
      worded.set(because, {code, words});
      table.requestUpdate();
    });
  return null;
}

/** A maxim with its place in the book; in another language than the table's it says so. */
function maximView({code, panelWords}: ReasonHost, {text, source, lang = code}: ReasonWords): TemplateResult {
  const foreign = lang === code ? nothing : lang;
  return html`${foreign === nothing ? nothing : html`<p class="soft">(${panelWords!.inLanguage(lang)})</p>`}
    <p lang=${foreign}>${text}</p>
    ${source ? html`<p class="source" lang=${foreign}>${source}</p>` : nothing}`;
}

/** Why there is no reason: who made the move was not asked for one, or had nothing to decide. */
function silentView(table: AnyTable, {by, level}: Pick<RecordedMove, 'by' | 'level'>): TemplateResult {
  const {own, set, none} = table.panelWords!.noReason;
  const isOwn = by === table.context!.viewer && !level;
  return html`<p>${isOwn ? own : table.lessons.current ? set : none}</p>`;
}

/**
 * A reason as the book gives it, with its place.
 * @param counted how the result of a search is told, in the game's own money
 * @param whole whether what else might have been played is told: it may still be in another's hand
 */
export function becauseView(
  table: ReasonHost,
  because: Because | undefined,
  reasonOf: ReasonOf,
  counted: KitPanelWords['counted'] = table.panelWords!.counted,
  whole = true,
): TemplateResult {
  const more = table.panelWords!;
  if (!because) return html`<p>${more.noReason.none}</p>`;
  const {maxim, then, search} = because;
  const words = wordsOf(table, because, reasonOf);
  const spoke = Number(Boolean(maxim)) + Number(whole && Boolean(then));
  return html`${
    words ? words.slice(0, spoke).map((one) => maximView(table, one)) : maxim ? html`<p>…</p>` : nothing
  }
  ${search ? html`<p>${counted(search.best, search.deals, whole ? clearly(search) : null)}</p>` : nothing}
  ${
    whole
      ? words?.slice(spoke).map(
          ({text, source, lang}) =>
            html`<p>
              <small
                >${more.yields}
                <span lang=${lang ?? nothing}>${text} <span class="source">${source}</span></span></small
              >
            </p>`,
        )
      : nothing
  }`;
}

/** Why a move was made, by whom its reason is asked for or missing. */
export function madeView(
  table: AnyTable,
  made: RecordedMove,
  reasonOf: ReasonOf,
  counted?: KitPanelWords['counted'],
  whole = true,
): TemplateResult {
  return made.because ? becauseView(table, made.because, reasonOf, counted, whole) : silentView(table, made);
}

/** The words of a game for its moves. */
export interface WhyWords {
  /** A move that is advised. */
  readonly advised: (move: MoveLike) => unknown;
  /** A card that somebody has played. */
  readonly made: (by: Player, move: MoveLike) => unknown;
  readonly reasonOf: ReasonOf;
  /** How the result of a search is told, in the game's own money; absent: without a unit. */
  readonly counted?: KitPanelWords['counted'];
  /** The advice not to use a right. */
  readonly pass?: string;
  /** The types of the moves that play a card; `PLAY` by default. */
  readonly plays?: readonly string[];
  /** Buttons below an advice. */
  readonly foot?: TemplateResult;
}

/**
 * Why a card: the advice asked for, or the last card that an opponent played, or the one that was pointed at. Of another
 * player's card only the maxim and how often it was best: what it was chosen before lies in his hand, and the replay tells it.
 */
export function whySheet(
  table: AnyTable,
  about: unknown,
  {advised, made, reasonOf, counted, pass, plays = ['PLAY'], foot}: WhyWords,
): TemplateResult {
  const {words, panelWords} = table;
  const {hint, viewer} = table.context!;
  if (about === undefined) {
    const body = hint
      ? html`<p><b>${advised(hint.move)}</b></p>
          ${becauseView(table, hint.because, reasonOf, counted)}`
      : html`<p>${(table.tag('hinted') && pass) || '…'}</p>`;
    return sheet(table, {title: words.hint, small: true, body, ...(foot && {foot})});
  }
  // A card is played once per deal, so the last match is the right one.
  const last = lastMade(
    table,
    ({by, move}) =>
      plays.includes(move.type) &&
      (about === 'last' ? by !== viewer : (move as {card?: string}).card === about),
  );
  return sheet(table, {
    title: words.why,
    small: true,
    body: last
      ? html`<p><b>${made(last.by as Player, last.move)}</b></p>
          ${madeView(table, last, reasonOf, counted, last.by === viewer)}`
      : html`<p>${panelWords!.nothingYet}</p>`,
  });
}

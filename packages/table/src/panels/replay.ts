import {firstWithRole} from '@quinola/chart';
import type {Card} from '@quinola/cards';
import type {Laid, MoveLike, Player, RecordedMove, Seat} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {KitPanelWords, Who} from '../strings.js';
import {formStyles} from '../styles/forms.js';
import {finishedDeal} from '../whole.js';
import {becauseView, type ReasonOf} from './because.js';
import {choice, sheet} from './sheet.js';
import {trickRow, type TricksHost} from './tricks.js';

/** What a trick game provides for its replay; `View` is that of its rules. */
export interface ReplayModel<View> {
  /** The number of the last finished deal; 0 = none. */
  readonly finished: number;
  readonly title: (deal: number) => string;
  /** The word *deal*, where one of several is chosen. */
  readonly deal: string;
  /** Who sat in a seat of a deal, by the view that a watcher has of it. */
  readonly who: (view: View) => (seat: Seat) => Who;
  /** The hands of a finished deal as they were dealt. */
  readonly hands: (ended: View) => readonly (readonly Card[])[];
  /** The hands as they are at a step, drawn; `dealt` is what a watcher sees of the deal when the cards are dealt. */
  readonly diagram: (
    hands: readonly (readonly Card[])[],
    dealt: View,
    who: (seat: Seat) => Who,
  ) => TemplateResult;
  readonly reasonOf: ReasonOf;
  /** How the result of a search is told, in the game's own money; absent: without a unit. */
  readonly counted?: KitPanelWords['counted'];
  /** What a player said beside his cards, by the move and a watcher's view before it; it is shown with its reason. Absent where nothing is. */
  readonly said?: (move: MoveLike, before: View) => unknown;
  /**
   * What else there is to say of the deal at a step, such as a teacher's lesson; absent where nothing is.
   * `ended` and `dealt` are a watcher's views; `show` goes to where so many cards are laid; `made` are the moves of the deal.
   */
  readonly beside?: (
    ended: View,
    dealt: View,
    step: number,
    show: (step: number) => void,
    made: readonly RecordedMove[],
  ) => TemplateResult | typeof nothing;
}

/** The position of a replay. */
interface At {
  readonly deal: number;
  readonly step: number;
}

/** A finished deal card by card, with the reasons; all hands are open now. */
export function replaySheet<View extends {readonly trick: readonly Laid[]}>(
  table: AnyTable & TricksHost,
  about: unknown,
  {
    finished,
    title,
    deal: word,
    who,
    hands: handsOf,
    diagram,
    reasonOf,
    counted,
    said,
    beside,
  }: ReplayModel<View>,
): TemplateResult {
  table.adopt(formStyles);
  const more = table.panelWords!;
  const words = table.panelWords!;
  if (!finished) return sheet(table, {title: more.replay, body: html`<p>${more.nothingYet}</p>`});
  const {deal, step: asked}: At = (about as At | undefined) ?? {deal: finished, step: 0};
  const moves = finishedDeal(table, deal);
  const {profile} = table;
  const steps = moves.filter(({happened}) => firstWithRole(profile, 'played', happened));
  const step = Math.min(asked, steps.length);
  const dealt = (moves.findLast(({happened}) => firstWithRole(profile, 'dealt', happened)) ?? moves[0]!).view(
    'watcher',
  ) as View;
  // Seats change from deal to deal: the names are those of the deal that is shown.
  const whoSat = who(dealt);
  const go = (to: Partial<At>) => (): void =>
    void table.features!.panels.turnTo('replay', {deal, step, ...to});
  const now = step ? steps[step - 1] : undefined;
  // Selecting a card goes back to it, where its reason is shown.
  const tell = (card: Card): void =>
    go({
      step: 1 + steps.findIndex(({happened}) => firstWithRole(profile, 'played', happened)?.card === card),
    })();
  // What was said before the next card, with its reason if any.
  const [from, to] = [now, steps[step]].map((one) => (one ? moves.indexOf(one) : undefined));
  const spoken = said ? moves.slice((from ?? -1) + 1, to).filter(({made}) => made.because) : [];
  const laid = now && (now.view('watcher') as View);
  const gone = new Set(
    steps.slice(0, step).map(({happened}) => firstWithRole(profile, 'played', happened)!.card),
  );
  // Cards laid down unplayed are included.
  const ended = moves.at(-1)!.view('watcher') as View;
  const hands = handsOf(ended).map((cards) => cards.filter((card) => !gone.has(card)));
  const done = now && firstWithRole(profile, 'won', now.happened);
  return sheet(table, {
    title: `${more.replay}: ${title(deal)}`,
    body: html` ${
      finished > 1
        ? html`<label
            ><span>${word}</span
            ><select
              @change=${({target}: Event) => go({deal: Number((target as HTMLSelectElement).value), step: 0})()}
            >
              ${Array.from({length: finished}, (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === deal}>${i + 1}</option>`)}
            </select></label
          >`
        : nothing
    }
    ${diagram(hands, dealt, whoSat)}
    ${done ? trickRow(table, done.trick, whoSat, tell) : laid ? trickRow(table, {cards: laid.trick, winner: -1}, whoSat, tell) : nothing}
    ${now ? becauseView(table, now.made.because, reasonOf, counted) : nothing}
    ${spoken.map(
      (step) =>
        html`<p>
            ${table.who(step.made.by as Player).name}:
            ${said!(step.made.move, (moves[moves.indexOf(step) - 1] ?? step).view('watcher') as View)}
          </p>
          ${becauseView(table, step.made.because, reasonOf, counted)}`,
    )}
    ${
      beside?.(
        ended,
        dealt,
        step,
        (to) => go({step: to})(),
        moves.map(({made}) => made),
      ) ?? nothing
    }`,
    foot: [
      html`<span>${words.step(step, steps.length)}</span>`,
      choice(words.back, go({step: Math.max(0, step - 1)})),
      choice(words.forth, go({step: Math.min(steps.length, step + 1)}), true),
    ],
  });
}

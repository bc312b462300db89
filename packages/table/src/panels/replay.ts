import {firstWithRole, playedCard} from '@quinola/chart';
import type {Card} from '@quinola/cards';
import type {Happening, Laid, MoveLike, Player, RecordedMove, Seat} from '@quinola/play';
import {html, nothing, type TemplateResult} from 'lit';
import type {AnyTable} from '../any-table.js';
import type {KitPanelWords, Who} from '../strings.js';
import {finishedDeal} from '../whole.js';
import {becauseView, madeView, type ReasonOf} from './because.js';
import {nothingToReplay, positionAsked, replayFrame, turnTo, type ReplayedDeals} from './replay-frame.js';
import {trickRow, type ShownTrick, type TricksHost} from './tricks.js';

/** What a trick game provides for its replay; `View` is that of its rules. */
export interface ReplayModel<View> extends ReplayedDeals {
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

/** A finished deal card by card, with the reasons; all hands are open now. */
export function replaySheet<View extends Partial<Record<'trick' | 'middle', readonly Laid[]>>>(
  table: AnyTable & TricksHost,
  about: unknown,
  {who, hands: handsOf, diagram, reasonOf, counted, said, beside, ...deals}: ReplayModel<View>,
): TemplateResult {
  if (!deals.finished) return nothingToReplay(table);
  const {deal, step: asked} = positionAsked(about, deals.finished);
  const moves = finishedDeal(table, deal);
  const {profile} = table;
  const cardOf = (happened: readonly Happening[]): Card | undefined => playedCard(profile, happened);
  const steps = moves.filter(({happened}) => cardOf(happened));
  const step = Math.min(asked, steps.length);
  const dealt = (moves.findLast(({happened}) => firstWithRole(profile, 'dealt', happened)) ?? moves[0]!).view(
    'watcher',
  ) as View;
  // Seats change from deal to deal: the names are those of the deal that is shown.
  const whoSat = who(dealt);
  const show = (to: number): void => turnTo(table, {deal, step: to});
  const now = step ? steps[step - 1] : undefined;
  // Selecting a card goes back to it, where its reason is shown.
  const tell = (card: Card): void => show(1 + steps.findIndex(({happened}) => cardOf(happened) === card));
  // What was said before the next card, with its reason if any.
  const [from, to] = [now, steps[step]].map((one) => (one ? moves.indexOf(one) : undefined));
  const spoken = said ? moves.slice((from ?? -1) + 1, to).filter(({made}) => made.because) : [];
  const laid = now && (now.view('watcher') as View);
  const gone = new Set(steps.slice(0, step).map(({happened}) => cardOf(happened)!));
  // Cards laid down unplayed are included.
  const ended = moves.at(-1)!.view('watcher') as View;
  const hands = handsOf(ended).map((cards) => cards.filter((card) => !gone.has(card)));
  const done = now && firstWithRole(profile, 'won', now.happened);
  const taken = now && firstWithRole(profile, 'captured', now.happened);
  const row: ShownTrick | undefined =
    done?.trick ??
    (taken
      ? {
          winner: taken.seat,
          cards: [taken.card, ...taken.take].map((card, i) => ({seat: i ? -1 : taken.seat, card})),
        }
      : laid && {cards: laid.middle ?? laid.trick ?? [], winner: -1});
  // What a card leaves on the table, beside what it takes.
  const left = (taken && laid?.middle) || [];
  return replayFrame(
    table,
    deals,
    {deal, step},
    steps.length,
    html`${diagram(hands, dealt, whoSat)} ${row ? trickRow(table, row, whoSat, tell) : nothing}
    ${
      left.length
        ? html`<p>${table.words.table}</p>
            ${trickRow(table, {cards: left, winner: -1}, whoSat, tell)}`
        : nothing
    }
    ${now ? madeView(table, now.made, reasonOf, counted) : nothing}
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
        show,
        moves.map(({made}) => made),
      ) ?? nothing
    }`,
  );
}
